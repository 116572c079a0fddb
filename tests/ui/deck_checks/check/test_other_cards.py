"""A card file is loaded while a check goes on: the lists in it are looked at once more."""

from __future__ import annotations

import threading
from pathlib import Path

import pytest

from judgekit.domain.cards.card_match import CardMatch, CardSource
from judgekit.domain.clock.commands import StartRound
from judgekit.domain.deck_checks.commands import TakeDecklists, TakePools
from judgekit.domain.decklists.decklist import total
from judgekit.domain.decklists.registered_list import RegisteredList
from judgekit.domain.formats.findings import Legality
from judgekit.domain.setup.commands import CreateTournament, TakePairings
from judgekit.engine.ports.cards import LoadProgress
from judgekit.ui.deck_checks.page import DeckChecksPage
from judgekit.ui.runtime.lazy import Lazy
from judgekit.ui.widgets.actions import bind
from tests.domain.formats.listed import decklist
from tests.ui.deck_checks.conftest import PAIRINGS, CheckingJudge
from tests.ui.deck_checks.lists.lists_fakes import FewCards, few_sources

LIST = decklist("4 Bolt of Lightning, 56 Mountain")
POOL = decklist("5 Lightning Bolt, 1 Skullcrack")


class LearningCards(FewCards):
    """Knows `Bolt of Lightning` only once a card file is loaded; until `go_on` nobody is told
    anything."""

    def __init__(self) -> None:
        super().__init__()
        self.go_on = threading.Event()
        self.go_on.set()

    def match(self, name: str) -> CardMatch:
        is_known = self.loaded is not None
        assert self.go_on.wait(timeout=10)
        if name == "Bolt of Lightning":
            return super().match("Lightning Bolt") if is_known else CardMatch()
        return super().match(name)

    def load(self, file: Path, progress: LoadProgress) -> CardSource | None:
        del file, progress
        self.loaded = CardSource("scryfall", "2026-11-14", 31_000, 90_000, ("en",), ("modern",))
        return self.loaded


@pytest.fixture
def cards() -> LearningCards:
    return LearningCards()


@pytest.fixture
def judge(with_services, bridge, hand_clock, qtbot, cards) -> CheckingJudge:
    sources = few_sources(cards)
    page = DeckChecksPage(with_services(decks=Lazy(lambda: sources)))
    qtbot.addWidget(page.widget())
    bind(page.widget(), page.actions())
    with qtbot.waitActive(page.widget()):
        page.widget().show()
        page.widget().activateWindow()
    return CheckingJudge(page, bridge, hand_clock, [], lambda: None)


def begin(judge: CheckingJudge, format_: str) -> CheckingJudge:
    judge.bridge.create(
        CreateTournament(name="Open", rel="competitive", format=format_, players=119)
    )
    judge.do(TakePairings(1, PAIRINGS)).do(StartRound())
    return judge.do(TakeDecklists((RegisteredList("A. Rossi", LIST),)))


def unverified(judge: CheckingJudge, qtbot) -> tuple[str, ...]:
    """The cards of the first deck's list that nobody knows."""
    keeper, found = judge.controller.current.legality, list[Legality]()

    def is_known() -> bool:
        legality = keeper.legality("A. Rossi")
        found[:] = [] if legality is None else [legality]
        return bool(found)

    qtbot.waitUntil(is_known, timeout=10_000)
    return found[0].unverified


def load(judge: CheckingJudge, qtbot) -> None:
    with qtbot.waitSignal(judge.page.lists.card_file.file.loaded, timeout=10_000):
        judge.page.lists.card_file.file.load(Path("cards.json"))


def test_a_list_is_looked_at_with_the_cards_that_are_known_now(judge, qtbot):
    begin(judge, "modern").start()
    assert unverified(judge, qtbot) == ("Bolt of Lightning",)
    load(judge, qtbot)
    assert unverified(judge, qtbot) == ()


def test_what_was_found_with_the_cards_of_before_comes_too_late(judge, cards, qtbot):
    cards.go_on.clear()
    begin(judge, "modern").start()
    assert judge.controller.current.legality.legality("A. Rossi") is None
    qtbot.wait(50)  # the look has begun, with the cards of before
    load(judge, qtbot)
    cards.go_on.set()
    assert unverified(judge, qtbot) == ()


def test_a_list_and_its_pool_are_put_together_with_the_cards_that_are_known_now(judge, qtbot):
    begin(judge, "sealed").do(TakePools((RegisteredList("A. Rossi", POOL),))).start()
    before = judge.controller.current.deck(0).registered
    load(judge, qtbot)
    after = judge.controller.current.deck(0).registered
    assert total(after.sideboard) < total(before.sideboard)
