"""Opens answer cards over the window, in the player's language."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QWidget

from judgekit.domain.shared.rule_reference import RuleReference
from judgekit.ui.shell.page import ProgramDependencies
from judgekit.views.cards.answer_language import answer_language

if TYPE_CHECKING:
    from judgekit.ui.shell.parts.answer_card import AnswerWindow


class AnswerOpening(QObject):
    """`closed` is emitted when the window is back; `owner` is on the screen that the answer card
    takes."""

    closed = Signal()

    def __init__(self, dependencies: ProgramDependencies, owner: QWidget) -> None:
        super().__init__(owner)
        self._dependencies = dependencies
        self._owner = owner
        self.card: AnswerWindow | None = None
        """The card shown."""
        dependencies.bridge.switched.connect(dependencies.chosen_for_player.forget)

    def show_window(self, card: AnswerWindow) -> None:
        """Show this answer card full screen."""
        card.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        card.closed.connect(partial(self._closed, card.language))
        screen = self._owner.screen()
        if screen is not None:
            card.setGeometry(screen.geometry())
        card.showFullScreen()
        self.card = card

    def _closed(self, opened_in: str, language: str) -> None:
        if language != opened_in:
            self._dependencies.chosen_for_player.language = language
        self.card = None
        self._owner.window().activateWindow()
        self.closed.emit()


class CardOpening(AnswerOpening):
    """Of paragraphs of the rules; `moved` carries the section and the paragraph that the card
    turned to."""

    moved = Signal(RuleReference, int)

    def open(self, reference: RuleReference, paragraph: int, shown: str) -> None:
        """Show a section's paragraph, counted from 0; `shown` is the language in which the page
        has it."""
        from judgekit.ui.shell.parts.answer_card import AnswerCard  # noqa: PLC0415  (first use)
        from judgekit.ui.shell.parts.answer_card_text import CardPlace  # noqa: PLC0415

        dependencies = self._dependencies
        known = dependencies.languages_known()
        card = AnswerCard(
            dependencies.look,
            dependencies.messages,
            dependencies.rules_provider.library(),
            CardPlace(reference, paragraph),
            answer_language(known._replace(on_page=shown)),
        )
        card.place_changed.connect(lambda place: self.moved.emit(place.reference, place.block))
        self.show_window(card)
