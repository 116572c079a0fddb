"""Alarms of a round (start, warnings, time, last deadline) and the names of all alarms."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from types import MappingProxyType
from typing import NamedTuple

from judgekit.domain.shared.moment import MINUTE, Moment


class AlarmKind(StrEnum):
    """What an alarm announces."""

    START = "start"
    TEN_MINUTES = "ten-minutes"
    FIVE_MINUTES = "five-minutes"
    TWO_MINUTES = "two-minutes"
    TIME = "time"
    LONGEST_DEADLINE = "longest-deadline"
    DECK_CHECK_TARGET = "deck-check-target"
    DECK_CHECK_STOP = "deck-check-stop"


class Alarm(NamedTuple):
    """An alarm's time, kind and clock, and its table for a deck check. Alarms sort by time."""

    at: Moment
    kind: AlarmKind
    clock: str
    table: int = 0


WARNINGS: Mapping[AlarmKind, int] = MappingProxyType(
    {
        AlarmKind.TEN_MINUTES: 10 * MINUTE,
        AlarmKind.FIVE_MINUTES: 5 * MINUTE,
        AlarmKind.TWO_MINUTES: 2 * MINUTE,
    }
)
"""How long before the end of the round each warning is due, in milliseconds."""


def alarms_of(
    clock: str,
    *,
    start: Moment,
    end: Moment | None,
    latest_deadline: Moment | None = None,
    has_warnings: bool = True,
) -> tuple[Alarm, ...]:
    """All alarms of a running clock, past ones included, sorted by time.

    `end` is E, None for a round without a limit. `latest_deadline` is the latest T of the tables
    that aren't done; None if there is no such table, or while an interruption moves that deadline.
    A paused clock has no alarms at all: its E isn't fixed.

    Without `has_warnings` only start, time and the last deadline are included, as for a draft,
    which is called step by step. Warnings not after the start are left out: the start itself says
    how long there is.
    """
    alarms = [Alarm(start, AlarmKind.START, clock)]
    if end is None:
        return tuple(alarms)
    alarms += (
        Alarm(end - before, kind, clock)
        for kind, before in WARNINGS.items()
        if has_warnings and end - before > start
    )
    alarms.append(Alarm(end, AlarmKind.TIME, clock))
    if latest_deadline is not None and latest_deadline > end:
        alarms.append(Alarm(latest_deadline, AlarmKind.LONGEST_DEADLINE, clock))
    return tuple(sorted(alarms))
