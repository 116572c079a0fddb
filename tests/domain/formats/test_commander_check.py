"""Who may lead a Commander deck, with whom, and in which colours; all cards are made up."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from judgekit.domain.cards.card_match import CardFacts, CardMatch
from judgekit.domain.cards.commanding import CommandAbility, Commanding
from judgekit.domain.decklists.decklist import CardCount, Decklist
from judgekit.domain.formats.commander_check import check_commander
from judgekit.domain.formats.format_rules import (
    CopyLimit,
    DeckFormat,
    DeckSize,
    FormatRules,
    SideboardSize,
)
from judgekit.domain.formats.identified_card import IdentifiedCard, identified_cards
from judgekit.domain.formats.legality import check_legality
from tests.builders import ref

ELF, WALKER = "Legendary Creature — Elf", "Legendary Planeswalker — Ann"
PARTNER, BACKGROUND = (CommandAbility.PARTNER,), (CommandAbility.CHOOSES_BACKGROUND,)
COMPANION = (CommandAbility.DOCTORS_COMPANION,)

CARDS = {
    "Ann": Commanding(ELF, "G"),
    "Ben": Commanding("Legendary Snow Artifact Creature - Golem", "WU"),
    "Plain Elf": Commanding("Creature — Elf", "G"),
    "Walker": Commanding(WALKER, "R"),
    "Allowed Walker": Commanding(WALKER, "R", (CommandAbility.MAY_COMMAND,)),
    "Ship": Commanding("Legendary Artifact — Vehicle", ""),
    "Station": Commanding("Legendary Artifact — Spacecraft", ""),
    "Allowed Ship": Commanding("Legendary Artifact — Vehicle", "", (CommandAbility.MAY_COMMAND,)),
    "Pat": Commanding(ELF, "W", PARTNER),
    "Pia": Commanding(ELF, "U", PARTNER),
    "One": Commanding(ELF, "B", (), "Two, the Second"),
    "Two, the Second": Commanding(ELF, "R", (), "One"),
    "Friend": Commanding(ELF, "W", (), "", "friends forever"),
    "Other Friend": Commanding(ELF, "B", (), "", "friends forever"),
    "Neighbour": Commanding(ELF, "B", (), "", "neighbours"),
    "Chooser": Commanding(ELF, "G", BACKGROUND),
    "Youth": Commanding("Legendary Enchantment — Background", "R"),
    "Faceless": Commanding("Legendary Enchantment Creature — Background", "", BACKGROUND),
    "Doctor": Commanding("Legendary Creature — Time Lord Doctor", "WU"),
    "Human Doctor": Commanding("Legendary Creature — Human Doctor", "W"),
    "Companion": Commanding(ELF, "R", COMPANION),
    "Painter": Commanding(ELF, "", (CommandAbility.CHOOSES_COLOUR,)),
    "Shock": Commanding("Instant", "R"),
    "Charm": Commanding("Instant", "UR"),
    "Ring": Commanding("Artifact", ""),
    "Island": Commanding("Basic Land", "U"),
    "Forest": Commanding("Basic Land", "G"),
    "Wastes": Commanding("Basic Land", ""),
}
RULES = FormatRules(
    DeckFormat.COMMANDER,
    "commander",
    "2013-12-06",
    DeckSize(100, ref("5"), exactly=True),
    SideboardSize(10, ref("A"), optional=True),
    ref("7"),
    CopyLimit(1, ref("6"), with_sideboard=False),
    commander_rule=ref("2"),
    colour_rule=ref("3"),
    file_format="commander",
)


class Catalogue:
    """Knows these cards, all of them legal."""

    def matches(self, names, language=""):
        return {name: self.match(name) for name in names}

    def match(self, name: str) -> CardMatch:
        known = name in CARDS
        return CardMatch(name, sure=known, legalities={"commander": "legal"} if known else None)

    def source(self) -> None:
        return None

    def facts(self, name: str) -> CardFacts | None:
        if name not in CARDS:
            return None
        is_basic = CARDS[name].type_line == "Basic Land"
        return CardFacts(name, is_basic, commanding=CARDS[name])


def counted(text: str) -> tuple[CardCount, ...]:
    """`Ann; 2 Island`."""
    named = [each.strip() for each in text.split(";") if each.strip()]
    pairs = [each.split(" ", 1) if each[0].isdigit() else ["1", each] for each in named]
    return tuple(CardCount(int(count), name) for count, name in pairs)


def checked(commander: str, main: str = "", side: str = ""):
    """As the check answers: the findings, then those of later rules, then what is left open."""
    decklist = Decklist(counted(main), counted(side), counted(commander))
    found = check_commander(identified_cards(decklist, Catalogue()), RULES)
    told = [
        " ".join(
            filter(None, (each.code.value, f"{each.count}/{each.limit}", each.card, each.rule.ref))
        )
        for each in (*found.findings, *found.perhaps)
    ]
    return told, len(found.perhaps), [rule.ref for rule in found.left_open]


ALONE = [  # the commander -> what is told
    ("Ann", []),
    ("Ben", []),
    ("Allowed Walker", []),
    ("Allowed Ship", []),
    ("Faceless", []),
    ("Pat", []),
    ("Companion", []),
    ("Plain Elf", ["not-a-commander 1/0 Plain Elf 2"]),
    ("Walker", ["not-a-commander 1/0 Walker 2"]),
    ("Ring", ["not-a-commander 1/0 Ring 2"]),
    ("Youth", ["not-a-commander 1/0 Youth 2"]),
    ("Island", ["not-a-commander 1/0 Island 2"]),
]


@pytest.mark.parametrize(("commander", "told"), ALONE)
def test_a_legendary_creature_leads_or_whose_text_allows_it(commander, told):
    assert checked(commander) == (told, 0, [])


@pytest.mark.parametrize("commander", ["Ship", "Station"])
def test_what_only_later_rules_allow_is_left_to_the_judge(commander):
    assert checked(commander) == ([f"not-a-commander 1/0 {commander} 2"], 1, [])


PAIRS = [
    ("Pat", "Pia"),
    ("One", "Two, the Second"),
    ("Friend", "Other Friend"),
    ("Chooser", "Youth"),
    ("Chooser", "Faceless"),
    ("Faceless", "Youth"),
    ("Doctor", "Companion"),
]
NO_PAIRS = [
    ("Ann", "Ben"),
    ("Ann", "Pat"),
    ("Pat", "One"),
    ("Pat", "Friend"),
    ("Friend", "Neighbour"),
    ("One", "Ann"),
    ("Chooser", "Ann"),
    ("Human Doctor", "Companion"),
    ("Companion", "Ann"),
]


@pytest.mark.parametrize("pair", PAIRS)
def test_two_lead_where_their_texts_let_them(pair):
    assert checked(";".join(pair)) == ([], 0, [])
    assert checked(";".join(reversed(pair))) == ([], 0, [])


@pytest.mark.parametrize("pair", NO_PAIRS)
def test_other_two_are_too_many(pair):
    told = (["too-many-commanders 2/1 2"], 0, [])
    assert checked(";".join(pair)) == told
    assert checked(";".join(reversed(pair))) == told


def test_a_background_leads_beside_none_but_who_chooses_it():
    told, *_ = checked("Ann; Youth")
    assert told == ["too-many-commanders 2/1 2", "not-a-commander 1/0 Youth 2"]


def test_three_are_too_many_and_none_is_too_few():
    assert checked("Pat; Pia; Ann") == (["too-many-commanders 3/2 2"], 0, [])
    assert checked("", "Shock") == (["no-commander 0/1 2"], 0, ["2", "3"])


def test_two_of_one_are_no_pair():
    assert checked("2 Ann")[0] == ["too-many-commanders 2/1 2"]


COLOURED = [  # commanders, main deck -> what is told
    ("Ann", "Forest; Ring; Wastes; Plain Elf", []),
    ("Ann", "Shock; 20 Island; 30 Forest",
     ["outside-colour-identity 20/0 Island 3", "outside-colour-identity 1/0 Shock 3"]),
    ("Pia", "Charm", ["outside-colour-identity 1/0 Charm 3"]),
    ("Ship", "Ring; Wastes", []),
    ("Ship", "3 Forest", ["outside-colour-identity 3/0 Forest 3"]),
    ("Chooser; Youth", "Shock; Forest", []),
    ("Doctor; Companion", "Charm; 9 Island", []),
    ("Doctor; Companion", "Forest", ["outside-colour-identity 1/0 Forest 3"]),
    ("Painter", "Shock", []),
    ("Painter", "Shock; 2 Forest",
     ["outside-colour-identity 2/0 Forest 3", "outside-colour-identity 1/0 Shock 3"]),
    ("Painter", "Charm", ["outside-colour-identity 1/0 Charm 3"]),
]  # fmt: skip


@pytest.mark.parametrize(("commander", "main", "told"), COLOURED)
def test_no_card_has_a_colour_that_no_commander_has(commander, main, told):
    found = [each for each in checked(commander, main)[0] if each.startswith("outside")]
    assert found == told
    assert not checked(commander, main)[2]


def test_the_colours_that_are_outside_are_told_and_what_the_card_is():
    listed = Decklist(counted("Charm"), (), counted("Pia"))
    (found,) = check_commander(identified_cards(listed, Catalogue()), RULES).findings
    assert (found.note, found.by_card_file) == ("R", True)
    listed = Decklist((), (), counted("Shock"))
    (found,) = check_commander(identified_cards(listed, Catalogue()), RULES).findings
    assert (found.note, found.by_card_file) == ("Instant", True)


def test_a_sideboard_is_no_part_of_the_deck():
    assert checked("Ann", "Forest", "Shock; Unknown") == ([], 0, [])


def test_where_a_commander_is_not_known_nothing_is_said_of_it_or_its_colours():
    assert checked("Unknown", "Shock") == ([], 0, ["2", "3"])
    assert checked("Ann; Unknown", "Shock") == ([], 0, ["2", "3"])
    assert checked("Shock; Unknown", "Shock") == ([], 0, ["2", "3"])


def test_where_another_card_is_not_known_the_known_ones_are_held_against_the_colours():
    assert checked("Ann", "Shock; Unknown") == (
        ["outside-colour-identity 1/0 Shock 3"],
        0,
        ["3"],
    )


def test_formats_without_commanders_have_none_of_it():
    cards = [IdentifiedCard("Shock", True, ("Shock",), main=4)]
    modern = FormatRules(
        DeckFormat.MODERN,
        "mtr",
        "2019-05-03",
        DeckSize(60, ref("6.1")),
        SideboardSize(15, ref("6.1")),
        ref("6.4"),
    )
    found = check_commander(cards, modern)
    assert (found.findings, found.perhaps, found.left_open) == ((), (), ())


def test_a_whole_list_of_known_cards_is_legal():
    def legality(commander, main):
        decklist = Decklist(counted(main), (), counted(commander))
        return check_legality(decklist, RULES, Catalogue())

    assert legality("Ann", "Ring; 98 Forest").legal is True
    assert legality("Ann", "Ring; 98 Forest").not_checked == ()
    later = legality("Ship", "Ring; 98 Wastes")
    assert (later.legal, [each.card for each in later.perhaps]) == (None, ["Ship"])
    unknown = legality("Ann", "Unknown; 98 Forest")
    assert (unknown.legal, unknown.commander_open, unknown.unverified) == (
        None,
        True,
        ("Unknown",),
    )


names = st.sampled_from([*CARDS, "Unknown"])


@given(st.lists(names, max_size=3, unique=True), st.lists(names, max_size=6, unique=True))
def test_what_is_told_is_so(commanders, deck):
    listed = Decklist(
        tuple(CardCount(1, name) for name in deck),
        (),
        tuple(CardCount(1, name) for name in commanders),
    )
    found = check_commander(identified_cards(listed, Catalogue()), RULES)
    allowed = {colour for name in commanders if name in CARDS for colour in CARDS[name].colours}
    outside = [each for each in found.findings if each.code.value == "outside-colour-identity"]
    for each in outside:
        assert not allowed.issuperset(CARDS[each.card].colours)
    if not found.left_open and "Painter" not in commanders:
        wrong = {name for name in deck if not allowed.issuperset(CARDS[name].colours)}
        assert {each.card for each in outside} == wrong
    if "Unknown" in commanders or not commanders:
        assert [rule.ref for rule in found.left_open] == ["2", "3"]
