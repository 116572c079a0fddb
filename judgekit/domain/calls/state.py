"""The calls of the day, open and closed."""

from __future__ import annotations

import msgspec

from judgekit.domain.calls.events import CallChanged, CallClosed, CallOpened
from judgekit.domain.shared.interruptions import Interrupting
from judgekit.domain.shared.moment import Moment


class Call(Interrupting):
    """One call; `due` is what its table got for it, in milliseconds, once it is closed."""

    judge: str = ""
    note: str = ""
    due: int = 0


class Calls(msgspec.Struct):
    """All calls by number, in the order in which they were opened."""

    by_number: dict[int, Call] = {}
    opened: set[int] = set()
    """The numbers of those that are open."""
    last_number: int = 0

    def open_calls(self) -> list[Call]:
        """Those that go on, the longest first."""
        return [self.by_number[number] for number in sorted(self.opened)]

    def open_at(
        self, table: int, clock: str = "", reason: str = "", round_number: int | None = None
    ) -> Call | None:
        """The last one opened that is open there; any clock, reason and round where none is
        named."""
        for number in sorted(self.opened, reverse=True):
            call = self.by_number[number]
            same_clock = not clock or call.clock == clock
            same_round = round_number is None or call.round == round_number
            same_reason = not reason or call.reason == reason
            if call.table == table and same_clock and same_round and same_reason:
                return call
        return None


def open_call(calls: Calls, event: CallOpened, at: Moment) -> Call:
    """A stopwatch starts."""
    number = event.call
    call = Call(
        number,
        event.table,
        event.clock,
        event.round,
        event.reason,
        at,
        f"call {number}",
        judge=event.judge,
    )
    calls.by_number[number] = call
    calls.opened.add(number)
    calls.last_number = number
    return call


def change_call(calls: Calls, event: CallChanged) -> Call:
    """It is about something else."""
    call = calls.by_number[event.call]
    call.reason, call.judge, call.note = event.reason, event.judge, event.note
    return call


def close_call(calls: Calls, event: CallClosed, at: Moment) -> Call:
    """It stops."""
    call = calls.by_number[event.call]
    call.closed, call.due = at, event.due
    call.note = event.note or call.note
    calls.opened.discard(event.call)
    return call
