"""Decklists in the record: one for each player, the last one taken counts."""

from __future__ import annotations

import pytest

from judgekit.domain.deck_checks.commands import DropDecklist, DropPool, TakeDecklists, TakePools
from judgekit.domain.deck_checks.events import (
    DecklistDropped,
    DecklistsTaken,
    PoolDropped,
    PoolsTaken,
)
from judgekit.domain.decklists.registered_list import RegisteredList
from judgekit.domain.shared.history import TakeBack, Undo
from judgekit.domain.shared.refusal import RefusalCode
from tests.day import Day
from tests.domain.formats.listed import decklist

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


def test_a_pool_is_kept_beside_the_list_and_can_be_dropped():
    day = Day()
    pool = RegisteredList("A. Rossi", MIDRANGE)
    assert day.events(TakePools((pool,))) == [PoolsTaken((pool,))]
    day.do(TakeDecklists((ROSSI,)))
    day.do(TakePools((pool,)))
    checks = day.engine.state.deck_checks
    assert (checks.pools, checks.lists) == ({"A. Rossi": pool}, {"A. Rossi": ROSSI})
    assert day.events(DropPool("A. Rossi")) == [PoolDropped("A. Rossi")]
    assert day.refused(DropPool("A. Rossi")) == RefusalCode.WRONG_VALUE
    assert day.refused(TakePools(())) == RefusalCode.WRONG_VALUE
    assert names(day) == ["A. Rossi"]


@pytest.mark.parametrize(("take", "drop"), [(TakeDecklists, DropDecklist), (TakePools, DropPool)])
def test_what_was_dropped_later_is_not_taken_back_from_the_middle(take, drop):
    day = Day()
    taken = day.do(take((ROSSI,)))
    dropped = day.do(drop("A. Rossi"))
    assert day.refused(TakeBack(taken.id)) == RefusalCode.RESTED_ON
    day.do(TakeBack(dropped.id))
    day.do(TakeBack(taken.id))


@pytest.mark.parametrize(
    ("take", "dropped", "taken"),
    [(TakeDecklists, DecklistDropped, DecklistsTaken), (TakePools, PoolDropped, PoolsTaken)],
)
def test_a_list_that_moves_leaves_its_former_name_in_the_same_entry(take, dropped, taken):
    day = Day()
    day.do(take((ROSSI,)))
    moved = (RegisteredList("Anna Rossi", BURN),)
    assert day.events(take(moved, former="A. Rossi")) == [dropped("A. Rossi"), taken(moved)]
    day.do(Undo())
    assert day.events(take(moved, former="nobody")) == [taken(moved)]
