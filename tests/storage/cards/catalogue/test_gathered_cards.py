"""What is gathered of a file's cards is the same whether memory held all of it or not."""

from __future__ import annotations

import apsw
import pytest

from judgekit.domain.cards.card import CardFace, PrintedFace, Ruling
from judgekit.domain.cards.card_match import CardFacts
from judgekit.reading.cards.read_card import ReadCard
from judgekit.storage.cards.catalogue import gathered_cards
from judgekit.storage.cards.catalogue.gathered_cards import GatheredCards
from judgekit.storage.cards.catalogue.legality_letters import FormatLetters, legalities_of


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


def gathered():
    letters = FormatLetters()
    cards = GatheredCards(apsw.Connection(":memory:"), letters)
    for printing in printings():
        cards.add(printing)
    cards.finish()
    return cards, letters


@pytest.mark.parametrize(
    ("most_cards", "most_held"), [(10**6, 10**9), (3, 10**9), (3, 500), (10**6, 1)]
)
def test_all_printings_are_one_card(monkeypatch, most_cards, most_held):
    monkeypatch.setattr(gathered_cards, "MOST_IN_MEMORY", most_cards)
    monkeypatch.setattr(gathered_cards, "MOST_HELD", most_held)
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
