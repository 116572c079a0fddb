"""The real program, as `python -m judgekit` starts it, driven by lines on standard input.

`keys Ctrl+2 Space` presses keys, `write Modern Open` types letters, `order c 14` goes into the
command bar, with Enter, `leave` closes the window for good, and `look` does nothing. After each, a
line of JSON reports the current state: whatever was reported had been done before the program was
killed.
"""

from __future__ import annotations

import json
import os
import sys
import threading

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QApplication

import judgekit.ui.program as shell
from judgekit.__main__ import main
from judgekit.domain.clock.snapshot import clock_snapshot
from judgekit.ui.deck_checks.check.deck.marked_line import MarkedLine
from judgekit.ui.deck_checks.page import DeckChecksPage
from tests.keyboard import press, type_text
from tests.painted import painted
from tests.seen import part, text_of

LOOK_AGAIN = 50
"""Milliseconds between checks whether the library is loaded, and the tournament open."""

SETTLED = 150
"""Milliseconds after that, for what follows from it to be done."""


class Hands(QObject):
    """Executes the lines on the UI thread; `line` may be emitted by another."""

    line = Signal(str)

    def __init__(self, program: shell.Program) -> None:
        super().__init__(program)
        self.program = program
        self.line.connect(self.obey)
        program.window.painted.connect(lambda: QTimer.singleShot(LOOK_AGAIN, self.wait))

    def wait(self) -> None:
        """Wait until the library is loaded, and the last tournament is open or has failed to
        open."""
        program = self.program
        wanted = program.preferences.now.current_event and not program.messages.banners()
        is_ready = program.window.navigation.has_page("rules")
        if is_ready and (program.bridge.engine is not None or not wanted):
            QTimer.singleShot(SETTLED, self.begin)
        else:
            QTimer.singleShot(LOOK_AGAIN, self.wait)

    def begin(self) -> None:
        """Report that the window is ready with its tournament open, and listen."""
        self.obey("look")
        threading.Thread(target=self.listen, daemon=True).start()

    def listen(self) -> None:
        for line in sys.stdin:
            self.line.emit(line.rstrip("\n"))

    def obey(self, line: str) -> None:
        if QApplication.activeWindow() is None:
            self.program.window.activateWindow()
        word, _, rest = line.partition(" ")
        self.do(word, rest)
        os.write(1, (json.dumps(self.known()) + "\n").encode())

    def do(self, word: str, rest: str) -> None:
        """Do what a line says."""
        window = self.program.window
        if word == "keys":
            for key in rest.split():
                press(window, key)
        elif word == "write":
            type_text(QApplication.focusWidget() or window, rest)
        elif word == "order":
            press(window, "Ctrl+K")
            type_text(window.top_bar.field, rest)
            press(window, "Return")
        elif word == "leave":
            # The first time it may only say what still goes on.
            _ = window.close() or window.close()

    def known(self) -> dict[str, object]:
        """The current texts and values of the window; instants in milliseconds."""
        bridge = self.program.bridge
        engine, now = bridge.engine, bridge.now()
        main = bridge.state.clocks.by_name.get("main")
        snapshot = clock_snapshot("main", main, now) if main is not None else None
        return {
            "now": now,
            "page": self.program.window.navigation.here,
            "strip": self.program.window.strip.words(),
            "banners": [each.text for each in self.program.messages.banners().values()],
            "ends_at": snapshot.ends_at if snapshot else None,
            "deadlines": {t.table: t.extension for t in snapshot.tables} if snapshot else {},
            "calls": {call.table: call.opened for call in bridge.state.calls.open_calls()},
            "steps": [step.id for step in engine.timeline.steps] if engine else [],
            "decks": self.decks(),
        }

    def decks(self) -> list[str]:
        """The texts above the decks of the check, and of each deck."""
        navigation = self.program.window.navigation
        page = navigation.page("decks") if navigation.here == "decks" else None
        if not isinstance(page, DeckChecksPage) or page.controller.current.check is None:
            return []
        head = page.controller.view.head
        said = [text_of(head, "title"), text_of(head, "how")]
        for pane in page.controller.view.panes:
            of_deck = (text_of(pane, "player"), pane.judge.text(), part(pane, MarkedLine).words())
            to_sideboard = "Sideboard" in painted(pane.field)
            said += [*of_deck, pane.sleeves.text(), "Sideboard" if to_sideboard else ""]
        return [words.replace("\u00a0", " ") for words in said]


class DrivenProgram(shell.Program):
    """The program with `Hands`."""

    hands = Hands

    def run(self, call, instance) -> int:
        self.hands(self)
        return super().run(call, instance)


def run_driven(program: type[DrivenProgram] = DrivenProgram) -> int:
    """Run the program with its hands; return the exit status."""
    shell.Program = program  # used by `judgekit.app`
    return main()


if __name__ == "__main__":
    sys.exit(run_driven())
