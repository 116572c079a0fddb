"""The machine's clocks: an instant in UTC, and a span that never runs backwards."""

from __future__ import annotations

import time
from datetime import UTC, timedelta

from judgekit.system.wall_clock import SystemClock


def test_now_is_an_instant_in_utc() -> None:
    now = SystemClock().now()
    assert now.tzinfo is UTC
    assert abs(now.timestamp() - time.time()) < timedelta(minutes=1).total_seconds()


def test_the_span_grows_whatever_the_wall_clock_shows(monkeypatch) -> None:
    clock = SystemClock()
    before = clock.elapsed()
    monkeypatch.setattr(time, "time", lambda: 0.0)
    spans = [before, *(clock.elapsed() for _ in range(1000))]
    assert spans == sorted(spans)
    assert isinstance(before, float)
