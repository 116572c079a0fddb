"""Start the window with a tournament's file, end when its clocks are painted in the strip."""

from __future__ import annotations

import gc
import sys


def main() -> None:
    """Measure opening the tournament, which follows the first paint."""
    gc.disable()  # as in the program: off before any import, those without Qt first
    from PySide6.QtCore import QTimer  # noqa: PLC0415
    from PySide6.QtWidgets import QApplication  # noqa: PLC0415

    from benchmarks.whole_program import program  # noqa: PLC0415
    from judgekit.window_call import WindowCall  # noqa: PLC0415

    started = program()

    def opened() -> None:
        assert started.bridge.engine is not None
        QApplication.processEvents()  # laid out and painted
        assert len(started.window.strip.words()) > 0
        QTimer.singleShot(0, QApplication.quit)

    started.bridge.switched.connect(lambda: QTimer.singleShot(0, opened))
    status = started.run(WindowCall(event=sys.argv[1]), None)
    gc.freeze()  # as at the program's own exit
    sys.exit(status)


main()
