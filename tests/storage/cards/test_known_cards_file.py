"""The cards that are known without a card file, and that nothing among them contradicts."""

from __future__ import annotations

import pytest

from judgekit.domain.cards.card_key import card_key
from judgekit.domain.cards.card_match import ANY_NUMBER
from judgekit.engine.failures import EnvironmentFailure, FailureReason
from judgekit.storage.cards.card_names_file import read_card_names
from judgekit.storage.cards.known_cards_file import KNOWN_CARDS_FILE, read_known_cards
from judgekit.system.resources import resources_folder


@pytest.fixture(scope="module")
def known():
    return {card.facts.name: card for card in read_known_cards(resources_folder())}


def test_basic_lands_in_many_languages(known):
    lands = {name for name, card in known.items() if card.facts.basic_land}
    plain = {"Plains", "Island", "Swamp", "Mountain", "Forest", "Wastes"}
    assert lands == plain | {f"Snow-Covered {name}" for name in plain}
    assert known["Forest"].others[:2] == ("Bosque", "Лес")
    assert all(known[name].others for name in lands - {"Snow-Covered Wastes"})


def test_no_name_is_that_of_two_lands(known):
    names = [name for card in known.values() for name in (card.facts.name, *card.others)]
    assert len(names) == len(set(names))


def test_cards_with_a_limit_of_their_own(known):
    limits = {
        name: card.facts.most_copies for name, card in known.items() if card.facts.most_copies
    }
    counted = {name: most for name, most in limits.items() if most != ANY_NUMBER}
    assert counted == {"Seven Dwarves": 7, "Nazgûl": 9}
    assert {"Relentless Rats", "Shadowborn Apostle", "Hare Apparent"} <= set(limits)


def test_no_basic_land_has_a_limit(known):
    assert not any(card.facts.basic_land and card.facts.most_copies for card in known.values())


def test_every_card_on_the_lists_is_known_in_every_language_it_has_there(known):
    for listed in read_card_names(resources_folder() / "rules"):
        if listed.kind == "card":
            names = {listed.en, *known[listed.en].others}
            assert set(listed.in_languages().values()) <= names


def test_no_name_is_that_of_two_cards(known):
    of_card: dict[str, str] = {}
    for name, card in known.items():
        for each in (name, *card.others):
            assert of_card.setdefault(card_key(each), name) == name


def test_every_name_is_written_as_it_is_printed(known):
    for name, card in known.items():
        for each in (name, *card.others):
            assert each == each.strip()
            assert card_key(each)


NAMELESS = b'{"sources": [], "basic_lands": [{"es": "Isla"}], "own_limits": []}'


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (None, FailureReason.TEXT_MISSING),
        (b"[]", FailureReason.TEXT_DAMAGED),
        (NAMELESS, FailureReason.TEXT_DAMAGED),
    ],
)
def test_a_file_that_is_missing_or_damaged_is_told(tmp_path, content, reason):
    (tmp_path / "cards").mkdir()
    if content is not None:
        (tmp_path / "cards" / KNOWN_CARDS_FILE).write_bytes(content)
    with pytest.raises(EnvironmentFailure) as told:
        read_known_cards(tmp_path)
    assert told.value.reason is reason
