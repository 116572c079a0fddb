"""Calls from other threads, made on the UI thread when no hand is about to press something."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtWidgets import QApplication

STILL_FOR = 150
"""Milliseconds for which the mouse has to have been still."""
MOST_HELD = 1_000
"""Milliseconds after which a call is made whatever the mouse does."""
MOVES = (QEvent.Type.MouseMove, QEvent.Type.HoverMove)
PRESSES = (QEvent.Type.MouseButtonPress, QEvent.Type.TabletPress, QEvent.Type.TouchBegin)


class CalmCalls(QObject):
    """Makes calls in order. What arrives may move rows on a page: while the mouse is on its way to
    one of them, or presses it, the call waits a moment, so that the press reaches what was aimed
    at. What somebody elsewhere waits for is done `at_once`; only what it changes on the pages is
    `shown` after that moment."""

    begins = Signal()
    """Calls are about to be made."""
    ended = Signal()
    """They have been made."""
    _came = Signal(object)
    _came_at_once = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._calls: deque[Callable[[], object]] = deque()
        self._unseen: deque[Callable[[], object]] = deque()
        """What shows that something was done at once."""
        self._is_at_once = False
        self._hand = QTimer(self, singleShot=True, interval=STILL_FOR)
        self._hand.timeout.connect(self._look)
        self._longest = QTimer(self, singleShot=True, interval=MOST_HELD)
        self._longest.timeout.connect(self._make_all)
        # Emitted by other threads; Qt queues the call to this one.
        self._came.connect(self._take, Qt.ConnectionType.QueuedConnection)
        self._came_at_once.connect(self._do_at_once, Qt.ConnectionType.QueuedConnection)
        app = QApplication.instance()
        if app is not None:
            app.installEventFilter(self)

    def post(self, call: Callable[[], object]) -> None:
        """Have it called soon; from any thread."""
        self._came.emit(call)

    def at_once(self, call: Callable[[], object]) -> None:
        """Have it called soon, whatever the hand does; from any thread."""
        self._came_at_once.emit(call)

    def show(self, call: Callable[[], object]) -> None:
        """Have a change shown: now, unless it comes of a call that was made `at_once`. Those that
        wait are shown before one that doesn't."""
        if self._is_at_once:
            self._unseen.append(call)
            return
        self._show_unseen()
        call()

    def later(self, seconds: float, call: Callable[[], object]) -> None:
        """Have it called after so many seconds; from the UI thread."""
        QTimer.singleShot(round(seconds * 1_000), self, call)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in MOVES or event.type() in PRESSES:
            self._hand.start()
        return False

    def _take(self, call: Callable[[], object]) -> None:
        self._calls.append(call)
        self._wait()

    def _do_at_once(self, call: Callable[[], object]) -> None:
        self._is_at_once = True
        try:
            call()
        finally:
            self._is_at_once = False
        if self._unseen:
            self._wait()

    def _wait(self) -> None:
        if not self._longest.isActive():
            self._longest.start()
        self._look()

    def _show_unseen(self) -> None:
        if self._unseen:
            with self.arriving():
                while self._unseen:
                    self._unseen.popleft()()

    def _look(self) -> None:
        """Make the calls if the hand is still."""
        is_pressed = QApplication.mouseButtons() != Qt.MouseButton.NoButton
        if is_pressed:
            self._hand.start()
        if not self._hand.isActive():
            self._make_all()

    @contextmanager
    def arriving(self) -> Iterator[None]:
        """Tell that what changes meanwhile comes from outside."""
        self.begins.emit()
        try:
            yield
        finally:
            self.ended.emit()

    def _make_all(self) -> None:
        self._longest.stop()
        self._show_unseen()
        with self.arriving():
            while self._calls:
                self._calls.popleft()()
