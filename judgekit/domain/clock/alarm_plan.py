"""The alarms of all clocks as they stand: what a machine that watches over them has to know."""

from __future__ import annotations

from judgekit.domain.clock.alarms import Alarm, alarms_of
from judgekit.domain.clock.snapshot import ends_at
from judgekit.domain.clock.state import Clocks, Round
from judgekit.domain.shared.moment import Moment


def alarm_plan(clocks: Clocks, now: Moment) -> tuple[Alarm, ...]:
    """The alarms of every round that is running, past ones too, in order of time.

    It holds until the next event: a paused round has none, since its end moves with the time of
    day, and neither has one that has ended.
    """
    plan: list[Alarm] = []
    for name in clocks.by_name:
        current = clocks.in_progress(name)
        if current is not None and current.paused_since is None:
            plan += alarms_of(
                name,
                start=current.started,
                end=ends_at(current, now),
                latest_deadline=latest_deadline(current, now),
                has_warnings=not current.draft,
            )
    return tuple(sorted(plan))


def latest_deadline(current: Round, now: Moment) -> Moment | None:
    """The latest T of the tables that aren't done; None without a limit or tables, and while an
    interruption holds the deadline of one, which then moves with the time of day."""
    end = ends_at(current, now)
    playing = [table for table in current.tables.values() if not table.done]
    if end is None or not playing:
        return None
    if any(each.counts and each.until is None for table in playing for each in table.interruptions):
        return None
    elapsed = current.elapsed(now)
    return end + max(table.extension(elapsed) for table in playing)
