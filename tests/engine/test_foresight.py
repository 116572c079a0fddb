"""What a change of history leads to is known before, also where it moves the time of day."""

from __future__ import annotations

import pytest

from judgekit.domain.clock.commands import FollowComputerClock, PauseClock
from judgekit.domain.shared.history import Redo, TakeBack, Undo
from judgekit.domain.shared.moment import MINUTE
from judgekit.domain.shared.refusal import Refusal, RefusalCode
from judgekit.engine.foresight import foreseen
from tests.day import TEN, round_day

HOUR = 60 * MINUTE


@pytest.mark.parametrize("followed", [False, True])
def test_what_is_foreseen_is_what_happens(followed):
    day = round_day().at(minutes=5)
    paused = day.do(PauseClock())
    if followed:
        day.do(FollowComputerClock(3_600))
    then = day.engine.now()
    found = foreseen(day.engine, TakeBack(paused.id))
    before = len(day.log.recorded)
    assert not isinstance(found, Refusal)
    assert len(day.log.recorded) == before
    day.do(TakeBack(paused.id))
    assert (found.state, found.now) == (day.engine.state, day.engine.now())
    assert found.then == then


def test_the_time_of_day_that_is_valid_then_is_foreseen_too():
    day = round_day().at(minutes=5)
    day.do(FollowComputerClock(3_600))
    assert foreseen(day.engine, Undo()).now == TEN + 5 * MINUTE
    day.do(Undo())
    assert foreseen(day.engine, Redo()).now == TEN + 5 * MINUTE + HOUR


def test_what_can_not_be_done_is_refused():
    day = round_day()
    refusal = foreseen(day.engine, Redo())
    assert isinstance(refusal, Refusal)
    assert refusal.code is RefusalCode.NOTHING_TO_REDO
