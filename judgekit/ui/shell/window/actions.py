"""The keys that work on every page."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QCoreApplication

from judgekit.ui.look import next_percent
from judgekit.ui.runtime.preference_keeper import PreferenceKeeper
from judgekit.ui.shell.bars.top_bar import FIND_KEY, PHRASES_KEY
from judgekit.ui.shell.navigation import HELP, OPEN_KEY, UNDO_KEY, PageEntry
from judgekit.ui.shell.page import ProgramDependencies
from judgekit.ui.widgets.actions import Action

CARD_KEY = "Alt+C"
REHEARSE_KEY, END_REHEARSAL_KEY = "Ctrl+Alt+R", "Ctrl+Alt+E"
Run = Callable[[], object]


def page_keys(places: Sequence[PageEntry], go: Callable[[str], None]) -> tuple[Action, ...]:
    """Return an action for each page; the help has its own, which also leads back."""
    return tuple(
        Action(f"go-{place.id}", place.words, place.key, partial(go, place.id))
        for place in places
        if place.id != HELP
    )


def window_keys(  # noqa: PLR0913  (what the window does)
    *, command_bar: Run, phrases: Run, open_file: Run, undo: Run, redo: Run, help_: Run, quit_: Run
) -> tuple[Action, ...]:
    """Return what the window itself does."""
    translate = QCoreApplication.translate
    return (
        Action(
            "command-bar", lambda: translate("MainWindow", "Command bar"), FIND_KEY, command_bar
        ),
        Action(
            *("phrases", lambda: translate("MainWindow", "Phrases for the table")),
            *(PHRASES_KEY, phrases),
        ),
        Action(
            *("import-document", lambda: translate("MainWindow", "Import a document")),
            *(OPEN_KEY, open_file),
        ),
        Action("undo", lambda: translate("MainWindow", "Undo"), UNDO_KEY, undo, repeats=False),
        Action(
            *("redo", lambda: translate("MainWindow", "Redo"), "Ctrl+Shift+Z", redo),
            repeats=False,
        ),
        Action("help", lambda: translate("MainWindow", "Help"), "F1", help_),
        Action("quit", lambda: translate("MainWindow", "Quit"), "Ctrl+Q", quit_, repeats=False),
    )


def program_keys(dependencies: ProgramDependencies) -> tuple[Action, ...]:
    """Return the actions that show a card that is named, that begin a rehearsal or its tour, and
    that end it."""
    translate, sessions = QCoreApplication.translate, dependencies.bridge.sessions
    return (
        Action(
            *("card-here", lambda: translate("MainWindow", "Card named here"), CARD_KEY),
            lambda: dependencies.press_card_key(),  # noqa: PLW0108  (a menu says "checked")
            repeats=False,
        ),
        Action(
            *("rehearse", lambda: translate("MainWindow", "Start a rehearsal"), REHEARSE_KEY),
            lambda: dependencies.rehearse(),  # noqa: PLW0108  (a menu says "checked")
            repeats=False,
            applies=lambda: not sessions.is_rehearsing,
        ),
        Action(
            *("tour", lambda: translate("MainWindow", "Guided tour"), ""),
            lambda: dependencies.guide(),  # noqa: PLW0108  (the same)
        ),
        Action(
            *("end-rehearsal", lambda: translate("MainWindow", "End the rehearsal")),
            *(END_REHEARSAL_KEY, lambda: dependencies.end_rehearsal()),  # noqa: PLW0108  (the same)
            repeats=False,
            applies=lambda: sessions.is_rehearsing,
        ),
    )


def size_keys(preferences: PreferenceKeeper) -> tuple[Action, ...]:
    """Return the actions that change the size of the text."""

    def step(steps: int) -> None:
        preferences.change(text_percent=next_percent(preferences.now.text_percent, steps))

    translate = QCoreApplication.translate
    return (
        Action(
            *("larger", lambda: translate("MainWindow", "Larger text"), "Ctrl++"),
            *(partial(step, 1), ("Ctrl+=",)),
        ),
        Action(
            *("smaller", lambda: translate("MainWindow", "Smaller text"), "Ctrl+-"),
            partial(step, -1),
        ),
        Action(
            *("normal", lambda: translate("MainWindow", "Normal text size"), "Ctrl+0"),
            partial(preferences.change, text_percent=100),
        ),
    )
