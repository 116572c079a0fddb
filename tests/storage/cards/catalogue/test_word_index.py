"""The index of words: names by each of their words, cards by what their texts say."""

from __future__ import annotations

import apsw
import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from judgekit.domain.cards.card_key import card_key
from judgekit.storage.cards.catalogue.card_words import (
    is_unspaced,
    name_parts,
    of_name,
    of_phrase,
    of_texts,
    pairs,
    typed_words,
)
from judgekit.storage.cards.catalogue.word_index import (
    COLOUR,
    TYPE,
    TYPE_AND_TEXT,
    WordIndex,
    WordWriter,
    any_of,
    said,
)
from judgekit.storage.cards.catalogue.writing_thread import WritingThread

LETTERS = "aÁñß'’яёй行動かé -,/1½"
TEXTS = st.lists(st.sampled_from([*"aÁñß'’яёй -,/1½\"(", "{T}", "{W/U}"]), max_size=20).map("".join)
NAMES = st.lists(st.text(LETTERS, min_size=1, max_size=8), max_size=12)


def index_of(names=(), cards=()):
    """The index of these keys of names and of these texts, types and colours, numbered from 1."""
    connection = apsw.Connection(":memory:")
    with WritingThread(connection) as writing:
        writer = WordWriter(writing)
        for name in names:
            writer.add_name(of_name(name))
        for text, types, colours in cards:
            writer.add_card(text, types, colours)
        writer.finish()
        writing.finish()
    return WordIndex(connection)


@given(NAMES)
def test_a_name_is_found_by_each_of_its_words(names):
    keys = [key for key in map(card_key, names) if key]
    index = index_of(keys)
    for number, key in enumerate(keys, start=1):
        for word in name_parts(key):
            if is_unspaced(word) and len(word) > 1:
                assert number in index.names_with(pairs(word))
            elif not is_unspaced(word):
                assert number in index.names_with(word)
            assert number in index.names_with_start(word[:1])
            assert index.begins_a_name_word(word[:1])


@given(st.lists(st.sets(st.text("abя", min_size=1, max_size=4), max_size=6), max_size=12))
def test_who_has_a_word_is_found_and_nobody_else(names):
    index = index_of(map(" ".join, names))
    for asked in ("a", "ab", "я", "bя"):
        numbered = list(enumerate(names, start=1))
        having = {number for number, words in numbered if asked in words}
        begun = {number for number, words in numbered if any(w.startswith(asked) for w in words)}
        words = {word for each in names for word in each if word.startswith(asked)}
        assert index.names_with(asked) == having
        assert index.names_with_start(asked) == begun
        assert index.begins_a_name_word(asked) == bool(begun)
        assert index.name_words(asked) == sorted(words)


@given(st.lists(TEXTS, max_size=6))
@example(["-½"])
@example(["-'1"])
@example(["{T}-1/-1"])
def test_a_text_is_found_by_each_word_that_is_typed_of_it(texts):
    index = cards_of(*([("en", text)] for text in texts))
    for number, text in enumerate(texts, start=1):
        for word in typed_words(text):
            assert number in index.cards_saying([said(TYPE_AND_TEXT, word)])


def cards_of(*texts):
    return index_of(cards=[(of_texts(each), "", "") for each in texts])


@pytest.mark.parametrize(
    ("text", "phrase"),
    [
        (("en", "{T}: Add {G}."), "{T}: Add {G}"),
        (("en", "Equip{2}{W/U}"), "equip {2}{w/u}"),
        (("en", "Don't untap it"), "don’t untap"),
        (("es", "Árbol, añade"), "arbol anade"),
        (("ru", "Ещё один ёж и Йети"), "еще один еж и иети"),
        (("ja", "２枚のカードを引く。"), "枚のカード"),
        (("ja", "飛行を持つ。"), "飛"),
        (("de", "größer, Fuß"), "GRÖSSER fuss"),
        (("en", "Æther œuvre"), "aether oeuvre"),
    ],
)
def test_a_phrase_is_found_in_any_writing(text, phrase):
    index = cards_of([text], [("en", "Something else")])
    assert index.cards_saying([said(TYPE_AND_TEXT, of_phrase(phrase), is_finished=False)]) == {1}


def test_no_phrase_reaches_from_one_text_into_the_next():
    index = cards_of([("en", "Draw a"), ("es", "card")], [("en", "Draw a card")])
    assert index.cards_saying([said(TYPE_AND_TEXT, of_phrase("draw a card"))]) == {2}


def test_a_word_of_a_type_a_colour_or_a_text():
    cards = [("flying", "Creature", "W M"), ("creature", "Instant", "R")]
    index = index_of(cards=cards)
    assert index.cards_saying([said(TYPE, "creature")]) == {1}
    assert index.cards_saying([said(TYPE_AND_TEXT, "creature")]) == {1, 2}
    assert index.cards_saying([any_of([said(TYPE, "red"), said(COLOUR, "R")])]) == {2}
    assert index.cards_saying([said(TYPE_AND_TEXT, "creature"), said(COLOUR, "W")]) == {1}


@pytest.mark.parametrize("asked", ['"', '" OR "a', "\0", "*", "", "a\0b", "(", "NOT", "a:b"])
def test_what_is_asked_is_never_taken_for_a_condition(asked):
    index = index_of(["a"], [("a", "", "")])
    assert index.names_with(asked) <= {1}
    assert index.names_with_start(asked) <= {1}
    assert index.cards_saying([said(TYPE_AND_TEXT, asked)]) <= {1}
