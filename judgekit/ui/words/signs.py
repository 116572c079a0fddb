"""Icons with their colours."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from judgekit.domain.clock.snapshot import ClockState
from judgekit.views.sharing.team_standing import Connection


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
CONNECTION_SIGNS: Mapping[Connection, Sign] = {
    Connection.ALONE: Sign("laptop", "text-muted"),
    Connection.CONNECTING: Sign("linking", "text-muted"),
    Connection.CONNECTED: Sign("linked", "ok"),
    Connection.CUT_OFF: Sign("cut-off", "attention"),
    Connection.NOT_STORED: Sign("warning", "attention"),
    Connection.SHUT_OUT: Sign("shut-out", "urgent"),
    Connection.READ_ONLY: Sign("read-only", "attention"),
    Connection.LEFT: Sign("left", "text-muted"),
}
