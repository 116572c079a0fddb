"""Names of penalties and of categories of infractions."""

from __future__ import annotations

from collections.abc import Mapping

from judgekit.domain.infractions.policy import Category
from judgekit.domain.infractions.state import Penalty
from judgekit.views.words.words import Words, message

PENALTIES: Mapping[str, str] = {
    Penalty.NONE: message("No penalty"),
    Penalty.FIX: message("Fix"),
    Penalty.WARNING: message("Warning"),
    Penalty.GAME_LOSS: message("Game Loss"),
    Penalty.MATCH_LOSS: message("Match Loss"),
    Penalty.DISQUALIFICATION: message("Disqualification"),
}
CATEGORIES: Mapping[Category, str] = {
    Category.GAME_PLAY_ERROR: message("Game Play Error"),
    Category.TOURNAMENT_ERROR: message("Tournament Error"),
    Category.UNSPORTING_CONDUCT: message("Unsporting Conduct"),
    Category.COMMON_ISSUE: message("Common issue"),
    Category.UNWANTED_BEHAVIOUR: message("Unwanted behaviour"),
    Category.SERIOUS_PROBLEM: message("Serious problem"),
}


def penalty_name(penalty: str, words: Words) -> str:
    """Name of a penalty; unknown values are returned unchanged."""
    return words.say_known(PENALTIES, penalty)


def category_name(category: Category, words: Words) -> str:
    """Name of a category of infractions."""
    return words.say(CATEGORIES[category])
