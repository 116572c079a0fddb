"""`judgekit deck check`: what it answers a program and a person, and why it can't."""

from __future__ import annotations

import json

import pytest

from judgekit.cli.decks.legality import LEGALITIES
from tests.storage.cards.card_files import scryfall_card, written

ENGLISH, SPANISH = "mtr-en-2019-05-03", "mtr-es-2021-07-23"
COMMANDER = "commander-es-2013-12-06"
LIST = "3 Oko, Ladrón de Coronas\n1 Oko, Thief of Crowns\n4 Opt\n52 Isla\n"


@pytest.fixture
def check(five_texts, tmp_path):
    """Writes the lists and calls `deck check` with them."""

    def call(*words, others=(), **parts):
        (tmp_path / "list.txt").write_text(parts.get("text", LIST), encoding="utf-8")
        names = []
        for number, text in enumerate(others):
            names.append(str(tmp_path / f"mate-{number}.txt"))
            (tmp_path / f"mate-{number}.txt").write_text(text, encoding="utf-8")
        file = str(tmp_path / "list.txt")
        unified = ("--unified", *names) if names else ()
        return five_texts.call("deck", "check", file, *words, *unified)

    return call


def test_the_answer_for_a_program(check):
    answer = check("--format", "modern", "--json").json
    assert answer["legal"] is False
    (finding,) = answer["findings"]
    assert finding == {
        "code": "banned",
        "card": "Oko, Thief of Crowns",
        "count": 4,
        "limit": 0,
        "rule": {"document": SPANISH, "ref": "6.4"},
        "written": ["Oko, Ladrón de Coronas", "Oko, Thief of Crowns"],
        "note": None,
        "listed_in": None,
        "by": "edition",
        "as_of": None,
        "decks": [],
    }
    assert answer["unverified"] == ["Opt"]
    assert (answer["edition"], answer["edition_date"]) == (SPANISH, "2021-07-23")
    assert answer["card_file"] is None


@pytest.mark.parametrize(
    "card", ["Ratas implacables", "Colonia de ratas", "Неизвестные Крысы", "Relentless Ratz"]
)
def test_what_may_be_a_card_of_any_number_is_not_too_many(check, card):
    answer = check("--format", "modern", "--json", text=f"20 {card}\n40 Forest\n").json
    assert (answer["legal"], answer["findings"], len(answer["unverified"])) == (None, [], 1)


@pytest.mark.parametrize(
    "card",
    [
        *("Заснеженный Лес", "Заснеженный Остров", "Заснеженная Гора", "Заснеженная Равнина"),
        *("Заснеженное Болото", "Снежный Лес", "Bosque nevado", "Snow-Covered Islands"),
        *("Islands", "Basic Forest", "Bosques", "Горы", "Wald", "Îles", "島", "Снежные Равнины"),
    ],
)
def test_basic_lands_by_all_their_names(check, card):
    answer = check("--format", "modern", "--json", text=f"60 {card}\n").json
    assert (answer["legal"], answer["unverified"]) == (True, [])


@pytest.mark.parametrize("copies", [7, 20, 60])
def test_the_limit_of_all_cards_holds_for_those_that_nobody_knows(check, copies):
    answer = check(
        "--format", "modern", "--json", text=f"{copies} Lightning Bolt\n60 Forest\n"
    ).json
    assert answer["legal"] is False
    assert [(found["code"], found["count"], found["limit"]) for found in answer["findings"]] == [
        ("too-many-copies", copies, 4)
    ]


def test_what_may_be_too_many_is_told(check):
    text = "20 Неизвестные Крысы\n40 Forest\n"
    (perhaps,) = check("--format", "modern", "--json", text=text).json["perhaps"]
    assert (perhaps["code"], perhaps["count"], perhaps["rule"]["ref"]) == (
        "too-many-copies",
        20,
        "6.1",
    )
    assert (
        "basic land: 20 Неизвестные Крысы, at most 4 [MTR 6.1]"
        in check("--format", "modern", text=text).out
    )


