"""What is gathered of a file's cards is the same whether memory held all of it or not."""

from __future__ import annotations

from io import BytesIO

import apsw
import pytest

from judgekit.domain.cards.card import CardFace, PrintedFace, Ruling
from judgekit.domain.cards.card_match import CardFacts
from judgekit.reading.cards.read_card import ReadCard
from judgekit.storage.cards.catalogue import gathered_cards, gathered_texts
from judgekit.storage.cards.catalogue.gathered_cards import Aside, GatheredCards
from judgekit.storage.cards.catalogue.legality_letters import (
    MOST_FORMATS,
    FormatLetters,
    legalities_of,
)


def printings():
    """Twenty cards in three printings each, card after card in each printing."""
    for printing in range(3):
        for number in range(20):
            name = f"Card {number}"
            yield ReadCard(
                CardFacts(
                    name, legalities={"modern": "legal"}, released=f"202{3 - printing}-01-01"
                ),
                (("es", f"Carta {number} {printing}"),),
                f"oracle-{number}",
                "normal",
                (CardFace(name, "{U}", "Instant", f"Text of {number}."),),
                (("es", (PrintedFace(f"Carta {number} {printing}", "", f"Texto {printing}."),)),),
                (f"s{printing}", f"00{number}"),
                f"202{printing}-01-01",
                rulings=(Ruling("2020-01-01", f"It is {number}."),),
            )


def aside():
    return Aside(apsw.Connection(":memory:"), BytesIO())


def gathered():
    letters = FormatLetters()
    cards = GatheredCards(aside(), letters)
    for printing in printings():
        cards.add(printing)
    cards.finish()
    return cards, letters


@pytest.mark.parametrize(
    ("most_cards", "most_held"), [(10**6, 10**9), (3, 10**9), (3, 5_000), (10**6, 1)]
)
def test_all_printings_are_one_card(monkeypatch, most_cards, most_held):
    monkeypatch.setattr(gathered_cards, "MOST_IN_MEMORY", most_cards)
    monkeypatch.setattr(gathered_texts, "MOST_HELD", most_held)
    cards, letters = gathered()
    told = list(cards.all("scryfall"))
    assert [card.facts.name for card in told] == [f"Card {number}" for number in range(20)]
    seven = told[7]
    assert seven.facts.released == "2021-01-01"
    assert legalities_of(seven.letters, letters.formats) == {"modern": "legal"}
    assert seven.record.faces[0].text == "Text of 7."
    assert seven.record.printed["es"].faces == (PrintedFace("Carta 7 2", "", "Texto 2."),)
    assert seven.record.printed["es"].printed_on == "2022-01-01"
    assert [name for _, name in seven.record.names] == ["Carta 7 0", "Carta 7 1", "Carta 7 2"]
    assert set(seven.record.numbers) == {("s0", "7"), ("s1", "7"), ("s2", "7")}
    assert seven.rulings.rulings == (Ruling("2020-01-01", "It is 7."),)


@pytest.mark.parametrize("most_cards", [10**6, 3])
def test_a_card_is_asked_for_by_name_or_oracle_id(monkeypatch, most_cards):
    monkeypatch.setattr(gathered_cards, "MOST_IN_MEMORY", most_cards)
    cards, _ = gathered()
    assert cards.named("Card 3", "scryfall").record.oracle_id == "oracle-3"
    assert cards.with_oracle_id("oracle-19", "scryfall").facts.name == "Card 19"
    assert cards.named("Card 20", "scryfall") is None
    assert cards.with_oracle_id("", "scryfall") is None


def a_printing(language="es", text="", *, day="2024-01-01", english="Draw a card.", side=""):
    return ReadCard(
        CardFacts("Sift"),
        faces=(CardFace("Sift", "{U}", "Instant" if english else "", english),),
        printed=((language, (PrintedFace(f"Criba {day}", "", text),)),),
        printed_on=day,
        side=side,
    )


def sift_of(*printings):
    cards = GatheredCards(aside(), FormatLetters())
    for printing in printings:
        cards.add(printing)
    cards.finish()
    return cards.named("Sift", "scryfall").record


def test_the_newest_printing_with_a_text_stays_whatever_the_order_in_the_file():
    new, old = (
        a_printing(text="Roba.", day="2024-01-01"),
        a_printing(text="Roba!", day="2019-01-01"),
    )
    nameless = a_printing(day="2025-01-01")
    for printings in ([new, old, nameless], [nameless, old, new], [old, nameless, new]):
        assert sift_of(*printings).printed["es"].faces[0].text == "Roba."


def test_english_words_are_not_lost_to_a_printing_without_any():
    full, bare = a_printing(), a_printing(english="")
    for printings in ([full, bare], [bare, full]):
        assert sift_of(*printings).faces[0].text == "Draw a card."


def test_a_side_that_no_card_has_tells_nothing():
    record = sift_of(a_printing(text="Roba."), a_printing(text="Otra.", side="zz"))
    assert record.printed["es"].faces[0].text == "Roba."
    assert len(record.faces) == 1


def test_a_made_up_file_has_no_more_languages_than_there_may_be():
    record = sift_of(*(a_printing(f"x{number}", "Text.") for number in range(80)))
    assert len(record.printed) == gathered_cards.MOST_LANGUAGES


def test_a_made_up_file_has_no_more_formats_and_statuses_than_there_may_be():
    letters = FormatLetters()
    for number in range(150):
        letters.of({f"format {number}": f"status {number}"})
    assert len(letters.formats) == MOST_FORMATS
    assert legalities_of(letters.of({"format 0": "legal"}), letters.formats)["format 0"] == "legal"
