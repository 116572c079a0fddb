"""Russian names as they stand in sentences: 233 names in five cases."""

from __future__ import annotations

from pathlib import Path

import pytest

from judgekit.storage.cards.card_catalogue import KnownCards
from judgekit.system.resources import resources_folder
from tests.storage.cards.card_files import on_the_day, written
from tests.storage.cards.catalogue.printings import foreign, printing

FILE = Path(__file__).resolve().parents[3] / "data" / "cards" / "declined.txt"
LEAST_RIGHT = 0.98
"""The others are named alike: *страж* and *стража*, *змей* and *змея*."""
ALIKE = ("Страж Ворот", "Стража Ворот", "Морской Змей", "Морская Змея")


def declined() -> list[list[str]]:
    lines = FILE.read_text(encoding="utf-8").splitlines()
    return [line.split(" | ") for line in lines if not line.startswith("#")]


@pytest.fixture(scope="module")
def cards(tmp_path_factory):
    folder = tmp_path_factory.mktemp("cards")
    printings = []
    for number, (name, *_) in enumerate(declined()):
        printings.append(printing(f"Card {number}", "Nothing.", collector_number=str(number)))
        printings.append(
            foreign(f"Card {number}", "—", "ru", printed_name=name, printed_text="Ничего.")
        )
    cards = KnownCards(resources_folder(), folder / "data", on_the_day)
    cards.load(written(folder / "made.json", printings), lambda read, size: True)
    return cards


def test_a_declined_name_is_the_first_that_is_found(cards):
    names = declined()
    asked = [(f"Card {number}", case) for number, (_, *cases) in enumerate(names) for case in cases]
    wrong = [
        case for card, case in asked if not (found := cards.found(case, 5)) or found[0].name != card
    ]
    assert len(asked) == 5 * len(names) > 1_000
    assert len(wrong) <= (1 - LEAST_RIGHT) * len(asked), wrong


def test_a_declined_name_in_a_note_is_the_card_unless_another_is_called_nearly_so(cards):
    for number, (name, *cases) in enumerate(declined()):
        found = cards.named(cases)
        if name not in ALIKE:
            assert found == dict.fromkeys(cases, f"Card {number}"), name


def test_both_of_two_cards_called_nearly_so_are_offered(cards):
    assert len(cards.found("Стражу Ворот", 5)) == 2
    assert cards.named(["Стражу Ворот"]) == {}


@pytest.mark.parametrize("typed", ["цаплю", "терпеливую", "цаплю терп", "пламени", "льву"])
def test_one_declined_word_finds_the_names_with_it(cards, typed):
    assert cards.found(typed, 5)
