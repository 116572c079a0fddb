"""The players at the tables of a round's pairings."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from judgekit.domain.setup.events import PairedTable
from judgekit.domain.setup.state import SeatedInOrder, seated

TABLES = st.lists(
    st.builds(PairedTable, st.integers(1, 30), st.tuples(st.sampled_from(("Anna", "Lena", "Ivo"))))
).map(tuple)


@given(TABLES, st.integers(0, 31))
def test_whoever_is_seated_is_found_whatever_the_order(tables, asked):
    plain = {each.table: each.players for each in tables}
    found = seated(tables)
    assert found == plain
    assert list(found.items()) == list(plain.items())
    assert found.get(asked) == plain.get(asked)
    assert (asked in found) == (asked in plain)


def test_pairings_in_order_are_not_kept_twice():
    ordered = tuple(PairedTable(table, ("Anna", "Lena")) for table in range(1, 1_001))
    assert isinstance(seated(ordered), SeatedInOrder)
    assert seated(ordered) == seated(ordered)
    assert seated(ordered) != seated(ordered[:-1])
