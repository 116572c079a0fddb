"""What a change of history moves, clock by clock and table by table."""

from __future__ import annotations

from judgekit.domain.calls.commands import CloseCall, OpenCall
from judgekit.domain.clock.changes import (
    Changes,
    ClockChange,
    TableChange,
    changes,
    changes_of_time,
)
from judgekit.domain.clock.commands import (
    EndRound,
    FollowComputerClock,
    GrantExtension,
    PauseClock,
    ResumeClock,
    StartRound,
)
from judgekit.domain.clock.snapshot import ClockState
from judgekit.domain.shared.command import Command
from judgekit.domain.shared.history import Amend, Redo, TakeBack, Undo
from judgekit.domain.shared.moment import MINUTE
from judgekit.domain.tournament import Tournament
from tests.day import TEN, Day, round_day


def moved(day: Day, command: Command):
    after = day.engine.foresee(command)
    assert isinstance(after, Tournament)
    return changes(day.engine.state.clocks, after.clocks, day.engine.now())


def test_a_table_whose_extension_is_taken_back():
    day = round_day()
    day.at(10).do(OpenCall(3))
    closed = day.at(14).do(CloseCall(3))
    assert moved(day.at(20), TakeBack(closed.id)).tables == (
        TableChange("main", 3, 4 * MINUTE, 10 * MINUTE),
    )


def test_a_table_that_was_meant_to_be_another():
    day = round_day()
    granted = day.at(10).do(GrantExtension(3, 60))
    found = moved(day.at(20), Amend(granted.id, {"table": 8}))
    assert found.clocks == ()
    assert found.tables == (TableChange("main", 3, MINUTE, 0), TableChange("main", 8, 0, MINUTE))


def test_a_resume_taken_back_leaves_the_clock_paused_since_then():
    day = round_day()
    day.at(10).do(PauseClock())
    day.at(11).do(ResumeClock())
    assert moved(day.at(14), Undo()).clocks == (
        ClockChange(
            *("main", 37 * MINUTE, 40 * MINUTE, ClockState.PAUSED, TEN + 10 * MINUTE),
            was=ClockState.RUNNING,
            round=1,
        ),
    )


def test_a_round_that_goes_on_and_one_that_never_was():
    day = round_day()
    day.at(10).do(EndRound())
    assert [each.state for each in moved(day, Undo()).clocks] == [ClockState.RUNNING]
    assert [each.state for each in moved(day, Undo(2)).clocks] == [ClockState.NOT_STARTED]


def test_a_second_round_that_is_not_started_is_told_from_the_first_that_ended():
    day = round_day()
    day.at(60).do(EndRound())
    day.do(StartRound(minutes=50))
    (gone,) = moved(day.at(62), Undo()).clocks
    assert (gone.state, gone.round, gone.after) == (ClockState.NOT_STARTED, 2, None)
    day.do(Undo())
    (back,) = moved(day, Redo()).clocks
    assert (back.was, back.state, back.round) == (ClockState.NOT_STARTED, ClockState.RUNNING, 2)
    assert back.since == TEN + 60 * MINUTE


def test_nothing_moves():
    day = round_day()
    day.at(10).do(GrantExtension(3, 60))
    state = day.engine.state
    found = changes(state.clocks, state.clocks, day.engine.now())
    assert (found.clocks, found.tables) == ((), ())


HOUR = 60 * MINUTE


def test_a_moved_time_of_day_moves_ends_and_nothing_else():
    day = round_day()
    day.do(StartRound("side", minutes=None))
    state, now = day.at(20).engine.state, day.engine.now()
    end = TEN + 50 * MINUTE
    expected = ClockChange(
        *("main", 30 * MINUTE, 30 * MINUTE, ClockState.RUNNING),
        was=ClockState.RUNNING,
        round=1,
        ends=(end, end + HOUR),
    )
    assert changes_of_time(state.clocks, now, HOUR) == Changes((expected,), ())
    day.do(FollowComputerClock(3_600))
    after = day.engine.state
    assert changes(state.clocks, after.clocks, now, day.engine.now()) == Changes((expected,), ())


def test_an_ended_round_has_no_end_to_move():
    day = round_day()
    day.at(20).do(EndRound())
    assert changes_of_time(day.engine.state.clocks, day.engine.now(), HOUR) == Changes((), ())
