"""What is typed, as a value."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from judgekit.domain.rules.query import Query
from judgekit.search.queries.parsing import MOST_LETTERS, MOST_WORDS, parse_query


@pytest.mark.parametrize(
    ("typed", "number"),
    [
        ("2.6", "2.6"),
        ("3.10", "3.10"),
        ("104.3c", "104.3c"),
        ("104.3 c", "104.3c"),
        ("104.3с", "104.3c"),
        ("section 4.4", "4.4"),
        ("Section 4.4.", "4.4"),
        ("§2.6", "2.6"),
        ("п. 2.5", "2.5"),
        ("пункт 2.5", "2.5"),
        ("раздел 4.4", "4.4"),
        ("regla 704", "704"),
        ("sección 4.4", "4.4"),
        ("rule 3,9", "3.9"),
        ("chapter 3", "3"),
        ("capítulo II", "II"),
        ("глава 7", "7"),
        ("IV", "IV"),
        ("7", "7"),
        ("opción b", "B"),
        ("appendix c", "Appendix C"),
        ("App. B", "Appendix B"),
        ("apéndice b", "Appendix B"),
        ("приложение F", "Appendix F"),
        ("приложении В", "Appendix B"),
        ("Приложение С", "Appendix C"),
        ("приложение Е", "Appendix E"),
        ("приложение д", "Appendix D"),
    ],
)
def test_a_number_in_any_of_its_dresses(typed: str, number: str) -> None:
    query = parse_query(typed)
    assert query.number == number
    assert query.words == ()


@pytest.mark.parametrize("slip", ["apendix", "appendx", "appednix", "appenddix", "приложеиние"])
def test_a_mistyped_appendix_is_one(slip: str) -> None:
    assert parse_query(f"{slip} f").number == "Appendix F"


@pytest.mark.parametrize(
    ("typed", "number", "kind", "words"),
    [
        ("mtr 3.9", "3.9", "mtr", ()),
        ("MTR3.9", "3.9", "mtr", ()),
        ("мтр 3.9", "3.9", "mtr", ()),
        ("3.9 mtr", "3.9", "mtr", ()),
        ("section 4.4 of the MTR", "4.4", "mtr", ()),
        ("commander 7", "7", "commander", ()),
        ("mtr 3.9 shuffling", "3.9", "mtr", ("shuffling",)),
        ("apéndice b tiempos", "Appendix B", None, ("tiempos",)),
    ],
)
def test_the_kind_of_document_and_words_beside_a_number(
    typed: str, number: str, kind: str | None, words: tuple[str, ...]
) -> None:
    query = parse_query(typed)
    assert (query.number, query.kind, query.words) == (number, kind, words)


@pytest.mark.parametrize(
    "typed",
    [
        "how many rounds for 40 players",
        "90 min semifinal",
        "проверка 10% колод",
        "is there an option a player has",
        "use an app a judge allows",
    ],
)
def test_a_plain_number_or_letter_among_words_is_a_word(typed: str) -> None:
    query = parse_query(typed)
    assert query.number is None
    assert query.words == tuple(typed.split())


def test_phrases_exclusions_and_filters() -> None:
    query = parse_query('notes "between games" -draft -"deck check" in:mtr lang:es «у игрока»')
    assert query.words == ("notes",)
    assert query.phrases == (("between", "games"), ("у", "игрока"))
    assert query.excluded == ("draft", "deck check")
    assert (query.document, query.language) == ("mtr", "es")


@pytest.mark.parametrize(
    "typed", ["", "   ", '"', '""" "', "-", "- -- -", "\x00\x07", "\u200f\u202e", "💥"]
)
def test_nothing_to_look_for(typed: str) -> None:
    assert parse_query(typed) == Query(text=typed)


def test_a_word_is_unfinished_only_while_it_is_typed() -> None:
    assert parse_query("deck che", typing=True).typing
    assert parse_query("3.1", typing=True).typing
    assert not parse_query("deck che ", typing=True).typing
    assert not parse_query('deck "che"', typing=True).typing
    assert not parse_query("deck che").typing


def test_invisible_signs_and_hard_spaces_part_nothing_and_everything() -> None:
    assert parse_query("\u200fdeck\u00a0che\u200bck").words == ("deck", "check")


def test_a_lone_surrogate_can_still_be_written_out() -> None:
    assert parse_query("\ud800deck").text.encode() == "\ufffddeck".encode()


def test_only_so_much_is_read() -> None:
    query = parse_query("колода " * 2000)
    assert len(query.words) <= MOST_WORDS
    assert sum(map(len, query.words)) <= MOST_LETTERS


@given(st.text(), st.booleans())
def test_anything_typed_is_a_query(typed: str, typing: bool) -> None:
    query = parse_query(typed, typing=typing)
    assert len(query.words) <= MOST_WORDS
    query.text.encode()


@given(st.lists(st.sampled_from(['"', "-", "in:", "lang:", "mtr", "3.9", "§", "app", "c", " "])))
def test_signs_in_any_order_are_a_query(pieces: list[str]) -> None:
    assert parse_query("".join(pieces)).text == "".join(pieces)
