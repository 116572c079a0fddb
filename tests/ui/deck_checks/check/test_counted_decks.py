"""What a check says of how far its decks have come: short counts, teams, commanders."""

from __future__ import annotations

from judgekit.domain.deck_checks.commands import TakeDecklists
from judgekit.domain.decklists.decklist import CardCount, Decklist
from judgekit.domain.decklists.registered_list import RegisteredList
from judgekit.ui.deck_checks.check.deck.facts import deck_facts
from tests.ui.deck_checks.conftest import ROSSI, CheckingJudge


def field_sign(judge: CheckingJudge) -> str:
    deck = judge.controller.current.deck(0)
    assert deck is not None
    return deck_facts(deck, is_active=True, other_key="F6").field.icon


def test_a_short_count_has_no_tick(judge):
    judge.start().tick("4 Winding Constrictor, 3 Rishkar, 1 Walk the Plank, 51 Forest")
    judge.press("F9")
    assert judge.field() == "Counted: 59 of 60 and 0 of 3"
    assert field_sign(judge) == "missing"


def test_a_whole_count_has_one(judge):
    judge.start().whole(ROSSI)
    assert judge.field() == "Counted: 60 and 3"
    assert field_sign(judge) == "tick"


def test_every_deck_of_a_team_table_is_named_and_can_be_gone_to(judge):
    judge.start(24, decks=6, players=("A. Rossi", "Bea", "Cem", "Dan", "Eve", "Fox"))
    decks = judge.controller.view.decks
    judge.type("w4")
    assert decks.isVisible()
    assert decks.value() == "0"
    decks.chosen.emit("4")
    assert judge.controller.current.active == 4
    assert judge.player(0) == "Eve"
    judge.start(23)
    assert not decks.isVisible()


def test_the_commander_is_named_in_its_row(judge):
    leader = Decklist(main=(CardCount(99, "Forest"),), commander=(CardCount(1, "Omnath"),))
    judge.do(TakeDecklists((RegisteredList("K. Bauer", leader),))).start(24)
    assert judge.rows() == ["Omnath, 0 of 1, commander", "Forest, 0 of 99"]
