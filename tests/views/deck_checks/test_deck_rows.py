"""The rows of a deck that is ticked off."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from judgekit.domain.deck_checks.tick_off import TickOff, begin, compared, look_at, tick
from judgekit.domain.decklists.part import Part
from judgekit.ui.deck_checks.wording import row_note, row_words
from judgekit.views.deck_checks.deck_rows import RowState, rows_of
from tests.domain.formats.listed import decklist

LIST = decklist("4 Goblin Guide, 4 Rift Bolt, 6 Mountain | 3 Skullcrack, 1 Rift Bolt")


def ticked(text: str, *, sideboarded: bool = False) -> TickOff:
    """`4 Goblin Guide | 1 Rift Bolt`: what lies in the main deck, and what in the sideboard."""
    off = begin(LIST, sideboarded=sideboarded)
    found = decklist(text)
    for part, cards in ((Part.MAIN, found.main), (Part.SIDEBOARD, found.sideboard)):
        for card in cards:
            off = tick(look_at(off, part), card.name, card.count)
    return off


def rows(off: TickOff, *, is_counted: bool = False):
    return rows_of(off, compared(off), is_counted=is_counted)


def said(off: TickOff, *, is_counted: bool = False) -> list[str]:
    return [row_words(row) for row in rows(off, is_counted=is_counted)]


def test_the_list_stands_by_part_in_the_order_in_which_its_cards_are_counted():
    assert said(ticked("")) == [
        "Goblin Guide, 0 of 4",
        "Rift Bolt, 0 of 4",
        "Mountain, 0 of 6",
        "Sideboard",
        "Rift Bolt, 0 of 1",
        "Skullcrack, 0 of 3",
    ]


@pytest.mark.parametrize(
    ("found", "place", "state", "note"),
    [
        ("4 Goblin Guide", 0, RowState.IN_PLACE, ""),
        ("3 Goblin Guide", 0, RowState.TO_COME, ""),
        ("5 Goblin Guide", 0, RowState.EXTRA, "1 over the list"),
        ("3 Rift Bolt | 2 Rift Bolt", 1, RowState.MISPLACED, "1 is in the sideboard"),
        ("3 Rift Bolt | 2 Rift Bolt", 4, RowState.MISPLACED, "1 from the main deck"),
        ("1 Skullcrack | 2 Skullcrack", 3, RowState.MISPLACED, "1 from the sideboard"),
        ("1 Skullcrack | 2 Skullcrack", 6, RowState.MISPLACED, "1 is in the main deck"),
        ("1 Opt", 3, RowState.EXTRA, "not on the list"),
    ],
)
def test_what_is_not_right_is_said_beside_the_card(found, place, state, note):
    row = rows(ticked(found))[place]
    assert (row.state, row_note(row)) == (state, note)


def test_what_has_not_come_is_missing_once_nothing_more_comes():
    off = ticked("4 Goblin Guide, 3 Rift Bolt")
    assert "Rift Bolt, 3 of 4" in said(off)
    assert "Rift Bolt, 3 of 4, 1 missing" in said(off, is_counted=True)


def test_after_sideboarding_each_card_has_one_row():
    off = ticked("4 Goblin Guide, 3 Skullcrack, 6 Mountain | 5 Rift Bolt", sideboarded=True)
    assert said(off, is_counted=True) == [
        "Goblin Guide, 4 of 4",
        "Rift Bolt, 5 of 5",
        "Mountain, 6 of 6",
        "Sideboard",
        "Skullcrack, 3 of 3",
    ]


@given(
    st.lists(
        st.tuples(
            st.sampled_from(["Goblin Guide", "Rift Bolt", "Mountain", "Skullcrack", "Opt"]),
            st.sampled_from(Part),
            st.integers(1, 7),
        )
    ),
    st.booleans(),
    st.booleans(),
)
def test_no_copy_that_was_ticked_is_left_out(ticks, sideboarded, is_counted):
    off = begin(LIST, sideboarded=sideboarded)
    for name, part, count in ticks:
        off = tick(look_at(off, part), name, count)
    shown = rows(off, is_counted=is_counted)
    assert sum(row.count for row in shown) == sum(count for _, _, count in ticks)
    assert sum(row.wanted for row in shown) == 18
    if not is_counted:
        assert RowState.MISSING not in {row.state for row in shown}
