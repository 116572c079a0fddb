"""Finds cards as one types, shows them, and knows which were read before."""

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
from judgekit.domain.shared.rule_reference import RuleReference
from judgekit.engine.failures import EnvironmentFailure
from judgekit.search.cards.rules_touched import RulesTouched, RuleTouched
from judgekit.ui.interface_words import interface_words
from judgekit.ui.rules.cards.actions import card_actions
from judgekit.ui.rules.cards.card_list import CardListPane
from judgekit.ui.rules.cards.view import CardsView
from judgekit.ui.shell.page import ProgramDependencies
from judgekit.ui.shell.parts.cards.answer_opening import CardAnswerOpening
from judgekit.ui.shell.parts.cards.card_file_bar import LOAD_KEY
from judgekit.ui.widgets.actions import Action, bind, key_text
from judgekit.ui.words.wording import failure_sentence
from judgekit.views.cards.at_event import AtEvent, at_event
from judgekit.views.cards.card_legality import FormatLine, format_lines
from judgekit.views.cards.card_rows import found_rows, named_rows
from judgekit.views.cards.card_text import (
    ENGLISH,
    Availability,
    available,
    faces_in,
    name_in,
    plain_text,
)
from judgekit.views.words.cards import bring_card_file_sentence, not_in_file_sentence

if TYPE_CHECKING:
    from judgekit.domain.formats.ban_history import BanHistory
    from judgekit.engine.ports.cards import CardProvider

TOUCHING = "find the rules that a card touches"
COUNTING = "count a card in the lists of the event"
MOST_READ = 40
MOST_KEYS = 9
translate = QCoreApplication.translate


