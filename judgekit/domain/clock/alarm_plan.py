"""Upcoming alarms of all clocks, for whatever has to sound them."""

from __future__ import annotations

from judgekit.domain.clock.alarms import Alarm, alarms_of
from judgekit.domain.clock.snapshot import ends_at
from judgekit.domain.clock.state import Clocks, Round
from judgekit.domain.shared.moment import Moment


def alarm_plan(clocks: Clocks, now: Moment) -> tuple[Alarm, ...]:
    """Alarms of every running round, past ones included, sorted by time.

    The plan is valid until the next event. A paused round has no alarms, since its end moves with
    the time of day; neither has an ended one.
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
    """The latest deadline T of the tables that aren't done.

    None without a limit or tables, and while an interruption moves a deadline with the time of day.
    """
    end = ends_at(current, now)
    playing = [table for table in current.tables.values() if not table.done]
    if end is None or not playing:
        return None
    if any(each.counts and each.until is None for table in playing for each in table.interruptions):
        return None
    elapsed = current.elapsed(now)
    return end + max(table.extension(elapsed) for table in playing)
