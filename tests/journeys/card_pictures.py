"""States of the cards: a card in its languages, one of two halves, without a card file, the answer
card."""

from __future__ import annotations

from collections.abc import Callable

from judgekit.ui.rules.page import RulesPage
from tests.card_fakes import CardFakes, without_card_file
from tests.journeys import day_pictures
from tests.journeys.stage import Stage

LANTERN, SPLIT = "Lantern of the Ninth Gate", "Ember // Rime"


def opened(name: str, *keys: str, typed: str = "") -> Callable[[Stage], None]:
    """Open a card, as from another page, and press keys."""

    def arrange(stage: Stage) -> None:
        stage.cards.hold(CardFakes())
        day_pictures.begin(stage)
        stage.open("rules")
        page = stage.window.navigation.page("rules")
        assert isinstance(page, RulesPage)
        page.open_card(name)
        stage.settle(60)
        if typed:
            stage.type(typed)
            stage.settle(120)
            stage.press("Ctrl+Return")
        for key in keys:
            stage.press(key)
        stage.settle(120)

    return arrange


def without_file(stage: Stage) -> None:
    """A card is asked for, and no card file is loaded."""
    stage.cards.hold(without_card_file())
    page = stage.window.navigation.page("rules")
    assert isinstance(page, RulesPage)
    page.open_card(LANTERN)
    stage.settle(60)


def in_the_library(stage: Stage) -> None:
    """The library with a card file."""
    stage.cards.hold(CardFakes())
    stage.window.navigation.page("rules").focus()
    stage.press("I")
    stage.settle()


def leave(stage: Stage) -> None:
    """Put the card away, and the cards themselves."""
    stage.window.top_bar.field.clear()
    stage.settle(60)
    page = stage.window.navigation.page("rules")
    page.focus()
    for _ in range(2):
        stage.press("Esc")
    stage.cards.hold(None)
    bridge = stage.program.bridge
    if bridge.engine is not None:
        bridge.remove(bridge.current)
    stage.settle(60)
