"""Navigation between pages; each is created when it is first opened."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

import msgspec
from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QShortcut
from PySide6.QtWidgets import QStackedWidget, QWidget

from judgekit.ui.shell.page import (
    AnsweringPage,
    BoardPage,
    CardsPage,
    DeckCheckPage,
    EntrancePage,
    Page,
    PageState,
    PairingsPage,
    PenaltyPage,
    PenaltyWords,
    ProgramDependencies,
    SlipPage,
    TablePage,
    TeamPage,
    TurnsPage,
)
from judgekit.ui.widgets.actions import bind

if TYPE_CHECKING:
    from judgekit.domain.deck_checks.commands import StartDeckCheck

RULES, CLOCK, CALLS, DECKS = "rules", "clock", "calls", "decks"
INFRACTIONS, TOURNAMENT = "infractions", "event"
SETTINGS, HELP = "settings", "help"
OPEN_KEY = "Ctrl+O"
"""Bound once for the whole window: a page opens its own kind of file, the others import one."""
UNDO_KEY = "Ctrl+Z"
"""Bound once for the whole window, which asks the page only if nothing newer can be undone."""


class PageEntry(msgspec.Struct, frozen=True):
    """A row of the page table. `corner` is the rail's form of the key; `make` imports the page."""

    id: str
    icon: str
    words: Callable[[], str]
    key: str
    make: Callable[[ProgramDependencies], Page]
    corner: str = ""
    needs_library: bool = False
    at_bottom: bool = False
    in_rail: bool = True


class Navigation(QObject):
    """Creates a page when it is first opened and binds its keys to it."""

    changed = Signal(str)
    """The id of the page that is shown now."""

    def __init__(
        self,
        places: tuple[PageEntry, ...],
        dependencies: ProgramDependencies,
        stack: QStackedWidget,
    ) -> None:
        super().__init__(stack)
        self._places = {place.id: place for place in places}
        self._dependencies = dependencies
        self._stack = stack
        self._pages: dict[str, Page] = {}
        self._kept: Mapping[str, PageState] = {}
        self._shortcuts: dict[str, list[QShortcut]] = {}
        self._waiting: QWidget | None = None
        self.here = ""
        self.before = ""
        """The previous page."""

    def remember(self, states: Mapping[str, PageState]) -> None:
        """Store the pages' saved states; each is restored when its page is created."""
        self._kept = states

    def states(self) -> dict[str, PageState]:
        """Return the current states of the pages, and the saved ones of unopened pages."""
        return {**self._kept, **{name: page.state() for name, page in self._pages.items()}}

    def wait(self, waiting: QWidget) -> None:
        """Show this instead of every page that needs the library, until `stop_waiting`."""
        self._waiting = waiting
        if self._stack.indexOf(waiting) < 0:
            self._stack.addWidget(waiting)

    def stop_waiting(self) -> None:
        """Allow pages that need the library to be created. See `show_here`."""
        self._waiting = None

    def show_here(self) -> None:
        """Show the current page instead of the waiting widget."""
        if self.here:
            self._stack.setCurrentWidget(self.page(self.here).widget())
            self.changed.emit(self.here)

    def has_page(self, place: str) -> bool:
        """Whether a page can be shown there now, instead of the waiting widget."""
        return self._waiting is None or not self._places[place].needs_library

    def page(self, place: str) -> Page:
        """Return a page, creating it if necessary."""
        page = self._pages.get(place)
        if page is None:
            self._dependencies.look.wear_style()
            page = self._places[place].make(self._dependencies)
            self._pages[place] = page
            self._stack.addWidget(page.widget())
            shared = (UNDO_KEY, OPEN_KEY)
            own = [action for action in page.actions() if action.key not in shared]
            self._shortcuts[place] = bind(page.widget(), own)
            state = self._kept.get(place)
            if state is not None:
                page.restore(state)
        return page

    def answering_page(self) -> AnsweringPage | None:
        """Return the page shown if it searches the rules itself; None while the library is not
        ready."""
        page = self.page(self.here) if self.here and self.has_page(self.here) else None
        return page if isinstance(page, AnsweringPage) else None

    def here_words(self) -> str:
        """Return the name of the page shown."""
        return self._places[self.here].words() if self.here else ""

    def show_slip(self, clock: str, table: int) -> None:
        """Show the slip of a clock's table."""
        self.go(CLOCK)
        page = self.page(CLOCK)
        if isinstance(page, SlipPage):
            page.show_slip(clock, table)

    def open_turns(self, table: int) -> None:
        """Show the tracker of additional turns at this table and focus it."""
        self.go(CLOCK)
        page = self.page(CLOCK)
        if isinstance(page, TurnsPage):
            page.open_turns(table)

    def show_table(self, clock: str, table: int) -> None:
        """Choose a clock's table on the board and focus it."""
        self.go(CLOCK)
        page = self.page(CLOCK)
        if isinstance(page, BoardPage):
            page.show_table(clock, table)

    def open_check(self, table: int) -> None:
        """Show the deck check in progress at this table and focus it."""
        self.go(DECKS)
        page = self.page(DECKS)
        if isinstance(page, DeckCheckPage):
            page.open_check(table)

    def chosen_check(self, table: int, judges: tuple[str, ...]) -> StartDeckCheck | None:
        """Return the deck check of a table that was drawn or targeted on its page; None if it was
        neither, or the page hasn't been opened."""
        page = self._pages.get(DECKS)
        return page.chosen_check(table, judges) if isinstance(page, DeckCheckPage) else None

    def begin_penalty(self, said: PenaltyWords) -> None:
        """Begin a penalty and focus its page."""
        self.go(INFRACTIONS)
        page = self.page(INFRACTIONS)
        if isinstance(page, PenaltyPage):
            page.begin_penalty(said)

    def undo_on_page(self) -> None:
        """Let the current page undo its last change."""
        page = self._pages.get(self.here)
        for action in page.actions() if page is not None else ():
            if action.key == UNDO_KEY:
                action.run()

    def go(self, place: str) -> None:
        """Show a page; an unknown id changes nothing."""
        if place not in self._places or place == self.here:
            return
        self.before, self.here = self.here, place
        if self._waiting is not None and self._places[place].needs_library:
            self._stack.setCurrentWidget(self._waiting)
        else:
            self._stack.setCurrentWidget(self.page(place).widget())
        self.changed.emit(place)

    def back(self) -> None:
        """Go back to the previous page."""
        self.go(self.before or next(iter(self._places)))

    def all_pages(self) -> dict[str, Page]:
        """Return the pages by id, created if necessary; without those that wait for the library."""
        return {place: self.page(place) for place in self._places if self.has_page(place)}


