"""Texts of the slips for players: time slips and penalty slips.

A slip is in the player's language, often a different one than the reader's.
"""

from __future__ import annotations

from collections.abc import Mapping

from judgekit.domain.infractions.state import Penalty
from judgekit.views.words.words import Words, message

# -- time slips

PLACE = message("Table {table}, round {round}")
UNTIL = message("You play until the clock reads")
THEN = message("then {turns}.")
TIME = message("That is at {time}.")
HELD = message("The judge is still at your table: this moves on until play goes on.")
GIVEN = message("Time given")
CAUSE = message("{reason}: {time}")
CAUSE_WITH_BONUS = message("{reason}: {time} and {bonus} more")
SLOW_PLAY = message("Slow Play: {turns} more")
ELIMINATION = message("If the game is not over then, the higher life total wins.")
REASONS: Mapping[str, str] = {
    "": message("Given by the judge"),
    "ruling": message("Ruling"),
    "deck-check": message("Deck check"),
    "tardiness": message("Late start"),
    "errand": message("Permitted absence"),
    "feature": message("Feature match"),
    "other": message("Another reason"),
}
"""As worded for players."""

# -- penalty slips

ROUND = message("Round {round}")
SEAT = message("table {table}")
TOLD: Mapping[str, str] = {
    Penalty.NONE: message("You get no penalty."),
    Penalty.FIX: message("You get no penalty: the error is fixed."),
    Penalty.WARNING: message("You get a Warning."),
    Penalty.GAME_LOSS: message("You get a Game Loss: you lose a game."),
    Penalty.MATCH_LOSS: message("You get a Match Loss: you lose the match."),
    Penalty.DISQUALIFICATION: message("You are disqualified: you leave the tournament."),
}
"""What the player gets, in words for the player."""


def turns_text(count: int, words: Words) -> str:
    """The number of turns in words: `5 turns`."""
    return words.say_count("{count} turn", "{count} turns", count)


def reason_text(reason: str, words: Words) -> str:
    """Why the table got time; free text is returned unchanged."""
    return words.say_known(REASONS, reason.strip())
