"""Alarms of the open deck checks: at the time box's target and at its stop."""

from __future__ import annotations

from judgekit.domain.clock.alarms import Alarm, AlarmKind
from judgekit.domain.deck_checks.state import DeckChecks
from judgekit.domain.deck_checks.time_box import TimeBox


def check_alarms(checks: DeckChecks, box: TimeBox) -> tuple[Alarm, ...]:
    """Alarms of every open check, past ones included, sorted by time.

    The time box belongs to the judges, not to the round: it continues while the clock is paused. If
    target and stop coincide, only the stop has an alarm.
    """
    plan: list[Alarm] = []
    for check in checks.open_checks():
        stop, target = check.opened + box.stop, check.opened + box.target
        plan.append(Alarm(stop, AlarmKind.DECK_CHECK_STOP, check.clock, check.table))
        if target < stop:
            plan.append(Alarm(target, AlarmKind.DECK_CHECK_TARGET, check.clock, check.table))
    return tuple(sorted(plan))
