"""Icons with their colours."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from judgekit.domain.clock.snapshot import ClockState


class Sign(NamedTuple):
    """An icon with its colour token."""

    icon: str
    token: str


TELL_SIGN = Sign("calls", "attention")
"""What a table has to be told again."""
CLOCK_SIGNS: Mapping[ClockState, Sign] = {
    ClockState.NOT_STARTED: Sign("not-started", "text-muted"),
    ClockState.RUNNING: Sign("running", "ok"),
    ClockState.PAUSED: Sign("paused", "attention"),
    ClockState.OVERTIME: Sign("overtime", "overtime"),
    ClockState.ENDED: Sign("ended", "text-muted"),
}
