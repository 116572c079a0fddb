"""Slips of the fingers in the order of their likelihood."""

from __future__ import annotations

import pytest

from judgekit.storage.cards.catalogue.slips import (
    DOUBLED,
    EXCHANGED,
    LEFT_OUT,
    NEIGHBOUR,
    OTHER,
    slip_cost,
)


@pytest.mark.parametrize(
    ("typed", "meant", "cost"),
    [
        ("blot", "bolt", EXCHANGED),
        ("bollt", "bolt", DOUBLED),
        ("boltt", "bolt", DOUBLED),
        ("bot", "bolt", LEFT_OUT),
        ("bol", "bolt", LEFT_OUT),
        ("bopt", "bolt", NEIGHBOUR),
        ("bomt", "bolt", OTHER),
        ("boxlt", "bolt", OTHER),
        ("мыль", "мысь", OTHER),
        ("мвсль", "мысль", NEIGHBOUR),
    ],
)
def test_a_slip_is_ranked(typed, meant, cost):
    assert slip_cost(typed, meant) == cost
