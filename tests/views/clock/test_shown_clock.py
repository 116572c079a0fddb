"""Which clock has the main card and the board."""

from __future__ import annotations

from judgekit.domain.clock.commands import EndRound, PauseClock, StartDraft, StartRound
from judgekit.views.clock.shown_clock import rounds_in_overtime, shown_clock
from tests.day import Day


def shown(day: Day, wanted: str = "", known: frozenset[str] = frozenset()) -> str:
    return shown_clock(day.engine.state.clocks, day.engine.now(), wanted, known)


def overtime(day: Day) -> frozenset[str]:
    found = rounds_in_overtime(day.engine.state.clocks, day.engine.now())
    return frozenset(found.values())


def two_events() -> Day:
    day = Day()
    day.do(StartRound("Legacy", 1, 40))
    day.do(StartRound())
    return day


def test_before_any_round_it_is_the_main_one():
    assert shown(Day()) == "main"


def test_the_main_event_is_shown_whichever_began_first():
    assert shown(two_events()) == "main"


def test_it_stays_when_its_round_has_ended():
    day = two_events()
    day.do(EndRound("main"))
    assert shown(day) == "main"


def test_without_the_main_event_a_round_of_matches_comes_before_a_draft():
    day = Day()
    day.do(StartDraft())
    assert shown(day) == "draft"
    day.do(StartRound("Legacy", 1))
    assert shown(day) == "Legacy"
    day.do(EndRound("Legacy"))
    assert shown(day) == "draft"
    day.do(EndRound("draft"))
    assert shown(day) == "Legacy"


def test_a_round_in_overtime_is_promoted_and_the_main_event_before_it():
    day = two_events()
    day.at(40)
    assert shown(day) == "Legacy"
    day.do(PauseClock("Legacy"))
    assert shown(day) == "Legacy"
    day.at(50)
    assert shown(day) == "main"


def test_deck_construction_in_overtime_takes_nobody_s_board():
    day = Day()
    day.do(StartRound())
    day.do(StartRound("Sealed", 1, 30, "deck-construction"))
    assert shown(day.at(31)) == "main"


def test_the_clock_asked_for_stays_until_another_one_goes_into_overtime():
    day = two_events()
    assert shown(day, "Legacy") == "Legacy"
    day.at(41)
    known = overtime(day)
    assert shown(day, "main", known) == "main"
    day.do(StartRound("Modern", 1, 1))
    day.at(43)
    assert shown(day, "Legacy", known) == "Legacy"
    assert shown(day, "main", known) == "Modern"


def test_an_unknown_clock_is_not_shown():
    assert shown(two_events(), "gone") == "main"