def test_another_edition_bans_other_cards(check):
    answer = check("--format", "modern", "--edition", ENGLISH, "--json").json
    assert (answer["legal"], answer["findings"]) == (None, [])
    assert answer["unverified"] == ["Oko, Thief of Crowns", "Opt"]


def test_the_answer_for_a_person(check):
    printed = check("--format", "modern")
    assert printed.out.splitlines() == [
        "Modern: illegal.",
        "- Banned: 4 Oko, Thief of Crowns (in the list: Oko, Ladrón de Coronas) [MTR 6.4]",
        "Not verified without a card file, see `judgekit cards load` (1): Opt",
        "By: MTR, Spanish, effective 23 July 2021.",
        "Banned list of 18 May 2026, changes known until 22 August 2026.",
    ]
    assert printed.status == 0


@pytest.mark.parametrize(
    ("language", "first", "last"),
    [
        ("es", "Legacy: ilegal.", "Según: MTR, inglés, en vigor desde el 3 de mayo de 2019."),
        ("ru", "Легаси: нелегально.", "По документу: MTR, английский, действует с 3 мая 2019 г."),
    ],
)
def test_the_answer_in_the_readers_language(check, language, first, last):
    words = ("--format", "legacy", "--edition", ENGLISH, "--lang", language)
    lines = check(*words, text="59 Forest\n").out.splitlines()
    assert (lines[0], lines[-1]) == (first, last)


def test_a_team(check, tmp_path):
    others = ("60 Island\n2 Opt\n", "60 Island\n")
    answer = check("--format", "modern", "--json", others=others, text="60 Island\n4 Opt\n").json
    (finding,) = answer["findings"]
    assert (finding["code"], finding["card"], finding["count"]) == ("unified-conflict", "Opt", 2)
    assert finding["rule"] == {"document": SPANISH, "ref": "8.4"}
    assert finding["decks"] == [str(tmp_path / "list.txt"), str(tmp_path / "mate-0.txt")]


def test_the_other_decks_are_held_against_each_other_a_file_named_twice_too(check, tmp_path):
    mates = "56 Island\n4 Opt\n"
    answer = check("--format", "modern", "--json", others=(mates, mates), text="60 Island\n").json
    names = [str(tmp_path / f"mate-{number}.txt") for number in range(2)]
    assert [each["decks"] for each in answer["findings"]] == [names]
    twice = ("--format", "modern", "--json", "--unified", names[0])
    for again in ((names[0],), ("--unified", names[0])):
        (finding,) = check(*twice, *again, text="60 Island\n").json["findings"]
        assert (finding["code"], finding["decks"]) == (
            "unified-conflict",
            [names[0], f"{names[0]} (2)"],
        )


def test_snow_lands_of_a_limited_deck_are_left_open(check):
    text = "39 Forest\n1 Snow-Covered Forest\n"
    answer = check("--format", "limited", "--json", text=text).json
    assert (answer["legal"], answer["only_from_pool"]) == (None, ["Snow-Covered Forest"])
    assert [each["ref"] for each in answer["not_checked"]] == ["7.2"]
    assert check("--format", "limited", "--json", text="40 Forest\n").json["legal"] is True


@pytest.fixture
def load(five_texts, tmp_path):
    """Loads a card file with these cards."""

    def loaded(name, cards):
        assert five_texts.call("cards", "load", str(written(tmp_path / name, cards))).status == 0

    return loaded


@pytest.fixture
def pool(tmp_path):
    path = tmp_path / "pool.txt"
    path.write_text("2 Opt\n1 Ponder\n1 Snow-Covered Forest\n", encoding="utf-8")
    return str(path)


