"""Where the cards stand on the Rules page: what leads to them, and back."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from judgekit.domain.shared.rule_reference import RuleReference

if TYPE_CHECKING:
    from judgekit.ui.rules.cards.controller import CardsController
    from judgekit.ui.rules.other_views import OtherViews
    from judgekit.ui.rules.reading.controller import ReadingController
    from judgekit.ui.rules.results.searching import Searching
    from judgekit.ui.shell.page import ProgramDependencies
    from judgekit.ui.widgets.actions import Action


class CardsPlace(QObject):
    """Makes the cards on first use. While they are shown, what is typed finds cards."""

    def __init__(
        self,
        dependencies: ProgramDependencies,
        reading: ReadingController,
        others: OtherViews,
        searching: Searching,
    ) -> None:
        super().__init__(reading)
        self._dependencies = dependencies
        self._reading, self._others = reading, others
        self._made: CardsController | None = None
        self._back: Callable[[], None] | None = None
        """Leads to the page from which a card was opened."""
        self._searching = searching
        """Of the rules; it rests while cards are shown."""
        self._text = ""
        others.cards_wanted.connect(self.show)

    @property
    def cards(self) -> CardsController:
        """The cards, made when first asked for."""
        if self._made is None:
            from judgekit.ui.rules.cards.controller import CardsController  # noqa: PLC0415  (first use)

            made = CardsController(self._dependencies, self._reading.stage.reader.today, self)
            made.left.connect(self._leave)
            made.rule_wanted.connect(self._read_rule)
            made.load_wanted.connect(self._others.load_cards)
            self._made = made
        return self._made

    @property
    def is_shown(self) -> bool:
        """Whether the cards are shown in place of a text."""
        return self._made is not None and self._reading.other_view is self._made.view

    def actions(self) -> tuple[Action, ...]:
        """Return the actions on cards; without effect until cards are shown."""
        from judgekit.ui.rules.cards.actions import card_actions  # noqa: PLC0415  (first use)

        return card_actions(lambda: self.cards if self.is_shown else None)

    def show(self) -> None:
        """Show the card read last, and let the user type for another."""
        self._enter()
        self.cards.begin()
        if self.cards.shown.card is None and self.cards.can_find:
            self._dependencies.ask("")

    def open_card(
        self, name: str, back: Callable[[], None] | None = None, found_in: str = ""
    ) -> None:
        """Show a card by its English name, which was found by one in the language `found_in`; Esc
        leads `back`, or to the text that was read."""
        self._enter()
        self._back = back
        self.cards.open(name, found_in)

    def takes(self, text: str) -> bool:
        """Find cards with what is typed, if cards are shown; return whether they are."""
        if self.is_shown:
            self._text = text
            self.cards.typed(text)
        return self.is_shown

    def restores(self) -> bool:
        """Show the card from before typing, if cards are shown; return whether they are."""
        if self.is_shown:
            self.cards.restore()
        return self.is_shown

    def enters_list(self) -> bool:
        """Focus the list of cards, if any are shown; return whether it was. A text that finds none
        is searched for in the rules."""
        if not self.is_shown:
            return False
        if self.cards.enter_list():
            return True
        self.give_way()
        self._searching.type(self._text)
        self._searching.catch_up()
        return False

    def give_way(self) -> None:
        """Show the text again, because a section is about to be opened."""
        section = self._reading.stage.view.current
        if self.is_shown and section is not None:
            self._reading.open(section)

    # -- inside

    def _enter(self) -> None:
        if not self.is_shown:
            self._back = None
            self._text = self._searching.text
            self._searching.type("")
            self._searching.stop_waiting()
            self.cards.forget_typed(self._text)
        self._put()

    def _put(self) -> None:
        cards = self.cards
        self._others.show_cards(cards.view, cards.pane)
        cards.view.setFocus()

    def _leave(self) -> None:
        """Go back to the page that led here, or else to the text."""
        back, self._back = self._back, None
        if back is not None:
            back()
            return
        self.give_way()
        if self._text.strip():
            self._searching.type(self._text)
        self._reading.setFocus()

    def _read_rule(self, reference: RuleReference) -> None:
        self._reading.open(reference)
        self._reading.way_back.remember(reference, self._put)
        self._reading.show_state()
        self._reading.setFocus()
