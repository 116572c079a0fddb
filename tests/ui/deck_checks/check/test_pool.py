"""A Limited deck is ticked off against the pool that is kept of its player."""

from __future__ import annotations

import pytest

from judgekit.domain.clock.commands import StartRound
from judgekit.domain.deck_checks.commands import TakeDecklists, TakePools
from judgekit.domain.decklists.registered_list import RegisteredList
from judgekit.domain.setup.commands import CreateTournament, TakePairings
from tests.domain.formats.listed import decklist
from tests.ui.deck_checks.conftest import PAIRINGS

LIST = decklist("2 Goblin Guide, 21 Rift Bolt, 17 Mountain | 1 Skullcrack")
POOL = decklist("2 Goblin Guide, 21 Rift Bolt, 1 Skullcrack, 3 Duress")


@pytest.fixture
def sealed(show, bridge):
    bridge.create(
        CreateTournament(name="Sealed Open", rel="competitive", format="sealed", players=119)
    )
    bridge.submit(TakePairings(1, PAIRINGS))
    bridge.submit(StartRound())
    return show()


def test_the_rest_of_the_pool_is_the_sideboard(sealed):
    sealed.do(TakeDecklists((RegisteredList("A. Rossi", LIST),)))
    sealed.do(TakePools((RegisteredList("a. rossi", POOL),))).start()
    sealed.press("F5").tick("1 Skullcrack, 2 Duress").press("F9")
    assert "1 Duress missing from the sideboard" in sealed.found()
    assert not any("Skullcrack" in words for words in sealed.found())


def test_a_pool_alone_is_held_against_all_that_lies_there(sealed):
    sealed.do(TakePools((RegisteredList("A. Rossi", POOL),))).start()
    sealed.tick("2 Goblin Guide, 21 Rift Bolt, 17 Mountain").press("F5")
    sealed.tick("1 Skullcrack, 3 Duress")
    assert sealed.controller.current.deck(0).is_counted
    assert sealed.controller.current.deck(0).now.agrees


def test_without_a_pool_the_list_counts(sealed):
    sealed.do(TakeDecklists((RegisteredList("A. Rossi", LIST),))).start()
    assert sealed.controller.current.deck(0).registered == LIST


def test_of_a_pool_alone_nothing_is_said_before_it_is_counted(sealed):
    sealed.do(TakePools((RegisteredList("A. Rossi", POOL),))).start()
    sealed.tick("2 Goblin Guide, 9 Mountain")
    assert sealed.found()[0] == "No findings yet"
    assert not any("consider" in words for words in sealed.found())
    sealed.press("F4")
    assert sealed.page.lists.editor.player.text() == "A. Rossi"
