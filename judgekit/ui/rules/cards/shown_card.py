"""The card that is shown: in which language, with its rules and copies; what is done with it."""

from __future__ import annotations

import datetime
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, Signal
from PySide6.QtWidgets import QApplication

from judgekit.domain.cards.card import Card
from judgekit.domain.formats.known_formats import format_of
from judgekit.domain.rules.library import COMPREHENSIVE
from judgekit.domain.shared.topic import Topic
from judgekit.engine.failures import EnvironmentFailure
from judgekit.search.cards.rules_touched import RulesTouched, RuleTouched
from judgekit.ui.interface_words import interface_words
from judgekit.ui.rules.cards.view import CardsView
from judgekit.ui.runtime.local_day import tournament_day
from judgekit.ui.shell.page import ProgramDependencies
from judgekit.ui.shell.parts.cards.answer_opening import CardAnswerOpening
from judgekit.ui.shell.parts.cards.load_key import LOAD_KEY
from judgekit.ui.widgets.actions import Action, bind, key_text
from judgekit.ui.words.wording import failure_sentence
from judgekit.views.cards.at_event import AtEvent, at_event
from judgekit.views.cards.card_legality import FormatLine, format_lines
from judgekit.views.cards.card_text import (
    ENGLISH,
    Availability,
    available,
    faces_in,
    name_in,
    plain_text,
)
from judgekit.views.cards.glance import StandingHere, standing_here
from judgekit.views.deck_checks.event_format import deck_format
from judgekit.views.deck_checks.lists_reading import Asked
from judgekit.views.players_language import MOST_KEYS
from judgekit.views.words.cards import bring_card_file_sentence, not_in_file_sentence

if TYPE_CHECKING:
    from judgekit.domain.formats.ban_history import BanHistory

TOUCHING = "find the rules that a card touches"
STANDING = "legality of a card at the event"
COUNTING = "count a card in the lists of the event"
OF_EVENT = frozenset({Topic.SETUP, Topic.DECK_CHECKS})
"""Topics of which the card's page tells something."""
translate = QCoreApplication.translate


