"""Snapshot of a deck check: how long it took, the extension due to its table, and its alarms."""

from __future__ import annotations

from enum import StrEnum

import msgspec

from judgekit.domain.clock.alarms import Alarm, AlarmKind
from judgekit.domain.clock.playing_time import BONUS
from judgekit.domain.deck_checks.state import DeckCheck, DeckChecks
from judgekit.domain.deck_checks.time_box import TimeBox
from judgekit.domain.interrupted_tables import due_if_closed
from judgekit.domain.shared.moment import Moment
from judgekit.domain.tournament import Tournament


class NoTimeDue(StrEnum):
    """Why a deck check gives its table no extension."""

    NO_ROUND = "no-round"
    NO_TIME_LIMIT = "no-time-limit"
    AFTER_DEADLINE = "after-deadline"


class CheckSnapshot(msgspec.Struct, frozen=True):
    """Snapshot of a deck check at an instant.

    `elapsed` is the time spent in its time box, `due` the extension if the decks return now and
    `bonus` the part of it beyond the check's length, all in milliseconds. `reading` is the round
    clock's reading at which the table would then start its additional turns, None without a limit.
    `no_time_due` says why nothing is due.
    """

    check: DeckCheck
    elapsed: int
    due: int
    bonus: int
    reading: int | None
    no_time_due: NoTimeDue | None


def check_snapshot(state: Tournament, check: DeckCheck, now: Moment) -> CheckSnapshot:
    """Return the snapshot of a check at `now`, or at its end if it has finished."""
    ended = now if check.closed is None else check.closed
    elapsed = check.elapsed(now)
    found = state.interruption_of(check)
    if found is None:
        return CheckSnapshot(check, elapsed, 0, 0, None, NoTimeDue.NO_ROUND)
    current, interruption = found
    if current.limit is None:
        return CheckSnapshot(check, elapsed, 0, 0, None, NoTimeDue.NO_TIME_LIMIT)
    due = due_if_closed(state, check, ended)
    table = current.tables[check.table]
    others = [each for each in table.interruptions if each.key != check.id]
    without = msgspec.structs.replace(table, interruptions=others)
    reading = -(without.extension(current.elapsed(ended)) + due)
    if not interruption.counts:
        return CheckSnapshot(check, elapsed, due, 0, reading, NoTimeDue.AFTER_DEADLINE)
    return CheckSnapshot(check, elapsed, due, min(BONUS, due), reading, None)


def check_alarms(checks: DeckChecks, box: TimeBox) -> tuple[Alarm, ...]:
    """Return the alarms of all open checks by time, including those already past.

    The time box limits the judges, not the round: it runs on while the clock is paused. If target
    and stop are the same instant, there is only an alarm for the stop.
    """
    plan: list[Alarm] = []
    for check in checks.open_checks():
        stop, target = check.opened + box.stop, check.opened + box.target
        plan.append(Alarm(stop, AlarmKind.DECK_CHECK_STOP, check.clock, check.table))
        if target < stop:
            plan.append(Alarm(target, AlarmKind.DECK_CHECK_TARGET, check.clock, check.table))
    return tuple(sorted(plan))
