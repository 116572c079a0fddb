"""Each layout and each file of MTGJSON; cards and texts are made up."""

from __future__ import annotations

import io
import json

import pytest

from judgekit.domain.cards.card import CardFace, CardPart, PrintedFace, Ruling
from judgekit.domain.cards.card_match import NONE_OF_ITS_OWN
from judgekit.reading.cards.card_file import LARGEST_SET, CardFile

META = {"date": "2026-06-28", "version": "5.2.2"}


def read(data):
    file = CardFile(io.BytesIO(json.dumps({"meta": META, "data": data}).encode()))
    found = list(file.cards())
    assert (file.kind, file.date) == ("mtgjson" if found else "", "2026-06-28")
    return found


def atomic(*faces):
    return read({faces[0]["name"]: list(faces)})


WARDEN = {
    "name": "Marsh Warden",
    "manaCost": "{2}{W}{B}",
    "manaValue": 4.0,
    "type": "Creature — Elf",
    "text": "Vigilance\nDraw a card.",
    "colors": ["B", "W"],
    "colorIdentity": ["B", "W"],
    "power": "3",
    "toughness": "4",
    "layout": "normal",
    "legalities": {"modern": "Legal"},
    "identifiers": {"scryfallOracleId": "5a1e"},
    "leadershipSkills": {"brawl": False, "commander": True, "oathbreaker": False},
    "printings": ["MAD", "OLD"],
    "relatedCards": None,
    "rulings": [{"date": "2024-02-02", "text": "It is so."}, {"date": "2024-02-03"}],
    "foreignData": [
        {
            "language": "Spanish",
            "name": "Guardián",
            "type": "Criatura — Elfo",
            "text": "Vigilancia.",
            "faceName": None,
        },
        {"language": "Russian", "name": "Страж"},
        {"language": "Klingon", "name": "", "text": ""},
    ],
}


def test_a_card_without_its_printings():
    (found,) = atomic(WARDEN)
    assert found.faces == (
        CardFace("Marsh Warden", "{2}{W}{B}", "Creature — Elf", WARDEN["text"], "WB", "3", "4"),
    )
    assert found.rulings == (Ruling("2024-02-02", "It is so."),)
    assert found.printed == (
        ("es", (PrintedFace("Guardián", "Criatura — Elfo", "Vigilancia."),)),
        ("ru", (PrintedFace("Страж"),)),
    )
    assert found.others == (("es", "Guardián"), ("ru", "Страж"))
    assert (found.oracle_id, found.identity, found.side) == ("5a1e", "WB", "")
    assert (found.number, found.printed_on, found.parts) == (("", ""), "", ())
    assert found.facts.commanding.may_command() == "yes"


def test_of_two_printings_in_one_language_that_with_a_text_stays():
    foreign = [
        {"language": "Spanish", "name": "Guardián"},
        {"language": "Spanish", "name": "Guardián", "text": "Vigilancia."},
        {"language": "Spanish", "name": "Guardián", "text": "Otra."},
    ]
    (found,) = atomic({**WARDEN, "foreignData": foreign})
    assert found.printed == (("es", (PrintedFace("Guardián", "", "Vigilancia."),)),)


def face(side, name, whole, layout, **more):
    return {"side": side, "faceName": name, "name": whole, "layout": layout, **more}


@pytest.mark.parametrize(
    ("layout", "as_scryfall"),
    [
        ("split", "split"),
        ("aftermath", "split"),
        ("transform", "transform"),
        ("modal_dfc", "modal_dfc"),
        ("adventure", "adventure"),
        ("flip", "flip"),
    ],
)
def test_each_face_is_read_with_its_side_under_the_whole_name(layout, as_scryfall):
    whole = "Spark // Frost"
    spoken = {"language": "Spanish", "name": "Chispa // Escarcha"}
    one = face(
        "a",
        "Spark",
        whole,
        layout,
        type="Instant",
        text="Burn.",
        foreignData=[{**spoken, "faceName": "Chispa", "text": "Quema."}],
    )
    other = face("b", "Frost", whole, layout, type="Sorcery", text="Tap.", foreignData=[spoken])
    first, second = atomic(one, other)
    assert (first.side, first.layout, first.facts.name) == ("a", as_scryfall, whole)
    assert (second.side, second.layout, second.facts.name) == ("b", as_scryfall, whole)
    assert [found.faces[0].name for found in (first, second)] == ["Spark", "Frost"]
    assert first.printed == (("es", (PrintedFace("Chispa", "", "Quema."),)),)
    assert second.printed == (("es", (PrintedFace("Escarcha"),)),)
    assert first.others == second.others == (("es", "Chispa // Escarcha"),)


