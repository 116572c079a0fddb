"""The main window: lays out bars, rail and pages, binds the global keys; no tournament rules."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QPaintEvent, QPalette
from PySide6.QtWidgets import QGridLayout, QMainWindow, QVBoxLayout, QWidget

from judgekit.ui.shell.bars.banners import Banners
from judgekit.ui.shell.bars.rail import Rail
from judgekit.ui.shell.bars.strip import Strip
from judgekit.ui.shell.bars.top_bar import TopBar
from judgekit.ui.shell.commands.command_bar import CommandBar, CommandParts
from judgekit.ui.shell.commands.order_controller import MakeOrders, OrderController
from judgekit.ui.shell.help.opening import HelpOpener
from judgekit.ui.shell.navigation import HELP, RULES, Navigation, PageEntry, enter
from judgekit.ui.shell.page import ProgramDependencies
from judgekit.ui.shell.phrases.opening import PhrasesOpener
from judgekit.ui.shell.tournament_binding import TournamentBinding
from judgekit.ui.shell.undo.question import UndoQuestion
from judgekit.ui.shell.undo.undoing import Undoing
from judgekit.ui.shell.window.actions import page_keys, program_keys, size_keys, window_keys
from judgekit.ui.shell.window.actions_menu import ActionsMenu
from judgekit.ui.shell.window.clock_first import ClockFirst
from judgekit.ui.shell.window.closing import Closing
from judgekit.ui.shell.window.document_files import DocumentFiles
from judgekit.ui.shell.window.page_stack import PageArea, PageScroll, PageStack
from judgekit.ui.shell.window.reading_order import step
from judgekit.ui.shell.window.state import (
    KeptBytes,
    StateKeeper,
    WindowState,
    fit_shown,
    frame_of,
    load_state,
    place_window,
)
from judgekit.ui.widgets.actions import Action, bind

if TYPE_CHECKING:
    from judgekit.domain.rules.library import Library
    from judgekit.ui.widgets.notice import EmptyState

LEAST_SIZE = (880, 560)
Places = tuple[PageEntry, ...]


class MainWindow(QMainWindow):
    """Created once; `open` shows it at a page. `painted` fires after its first complete paint."""

    painted = Signal()

    def __init__(
        self, dependencies: ProgramDependencies, kept: KeptBytes, places: Places, make: MakeOrders
    ) -> None:
        super().__init__()
        self._places, self._dependencies = places, dependencies
        self._state = load_state(kept)
        self._keeper = StateKeeper(self, kept, self._state_now)
        self.closing = Closing(dependencies.bridge, dependencies.messages, self)
        self._has_painted = False
        look, bridge, messages = dependencies.look, dependencies.bridge, dependencies.messages
        self._stack, self.middle = PageStack(), QVBoxLayout()
        self.pages = PageScroll(self._stack)
        self.area = PageArea(look, self.pages)
        self.setWindowTitle("Judgekit")
        self.navigation = Navigation(places, dependencies, self._stack)
        self.navigation.remember(self._state.pages)
        self.top_bar, self.rail = TopBar(look, "F1"), Rail(look, places)
        self.files = DocumentFiles(self, self.navigation)
        self.strip = Strip(look, messages, bridge, dependencies.preferences)
        self.strip.wanted.connect(self.go)
        self._undoing = Undoing(bridge, messages, self)
        self._joint = TournamentBinding(dependencies, self.top_bar, self._undoing)
        self._phrases = PhrasesOpener(dependencies, self, self.top_bar.phrases)
        self.banners = Banners(look, messages, bridge, self.area, self.focus_page)
        self.area.lay_over(UndoQuestion(look, self._undoing), Qt.AlignmentFlag.AlignTop)
        self._waiting: EmptyState | None = None
        self._lay_out()
        orders = OrderController(dependencies, make, self.navigation)
        parts = CommandParts(dependencies, orders, self.navigation, lambda: self.actions_everywhere)
        self.command_bar = CommandBar(self.top_bar.field, self, parts)
        self.command_bar.left.connect(self.focus_page)
        bridge.second.connect(self.command_bar.refresh_order)
        self.navigation.changed.connect(self._place_changed)
        self.rail.chosen.connect(self.go)
        self._help = HelpOpener(self.navigation, self.top_bar, self.leave)
        self.top_bar.undo.clicked.connect(self._take_back)
        self.top_bar.undo.not_taken.connect(self._undoing.say_not_taken)
        self._undoing.taken_back.connect(self.strip.forget)
        self.actions_everywhere = self._actions()
        ActionsMenu(look, self.top_bar, self.navigation, lambda: self.actions_everywhere)
        bind(self, self.actions_everywhere)
        self.setMinimumSize(*LEAST_SIZE)

    def open(self, place: str = "") -> None:
        """Show the window at its last position, with this page, the last one, or the first."""
        place_window(self, self._state)
        known = {row.id for row in self._places}
        wanted = next((name for name in (place, self._state.place) if name in known), RULES)
        self.navigation.go(wanted)
        self.painted.connect(partial(fit_shown, self, self._state))
        self.painted.connect(self._keeper.begin)
        if not place:
            ClockFirst(self._dependencies.bridge, self.navigation, self.top_bar.field)
        (self.showMaximized if self._state.maximized else self.show)()
        self.focus_page()

    def action_groups(self) -> list[tuple[str, Sequence[Action]]]:
        """Return all actions: those of the page the help is opened from, the global ones, then
        those of every other page."""
        pages = self.navigation.all_pages()
        first = self.navigation.before if self.navigation.here == HELP else self.navigation.here
        order = sorted(self._places, key=lambda row: row.id != first)
        groups = [
            (row.words(), pages[row.id].actions())
            for row in order
            if row.id in pages and pages[row.id].actions()
        ]
        here = [(words, actions) for words, actions in groups[:1] if order[0].id == first]
        rest = groups[len(here) :]
        return [*here, (self.tr("Everywhere"), self.actions_everywhere), *rest]

    def wait_for_library(self) -> None:
        """Mark the library as not ready; the pages that need it say so after a while."""
        from judgekit.ui.widgets.notice import EmptyState  # noqa: PLC0415  (seldom needed)

        if self._waiting is None:
            self._waiting = EmptyState(self._dependencies.look)
        self.navigation.wait(self._waiting)

    def show_library_progress(self, part: float) -> None:
        """Show how much of the library is ready, from 0 to 1."""
        if self._waiting is not None:
            self._waiting.set_words(
                self.tr("Preparing the library"),
                self.tr("This happens after installing or adding a text and takes a moment."),
            )
        self.strip.show_progress(self.tr("Search index"), part)

    def library_ready(self, library: Library, *, at_once: bool = False) -> None:
        """Tell the window that the texts can be read and searched; `at_once` after it was shown.

        Later the focus stays where it is: the user may be about to type, and a page takes letters
        as orders.
        """
        self.strip.finish_progress()
        self.strip.show_library(library)
        self.navigation.stop_waiting()
        # Answer what was typed so far first: the page is then laid out and painted only once.
        self.command_bar.ask_again()
        self.navigation.show_here()
        if at_once and not self.top_bar.field.text():
            self.focus_page()

    def leave(self) -> None:
        """Go back to the previous page."""
        self.navigation.back()
        self.focus_page()

    def ask(self, text: str) -> None:
        """Put a text into the command bar, as if it had been typed."""
        self.command_bar.take(text)

    def bring_to_front(self) -> None:
        """Raise the window, as when the program is started a second time."""
        self.setWindowState(self.windowState() & ~Qt.WindowState.WindowMinimized)
        self.show()
        self.raise_()
        self.activateWindow()

    def focusNextPrevChild(self, forward: bool) -> bool:
        return step(self, forward=forward)

    def closeEvent(self, event: QCloseEvent) -> None:
        if self.closing.holds_window():
            event.ignore()
            return
        self._keeper.save()
        super().closeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self._has_painted:
            self._has_painted = True
            # The children paint after this, within the same pass; the queue runs when all have.
            QTimer.singleShot(0, self.painted.emit)

    def _lay_out(self) -> None:
        central = QWidget()
        central.setBackgroundRole(QPalette.ColorRole.Base)
        grid = QGridLayout(central)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(0)
        self.middle.setSpacing(0)
        self.middle.addWidget(self.area, 1)
        grid.addWidget(self.top_bar, 0, 0, 1, 2)
        grid.addWidget(self.rail, 1, 0)
        grid.addLayout(self.middle, 1, 1)
        grid.addWidget(self.strip, 2, 0, 1, 2)
        grid.setRowStretch(1, 1)
        grid.setColumnStretch(1, 1)
        self.setCentralWidget(central)

    def _actions(self) -> tuple[Action, ...]:
        """Return the global actions, the source of both keys and help."""
        return (
            *page_keys(self._places, self.go),
            *program_keys(self._dependencies),
            *window_keys(
                command_bar=self.command_bar.enter,
                phrases=self._phrases.open,
                open_file=self.files.open_file,
                undo=self._take_back,
                redo=self._undoing.bring_back,
                help_=self._help.toggle,
                quit_=self.close,
            ),
            *size_keys(self._dependencies.preferences),
        )

    def focus_page(self) -> None:
        """Focus the page shown, or the command bar while it is not there yet."""
        if self.navigation.has_page(self.navigation.here):
            self.navigation.page(self.navigation.here).focus()
        else:
            self.top_bar.field.setFocus()

    def _state_now(self) -> WindowState:
        place = self.navigation.here if self.navigation.here != HELP else RULES
        return WindowState(frame_of(self), self.isMaximized(), place, self.navigation.states())

    def _place_changed(self, place: str) -> None:
        self._keeper.changed()
        self.rail.show_chosen(place)
        self.command_bar.leave_page(place)

    def go(self, place: str) -> None:
        """Show a page on the user's request and focus it."""
        enter(self.navigation, place)
        self.focus_page()

    def _take_back(self) -> None:
        """Undo what is named, or else the page's own last change."""
        if not self._undoing.take_back():
            self.navigation.undo_on_page()
