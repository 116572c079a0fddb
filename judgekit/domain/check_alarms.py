"""When the deck checks that go on want to be heard: at the time box's target and at its stop."""

from __future__ import annotations

from judgekit.domain.clock.alarms import Alarm, AlarmKind
from judgekit.domain.deck_checks.state import DeckChecks
from judgekit.domain.deck_checks.time_box import TimeBox


def check_alarms(checks: DeckChecks, box: TimeBox) -> tuple[Alarm, ...]:
    """The alarms of every check that goes on, past ones too, in order of time.

    The time box is of the judges and not of the round: it goes on while the clock is paused. Where
    target and stop are one, only the stop is told.
    """
    plan: list[Alarm] = []
    for check in checks.open_checks():
        stop, target = check.opened + box.stop, check.opened + box.target
        plan.append(Alarm(stop, AlarmKind.DECK_CHECK_STOP, check.clock, check.table))
        if target < stop:
            plan.append(Alarm(target, AlarmKind.DECK_CHECK_TARGET, check.clock, check.table))
    return tuple(sorted(plan))
