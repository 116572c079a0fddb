"""Each layout of Scryfall's cards, and its rulings; cards and texts are made up."""

from __future__ import annotations

import io
import json

import pytest

from judgekit.domain.cards.card import CardFace, CardPart, PrintedFace, Ruling
from judgekit.domain.cards.card_match import NONE_OF_ITS_OWN
from judgekit.reading.cards.card_file import CardFile
from judgekit.reading.cards.read_card import ReadCard, ReadRuling


def read(*objects):
    file = CardFile(io.BytesIO(json.dumps(objects).encode()))
    found = list(file.cards())
    assert file.kind == "scryfall" or not found
    return found


def card(name, **more):
    return {"object": "card", "name": name, "lang": "en", "layout": "normal", **more}


def test_a_card_of_one_face_with_all_that_is_printed_on_it():
    (found,) = read(
        card(
            "Marsh Warden",
            oracle_id="5a1e",
            mana_cost="{2}{W}{B}",
            type_line="Legendary Creature — Elf Knight",
            oracle_text="Vigilance\n{T}: Gain 1 life. (It happens at once.)",
            colors=["B", "W"],
            color_identity=["B", "W"],
            power="3",
            toughness="*",
            set="MAD",
            collector_number="12★",
            released_at="2024-02-09",
            set_type="expansion",
            keywords=["Vigilance"],
            prices={"eur": None},
        )
    )
    assert found.faces == (
        CardFace(
            "Marsh Warden",
            "{2}{W}{B}",
            "Legendary Creature — Elf Knight",
            "Vigilance\n{T}: Gain 1 life. (It happens at once.)",
            "WB",
            "3",
            "*",
        ),
    )
    assert (found.oracle_id, found.layout, found.identity) == ("5a1e", "normal", "WB")
    assert (found.number, found.printed_on, found.printed) == (("mad", "12★"), "2024-02-09", ())
    assert (found.facts.released, found.facts.in_core_sets) == ("2024-02-09", "2024-02-09")
    assert found.side == ""


def test_a_part_with_one_name_on_both_sides_has_it_once_as_the_card_has():
    parts = [
        {"component": "combo_piece", "name": "Thumb of Ort // Thumb of Ort"},
        {"component": "combo_piece", "name": "Spark // Frost"},
    ]
    (found,) = read(card("Thumb of Ort", type_line="Artifact", all_parts=parts))
    assert found.parts == (CardPart("Spark // Frost", "combo_piece"),)


def test_a_planeswalker_and_a_battle_have_their_numbers():
    walker, battle = read(
        card("Ada, Wanderer", type_line="Legendary Planeswalker — Ada", loyalty="4", colors=["U"]),
        card("Siege of Ort", type_line="Battle — Siege", defense="5", colors=[]),
    )
    assert (walker.faces[0].loyalty, walker.faces[0].colours) == ("4", "U")
    assert (battle.faces[0].defense, battle.faces[0].colours) == ("5", "")


def halves(layout, one, other, **more):
    return card(
        f"{one['name']} // {other['name']}",
        layout=layout,
        type_line=f"{one['type_line']} // {other['type_line']}",
        card_faces=[{"object": "card_face", **one}, {"object": "card_face", **other}],
        **more,
    )


SPARK = {
    "name": "Spark",
    "mana_cost": "{1}{R}",
    "type_line": "Instant",
    "oracle_text": "Spark deals 2 damage.",
    "printed_name": "Chispa",
    "printed_type_line": "Instantáneo",
    "printed_text": "La Chispa hace 2 puntos de daño.",
}
FROST = {
    "name": "Frost",
    "mana_cost": "{1}{U}",
    "type_line": "Instant",
    "oracle_text": "Tap target permanent.",
    "printed_name": "Escarcha",
    "printed_type_line": "Instantáneo",
    "printed_text": "Gira el permanente objetivo.",
}


