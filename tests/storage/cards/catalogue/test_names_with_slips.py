"""Names of 30,000 cards in four languages, each typed with one slip: the right one comes first."""

from __future__ import annotations

import json
import random

import pytest

from judgekit.storage.cards.card_catalogue import KnownCards
from judgekit.system.resources import resources_folder
from tests.storage.cards.card_files import on_the_day
from tests.storage.cards.made_names import CARDS, LANGUAGES, names, with_a_slip

CHOSEN = 200
LEAST_RIGHT = 0.97
SEED = 2026
_FOREIGN = {"es": "Spanish", "ru": "Russian", "ja": "Japanese"}


@pytest.fixture(scope="module")
def made():
    return {language: names(language) for language in LANGUAGES}


@pytest.fixture(scope="module")
def cards(made, tmp_path_factory):
    folder = tmp_path_factory.mktemp("cards")
    file = folder / "AtomicCards.json"
    with file.open("w", encoding="utf-8") as written:
        written.write('{"meta":{"date":"2026-11-01"},"data":{')
        for number in range(CARDS):
            foreign = [
                {"language": spoken, "name": made[language][number]}
                for language, spoken in _FOREIGN.items()
            ]
            name = made["en"][number]
            card = {"name": name, "type": "Artifact", "foreignData": foreign}
            written.write("," if number else "")
            written.write(f"{json.dumps(name)}:[{json.dumps(card)}]")
        written.write("}}")
    known = KnownCards(resources_folder(), folder / "data", on_the_day)
    known.load(file, lambda read, size: True)
    return known


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_name_with_one_slip_is_found_first(cards, made, language):
    chance = random.Random(SEED)
    missed = []
    for number in chance.sample(range(CARDS), CHOSEN):
        typed = with_a_slip(made[language][number], language, chance)
        found = cards.found(typed, 5)
        if not found or found[0].name != made["en"][number]:
            missed.append((made[language][number], typed, found[:2]))
    assert len(missed) <= CHOSEN * (1 - LEAST_RIGHT), missed


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_name_as_it_is_is_found_first(cards, made, language):
    chance = random.Random(SEED)
    for number in chance.sample(range(CARDS), CHOSEN):
        written = made[language][number]
        first = cards.found(written.upper(), 1)[0]
        is_english = language == "en"
        assert first.name == made["en"][number]
        assert (first.written, first.language) == (("", "") if is_english else (written, language))
