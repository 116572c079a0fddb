"""How long the decks of a table may be away: a target, and a hard stop."""

from __future__ import annotations

from enum import StrEnum

import msgspec

from judgekit.domain.shared.moment import MINUTE


class TimeBoxState(StrEnum):
    """Where a check stands in its time box."""

    WITHIN = "within"
    PAST_TARGET = "past-target"
    PAST_STOP = "past-stop"


class TimeBox(msgspec.Struct, frozen=True):
    """`target` is when the decks should be back, `stop` when they return whatever has been looked
    at; both in milliseconds from the beginning of the check."""

    target: int
    stop: int

    def state(self, elapsed: int) -> TimeBoxState:
        """Where a check that has taken so many milliseconds stands."""
        if elapsed >= self.stop:
            return TimeBoxState.PAST_STOP
        return TimeBoxState.PAST_TARGET if elapsed >= self.target else TimeBoxState.WITHIN


def time_box(target_minutes: int, stop_minutes: int) -> TimeBox:
    """From minutes as they were chosen; the stop never comes before the target."""
    return TimeBox(target_minutes * MINUTE, max(target_minutes, stop_minutes) * MINUTE)
