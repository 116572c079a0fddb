"""A name that several cards have in different languages, alone and in a list."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from judgekit.domain.formats.identified_card import CardsReadBy, identified_cards
from tests.domain.formats.listed import decklist
from tests.storage.cards.catalogue.printings import foreign, printing, split_card

NAMES = {
    "Lightning": {"es": "Relámpago", "pt": "Raio", "fr": "Éclair"},
    "Thunder": {"es": "Trueno", "pt": "Relâmpago", "fr": "Tonnerre"},
    "Guidance": {"es": "Consejo", "pt": "Conselho", "fr": "Conseil"},
    "Council": {"es": "Concilio", "pt": "Consejo", "fr": "Concile"},
    "Intervene": {"fr": "Still Pond"},
    "Snare": {"es": "Red", "pt": "Rede"},
    "Web": {"es": "Red", "pt": "Teia"},
    "Jarl Bereg": {"es": "Jarl Bereg", "pt": "Jarl Bereg", "fr": "Jarl Bereg"},
    "Never Abroad": {},
    "Quagmire": {"pt": "Pantano", "es": "Ciénaga"},
    "Swamp": {"es": "Pantano"},
}
"""Made-up cards; `Still Pond` is half of a split card, too."""


@pytest.fixture
def cards(cards, load):
    load(
        [
            split_card(),
            *(printing(name, "Draw a card.") for name in NAMES),
            *(
                foreign(name, "Draw a card.", language, printed_name=other)
                for name, others in NAMES.items()
                for language, other in others.items()
            ),
        ]
    )
    return cards


@pytest.mark.parametrize(
    ("written", "card"),
    [
        ("Relámpago", "Lightning"),
        ("RELÁMPAGO", "Lightning"),
        (unicodedata.normalize("NFD", "relámpago"), "Lightning"),
        ("Relâmpago", "Thunder"),
        ("Relampago", ""),
        ("Relàmpago", ""),
        ("Consejo", ""),
        ("Red", ""),
    ],
)
def test_the_accents_that_are_written_tell_which_card_it_is(cards, written, card):
    match = cards.match(written)
    assert (match.name if match.sure else "") == card
    assert card or len(match.candidates) == 2


@pytest.mark.parametrize(
    ("others", "asked", "card"),
    [
        (["Trueno"], "en", "Lightning"),
        (["Concilio", "Trueno"], "pt", "Lightning"),
        (["Conselho", "Raio"], "es", "Thunder"),
        (["Trueno", "Never Abroad"], "pt", "Lightning"),
        (["Trueno", "Jarl Bereg"], "pt", "Lightning"),
        (["Trueno", "Raio"], "es", ""),
        (["Never Abroad"], "es", ""),
        (["Tonnerre"], "es", ""),
        (["Jarl Bereg"], "es", "Lightning"),
        (["Pantano"], "es", ""),
        (["Pantano", "Trueno"], "pt", "Lightning"),
        (["Ciénaga"], "pt", "Lightning"),
        ([], "es", "Lightning"),
        ([], "pt", "Thunder"),
        ([], "fr", ""),
        ([], "", ""),
    ],
)
def test_a_list_in_one_language_tells_which_card_a_name_is(cards, others, asked, card):
    match = cards.matches([*others, "Relampago"], asked)["Relampago"]
    assert (match.name if match.sure else "") == card
    assert match.legalities == cards.facts(match.name).legalities


def test_two_cards_of_that_name_in_the_lists_language_are_asked(cards):
    match = cards.matches(["Trueno", "Red"], "es")["Red"]
    assert (match.sure, match.candidates) == (False, ("Snare", "Web"))


def test_in_an_english_list_the_half_of_an_english_card_is_told(cards):
    match = cards.matches(["Never Abroad", "Still Pond"])["Still Pond"]
    assert (match.name, match.sure, match.by_other_face) == (
        "Quenched Ember // Still Pond",
        True,
        True,
    )
    french = cards.matches(["Tonnerre", "Still Pond"])["Still Pond"]
    assert (french.name, french.sure, french.by_other_face) == ("Intervene", True, False)


def test_a_checked_list_has_that_card_once_with_all_its_copies(cards):
    read = CardsReadBy(cards, "en")
    (card, _) = identified_cards(decklist("2 Relampago, 1 Relámpago, 4 Trueno"), read)
    assert (card.name, card.copies) == ("Lightning", 3)
    assert card.written == ("Relampago", "Relámpago")


def plain(name: str) -> str:
    parts = unicodedata.normalize("NFD", name)
    return "".join(letter for letter in parts if not unicodedata.combining(letter))


@given(
    st.sampled_from(["es", "pt", "fr"]),
    st.sampled_from(["en", "es", "pt", "fr"]),
    st.dictionaries(st.sampled_from(sorted(NAMES)), st.booleans(), min_size=1),
)
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_a_list_in_one_language_has_no_other_card_in_silence(cards, language, asked, has_accents):
    """Cards by their names in that language, or in English where they aren't printed in it; some
    without accents. The reader's language counts only where no name tells another one. A basic
    land's name is that land, and English names alone tell that a list is English."""
    written = {NAMES[card].get(language, card): card for card in has_accents}
    written = {name if has_accents[card] else plain(name): card for name, card in written.items()}
    is_english = any(name == card != "Jarl Bereg" for name, card in written.items())
    tells = any(cards.match(name).sure and name != card for name, card in written.items())
    for name, match in cards.matches(written, asked if tells else language).items():
        if match.sure and name != "Pantano" and not (name == "Still Pond" and is_english):
            assert match.name == written[name]
