"""Open the longest document and search it once; prints the resident megabytes."""

from __future__ import annotations

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from benchmarks.resident import resident_megabytes
from benchmarks.whole_program import program


def main() -> None:
    """Show the window, find a section, wait until all is painted, measure."""
    started = program()
    started.open()
    QTimer.singleShot(200, lambda: started.window.ask("time extension"))
    QTimer.singleShot(1200, QApplication.quit)
    QApplication.exec()
    print(resident_megabytes())


main()
