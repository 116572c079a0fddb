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
OLDEST = 2
"""The generation whose collection scans everything, which takes as long as drawing a page."""
SETTLED = 20_000
"""So many objects that outlive a full collection are the program's own: pages, texts, the day."""


class GarbageKeeper(QObject):
    """Replaces Python's automatic collection from `begin` until `end`."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._was_enabled = False
        self._timer = QTimer(self)
        self._timer.setInterval(PERIOD)
        self._timer.timeout.connect(self.look)
        self._full = QTimer(self, interval=0, singleShot=True)
        self._full.timeout.connect(self._collect_all)

    def begin(self) -> None:
        """Freeze the existing objects, so that they are never scanned again, and begin."""
        self._was_enabled = gc.isenabled()
        gc.disable()
        gc.freeze()
        linecache.clearcache()
        self._timer.start()

    def look(self) -> None:
        """Collect the oldest generation whose threshold is exceeded, and let go of sources.

        A full collection has a turn of the event loop to itself: what else is due now is painted
        before.
        """
        linecache.clearcache()
        counts, thresholds = gc.get_count(), gc.get_threshold()
        for generation in (OLDEST, 1, 0):
            if counts[generation] > thresholds[generation]:
                if generation == OLDEST:
                    self._full.start()
                else:
                    gc.collect(generation)
                return

    def end(self) -> None:
        """Restore Python's automatic collection."""
        self._timer.stop()
        self._full.stop()
        if self._was_enabled:
            gc.enable()

    def _collect_all(self) -> None:
        """Collect everything, and freeze what has come to stay.

        What is frozen and let go in a circle later stays for good. That is bounded: the next freeze
        comes when as many objects again have come to stay.
        """
        gc.collect(OLDEST)
        if len(gc.get_objects()) > SETTLED:
            gc.freeze()
