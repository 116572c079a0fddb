"""Lists held against the formats of three editions; what is expected was read in the texts."""

from __future__ import annotations

import re

import pytest

from judgekit.domain.deck_finding import limits_for
from judgekit.domain.decklists.decklist import CardCount, Decklist, total
from judgekit.domain.formats.format_rules import DeckFormat, FormatRules, NoSuchFormat
from judgekit.domain.formats.legality import Beside, check_legality
from judgekit.domain.shared.rule_reference import RuleReference
from judgekit.storage.cards.card_catalogue import KnownCards
from judgekit.storage.library.format_provider import LibraryFormatProvider
from judgekit.system.resources import resources_folder
from tests.storage.cards.card_files import on_the_day

EDITIONS = {
    "en": "mtr-en-2019-05-03",
    "ru": "mtr-ru-2019-07-12",
    "es": "mtr-es-2021-07-23",
    "commander": "commander-es-2013-12-06",
}


@pytest.fixture(scope="module")
def format_provider(sources) -> LibraryFormatProvider:
    return LibraryFormatProvider(lambda: sources.library, resources_folder())


@pytest.fixture(scope="module")
def cards(tmp_path_factory) -> KnownCards:
    """No card file: what lies in the program."""
    return KnownCards(resources_folder(), tmp_path_factory.mktemp("data"), on_the_day)


@pytest.mark.parametrize("asked", DeckFormat)
def test_a_check_expects_the_sizes_that_the_format_asks(format_provider, asked):
    rules = format_provider.rules(asked)
    limits = limits_for(Decklist(), asked)
    assert isinstance(rules, FormatRules)
    assert limits.fewest_main == rules.deck.fewest


def counted(text: str) -> tuple[CardCount, ...]:
    lines = [line.split(" ", 1) for line in re.split(r"\s*;\s*", text) if line]
    return tuple(CardCount(int(count), name) for count, name in lines)


def listed(main: str = "", side: str = "", size: int = 60) -> Decklist:
    """The cards, and basic lands up to the size."""
    spells = counted(main)
    return Decklist((*spells, CardCount(size - total(spells), "Island")), counted(side))


def found(legality) -> list[str]:
    """`banned 4/0 Ponder 6.4`, a line each."""
    return [
        " ".join(
            filter(None, (each.code.value, f"{each.count}/{each.limit}", each.card, each.rule.ref))
        )
        for each in legality.findings
    ]