def test_a_meld_card_has_its_own_name_and_tells_its_parts():
    parts = ["Upper Gear", "Lower Gear", "Great Engine"]
    whole = "Upper Gear // Great Engine"
    upper = face("a", "Upper Gear", whole, "meld", type="Artifact", cardParts=parts)
    result = face("b", "Great Engine", "Great Engine", "meld", type="Artifact", cardParts=parts)
    upper["foreignData"] = [
        {"language": "Spanish", "name": "Rueda // Motor", "faceName": "Rueda", "text": "Gira."}
    ]
    (one,) = atomic(upper)
    (made,) = atomic(result)
    assert (one.facts.name, one.side, one.others) == ("Upper Gear", "", (("es", "Rueda"),))
    assert one.parts == (
        CardPart("Lower Gear", "meld_part"),
        CardPart("Great Engine", "meld_result"),
    )
    assert (made.facts.name, made.side) == ("Great Engine", "")
    assert made.parts == (CardPart("Upper Gear", "meld_part"), CardPart("Lower Gear", "meld_part"))
    assert (one.facts.most_copies, made.facts.most_copies) == (None, NONE_OF_ITS_OWN)


def test_a_reversible_card_is_its_one_face():
    sides = [
        face(side, "Spark", "Spark // Spark", "reversible_card", type="Instant", text="Burn.")
        for side in "ab"
    ]
    for found in atomic(*sides):
        assert (found.facts.name, found.side, found.layout) == ("Spark", "", "normal")
        assert [each.name for each in found.faces] == ["Spark"]


def test_what_a_spellbook_names_belongs_to_the_card():
    (found,) = atomic({**WARDEN, "relatedCards": {"spellbook": ["Cog"], "reverseRelated": ["X"]}})
    assert found.parts == (CardPart("Cog", "combo_piece"),)


def a_set(code, day, *cards, **more):
    return {
        "baseSetSize": 1,
        "booster": {"default": {"sheets": {"common": {"cards": {"uuid": 1}}}}},
        "cards": list(cards),
        "code": code,
        "isOnlineOnly": False,
        "languages": ["English"],
        "releaseDate": day,
        "sealedProduct": [{"name": "Box", "uuid": "2"}],
        "tokens": [{**WARDEN, "name": "Cog", "layout": "token"}],
        "translations": {"Spanish": None},
        "type": "expansion",
        **more,
    }


PRINTED = {**WARDEN, "uuid": "1", "setCode": "MAD", "number": "12"}


@pytest.mark.parametrize("in_file", [lambda one: one, lambda one: {"MAD": one}])
def test_a_printing_has_the_day_and_the_number_of_its_set(in_file):
    (found,) = read(in_file(a_set("MAD", "2024-02-09", PRINTED)))
    assert (found.number, found.printed_on) == (("mad", "12"), "2024-02-09")
    assert (found.facts.released, found.facts.in_core_sets) == ("2024-02-09", "2024-02-09")


def test_each_set_of_all_printings_has_its_own_day():
    old = a_set("OLD", "1999-01-01", {**WARDEN, "uuid": "2", "number": "7"}, type="masters")
    found = read({"MAD": a_set("MAD", "2024-02-09", PRINTED), "OLD": old})
    assert [(each.number, each.printed_on) for each in found] == [
        (("mad", "12"), "2024-02-09"),
        (("old", "7"), "1999-01-01"),
    ]
    assert found[1].facts.in_core_sets == ""


def test_a_card_printed_before_its_set_has_its_own_day():
    early = {**PRINTED, "originalReleaseDate": "2024-01-01"}
    (found,) = read(a_set("MAD", "2024-02-09", early))
    assert found.printed_on == "2024-01-01"


def test_a_set_too_large_to_wait_for_its_day_is_read_without_it():
    large = {**PRINTED, "originalText": "x" * (LARGEST_SET // 9)}
    found = read(a_set("MAD", "2024-02-09", *[large] * 10))
    assert len(found) == 10
    assert {each.printed_on for each in found} == {"", "2024-02-09"}
