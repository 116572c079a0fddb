"""The yardstick of starting: a bare QMainWindow, ended by its first paint."""

from __future__ import annotations

import sys

from PySide6.QtCore import QTimer
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QApplication, QMainWindow


class BareWindow(QMainWindow):
    """Ends the program once it has been painted."""

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        QTimer.singleShot(0, QApplication.quit)


def main() -> None:
    """Show the window until it is painted."""
    application = QApplication(sys.argv)
    window = BareWindow()
    window.resize(1280, 800)
    window.show()
    application.exec()


main()
