"""Deck checks: tables drawn, lists, cards ticked off, findings."""

from __future__ import annotations

from judgekit.domain.deck_checks.commands import FinishDeckCheck, StartDeckCheck, TakeDecklists
from judgekit.domain.decklists.registered_list import RegisteredList
from tests.domain.deck_checks.registered_lists import REGISTERED
from tests.journeys.hands.hand import Hand
from tests.journeys.hands.journey import RUNNING, Journey

LIST = REGISTERED["burn"]
AS_TEXT = "\n".join(
    [
        *(f"{each.count} {each.name}" for each in LIST.main),
        "",
        *(f"{each.count} {each.name}" for each in LIST.sideboard),
    ]
)
LISTED = TakeDecklists((RegisteredList("Ann Lind3", LIST), RegisteredList("Bo Kask3", LIST)))


def draw_and_start(hand: Hand) -> None:
    hand.write("Seed", "7")
    hand.press("Draw")
    hand.press("Start check")
    hand.wait(3)
    hand.press("Return now")


def import_a_list(hand: Hand) -> None:
    hand.press("Lists")
    hand.press("New list")
    hand.write("Player whose list it is", "Ann Lind3")
    hand.paste("Paste the list here, or drop its file", AS_TEXT)
    hand.press("Save list")


DRAWN = StartDeckCheck(
    6, seed="7", players=("Ann Lind6", "Bo Kask6"), stage="start-of-match"
)
CHECKS = (
    Journey("tables drawn, a check started and returned", "decks", RUNNING, draw_and_start, (DRAWN, 3, FinishDeckCheck(6, partial=True, checked=0))),
    Journey(
        "a decklist imported",
        "decks",
        RUNNING,
        import_a_list,
        (TakeDecklists((RegisteredList("Ann Lind3", LIST),)),),
    ),
)
