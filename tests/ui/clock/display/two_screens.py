"""A program to be run with two screens: it opens the public display by its key.

Started with a folder, it prints a line of JSON: where the display is, and whether it closed.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from PySide6.QtWidgets import QApplication

from judgekit.domain.clock.commands import StartRound
from judgekit.domain.setup.commands import CreateTournament
from judgekit.ui.clock.display.window import PublicDisplay
from tests.journeys.stage import Stage
from tests.ui.conftest import OneDocumentProvider


def displays() -> list[PublicDisplay]:
    """The displays that are there, shown or not."""
    return [each for each in QApplication.topLevelWidgets() if isinstance(each, PublicDisplay)]


def main(home: Path) -> None:
    """Drive the window and report."""
    stage = Stage(home, OneDocumentProvider())
    stage.program.open("clock")
    stage.settle()
    stage.program.bridge.create(CreateTournament(name="Modern Open"))
    stage.program.bridge.submit(StartRound())
    stage.press("F11")
    stage.settle()
    display = displays()[0]
    shown = {
        "screen": display.screen().name(),
        "full": display.isFullScreen(),
        "size": [display.width(), display.height()],
        "beside": stage.window.screen().name(),
    }
    stage.leave()
    print(json.dumps({**shown, "gone": not displays()}))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
