"""What searching these texts has tripped over, one test each."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from judgekit.domain.rules.search_answer import (
    MARK_END,
    MARK_START,
    SearchAnswer,
    without_synonyms,
)
from judgekit.domain.shared.rule_reference import RuleReference
from judgekit.search.index.passages import passages
from judgekit.search.queries.parsing import parse_query
from judgekit.storage.index.rules_index import RulesIndex
from tests.examples import examples

EN, ES, RU = "mtr-en-2019-05-03", "mtr-es-2021-07-23", "mtr-ru-2019-07-12"


TERMS_DRAWN = 40
"""Terms of the glossary that a run searches in each language, by its own seed; the nightly run
searches all."""


def ask(index: RulesIndex, typed: str, reader: str, *, typing: bool = False) -> SearchAnswer:
    return index.search(parse_query(typed, typing=typing), reader=reader)


def refs(index: RulesIndex, typed: str, reader: str, *, typing: bool = False) -> list[str]:
    hits = ask(index, typed, reader, typing=typing).hits
    return [f"{hit.reference.document} {hit.reference.ref}" for hit in hits]


def marked(answer: SearchAnswer, at: int = 0) -> list[str]:
    pieces = answer.hits[at].snippet.split(MARK_START)[1:]
    return [piece.split(MARK_END)[0] for piece in pieces]


@pytest.mark.parametrize(
    ("one", "other", "reader"),
    [
        ("счёт", "счет", "ru"),
        ("Игроκи", "игроки", "ru"),
        ("к\u0430pта", "карта", "ru"),
        ("información oculta", "informacion oculta", "es"),
        ("INFORMACIÓN OCULTA", "información oculta", "es"),
        ("deck\u00a0check", "deck check", "en"),
        ("deck\u200b check\u200f", "deck check", "en"),
        ("opponent’s deck", "opponent's deck", "en"),
    ],
)
def test_what_looks_the_same_finds_the_same(index, one, other, reader):
    assert refs(index, one, reader) == refs(index, other, reader)
    assert refs(index, one, reader)


@pytest.mark.parametrize("digit", ["²", "①", "𑁒", "٣"])
def test_a_digit_of_another_script_is_asked_like_any_word(index, digit):
    assert ask(index, f"{digit} minutes", "en").hits


@pytest.mark.parametrize(
    ("one", "other", "reader"),
    [
        ("случайный", "случайным", "ru"),
        ("чужой", "чужих", "ru"),
        ("судьёй", "судья", "ru"),
        ("barajar", "barajado", "es"),
        ("proxies", "proxy", "en"),
    ],
)
def test_stems_are_taken_before_the_last_accents_are(index, one, other, reader):
    assert refs(index, one, reader) == refs(index, other, reader)


def test_look_alike_letters_in_the_texts_are_found_and_marked(index):
    slips = [each for each in index.library().corrections if each.kind == "look-alike"]
    assert slips
    for each in slips:
        section = next(
            section
            for section in index.library().document(each.document).sections
            if any(each.shown in block.text for block in section.blocks)
        )
        reference = RuleReference(each.document, section.ref)
        marks = index.marks(parse_query(each.meant), reference)
        printed = [section.blocks[m.block].text[m.start : m.end] for m in marks if m.block >= 0]
        assert any(each.shown in text for text in printed)


@pytest.mark.parametrize(
    ("typed", "reader", "right"),
    [
        ("перемешивания карт", "ru", f"{RU} 3.9"),
        ("shuffles", "en", f"{EN} 3.9"),
        ("barajando", "es", f"{ES} 3.10"),
        ("лишние минуты", "ru", f"{RU} 2.6"),
    ],
)
def test_other_endings_are_the_same_word(index, typed, reader, right):
    assert right in refs(index, typed, reader)[:3]


@pytest.mark.parametrize(
    ("typed", "reader", "right"),
    [
        ("2.6", "es", [f"{ES} 2.6", f"{EN} 2.6", f"{RU} 2.6"]),
        ("mtr 3.9", "ru", [f"{RU} 3.9", f"{EN} 3.9", f"{ES} 3.9"]),
        ("3.10", "en", [f"{EN} 3.10", f"{RU} 3.10", f"{ES} 3.10"]),
        ("приложение F", "ru", [f"{RU} Appendix F"]),
        ("приложение С", "ru", [f"{RU} Appendix C"]),
        ("apéndice b", "es", [f"{ES} Appendix B"]),
        ("104.3c", "en", ["cr104-es-2018-07-13 104.3c"]),
        ("commander II", "es", ["commander-es-2013-12-06 II"]),
        ("opción b", "es", ["commander-es-2013-12-06 B"]),
        ("commander 7", "es", ["commander-es-2013-12-06 7"]),
    ],
)
def test_a_number_goes_to_its_section_in_the_readers_language_first(index, typed, reader, right):
    found = refs(index, typed, reader)
    assert found[0] == right[0]
    assert set(found[: len(right)]) == set(right)


def test_a_number_is_whole(index):
    assert not any(found.endswith(" 3.10") for found in refs(index, "3.1", "en"))
    assert any(found.endswith(" 3.10") for found in refs(index, "3.1", "en", typing=True))


def test_a_rule_is_followed_by_what_lies_below_it(index):
    assert refs(index, "104.3", "es")[:3] == [
        f"cr104-es-2018-07-13 {ref}" for ref in ("104.3", "104.3a", "104.3b")
    ]


def test_a_number_that_no_text_has_finds_its_mentions_or_nothing(index):
    assert all(hit.score < 5 for hit in ask(index, "regla 704", "es").hits)
    assert "cr104-es-2018-07-13 104.3b" in refs(index, "regla 704", "es")
    assert refs(index, "99.99", "en") == []


def test_a_number_inside_a_range_of_a_table(index):
    assert refs(index, "rounds for 40 players", "en")[0] == f"{EN} Appendix E"
    assert refs(index, "сколько раундов на 100 игроков", "ru")[0] == f"{RU} Appendix E"


def test_a_rule_found_in_any_language_is_answered_in_the_readers(index):
    for reader, document in (("en", EN), ("es", ES), ("ru", RU)):
        for typed in ("time extensions", "extensiones de tiempo", "дополнительное время"):
            assert refs(index, typed, reader)[0] == f"{document} 2.6"


def test_a_hit_that_matched_elsewhere_says_where(index):
    hit = ask(index, "wagering", "ru").hits[0]
    assert (hit.reference.document, hit.reference.ref) == (RU, "5.3")
    assert {other.document for other in hit.counterparts} == {EN, ES}


def test_what_the_readers_language_lacks_is_answered_where_it_is(index):
    assert refs(index, "lanzar dados", "en")[0] == f"{ES} 3.9"


def test_filters_restrict_what_is_answered(index):
    assert {found.split()[0] for found in refs(index, "deck check lang:ru", "en")} == {RU}
    assert {found.split()[0] for found in refs(index, "jugador in:cr104", "es")} == {
        "cr104-es-2018-07-13"
    }
    assert refs(index, "deck check in:nothing", "en") == []


def test_a_quoted_phrase_comes_before_its_words_apart(index):
    found = ask(index, '"between games"', "en")
    assert found.hits
    assert any("between games" in text.lower() for text in marked(found))
    assert len(found.hits) < len(ask(index, "between games", "en").hits)


def test_an_excluded_word_is_in_none_of_the_answers(index):
    answer = ask(index, "deck registration -draft", "en")
    assert str(answer.hits[0].reference) == f"{EN} 2.7"
    for hit in answer.hits:
        section = index.library().section(hit.reference)
        assert not any("draft" in block.text.casefold().split() for block in section.blocks)
    assert refs(index, "-draft", "en") == []


@pytest.mark.parametrize(
    ("typed", "right", "reader"),
    [
        ("sidebord", "3.15", "en"),
        ("турнирр приглашения", "10.3", "ru"),
        ("torneeo por invitación", "10.3", "es"),
        ("apendix b", "Appendix B", "en"),
        ("протэкторы", "3.10", "ru"),
        ("decklist registraton", "2.7", "en"),
        ("side board", "3.15", "en"),
    ],
)
def test_small_slips_are_caught(index, typed, right, reader):
    assert right in [found.split(" ", 1)[1] for found in refs(index, typed, reader)[:3]]


def test_what_was_searched_instead_is_told(index):
    (repair,) = ask(index, "shufling", "en").repairs
    assert repair.typed == "shufling"
    assert "shuffling" in repair.used


@pytest.mark.parametrize("reader", ["en", "es", "ru"])
@pytest.mark.parametrize("typed", ["min", "opp", "7", "xyz", "702.19b", "мин", "опп"])
def test_short_words_and_numbers_are_never_corrected(index, typed, reader):
    for typing in (True, False):
        assert ask(index, typed, reader, typing=typing).repairs == ()


@pytest.mark.parametrize(
    ("typed", "whole", "reader"),
    [
        ("opp scouts me", "opponent scouts me", "en"),
        ("50 mins", "50 minutes", "en"),
        ("el opo baraja", "el oponente baraja", "es"),
        ("pts de partida", "puntos de partida", "es"),
        ("инфа о руке", "информация о руке", "ru"),
        ("судь ошибся", "судья ошибся", "ru"),
    ],
)
def test_an_abbreviation_is_the_word_it_stands_for(index, typed, whole, reader):
    assert refs(index, typed, reader)[:2] == refs(index, whole, reader)[:2]
    assert ask(index, typed, reader).repairs == ()


@pytest.mark.parametrize(
    ("typed", "whole", "reader"),
    [
        ("player late 7 min", "player late 7 minutes", "en"),
        ("llega 7 min tarde", "llega 7 minutos tarde", "es"),
        ("опоздал на 7 мин", "опоздал на 7 минут", "ru"),
    ],
)
@pytest.mark.parametrize("typing", [True, False])
def test_after_a_number_an_abbreviation_is_its_unit_alone(index, typed, whole, reader, typing):
    first, *_ = refs(index, whole, reader)
    found = refs(index, typed, reader, typing=typing)
    assert found[0] == first
    assert not any(each.endswith(" 10.1") for each in found[:3])


def test_without_a_number_it_is_all_that_it_may_be(index):
    assert refs(index, "min players", "en")[0] == f"{EN} 10.1"


def test_every_abbreviation_stands_for_words_of_the_texts(index):
    for code, known in index.glossary().abbreviations.items():
        for short, words in known.items():
            assert words, short
            for word in words:
                found = ask(index, f"{word} lang:{code}", code)
                assert found.hits and not found.repairs, (code, short, word)


def test_a_number_with_letters_that_no_text_has_is_told_to_be_another(index):
    (repair,) = ask(index, "104.3z", "es").repairs
    assert (repair.typed, repair.used) == ("104.3z", ("104.3",))


def test_a_number_in_a_range_marks_the_range_and_no_other_number(index):
    reference = RuleReference(EN, "Appendix E")
    section = index.library().section(reference)
    marks = index.marks(parse_query("7 players"), reference)
    cells = [
        section.blocks[mark.block].rows[mark.row][mark.column].text[mark.start : mark.end]
        for mark in marks
        if mark.row > 0
    ]
    assert set(cells) == {"5-8", "7"}
    assert not index.marks(parse_query("7"), RuleReference(EN, "10.1"))


def test_synonyms_are_marked_apart_from_what_was_typed(index):
    reference = RuleReference(EN, "2.6")
    texts = {False: set(), True: set()}
    for mark in index.marks(parse_query("extra time"), reference):
        text = index.library().section(reference).title
        if mark.block >= 0:
            text = index.library().section(reference).blocks[mark.block].text
        texts[mark.synonym].add(text[mark.start : mark.end])
    assert "time" in texts[False]
    assert "extension" in texts[True]


def most_marked_by_synonyms(index: RulesIndex, term: str, language: str) -> float:
    """Which part of a section that a term finds is marked because of its synonyms, at most."""
    query, parts = parse_query(term), [0.0]
    for hit in index.search(query, reader=language, limit=3).hits:
        letters = sum(len(each.text) for each in passages(index.library().section(hit.reference)))
        marks = index.marks(query, hit.reference)
        parts.append(sum(mark.end - mark.start for mark in marks if mark.synonym) / letters)
    return max(parts)


def terms_of(index: RulesIndex, language: str) -> list[str]:
    """The first two terms of every entry of the glossary."""
    entries = index.glossary().entries
    return [term for entry in entries for term in entry.terms.get(language, ())[:2]]


@pytest.mark.parametrize("language", ["en", "es", "ru"])
def test_synonyms_never_mark_a_third_of_a_section_in_a_sample(index, language):
    for term in random.sample(terms_of(index, language), TERMS_DRAWN):
        assert most_marked_by_synonyms(index, term, language) <= 1 / 3, term


@pytest.mark.nightly
@pytest.mark.parametrize("language", ["en", "es", "ru"])
def test_synonyms_never_mark_a_third_of_a_section(index, language):
    for term in terms_of(index, language):
        assert most_marked_by_synonyms(index, term, language) <= 1 / 3, term


def test_the_other_keyboard_layout_is_understood(index):
    assert refs(index, "rjkjlf", "ru") == refs(index, "колода", "ru")
    assert refs(index, "вусл срусл", "en")[0] == f"{EN} 2.8"


@pytest.mark.parametrize(
    ("typed", "reader", "right"),
    [
        ("Krark-Clan Ironworks", "en", f"{EN} 6.4"),
        ("Treasure Cruise", "ru", f"{RU} 6.4"),
        ("Плаванье за Сокровищами", "en", f"{EN} 6.4"),
        ("Skullclamp", "en", f"{EN} 6.6"),
        ("Skulldamp", "en", f"{EN} 6.6"),
        ("Dragones de Tarkir", "es", f"{ES} 6.7"),
    ],
)
def test_card_names_are_found_in_every_language_and_as_they_are_meant(index, typed, reader, right):
    assert right in refs(index, typed, reader)[:3]


def test_what_is_printed_wrongly_is_marked_where_it_stands(index):
    hits = ask(index, "Skullclamp", "en").hits
    at = next(at for at, hit in enumerate(hits) if str(hit.reference) == f"{EN} 6.6")
    assert "Skulldamp" in marked(ask(index, "Skullclamp", "en"), at)


def test_marks_are_on_the_text_as_printed(index):
    answer = ask(index, "информация скрытая", "ru")
    assert any(word.casefold().startswith("скрыт") for word in marked(answer))
    for reader, typed in (("es", "extensión de tiempo"), ("en", "deck checks")):
        for hit in ask(index, typed, reader).hits:
            plain = without_synonyms(hit.snippet)
            plain = plain.replace(MARK_START, "").replace(MARK_END, "").strip("…")
            section = index.library().section(hit.reference)
            block = section.blocks[hit.block] if section.blocks else None
            rows = "" if block is None else " ".join(c.text for row in block.rows for c in row)
            assert block is None or plain in block.text or plain.split(" · ")[0] in rows


def test_the_last_word_is_a_beginning_while_it_is_typed(index):
    assert refs(index, "time exten", "en", typing=True)[0] == f"{EN} 2.6"
    assert refs(index, "доп врем", "ru", typing=True)[0] == f"{RU} 2.6"


@pytest.mark.parametrize("letter", ["a", "t", "с", "я", "ñ", "7"])
def test_one_letter_is_answered_without_fuss(index, letter):
    answer = ask(index, letter, "en", typing=True)
    assert len(answer.hits) <= 20


@pytest.mark.parametrize("typed", ["of the", "de la", "и в на", "who"])
def test_stop_words_alone_still_find_something(index, typed):
    assert refs(index, typed, "en")


@pytest.mark.parametrize(
    "typed",
    [
        "",
        " ",
        '"',
        '""',
        "-",
        "- -",
        "AND OR NOT",
        "NEAR(",
        "deck*",
        "^deck",
        "{deck} (check",
        "deck:check",
        "\x00\x01",
        "\u202e\u200f",
        "\ud800",
        "💥",
        "'; DROP TABLE part; --",
        "9" * 500,
        "a" * 10_000,
        "колода " * 1500,
        '"' * 10_000,
    ],
)
def test_whatever_is_typed_there_is_an_answer(index, typed):
    query = parse_query(typed)
    answer = index.search(query, reader="ru")
    assert answer.query == query.text
    for hit in answer.hits:
        index.marks(query, hit.reference)


@examples(60)
@given(
    st.lists(
        st.sampled_from(
            [
                "deck",
                "колода",
                "mazo",
                '"',
                "-",
                "3.9",
                "in:mtr",
                "lang:es",
                "приложение",
                "c",
                "\u0301",
            ]
        )
        | st.text(max_size=8),
        max_size=8,
    ),
    st.sampled_from(["en", "es", "ru", "de"]),
)
def test_any_words_in_any_order_are_answered(index, pieces, reader):
    query = parse_query(" ".join(pieces), typing=True)
    answer = index.search(query, reader=reader, limit=7)
    assert len(answer.hits) <= 7
    assert len({hit.reference for hit in answer.hits}) == len(answer.hits)
    for hit in answer.hits:
        section = index.library().section(hit.reference)
        for mark in index.marks(query, hit.reference):
            text = section.title if mark.block < 0 else section.blocks[mark.block].text
            if mark.row >= 0:
                text = section.blocks[mark.block].rows[mark.row][mark.column].text
            assert 0 <= mark.start < mark.end <= len(text)


def test_a_word_of_nothing_but_an_apostrophe_is_no_word(index):
    assert ask(index, "ʼ", "en").hits == ()
    assert refs(index, "ʼ deck check", "en") == refs(index, "deck check", "en")


@pytest.mark.parametrize(
    ("typed", "language"),
    [("fewest", "en"), ("erase", "en"), ("cuelga", "es"), ("миллион", "ru")],
)
def test_an_everyday_word_is_not_corrected_into_another(index, typed, language):
    answer = index.search(parse_query(f"{typed} deck"), reader=language)
    assert [repair for repair in answer.repairs if repair.typed == typed] == []