class CardsController(QObject):
    """Owns the list and the view. `left` leads back to where the reader was; `rule_wanted` carries
    the rule that is to be read beside the card."""

    left = Signal()
    rule_wanted = Signal(RuleReference)
    load_wanted = Signal()

    def __init__(
        self,
        dependencies: ProgramDependencies,
        today: Callable[[], datetime.date],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._dependencies = dependencies
        self._today = today
        self._rules = RulesTouched()
        self._typed = ""
        self._before_typing: str | None = None
        """The card shown before the text was typed, until one is opened."""
        self._read: list[str] = []
        """The cards read, newest first."""
        self._way: list[str] = []
        self._at = -1
        self._language = ""
        """The language chosen by hand, until another card is shown."""
        self._history: BanHistory | None = None
        self.card: Card | None = None
        self.wanted = ""
        """The name of the card asked for, whether the card file has it or not."""
        self.pane = CardListPane(dependencies.look)
        actions = card_actions(lambda: self, with_leaving=True)
        self.view = CardsView(dependencies.look, {each.id: each for each in actions})
        self.answers = CardAnswerOpening(dependencies, self.view)
        self._connect()

    # -- what is shown

    def begin(self) -> None:
        """Show the card read last, or ask for one."""
        self._dependencies.card_file.refresh()
        self._list()
        if self.card is None:
            self._show(self.wanted)

    def open(self, name: str) -> None:
        """Show a card by its English name, and go on from it."""
        self._dependencies.card_file.refresh()
        self._before_typing = None
        self._go(name)
        self._list()

    def typed(self, text: str) -> None:
        """Find cards as the user types; the best one is shown."""
        if text.strip() and not self._typed.strip():
            self._before_typing = self.wanted
        self._typed = text
        rows = self._list()
        if text.strip() and rows:
            self._show(rows[0])
            self.pane.list.choose(rows[0])

    def forget_typed(self, text: str) -> None:
        """Take what was typed before the cards were shown: only the list follows it."""
        self._typed = text

    def restore(self) -> None:
        """Show what was there before typing, if nothing was opened since."""
        if self._before_typing is not None:
            self._show(self._before_typing)
            self._before_typing = None
            self._list()

    def enter_list(self) -> None:
        """Focus the list."""
        self._before_typing = None
        self.pane.list.setFocus()
        if self.pane.list.row() is None:
            self.pane.list.go(0)

    @property
    def can_find(self) -> bool:
        """Whether there is a card file to find cards in."""
        return self._cards().source() is not None

    # -- what is done with a card

    def copy(self) -> None:
        """Copy the card as it is shown, with its name and type."""
        card = self.card
        if card is None:
            return
        language = self.view.paper.language
        QApplication.clipboard().setText(f"{plain_text(faces_in(card, language))}\n")
        name = name_in(card, language) or card.name
        self._dependencies.messages.say(translate("Cards", "Copied: {card}").format(card=name))

    def answer(self) -> None:
        """Show the card full screen to the player."""
        if self.card is not None:
            self.answers.open(self.card, self.view.paper.language)

    def speak(self, language: str) -> None:
        """Show the card in a language."""
        self._language = language
        self._show_again()

    def step_language(self) -> None:
        """Show the card in the next of its languages."""
        codes = self.view.paper.head.languages()
        if self.card is not None and codes:
            here = codes.index(self.view.paper.language)
            self.speak(codes[(here + 1) % len(codes)])

    def step(self, by: int) -> None:
        """Go back to the card before, or forward again."""
        if 0 <= self._at + by < len(self._way):
            self._at += by
            self._show(self._way[self._at])
            self._list()

    # -- inside

    def _connect(self) -> None:
        view, pane, dependencies = self.view, self.pane, self._dependencies
        view.left.connect(self.left)
        view.rule_wanted.connect(self.rule_wanted)
        view.language_chosen.connect(self.speak)
        view.part_wanted.connect(self.open)
        view.load_wanted.connect(self.load_wanted)
        pane.list.selectionModel().currentChanged.connect(lambda *_: self._preview())
        pane.list.opened.connect(self._enter)
        pane.list.left.connect(self._leave_list)
        self.answers.closed.connect(view.setFocus)
        digits = [
            Action(f"cards.language-{at + 1}", str, str(at + 1), partial(self._choose_language, at))
            for at in range(MOST_KEYS)
        ]
        bind(view, digits)
        dependencies.card_file.loaded.connect(self._renew)
        dependencies.card_file.changed.connect(self._list)
        dependencies.preferences.changed.connect(self._show_again)
        dependencies.bridge.switched.connect(self._show_again)

    def _cards(self) -> CardProvider:
        return self._dependencies.decks().cards

    def _list(self) -> list[str]:
        """Show the cards found, or those read before; return their names."""
        cards = self._cards()
        source = cards.source()
        try:
            if self._typed.strip() and source is not None:
                rows = found_rows(cards, self._typed)
            else:
                rows = named_rows(cards, self._read) if source is not None else ()
        except EnvironmentFailure as failure:
            self._dependencies.messages.say(failure_sentence(failure))
            rows = ()
        self.pane.show_cards(rows, self._typed, source, self.wanted)
        return [row.name for row in rows]

    def _preview(self) -> None:
        row = self.pane.list.row()
        if row is not None:
            self._show(row.name)

    def _enter(self) -> None:
        row = self.pane.list.row()
        if row is not None:
            self._before_typing = None
            self._go(row.name)
            self.view.setFocus()

    def _leave_list(self) -> None:
        if self._typed.strip():
            self._dependencies.ask(self._typed)
        else:
            self.left.emit()

    def _go(self, name: str) -> None:
        """Show a card, and remember that it was read."""
        if not (0 <= self._at < len(self._way) and self._way[self._at] == name):
            self._way = [*self._way[: self._at + 1], name]
            self._at = len(self._way) - 1
        self._show(name)
        if self.card is not None:
            name = self.card.name
            self._read = [name, *(each for each in self._read if each != name)][:MOST_READ]

    def _show(self, name: str) -> None:
        if name != self.wanted:
            self._language = ""
        self.wanted = name
        cards = self._cards()
        self.card = cards.card(name) if name and cards.source() is not None else None
        if self.card is None and name and cards.source() is not None:
            found = cards.match(name)
            self.card = cards.card(found.name) if found.sure else None
        self._show_again()

    def _show_again(self) -> None:
        card, view, at, way = self.card, self.view, self._at, self._way
        view.bar.show_possible(back=at > 0, forward=at + 1 < len(way), card=card is not None)
        if card is None:
            self._say_why()
            return
        view.show_card(card, self._language_for(card), self._lines(card))
        self._find_rules(card)
        self._count(card)

    def _say_why(self) -> None:
        cards, words = self._cards(), interface_words()
        if cards.source() is None:
            self.view.show_nothing(
                self.wanted or self.tr("Cards"),
                bring_card_file_sentence(words),
                self.tr("Load a card file"),
                key_text(LOAD_KEY),
            )
        elif self.wanted:
            self.view.show_nothing(self.wanted, not_in_file_sentence(self.wanted, words))
        else:
            hint = self.tr("Type its name in any language, or words of its text.")
            self.view.show_nothing(self.tr("Find a card"), hint)

    def _lines(self, card: Card) -> tuple[FormatLine, ...]:
        if self._history is None:
            try:
                self._history = self._dependencies.decks().formats.ban_history()
            except EnvironmentFailure:
                self._history = None
        details = self._dependencies.bridge.state.setup.details
        of_event = format_of(details.format) if details is not None else ""
        return format_lines(card, of_event, self._history)

    def _language_for(self, card: Card) -> str:
        """Return the language chosen, else the first of the reader's that the card is printed
        in."""
        if self._language:
            return self._language
        order = self._dependencies.preferences.reading_order()
        printed = (code for code in order if available(card, code) is Availability.TEXT)
        return next(printed, ENGLISH)

    def _find_rules(self, card: Card) -> None:
        """Find in the background which rules it touches: the first time reads all of them."""
        library = self._dependencies.rules_provider.library()
        day = self._today().isoformat()
        if library.current(COMPREHENSIVE, ENGLISH, day) is None:
            self.view.show_rules(None)
            return

        def done(found: tuple[RuleTouched, ...]) -> None:
            if self.card is card:
                self.view.show_rules(found)

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
            self.view.show_copies(None)
            return
        cards = self._cards()

        def done(counted: AtEvent) -> None:
            if self.card is card:
                self.view.show_copies(counted)

        self._dependencies.tasks.run(
            COUNTING,
            lambda report: at_event(lists, card.name, cards.match),
            done=done,
            failed=lambda failure: self.view.show_copies(None),
        )

    def _renew(self) -> None:
        """Take the card from another card file."""
        self._show(self.wanted)
        self._list()

    def _choose_language(self, at: int) -> None:
        if self.card is None:
            return
        codes = self.view.paper.head.languages()
        if at < len(codes):
            self.speak(codes[at])
