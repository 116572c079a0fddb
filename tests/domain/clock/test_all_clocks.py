"""All clocks are paused at once, and those that were are resumed."""

from __future__ import annotations

from judgekit.domain.clock.commands import (
    EndRound,
    PauseAll,
    PauseClock,
    ResumeAll,
    ResumeClock,
    StartRound,
)
from judgekit.domain.clock.events import AllClocksPaused, AllClocksResumed
from judgekit.domain.clock.snapshot import ClockState
from judgekit.domain.shared.history import Redo, Undo
from judgekit.domain.shared.refusal import RefusalCode
from tests.day import Day, round_day


def three_clocks() -> Day:
    """Rounds of fifty, of three and of no minutes, since ten."""
    day = round_day()
    day.do(StartRound(clock="side", minutes=3))
    day.do(StartRound(clock="final", minutes=None))
    return day


def states(day: Day) -> dict[str, str]:
    return {name: day.snapshot(name).state.value for name in day.engine.state.clocks.by_name}


def test_every_running_clock_is_paused_also_in_overtime():
    day = three_clocks().at(5)
    assert states(day)["side"] == "overtime"
    assert day.events(PauseAll("alarm")) == [
        AllClocksPaused(("main 1", "side 1", "final 1"), "alarm")
    ]
    assert set(states(day).values()) == {"paused"}
    day.at(9)
    assert day.snapshot("main").remaining == 45 * 60_000
    assert day.snapshot("main").pause_reason == "alarm"


def test_exactly_the_clocks_that_it_paused_are_resumed():
    day = three_clocks().at(2)
    day.do(PauseClock("side"))
    day.do(PauseAll())
    day.at(4).do(ResumeClock("final"))
    day.do(PauseClock("final"))
    assert day.events(ResumeAll("over")) == [AllClocksResumed(("main 1",), "over")]
    assert states(day) == {"main": "running", "side": "paused", "final": "paused"}
    assert day.snapshot("main").pause_reason == ""


def test_a_round_started_during_the_pause_can_be_paused_with_all_too():
    day = round_day().at(1)
    day.do(PauseAll("alarm"))
    day.do(StartRound(clock="side", minutes=3))
    assert day.events(PauseAll("still")) == [AllClocksPaused(("side 1",), "still")]
    assert day.events(ResumeAll()) == [AllClocksResumed(("main 1", "side 1"))]


def test_a_round_that_ended_while_paused_is_not_resumed():
    day = three_clocks().at(2)
    day.do(PauseAll())
    day.do(EndRound("side"))
    day.do(ResumeAll())
    assert day.snapshot("side").state is ClockState.ENDED


def test_without_a_running_or_a_paused_clock_it_is_refused():
    day = Day()
    assert day.refused(PauseAll()) is RefusalCode.NOTHING_RUNNING
    day.do(StartRound())
    assert day.refused(ResumeAll()) is RefusalCode.NOT_ALL_PAUSED
    day.at(1).do(PauseClock())
    assert day.refused(PauseAll()) is RefusalCode.NOTHING_RUNNING
    assert day.refused(ResumeAll()) is RefusalCode.NOT_ALL_PAUSED


def test_one_undo_takes_back_the_pause_of_all_and_redo_brings_it_back():
    day = three_clocks().at(2)
    day.do(PauseAll())
    day.at(3).do(Undo())
    assert states(day) == {"main": "running", "side": "overtime", "final": "running"}
    assert day.snapshot("main").remaining == 47 * 60_000
    day.do(Redo())
    assert set(states(day).values()) == {"paused"}


def test_a_round_entered_late_is_paused_too():
    day = round_day().at(5)
    day.do(PauseAll())
    day.at(6)
    at_two = day.engine.now() - 4 * 60_000
    day.engine.submit(StartRound(clock="side", minutes=30), "Ann", at_two)
    assert states(day) == {"main": "paused", "side": "paused"}
    assert day.snapshot("side").remaining == 27 * 60_000
