"""The yardstick of memory: a bare window with a text browser; prints its resident megabytes."""

from __future__ import annotations

import sys

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QMainWindow, QTextBrowser

from benchmarks.resident import resident_megabytes


def main() -> None:
    """Show the window, wait until it is painted, measure."""
    application = QApplication(sys.argv)
    window = QMainWindow()
    browser = QTextBrowser()
    browser.setPlainText("Judgekit")
    window.setCentralWidget(browser)
    window.resize(1280, 800)
    window.show()
    QTimer.singleShot(500, application.quit)
    application.exec()
    print(resident_megabytes())


main()
