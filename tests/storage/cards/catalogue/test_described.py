"""Cards by words of their type and text in any form, by symbols, and by a name with such words."""

from __future__ import annotations

import pytest

from tests.storage.cards.catalogue.printings import foreign, printing

SUBTYPES = {
    "Ash Archer": ("Elf Warrior", "Guerrero elfo", "Эльф Воин", "G"),
    "Bone Hound": ("Zombie Wolf", "Lobo zombie", "Зомби Волк", "B"),
    "Coal Singer": ("Dwarf Cleric", "Clérigo enano", "Гном Священник", "R"),
    "Dawn Rider": ("Human Knight", "Caballero humano", "Человек Рыцарь", "W"),
    "Eddy Child": ("Merfolk Wizard", "Hechicero tritón", "Русал Чародей", "U"),
    "Fen Lantern": ("Faerie Spirit", "Espíritu hada", "Фея Дух", "U"),
    "Gate Friend": ("Ally", "Aliado", "Союзник", "W"),
}
TEXTS = {
    "Hill Crier": (
        "Create two 1/1 tokens.",
        "Crea dos fichas 1/1.",
        "Создайте две фишки 1/1.",
        "{3}{W}",
    ),
    "Iron Bell": (
        "{T}: Create a token.",
        "{T}: Crea una ficha.",
        "{T}: создайте фишку.",
        "{2}",
    ),
    "Jade Sieve": (
        "Spells cost more. {2}{U}: Draw a card.",
        "Los hechizos cuestan más. {2}{U}: Roba una carta.",
        "Заклинания стоят больше. {2}{U}: возьмите карту.",
        "{2}{U}{U}",
    ),
    "Low Tide": (
        "Target creature gets -3/-3.",
        "La criatura objetivo obtiene -3/-3.",
        "Существо получает −3/−3.",
        "{2}",
    ),
    "High Tide": (
        "Target creature gets +3/+3.",
        "La criatura objetivo obtiene +3/+3.",
        "Существо получает +3/+3.",
        "{2}",
    ),
    "Kindle": (
        "This spell deals 2 damage to any target. You get {E}.",
        "Este hechizo hace 2 puntos de daño. Obtienes {E}.",
        "Это заклинание наносит 2 повреждения. Вы получаете {E}.",
        "{2}{U}",
    ),
}


@pytest.fixture
def cards(cards, load):
    printings = []
    for name, (english, spanish, russian, colour) in SUBTYPES.items():
        type_line = f"Creature — {english}"
        of_card = {"type_line": type_line, "colors": [colour], "mana_cost": "{5}"}
        printings.append(printing(name, "Nothing.", **of_card))
        for language, kind, subtypes in (
            ("es", "Criatura", spanish),
            ("ru", "Существо", russian),
        ):
            types = f"{kind} — {subtypes}"
            more = {"printed_name": f"{name} {language}", "printed_text": "—", **of_card}
            printings.append(foreign(name, "", language, printed_type_line=types, **more))
    for name, (english, spanish, russian, cost) in TEXTS.items():
        of_card = {"type_line": "Instant", "colors": ["U"], "mana_cost": cost}
        printings.append(printing(name, english, **of_card))
        for language, text in (("es", spanish), ("ru", russian)):
            more = {"printed_name": f"{name} {language}", "printed_text": text, **of_card}
            printings.append(foreign(name, "", language, printed_type_line="—", **more))
    load(printings)
    return cards


def described(cards, typed: str) -> list[str]:
    return [each.name for each in cards.described(typed, 10)]


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("Ash Archer", "elf elves Elves warriors elfo elfos elfas guerrera guerreras"),
        ("Ash Archer", "эльф эльфы эльфов эльфами воины воинов"),
        ("Bone Hound", "zombies wolves lobos zombis волки волков волком зомби"),
        ("Coal Singer", "dwarves enanos enanas clérigos гномы гномов"),
        ("Dawn Rider", "humans humanos humana люди людей людьми рыцари"),
        ("Eddy Child", "merfolk tritones hechiceras русалов чародеи чародея"),
        ("Fen Lantern", "faeries hadas espiritus духи духов духа феи фей"),
        ("Gate Friend", "allies aliados aliadas союзники союзников"),
    ],
)
def test_a_subtype_is_found_in_any_number_gender_and_case(cards, name, words):
    for word in words.split():
        assert described(cards, word) == [name], word


