"""Opens answer cards of cards over the window, in the player's language."""

from __future__ import annotations

from judgekit.domain.cards.card import Card
from judgekit.ui.shell.parts.card_opening import AnswerOpening
from judgekit.views.cards.answer_language import answer_language
from judgekit.views.cards.card_text import Availability, available


class CardAnswerOpening(AnswerOpening):
    """Of cards; where one isn't printed in the player's language, its answer card says so."""

    def open(self, card: Card, shown: str, found_in: str) -> None:
        """Show a card; `shown` is the language in which the page has it, `found_in` that of the
        name by which it was found."""
        from judgekit.ui.shell.parts.cards.answer_window import CardAnswer  # noqa: PLC0415  (first use)

        dependencies = self._dependencies
        known = dependencies.languages_known()
        if available(card, known.second) is not Availability.TEXT:
            known = known._replace(second="")
        language = answer_language(known._replace(on_page=shown, of_name=found_in))
        self.show_window(CardAnswer(dependencies.look, dependencies.messages, card, language))
