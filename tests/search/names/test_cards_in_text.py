"""Card names in what judges write freely."""

from __future__ import annotations

import json
from itertools import pairwise
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from judgekit.search.names.cards_in_text import NamedCard, cards_in_text
from tests.card_fakes import CardFakes, card

NAMES = (
    "Fear",
    "Ember // Rime",
    "Lantern",
    "Lantern of the Ninth Gate",
    "Taro, Master of Blades",
    "Ninth-Gate Sexton",
    "Hour of Rime",
    "Siege",
)
CARDS = CardFakes(tuple(card(name) for name in NAMES))


def found(text: str) -> list[str]:
    """The names as they stand in the text."""
    return [text[each.start : each.end] for each in cards_in_text(text, CARDS.named)]


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("Ann drew an extra card off Lantern of the Ninth Gate.", ["Lantern of the Ninth Gate"]),
        ("Cast Lantern, then Ninth-Gate Sexton's trigger", ["Lantern", "Ninth-Gate Sexton"]),
        ("countered by Taro, Master of Blades, twice", ["Taro, Master of Blades"]),
        ("Hour of Rime was missed. Fear of a draw isn't one.", ["Hour of Rime"]),
        ("drew off [fear] and “siege”", ["fear", "siege"]),
        ("mentioned «Lantern» and ¿Siege?", ["Lantern", "Siege"]),
        ("Ember // Rime on the stack", ["Ember // Rime"]),
        ("no card is named here, not even fear or lantern", []),
        ("Lantern was found in the sideboard", []),
        ("[Lantern] was found in the sideboard", ["Lantern"]),
        ("LANTERN OF THE NINTH GATE AND FEAR", ["LANTERN OF THE NINTH GATE"]),
    ],
)
def test_names_are_found_longest_first_and_not_in_ordinary_words(text, names):
    assert found(text) == names


def test_a_name_is_the_english_one_of_its_card():
    assert cards_in_text("two Hour of Rime", CARDS.named) == (NamedCard(4, 16, "Hour of Rime"),)


@given(st.text(max_size=200))
def test_any_text_has_its_names_in_order_and_apart(text):
    cards = cards_in_text(text, lambda texts: dict.fromkeys(texts, "A card"))
    assert all(0 <= each.start < each.end <= len(text) for each in cards)
    assert all(one.end <= two.start for one, two in pairwise(cards))


@pytest.mark.parametrize("file", ["scenarios-floor", "scenarios-hurried", "scenarios-typed"])
def test_the_first_word_of_a_sentence_is_never_a_name(file):
    """Whatever a card is called: not one of these sentences is asked for its first word alone."""
    lines = Path(f"tests/data/{file}.jsonl").read_text(encoding="utf-8").splitlines()
    said = [json.loads(line)["q"] for line in lines]
    asked: set[str] = set()

    def heard(texts):
        asked.update(texts)
        return {}

    for sentence in said:
        asked.clear()
        cards_in_text(sentence[:1].upper() + sentence[1:], heard)
        first = sentence.split()[0].strip('.,:;!?"“”')
        assert first[:1].upper() + first[1:] not in asked, sentence


ORDINARY = (
    " "
    "opt shock fling fear ponder preordain duress think turn burn wear tear fire ice order "
    "chaos commit memory time hope revoke cancel decision judgment rule draw deck sleeve "
    "trigger damage life loss match table player opponent game warning sideboard library "
    "graveyard hand upkeep end clash confirm response answer ruling appeal reveal rewind "
    "repeal restore reset regrowth recall remove return mistake deception bribery cheat lie "
    "confusion panic slow delay haste "
)
"""Words of judges that cards are called, or might be, between spaces."""


def test_what_judges_write_has_no_card_in_its_ordinary_words():
    """Of some thousand sentences, each as written and with a capital, in three languages."""

    def named(texts):
        return {each: "A card" for each in texts if f" {each.casefold()} " in ORDINARY}

    sentences = [
        said
        for file in sorted(Path("tests/data").glob("*.jsonl"))
        for line in file.read_text(encoding="utf-8").splitlines()
        if (said := json.loads(line).get("q", ""))
    ]
    assert len(sentences) > 2_000
    for said in sentences:
        assert not cards_in_text(said, named), said
        assert not cards_in_text(said[:1].upper() + said[1:], named), said