@pytest.mark.parametrize(
    ("typed", "names"),
    [
        ("green elves", ["Ash Archer"]),
        ("elfos verdes", ["Ash Archer"]),
        ("зелёных эльфов", ["Ash Archer"]),
        ("blue faeries", ["Fen Lantern"]),
        ("red elves", []),
        ("human knights", ["Dawn Rider"]),
        ("белые люди", ["Dawn Rider"]),
    ],
)
def test_a_colour_and_a_subtype_are_a_kind(cards, typed, names):
    assert [each.name for each in cards.of_kind(typed, 5)] == names
    assert described(cards, typed) == names


@pytest.mark.parametrize("typed", ["elves", "token creatures", "draw card", "", '"green elves"'])
def test_a_single_word_or_one_of_a_text_is_no_kind(cards, typed):
    assert cards.of_kind(typed, 5) == ()


@pytest.mark.parametrize(
    ("typed", "names"),
    [
        ("token", ["Iron Bell", "Hill Crier"]),
        ("tokens", ["Hill Crier", "Iron Bell"]),
        ("ficha", ["Iron Bell", "Hill Crier"]),
        ("fichas", ["Hill Crier", "Iron Bell"]),
        ("фишка", ["Iron Bell", "Hill Crier"]),
        ("фишек", ["Iron Bell", "Hill Crier"]),
        ("фишку", ["Iron Bell", "Hill Crier"]),
        ("hechizos", ["Jade Sieve", "Kindle"]),
        ("заклинаний", ["Jade Sieve", "Kindle"]),
        ("drawing cards", ["Jade Sieve"]),
        ("created tokens", ["Iron Bell", "Hill Crier"]),
        ('"two 1/1 tokens"', ["Hill Crier"]),
        ('"creates a token"', ["Iron Bell"]),
        ("«создайте фишки»", ["Iron Bell"]),
        ('"draws cards"', []),
    ],
)
def test_a_word_of_a_text_is_found_in_its_form_and_then_in_others(cards, typed, names):
    assert described(cards, typed) == names


def test_a_phrase_as_it_is_written_comes_before_one_in_other_forms(cards):
    assert described(cards, '"create a token"') == ["Iron Bell"]
    assert described(cards, '"crea una fichas"') == ["Iron Bell"]


@pytest.mark.parametrize(
    ("typed", "names"),
    [
        ("{T}", ["Iron Bell"]),
        ("{t}:", ["Iron Bell"]),
        ("{E}", ["Kindle"]),
        ("{2}{U}", ["Kindle", "Jade Sieve"]),
        ("{2}{U}{U}", ["Jade Sieve"]),
        ("{U}{2}", []),
        ("{3}{W}", ["Hill Crier"]),
        ("{W}", ["Hill Crier"]),
        ("{2}{U}: draw", ["Jade Sieve"]),
        ("{T}: create tokens", ["Iron Bell"]),
        ("instant {2}{U}", ["Kindle", "Jade Sieve"]),
        ('{T} "create a token"', ["Iron Bell"]),
        ("{Q}", []),
    ],
)
def test_symbols_are_found_in_a_text_and_in_a_cost_which_comes_first(cards, typed, names):
    assert described(cards, typed) == names


@pytest.mark.parametrize(
    ("typed", "names"),
    [
        ('"gets -3/-3"', ["Low Tide"]),
        ("creature gets −3/−3", ["Low Tide"]),
        ("obtiene +3/+3", ["High Tide"]),
        ('"получает –3/–3"', ["Low Tide"]),
        ("gets 3/3", []),
        ("1/1 tokens", ["Hill Crier"]),
        ("+1/+1 tokens", []),
    ],
)
def test_plus_and_minus_are_not_the_same_nor_nothing(cards, typed, names):
    assert described(cards, typed) == names


def test_symbols_alone_name_no_card(cards):
    assert cards.found("{E}", 5) == cards.found("{T}:", 5) == ()


def test_beside_symbols_stand_words_of_a_text_or_a_whole_name(cards):
    assert cards.found("{T}: kind {G}", 5) == cards.found("iron {T}", 5) == ()
    assert [each.name for each in cards.found("kindle {2}{U}", 5)] == ["Kindle"]


@pytest.mark.parametrize(
    ("typed", "names"),
    [
        ("kindle damage", ["Kindle"]),
        ("damage kindle", ["Kindle"]),
        ("iron bell token", ["Iron Bell"]),
        ("kindle daño", ["Kindle"]),
        ("kindle tokens", []),
        ("kindle warm damage", []),
    ],
)
def test_a_name_with_words_of_the_text_is_that_card(cards, typed, names):
    assert described(cards, typed) == names
