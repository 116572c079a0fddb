"""The event, its pairings, its timeline, and the list of all events."""

from __future__ import annotations

import msgspec

from judgekit.domain.calls.commands import CloseCall, OpenCall
from judgekit.domain.setup.commands import CreateTournament, Note
from judgekit.domain.shared.history import Amend, Dated, Redo, Together, Undo
from judgekit.domain.shared.moment import MINUTE
from tests.day import TEN
from tests.journeys.hall_day import pairings_text
from tests.journeys.hands.hand import Hand
from tests.journeys.hands.journey import EVENT, JUDGE, PAIRINGS, RUNNING, TABLES, Journey


def create_with_staff_and_pairings(hand: Hand) -> None:
    hand.write("Name", EVENT.name)
    hand.write("Date", "2026-11-21")
    hand.write("Place", "Málaga")
    hand.pick("List the formats", "Modern")
    hand.press("Competitive")
    hand.write("Number of players or teams", "17")
    hand.write("Name", JUDGE, beside="StaffRows")
    hand.write("Name", "Marco Silva", beside="StaffRows")
    hand.write("Signed in as", JUDGE)
    hand.press("Create event")
    hand.press("Pairings")
    hand.paste("Paste pairings", pairings_text(TABLES))
    hand.press("Use these pairings")


def note_undo_redo(hand: Hand) -> None:
    hand.press("Timeline")
    hand.press("Note")
    hand.type("Projector is dark")
    hand.press("Save note")
    hand.press("Undo")
    hand.do("Redo")


def correct_a_call(hand: Hand) -> None:
    hand.choose("3, Ruling")
    hand.press("Correct this call")
    hand.write("Table", "4", beside="CorrectionView")
    hand.press("Save correction")


def enter_earlier(hand: Hand) -> None:
    hand.press("Timeline")
    hand.press("Enter what happened earlier")
    hand.press("Call")
    hand.write("Opened", "10:02:00")
    hand.write("Closed", "10:05:00")
    hand.write("Table", "6", beside="CorrectionView")
    hand.press("Save entry")


def switch(hand: Hand) -> None:
    hand.press("All events")
    hand.open("Saturday Sealed. ")


EARLIER = Together((Dated(TEN + 2 * MINUTE, OpenCall(6)), Dated(TEN + 5 * MINUTE, CloseCall(6))))
SATURDAY = CreateTournament(name="Saturday Sealed", date="2026-11-21")
CREATED = CreateTournament(
    **{
        **msgspec.structs.asdict(EVENT),
        "place": "Málaga",
        "extra_turns": 5,
        "playoff": 8,
        "language": "en",
        "policy": "2024",
    }
)
EVENTS = (
    Journey(
        "an event with staff and pairings",
        "event",
        (),
        create_with_staff_and_pairings,
        (CREATED, PAIRINGS),
    ),
    Journey(
        "a note, undone and redone",
        "event",
        RUNNING,
        note_undo_redo,
        (Note("Projector is dark"), Undo(), Redo()),
    ),
    Journey(
        "a closed call corrected",
        "calls",
        (*RUNNING, OpenCall(3), 4, CloseCall(3)),
        correct_a_call,
        (lambda state: Amend(state.calls.entered.find(1).id, {"table": 4}),),
    ),
    Journey("another event opened", "event", (SATURDAY, *RUNNING), switch, (SATURDAY,)),
    Journey("something entered late", "event", (*RUNNING, 10), enter_earlier, (EARLIER,)),
)
