"""From what is asked of calls to what happens, or why it can't."""

from __future__ import annotations

from judgekit.domain.calls.commands import ChangeCall, CloseCall, OpenCall
from judgekit.domain.calls.events import (
    AppealDrafted,
    AppealOpened,
    CallChanged,
    CallClosed,
    CallOpened,
)
from judgekit.domain.calls.state import Call, Calls
from judgekit.domain.shared.event import Event
from judgekit.domain.shared.interruptions import TableInRound
from judgekit.domain.shared.refusal import Refusal, RefusalCode


def decide_open(calls: Calls, command: OpenCall, place: TableInRound) -> CallOpened:
    """The call at the place where its table was found."""
    return CallOpened(
        calls.last_number + 1,
        command.table,
        command.reason,
        place.clock,
        place.round,
        place.counts,
        command.judge,
    )


def decide_change(calls: Calls, command: ChangeCall) -> CallChanged | Refusal:
    """What was not said anew stays."""
    call = _meant(calls, command.number) or calls.open_at(command.table, command.clock)
    if call is None:
        return no_open_call(command.table)
    return CallChanged(
        call.number,
        call.reason if command.reason is None else command.reason,
        call.judge if command.judge is None else command.judge,
        call.note if command.note is None else command.note,
    )


def call_to_close(calls: Calls, command: CloseCall) -> Call | Refusal:
    """Which call is meant."""
    call = _meant(calls, command.number) or calls.open_at(
        command.table, command.clock, command.reason
    )
    return no_open_call(command.table) if call is None else call


def _meant(calls: Calls, number: int) -> Call | None:
    return calls.by_number[number] if number in calls.opened else None


def no_open_call(table: int) -> Refusal:
    """The refusal where none is open."""
    return Refusal(RefusalCode.NO_OPEN_CALL, {"table": table})


def call_obstacle(calls: Calls, event: Event) -> Refusal | None:
    """Why this event can't happen to the calls, if it can't."""
    if isinstance(event, CallOpened):
        # One left open in an earlier round is no obstacle to a call in this one.
        if calls.open_at(event.table, event.clock, event.reason, event.round) is not None:
            return Refusal(RefusalCode.CALL_ALREADY_OPEN, {"table": event.table})
        return None
    if isinstance(event, AppealDrafted | AppealOpened):
        # Without its call, what is written down would go over to the next call of that number.
        is_lost = bool(event.call) and event.call not in calls.by_number
        table = event.table if isinstance(event, AppealOpened) else 0
        return no_open_call(table) if is_lost else None
    if isinstance(event, CallChanged | CallClosed) and event.call not in calls.opened:
        call = calls.by_number.get(event.call)
        return no_open_call(call.table if call else 0)
    return None
