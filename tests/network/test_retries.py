"""When a line that was cut is tried again, and how fast it sends."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from judgekit.network.line.outgoing import A_SECOND, AT_ONCE, Pace
from judgekit.network.line.retries import FIRST, LONGEST, LONGEST_REFUSED, Retries

CHANCES = st.floats(0, 1, exclude_max=True)


@given(st.lists(CHANCES, min_size=12, max_size=12))
def test_waits_double_to_a_longest_one_more_or_less_by_chance(chances) -> None:
    given_chances = iter(chances)
    retries = Retries(lambda: next(given_chances))
    expected = FIRST
    for chance in chances:
        assert retries.wait() == expected * (0.5 + chance)
        expected = min(expected * 2, LONGEST)


def test_after_a_connection_the_first_wait_is_short_again() -> None:
    retries = Retries(lambda: 0.5)
    waits = [retries.wait() for _ in range(4)]
    retries.begin_anew()
    assert retries.wait() == waits[0] == FIRST


def test_a_hub_that_refuses_is_asked_less_and_less() -> None:
    retries = Retries(lambda: 0.5)
    waits = [retries.wait_refused() for _ in range(20)]
    assert waits[0] == FIRST
    assert waits[-1] == LONGEST_REFUSED


@given(st.integers(1, 2000))
def test_a_burst_goes_at_once_and_what_follows_evenly(count: int) -> None:
    now = 0.0
    pace = Pace(lambda: now)
    for _ in range(count):
        now += pace.wait()
    assert abs(now - max(0, count - AT_ONCE) / A_SECOND) < 0.001
