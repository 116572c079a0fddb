"""The alarm that is seen: it stands over the page for a while, whatever page is open."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QKeyEvent

from judgekit.domain.clock.alarms import AlarmKind
from judgekit.ui.runtime.alarm_wording import absence_sentence, alarm_words
from judgekit.ui.runtime.messages import Standing
from judgekit.ui.shell.page import Services
from judgekit.ui.wording import clock_title

SHOWN_FOR = 15_000
"""Milliseconds; Esc puts it away before."""
BANNER = "alarm"


class AlarmKeeper(QObject):
    """A later alarm of the same clock takes the place of an earlier one."""

    def __init__(self, services: Services, parent: QObject) -> None:
        super().__init__(parent)
        self._services = services
        self._timers: dict[str, QTimer] = {}
        services.alarms.rang.connect(self._rang)
        services.bridge.switched.connect(self.put_away)

    def put_away(self) -> None:
        """No alarm is to be seen any more."""
        for clock in list(self._timers):
            self._end(clock)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Esc belongs to the alarm while one stands: it would also close what lies below."""
        kinds = (QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress)
        if event.type() in kinds and isinstance(event, QKeyEvent):
            if event.key() != Qt.Key.Key_Escape:
                return False
            event.accept()
            if event.type() is QEvent.Type.KeyPress:
                self.put_away()
            return True
        return False

    def _rang(self, clock: str, kind: AlarmKind) -> None:
        is_over = kind in (AlarmKind.TIME, AlarmKind.LONGEST_DEADLINE)
        standing = Standing(
            lambda: self._words(clock, kind),
            icon="bell-off" if self._services.alarms.muted else "bell",
            token="overtime" if is_over else "attention",
        )
        self._services.messages.put(_key(clock), standing)
        timer = self._timers.get(clock)
        if timer is None:
            timer = self._timers[clock] = QTimer(self)
            timer.setSingleShot(True)
            timer.timeout.connect(lambda: self._end(clock))
            if len(self._timers) == 1:
                self._listen_to_keys()
        timer.start(SHOWN_FOR)

    def _words(self, clock: str, kind: AlarmKind) -> str:
        details = self._services.bridge.state.entry.details
        words = alarm_words(kind, clock_title(clock, details.name if details else ""))
        absence = self._services.alarms.sound_absence()
        if absence is None or self._services.alarms.muted:
            return words
        return f"{words} {absence_sentence(absence)}"

    def _end(self, clock: str) -> None:
        timer = self._timers.pop(clock, None)
        if timer is not None:
            timer.stop()
            timer.deleteLater()
        self._services.messages.withdraw(_key(clock))
        app = QCoreApplication.instance()
        if app is not None and not self._timers:
            app.removeEventFilter(self)

    def _listen_to_keys(self) -> None:
        app = QCoreApplication.instance()
        if app is not None:
            app.installEventFilter(self)


def _key(clock: str) -> str:
    return f"{BANNER} {clock}"
