"""Opens answer cards of cards over the window, in the player's language."""

from __future__ import annotations

from judgekit.domain.cards.card import Card
from judgekit.ui.shell.parts.card_opening import AnswerOpening
from judgekit.views.cards.answer_language import LanguagesKnown, answer_language
from judgekit.views.players_language import event_language


class CardAnswerOpening(AnswerOpening):
    """Of cards; where one isn't printed in the player's language, its answer card says so."""

    def open(self, card: Card, shown: str) -> None:
        """Show a card; `shown` is the language in which the page has it."""
        from judgekit.ui.shell.parts.cards.answer_window import CardAnswer  # noqa: PLC0415  (first use)

        dependencies = self._dependencies
        known = LanguagesKnown(
            on_page=shown,
            interface=dependencies.preferences.language(),
            last=self.last_chosen,
            of_event=event_language(dependencies.bridge.state),
        )
        language = answer_language(card, known)
        self.show_window(CardAnswer(dependencies.look, dependencies.messages, card, language))
