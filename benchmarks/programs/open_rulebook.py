"""Open the longest document and ask once; prints the resident megabytes when all that the answers
are made of has been loaded."""

from __future__ import annotations

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from benchmarks.resident import resident_megabytes
from benchmarks.whole_program import program
from judgekit.window_call import WindowCall

TYPED, SETTLED, PAINTED = 200, 3_000, 500
"""Milliseconds until a question is typed, until everything loaded later has at least begun to load,
and until the answers are painted."""


def main() -> None:
    """Show the window, find a section, wait for what loads in the background, measure."""
    started = program()

    def settle() -> None:
        started.tasks.drain()
        QTimer.singleShot(PAINTED, QApplication.quit)

    QTimer.singleShot(TYPED, lambda: started.window.ask("time extension"))
    QTimer.singleShot(SETTLED, settle)
    started.run(WindowCall(), None)
    print(resident_megabytes())


main()
