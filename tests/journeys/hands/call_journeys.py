"""Calls and appeals."""

from __future__ import annotations

from judgekit.domain.calls.commands import CloseCall, DecideAppeal, OpenAppeal, OpenCall
from tests.journeys.hands.hand import Hand
from tests.journeys.hands.journey import RUNNING, Journey

FACTS, RULING = "Both say damage was dealt.", "No way back."
OBJECTION = "I had no time to block."


def open_and_close(hand: Hand) -> None:
    hand.press("Open a call")
    hand.order("c 3 Marco")
    hand.wait(4)
    hand.press("Close call")


def at_the_board(hand: Hand) -> None:
    hand.choose("5 | ", beside="BoardView")
    hand.press("Open call", beside="BoardView")
    hand.wait(3)
    hand.press("Close call", beside="BoardView")


def appeal(hand: Hand) -> None:
    hand.press("Appeal")
    hand.write("Agreed facts", FACTS)
    hand.write("Floor judge's ruling", RULING)
    hand.write("Player's objection", OBJECTION)
    hand.press("Upheld")
    hand.write("Reason", "damage was dealt")
    hand.press("Record outcome")


CALLED = (*RUNNING, OpenCall(3, judge="Marco Silva"), 2)
CALLS = (
    Journey(
        "a call opened and closed",
        "calls",
        RUNNING,
        open_and_close,
        (OpenCall(3, judge="Marco Silva"), 4, CloseCall(3)),
    ),
    Journey(
        "a call at a row of the board",
        "clock",
        (*CALLED, CloseCall(3), OpenCall(5), 2, CloseCall(5)),
        at_the_board,
        (OpenCall(5), 3, CloseCall(5)),
    ),
    Journey(
        "an appeal heard and decided",
        "calls",
        CALLED,
        appeal,
        (
            OpenAppeal(3, FACTS, RULING, OBJECTION, "Marco Silva"),
            DecideAppeal(3, "upheld", "Sofia Reyes", reason="damage was dealt"),
        ),
    ),
)
