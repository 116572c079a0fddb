"""What interruptions owe a table, in round time."""

from __future__ import annotations

import pytest

from judgekit.domain.clock.playing_time import Interruption, Reason, owed_time
from judgekit.domain.shared.moment import MINUTE, SECOND


def stop(reason: Reason, since: float, until: float | None, *, counts: bool = True) -> Interruption:
    """An interruption between two minutes of a round without pauses."""
    begin = round(since * MINUTE)
    end = None if until is None else round(until * MINUTE)
    key = f"{reason} {since}"
    return Interruption(key, reason, begin, counts, end, opened=begin, closed=end or 0)


@pytest.mark.parametrize(
    ("reason", "since", "until", "owed"),
    [
        (Reason.RULING, 10, 16, 6),
        (Reason.RULING, 10, 11, 0),
        (Reason.OTHER, 10, 11.5, 1.5),
        (Reason.DECK_CHECK, 2, 11, 12),
        (Reason.DECK_CHECK, 2, 2.5, 3.5),
        (Reason.DECK_CHECK, 2, 2, 3),
        (Reason.TARDINESS, 0, 0.75, 0.75),
        (Reason.ERRAND, 10, 14, 4),
        (Reason.ERRAND, 10, 20, 10),
        (Reason.ERRAND, 10, 25, 10),
        (Reason.ERRAND, 10, 10.5, 0),
        (Reason.FEATURE, 0, 7, 10),
        (Reason.FEATURE, 5, 7, 10),
    ],
)
def test_one_that_is_over(reason, since, until, owed):
    assert owed_time([stop(reason, since, until)], 40 * MINUTE) == owed * MINUTE
    assert owed_time([stop(reason, since, until, counts=False)], 40 * MINUTE) == 0


@pytest.mark.parametrize(
    ("reason", "now", "owed"),
    [(Reason.RULING, 10.5, 0.5), (Reason.DECK_CHECK, 10.5, 3.5), (Reason.ERRAND, 25, 15)],
)
def test_one_that_is_open_holds_the_deadline(reason, now, owed):
    assert owed_time([stop(reason, 10, None)], round(now * MINUTE)) == owed * MINUTE


@pytest.mark.parametrize(
    ("stops", "owed"),
    [
        ([(Reason.RULING, 10, 16), (Reason.DECK_CHECK, 12, 20)], 13),
        ([(Reason.RULING, 10, 20), (Reason.OTHER, 12, 14)], 10),
        ([(Reason.RULING, 10, 10.7), (Reason.OTHER, 10.5, 11.2)], 1.2),
        ([(Reason.RULING, 10, 10.7), (Reason.OTHER, 10.7, 11.2)], 0),
        ([(Reason.RULING, 10, 13), (Reason.RULING, 20, 24)], 7),
        ([(Reason.DECK_CHECK, 10, 13), (Reason.DECK_CHECK, 20, 24)], 13),
        ([(Reason.ERRAND, 10, 30), (Reason.RULING, 25, 28)], 13),
        ([(Reason.FEATURE, 3, 7), (Reason.RULING, 5, 9)], 12),
    ],
)
def test_several(stops, owed):
    made = [stop(*each) for each in stops]
    assert owed_time(made, 40 * MINUTE) == owed * MINUTE
    assert owed_time(reversed(made), 40 * MINUTE) == owed * MINUTE


def test_two_that_overlap_while_the_clock_stands_are_one():
    snapshot = 10 * MINUTE + 40 * SECOND
    first = Interruption("a", Reason.RULING, 10 * MINUTE, True, snapshot, opened=600, closed=900)
    second = Interruption("b", Reason.OTHER, snapshot, True, 11 * MINUTE + 10_000, 800, 1_000)
    later = Interruption("c", Reason.OTHER, snapshot, True, 11 * MINUTE + 10_000, 900, 1_000)
    assert owed_time([first, second], 40 * MINUTE) == 70 * SECOND
    assert owed_time([first, later], 40 * MINUTE) == 0
