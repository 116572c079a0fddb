"""Time box of a deck check: a target, and a hard stop."""

from __future__ import annotations

from enum import StrEnum

import msgspec

from judgekit.domain.shared.moment import MINUTE


class TimeBoxState(StrEnum):
    """State of a check within its time box."""

    WITHIN = "within"
    PAST_TARGET = "past-target"
    PAST_STOP = "past-stop"


class TimeBox(msgspec.Struct, frozen=True):
    """Limits of a check, in milliseconds from its start.

    `target` is when the decks should be back, `stop` when they return however much has been
    checked.
    """

    target: int
    stop: int

    def state(self, elapsed: int) -> TimeBoxState:
        """The state after `elapsed` milliseconds."""
        if elapsed >= self.stop:
            return TimeBoxState.PAST_STOP
        return TimeBoxState.PAST_TARGET if elapsed >= self.target else TimeBoxState.WITHIN


def time_box(target_minutes: int, stop_minutes: int) -> TimeBox:
    """Build a time box from minutes; the stop is never before the target."""
    return TimeBox(target_minutes * MINUTE, max(target_minutes, stop_minutes) * MINUTE)
