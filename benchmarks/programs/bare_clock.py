"""The yardstick of idling: a bare window whose label changes once a second; prints its cost in per
cent of a core."""

from __future__ import annotations

import sys
import time

from PySide6.QtCore import QTime, QTimer
from PySide6.QtWidgets import QApplication, QLabel, QMainWindow

SECOND = 1_000


def main() -> None:
    """Settle, then measure, for as many seconds as the arguments say."""
    settled, watched = map(float, sys.argv[1:])
    application = QApplication(sys.argv)
    window = QMainWindow()
    label = QLabel()
    window.setCentralWidget(label)
    window.resize(1280, 800)
    window.show()
    timer = QTimer()
    timer.timeout.connect(lambda: label.setText(QTime.currentTime().toString()))
    timer.start(SECOND)

    def begin() -> None:
        cpu, wall = time.process_time(), time.perf_counter()

        def end() -> None:
            spent = time.process_time() - cpu
            print(100 * spent / (time.perf_counter() - wall), flush=True)
            application.quit()

        QTimer.singleShot(round(watched * SECOND), end)

    QTimer.singleShot(round(settled * SECOND), begin)
    application.exec()


main()
