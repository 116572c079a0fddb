"""What is said to whoever listens to the window: alarms, deadlines, appeals, messages."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QWidget

from judgekit.ui.shell.page import ProgramDependencies
from judgekit.ui.spoken.announcing import announce

if TYPE_CHECKING:
    from judgekit.domain.clock.alarms import Alarm
    from judgekit.domain.tournament import Tournament
    from judgekit.ui.runtime.messages import Said

Deadline = tuple[str, int]
"""The id of a round, and a table of it."""


class LiveRegion(QObject):
    """Announces at once what ends, and politely what is only news.

    The tables are looked through every second, and only while a screen reader listens.
    """

    spoken = Signal(str, bool)
    """What was said, and whether it is urgent."""

    def __init__(self, dependencies: ProgramDependencies, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._bridge = dependencies.bridge
        self._messages = dependencies.messages
        self._banners: set[str] = set()
        self._passed: set[Deadline] | None = None
        """Deadlines that have passed; None until they were looked at for the first time."""
        self._appeals: set[str] | None = None
        dependencies.alarms.rang.connect(self._say_alarm)
        self._messages.said.connect(self._say_message)
        self._messages.banners_changed.connect(self._say_banners)
        self._bridge.changed.connect(self._say_appeals)
        self._bridge.second.connect(self._say_deadlines)
        self._bridge.switched.connect(self._begin_anew)
        self._begin_anew()

    def say(self, words: str, *, is_urgent: bool = False) -> None:
        """Announce these words."""
        self.spoken.emit(words, is_urgent)
        announce(self._window, words, is_urgent=is_urgent)

    def _begin_anew(self) -> None:
        """Take what has happened before the tournament was opened as known."""
        self._passed = self._appeals = None
        self._banners = set(self._messages.banners())
        self._say_appeals()
        self._say_deadlines()

    def _say_alarm(self, alarm: Alarm) -> None:
        from judgekit.ui.runtime.alarms.wording import alarm_words  # noqa: PLC0415  (not at a start)
        from judgekit.ui.words.wording import clock_title  # noqa: PLC0415

        details = self._bridge.state.setup.details
        clock = clock_title(alarm.clock, details.name if details else "")
        self.say(alarm_words(alarm.kind, clock, alarm.table), is_urgent=True)

    def _say_message(self, said: Said) -> None:
        if not said.is_quiet:
            self.say(said.text)

    def _say_banners(self) -> None:
        banners = self._messages.banners()
        new = [key for key in banners if key not in self._banners]
        for key in [key for key in new if not banners[key].passes]:
            self.say(banners[key].text, is_urgent=banners[key].token == "urgent")
        self._banners = set(banners)

    def _say_appeals(self) -> None:
        if self._bridge.engine is None:
            return
        open_ = {each.id: each for each in self._bridge.state.appeals.entered if not each.decided}
        if self._appeals is not None:
            for name in open_.keys() - self._appeals:
                words = self.tr("Appeal at table {table}: the head judge is needed.")
                self.say(words.format(table=open_[name].asked.table), is_urgent=True)
        self._appeals = set(open_)

    def _say_deadlines(self) -> None:
        if self._bridge.engine is None or not QAccessible.isActive():
            return
        passed = passed_deadlines(self._bridge.state, self._bridge.now())
        if self._passed is not None:
            for _, table in sorted(passed - self._passed):
                words = self.tr("Table {table}: its extension is over.")
                self.say(words.format(table=table), is_urgent=True)
        self._passed = passed


def passed_deadlines(state: Tournament, now: int) -> set[Deadline]:
    """Return the tables that still play after their extension; those without one stop, as the
    alarm says, when time is called."""
    from judgekit.domain.clock.snapshot import (  # noqa: PLC0415  (not at a start)
        TableState,
        table_snapshots,
    )

    return {
        (current.id, table.table)
        for current in state.clocks.with_matches().values()
        for table in table_snapshots(current, now)
        if table.extension > 0 and table.left is not None and table.left <= 0
        if table.state is not TableState.DONE
    }
