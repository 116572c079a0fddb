"""A deck check's time box, and what it brings its table."""

from __future__ import annotations

from judgekit.domain.check_snapshot import NoTimeDue, check_snapshot
from judgekit.domain.clock.commands import StartRound
from judgekit.domain.deck_checks.commands import FinishDeckCheck, StartDeckCheck
from tests.day import Day, round_day

MINUTE = 60_000


def snapshot(day: Day, number: int = 1):
    state = day.engine.state
    return check_snapshot(state, state.deck_checks.entered.find(number), day.engine.now())


def test_the_table_gets_the_length_and_three_minutes():
    day = round_day()
    day.at(2).do(StartDeckCheck(23))
    day.at(8.2)
    now = snapshot(day)
    assert (now.elapsed, now.due, now.bonus) == (6.2 * MINUTE, 9.2 * MINUTE, 3 * MINUTE)
    assert now.reading == -9.2 * MINUTE
    day.do(FinishDeckCheck(23))
    day.at(20)
    assert snapshot(day) == now.__class__(
        day.engine.state.deck_checks.entered.find(1), *_values(now)
    )


def _values(now):
    return now.elapsed, now.due, now.bonus, now.reading, now.no_time_due


def test_without_a_round_or_a_limit_or_after_time_nothing_is_due():
    day = Day()
    day.do(StartDeckCheck(1))
    assert snapshot(day).no_time_due is NoTimeDue.NO_ROUND
    untimed = Day()
    untimed.do(StartRound(minutes=None))
    untimed.do(StartDeckCheck(1))
    assert snapshot(untimed).no_time_due is NoTimeDue.NO_TIME_LIMIT
    late = round_day()
    late.at(51).do(StartDeckCheck(1))
    late.at(60)
    assert (snapshot(late).due, snapshot(late).no_time_due) == (0, NoTimeDue.AFTER_DEADLINE)
    assert snapshot(late).reading == 0
