"""Garbage collection on the UI thread only.

Python would collect on whatever thread happens to create an object. A background thread would
destroy widgets and timers, which belong to the UI thread: Qt warns of it, or the program crashes.

Sources count as garbage too: PySide reads that of every module imported, and the standard library
keeps its lines in case an error quotes them. An error reads them again.
"""

from __future__ import annotations

import gc
import linecache

from PySide6.QtCore import QObject, QTimer

PERIOD = 1_000
"""Milliseconds between two checks."""


class GarbageKeeper(QObject):
    """Replaces Python's automatic collection from `begin` until `end`."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._was_enabled = False
        self._timer = QTimer(self)
        self._timer.setInterval(PERIOD)
        self._timer.timeout.connect(self.look)

    def begin(self) -> None:
        """Freeze the existing objects, so that they are never scanned again, and begin."""
        self._was_enabled = gc.isenabled()
        gc.disable()
        gc.freeze()
        linecache.clearcache()
        self._timer.start()

    def look(self) -> None:
        """Collect the oldest generation whose threshold is exceeded, and let go of sources."""
        linecache.clearcache()
        counts, thresholds = gc.get_count(), gc.get_threshold()
        for generation in (2, 1, 0):
            if counts[generation] > thresholds[generation]:
                gc.collect(generation)
                return

    def end(self) -> None:
        """Restore Python's automatic collection."""
        self._timer.stop()
        if self._was_enabled:
            gc.enable()
