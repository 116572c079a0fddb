"""What the cards say of their clocks."""

from __future__ import annotations

import pytest

from judgekit.domain.clock.commands import (
    CorrectClock,
    EndRound,
    GrantExtension,
    PauseAll,
    PauseClock,
    ResumeAll,
    ResumeClock,
    StartRound,
)
from judgekit.domain.clock.snapshot import ClockState
from judgekit.domain.setup.commands import ChangeTournament
from judgekit.ui.clock.controller import ClockController
from judgekit.ui.words.wording import time_of_day, time_with_seconds
from tests.builders import FACTS


@pytest.fixture
def controller(bridge, messages):
    return ClockController(bridge, messages, lambda: FACTS.figures.on("2026-11-21"))


@pytest.fixture
def card(controller, bridge):
    """The chosen clock's card, looked at anew each time."""
    return lambda: controller.cards(bridge.now())[0]


def test_before_the_first_round_it_says_when_that_would_end(card, hall, bridge):
    hall.open()
    facts = card()
    assert facts.state is ClockState.NOT_STARTED
    assert facts.reading == "50:00"
    assert facts.time == time_with_seconds(bridge.now() + 50 * 60_000)


def test_a_running_clock(card, hall):
    hall.open().do(StartRound(round=4))
    start = time_of_day(hall.bridge.now())
    hall.wait(37 + 20 / 60)
    facts = card()
    assert (facts.state, facts.reading) == (ClockState.RUNNING, "12:40")
    assert facts.alarm == "Next alarm: 10 min left, in 2:40"
    assert facts.lines == (f"started {start}", "50 minute(s)", "no pauses or corrections")
    assert facts.marks == pytest.approx((0.8, 0.9, 0.96))
    assert facts.part == pytest.approx(0.7467, abs=1e-4)


def test_a_paused_clock_says_when_it_would_end(card, hall):
    hall.open().do(StartRound()).wait(10)
    paused = time_of_day(hall.bridge.now())
    hall.do(PauseClock()).wait(5)
    facts = card()
    ends = time_with_seconds(hall.bridge.now() + 40 * 60_000)
    assert (facts.state, facts.reading, facts.alarm) == (ClockState.PAUSED, "40:00", "")
    assert facts.note == f"since {paused} · if resumed now, ends {ends}"
    assert facts.lines[1:] == (f"paused since {paused}", "50 minute(s)")


def test_paused_with_all_it_says_why_in_a_line_that_fits(card, hall):
    hall.open().do(StartRound()).wait(1)
    hall.do(PauseAll("fire alarm"))
    assert "fire alarm" in card().lines
    hall.do(ResumeAll(), PauseAll("water on the floor, everybody has to leave the building"))
    assert card().lines[2] == "water on the floor, everybody ha…"


def test_pauses_and_corrections_are_named(card, hall):
    hall.open().do(StartRound()).wait(1)
    hall.do(PauseClock()).wait(2)
    hall.do(ResumeClock(), CorrectClock(-90))
    assert card().lines[-2:] == ("1 pause(s), 2:00", "corrected by −1:30")


def test_overtime_counts_up_and_says_when_time_was_called(card, hall):
    hall.open().do(StartRound(), GrantExtension(12, 720)).wait(50)
    called = time_with_seconds(hall.bridge.now())
    hall.wait(3)
    facts = card()
    assert (facts.state, facts.reading) == (ClockState.OVERTIME, "−03:00")
    assert facts.note == f"time was called at {called}"
    assert facts.alarm == "Next alarm: last table, in 9:00"


@pytest.mark.parametrize(("kind", "is_round"), [("round", True), ("deck-construction", False)])
def test_what_is_not_a_round_is_known_as_that(card, hall, kind, is_round):
    hall.open().do(StartRound(kind=kind)).wait(51)
    assert (card().state, card().is_round) == (ClockState.OVERTIME, is_round)


def test_a_round_without_a_limit_counts_what_has_passed(card, hall):
    hall.open().do(StartRound(minutes=None)).wait(7)
    facts = card()
    assert (facts.reading, facts.part, facts.alarm) == ("07:00", None, "")
    assert facts.note == "elapsed; no time limit"


def test_an_ended_round_offers_the_next_one(card, hall):
    hall.open().do(StartRound(round=4), EndRound())
    facts = card()
    assert facts.state is ClockState.ENDED
    assert facts.proposal is not None
    assert facts.proposal.number == 5


def test_the_main_event_keeps_the_main_card_when_another_clock_is_chosen(controller, hall, bridge):
    hall.open().do(StartRound(), StartRound("Sealed", 1, 30, "deck-construction"))
    assert [(each.place, each.subtitle) for each in controller.cards(bridge.now())] == [
        (0, "Round 1 of 7"),
        (1, "Deck construction"),
    ]
    controller.choose("Sealed")
    cards = controller.cards(bridge.now())
    assert [(each.place, each.is_chosen) for each in cards] == [(0, False), (1, True)]
    assert [each.has_second_key for each in cards] == [True, False]
    controller.show("Sealed")
    cards = controller.cards(bridge.now())
    assert [(each.place, each.is_chosen) for each in cards] == [(1, True), (0, False)]
    controller.choose_next()
    cards = controller.cards(bridge.now())
    assert [(each.place, each.is_chosen) for each in cards] == [(1, False), (0, True)]


@pytest.mark.parametrize(
    ("number", "minutes", "elimination"),
    [(4, 50, False), (7, 50, False), (8, 90, True), (9, 90, True), (10, None, True)],
)
def test_after_the_swiss_rounds_the_playoff_is_proposed(
    controller, hall, number, minutes, elimination
):
    hall.open().do(ChangeTournament("Open", rounds=7, playoff=8))
    hall.do(StartRound(round=number - 1), EndRound())
    proposal = controller.proposal()
    assert (proposal.number, proposal.minutes) == (number, minutes)
    assert proposal.single_elimination is elimination


def test_a_round_as_long_as_the_form_says(controller, hall):
    hall.open().do(ChangeTournament("Open", round_minutes=60))
    assert controller.proposal().minutes == 60


def test_another_clock_goes_on_as_it_was(controller, hall):
    hall.open().do(StartRound("Legacy", 2, 45), EndRound("Legacy"))
    proposal = controller.proposal("Legacy")
    assert (proposal.clock, proposal.number, proposal.minutes) == ("Legacy", 3, 45)
