"""Decklists in the record: one for each player, the last one taken counts."""

from __future__ import annotations

from judgekit.domain.deck_checks.commands import DropDecklist, TakeDecklists
from judgekit.domain.deck_checks.events import DecklistDropped, DecklistsTaken
from judgekit.domain.deck_checks.registered_list import RegisteredList
from judgekit.domain.shared.refusal import RefusalCode
from judgekit.domain.shared.taking_back import Undo
from tests.day import Day
from tests.domain.deck_checks.listed import decklist

BURN, MIDRANGE = decklist("4 Lava Spike | 1 Skullcrack"), decklist("4 Thoughtseize")
ROSSI = RegisteredList("A. Rossi", BURN, "rossi.dek")


def names(day: Day) -> list[str]:
    return list(day.engine.state.deck_checks.lists)


def test_many_lists_are_one_step_and_each_replaces_its_players():
    day = Day()
    others = (RegisteredList("A. Rossi", MIDRANGE), RegisteredList("L. Petrova", BURN))
    assert day.events(TakeDecklists((ROSSI,))) == [DecklistsTaken((ROSSI,))]
    day.do(TakeDecklists(others))
    assert names(day) == ["A. Rossi", "L. Petrova"]
    assert day.engine.state.deck_checks.lists["A. Rossi"].decklist == MIDRANGE
    day.do(Undo())
    assert day.engine.state.deck_checks.lists == {"A. Rossi": ROSSI}


def test_a_list_can_be_dropped():
    day = Day()
    day.do(TakeDecklists((ROSSI,)))
    assert day.events(DropDecklist("A. Rossi")) == [DecklistDropped("A. Rossi")]
    assert names(day) == []
    assert day.refused(DropDecklist("A. Rossi")) == RefusalCode.WRONG_VALUE


def test_a_list_belongs_to_somebody():
    day = Day()
    for lists in ((), (RegisteredList(" ", BURN),)):
        assert day.refused(TakeDecklists(lists)) == RefusalCode.WRONG_VALUE
