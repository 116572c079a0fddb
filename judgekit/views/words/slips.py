"""Texts of the slips for players: time slips and penalty slips.

A slip is in the player's language, often a different one than the reader's.
"""

from __future__ import annotations

from collections.abc import Mapping

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
INFRACTION = message("Infraction: {name}")
PENALTY = message("Penalty: {name}")
WHY = message("Why: {reason}")
REMEDY = message("What happens now:")


def turns_text(count: int, words: Words) -> str:
    """The number of turns in words: `5 turns`."""
    return words.say_count("{count} turn", "{count} turns", count)


def reason_text(reason: str, words: Words) -> str:
    """Why the table got time; free text is returned unchanged."""
    return words.say_known(REASONS, reason.strip())
