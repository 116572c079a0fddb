"""Times that go on by themselves in a browser."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from judgekit.views.browser.ticking import TickForm, ticking, ticking_by
from judgekit.views.clock.display_faces import Count

NOW = 1_000_000


@given(st.integers(-(10**8), 10**8), st.sampled_from((-1, 0, 1)), st.integers(0, 10**7))
def test_what_is_told_once_is_right_later(value: int, rate: int, passed: int) -> None:
    told = ticking("{time}", Count(value, rate), NOW)
    later = told.rate * (NOW + passed - told.base) if told.rate else told.base
    assert later == value + rate * passed
    assert ticking("{time}", Count(later, rate), NOW + passed) == told


def test_a_time_that_jumps_or_stands_does_not_count() -> None:
    jumps = ticking_by("{time}", lambda at: 0 if at <= NOW else 61_000, NOW, TickForm.LENGTH)
    assert (jumps.base, jumps.rate) == (0, 0)
    stands = ticking_by("{time}", lambda at: 240_000, NOW, TickForm.LENGTH)
    assert (stands.base, stands.rate) == (240_000, 0)


def test_a_time_that_grows_or_shrinks_with_time_counts() -> None:
    grows = ticking_by("{time}", lambda at: at - 400_000, NOW, TickForm.LENGTH)
    assert (grows.base, grows.rate) == (400_000, 1)
    shrinks = ticking_by("{time}", lambda at: 1_500_000 - at, NOW, TickForm.LEFT)
    assert (shrinks.base, shrinks.rate) == (1_500_000, -1)
