"""A heart that beats in the window's event loop and tells for how long it stood still."""

from __future__ import annotations

import time
from collections.abc import Callable

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QApplication

BEAT = 1
"""Milliseconds."""


class Heartbeat:
    """Measures pauses between two beats, in processor time of all threads and at most on the clock.

    `wait` raises AssertionError after `patience` seconds.
    """

    def __init__(self, patience: float) -> None:
        self._patience = patience
        self._longest = 0.0
        self._last = (0.0, 0.0)
        self._since: list[str] = []
        self.during: tuple[str, ...] = ()
        """What was noted in the longest pause."""
        self._timer = QTimer()
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._beat)
        self._timer.start(BEAT)

    def begin(self) -> None:
        """Forget the pauses so far."""
        self._longest, self._last = 0.0, _now()
        self._since, self.during = [], ()

    def note(self, what: str) -> None:
        """Take down that this happened since the last beat."""
        self._since.append(what)

    def longest(self) -> float:
        """Return the longest pause since it began, in milliseconds."""
        return self._longest * 1_000

    def wait(self, is_done: Callable[[], bool], rest: float = 0.0) -> None:
        """Run the event loop until something is done, and so many seconds more."""
        too_late = time.monotonic() + self._patience
        while not is_done():
            assert time.monotonic() < too_late, "it never came"
            QApplication.processEvents()
        rested = time.monotonic() + rest
        while time.monotonic() < rested:
            QApplication.processEvents()

    def _beat(self) -> None:
        now = _now()
        passed = min(now[0] - self._last[0], now[1] - self._last[1])
        if passed > self._longest:
            self._longest, self.during = passed, tuple(self._since)
        self._last = now
        self._since.clear()


def _now() -> tuple[float, float]:
    """Seconds on the clock, and of the processor."""
    return time.perf_counter(), time.process_time()
