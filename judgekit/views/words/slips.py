"""What the slips for players say: of time at a table, and of a penalty.

A player is given a slip in the player's language, often another than the reader's.
"""

from __future__ import annotations

from collections.abc import Mapping

from judgekit.views.words.words import Words, message

# -- of time

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
"""As the player knows them."""

# -- of a penalty

ROUND = message("Round {round}")
SEAT = message("table {table}")
INFRACTION = message("Infraction: {name}")
PENALTY = message("Penalty: {name}")
WHY = message("Why: {reason}")
REMEDY = message("What happens now:")


def turns_text(count: int, words: Words) -> str:
    """`5 turns`."""
    return words.say_count("{count} turn", "{count} turns", count)


def reason_text(reason: str, words: Words) -> str:
    """Why the table got time; free words stay as they were written."""
    known = REASONS.get(reason.strip())
    return words.say(known) if known else reason.strip()
