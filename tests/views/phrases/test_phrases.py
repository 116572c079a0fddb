"""Phrases for the table: every sentence in every language, with its numbers."""

from __future__ import annotations

from string import Formatter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from judgekit.domain.calls.commands import CloseCall, OpenCall
from judgekit.domain.shared.languages import LANGUAGES
from judgekit.domain.shared.moment import MINUTE
from judgekit.system.resources import locale_folder
from judgekit.views.phrases.filling import Numbers, Sentence, number_text, read_number, said
from judgekit.views.phrases.listing import phrase_rows
from judgekit.views.phrases.opening import first_numbers, last_call
from judgekit.views.words.phrases import PHRASES, Fill, Phrase
from judgekit.views.words.words import Words
from tests.day import round_day

NUMBERS = st.builds(
    Numbers,
    time=st.integers(1, 59_940),
    table=st.integers(1, 9_999),
    turn=st.integers(1, 9),
    turns=st.sampled_from((3, 5)),
)
FILLS = tuple(fill for fill in Fill if fill is not Fill.NOTHING)


def words(language: str = "en") -> Words:
    return Words(locale_folder(), language)


def phrase(id_: str) -> Phrase:
    return next(each for each in PHRASES if each.id == id_)


def bold(sentence: Sentence) -> list[str]:
    return [sentence.text[start:end] for start, end in sentence.emphasis]


@pytest.mark.parametrize(
    ("language", "text", "parts"),
    [
        (
            "en",
            "You have a time extension of 6 minutes. Play until the clock reads −06:00, "
            "then 5 additional turns.",
            ["6 minutes", "−06:00"],
        ),
        (
            "es",
            "Tienen una extensión de tiempo de 6 minutos. Jueguen hasta que el reloj marque "
            "−06:00 y después 5 turnos adicionales.",
            ["6 minutos", "−06:00"],
        ),
        (
            "ru",
            "Вам дано дополнительное время: 6 минут. Играйте, пока часы не покажут −06:00, "
            "затем — 5 дополнительных ходов.",
            ["6 минут", "−06:00"],
        ),
    ],
)
def test_an_extension_is_said_in_the_players_language(language, text, parts):
    sentence = said(phrase("extension"), Numbers(time=360), words(language))
    assert (sentence.text, bold(sentence)) == (text, parts)


@pytest.mark.parametrize("language", ["es", "ru"])
def test_no_phrase_is_left_in_english(language):
    there = words(language)
    assert not [each.id for each in PHRASES if there.text(each.title) == each.title]
    assert not [each.id for each in PHRASES if there.text(each.text) == each.text]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_translation_has_the_same_numbers_and_as_much_in_bold(language):
    def shape(text: str) -> tuple[list[str], int]:
        names = sorted(name for _, name, _, _ in Formatter().parse(text) if name)
        return names, text.count("*")

    there = words(language)
    for each in PHRASES:
        assert shape(there.text(each.text)) == shape(each.text), each.id
        assert shape(there.text(each.title)) == shape(each.title), each.id


@given(NUMBERS, st.sampled_from(PHRASES), st.sampled_from(LANGUAGES))
def test_a_sentence_has_no_marks_left_and_its_bold_words_are_within(numbers, each, language):
    sentence = said(each, numbers, words(language))
    assert not set("*{}") & set(sentence.text)
    assert all(0 <= start < end <= len(sentence.text) for start, end in sentence.emphasis)


@given(NUMBERS, st.sampled_from(FILLS))
def test_what_stands_in_the_field_is_read_as_the_same_number(numbers, fill):
    assert read_number(fill, number_text(fill, numbers)) == numbers.of(fill)


@pytest.mark.parametrize("text", ["", "x", "5:7", "5:61", "0", "-3", "12:", "²", "1e3", "0:00"])
def test_what_is_no_length_is_not_read(text):
    assert read_number(Fill.TIME, text) is None


def test_a_length_is_read_in_minutes_or_in_minutes_and_seconds():
    assert [read_number(Fill.TIME, text) for text in ("6", "5:34", "0:30")] == [360, 334, 30]


@given(NUMBERS, st.sampled_from(FILLS), st.sampled_from((-1, 1)))
def test_a_step_stays_within_what_makes_sense(numbers, fill, by):
    stepped = numbers.stepped(fill, by)
    assert 1 <= stepped.of(fill) <= numbers.most(fill)


def test_steps_go_by_whole_minutes():
    odd = Numbers(time=334)
    assert [odd.stepped(Fill.TIME, by).time for by in (-1, 1)] == [300, 360]
    assert Numbers(time=30).stepped(Fill.TIME, -1).time == 30


def test_every_phrase_stands_once_below_its_heading():
    rows = phrase_rows(words(), Numbers())
    listed = [row.phrase for row in rows if row.phrase is not None]
    assert sorted(each.id for each in listed) == sorted(each.id for each in PHRASES)
    assert sum(row.count for row in rows) == len(PHRASES)


@pytest.mark.parametrize("typed", ["appeal", "апел", "apelar", "HEAD apPeal"])
def test_a_phrase_is_found_by_words_of_any_language(typed):
    rows = phrase_rows(words("es"), Numbers(), typed)
    assert "appeal" in [row.phrase.id for row in rows if row.phrase is not None]


def test_words_of_no_phrase_find_nothing():
    assert phrase_rows(words(), Numbers(), "xyzzy") == ()


def test_the_table_of_the_last_closed_call_fills_in_the_phrases():
    day = round_day()
    day.at(10).do(OpenCall(table=14))
    day.at(15, 34).do(CloseCall(table=14))
    last = last_call(day.engine.state, day.engine.now())
    assert last is not None
    assert (last.call.table, last.slip.extension) == (14, 334_000)
    exact, rounded = (first_numbers(day.engine.state, last, rounding) for rounding in (1, MINUTE))
    assert (exact.time, rounded.time, exact.table) == (334, 360, 14)


def test_an_open_call_a_short_one_and_an_old_one_fill_in_nothing():
    day = round_day()
    day.at(5).do(OpenCall(table=3))
    assert last_call(day.engine.state, day.engine.now()) is None
    day.at(5, 30).do(CloseCall(table=3))
    assert last_call(day.engine.state, day.engine.now()) is None
    day.at(10).do(OpenCall(table=4))
    day.at(14).do(CloseCall(table=4))
    assert last_call(day.engine.state, day.engine.now()) is not None
    day.at(30)
    assert last_call(day.engine.state, day.engine.now()) is None
