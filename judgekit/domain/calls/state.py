"""The tournament's calls, open and closed."""

from __future__ import annotations

from typing import Protocol

import msgspec

from judgekit.domain.calls.events import CallChanged, CallClosed, CallOpened
from judgekit.domain.shared.interruptions import Interrupting
from judgekit.domain.shared.moment import Moment


class Call(Interrupting):
    """One call; once it is closed, `due` is its table's extension in milliseconds."""

    judge: str = ""
    note: str = ""
    due: int = 0


class Calls(msgspec.Struct):
    """All calls by number, in order of opening."""

    by_number: dict[int, Call] = {}
    opened: set[int] = set()
    """Numbers of the open calls."""
    last_number: int = 0

    def open_call(self, number: int) -> Call | None:
        """The call of that number if it is open."""
        return self.by_number.get(number) if number in self.opened else None

    def open_calls(self) -> list[Call]:
        """The open calls, oldest first."""
        return [self.by_number[number] for number in sorted(self.opened)]

    def open_at(
        self, table: int, clock: str = "", reason: str = "", round_number: int | None = None
    ) -> Call | None:
        """The latest open call at the table; defaults match any clock, reason and round."""
        for number in sorted(self.opened, reverse=True):
            call = self.by_number[number]
            same_clock = not clock or call.clock == clock
            same_round = round_number is None or call.round == round_number
            same_reason = not reason or call.reason == reason
            if call.table == table and same_clock and same_round and same_reason:
                return call
        return None


class HasCalls(Protocol):
    """A state that has calls."""

    calls: Calls


def open_call(state: HasCalls, event: CallOpened, at: Moment, author: str) -> None:
    """Add an open call."""
    del author
    calls, number = state.calls, event.call
    calls.by_number[number] = Call(
        number,
        event.table,
        event.clock,
        event.round,
        event.reason,
        at,
        f"call {number}",
        judge=event.judge,
    )
    calls.opened.add(number)
    calls.last_number = max(calls.last_number, number)


def change_call(state: HasCalls, event: CallChanged, at: Moment, author: str) -> None:
    """Store the call's new reason, judge and note."""
    del at, author
    call = state.calls.open_call(event.call)
    if call is not None:
        call.reason, call.judge, call.note = event.reason, event.judge, event.note


def close_call(state: HasCalls, event: CallClosed, at: Moment, author: str) -> None:
    """Mark the call as closed."""
    del author
    call = state.calls.open_call(event.call)
    if call is not None:
        call.closed, call.due = at, event.due
        call.note = event.note or call.note
        state.calls.opened.discard(event.call)