BY_LIST = [  # edition, format, main, sideboard, findings, unverified
    ("en", "standard", "4 Rampaging Ferocidon", "", "banned 4/0 Rampaging Ferocidon 6.3", ""),
    ("ru", "standard", "2 Неистовый Свираподон", "", "banned 2/0 Rampaging Ferocidon 6.3", ""),
    ("es", "standard", "4 Rampaging Ferocidon", "", "", "Rampaging Ferocidon"),
    ("es", "standard", "2 Trébol de la buena suerte", "", "banned 2/0 Lucky Clover 6.3", ""),
    ("es", "standard", "", "1 Omnath, Locus of Creation",
     "banned 1/0 Omnath, Locus of Creation 6.3", ""),
    ("en", "standard", "4 Oko, Thief of Crowns", "", "", "Oko, Thief of Crowns"),
    ("en", "modern", "4 Stoneforge Mystic", "", "banned 4/0 Stoneforge Mystic 6.4", ""),
    ("ru", "modern", "4 Мистик-Кователь Камней", "", "banned 4/0 Stoneforge Mystic 6.4", ""),
    ("es", "modern", "4 Stoneforge Mystic", "", "", "Stoneforge Mystic"),
    ("en", "modern", "4 Bridge from Below", "", "", "Bridge from Below"),
    ("ru", "modern", "4 Bridge from Below", "", "banned 4/0 Bridge from Below 6.4", ""),
    ("es", "modern", "4 Puente desde lo profundo", "", "banned 4/0 Bridge from Below 6.4", ""),
    ("en", "modern", "4 Faithless Looting", "", "", "Faithless Looting"),
    ("es", "modern", "4 faithless looting", "", "banned 4/0 Faithless Looting 6.4", ""),
    ("ru", "modern", "2 Hogaak, Arisen Necropolis", "", "", "Hogaak, Arisen Necropolis"),
    ("es", "modern", "2 Hogaak, Arisen Necropolis", "",
     "banned 2/0 Hogaak, Arisen Necropolis 6.4", ""),
    ("ru", "modern", "1 Джитаксианское Зондирование", "", "banned 1/0 Gitaxian Probe 6.4", ""),
    ("ru", "modern", "1 Джитаксианско Зондирование", "", "banned 1/0 Gitaxian Probe 6.4", ""),
    ("es", "modern", "", "1 Field of the Dead", "banned 1/0 Field of the Dead 6.4", ""),
    ("es", "pioneer", "4 Bloodstained Mire", "", "banned 4/0 Bloodstained Mire 6.7", ""),
    ("es", "pioneer", "4 Desfigurador de verdades", "", "banned 4/0 Inverter of Truth 6.7", ""),
    ("es", "pioneer", "4 Deathrite Shaman", "", "", "Deathrite Shaman"),
    ("en", "vintage", "4 Brainstorm", "", "restricted 4/1 Brainstorm 6.5", ""),
    ("en", "vintage", "1 Black Lotus; 1 Time Walk", "1 Ponder", "", ""),
    ("en", "vintage", "1 Ponder", "1 Reflexionar", "restricted 2/1 Ponder 6.5", ""),
    ("en", "vintage", "2 Mental Misstep", "", "", ""),
    ("es", "vintage", "2 Mental Misstep", "", "restricted 2/1 Mental Misstep 6.5", ""),
    ("en", "vintage", "2 Fastbond", "", "restricted 2/1 Fastbond 6.5", ""),
    ("es", "vintage", "2 Fastbond", "", "", ""),
    ("ru", "vintage", "4 Golgari Grave-Troll", "", "", ""),
    ("es", "vintage", "4 Golgari Grave-Troll", "", "restricted 4/1 Golgari Grave-Troll 6.5", ""),
    ("es", "vintage", "2 Karn, el Gran Creador", "",
     "restricted 2/1 Karn, the Great Creator 6.5", ""),
    ("ru", "vintage", "2 Karn, the Great Creator", "", "", "Karn, the Great Creator"),
    ("es", "vintage", "2 Ganga", "", "restricted 2/1 Windfall 6.5", ""),
    ("en", "vintage", "1 Shahrazad", "", "banned 1/0 Shahrazad 6.5", ""),
    ("ru", "vintage", "", "1 Backup Plan", "banned 1/0 Backup Plan 6.5", ""),
    ("es", "vintage", "1 Contract from Below", "", "banned 1/0 Contract from Below 6.5", ""),
    ("es", "vintage", "1 Invoke Prejudice", "", "banned 1/0 Invoke Prejudice 6.5", ""),
    ("en", "vintage", "1 Invoke Prejudice", "", "", "Invoke Prejudice"),
    ("en", "vintage", "4 Sewers of Estark; 4 Alcantarillas de Estark", "",
     "too-many-copies 8/4 Sewers of Estark 6.1", ""),
    ("es", "vintage", "4 Alcantarillas de Estark", "4 Nalathni Dragon", "", ""),
    ("ru", "legacy", "4 Windseeker Centaur", "1 Centauro Piesligeros",
     "too-many-copies 5/4 Windseeker Centaur 6.1", ""),
    ("en", "modern", "4 Sewers of Estark", "", "", "Sewers of Estark"),
    ("en", "legacy", "4 Brainstorm", "", "", ""),
    ("en", "legacy", "4 Skullclamp", "", "banned 4/0 Skullclamp 6.6", ""),
    ("en", "legacy", "1 Black Lotus", "", "banned 1/0 Black Lotus 6.6", ""),
    ("ru", "legacy", "4 Плаванье за Сокровищами", "", "banned 4/0 Treasure Cruise 6.6", ""),
    ("en", "legacy", "4 Dreadhorde Arcanist", "", "", "Dreadhorde Arcanist"),
    ("es", "legacy", "4 Dreadhorde Arcanist", "", "banned 4/0 Dreadhorde Arcanist 6.6", ""),
    ("es", "legacy", "1 El arte de la tierra", "", "banned 1/0 Earthcraft 6.6", ""),
    ("es", "legacy", "", "1 Lurrus of the Dream-Den", "banned 1/0 Lurrus of the Dream-Den 6.6", ""),
    ("es", "modern", "1 Crusade", "", "banned 1/0 Crusade 6.5", ""),
    ("es", "limited", "1 Crusade", "", "banned 1/0 Crusade 6.5", ""),
]  # fmt: skip


@pytest.mark.parametrize("case", BY_LIST)
def test_lists_of_an_edition(format_provider, cards, case):
    edition, played, main, side, findings, unverified = case
    rules = format_provider.rules(DeckFormat(played), EDITIONS[edition])
    legality = check_legality(listed(main, side), rules, cards)
    assert found(legality) == ([findings] if findings else [])
    assert legality.unverified == ((unverified,) if unverified else ())
    assert legality.legal is (False if findings else None if unverified else True)
    assert all(each.rule.document == EDITIONS[edition] for each in legality.findings)


