"""The actions on cards, with their keys."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QCoreApplication, SignalInstance

from judgekit.ui.widgets.actions import Action

if TYPE_CHECKING:
    from judgekit.ui.rules.cards.shown_card import ShownCard
    from judgekit.ui.rules.cards.view import CardsView

translate = QCoreApplication.translate


class CardsInView(Protocol):
    """What the actions need of the cards that are shown."""

    shown: ShownCard
    view: CardsView

    @property
    def left(self) -> SignalInstance:
        """Emitted to lead back to where the reader was."""

    def step(self, by: int) -> None:
        """Go back to the card before, or forward again."""

    def enter_list(self) -> bool:
        """Focus the list."""


def card_actions(
    cards: Callable[[], CardsInView | None], *, with_leaving: bool = False
) -> tuple[Action, ...]:
    """Return the actions, without effect while `cards` returns None; `with_leaving` that of Esc,
    which is the view's own."""

    def action(name: str, key: str, run: Callable[[CardsInView], object], *also: str) -> Action:
        def act() -> None:
            there = cards()
            if there is not None:
                run(there)

        words = partial(card_action_words, name)
        return Action(name, words, key, act, also, applies=lambda: cards() is not None)

    leaving = (action("cards.leave", "Esc", lambda there: there.left.emit()),)
    return (
        action("cards.answer", "A", lambda there: there.shown.answer(), "Ctrl+Shift+A"),
        action("cards.copy", "Y", lambda there: there.shown.copy(), "Ctrl+Shift+C"),
        action("cards.ruling", "R", lambda there: there.view.go_to_ruling(), "Alt+R"),
        action("cards.rule", "K", lambda there: there.view.go_to_rule(), "Alt+K"),
        action("cards.language", "L", lambda there: there.shown.step_language(), "Ctrl+L"),
        action("cards.back", "Alt+Left", lambda there: there.step(-1)),
        action("cards.forward", "Alt+Right", lambda there: there.step(1)),
        action("cards.list", "O", lambda there: there.enter_list(), "Ctrl+Shift+O"),
        *(leaving if with_leaving else ()),
    )


def card_action_words(name: str) -> str:
    """Return the text of an action in the interface language."""
    words = {
        "cards.answer": translate("CardActions", "Answer card"),
        "cards.copy": translate("CardActions", "Copy card"),
        "cards.ruling": translate("CardActions", "Rulings on the card"),
        "cards.rule": translate("CardActions", "Rules the card touches"),
        "cards.back": translate("CardActions", "Previous card"),
        "cards.forward": translate("CardActions", "Next card"),
        "cards.list": translate("CardActions", "List of cards"),
        "cards.language": translate("CardActions", "Next language of the card"),
        "cards.leave": translate("CardActions", "Close the card"),
    }
    return words[name]