def test_a_limited_list_is_held_against_its_pool(check, pool):
    against = ("--format", "limited", "--pool", pool)
    text = "38 Forest\n2 Opt\nSideboard\n1 Opt\n2 Snow-Covered Forest\n"
    answer = check(*against, "--json", text=text).json
    assert [
        (each["code"], each["card"], each["count"], each["limit"]) for each in answer["findings"]
    ] == [
        ("not-in-pool", "Opt", 3, 2),
        ("not-in-pool", "Snow-Covered Forest", 2, 1),
    ]
    assert {each["rule"]["ref"] for each in answer["findings"]} == {"7.2"}
    assert (answer["legal"], answer["not_checked"], answer["only_from_pool"]) == (False, [], [])
    assert answer["unplayed"] == [{"count": 1, "name": "Ponder"}]
    printed = check(*against, text=text).out
    assert "- 3 Opt, 2 in the pool [MTR 7.2]" in printed
    assert "In the pool but not on the list, so part of the sideboard (1): 1 Ponder" in printed


def test_a_name_that_nobody_knows_may_be_in_the_pool_under_another_one(check, pool):
    against, text = ("--format", "limited", "--pool", pool), "40 Forest\n1 Xyzzy Oxo\n"
    answer = check(*against, "--json", text=text).json
    assert (answer["legal"], answer["findings"]) == (None, [])
    assert [each["code"] for each in answer["perhaps"]] == ["not-in-pool"]
    said = "Unless the pool has it under another name: 1 Xyzzy Oxo"
    assert said in check(*against, text=text).out
    (finding,) = check(*against, "--json", text=f"{text}2 Opt\n").json["findings"]
    assert finding["card"] == "Xyzzy Oxo"  # nothing is left of the pool that it may be


def test_a_pool_is_for_limited_and_has_to_be_a_list(check, pool, tmp_path):
    refused = check("--format", "modern", "--pool", pool)
    assert refused.status == 2
    assert "A pool is for Limited" in refused.err
    gone = check("--format", "limited", "--pool", str(tmp_path / "gone.txt"))
    assert (gone.status, "gone.txt" in gone.err) == (3, True)


def test_a_commander_that_nobody_looked_at_is_never_called_legal(check):
    text = "Commander\n1 Sol Ring\n\nDeck\n99 Island\n"
    answer = check("--format", "commander", "--json", text=text).json
    assert (answer["legal"], answer["findings"]) == (None, [])
    assert [each["ref"] for each in answer["not_checked"]] == ["2", "3"]


def test_two_headed_giant_by_the_lists_of_a_format(check):
    words = ("--format", "two-headed-giant-constructed", "--played-as", "modern", "--json")
    codes = [each["code"] for each in check(*words).json["findings"]]
    assert codes == ["banned"]
    assert "file, see `judgekit cards load` (1): Opt" in check(*words[:-1]).out
    assert "--played-as does not say which format's lists hold (2): Oko" in check(*words[:2]).out


def test_commander_cites_its_own_rules_and_where_the_card_is_listed(check):
    text = "Commander\n1 Zedruu\n\nDeck\n1 Chaos Orb\n98 Island\n"
    answer = check("--format", "commander", "--json", text=text).json
    (finding,) = answer["findings"]
    assert finding["rule"] == {"document": COMMANDER, "ref": "7"}
    assert finding["listed_in"] == {"document": SPANISH, "ref": "6.5"}
    assert answer["not_checked"] == [
        {"document": COMMANDER, "ref": "2"},
        {"document": COMMANDER, "ref": "3"},
    ]
    assert "[Commander 7; MTR 6.5]" in check("--format", "commander", text=text).out


def test_lines_that_are_not_understood_leave_it_open(check):
    answer = check("--format", "modern", "--json", text="60 Island\n99999 Opt\n").json
    assert (answer["legal"], answer["unread_lines"], len(answer["warnings"])) == (None, 1, 1)