def test_a_split_card_has_two_halves_in_both_languages_with_the_colours_of_their_costs():
    (found,) = read(halves("split", SPARK, FROST, lang="es", colors=["R", "U"], mana_cost="x"))
    assert [(face.name, face.colours) for face in found.faces] == [("Spark", "R"), ("Frost", "U")]
    assert found.printed == (
        (
            "es",
            (
                PrintedFace("Chispa", "Instantáneo", "La Chispa hace 2 puntos de daño."),
                PrintedFace("Escarcha", "Instantáneo", "Gira el permanente objetivo."),
            ),
        ),
    )
    assert found.others == (("es", "Chispa // Escarcha"),)
    assert found.facts.name == "Spark // Frost"


@pytest.mark.parametrize("layout", ["adventure", "split", "flip"])
def test_what_stands_on_one_side_has_two_faces(layout):
    (found,) = read(halves(layout, SPARK, FROST))
    assert (found.layout, len(found.faces)) == (layout, 2)


def test_a_room_is_a_split_card_whose_doors_are_enchantments():
    doors = [{**half, "type_line": "Enchantment — Room"} for half in (SPARK, FROST)]
    (found,) = read(halves("split", *doors))
    assert {face.types for face in found.faces} == {"Enchantment — Room"}


def test_the_flipped_half_without_a_cost_has_the_colours_of_the_card():
    flipped = {"name": "Old Keeper", "type_line": "Creature", "mana_cost": "", "power": "4"}
    (found,) = read(halves("flip", {**SPARK, "mana_cost": "{G}{G}"}, flipped, colors=["G"]))
    assert [face.colours for face in found.faces] == ["G", "G"]


def test_a_face_without_colour_keeps_none_whatever_its_cost():
    devoid = {**SPARK, "oracle_text": "Devoid (This card has no color.)"}
    (found,) = read(halves("adventure", devoid, FROST, colors=["U"]))
    assert [face.colours for face in found.faces] == ["", "U"]


@pytest.mark.parametrize("layout", ["transform", "modal_dfc"])
def test_each_side_of_a_double_faced_card_says_its_own(layout):
    front = {**SPARK, "colors": ["R"], "power": "1", "toughness": "2"}
    back = {**FROST, "mana_cost": "", "colors": [], "color_indicator": ["R"], "loyalty": "3"}
    (found,) = read(halves(layout, front, back, color_identity=["R"]))
    assert found.layout == layout
    assert [(face.colours, face.power, face.loyalty) for face in found.faces] == [
        ("R", "1", ""),
        ("", "", "3"),
    ]
    assert found.facts.commanding.type_line == "Instant"


def test_the_parts_of_a_meld_card_are_told_without_itself():
    parts = [
        {"object": "related_card", "component": "meld_part", "name": "Upper Gear"},
        {"object": "related_card", "component": "meld_part", "name": "Lower Gear"},
        {"object": "related_card", "component": "meld_result", "name": "Great Engine"},
        {"object": "related_card", "component": "token", "name": "Cog"},
    ]
    (found,) = read(card("Upper Gear", layout="meld", type_line="Artifact", all_parts=parts))
    assert found.parts == (
        CardPart("Lower Gear", "meld_part"),
        CardPart("Great Engine", "meld_result"),
        CardPart("Cog", "token"),
    )
    (made,) = read(card("Great Engine", layout="meld", type_line="Artifact", all_parts=parts))
    assert (found.facts.most_copies, made.facts.most_copies) == (None, NONE_OF_ITS_OWN)


@pytest.mark.parametrize("layout", ["saga", "class", "case", "leveler", "prototype", "mutate"])
def test_other_frames_are_one_face_with_their_whole_text(layout):
    text = "Prototype {2}{W} — 2/2\nWard {1}\nII — Draw a card."
    (found,) = read(card("Long Story", layout=layout, type_line="Enchantment", oracle_text=text))
    assert (found.layout, [face.text for face in found.faces]) == (layout, [text])


