"""Opens answer cards of cards over the window, in the player's language."""

from __future__ import annotations

from judgekit.domain.cards.card import Card
from judgekit.ui.shell.parts.card_opening import AnswerOpening


class CardAnswerOpening(AnswerOpening):
    """Of cards; where one isn't printed in the player's language, its answer card says so."""

    def open(self, card: Card, shown: str) -> None:
        """Show a card; `shown` is the language in which the page has it."""
        from judgekit.ui.shell.parts.cards.answer_window import CardAnswer  # noqa: PLC0415  (first use)

        dependencies, language = self._dependencies, self.players_language(shown)
        self.show_window(CardAnswer(dependencies.look, dependencies.messages, card, language))
