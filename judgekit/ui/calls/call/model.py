"""Model of the calls: open ones first, then the closed ones, newest on top."""

from __future__ import annotations

from collections.abc import Sequence
from operator import attrgetter

import msgspec
from PySide6.QtCore import QObject

from judgekit.domain.call_snapshot import CallSnapshot, call_snapshot
from judgekit.domain.calls.state import Call
from judgekit.domain.tournament import Tournament
from judgekit.ui.calls.wording import due_short, translate
from judgekit.ui.widgets.rows.rows_model import RowsModel
from judgekit.ui.words.wording import duration_text, reason_words, stopwatch_text


class CallRow(msgspec.Struct, frozen=True):
    """A call, or an appeal, as painted: `icon` and `token` are those of its outcome."""

    id: str
    table: str
    title: str
    judge: str
    time: str
    outcome: str
    is_open: bool
    icon: str
    token: str
    is_running: bool = False
    """Whether its time is a running stopwatch."""
    players: str = ""
    """Who sits there, painted where there is room for all of it."""

    def spoken(self) -> str:
        """Return the row's text for a screen reader."""
        words = (self.table, self.title, self.players, self.judge, self.time, self.outcome)
        return ", ".join(word for word in words if word)


class RowsById(RowsModel[CallRow]):
    """Rows of calls or appeals, each identified by its id."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(CallRow.spoken, name=attrgetter("id"), parent=parent)

    def id_at(self, position: int) -> str | None:
        """Return the id of a row; None if there is no such row."""
        return self.rows[position].id if 0 <= position < len(self.rows) else None

    def position_of(self, id_: str | None) -> int:
        """Return the row of that id; -1 if there is none."""
        return next((at for at, row in enumerate(self.rows) if row.id == id_), -1)


class CallsModel(RowsById):
    """The calls at an instant."""

    def show_calls(self, state: Tournament, calls: Sequence[Call], now: int) -> None:
        """Show these calls at this instant."""
        appealed = _appealed(state)
        self.show_rows([_row(state, call_snapshot(state, call, now), appealed) for call in calls])

    def refresh_open(self, state: Tournament, now: int) -> None:
        """Update the open calls, which come first, at this instant."""
        opened = [state.calls.entered.by_id[row.id] for row in self.rows if row.is_open]
        appealed = _appealed(state)
        rows = [_row(state, call_snapshot(state, call, now), appealed) for call in opened]
        self.show_rows([*rows, *self.rows[len(rows) :]])


def ordered(state: Tournament) -> list[Call]:
    """Return open calls, oldest first, then closed ones, newest first."""
    opened = state.calls.open_calls()
    closed = [call for call in state.calls.entered if not call.is_open]
    return [*opened, *sorted(closed, key=lambda call: call.number, reverse=True)]


def players_words(state: Tournament, call: Call) -> str:
    """Return who sits at the call's table; empty if no pairings tell it."""
    return " – ".join(state.setup.players_at(call.clock, call.round, call.table))


def _appealed(state: Tournament) -> set[str]:
    """Return the ids of the calls with an appeal or the draft of one."""
    made = {appeal.asked.call for appeal in state.appeals.entered}
    return made | state.appeals.drafts.keys()


def _row(state: Tournament, snapshot: CallSnapshot, appealed: set[str]) -> CallRow:
    call = snapshot.call
    with_appeal = translate("Calls", "with appeal") if call.id in appealed else ""
    is_open = call.is_open
    elapsed = stopwatch_text(snapshot.elapsed) if is_open else duration_text(snapshot.elapsed)
    return CallRow(
        call.id,
        str(call.table),
        reason_words(call.reason),
        ", ".join(each for each in (call.judge, with_appeal) if each),
        elapsed,
        due_short(snapshot),
        is_open,
        "call-open" if is_open else "extension" if snapshot.due > 0 else "none-due",
        "attention" if is_open else "text-muted",
        is_open,
        players_words(state, call),
    )