@pytest.mark.parametrize(
    ("words", "status", "says"),
    [
        (("--format", "pioneer", "--edition", ENGLISH), 1, "no rules for Pioneer"),
        (("--format", "modern", "--edition", COMMANDER), 1, "no rules for Modern"),
        (("--format", "modern", "--edition", "mtr-fr"), 1, "mtr-fr"),
        (("--format", "modern", "--played-as", "legacy"), 2, "--played-as"),
        (("--format", "brawl"), 2, "usage"),
        ((), 2, "--format"),
    ],
)
def test_what_can_not_be_checked_is_said_in_one_sentence(check, words, status, says):
    printed = check(*words)
    assert (printed.status, printed.out) == (status, "")
    assert says in printed.err or says == "usage"
    assert len(printed.err.splitlines()) == 1


def test_only_constructed_decks_are_unified(check):
    printed = check("--format", "limited", others=("40 Island\n",))
    assert (printed.status, printed.out) == (2, "")


def test_with_a_card_file_its_date_is_said_and_its_word_holds(check, terminal, tmp_path):
    legalities = {"modern": "banned", "legacy": "legal", "vintage": "restricted"}
    cards = [
        {"object": "card", "name": "Opt", "lang": "en", "legalities": legalities},
        {"object": "card", "name": "Oko, Thief of Crowns", "lang": "en", "legalities": legalities},
    ]
    legalities["standard"] = "legal"
    cards[0]["released_at"] = cards[1]["released_at"] = "2024-02-02"
    file = tmp_path / "default-cards-20240203.json"
    file.write_text(json.dumps(cards), encoding="utf-8")
    assert terminal.call("cards", "load", str(file)).status == 0
    answer = check("--format", "modern", "--json").json
    assert answer["card_file"]["kind"] == "scryfall"
    assert [(each["card"], each["by"]) for each in answer["findings"]] == [
        ("Oko, Thief of Crowns", "card-file"),
        ("Opt", "card-file"),
    ]
    assert check("--format", "legacy", "--json").json["disagreements"] == [
        {"card": "Oko, Thief of Crowns", "says": "banned", "by": "edition"}
    ]
    earlier = check("--format", "modern", "--edition", ENGLISH, "--json").json
    assert (earlier["legal"], earlier["findings"]) == (None, [])
    assert earlier["of_another_day"] == ["Oko, Thief of Crowns", "Opt"]
    told = check("--format", "standard", "--edition", ENGLISH).out
    assert "the card file is from another date (2): Oko, Thief of Crowns; Opt" in told
    by_edition = check("--format", "legacy", "--edition", SPANISH, "--json").json
    assert [each["by"] for each in by_edition["findings"]] == ["edition"]
    assert "card file of" in check("--format", "modern").out


@pytest.mark.parametrize(
    ("day", "by", "not_followed"),
    [("20240501", ["history"], ["card-file"]), ("20240901", [], ["edition"])],
)
def test_a_ban_that_is_later_than_the_card_file_holds(check, load, day, by, not_followed):
    """Grief was banned in Legacy on 26 August 2024."""
    grief = scryfall_card("Grief", released_at="2021-06-18", legalities={"legacy": "legal"})
    load(f"cards-{day}.json", [grief])
    words, text = ("--format", "legacy", "--on", "2024-10-01"), "4 Grief\n56 Island\n"
    answer = check(*words, "--json", text=text).json
    assert [each["by"] for each in answer["findings"]] == by
    assert [each["by"] for each in answer["disagreements"]] == not_followed
    assert answer["legal"] is not bool(by)


@pytest.mark.parametrize("standing", ["banned", "restricted", "legal", "not-legal"])
def test_every_standing_of_a_card_has_a_name(standing):
    assert standing in LEGALITIES


@pytest.mark.parametrize(
    ("words", "legal", "banned", "since"),
    [
        (("--on", "2024-12-15"), False, ["Mox Opal"], "2024-08-26"),
        (("--on", "2024-12-16"), None, [], "2024-12-16"),
        (("--edition", SPANISH), False, ["Mox Opal"], "2021-07-23"),
        ((), None, [], "2026-05-18"),
    ],
)
def test_the_day_decides_what_is_banned(check, words, legal, banned, since):
    """Mox Opal was banned in Modern from January 2020 to December 2024."""
    text = "4 Mox Opal\n60 Forest\n"
    answer = check("--format", "modern", "--json", *words, text=text).json
    assert answer["legal"] is legal
    assert [each["card"] for each in answer["findings"]] == banned
    assert answer["list_date"] == since


