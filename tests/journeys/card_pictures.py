"""States of the cards: a card in its languages, one of two halves, without a card file, the answer
card."""

from __future__ import annotations

from collections.abc import Callable

from judgekit.domain.deck_checks.commands import TakeDecklists
from judgekit.domain.decklists.decklist import CardCount, Decklist
from judgekit.domain.decklists.registered_list import RegisteredList
from judgekit.ui.rules.page import RulesPage
from tests.card_fakes import CardFakes, without_card_file
from tests.journeys import day_pictures
from tests.journeys.guide_files import bring
from tests.journeys.stage import Stage

LANTERN, SPLIT = "Lantern of the Ninth Gate", "Ember // Rime"
TITLES = {
    "100": "General",
    "121": "Counters",
    "614": "Replacement Effects",
    "615": "Prevention Effects",
    "701": "Keyword Actions",
    "702": "Keyword Abilities",
    "708": "Split Cards",
}
RULES = {
    "121": ("121.1. A counter is a marker placed on an object.",),
    "614": ("614.1. Some continuous effects are replacement effects.",),
    "615": ("615.1. Some continuous effects are prevention effects.",),
    "701": (
        "701.1. Most actions in a card's text are plain English.",
        "701.22. Scry",
        "701.22a To scry is to look at cards from the top of a library and to order them.",
    ),
    "702": (
        "702.1. Most abilities say what they do in a card's text.",
        "702.2. Deathtouch",
        "702.2a Deathtouch is a static ability.",
    ),
    "708": (
        "708.1. Split cards have two card faces on a single card.",
        "708.2. Each split card is only one card.",
    ),
}
COMPREHENSIVE = "\n".join(
    (
        "Magic: The Gathering Comprehensive Rules",
        "These rules are effective as of January 16, 2026.",
        "",
        "1. Game Concepts",
        *(f"{number}. {title}" for number, title in TITLES.items()),
        "",
        "100. General",
        *(f"100.{number}. Rule {number} of a text long enough." for number in range(1, 110)),
        *(
            line
            for number, rules in RULES.items()
            for line in ("", f"{number}. {TITLES[number]}", *rules)
        ),
        "",
        "Glossary",
        "",
        "Scry",
        "To look at cards from the top of a library. See rule 701.22.",
    )
)


COMPREHENSIVE_ID = "cr-en-2026-01-16"


def with_lists(stage: Stage) -> None:
    """An event with two lists; one of them is in Spanish."""
    day_pictures.begin(stage)
    names = (("A. Rossi", LANTERN, 4), ("L. Petrova", "Farol de la Novena Puerta", 3))
    lists = (
        RegisteredList(player, Decklist(main=(CardCount(count, name),)))
        for player, name, count in names
    )
    day_pictures.do(stage, TakeDecklists(tuple(lists)))


def opened(name: str, *keys: str, typed: str = "") -> Callable[[Stage], None]:
    """Open a card, as from another page, and press keys."""

    def arrange(stage: Stage) -> None:
        stage.cards.hold(CardFakes())
        if COMPREHENSIVE_ID not in {each.id for each in stage.rules_provider.library().documents}:
            bring(stage, COMPREHENSIVE, "comprehensive.txt")
        with_lists(stage)
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
            stage.settle(60)
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
    stage.remove_documents()
    bridge = stage.program.bridge
    if bridge.engine is not None:
        bridge.remove(bridge.current)
    stage.settle(60)
