import pytest
from hypothesis import given
from hypothesis import strategies as st

from judgekit.views.cards.symbols import Cell, Piece, cost_symbols, drawing, pieces

CODES = [*"WUBRGCXYZSTQEP", *map(str, range(21)), "100", "1000000", "½", "∞", "CHAOS", "PW", "TK"]
CODES += ["W/U", "2/W", "C/G", "W/P", "W/U/P", "HW"]


def test_a_text_is_taken_apart_at_its_symbols():
    assert pieces("{1}, {T}: Scry 1.") == (
        Piece("1", is_symbol=True),
        Piece(", "),
        Piece("T", is_symbol=True),
        Piece(": Scry 1."),
    )


def test_what_is_in_braces_and_no_symbol_stays_text():
    assert pieces("{ex} {} {W") == (Piece("{ex} {} {W"),)


def test_small_letters_mean_the_same():
    assert pieces("{w/p}") == (Piece("W/P", is_symbol=True),)


@pytest.mark.parametrize("code", CODES)
def test_every_symbol_of_card_files_has_a_drawing(code):
    parts = drawing(code)
    assert parts is not None
    assert all(bool(cell.letters) != bool(cell.glyph) for cell in parts)


def test_a_hybrid_symbol_has_its_parts_beside_each_other():
    assert drawing("2/W") == (Cell("2"), Cell("W"))
    assert drawing("W/U/P") == (Cell("W"), Cell("U"), Cell(glyph="phyrexian"))
    assert drawing("HW") == (Cell("½"), Cell("W"))


@pytest.mark.parametrize("code", ["", "/", "P/", "W/", "W/U/B", "/P", "W/X", "HX", "1/2", "١", "²"])
def test_no_drawing_is_made_up(code):
    assert drawing(code) is None


def test_costs_of_two_halves_are_read_together():
    assert cost_symbols("{1}{R} // {1}{U}") == ("1", "R", "1", "U")
    assert cost_symbols("") == ()


@given(st.lists(st.sampled_from(["{W}", "{2/U}", "{T}", " ", "a", "{", "}", "(x)", "{no}"])))
def test_the_pieces_make_up_the_text(parts):
    text = "".join(parts)
    told = "".join(f"{{{each.text}}}" if each.is_symbol else each.text for each in pieces(text))
    assert told.upper() == text.upper()
