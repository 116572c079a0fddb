"""Close the window on Ctrl+C in the terminal or on a request to quit, as its user would."""

from __future__ import annotations

import signal
import socket
from types import FrameType

from PySide6.QtCore import QObject, QSocketNotifier, Signal

ENDING = tuple(
    getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name)
)
"""Ctrl+C, a request to quit, and the end of the terminal (not signalled this way on Windows)."""


class Interrupt(QObject):
    """Emits `requested` on the window's own thread when the process is asked to quit.

    Python handles a signal only when it next runs, but not while Qt waits for events: the signal's
    number is written to a socket, which wakes Qt. Connect queued: a signal may come in the middle
    of any slot.
    """

    requested = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._reading, self._writing = socket.socketpair()
        self._reading.setblocking(False)
        self._writing.setblocking(False)
        self._notifier = QSocketNotifier(self._reading.fileno(), QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._woken)
        self._previous = [(number, signal.signal(number, self._heard)) for number in ENDING]
        self._previous_wakeup = signal.set_wakeup_fd(
            self._writing.fileno(), warn_on_full_buffer=False
        )

    def stop(self) -> None:
        """Restore the previous signal handlers."""
        signal.set_wakeup_fd(self._previous_wakeup)
        for number, handler in self._previous:
            signal.signal(number, handler)
        self._notifier.setEnabled(False)
        self._reading.close()
        self._writing.close()

    def _heard(self, _number: int, _frame: FrameType | None) -> None:
        self.requested.emit()

    def _woken(self) -> None:
        self._reading.recv(64)
