"""The tournament's calls, open and closed."""

from __future__ import annotations

from typing import Protocol

import msgspec

from judgekit.domain.calls.events import CallChanged, CallClosed, CallOpened
from judgekit.domain.shared.interruptions import Interrupting
from judgekit.domain.shared.moment import Moment
from judgekit.domain.shared.numbered import HasEntryOrder, Numbered


class Call(Interrupting):
    """One call; once it is closed, `due` is its table's extension in milliseconds."""

    judge: str = ""
    note: str = ""
    due: int = 0


class Calls(msgspec.Struct):
    """All calls in the order of entry."""

    entered: Numbered[Call] = msgspec.field(default_factory=Numbered)
    opened: set[str] = set()
    """Ids of the open calls."""

    def open_call(self, name: int | str) -> Call | None:
        """The call of that number or id if it is open."""
        call = self.entered.find(name)
        return call if call is not None and call.id in self.opened else None

    def open_calls(self) -> list[Call]:
        """The open calls, the longest first: one that was entered late may be the longest."""
        by_id = self.entered.by_id
        opened = (by_id[id_] for id_ in self.opened)
        return sorted(opened, key=lambda each: (each.opened, each.number))

    def open_at(
        self, table: int, clock: str = "", reason: str = "", round_id: str | None = None
    ) -> Call | None:
        """The call at the table that was opened last and is open; defaults match any clock, reason
        and round."""
        found = [
            call
            for call in self.open_calls()
            if call.table == table
            and (not clock or call.clock == clock)
            and (round_id is None or call.round_id == round_id)
            and (not reason or call.reason == reason)
        ]
        return max(found, key=lambda call: (call.opened, call.number), default=None)


class HasCalls(HasEntryOrder, Protocol):
    """A state that has calls."""

    calls: Calls


def open_call(state: HasCalls, event: CallOpened, at: Moment, author: str) -> None:
    """Add an open call."""
    del author
    call = Call(
        event.id,
        event.table,
        event.clock,
        event.round,
        event.reason,
        at,
        event.round_id,
        judge=event.judge,
    )
    state.calls.entered.add(call, state.entry_order)
    state.calls.opened.add(event.id)


def change_call(state: HasCalls, event: CallChanged, at: Moment, author: str) -> None:
    """Store the call's new reason, judge and note."""
    del at, author
    call = state.calls.entered.by_id.get(event.call)
    if call is not None and call.is_open:
        call.reason, call.judge, call.note = event.reason, event.judge, event.note


def close_call(state: HasCalls, event: CallClosed, at: Moment, author: str) -> None:
    """Mark the call as closed."""
    del author
    call = state.calls.entered.by_id.get(event.call)
    if call is not None and call.is_open:
        call.closed, call.due = at, event.due
        call.note = event.note or call.note
        state.calls.opened.discard(call.id)
