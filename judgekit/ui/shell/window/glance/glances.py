"""Shows cards over the page that names them: by the key, by a click, and while the mouse rests."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QRect, Qt, QTimer, Signal

from judgekit.engine.failures import EnvironmentFailure
from judgekit.ui.runtime.local_day import tournament_day
from judgekit.ui.shell.navigation import Navigation
from judgekit.ui.shell.page import NamesCards, ProgramDependencies
from judgekit.ui.shell.window.glance.keys import GlanceKeys
from judgekit.ui.shell.window.glance.placing import GlancePlacing
from judgekit.ui.shell.window.glance.text_here import text_being_written, text_with_focus
from judgekit.ui.shell.window.glance.view import CardGlance
from judgekit.ui.shell.window.glance.way_back import WayBack
from judgekit.ui.shell.window.page_stack import PageArea
from judgekit.ui.widgets.tool_tip import hide_tip
from judgekit.ui.words.wording import failure_sentence
from judgekit.views.cards.cards_here import CardsHere
from judgekit.views.cards.glance import (
    Glance,
    glance_at,
    language_at_first,
    next_language,
    written_in,
)
from judgekit.views.deck_checks.event_format import deck_format
from judgekit.views.deck_checks.lists_reading import Asked

LOOK_UP = "card over the page"
"""Topic of the task that reads a card."""
LEFT_AFTER = 120
"""Milliseconds between two looks at whether the mouse still rests on the name."""


class CardGlances(QObject):
    """The focus stays where it was, and typing goes on there, which puts the card away."""

    shown = Signal()

    def __init__(
        self,
        dependencies: ProgramDependencies,
        navigation: Navigation,
        area: PageArea,
        covered: Callable[[], int],
    ) -> None:
        """`covered` as in `GlancePlacing`."""
        super().__init__(area)
        self._dependencies, self._navigation, self._area = dependencies, navigation, area
        self._card: CardGlance | None = None
        self._named, self._language = CardsHere(), ""
        """What is asked for, and the language chosen in this event."""
        look, messages = dependencies.look, dependencies.messages
        self._placing = GlancePlacing(look, messages, area, covered, self)
        self._keys, self._way_back = GlanceKeys(self), WayBack(navigation, self)
        self._keys.ended.connect(self.close)
        self._keys.moved.connect(self._follow)
        self._keys.stepped.connect(self.step)
        self._keys.turned.connect(self._turn)
        self._resting = QTimer(self, interval=LEFT_AFTER)
        self._resting.timeout.connect(self._look_whether_left)
        navigation.changed.connect(lambda _: self.close())
        dependencies.bridge.switched.connect(self._forget)

    @property
    def view(self) -> CardGlance | None:
        """The card, while one is shown."""
        return self._card if self._card is not None and not self._card.isHidden() else None

    @property
    def is_passing(self) -> bool:
        """Whether it is shown only while the mouse rests."""
        return self._placing.rests_on is not None

    def press(self) -> None:
        """Do what the key does: show the card named where work is, or that card's whole page."""
        if self.view is not None and not self.is_passing:
            self.open_whole()
        else:
            self.show(self._named_here())

    def show(self, named: CardsHere) -> None:
        """Show the card meant until Esc, or say why there is none."""
        self._ask(named, None)

    def point_at(self, named: CardsHere, rests_on: QRect) -> None:
        """Show a card while the mouse rests in that place of the screen, if one is found."""
        if self.view is None or self.is_passing:
            self._ask(named, rests_on)

    def close(self) -> None:
        """Put the card away."""
        self._dependencies.tasks.abandon(LOOK_UP)
        self._resting.stop()
        self._keys.end()
        if self._card is not None:
            self._card.hide()

    def open_whole(self) -> None:
        """Go on to the card's own page; leaving it leads back to where one was."""
        view = self.view
        if view is not None and view.glance.lack is None:
            self._way_back.keep()
            self.close()
            self._dependencies.open_card(view.glance.name, written_in(view.glance))

    def step(self, by: int) -> None:
        """Show the next card named at the same place, or the previous one."""
        view = self.view
        if view is not None and view.glance.count > 1:
            at = (view.glance.at + by) % view.glance.count
            self._ask(self._named._replace(at=at), self._placing.rests_on)

    def speak(self, language: str) -> None:
        """Show the card in another language, this one and the next ones of the event."""
        self._language = language
        if self.view is not None:
            self.view.show_glance(self.view.glance, language)
            self._placing.place()

    # -- internals

    def _named_here(self) -> CardsHere:
        written = text_being_written()
        if written != CardsHere():
            return written
        here = self._navigation.here
        page = self._navigation.page(here) if here and self._navigation.has_page(here) else None
        named = page.cards_named() if isinstance(page, NamesCards) else CardsHere()
        return named if named != CardsHere() else text_with_focus()

    def _ask(self, named: CardsHere, rests_on: QRect | None) -> None:
        bridge, decks = self._dependencies.bridge, self._dependencies.decks
        day = tournament_day(bridge.state, bridge.now())
        asked, self._named = Asked(deck_format(bridge.state), day=day), named

        def failed(failure: EnvironmentFailure) -> None:
            if rests_on is None:
                self._dependencies.messages.say(failure_sentence(failure))

        self._dependencies.tasks.run(
            LOOK_UP,
            lambda _: glance_at(decks(), named, asked),
            done=lambda glance: self._found(glance, rests_on),
            failed=failed,
        )

    def _found(self, glance: Glance, rests_on: QRect | None) -> None:
        self._placing.rests_on = rests_on
        if self.is_passing and (glance.lack is not None or self._placing.is_left()):
            self.close()
            return
        hide_tip()
        view = self._card or self._made()
        # Like a tool tip: a click there is for what lies below.
        view.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, self.is_passing)
        view.show_glance(glance, self._language or self._language_of(glance))
        was_hidden = view.isHidden()
        view.show()
        view.raise_()
        self._placing.place()
        if was_hidden:
            view.tell()
        self._keys.is_passing = self.is_passing
        self._keys.begin(view)
        if self.is_passing:
            self._resting.start()
        else:
            self._resting.stop()
        self.shown.emit()

    def _made(self) -> CardGlance:
        self._card = view = CardGlance(self._dependencies.look, self._area)
        self._placing.take(view)
        view.close_wanted.connect(self.close)
        view.whole_wanted.connect(self.open_whole)
        view.next_wanted.connect(lambda: self.step(1))
        view.language_wanted.connect(self.speak)
        return view

    def _turn(self, by: int) -> None:
        view = self.view
        if view is not None:
            self.speak(next_language(view.glance, view.language, by))

    def _follow(self) -> None:
        """Show the card of the row that the page went to; put it away where there is none."""
        if self.view is None or self.is_passing:
            return
        named = self._named_here()
        if named == CardsHere():
            self.close()
        elif named != self._named:
            self._ask(named, None)

    def _look_whether_left(self) -> None:
        if self._placing.is_left():
            self.close()

    def _language_of(self, glance: Glance) -> str:
        return language_at_first(glance, self._dependencies.languages_known())

    def _forget(self) -> None:
        self._language = ""
        self._way_back.forget()
        self.close()
