"""Rows of numbers laid end to end are the rows that were gathered."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from judgekit.search.phrases.number_rows import GatheredCells, NumberRows

ROWS = 5
CELLS = st.lists(st.tuples(st.integers(0, ROWS - 1), st.integers(0, 2**32 - 1)))


@given(CELLS)
def test_each_row_has_its_numbers_in_the_order_of_gathering(cells):
    gathered = GatheredCells()
    for row, number in cells:
        gathered.put(row, number)
    rows = NumberRows(gathered.kept(ROWS))
    for row in range(ROWS):
        assert list(rows.row(row)) == [number for at, number in cells if at == row]


@given(st.lists(st.sets(st.integers(0, ROWS - 1))))
def test_a_number_may_stand_in_several_rows(places):
    gathered = GatheredCells()
    for number, rows_of_it in enumerate(places):
        gathered.add(rows_of_it, number)
    rows = NumberRows(gathered.kept(ROWS))
    for row in range(ROWS):
        assert list(rows.row(row)) == [
            number for number, having in enumerate(places) if row in having
        ]
