"""Garbage is looked for on the UI thread only.

Python would do it on whatever thread happens to make an object. On a background thread it would
take apart widgets and timers there, which belong to the UI thread: Qt warns of it, or the program
dies.
"""

from __future__ import annotations

import gc

from PySide6.QtCore import QObject, QTimer

PERIOD = 1_000
"""Milliseconds between two looks."""


class GarbageKeeper(QObject):
    """Takes the place of Python's own collector from `begin` until `end`."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._was_enabled = False
        self._timer = QTimer(self)
        self._timer.setInterval(PERIOD)
        self._timer.timeout.connect(self.look)

    def begin(self) -> None:
        """What has been made so far stays, and is never looked through again."""
        self._was_enabled = gc.isenabled()
        gc.disable()
        gc.freeze()
        self._timer.start()

    def look(self) -> None:
        """Collect the oldest generation that Python would collect by now."""
        counts, thresholds = gc.get_count(), gc.get_threshold()
        for generation in (2, 1, 0):
            if counts[generation] > thresholds[generation]:
                gc.collect(generation)
                return

    def end(self) -> None:
        """Leave it to Python as it was."""
        self._timer.stop()
        if self._was_enabled:
            gc.enable()
