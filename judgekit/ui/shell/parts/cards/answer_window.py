"""The answer card of a card: full screen, turned to the player on a key."""

from __future__ import annotations

from judgekit.domain.cards.card import Card
from judgekit.ui.look import Look
from judgekit.ui.runtime.messages import Messages
from judgekit.ui.shell.parts.answer_card import AnswerWindow
from judgekit.ui.shell.parts.answer_card_text import CardText
from judgekit.ui.shell.parts.cards.answer_texts import judges_text, players_text
from judgekit.views.cards.card_text import card_languages


class CardAnswer(AnswerWindow):
    """One card, in the player's language even if it isn't printed in that: then it says so."""

    def __init__(self, look: Look, messages: Messages, card: Card, language: str) -> None:
        self._card = card
        # As on the card's page, so that a digit chooses the same language on both.
        offered = dict.fromkeys((*(each.code for each in card_languages(card)), language))
        super().__init__(look, messages, tuple(offered), language)
        self.lay_out()

    def texts(self, language: str) -> tuple[CardText, CardText | None]:
        """Return the card in the player's language, and in English."""
        return players_text(self._card, language), judges_text(self._card, language)
