import unicodedata

from hypothesis import given
from hypothesis import strategies as st

from judgekit.domain.rules.search_answer import Mark
from judgekit.search.answers.text_search import TextFinder, fold
from tests.builders import document, ref, section, table

TEXT = document(
    "mtr-es-2021-07-23",
    section(
        "2.6",
        "Árbitros",
        "El árbitro y el ARBITRO.",
        table(
            ("Rondas", "árbitro"),
        ),
    ),
    section("2.7", "Ёлки", "Все ёлки и ели."),
)


def found(letters):
    return [(place.reference.ref, place.mark) for place in TextFinder(TEXT).find(letters)]


def test_titles_texts_and_cells_are_found_in_reading_order():
    assert found("arbitro") == [
        ("2.6", Mark(-1, 0, 7)),
        ("2.6", Mark(0, 3, 10)),
        ("2.6", Mark(0, 16, 23)),
        ("2.6", Mark(1, 0, 7, 0, 1)),
    ]
    assert TextFinder(TEXT).find("x")[:1] == ()


def test_accents_case_and_yo_are_left_aside():
    assert found("елки") == [("2.7", Mark(-1, 0, 4)), ("2.7", Mark(0, 4, 8))]
    assert found("  ÉL  ") == found("el")


def test_nothing_typed_finds_nothing():
    assert found("") == found("   ") == []


def test_a_place_belongs_to_its_document():
    assert TextFinder(TEXT).find("ели")[0].reference == ref("2.7", "mtr-es-2021-07-23")


@given(st.text())
def test_folding_keeps_every_letter_in_its_place(text):
    assert len(fold(text)) == len(text)
    assert fold(fold(text)) == fold(text)


@given(st.text(alphabet="abcáñёйЩ «»", min_size=1))
def test_a_text_is_found_in_itself(text):
    if not text.strip():
        return
    whole = document("mtr-es-2021-07-23", section("1", None, f"x {text} y"))
    assert TextFinder(whole).find(text)
    assert TextFinder(whole).find(unicodedata.normalize("NFC", text.upper()))
