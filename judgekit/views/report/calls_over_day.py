"""When the calls of a day were opened, by the half hour."""

from __future__ import annotations

from collections import Counter

import msgspec

from judgekit.domain.shared.moment import MINUTE, Moment
from judgekit.views.report.witness import Day
from judgekit.views.words.instants import half_hour

HALF_HOUR = 30 * MINUTE
QUARTER = 15 * MINUTE
"""Zones differ from each other by whole quarters of an hour: all of one are of one half hour."""
MOST_BARS = 48


class OpenedCalls(msgspec.Struct, frozen=True):
    """How many calls were opened from an instant on, for half an hour."""

    since: Moment
    count: int


def calls_over_day(day: Day) -> tuple[OpenedCalls, ...]:
    """Every half hour from the first call to the last one; those of the first day only, if they
    are of several."""
    quarters = Counter(call.opened // QUARTER for call in day.state.calls.entered)
    counts: Counter[Moment] = Counter()
    for quarter, opened in quarters.items():
        counts[half_hour(quarter * QUARTER)] += opened
    if not counts:
        return ()
    first, last = min(counts), max(counts)
    bars = min(MOST_BARS, (last - first) // HALF_HOUR + 1)
    return tuple(
        OpenedCalls(since, counts[since])
        for since in (first + place * HALF_HOUR for place in range(bars))
    )
