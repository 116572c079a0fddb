"""What of a card's name counts."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from judgekit.domain.cards.card_key import card_key, faces, whole_name


@pytest.mark.parametrize(
    "written",
    [
        "Lim-Dûl's Vault",
        "LIM-DÛL’S VAULT",
        "lim-dul´s vault",
        "  Lim\N{EN DASH}Dul`s   Vault ",
        "Lim Duls Vault",
        "Lim-Du\N{COMBINING CIRCUMFLEX ACCENT}l's Vault",
    ],
)
def test_one_card_however_it_is_written(written):
    assert card_key(written) == "lim duls vault"


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Æther Vial", "Aether Vial"),
        ("Fire // Ice", "Fire/Ice"),
        ("Fire // Ice", "fire//ice"),
        ("Fire // Ice", "Fire | Ice"),
        ("Who // What // When", "Who/What/When"),
        ("Отщепление Двойника", "ОТЩЕПЛЕНИЕ двойника"),
        ("Зелёное Солнце", "Зеленое Солнце"),
        ("Ｂｒａｉｎｓｔｏｒｍ", "Brainstorm"),
        ("Lightning_Bolt", "Lightning Bolt"),
        ("_____ Goblin", "________ goblin"),
        ("_____ Goblin", "＿＿＿＿＿ Goblin"),
        ("_____-o-saurus", "_____ o saurus"),
        ("ガーゴイル", "がーごいる"),
        ("ガーゴイル", "ｶﾞｰｺﾞｲﾙ"),
        ("テリムトーの投げ矢", "てりむとーの投げ矢"),
        ("ヸヷヹヺ", "ゐわゑを"),
        ("か\u3099", "ガ"),
    ],
)
def test_these_are_the_same(one, other):
    assert card_key(one) == card_key(other)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Fire // Ice", "Fire Ice"),
        ("がいこつ", "かいこつ"),
        ("ビル", "ひる"),
        ("Plains", "Plain"),
        ("X", ""),
        ("_____ Goblin", "Goblin"),
    ],
)
def test_these_are_not(one, other):
    assert card_key(one) != card_key(other)


def test_where_nothing_is_written_nothing_is_left():
    assert card_key(" _ ") == card_key(" // ") == card_key("") == ""


def test_a_blank_is_a_name_and_a_part_of_one():
    assert card_key("_____") == card_key("__")
    assert card_key("_____ Goblin").split() == [card_key("_____"), "goblin"]
    assert card_key("_____ _____ Rocketship").count(card_key("_____")) == 2


def test_faces_and_the_whole():
    assert faces("Fire/Ice") == faces("Fire // Ice") == ("Fire", "Ice")
    assert faces("Brainstorm") == ("Brainstorm",)
    assert whole_name(("Fire", "Ice")) == "Fire // Ice"
    assert whole_name(("Krark's Thumb", "Krark's Thumb")) == "Krark's Thumb"


@given(st.text())
def test_a_key_is_its_own_key(name):
    assert card_key(card_key(name)) == card_key(name)


@given(st.text(st.characters(max_codepoint=0x7F)))
def test_plain_letters_take_the_short_way_to_the_same_key(name):
    assert card_key(name) == card_key(f"{name}\N{LATIN SMALL LETTER E WITH ACUTE}")[:-1].strip(" /")