SIZES = [  # edition, format, main, sideboard, size, findings
    ("en", "modern", "", "", 59, ["too-few-cards 59/60 6.1"]),
    ("en", "modern", "", "15 Forest", 250, []),
    ("ru", "legacy", "", "16 Forest", 60, ["sideboard-too-large 16/15 6.1"]),
    ("es", "modern", "3 Stoneforge Mystic", "2 Mística forjapiedra", 60,
     ["too-many-copies 5/4 Stoneforge Mystic 6.1"]),
    ("es", "standard", "5 Whirlwind Denial; 20 Ratas implacables", "", 60,
     ["too-many-copies 5/4 Whirlwind Denial 6.1"]),
    ("es", "standard", "5 Brainstorm", "", 60, ["too-many-copies 5/4 Brainstorm 6.1"]),
    ("es", "modern", "30 Relentless Rats; 7 Seven Dwarves", "", 60, []),
    ("es", "modern", "7 Seven Dwarves", "1 Seven Dwarves", 60,
     ["too-many-copies 8/7 Seven Dwarves 6.1"]),
    ("es", "modern", "20 Bosque nevado; 10 Wastes; 20 Llanura", "", 60, []),
    ("en", "limited", "", "", 39, ["too-few-cards 39/40 7.1"]),
    ("ru", "limited", "9 Pack Rat", "40 Mulldrifter", 40, []),
    ("en", "two-headed-giant-constructed", "", "1 Forest", 60, ["sideboard-not-allowed 1/0 9.5"]),
    ("ru", "two-headed-giant-constructed", "1 Erayo, Soratami Ascendant", "", 60,
     ["banned 1/0 Erayo, Soratami Ascendant 9.5"]),
    ("es", "two-headed-giant-constructed", "1 Erayo, ascendente soratami", "", 59,
     ["too-few-cards 59/60 6.1", "banned 1/0 Erayo, Soratami Ascendant 9.5"]),
    ("es", "legacy", "5 Black Lotus", "", 60,
     ["banned 5/0 Black Lotus 6.6", "too-many-copies 5/4 Black Lotus 6.1"]),
]  # fmt: skip


@pytest.mark.parametrize("case", SIZES)
def test_sizes_and_copies(format_provider, cards, case):
    edition, played, main, side, size, findings = case
    rules = format_provider.rules(DeckFormat(played), EDITIONS[edition])
    assert found(check_legality(listed(main, side, size), rules, cards)) == findings


def test_two_headed_giant_keeps_to_the_lists_of_the_format_played(format_provider, cards):
    rules = format_provider.rules(DeckFormat.TWO_HEADED_GIANT, EDITIONS["en"], DeckFormat.MODERN)
    legality = check_legality(listed("4 Ponder; 1 Erayo, Soratami Ascendant"), rules, cards)
    assert found(legality) == ["banned 1/0 Erayo, Soratami Ascendant 9.5", "banned 4/0 Ponder 6.4"]
    alone = format_provider.rules(DeckFormat.TWO_HEADED_GIANT, EDITIONS["en"])
    assert check_legality(listed("4 Ponder"), alone, cards).unverified == ("Ponder",)


def test_a_single_list_leaves_the_rule_for_teams_open(format_provider, cards):
    rules = format_provider.rules(DeckFormat.TWO_HEADED_GIANT, EDITIONS["ru"])
    unified = RuleReference(EDITIONS["ru"], "8.4")
    assert check_legality(listed(), rules, cards).not_checked == (unified,)
    team = check_legality(listed(), rules, cards, Beside(teammates={"mate": listed()}))
    assert (team.legal, team.not_checked) == (True, ())


def test_a_team_shares_no_card_but_basic_lands(format_provider, cards):
    rules = format_provider.rules(DeckFormat.MODERN, EDITIONS["es"])
    own = listed("4 Stoneforge Mystic; 9 Relentless Rats; 4 Opt", "1 Lightning Helix")
    mates = {
        "second": listed("1 Mística forjapiedra; 4 Lightning Helix"),
        "third": listed("4 Relentless Rats"),
    }
    legality = check_legality(own, rules, cards, Beside("first", mates))
    assert found(legality) == [
        "unified-conflict 2/1 Lightning Helix 8.4",
        "unified-conflict 2/1 Relentless Rats 8.4",
        "unified-conflict 2/1 Stoneforge Mystic 8.4",
    ]
    assert [each.decks for each in legality.findings] == [
        ("first", "second"),
        ("first", "third"),
        ("first", "second"),
    ]


