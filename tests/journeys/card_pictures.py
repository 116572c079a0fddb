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
    121: "Counters",
    614: "Replacement Effects",
    615: "Prevention Effects",
    701: "Keyword Actions",
    702: "Keyword Abilities",
    708: "Split Cards",
}
CHAPTERS = {1: 123, 2: 202, 3: 303, 4: 402, 5: 502, 6: 616, 7: 709}
"""The last section of each; the sections in between are of one sentence."""


def comprehensive_rules() -> str:
    """A text of the Comprehensive Rules with the sections that made-up cards touch."""
    contents, body = [], []
    for chapter, last in CHAPTERS.items():
        contents.append(f"{chapter}. Chapter {chapter}")
        body += ["", f"{chapter}. Chapter {chapter}"]
        for number in range(100 * chapter, last + 1):
            title = TITLES.get(number, f"Section {number}")
            contents.append(f"{number}. {title}")
            body += ["", f"{number}. {title}", f"{number}.1. This is the rule on this section."]
            body += _keywords(number)
    head = (
        "Magic: The Gathering Comprehensive Rules",
        "These rules are effective as of January 16, 2026.",
    )
    scry = ("Glossary", "", "Scry", "To look at cards from the top of a library. See rule 701.22.")
    return "\n".join((*head, "", *contents, *body, "", *scry))


def _keywords(number: int) -> list[str]:
    names = {701: {22: "Scry"}, 702: {2: "Deathtouch"}}.get(number, {})
    lines = []
    for at in range(2, max(names, default=0) + 1):
        name = names.get(at, f"Word {at}")
        lines += ["", f"{number}.{at}. {name}", "", f"{number}.{at}a To do this is to do that."]
    return lines


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
            bring(stage, comprehensive_rules(), "comprehensive.txt")
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


def put_away(stage: Stage) -> None:
    """Close the answer card, and then the card."""
    stage.press("Esc")
    leave(stage)


SHOWN = {
    "card": opened(LANTERN),
    "card-list": opened(LANTERN, typed="lantern"),
    "card-split": opened(SPLIT, "2"),
    "card-spanish": opened(LANTERN, "2"),
    "card-planeswalker": opened("Vessa, Keeper of Seals", "3"),
    "card-ruling": opened(LANTERN, "R", "Down"),
    "card-no-file": without_file,
    "library-cards": in_the_library,
}
ANSWERED = {
    "card-answer": opened(LANTERN, "2", "A"),
    "card-answer-not-printed": opened(LANTERN, "A", "3"),
}
