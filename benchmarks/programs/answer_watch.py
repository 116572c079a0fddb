"""Waits for the list of results to be painted."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QApplication, QWidget

from judgekit.ui.rules.results_pane import ResultsList


class AnswerWatch(QObject):
    """Ends the program once a list with rows has been painted."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._watch = QTimer(self, interval=0)
        self._watch.timeout.connect(self._look)
        self._watch.start()

    def _look(self) -> None:
        results = self._window.findChild(ResultsList)
        if results is not None and results.model().rowCount():
            self._watch.stop()
            results.viewport().installEventFilter(self)
            results.viewport().update()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint:
            QTimer.singleShot(0, QApplication.quit)
        return False