class ShownCard(QObject):
    """`card` is None where the card file lacks it; `wanted` is the name that was asked for."""

    read_in = Signal()
    """Emitted when the card is shown, perhaps in another language."""

    def __init__(
        self,
        dependencies: ProgramDependencies,
        today: Callable[[], datetime.date],
        view: CardsView,
    ) -> None:
        super().__init__(view)
        self._dependencies = dependencies
        self._today = today
        self._view = view
        self._rules = RulesTouched()
        self._language = ""
        """The language chosen by hand, until another card is shown."""
        self._found_in = ""
        self._history: BanHistory | None = None
        self._answers = CardAnswerOpening(dependencies, view)
        self.card: Card | None = None
        self.wanted = ""
        view.language_chosen.connect(self.speak)
        view.stale.connect(self.show_again)
        self._answers.closed.connect(view.setFocus)
        digits = [
            Action(f"cards.language-{digit}", str, digit, partial(self._choose_language, digit))
            for digit in map(str, range(1, MOST_KEYS + 1))
        ]
        bind(view, digits)
        dependencies.preferences.changed.connect(self.show_again)
        dependencies.bridge.switched.connect(self.show_again)
        dependencies.bridge.changed.connect(self._changed)

    def show(self, name: str, found_in: str | None = None) -> None:
        """Show a card by its English name, or by any that certainly means one; `found_in` is the
        language of the name by which it was found, None where it is shown again."""
        if name != self.wanted:
            self._language = self._found_in = ""
        self._found_in = self._found_in if found_in is None else found_in
        self.wanted = name
        self.card = None
        try:
            self.card = self._card_of(name) if name else None
        except EnvironmentFailure as failure:
            self._dependencies.messages.say(failure_sentence(failure))
        self.show_again()

    def show_again(self) -> None:
        """Show the same card as it is now."""
        card = self.card
        if card is None:
            self._say_why()
            return
        self._view.show_card(card, self.language_for(card), self._lines(card))
        self.read_in.emit()
        self._find_standing(card)
        self._find_rules(card)
        self._count(card)

    def copy(self) -> None:
        """Copy the card as it is shown, with its name and type."""
        card = self.card
        if card is None:
            return
        language = self._view.paper.language
        text = plain_text(faces_in(card, language), interface_words())
        QApplication.clipboard().setText(f"{text}\n")
        name = name_in(card, language) or card.name
        self._dependencies.messages.say(translate("Cards", "Copied: {card}").format(card=name))

    def answer(self) -> None:
        """Show the card full screen to the player."""
        if self.card is not None:
            self._answers.open(self.card, self._view.paper.language, self._found_in)

    def speak(self, language: str) -> None:
        """Show the card in a language."""
        self._language = language
        self.show_again()

    def step_language(self) -> None:
        """Show the card in the next of its languages."""
        codes = self._view.paper.head.languages()
        if self.card is not None and codes:
            here = codes.index(self._view.paper.language)
            self.speak(codes[(here + 1) % len(codes)])

    def language_for(self, card: Card) -> str:
        """Return the language in which a card is read: the one chosen, else the first of the
        reader's that the card is printed in."""
        if self._language:
            return self._language
        order = self._dependencies.preferences.reading_order()
        printed = (code for code in order if available(card, code) is Availability.TEXT)
        return next(printed, ENGLISH)

    # -- inside

    def _card_of(self, name: str) -> Card | None:
        cards = self._dependencies.decks().cards
        if cards.source() is None:
            return None
        card = cards.card(name)
        if card is not None:
            return card
        found = cards.match(name)
        return cards.card(found.name) if found.sure else None

    def _changed(self, topics: frozenset[Topic]) -> None:
        """Count anew when lists were entered, and name the event's format."""
        if self.card is not None and topics & OF_EVENT and self._view.isVisible():
            self.show_again()

    def _choose_language(self, digit: str) -> None:
        language = self._view.paper.head.language_of(digit) if self.card is not None else ""
        if language:
            self.speak(language)

    def _say_why(self) -> None:
        """Say why there is no card, and what to do."""
        words = interface_words()
        if self._dependencies.decks().cards.source() is None:
            self._view.show_nothing(
                self.wanted or self.tr("Cards"),
                bring_card_file_sentence(words),
                self.tr("Load a card file"),
                key_text(LOAD_KEY),
            )
        elif self.wanted:
            self._view.show_nothing(self.wanted, not_in_file_sentence(self.wanted, words))
        else:
            hint = self.tr("Type its name in any language, or words of its text.")
            self._view.show_nothing(self.tr("Find a card"), hint)

    def _find_standing(self, card: Card) -> None:
        """Find in the background what a deck check of the event would say of the card."""
        bridge, decks = self._dependencies.bridge, self._dependencies.decks
        asked = Asked(deck_format(bridge.state), day=tournament_day(bridge.state, bridge.now()))
        if asked.format is None:
            return

        def done(here: StandingHere) -> None:
            if self.card is card:
                self._view.show_formats(card, self._lines(card, here))

        self._dependencies.tasks.run(
            STANDING,
            lambda report: standing_here(decks(), card, asked),
            done=done,
            failed=lambda failure: None,
        )

    def _lines(self, card: Card, here: StandingHere | None = None) -> tuple[FormatLine, ...]:
        if self._history is None:
            try:
                self._history = self._dependencies.decks().formats.ban_history()
            except EnvironmentFailure:
                self._history = None
        details = self._dependencies.bridge.state.setup.details
        of_event = format_of(details.format) if details is not None else ""
        return format_lines(card, of_event, self._history, here)

    def _find_rules(self, card: Card) -> None:
        """Find in the background which rules it touches: the first time reads all of them."""
        library = self._dependencies.rules_provider.library()
        day = self._today().isoformat()
        if library.current(COMPREHENSIVE, ENGLISH, day) is None:
            self._view.show_rules(None)
            return

        def done(found: tuple[RuleTouched, ...]) -> None:
            if self.card is card:
                self._view.show_rules(found)

        self._dependencies.tasks.run(
            TOUCHING,
            lambda report: self._rules.of(card, library, day),
            done=done,
            failed=lambda failure: None,
        )

    def _count(self, card: Card) -> None:
        """Count in the background in how many lists of the event the card is."""
        lists = self._dependencies.bridge.state.deck_checks.lists
        if self._dependencies.bridge.engine is None or not lists:
            self._view.show_copies(None)
            return
        cards = self._dependencies.decks().cards

        def done(counted: AtEvent) -> None:
            if self.card is card:
                self._view.show_copies(counted)

        self._dependencies.tasks.run(
            COUNTING,
            lambda report: at_event(lists, card.name, cards),
            done=done,
            failed=lambda failure: self._view.show_copies(None),
        )
