"""Ends the program when the list of results has been painted."""

from __future__ import annotations

from PySide6.QtCore import QTimer
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QApplication

from judgekit.ui.rules.results import pane as results_pane


class WatchedList(results_pane.ResultsList):
    """The page's list; ends the program once it has been painted with rows."""

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self.results.rows:
            QTimer.singleShot(0, QApplication.quit)


def watch() -> None:
    """Make the page use the watched list, so that its very first painting counts."""
    vars(results_pane)["ResultsList"] = WatchedList
