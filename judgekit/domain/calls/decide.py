"""Decisions on call commands: the event, or the refusal."""

from __future__ import annotations

from judgekit.domain.calls.commands import ChangeCall, CloseCall, OpenCall
from judgekit.domain.calls.events import CallChanged, CallClosed, CallOpened
from judgekit.domain.calls.state import Call, Calls, HasCalls
from judgekit.domain.shared.interruptions import TableInRound
from judgekit.domain.shared.moment import Moment
from judgekit.domain.shared.numbered import is_named
from judgekit.domain.shared.refusal import Refusal, RefusalCode


def decide_open(command: OpenCall, place: TableInRound) -> CallOpened:
    """Open the call where its table was found."""
    return CallOpened(
        command.table,
        command.reason,
        place.clock,
        place.round,
        place.counts,
        command.judge,
        place.round_id,
    )


def decide_change(calls: Calls, command: ChangeCall) -> CallChanged | Refusal:
    """Change an open call; fields that are None keep their value."""
    call = _open_call(calls, command)
    if isinstance(call, Refusal):
        return call
    return CallChanged(
        call.id,
        call.reason if command.reason is None else command.reason,
        call.judge if command.judge is None else command.judge,
        call.note if command.note is None else command.note,
    )


def call_to_close(calls: Calls, command: CloseCall) -> Call | Refusal:
    """Find the call that the command refers to."""
    return _open_call(calls, command, command.reason)


def _open_call(calls: Calls, command: ChangeCall | CloseCall, reason: str = "") -> Call | Refusal:
    """Find the named call, else the latest at the table, on that clock and for that reason."""
    if not is_named(command.number):
        if not command.table:
            return Refusal(RefusalCode.WRONG_VALUE, {"field": "table"})
        call = calls.open_at(command.table, command.clock, reason)
        return no_open_call(command.table) if call is None else call
    call = calls.open_call(command.number)
    if call is None or command.table not in (0, call.table):
        known = calls.entered.find(command.number)
        return no_open_call(command.table or (known.table if known else 0))
    return call


def no_open_call(table: int) -> Refusal:
    """The refusal when no call is open at the table."""
    return Refusal(RefusalCode.NO_OPEN_CALL, {"table": table})


def open_obstacle(state: HasCalls, event: CallOpened, at: Moment) -> Refusal | None:
    """Refuse a second open call with the same reason in the same round.

    A call left open in an earlier round is no obstacle.
    """
    del at
    same = state.calls.open_at(event.table, event.clock, event.reason, event.round_id)
    if same is not None:
        return Refusal(RefusalCode.CALL_ALREADY_OPEN, {"table": event.table})
    return None


def open_call_obstacle(
    state: HasCalls, event: CallChanged | CallClosed, at: Moment
) -> Refusal | None:
    """Refuse to change or close a call that isn't open."""
    del at
    if event.call in state.calls.opened:
        return None
    call = state.calls.entered.by_id.get(event.call)
    return no_open_call(call.table if call else 0)