def test_a_ban_that_the_text_does_not_have_says_so(check):
    text = "4 Nadu, Winged Wisdom\n60 Forest\n"
    answer = check("--format", "modern", "--json", "--on", "2024-09-01", text=text).json
    assert [(each["card"], each["by"]) for each in answer["findings"]] == [
        ("Nadu, Winged Wisdom", "history")
    ]


def test_after_what_is_known_nothing_is_sure(check):
    words = ("--format", "modern", "--on", "2031-01-01")
    answer = check(*words, "--json").json
    assert (answer["legal"], answer["findings"]) == (None, [])
    assert [each["card"] for each in answer["perhaps"]] == ["Oko, Thief of Crowns"]
    assert (answer["list_known_until"], answer["on"]) == ("2026-08-22", "2031-01-01")
    assert (
        "Banned list of 18 May 2026, changes known until 22 August 2026; the event is on "
        "1 January 2031."
    ) in check(*words).out


def test_an_edition_and_a_day_are_one_too_many(check):
    answer = check("--format", "modern", "--edition", SPANISH, "--on", "2024-01-01")
    assert answer.status == 2
    assert "leave out --on or --edition" in answer.err


def test_a_card_released_after_the_day_is_a_warning_and_no_finding(check, load):
    legal = {"modern": "legal"}
    later = scryfall_card("Lantern to Come", released_at="2026-12-05", legalities=legal)
    load("cards-20261120.json", [later])
    text = "4 Lantern to Come\n56 Island\n"

    before = check("--format", "modern", "--on", "2026-11-21", "--json", text=text).json
    assert before["warnings"] == [
        "Lantern to Come: released on 5 December 2026, after the event (by the card file)."
    ]
    assert before["findings"] == []
    assert (
        check("--format", "modern", "--on", "2026-12-05", "--json", text=text).json["warnings"]
        == []
    )


HALVES = {
    "layout": "split",
    "card_faces": [{"name": "Kindle"}, {"name": "Ember"}],
    "legalities": {"modern": "legal"},
}
RUSSIAN = [
    {"name": "Kindle", "printed_name": "Розжиг"},
    {"name": "Ember", "printed_name": "Уголёк"},
]


@pytest.fixture
def halves(load):
    """Loads a split card in English and Russian."""
    english = scryfall_card("Kindle // Ember", **HALVES)
    russian = scryfall_card("Kindle // Ember", **HALVES | {"card_faces": RUSSIAN}, lang="ru")
    load("cards-20261120.json", [english, russian])


@pytest.mark.usefixtures("halves")
@pytest.mark.parametrize("half", ["Ember", "Уголёк", "уголек"])
def test_a_card_listed_by_its_other_half_is_counted_with_its_copies_and_told_once(check, half):
    text = f"4 Kindle\n1 {half}\n55 Island\n"
    answer = check("--format", "modern", "--json", text=text).json
    (finding,) = answer["findings"]
    assert (finding["code"], finding["card"], finding["count"]) == (
        "too-many-copies",
        "Kindle // Ember",
        5,
    )
    assert answer["by_other_face"] == [{"written": [half], "card": "Kindle // Ember"}]
    assert (answer["unverified"], answer["doubtful"]) == ([], [])
    lines = check("--format", "modern", text=text).out.splitlines()
    sentence = f"“{half}” is the name of the other half or face, counted as Kindle // Ember."
    assert [line for line in lines if half in line][1:] == [sentence]


@pytest.mark.usefixtures("halves")
def test_a_doubtful_name_is_asked_and_nothing_else_is_said_of_it(check):
    lines = check("--format", "modern", text="4 Kindel\n56 Island\n").out.splitlines()
    assert [line for line in lines if "Kindel" in line] == [
        "Which card is “Kindel”? Perhaps: Kindle // Ember"
    ]