COMMANDER = [  # main, sideboard, commander, size, findings, assumed
    ("", "", "1 Zedruu", 99, [], []),
    ("1 Sol Ring; 1 Brainstorm", "", "1 Zedruu", 99, [], []),
    ("", "", "1 Zedruu", 100, ["wrong-size 101/100 5"], []),
    ("", "", "1 Zedruu", 98, ["wrong-size 99/100 5"], []),
    ("2 Sol Ring", "", "1 Zedruu", 99, ["not-singleton 2/1 Sol Ring 6"], []),
    ("1 Sol Ring; 1 Anillo solar", "", "1 Zedruu", 99, ["not-singleton 2/1 Sol Ring 6"], []),
    ("1 Sol Ring", "1 Sol Ring", "1 Zedruu", 99, [], ["optional-sideboard"]),
    ("1 Zedruu", "", "1 Zedruu", 99, ["not-singleton 2/1 Zedruu 6"], []),
    ("1 Sol Ring", "", "1 Sol Ring", 99, ["not-singleton 2/1 Sol Ring 6"], []),
    ("30 Relentless Rats", "", "1 Zedruu", 99, [], []),
    ("1 Chaos Orb", "", "1 Zedruu", 99, ["banned 1/0 Chaos Orb 7"], []),
    ("1 Worldknit", "", "1 Zedruu", 99, ["banned 1/0 Worldknit 7"], []),
    ("", "", "", 100, ["no-commander 0/1 2"], []),
    ("", "1 Zedruu", "", 99, [], ["commander-in-sideboard"]),
    ("", "2 Forest", "1 Zedruu", 99, [], ["optional-sideboard"]),
    ("", "11 Forest", "1 Zedruu", 99, ["sideboard-too-large 11/10 A"], ["optional-sideboard"]),
    ("", "", "1 Zedruu; 1 Tana; 1 Ravos", 97, ["too-many-commanders 3/2 2"], []),
]


@pytest.mark.parametrize("case", COMMANDER)
def test_commander_by_its_own_rules(format_provider, cards, case):
    main, side, commander, size, findings, assumed = case
    rules = format_provider.rules(DeckFormat.COMMANDER)
    named = listed(main, side, size)
    decklist = Decklist(named.main, named.sideboard, counted(commander))
    legality = check_legality(decklist, rules, cards)
    assert found(legality) == findings
    assert [each.value for each in legality.assumptions] == assumed
    assert {each.rule.document for each in legality.findings} <= {EDITIONS["commander"]}


def test_what_commander_takes_from_vintage_says_where_it_is_printed(format_provider, cards):
    by_newest = format_provider.rules(DeckFormat.COMMANDER)
    by_edition = format_provider.rules(DeckFormat.COMMANDER, EDITIONS["ru"])
    for rules, edition in ((by_newest, "es"), (by_edition, "ru")):
        orb = next(card for card in rules.banned if card.name == "Chaos Orb")
        assert orb.rule == RuleReference(EDITIONS["commander"], "7")
        assert orb.listed_in == RuleReference(EDITIONS[edition], "6.5")


def test_a_ban_says_from_when_it_holds(format_provider, cards):
    rules = format_provider.rules(DeckFormat.MODERN, EDITIONS["ru"])
    legality = check_legality(listed("1 Bridge from Below"), rules, cards)
    assert legality.findings[0].note == "с 12 июля 2019"


@pytest.mark.parametrize(
    "played", [each for each in DeckFormat if each is not DeckFormat.COMMANDER]
)
def test_the_newest_edition_stands_where_none_is_lists_hold(format_provider, played):
    rules = format_provider.rules(played)
    assert isinstance(rules, FormatRules)
    assert (rules.edition, rules.lists_hold) == (EDITIONS["es"], False)
    assert not rules.unread


@pytest.mark.parametrize(
    ("played", "edition"),
    [
        ("pioneer", "mtr-en-2019-05-03"),
        ("pioneer", "mtr-ru-2019-07-12"),
        ("modern", "commander-es-2013-12-06"),
        ("limited", "cr104-es-2018-07-13"),
        ("commander", "cr104-es-2018-07-13"),
        ("modern", "mtr-fr-2030-01-01"),
    ],
)
def test_an_edition_may_not_know_the_format(format_provider, played, edition):
    assert isinstance(format_provider.rules(DeckFormat(played), edition), NoSuchFormat)


def test_there_is_no_playing_a_format_that_the_edition_lacks(format_provider):
    asked = format_provider.rules(DeckFormat.TWO_HEADED_GIANT, EDITIONS["en"], DeckFormat.PIONEER)
    assert isinstance(asked, NoSuchFormat)
