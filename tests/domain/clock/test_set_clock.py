"""A clock is set to a reading, or to end at a time of day."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from judgekit.domain.clock.commands import (
    CorrectClock,
    EndRound,
    FollowComputerClock,
    GrantExtension,
    PauseClock,
    ResumeClock,
    SetClock,
    StartRound,
)
from judgekit.domain.clock.events import ClockCorrected
from judgekit.domain.shared.history import Amend
from judgekit.domain.shared.moment import MINUTE, SECOND
from judgekit.domain.shared.refusal import RefusalCode
from judgekit.engine.redeciding import state_of
from judgekit.engine.timeline import Step, Timeline
from tests.day import TEN, Day, round_day
from tests.plain_state import plainly

SECONDS = st.integers(0, 5_400)
PASSED = st.lists(
    st.tuples(
        st.integers(0, 2_000),
        st.sampled_from(
            (PauseClock(), ResumeClock(), CorrectClock(77), GrantExtension(3, 120), SetClock(99))
        ),
    ),
    max_size=6,
)


def day_with(passed) -> Day:
    day = round_day()
    day.do(GrantExtension(7, 240))
    for seconds, command in passed:
        day.pass_(seconds).engine.submit(command)
    return day


def test_it_is_a_correction_that_says_what_was_set():
    day = round_day().at(9)
    expected = ClockCorrected("main", MINUTE, "late", "main 1", 42 * MINUTE)
    assert day.events(SetClock(42 * 60, reason="late")) == [expected]


@given(PASSED, SECONDS)
def test_what_remains_is_what_was_set(passed, seconds):
    day = day_with(passed)
    before = day.table(7).extension
    day.do(SetClock(seconds))
    assert day.snapshot().remaining == seconds * SECOND
    assert day.table(7).left == seconds * SECOND + before


@given(PASSED, SECONDS)
def test_it_ends_when_it_was_set_to_end(passed, seconds):
    day = day_with(passed)
    day.engine.submit(ResumeClock())
    end = day.engine.now() + seconds * SECOND
    before = day.table(7).extension
    day.do(SetClock(ends_at=end))
    assert day.snapshot().ends_at == end
    assert day.table(7).deadline == end + before


@given(PASSED, SECONDS)
def test_it_moves_what_a_correction_by_the_difference_moves(passed, seconds):
    one, other = day_with(passed), day_with(passed)
    by = seconds * SECOND - (one.snapshot().remaining or 0)
    one.do(SetClock(seconds))
    if by:
        other.do(CorrectClock(by / SECOND))
    assert one.snapshot() == other.snapshot()


def test_what_is_entered_late_before_it_leaves_what_was_set():
    day = round_day().at(10)
    day.do(SetClock(ends_at=TEN + 45 * MINUTE))
    day.at(12).engine.submit(CorrectClock(-120), "Ann", TEN + 5 * MINUTE)
    assert day.snapshot().ends_at == TEN + 45 * MINUTE


def test_amended_to_another_instant_it_still_ends_then():
    day = round_day().at(10)
    step = day.do(SetClock(ends_at=TEN + 45 * MINUTE))
    assert isinstance(day.engine.submit(Amend(step.id, {"at": TEN + 8 * MINUTE})), Step)
    assert day.snapshot().ends_at == TEN + 45 * MINUTE


def test_followed_clocks_move_the_end_that_was_set():
    day = round_day().at(10)
    day.do(SetClock(ends_at=TEN + 45 * MINUTE))
    day.do(FollowComputerClock(3_600))
    day.at(12)
    late = day.engine.submit(CorrectClock(-120), "Ann", TEN + 65 * MINUTE)
    assert isinstance(late, Step), late
    assert day.snapshot().ends_at == TEN + 105 * MINUTE
    assert plainly(state_of(Timeline(day.log.recorded))) == plainly(day.engine.state)


def test_a_paused_clock_takes_a_reading_but_no_end():
    day = round_day().at(10)
    day.do(PauseClock())
    assert day.refused(SetClock(ends_at=TEN + 45 * MINUTE)) is RefusalCode.PAUSED_END
    day.at(20).do(SetClock(600))
    assert day.snapshot().remaining == 10 * MINUTE


@pytest.mark.parametrize(
    ("command", "code"),
    [
        (SetClock(), RefusalCode.SET_ONE),
        (SetClock(60, ends_at=TEN + 45 * MINUTE), RefusalCode.SET_ONE),
        (SetClock(-1), RefusalCode.WRONG_VALUE),
        (SetClock(86_401), RefusalCode.WRONG_VALUE),
        (SetClock(float("nan")), RefusalCode.WRONG_VALUE),
        (SetClock(ends_at=TEN), RefusalCode.END_PASSED),
        (SetClock(ends_at=TEN + 86_400_000 + 10 * MINUTE), RefusalCode.WRONG_VALUE),
        (SetClock(60, clock="side"), RefusalCode.CLOCK_NOT_STARTED),
        (SetClock(60, clock="final"), RefusalCode.NO_TIME_LIMIT),
    ],
)
def test_what_can_not_be_set_is_refused(command, code):
    day = round_day()
    day.do(StartRound(clock="final", minutes=None))
    assert day.at(5).refused(command) is code


def test_a_round_that_ended_is_not_set():
    day = round_day().at(5)
    day.do(EndRound())
    assert day.refused(SetClock(60, clock="main")) is RefusalCode.CLOCK_ENDED
