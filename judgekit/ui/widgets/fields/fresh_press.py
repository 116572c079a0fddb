"""A question is answered by a key that was pressed for it, not by the one that has raised it."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QElapsedTimer, QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication

from judgekit.ui.widgets.actions import ENTER

__all__ = ["PRESSING", "demand_fresh_press"]

PRESSING = (*ENTER, Qt.Key.Key_Space)
"""What answers a question whose buttons have the focus."""
KINDS = (QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress, QEvent.Type.KeyRelease)


def demand_fresh_press(owner: QObject, *keys: int) -> None:
    """Let nothing take one of these keys, Enter if none is named, before it was let go and the time
    of a double press is over: to be called when a question appears. Ends with its `owner`.

    That time is what the system takes for a double click, which people set by their hands.
    """
    _FreshPress(owner, keys or ENTER)


class _FreshPress(QObject):
    """Sees the keys of the whole program until the demand is met, as focus may go anywhere."""

    def __init__(self, owner: QObject, keys: tuple[int, ...]) -> None:
        super().__init__(owner)
        self._keys = keys
        self._is_raising = True
        """Whether the press that raised the question may still be handed on to parents."""
        self._is_let_go = False
        self._standing = QElapsedTimer()
        self._standing.start()
        self._application().installEventFilter(self)
        timer = QTimer(self, singleShot=True, interval=QApplication.doubleClickInterval())
        timer.timeout.connect(self._end_if_let_go)
        timer.start()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        del watched
        if event.type() not in KINDS or not isinstance(event, QKeyEvent):
            return False
        if event.key() not in self._keys:
            return False
        if event.type() is QEvent.Type.KeyRelease:
            self._is_let_go |= not event.isAutoRepeat()
            self._end_if_let_go()
            return False
        self._is_raising &= event.type() is QEvent.Type.KeyPress
        if self._is_raising or event.isAutoRepeat() or not self._is_over():
            event.accept()
            return True
        self._end()
        return False

    def _is_over(self) -> bool:
        return self._standing.elapsed() >= QApplication.doubleClickInterval()

    def _end_if_let_go(self) -> None:
        if self._is_let_go and self._is_over():
            self._end()

    def _end(self) -> None:
        self._application().removeEventFilter(self)
        self.deleteLater()

    @staticmethod
    def _application() -> QCoreApplication:
        app = QCoreApplication.instance()
        assert app is not None
        return app
