"""A check of a table that was drawn says how, so that anybody can draw it again."""

from __future__ import annotations

import pytest

from judgekit.domain.deck_checks.commands import StartDeckCheck
from judgekit.domain.deck_checks.draw import draw, weights_for_top_tables
from judgekit.domain.shared.refusal import RefusalCode
from tests.day import round_day

TABLES = range(1, 41)


def test_the_record_repeats_the_draw():
    day = round_day()
    weights = weights_for_top_tables(TABLES, 8, 3)
    table = draw("noon", TABLES, 1, weights).drawn[0].table
    day.do(StartDeckCheck(table, seed="noon", earlier_seeds=("ten",), top_tables=8, top_weight=3))

    check = day.engine.state.deck_checks.entered.find(1)

    again = weights_for_top_tables(TABLES, check.top_tables, check.top_weight)
    assert draw(check.seed, TABLES, 1, again).drawn[0].table == check.table
    assert check.earlier_seeds == ("ten",)


@pytest.mark.parametrize("weight", [{"top_tables": -1}, {"top_weight": 0}, {"top_weight": 21}])
def test_tickets_are_within_reason(weight):
    assert round_day().refused(StartDeckCheck(1, **weight)) is RefusalCode.WRONG_VALUE
