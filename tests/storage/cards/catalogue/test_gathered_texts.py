"""What is said of a card is the same whether memory held it or the disk, in pages of any size."""

from __future__ import annotations

from io import BytesIO
from unittest.mock import patch

from hypothesis import example, given
from hypothesis import strategies as st

from judgekit.domain.cards.card import CardFace, PrintedFace, Ruling
from judgekit.domain.cards.card_number import card_number
from judgekit.storage.cards.catalogue import gathered_texts
from judgekit.storage.cards.catalogue.gathered_texts import (
    OF_A_TEXT,
    GatheredTexts,
    Said,
    SaidInEnglish,
)

CARDS = range(4)
cards, sides, words = st.sampled_from(CARDS), st.sampled_from(["", "a", "b"]), st.text(max_size=5)
languages = st.sampled_from(["es", "ru", "ja"])
sayings = st.lists(
    st.one_of(
        st.tuples(st.just("english"), cards, sides, words),
        st.tuples(st.just("printed"), cards, languages, sides, words),
        st.tuples(st.just("rulings"), cards, words),
        st.tuples(st.just("number"), cards, words),
    )
)
ONE_OF_EACH = [
    ("english", 0, "", "Draw a card."),
    ("printed", 0, "es", "", "Roba una carta."),
    ("rulings", 0, "It is drawn."),
    ("number", 0, "7"),
    ("printed", 0, "es", "", "Roba otra carta."),
]


def say(texts, expected, what, card, *rest):
    """Say it to the texts and to a plain dictionary."""
    said = expected.setdefault(card, Said())
    match what, rest:
        case "english", (side, text):
            said.english[side] = SaidInEnglish((CardFace("Sift", text=text),), ())
            texts.say_in_english(card, side, said.english[side])
        case "printed", (language, side, text):
            faces = (PrintedFace("Criba", "", text),)
            said.printed.setdefault(language, {})[side] = faces
            texts.say_printed(card, language, side, faces)
        case "rulings", (text,):
            said.rulings = (Ruling("2020-01-01", text),)
            texts.say_rulings(card, said.rulings)
        case "number", (number,):
            said.numbers["m20", number] = None
            texts.add_number(card, ("m20", number))


@given(sayings, st.sampled_from([1, 2 * OF_A_TEXT, 10**9]), st.sampled_from([1, 7, 32 * 1024]))
@example(ONE_OF_EACH, 1, 7)
def test_what_was_said_last_of_each_place_is_taken(said, most_held, page):
    with (
        patch.object(gathered_texts, "MOST_HELD", most_held),
        patch.object(gathered_texts, "PAGE", page),
    ):
        texts, expected = GatheredTexts(BytesIO()), {}
        for each in said:
            say(texts, expected, *each)
        assert {card: texts.take(card) for card in CARDS} == {
            card: expected.get(card, Said()) for card in CARDS
        }


def test_numbers_are_those_that_are_compared():
    texts = GatheredTexts(BytesIO())
    texts.add_number(1, ("M20", "007"))
    assert texts.take(1).card_numbers == (card_number("m20", "7"),)