def test_a_reversible_card_is_its_one_face():
    side = {**SPARK, "oracle_id": "77", "layout": "normal", "colors": ["R"]}
    reversible = card("Spark // Spark", layout="reversible_card", card_faces=[side, side])
    (found,) = read({**reversible, "lang": "es"})
    assert (found.facts.name, found.layout, found.oracle_id) == ("Spark", "normal", "77")
    assert [face.text for face in found.faces] == ["Spark deals 2 damage."]
    assert found.others == (("es", "Chispa"),)
    assert [language for language, _ in found.printed] == ["es"]
    assert len(found.printed[0][1]) == 1
    assert found.facts.commanding is None


def test_a_printing_in_another_language_has_its_english_text_too():
    (found,) = read(
        card(
            "Spark",
            lang="ja",
            type_line="Instant",
            oracle_text="Spark deals 2 damage.",
            printed_name="火花",
            printed_type_line="インスタント",
            printed_text="火花は2点のダメージを与える。",
        )
    )
    assert found.faces[0].text == "Spark deals 2 damage."
    assert found.printed == (
        ("ja", (PrintedFace("火花", "インスタント", "火花は2点のダメージを与える。"),)),
    )


def test_a_printing_of_which_only_the_name_is_known_has_no_faces():
    (found,) = read(card("Spark", lang="ru"))
    assert (found.faces, found.printed, found.others) == ((), (), ())


def test_a_name_on_a_card_in_english_is_another_name_and_no_printed_text():
    (found,) = read(card("Spark", printed_name="Flash of Ort", printed_text="Says the same."))
    assert (found.others, found.printed) == ((("en", "Flash of Ort"),), ())


def test_rulings_are_read_by_their_oracle_id():
    said = {"object": "ruling", "source": "wotc"}
    found = read(
        {**said, "oracle_id": "5a1e", "published_at": "2024-02-02", "comment": "It is so."},
        {**said, "oracle_id": "5a1e", "published_at": "lately", "comment": "It stays so."},
        {**said, "oracle_id": "", "comment": "Of no card."},
        {**said, "oracle_id": "5a1e", "published_at": "2024-02-02"},
    )
    assert found == [
        ReadRuling("5a1e", Ruling("2024-02-02", "It is so.")),
        ReadRuling("5a1e", Ruling("", "It stays so.")),
    ]


@pytest.mark.parametrize(
    ("written", "day"),
    [
        ("2024-05-01T00:00:00Z", "2024-05-01"),
        ("2024-05-01 10:00", "2024-05-01"),
        ("2024-13-45", ""),
        ("2023-02-29", ""),
        ("2024", ""),
        ("2024-5-1", ""),
        ("99999-01-01", ""),
        ("2024-W01-1", ""),
    ],
)
def test_what_is_no_day_is_left_out(written, day):
    ruling = {"object": "ruling", "oracle_id": "5a1e", "comment": "So.", "published_at": written}
    assert read(ruling) == [ReadRuling("5a1e", Ruling(day, "So."))]


def test_fields_of_another_form_are_left_alone_and_the_others_kept():
    odd = {
        "oracle_text": None,
        "colors": "W",
        "power": 3,
        "all_parts": [7, {"name": "Cog", "component": None}, {"component": "token"}],
        "color_identity": ["G", 5],
        "card_faces": [{"name": "Spark", "type_line": "Instant", "mana_cost": {}}, []],
    }
    (found,) = read(card("Spark", type_line="Instant", **odd))
    assert isinstance(found, ReadCard)
    assert found.faces == (CardFace("Spark", types="Instant"),)
    assert (found.identity, found.parts) == ("G", ())


@pytest.mark.parametrize("field", ["name", "oracle_text", "printed_text", "released_at"])
def test_a_text_longer_than_any_is_left_out(field):
    found = read(card("Spark", type_line="Instant") | {field: "x" * 4001})
    assert all("xx" not in repr(each) for each in found)
