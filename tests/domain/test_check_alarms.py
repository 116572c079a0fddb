"""When deck checks want to be heard."""

from __future__ import annotations

import pytest

from judgekit.domain.check_snapshot import check_alarms
from judgekit.domain.clock.alarms import Alarm, AlarmKind
from judgekit.domain.deck_checks.events import DeckCheckFinished, DeckCheckStarted
from judgekit.domain.deck_checks.time_box import TimeBoxState, time_box
from judgekit.domain.shared.moment import MINUTE
from judgekit.domain.tournament import Tournament, apply

TARGET, STOP = AlarmKind.DECK_CHECK_TARGET, AlarmKind.DECK_CHECK_STOP


def test_each_check_that_goes_on_has_a_target_and_a_stop():
    state = Tournament()
    for number, began in ((1, 0), (2, MINUTE), (3, 5 * MINUTE)):
        apply(state, DeckCheckStarted(20 + number, clock="main", id=f"check {number}"), began)
    apply(state, DeckCheckFinished("check 2"), 2 * MINUTE)
    assert check_alarms(state.deck_checks, time_box(8, 10)) == (
        Alarm(8 * MINUTE, TARGET, "main", 21),
        Alarm(10 * MINUTE, STOP, "main", 21),
        Alarm(13 * MINUTE, TARGET, "main", 23),
        Alarm(15 * MINUTE, STOP, "main", 23),
    )


@pytest.mark.parametrize("stop", [8, 10])
def test_a_stop_at_or_before_the_target_is_told_once(stop: int):
    state = Tournament()
    apply(state, DeckCheckStarted(3), 0)
    assert check_alarms(state.deck_checks, time_box(10, stop)) == (Alarm(10 * MINUTE, STOP, "", 3),)


@pytest.mark.parametrize(
    ("minutes", "state"),
    [(0, "within"), (7.99, "within"), (8, "past-target"), (9.99, "past-target"), (10, "past-stop")],
)
def test_a_time_box_says_where_a_check_stands(minutes: float, state: str):
    assert time_box(8, 10).state(int(minutes * MINUTE)) is TimeBoxState(state)
