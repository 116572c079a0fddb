"""Finds cards as one types, and leads from one to another."""

from __future__ import annotations

import datetime
from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from judgekit.domain.cards.card import Card
from judgekit.domain.shared.rule_reference import RuleReference
from judgekit.engine.failures import EnvironmentFailure
from judgekit.ui.rules.cards.actions import card_actions
from judgekit.ui.rules.cards.card_list import CardListPane, ListedCard
from judgekit.ui.rules.cards.shown_card import ShownCard
from judgekit.ui.rules.cards.view import CardsView
from judgekit.ui.runtime.typeface import drawn_in
from judgekit.ui.shell.page import ProgramDependencies
from judgekit.ui.words.wording import failure_sentence
from judgekit.views.cards.card_rows import CardRow, found_rows, named_rows
from judgekit.views.cards.card_text import types_in
from judgekit.views.cards.card_way import CardWay

if TYPE_CHECKING:
    from judgekit.engine.ports.cards import CardProvider


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
        self._typed = ""
        self._before_typing: str | None = None
        """The card shown before the text was typed, until one is opened."""
        self._way = CardWay()
        self._looked_up: dict[str, Card | None] = {}
        self.pane = CardListPane(dependencies.look, self._card_of)
        actions = card_actions(lambda: self, with_leaving=True)
        self.view = CardsView(dependencies.look, {each.id: each for each in actions})
        self.shown = ShownCard(dependencies, today, self.view)
        self._connect()

    @property
    def can_find(self) -> bool:
        """Whether there is a card file to find cards in."""
        return self._cards().source() is not None

    def begin(self) -> None:
        """Show the card read last, or ask for one."""
        self._dependencies.card_file().refresh()
        self._list()
        if self.shown.card is None:
            self._show(self.shown.wanted)

    def open(self, name: str, found_in: str = "") -> None:
        """Show a card by its English name, found by one in the language `found_in`; go on from
        it."""
        self._dependencies.card_file().refresh()
        self._before_typing = None
        self._go(name, found_in)
        self._list()

    def typed(self, text: str) -> None:
        """Find cards as the user types; the best one is shown."""
        if text.strip() and not self._typed.strip():
            self._before_typing = self.shown.wanted
        self._typed = text
        rows = self._list()
        if text.strip() and rows:
            self._show(rows[0].name, rows[0].language)
            self.pane.list.choose(rows[0].name)

    def forget_typed(self, text: str) -> None:
        """Take what was typed before the cards were shown: only the list follows it."""
        self._typed = text

    def restore(self) -> None:
        """Show what was there before typing, if nothing was opened since."""
        if self._before_typing is not None:
            self._show(self._before_typing)
            self._before_typing = None
            self._list()

    def enter_list(self) -> bool:
        """Focus the list; return whether it has any card."""
        self._before_typing = None
        self.pane.list.setFocus()
        return self.pane.list.row() is not None or self.pane.list.go(0)

    def step(self, by: int) -> None:
        """Go back to the card before, or forward again."""
        name = self._way.step(by)
        if name:
            self._show(name)
            self._list()

    # -- inside

    def _connect(self) -> None:
        view, pane, dependencies = self.view, self.pane, self._dependencies
        view.left.connect(self.left)
        view.rule_wanted.connect(self.rule_wanted)
        view.part_wanted.connect(self.open)
        view.load_wanted.connect(self.load_wanted)
        self.shown.read_in.connect(pane.list.viewport().update)
        pane.list.selectionModel().currentChanged.connect(lambda *_: self._preview())
        pane.list.opened.connect(self._enter)
        pane.list.left.connect(self._leave_list)
        dependencies.card_file().loaded.connect(self._renew)

    def _cards(self) -> CardProvider:
        return self._dependencies.decks().cards

    def _card_of(self, name: str) -> ListedCard | None:
        """Return what the list tells of a card; each is looked up once."""
        if name not in self._looked_up:
            self._looked_up[name] = self._cards().card(name)
        card = self._looked_up[name]
        if card is None:
            return None
        return ListedCard(card.cost, types_in(card, drawn_in(self.shown.language_for(card))))

    def _list(self) -> tuple[CardRow, ...]:
        """Show the cards found, or those read before; return their rows."""
        cards = self._cards()
        source = cards.source()
        try:
            if self._typed.strip() and source is not None:
                rows = found_rows(cards, self._typed)
            else:
                rows = named_rows(self._way.read) if source is not None else ()
        except EnvironmentFailure as failure:
            self._dependencies.messages.say(failure_sentence(failure))
            rows = ()
        self.pane.show_cards(rows, self._typed, source, self.shown.wanted)
        return rows

    def _preview(self) -> None:
        row = self.pane.list.row()
        if row is not None:
            self._show(row.name, row.language)

    def _enter(self) -> None:
        row = self.pane.list.row()
        if row is not None:
            self._before_typing = None
            self._go(row.name, row.language)
            self.view.setFocus()

    def _leave_list(self) -> None:
        if self._typed.strip():
            self._dependencies.ask(self._typed)
        else:
            self.left.emit()

    def _go(self, name: str, found_in: str) -> None:
        """Show a card, and remember that it was read."""
        self._way.go(name)
        self._show(name, found_in)
        if self.shown.card is not None:
            self._way.keep(self.shown.card.name)

    def _show(self, name: str, found_in: str | None = None) -> None:
        self.shown.show(name, found_in)
        self.view.bar.show_possible(
            back=self._way.can_step(-1),
            forward=self._way.can_step(1),
            card=self.shown.card is not None,
        )

    def _renew(self) -> None:
        """Take the card from another card file."""
        self._looked_up.clear()
        self._show(self.shown.wanted)
        self._list()