@pytest.mark.usefixtures("halves")
def test_a_pool_listed_by_halves_is_the_lists(check, tmp_path):
    pool = tmp_path / "pool.txt"
    pool.write_text("1 Уголёк\n1 Ember\n", encoding="utf-8")
    words = ("--format", "limited", "--pool", str(pool))
    text = "2 Kindle // Ember\n38 Island\n"
    assert check(*words, "--json", text=text).json["legal"] is True
    assert not [line for line in check(*words, text=text).out.splitlines() if "Kindle" in line]


@pytest.mark.usefixtures("halves")
def test_what_a_pool_may_have_under_a_misspelt_name_is_told_once(check, tmp_path):
    pool = tmp_path / "pool.txt"
    pool.write_text("1 Kindel\n", encoding="utf-8")
    words = ("--format", "limited", "--pool", str(pool))
    lines = check(*words, text="1 Kindle\n39 Island\n").out.splitlines()
    (told,) = [line for line in lines if "Kind" in line]
    assert told.startswith("Unless it is “Kindel” in the pool: 1 Kindle // Ember, 0 in the pool")


def test_a_card_of_no_format_is_told_in_limited_with_the_day_of_the_card_file(check, load):
    nowhere = {"modern": "not_legal", "vintage": "not_legal", "legacy": "banned"}
    old = [
        scryfall_card(name, released_at="2004-11-19", legalities=nowhere)
        for name in ("Silver Jest", "Wax Coin")
    ]
    come = scryfall_card("Lantern to Come", released_at="2026-12-05", legalities=nowhere)
    load("cards-20261120.json", [*old, come])
    text = "1 Silver Jest\n1 Wax Coin\n1 Lantern to Come\n1 Goblin Token\n38 Island\n"

    words = ("--format", "limited", "--on", "2026-11-21")
    answer = check(*words, "--json", text=text).json
    assert answer["warnings"] == [
        "Lantern to Come: released on 5 December 2026, after the event (by the card file).",
        "Silver Jest; Wax Coin: not legal in any Constructed format by the card file of 20 "
        "November 2026; check that this event’s boosters contain such cards.",
    ]
    assert answer["of_no_format"] == ["Silver Jest", "Wax Coin"]
    assert (answer["legal"], answer["on"]) == (True, "2026-11-21")
    assert answer["not_in_card_file"] == ["Goblin Token"]
    told = "The card file has no card of this name (1): Goblin Token"
    assert told in check(*words, text=text).out.splitlines()
    assert check("--format", "limited", "--json", text=text).json["on"] is None


def test_a_small_newer_card_file_does_not_make_all_legality_new(check, load):
    banned = {"modern": "banned"}
    january = [scryfall_card(name, legalities=banned) for name in ("Opt", "Oko", "Uro")]
    november = [scryfall_card("Opt", legalities=banned)]
    for content, day in ((january, "20260110"), (november, "20261120")):
        load(f"cards-{day}.json", content)
    text = "1 Opt\n1 Oko\n1 Uro\n57 Island\n"

    answer = check("--format", "modern", "--json", text=text).json

    assert answer["card_file"] == {
        "kind": "scryfall",
        "date": "2026-01-10",
        "newer_cards": 1,
        "older_cards": 0,
    }
    assert answer["list_date"] == "2026-01-10"
    assert {each["card"]: each["as_of"] for each in answer["findings"]} == {
        "Oko": "2026-01-10",
        "Opt": "2026-11-20",
        "Uro": "2026-01-10",
    }
    told = check("--format", "modern", text=text).out
    assert "Legality of cards by the card file of 10 January 2026, 1 card newer." in told
    alone = check("--format", "modern", text="1 Opt\n59 Island\n").out
    assert "Legality of cards by the card file of 20 November 2026." in alone
