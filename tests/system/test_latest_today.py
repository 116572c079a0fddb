"""The latest day that it may be anywhere."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from judgekit.system.wall_clock import latest_today


@pytest.mark.parametrize(
    ("instant", "day"),
    [
        ("2026-11-28T09:59:59", "2026-11-28"),
        ("2026-11-28T10:00:00", "2026-11-29"),
        ("2026-12-31T23:00:00", "2027-01-01"),
    ],
)
def test_a_day_begins_where_it_does_first(instant, day):
    seconds = datetime.fromisoformat(instant).replace(tzinfo=UTC).timestamp()
    assert latest_today(lambda: seconds) == day
