"""Which page is shown; each is made when it is first opened."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import msgspec
from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QShortcut
from PySide6.QtWidgets import QStackedWidget, QWidget

from judgekit.ui.shell.page import (
    AnsweringPage,
    DeckCheckPage,
    Page,
    PageState,
    PenaltyPage,
    PenaltyWords,
    ProgramDependencies,
    TurnsPage,
)
from judgekit.ui.widgets.actions import bind

RULES, CLOCK, CALLS, DECKS = "rules", "clock", "calls", "decks"
INFRACTIONS, EVENT = "infractions", "event"
SETTINGS, HELP = "settings", "help"
UNDO_KEY = "Ctrl+Z"
"""Bound once for the whole window, which asks the page only when nothing newer is taken back."""


class PageEntry(msgspec.Struct, frozen=True):
    """A row of the table. `corner` is what the rail shows of the key; `make` imports its page."""

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
    """Makes a page when it is first opened and binds its keys to it."""

    changed = Signal(str)
    """The id of the place that is shown now."""

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
        self._before = ""

    def remember(self, states: Mapping[str, PageState]) -> None:
        """What the pages were like last time; each takes it up when it is made."""
        self._kept = states

    def states(self) -> dict[str, PageState]:
        """What the pages are like now, and what was kept of those that weren't opened."""
        return {**self._kept, **{name: page.state() for name, page in self._pages.items()}}

    def wait(self, waiting: QWidget) -> None:
        """Show this in the stead of every page that needs the library, until `stop_waiting`."""
        self._waiting = waiting
        if self._stack.indexOf(waiting) < 0:
            self._stack.addWidget(waiting)

    def stop_waiting(self) -> None:
        """The library is there: pages that need it can be made. See `show_here`."""
        self._waiting = None

    def show_here(self) -> None:
        """Show the page of this place in the stead of what was waited for."""
        if self.here:
            self._stack.setCurrentWidget(self.page(self.here).widget())
            self.changed.emit(self.here)

    def has_page(self, place: str) -> bool:
        """Whether a page can be shown there now, rather than what is waited for."""
        return self._waiting is None or not self._places[place].needs_library

    def page(self, place: str) -> Page:
        """The page of a place, made now if need be."""
        page = self._pages.get(place)
        if page is None:
            page = self._places[place].make(self._dependencies)
            self._pages[place] = page
            self._stack.addWidget(page.widget())
            own = [action for action in page.actions() if action.key != UNDO_KEY]
            self._shortcuts[place] = bind(page.widget(), own)
            state = self._kept.get(place)
            if state is not None:
                page.restore(state)
        return page

    def answering_page(self) -> AnsweringPage | None:
        """The page that answers to the command bar, shown from now on: the one that is shown if it
        does, else Rules; None while the library is waited for."""
        for place in (self.here, RULES):
            if not self.has_page(place):
                return None
            page = self.page(place)
            if isinstance(page, AnsweringPage):
                self.go(place)
                return page
        return None

    def open_turns(self, table: int) -> None:
        """Show the tracker of additional turns at this table; the keyboard goes with it."""
        self.go(CLOCK)
        page = self.page(CLOCK)
        if isinstance(page, TurnsPage):
            page.open_turns(table)

    def open_check(self, table: int) -> None:
        """Show the deck check that goes on at this table; the keyboard goes with it."""
        self.go(DECKS)
        page = self.page(DECKS)
        if isinstance(page, DeckCheckPage):
            page.open_check(table)

    def begin_penalty(self, said: PenaltyWords) -> None:
        """Begin a penalty; the keyboard goes with it."""
        self.go(INFRACTIONS)
        page = self.page(INFRACTIONS)
        if isinstance(page, PenaltyPage):
            page.begin_penalty(said)

    def undo_on_page(self) -> None:
        """Let the page that is shown take back what it can."""
        page = self._pages.get(self.here)
        for action in page.actions() if page is not None else ():
            if action.key == UNDO_KEY:
                action.run()

    def go(self, place: str) -> None:
        """Show a place; an unknown one changes nothing."""
        if place not in self._places or place == self.here:
            return
        self._before, self.here = self.here, place
        if self._waiting is not None and self._places[place].needs_library:
            self._stack.setCurrentWidget(self._waiting)
        else:
            self._stack.setCurrentWidget(self.page(place).widget())
        self.changed.emit(place)

    def back(self) -> None:
        """Leave for the place that was shown before."""
        self.go(self._before or next(iter(self._places)))

    def pages(self) -> dict[str, Page]:
        """The pages made so far, by place."""
        return dict(self._pages)
