"""What happens at tables: infractions, how they are told, and what an appeal would say."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from judgekit.views.words.words import message


class Case(NamedTuple):
    """An infraction at a table, with its penalty at Competitive; the texts are messages."""

    infraction: str
    penalty: str
    often: int
    facts: str
    ruling: str
    objection: str


CASES = (
    Case(
        *("ipg-2.5", "warning", 30),
        message("A creature attacked the turn it came in; noticed a turn later."),
        message("Warning, no backup: too much has happened."),
        message("Wants the attack undone."),
    ),
    Case(
        *("ipg-2.3", "warning", 14),
        message("Drew four cards for an effect that says three."),
        message("Warning; the opponent picks the card that goes back."),
        message("Says that both saw which card was the fourth."),
    ),
    Case(
        *("ipg-2.1", "none", 16),
        message("Forgot a trigger of the upkeep; remembered in combat."),
        message("The opponent decides whether it goes on the stack."),
        message("Says that the trigger is not optional."),
    ),
    Case(
        *("ipg-2.2", "warning", 12),
        message("Saw the top card while shuffling."),
        message("Warning; shuffle the unknown part of the library."),
        message("Wants to keep the card on top."),
    ),
    Case(
        *("ipg-3.3", "warning", 10),
        message("Took two minutes over one decision, asked twice to go on."),
        message("Warning and two additional turns."),
        message("Says that the board was complicated."),
    ),
    Case(
        *("ipg-2.4", "warning", 8),
        message("Drew eight cards before the first mulligan decision."),
        message("Warning; the extra card goes back at random."),
        message("Would rather mulligan."),
    ),
    Case(
        *("ipg-4.1", "warning", 4),
        message("Threw the deck on the table after losing."),
        message("Warning."),
        message("Says that nobody was disturbed."),
    ),
)
NOTES = (
    message("The projector of the north side is off."),
    message("Table 3 wobbles; moved to the spare table."),
    message("Lost property: a deck box, at the stage."),
)
ALARM = message("fire alarm")
ALARM_LINE = message("Clocks are paused. Please leave by the main door.")
FOUND = message("One copy missing: {card}")
"""The finding of a deck check."""
EVENT_NAME = message("Rehearsal Open")
PLACE = message("Practice hall")


def drawn_case(random: Random) -> Case:
    """Draw a case by how often it happens."""
    return random.choices(CASES, [case.often for case in CASES])[0]
