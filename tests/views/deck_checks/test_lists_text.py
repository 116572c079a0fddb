"""The text of a list, taken from a file and mended for a card."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from judgekit.domain.decklists.decklist import CardCount, Decklist
from judgekit.domain.decklists.unusable_list import ListFault
from judgekit.storage.decklists.files import StoredDecklists
from judgekit.views.deck_checks.lists_text import (
    MOST_SIGNS,
    line_of_card,
    opened_file,
    renamed,
    text_with_name,
)

LISTS = StoredDecklists()


@pytest.mark.parametrize(
    ("text", "mended"),
    [
        ("4 Skul\n2 Opt", "4 Skullcrack\n2 Opt"),
        ("4x  skul (M19) 12 *F*", "4x  Skullcrack (M19) 12 *F*"),
        ("SB: 2 Skul # good\n4 Skuller", "SB: 2 Skullcrack # good\n4 Skuller"),
        ("2 Skul\n\nSideboard\n1 SKUL", "2 Skullcrack\n\nSideboard\n1 Skullcrack"),
        ("?? Opt\n2 Skul", "?? Opt\n2 Skullcrack"),
    ],
)
def test_a_name_is_mended_where_it_stands(text, mended):
    assert text_with_name(LISTS, text, "", "Skul", "Skullcrack") == mended


def test_apostrophes_and_gaps_of_the_text_do_not_matter():
    written = LISTS.parse("4 Urza’s  Towr".encode()).main[0].name
    assert text_with_name(LISTS, "4 Urza’s  Towr", "", written, "Urza's Tower") == "4 Urza's Tower"


def test_where_the_text_hides_the_name_the_list_is_written_anew():
    text = '<Deck><Cards Quantity="4" Name="Lim-D&#251;l&apos;s Valt"/></Deck>'
    mended = text_with_name(LISTS, text, "a.dek", "Lim-Dûl's Valt", "Lim-Dûl's Vault")
    assert mended == "Deck\n4 Lim-Dûl's Vault\n"


def test_no_line_is_lost_for_a_name():
    text = "4 Fire // Ice\n2 Fire\n?? Opt"
    assert text_with_name(LISTS, text, "", "Fire", "Fire // Ice") is None


@given(
    st.lists(
        st.builds(CardCount, st.integers(1, 9), st.sampled_from(("Opt", "Skul", "Ponder"))),
        max_size=6,
    ),
    st.lists(
        st.builds(CardCount, st.integers(1, 9), st.sampled_from(("Opt", "Skul", "Ponder"))),
        max_size=6,
    ),
)
def test_no_card_is_lost_or_won(main, sideboard):
    before = Decklist(tuple(main), tuple(sideboard))
    after = renamed(before, "Skul", "Ponder")
    for old, new in ((before.main, after.main), (before.sideboard, after.sideboard)):
        assert sum(card.count for card in old) == sum(card.count for card in new)
        assert "Skul" not in {card.name for card in new}


def test_the_line_of_a_card():
    text = "Deck\n4 Opting Out\n2  opt (XLN)"
    assert line_of_card(text, "Opt") == 3
    assert line_of_card(text, "Ponder") == 0


def test_a_file_that_nobody_types_is_shown_as_plain_text(tmp_path):
    path = tmp_path / "list.dek"
    path.write_text('<Deck><Cards Quantity="4" Name="Opt"/></Deck>')
    assert opened_file(LISTS, path).text == "Deck\n4 Opt\n"
    path.write_text('<Deck><Cards Quantity="4" Name="Opt"/><Cards Quantity="x" Name="Po"/></Deck>')
    assert opened_file(LISTS, path).text.startswith("<Deck>")  # where its fault can be mended


def test_a_text_that_no_field_could_show_is_refused(tmp_path):
    path = tmp_path / "list.txt"
    path.write_text("4 Opt\n" * (MOST_SIGNS // 5))
    fault = opened_file(LISTS, path).fault
    assert fault is not None
    assert fault.fault is ListFault.TOO_LARGE
