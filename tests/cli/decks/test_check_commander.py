"""`judgekit deck check --format commander` beside a card file; its cards are made up."""

from __future__ import annotations

import pytest

from tests.storage.cards.card_files import atomic_card, atomic_file, scryfall_card, written

COMMANDER = "commander-es-2013-12-06"
LEGAL = {"commander": "legal", "modern": "legal"}
ELF, SORCERY = "Legendary Creature — Elf", "Sorcery"

CARDS = [  # name, type line, colour identity, text
    ("Ann of the Hill", ELF, "WG", ""),
    ("Pat of the Sea", ELF, "U", "Partner (Two may lead.)"),
    ("Pia of the Fire", ELF, "R", "Haste\nPartner (Two may lead.)"),
    ("Wise Walker", "Legendary Planeswalker — Wise", "U", "Wise Walker can be your commander."),
    ("Other Walker", "Legendary Planeswalker — Other", "U", "Draw a card."),
    ("Sky Barge", "Legendary Artifact — Vehicle", "", ""),
    ("Red Burst", SORCERY, "R", ""),
    ("Marsh Road", "Land — Forest Swamp", "BG", ""),
    ("Grey Stone", "Artifact", "", ""),
    ("Many Hares", "Creature — Hare", "W", "A deck can have any number of cards named Many Hares."),
    (
        "Nine Riders",
        "Creature — Wraith",
        "W",
        "A deck can have up to nine cards named Nine Riders.",
    ),
    ("Forest", "Basic Land — Forest", "G", ""),
]


def of_scryfall(path):
    made = [
        scryfall_card(
            name,
            type_line=types,
            color_identity=list(colours),
            oracle_text=text,
            legalities=LEGAL,
            released_at="2012-05-04",
        )
        for name, types, colours, text in CARDS
    ]
    return written(path / "oracle-cards-20261120100512.json", made)


def of_mtgjson(path):
    made = {
        name: [
            atomic_card(
                name,
                type=types,
                colorIdentity=list(colours),
                text=text,
                legalities={"commander": "Legal", "modern": "Legal"},
            )
        ]
        for name, types, colours, text in CARDS
    }
    return written(path / "AtomicCards.json", atomic_file(**made))


@pytest.fixture(params=[of_scryfall, of_mtgjson])
def check(five_texts, tmp_path, request):
    """Loads a card file of each kind, writes a list, calls `deck check` with it."""
    assert five_texts.call("cards", "load", str(request.param(tmp_path))).status == 0

    def call(text, *words, played="commander"):
        (tmp_path / "list.txt").write_text(text, encoding="utf-8")
        file = str(tmp_path / "list.txt")
        return five_texts.call("deck", "check", file, "--format", played, *words)

    return call


def listed(*commanders, **main):
    """A list of a hundred cards, filled up with forests."""
    cards = {name.replace("_", " "): count for name, count in main.items()}
    cards["Forest"] = 100 - len(commanders) - sum(cards.values())
    lines = [
        "Commander",
        *(f"1 {name}" for name in commanders),
        "",
        "Deck",
        *(f"{count} {name}" for name, count in cards.items() if count),
    ]
    return "\n".join(lines) + "\n"


def found(answer):
    return [(each["code"], each["card"], each["rule"]["ref"]) for each in answer["findings"]]


def test_with_data_for_every_card_a_list_can_be_legal(check):
    text = listed("Ann of the Hill", Grey_Stone=1, Many_Hares=20, Nine_Riders=9)
    answer = check(text, "--json").json
    assert (answer["legal"], answer["not_checked"], answer["perhaps"]) == (True, [], [])
    assert check(text).out.splitlines()[0] == "Commander: nothing illegal."


def test_the_colours_of_the_commander_bind_lands_and_basic_lands_too(check):
    text = listed("Pat of the Sea", Red_Burst=1, Marsh_Road=1, Grey_Stone=1)
    answer = check(text, "--json").json
    assert found(answer) == [
        ("outside-colour-identity", "Forest", "3"),
        ("outside-colour-identity", "Marsh Road", "3"),
        ("outside-colour-identity", "Red Burst", "3"),
    ]
    assert answer["findings"][1]["note"] == "B, G"
    assert answer["findings"][0]["rule"] == {"document": COMMANDER, "ref": "3"}
    assert answer["not_checked"] == []
    line = "- Outside the commander's color identity: 1 Red Burst (R) (by the card file)"
    assert f"{line} [Commander 3]" in check(text).out.splitlines()


def test_who_may_be_a_commander(check):
    assert found(check(listed("Grey Stone"), "--json").json)[0] == (
        "not-a-commander",
        "Grey Stone",
        "2",
    )
    codes = [
        code
        for name in ("Wise Walker", "Other Walker")
        for code, *_ in found(check(listed(name), "--json").json)
    ]
    assert codes == ["outside-colour-identity", "not-a-commander", "outside-colour-identity"]
    later = check(listed("Sky Barge", Grey_Stone=1, Forest=0) + "98 Wastes\n", "--json").json
    assert [each["code"] for each in later["perhaps"]] == ["not-a-commander"]


def test_two_commanders_as_their_texts_let_them(check):
    pair = check(listed("Pat of the Sea", "Pia of the Fire", Red_Burst=1, Forest=0), "--json").json
    assert ("too-many-commanders", None, "2") not in found(pair)
    assert {card for code, card, _ in found(pair)} == {"Forest"}
    other = check(listed("Pat of the Sea", "Ann of the Hill"), "--json").json
    (finding,) = other["findings"]
    assert (finding["code"], finding["count"], finding["limit"]) == ("too-many-commanders", 2, 1)
    assert finding["note"] == "Ann of the Hill / Pat of the Sea"


def test_what_a_text_allows_is_known_in_every_format(check):
    text = "40 Many Hares\n9 Nine Riders\n11 Forest\n"
    answer = check(text, "--json", played="modern").json
    assert (answer["legal"], answer["perhaps"]) == (True, [])
    ten = check("40 Red Burst\n10 Nine Riders\n11 Forest\n", "--json", played="modern").json
    assert [(each["card"], each["limit"]) for each in ten["findings"]] == [
        ("Nine Riders", 9),
        ("Red Burst", 4),
    ]
    assert ten["perhaps"] == []


def test_a_card_that_the_file_does_not_know_leaves_the_colours_open(check):
    answer = check(listed("Ann of the Hill", Red_Burst=1, Strange_Thing=1), "--json").json
    assert found(answer) == [("outside-colour-identity", "Red Burst", "3")]
    assert [each["ref"] for each in answer["not_checked"]] == ["3"]
    unknown = check(listed("Strange Thing", Red_Burst=1), "--json").json
    assert (unknown["legal"], found(unknown)) == (None, [])
    assert [each["ref"] for each in unknown["not_checked"]] == ["2", "3"]


@pytest.mark.parametrize("language", ["es", "ru"])
def test_in_the_readers_language(check, language):
    text = listed("Other Walker", Red_Burst=1, Forest=0)
    lines = check(text, "--lang", language).out.splitlines()
    assert len(lines) == len(check(text).out.splitlines())
    assert any("Red Burst (R)" in line for line in lines)
    assert set(lines).isdisjoint(check(text).out.splitlines())