def enter(navigation: Navigation, place: str) -> None:
    """Show a page as its key does: where its work begins."""
    navigation.go(place)
    page = navigation.page(place) if navigation.has_page(place) else None
    if isinstance(page, EntrancePage):
        page.enter()


def paste_pairings(navigation: Navigation, text: str) -> None:
    """Show these lines as new pairings on their page, and focus them."""
    navigation.go(TOURNAMENT)
    page = navigation.page(TOURNAMENT)
    if isinstance(page, PairingsPage):
        page.paste_pairings(text)


def show_team(navigation: Navigation) -> None:
    """Show the laptops that share the event on their page, and focus them."""
    navigation.go(TOURNAMENT)
    page = navigation.page(TOURNAMENT)
    if isinstance(page, TeamPage):
        page.show_team()


def open_card(navigation: Navigation, name: str, found_in: str = "") -> None:
    """Show a card by its English name on its page, and focus it: at once, or as soon as the library
    is ready, unless the user has gone elsewhere by then; `found_in` is the language of the name by
    which it was found."""
    here = navigation.here

    def back() -> None:
        navigation.go(here)
        navigation.page(here).focus()

    def show() -> None:
        page = navigation.page(RULES)
        if isinstance(page, CardsPage):
            page.open_card(name, back if here not in ("", RULES) else None, found_in)

    def shown(place: str) -> None:
        navigation.changed.disconnect(shown)
        if place == RULES:
            show()

    navigation.go(RULES)
    if navigation.has_page(RULES):
        show()
    else:
        navigation.changed.connect(shown)


def open_table(navigation: Navigation) -> int | None:
    """Return the table that is chosen on the page that is shown, None if none is."""
    here = navigation.here
    page = navigation.page(here) if here and navigation.has_page(here) else None
    return page.open_table() if isinstance(page, TablePage) else None
