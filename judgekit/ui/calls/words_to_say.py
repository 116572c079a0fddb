"""What to say to tables whose calls the command bar has closed, on every page until it is read."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QCoreApplication, QObject

from judgekit.domain.call_snapshot import CallSnapshot, call_snapshot
from judgekit.domain.calls.state import Call
from judgekit.domain.clock.telling import reading_to_tell
from judgekit.domain.shared.topic import Topic
from judgekit.ui.calls.wording import tell_words
from judgekit.ui.runtime.messages import Banner
from judgekit.ui.shell.page import ProgramDependencies
from judgekit.ui.words.wording import duration_text

MOST = 3
"""Tables for which the words are kept, the newest."""


class WordsToSay(QObject):
    """Keeps a notice for each of these tables, until it is closed or what it says holds no more:
    the table was told something else or is done, the call is open again, the round is over."""

    def __init__(self, dependencies: ProgramDependencies) -> None:
        super().__init__(dependencies.bridge)
        self._bridge, self._messages = dependencies.bridge, dependencies.messages
        self._calls: list[str] = []
        self._bridge.changed.connect(self._changed)
        self._bridge.switched.connect(self._begin_anew)

    def show(self, call: Call) -> None:
        """Say what was recorded as this call was closed; nothing while it waits to be recorded."""
        closed = self._closed(call.id)
        if closed is None:
            return
        if not self._words(closed):
            self._messages.say(_without_words(closed))
            return
        self._calls.append(call.id)
        while len(self._calls) > MOST:
            self._forget(self._calls[0])
        words = partial(self._notice, call.id)
        self._messages.put(_key(call.id), Banner(words, icon="extension", token="accent"))

    def _notice(self, call: str) -> str:
        """`Table 12, 1:15 more: “Play until the clock reads −01:15; then 5 turns.”`"""
        closed = self._closed(call)
        if closed is None:
            return ""
        words = QCoreApplication.translate("Calls", "Table {table}, {time} more: {sentence}")
        return words.format(
            table=closed.call.table,
            time=duration_text(closed.due),
            sentence=self._words(closed),
        )

    def _words(self, closed: CallSnapshot) -> str:
        """Return what the table was told at the end of the call, if it holds; else nothing."""
        state, told = self._bridge.state, closed.told
        current = state.round_of(closed.call)
        table = current.tables.get(closed.call.table) if current is not None else None
        if current is None or table is None or told is None or closed.due <= 0:
            return ""
        is_told = told.source == closed.call.id and not table.done and not table.turns
        holds = reading_to_tell(current, closed.call.table) == told.reading
        return tell_words(closed, table.turns_total) if is_told and holds else ""

    def _closed(self, call: str) -> CallSnapshot | None:
        found = self._bridge.state.calls.entered.find(call)
        if found is None or found.closed is None:
            return None
        return call_snapshot(self._bridge.state, found, self._bridge.now())

    def _changed(self, topics: frozenset[Topic]) -> None:
        del topics
        for call in tuple(self._calls):
            closed = self._closed(call)
            is_there = _key(call) in self._messages.banners()
            if not is_there or closed is None or not self._words(closed):
                self._forget(call)

    def _begin_anew(self) -> None:
        for call in tuple(self._calls):
            self._forget(call)

    def _forget(self, call: str) -> None:
        self._calls.remove(call)
        self._messages.withdraw(_key(call))


def _key(call: str) -> str:
    return f"words-to-say {call}"


def _without_words(closed: CallSnapshot) -> str:
    """Say that a call is closed at which there is nothing to say to the table."""
    translate = QCoreApplication.translate
    if closed.due > 0:
        words = translate("TableOrders", "Call at table {table} closed: {time} more")
    else:
        words = translate("TableOrders", "Call at table {table} closed: no extension due")
    return words.format(table=closed.call.table, time=duration_text(closed.due))
