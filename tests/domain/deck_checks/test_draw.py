"""Tables drawn by lot."""

from __future__ import annotations

from collections import Counter
from hashlib import sha256

from hypothesis import given
from hypothesis import strategies as st

from judgekit.domain.deck_checks.draw import draw, ticket, weights_for_top_tables

TABLES = range(1, 41)
SETS = st.sets(st.integers(1, 300), max_size=60)


def numbers(rows):
    return [row.table for row in rows]


def test_the_draw_of_noon_is_the_same_for_ever():
    assert numbers(draw("noon", TABLES, 3).drawn) == numbers(draw("noon", TABLES, 40).order)[:3]
    # As `sha256sum` and `sort` have it: the shell line in the module's text.
    assert numbers(draw("noon", TABLES, 3).drawn) == [12, 26, 29]


def test_it_is_what_anybody_gets_who_sorts_the_tickets():
    by_hand = sorted(TABLES, key=lambda table: sha256(f"noon/{table}/1".encode()).hexdigest())
    found = draw("noon", TABLES, 5)
    assert numbers(found.drawn) == by_hand[:5]
    assert all(ticket("noon", row.table).startswith(row.ticket) for row in found.order)


@given(st.text(max_size=20), SETS, SETS, st.integers(0, 70))
def test_who_is_left_out_changes_nothing_for_the_others(seed, tables, without, count):
    found = draw(seed, tables, count, exclude=without)
    everyone = numbers(draw(seed, tables, 0).order)
    assert numbers(found.order) == [table for table in everyone if table not in without]
    assert found.drawn == found.order[:count]
    assert sorted(everyone) == sorted(tables)


def test_every_table_comes_first_equally_often():
    first = Counter(draw(str(seed), range(1, 11), 1).drawn[0].table for seed in range(2_000))
    assert len(first) == 10
    assert all(140 <= times <= 260 for times in first.values())


def test_a_table_of_weight_three_comes_first_three_times_as_often():
    weights = weights_for_top_tables(range(1, 11), 2, 3)
    assert weights == {1: 3, 2: 3}
    first = Counter(
        draw(str(seed), range(1, 11), 1, weights).drawn[0].table for seed in range(2_000)
    )
    top, others = (first[1] + first[2]) / 2, sum(first[table] for table in range(3, 11)) / 8
    assert 2.4 <= top / others <= 3.6


def test_the_ticket_that_counted_is_shown():
    row = next(row for row in draw("noon", TABLES, 0, {7: 5}).order if row.table == 7)
    assert row.weight == 5
    assert ticket("noon", 7, row.number).startswith(row.ticket)
    assert row.ticket == min(ticket("noon", 7, each) for each in range(1, 6))[:12]
