"""`d 23` in the command bar: the check is recorded by how its table was chosen."""

from __future__ import annotations

import pytest

from judgekit.domain.deck_checks.selection import BY_ORDER, RANDOM, TARGETED
from judgekit.ui.deck_checks.orders import DeckCheckOrders


@pytest.fixture
def order(judge, dependencies):
    """Gives the order for a table; returns the check that it starts."""
    orders = DeckCheckOrders(dependencies, judge.page)

    def given(table: int):
        (proposal,) = orders.proposals(table, "", f"d {table}")
        assert proposal.run is not None
        proposal.run()
        return judge.check

    return given


def test_a_table_that_is_only_named_is_checked_by_order(order):
    check = order(24)
    assert (check.kind, check.seed, check.reason) == (BY_ORDER, "", "")


def test_a_table_that_was_drawn_is_recorded_with_its_draw(judge, order):
    judge.press("F2", "R")
    drawn = judge.page.choose.body.draw.list.rows.rows[0]
    check = order(drawn.table)
    assert check.kind == RANDOM
    assert check.seed == judge.page.choose.body.draw.lots.seed != ""


def test_a_table_that_is_aimed_at_is_recorded_with_its_reason(judge, order):
    judge.press("F2", "T")
    judge.page.choose.body.target.stand_at(24, "odd-shuffling")
    check = order(24)
    assert (check.kind, check.reason) == (TARGETED, "odd-shuffling")
