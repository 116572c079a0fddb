"""Show a page beside the running round of a file; print the cost of idling, in per cent of a
core."""

from __future__ import annotations

import sys
import time

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from benchmarks.whole_program import program
from judgekit.window_call import WindowCall

SETTLED = 3.0
"""Seconds until everything loaded late has been loaded."""
WATCHED = 20.0


def main() -> None:
    """Measure all threads, including painting."""
    page, path = sys.argv[1:]
    started = program()

    def begin() -> None:
        engine = started.bridge.engine
        assert engine is not None, "the tournament is open"
        assert started.window.navigation.here == page
        assert len(started.window.strip.words()) > 0, "the round is seen"
        cpu, wall = time.process_time(), time.perf_counter()

        def end() -> None:
            spent = time.process_time() - cpu
            print(100 * spent / (time.perf_counter() - wall), flush=True)
            # Otherwise the window stays and says that a round goes on.
            started.window.closing.close_at_once()
            QApplication.quit()

        QTimer.singleShot(round(WATCHED * 1000), end)

    QTimer.singleShot(round(SETTLED * 1000), begin)
    sys.exit(started.run(WindowCall(page=page, event=path), None))


main()
