"""Words as search compares them."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from judgekit.search.words.folding import fold, fold_stem, fold_word, spaced, tokens, words_of

GREEK_KAPPA, LATIN_A = "κ", "a"


def words(text: str) -> list[str]:
    return [token.word for token in tokens(text)]


@pytest.mark.parametrize(
    ("printed", "folded"),
    [
        ("Barajado", "barajado"),
        ("INFORMACIÓN", "informacion"),
        ("año", "ano"),
        ("Ёлка", "елка"),
        ("мой", "мой"),
        (f"Игро{GREEK_KAPPA}и", "игроки"),
        ("Кarta", "karta"),
        ("случайнym", "случайнум"),
        (f"к{LATIN_A}рта", "карта"),
        ("opponent's", "opponent"),
        ("opponents’", "opponents’".rstrip("’")),
        ("Planeswalker'a", "planeswalker"),
        ("d’Artagnan", "dartagnan"),
        ("cafe\u0301", "cafe"),
        ("tour\u00adnament", "tournament"),
        ("\ufb01nal", "final"),
        ("3.10", "3.10"),
    ],
)
def test_what_only_the_eye_needs_is_taken_away(printed: str, folded: str) -> None:
    assert [fold_word(word) for word in words(printed)] == [folded]


def test_a_short_i_goes_only_once_the_word_is_a_stem() -> None:
    assert fold_word("чей") == "чей"
    assert fold_stem("чей") == "чеи"


def test_numbers_stay_whole_and_hyphens_part() -> None:
    assert words("see 3.10 and 104.3a, 10% of 33-64") == [
        "see",
        "3.10",
        "and",
        "104.3a",
        "10",
        "of",
        "33",
        "64",
    ]
    assert words("Two-Headed плей-офф") == ["Two", "Headed", "плей", "офф"]


def test_the_first_of_hyphened_words_knows_the_whole() -> None:
    assert [token.joined for token in tokens("плей-офф турнир")] == ["плейофф", "", ""]


def test_a_space_that_does_not_break_parts_words() -> None:
    assert words("deck\u00a0check\u202ftime") == ["deck", "check", "time"]


@given(st.text())
def test_folding_twice_is_folding_once(text: str) -> None:
    once = fold(words(text))
    assert fold(once) == once


@given(st.text())
def test_every_word_stands_where_its_token_says(text: str) -> None:
    for token in tokens(text):
        assert text[token.start : token.end] == token.word


@given(st.text() | st.text(alphabet="aé1.-' 第回ё\n"))
def test_the_words_alone_are_those_of_the_tokens(text: str) -> None:
    assert words_of(text) == [token.word for token in tokens(text)]


@given(
    st.lists(st.text(alphabet=st.characters(exclude_characters="\n", exclude_categories=["Cs"])))
)
def test_as_many_words_come_out_as_went_in(given_words: list[str]) -> None:
    assert len(fold(given_words)) == len(given_words)


@given(st.text(alphabet="абвгдеёжзийклмнопрстуфхцчшщъыьэюяabcdeñáéíóúü"))
def test_composed_and_decomposed_letters_fold_alike(text: str) -> None:
    apart = unicodedata.normalize("NFD", text)
    assert fold(words(apart)) == fold(words(unicodedata.normalize("NFC", text)))


def test_unspaced_scripts_are_read_by_pairs_of_neighbours():
    read = [(token.start, token.end, token.word) for token in tokens("第3回 Magic公式戦")]
    assert [word for _, _, word in read] == ["第", "3", "回", "Magic", "公式", "式戦"]
    assert all("第3回 Magic公式戦"[start:end] == word for start, end, word in read)


def test_a_text_is_spaced_as_it_is_read():
    text = "第3回 Magic公式戦 deck-check"
    assert [token.word for token in tokens(spaced(text))] == [token.word for token in tokens(text)]
    assert spaced("Wer zu spät kommt") == "Wer zu spät kommt"
