"""The table of places, and the one that knows which is shown."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import msgspec
from PySide6.QtCore import QCoreApplication, QObject, Signal
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


def _rules(dependencies: ProgramDependencies) -> Page:
    from judgekit.ui.rules.page import RulesPage  # noqa: PLC0415  (a page is imported when opened)

    return RulesPage(dependencies)


def _clock(dependencies: ProgramDependencies) -> Page:
    from judgekit.ui.clock.page import ClockPage  # noqa: PLC0415

    return ClockPage(dependencies)


def _calls(dependencies: ProgramDependencies) -> Page:
    from judgekit.ui.calls.page import CallsPage  # noqa: PLC0415

    return CallsPage(dependencies)


def _decks(dependencies: ProgramDependencies) -> Page:
    from judgekit.ui.deck_checks.page import DeckChecksPage  # noqa: PLC0415

    return DeckChecksPage(dependencies)


def _infractions(dependencies: ProgramDependencies) -> Page:
    from judgekit.ui.infractions.page import InfractionsPage  # noqa: PLC0415

    return InfractionsPage(dependencies)


def _event(dependencies: ProgramDependencies) -> Page:
    from judgekit.ui.tournament.page import TournamentPage  # noqa: PLC0415

    return TournamentPage(dependencies)


def _settings(dependencies: ProgramDependencies) -> Page:
    from judgekit.ui.shell.settings.page import SettingsPage  # noqa: PLC0415

    return SettingsPage(dependencies)


def _help(dependencies: ProgramDependencies) -> Page:
    from judgekit.ui.shell.help_page import HelpPage  # noqa: PLC0415

    return HelpPage(dependencies)


PLACES = (
    PageEntry(
        RULES,
        "book",
        lambda: QCoreApplication.translate("Places", "Rules"),
        "Ctrl+1",
        _rules,
        corner="1",
        needs_library=True,
    ),
    PageEntry(
        CLOCK,
        "clock",
        lambda: QCoreApplication.translate("Places", "Clock"),
        "Ctrl+2",
        _clock,
        corner="2",
    ),
    PageEntry(
        CALLS,
        "calls",
        lambda: QCoreApplication.translate("Places", "Calls"),
        "Ctrl+3",
        _calls,
        corner="3",
    ),
    PageEntry(
        DECKS,
        "deck-checks",
        lambda: QCoreApplication.translate("Places", "Deck checks"),
        "Ctrl+4",
        _decks,
        corner="4",
        needs_library=True,
    ),
    PageEntry(
        INFRACTIONS,
        "flag",
        lambda: QCoreApplication.translate("Places", "Infractions"),
        "Ctrl+5",
        _infractions,
        corner="5",
        needs_library=True,
    ),
    PageEntry(
        EVENT,
        "event",
        lambda: QCoreApplication.translate("Places", "Event"),
        "Ctrl+6",
        _event,
        corner="6",
    ),
    PageEntry(
        SETTINGS,
        "settings",
        lambda: QCoreApplication.translate("Places", "Settings"),
        "Ctrl+,",
        _settings,
        at_bottom=True,
    ),
    PageEntry(
        HELP,
        "help",
        lambda: QCoreApplication.translate("Places", "Help"),
        "F1",
        _help,
        in_rail=False,
    ),
)
"""The first one is where the window opens."""


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
