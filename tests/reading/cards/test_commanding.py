"""What the fields of a card say of commanders; the texts but for their keywords are made up."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from judgekit.domain.cards.commanding import CommandAbility, Commanding
from judgekit.reading.cards.card_file import CardFile
from judgekit.reading.cards.commanding import commanding_by
from judgekit.storage.cards.card_catalogue import KnownCards
from judgekit.system.resources import resources_folder
from tests.storage.cards.card_files import (
    atomic_card,
    atomic_file,
    on_the_day,
    scryfall_card,
    written,
)

ELF = "Legendary Creature — Elf"


def read(content, tmp_path):
    path = written(tmp_path / "cards.json", content)
    with path.open("rb") as file:
        return [card.facts.commanding for card in CardFile(file).cards()]


TEXTS = [  # a line of the text -> abilities, the partner's name, the partners' group
    ("It flies.", (), "", ""),
    ("Partner (This reminds you of it.)", ("partner",), "", ""),
    ("Flying, partner", ("partner",), "", ""),
    ("It is a partner, partner.", (), "", ""),
    ("Your partner draws a card.", (), "", ""),
    ("Partner with Ann, the Able (A reminder.)", (), "Ann, the Able", ""),
    ("Friends forever (A reminder.)", (), "", "friends forever"),
    ("Partner—Friends forever (A reminder.)", (), "", "friends forever"),
    ("Partner—Neighbours", (), "", "neighbours"),
    ("Choose a Background (A reminder.)", ("chooses-background",), "", ""),
    ("Doctor's companion (A reminder.)", ("doctors-companion",), "", ""),
    ("Doctor’s companion", ("doctors-companion",), "", ""),
    ("Ann can be your commander.", ("may-command",), "", ""),
    ("(Ann can be your commander.)", (), "", ""),
    ("As long as Ann isn't on the battlefield, it's a 1/1 Elf creature.", ("may-command",), "", ""),
    ("If Ann is your commander, choose a color first.", ("chooses-colour",), "", ""),
]


@pytest.mark.parametrize(("text", "abilities", "name", "group"), TEXTS)
def test_what_a_text_says_of_commanders(text, abilities, name, group, tmp_path):
    expected = Commanding(ELF, "UG", tuple(map(CommandAbility, abilities)), name, group)
    lines = f"Vigilance\n{text}\nTrample"
    of_scryfall = [
        scryfall_card("Ann", type_line=ELF, color_identity=["G", "U"], oracle_text=lines)
    ]
    assert read(of_scryfall, tmp_path) == [expected]
    of_mtgjson = atomic_file(
        Ann=[atomic_card("Ann", type=ELF, colorIdentity=["G", "U"], text=lines)]
    )
    assert read(of_mtgjson, tmp_path) == [expected]


def test_only_a_legendary_card_that_is_a_creature_elsewhere_may_command():
    text = "As long as Ann isn't on the battlefield, it's an Elf creature."
    for type_line, abilities in (("Legendary Planeswalker", ("may-command",)), ("Land", ())):
        found = commanding_by(type_line, [], text)
        assert found == Commanding(type_line, "", tuple(map(CommandAbility, abilities)))


def test_of_two_faces_the_first_one_counts(tmp_path):
    sides = [
        {"name": "Ann", "type_line": ELF, "oracle_text": "Partner"},
        {"name": "Ben", "type_line": "Land", "oracle_text": "Ben can be your commander."},
    ]
    expected = Commanding(ELF, "UBG", (CommandAbility.PARTNER,))
    identity = ["G", "B", "U"]
    card = scryfall_card("Ann // Ben", card_faces=sides, color_identity=identity)
    assert read([card, {**card, "type_line": f"{ELF} // Land"}], tmp_path) == [expected] * 2
    front = atomic_card(
        "Ann // Ben", faceName="Ann", side="a", type=ELF, text="Partner", colorIdentity=identity
    )
    back = atomic_card("Ann // Ben", faceName="Ben", side="b", type="Land", colorIdentity=identity)
    assert read(atomic_file(**{"Ann // Ben": [front, back]}), tmp_path) == [expected, None]


@pytest.mark.parametrize(
    "fields", [{}, {"type_line": ELF}, {"color_identity": ["G"]}, {"color_identity": "G"}]
)
def test_what_is_not_said_is_not_known(fields, tmp_path):
    assert read([scryfall_card("Ann", **fields)], tmp_path) == [None]


@pytest.mark.parametrize(
    ("skills", "abilities"),
    [
        ({"commander": True, "brawl": True}, (CommandAbility.MAY_COMMAND,)),
        ({"commander": False}, ()),
        ({"commander": "true"}, ()),
        ([], ()),
    ],
)
def test_mtgjson_has_a_field_for_it(skills, abilities, tmp_path):
    vehicle = "Legendary Artifact — Vehicle"
    card = atomic_card("Ann", type=vehicle, colorIdentity=[], leadershipSkills=skills)
    assert read(atomic_file(Ann=[card]), tmp_path) == [Commanding(vehicle, "", abilities)]


def test_all_of_it_is_kept_and_one_printing_is_enough(tmp_path):
    printings = [
        scryfall_card("Ann", type_line=ELF),
        scryfall_card(
            "Ann", type_line=ELF, color_identity=["W"], oracle_text="Partner with Ben\nHaste"
        ),
        scryfall_card("Ann", type_line="Sorcery", color_identity=["U"]),
        scryfall_card("Wald", type_line="Basic Land — Forest", color_identity=["G"]),
    ]
    cards = KnownCards(resources_folder(), tmp_path / "data", on_the_day)
    cards.load(written(tmp_path / "cards.json", printings), lambda read, size: True)
    assert cards.facts("Ann").commanding == Commanding(ELF, "W", (), "Ben")
    assert cards.facts("Wald").commanding.colours == "G"
    assert cards.facts("Forest").commanding.colours == "G"  # as it comes with the program


@given(
    st.text(),
    st.lists(st.text()),
    st.text() | st.lists(st.sampled_from([text for text, *_ in TEXTS])).map("\n".join),
)
def test_whatever_is_said_it_can_be_kept(type_line, identity, text):
    found = commanding_by(type_line, identity, text)
    if found is not None:
        assert found.type_line in type_line
        assert set(found.colours) <= set("WUBRG")
        assert msgspec.json.decode(msgspec.json.encode(found), type=Commanding) == found
