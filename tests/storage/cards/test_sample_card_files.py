"""Card files as they were downloaded; they lie beside the checkout where there are any."""

from __future__ import annotations

from pathlib import Path

import pytest

from judgekit.storage.cards.card_catalogue import KnownCards
from judgekit.system.resources import resources_folder
from tests.storage.cards.card_files import on_the_day

SAMPLES = Path(__file__).resolve().parents[4] / "shared" / "samples" / "cards"

pytestmark = pytest.mark.skipif(not SAMPLES.is_dir(), reason="needs the sample files")


@pytest.fixture
def cards(tmp_path):
    return KnownCards(resources_folder(), tmp_path, on_the_day)


def load(cards, name):
    return cards.load(SAMPLES / name, lambda read, size: True)


def test_atomic_cards_without_legality(cards):
    source = load(cards, "mtgjson_atomic_cards_sample_mauriruiz.json")
    assert (source.kind, source.date, source.cards) == ("mtgjson", "2026-06-28", 80)
    assert source.legalities_of == ()
    for written, card in {
        "Wear // Tear": "Wear // Tear",
        "wear/tear": "Wear // Tear",
        "Fire/Ice": "Fire // Ice",
        "Brazen Borrower": "Brazen Borrower // Petty Theft",
        "Lim-Dul's Vault": "Lim-Dûl's Vault",
        "Ajani, Nacatl Pariha": "Ajani, Nacatl Pariah",
    }.items():
        match = cards.match(written)
        assert (match.name, match.sure, match.legalities) == (card, True, None)


@pytest.mark.parametrize(
    ("name", "written", "vintage", "modern"),
    [
        ("scryfall_brainstorm.json", "brainstorm", "restricted", "not_legal"),
        ("scryfall_hound_tamer.json", "Hound Tamer", "legal", "legal"),
        ("scryfall_plains.json", "Llanura", "legal", "legal"),
    ],
)
def test_single_cards_with_legality(cards, name, written, vintage, modern):
    assert load(cards, name).cards == 1
    legalities = cards.match(written).legalities
    assert (legalities["vintage"], legalities["modern"]) == (vintage, modern)
    assert len(legalities) == 21
