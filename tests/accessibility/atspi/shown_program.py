"""The program on a real screen, told by lines on standard input what to do; answers each.

`python -m tests.accessibility.atspi.shown_program FOLDER`. A line is a word and what it needs:
`state NAME` arranges a state of the screenshots, `keys K K …` presses keys, `type TEXT` types into
the command bar, `time MINUTES` lets them pass, `language CODE` switches, `order TEXT` types and
enters it, `anew FOLDER` closes the window and begins again with that home, `end` ends.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from pathlib import Path

from PySide6.QtCore import QThread, Signal
from PySide6.QtWidgets import QApplication

from tests.journeys.screenshot_states import STATES
from tests.journeys.stage import Stage


class Lines(QThread):
    """Standard input, line by line."""

    came = Signal(str)

    def run(self) -> None:
        for line in sys.stdin:
            self.came.emit(line.strip())
        self.came.emit("end")


def arrange(stage: Stage, name: str) -> None:
    """Show a state of the screenshots."""
    state = next(each for each in STATES if each.name == name)
    stage.open(state.place)
    state.arrange(stage)


def press(stage: Stage, keys: str) -> None:
    """Press keys, one after the other."""
    for key in keys.split():
        stage.press(key)


def order(stage: Stage, text: str) -> None:
    """Type an order and enter it."""
    stage.type(text)
    stage.press("Return")


WORDS: Mapping[str, Callable[[Stage, str], None]] = {
    "state": arrange,
    "keys": press,
    "type": lambda stage, text: stage.type(text),
    "time": lambda stage, minutes: stage.pass_time(float(minutes)),
    "language": lambda stage, code: stage.program.preferences.change(interface_language=code),
    "order": order,
}


def main(folder: str) -> None:
    """Run until told to end."""
    app = QApplication(["judgekit", "-style", "Fusion"])
    stage = Stage(Path(folder))
    stage.begin("rules")
    lines = Lines()

    def obey(line: str) -> None:
        nonlocal stage
        word, _, rest = line.partition(" ")
        if word == "end":
            app.quit()
            return
        if word == "anew":
            stage.leave()
            stage = Stage(Path(rest), stage.rules_provider)
            stage.begin("rules")
        else:
            WORDS[word](stage, rest)
        stage.settle(60)
        print("done", flush=True)

    lines.came.connect(obey)
    lines.start()
    print("ready", flush=True)
    app.exec()
    stage.leave()
    lines.wait()


if __name__ == "__main__":
    main(sys.argv[1])
