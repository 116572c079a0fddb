from hypothesis import given
from hypothesis import strategies as st

from judgekit.domain.rules.alignment import AlignmentBasis
from judgekit.domain.rules.side_by_side import pair_sections, paired_block
from tests.builders import document, library, section
from tests.ui.rules.small_library import ENGLISH, SPANISH, small_library


def rows(left, right):
    return [(pair.left, pair.right) for pair in pair_sections(small_library(), left, right)]


def test_counterparts_stand_side_by_side_and_gaps_where_the_text_leaves_them():
    assert rows(ENGLISH, SPANISH) == [
        ("2", "2"),
        ("2.6", "2.6"),
        ("2.8", "2.8"),
        ("3", "3"),
        (None, "3.9"),
        ("3.9", "3.10"),
        ("Appendix B", None),
    ]


def test_the_other_way_round_every_section_stands_once_too():
    assert rows(SPANISH, ENGLISH) == [
        ("2", "2"),
        ("2.6", "2.6"),
        ("2.8", "2.8"),
        ("3", "3"),
        ("3.9", None),
        ("3.10", "3.9"),
        (None, "Appendix B"),
    ]


def test_a_row_tells_its_basis_and_what_the_alignment_notes():
    pairs = {pair.right: pair for pair in pair_sections(small_library(), ENGLISH, SPANISH)}
    assert pairs["3.9"].note == {"en": "Die rolling is new in 2021."}
    assert pairs["3.9"].basis is AlignmentBasis.NONE
    assert pairs["3.10"].basis is AlignmentBasis.MOVED
    assert pairs["2.6"].basis is AlignmentBasis.SAME


def test_without_any_alignment_the_right_text_goes_first():
    left = document("mtr-en-2019-05-03", section("1", "One"))
    right = document("mtr-es-2021-07-23", section("1", "Uno"))
    pairs = pair_sections(library(left, right), left, right)
    assert [(pair.left, pair.right) for pair in pairs] == [(None, "1"), ("1", None)]


@given(st.integers(0, 20), st.integers(0, 20), st.integers(0, 20))
def test_paragraphs_are_paired_by_position_between_equal_numbers_only(here, before, after):
    paired = paired_block(here, before, after)
    assert paired == (here if before == after and here < after else None)
