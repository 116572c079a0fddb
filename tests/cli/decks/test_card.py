"""`judgekit card`: a card's text, rulings and rules, and cards found by words."""

from __future__ import annotations

import json
from typing import Any

import pytest

from judgekit.domain.cards.card import Card, CardFace, FactSource, Ruling
from judgekit.domain.cards.card_match import FoundCard, NameLikeness
from judgekit.storage.cards.card_catalogue import KnownCards
from judgekit.system.resources import resources_folder
from tests.builders import library
from tests.card_fakes import CARDS, CardFakes, card, printed, without_card_file
from tests.search.cards.small_rules import small_rules
from tests.storage.cards.card_files import on_the_day, scryfall_card

LANTERN = "Lantern of the Ninth Gate"
SPANISH = "Farol de la Novena Puerta"


@pytest.fixture
def hall(terminal):
    """A terminal with a card file."""
    terminal.make_cards = CardFakes
    return terminal


def test_a_card_is_shown_with_all_that_the_file_has(hall):
    hall.rules_provider.known = library(small_rules())
    printed = hall.call("card", LANTERN, "--lang", "es", "--json")
    assert printed.status == 0
    card = printed.json
    assert [*card] == [
        *("name", "names", "type", "cost", "text", "printed", "legalities", "legalities_as_of"),
        *("rulings", "rulings_as_of", "rules", "as_of"),
    ]
    assert (card["name"], card["names"]) == (LANTERN, {"es": SPANISH})
    assert (card["type"], card["cost"]) == ("Legendary Artifact — Lantern", "{2}{W}{B}")
    assert card["text"].startswith("Lantern of the Ninth Gate enters with three oil counters")
    assert card["printed"]["language"] == "es"
    assert card["printed"]["text"].startswith("El Farol de la Novena Puerta entra")
    assert card["legalities"]["vintage"] == "restricted"
    assert [each["date"] for each in card["rulings"]] == ["2026-05-08", "2026-05-08", "2024-02-02"]
    assert {each["document"] for each in card["rules"]} == {"cr-en-2019-05-03"}
    assert [each["ref"] for each in card["rules"]] == [
        *("701.17", "614.12", "121", "615", "602.5", "301", "205.4d")
    ]
    assert (card["as_of"], card["printed"]["as_of"]) == ("2026-11-14", "2026-11-14")
    assert (card["legalities_as_of"], card["rulings_as_of"]) == ("2026-11-09", "2026-11-09")


def test_the_faces_are_joined_by_a_line(hall):
    card = hall.call("card", "Ember // Rime", "--lang", "ru", "--json").json
    assert card["text"].split("\n//\n")[1] == "Tap target permanent.\nDraw a card."
    assert card["printed"]["text"].split("\n//\n")[0] == "Уголёк наносит 2 повреждения любой цели."
    assert card["type"] == "Instant // Instant"


LAND_IN_FRONT = card(
    "Chapel Ford // Vow of the Ford",
    CardFace("Chapel Ford", "", "Land"),
    CardFace("Vow of the Ford", "{4}{W}", "Sorcery"),
    layout="modal_dfc",
)


@pytest.mark.parametrize(
    ("name", "cost"),
    [
        ("Ember // Rime", "{1}{R} // {1}{U}"),
        ("Chapel Ford // Vow of the Ford", " // {4}{W}"),
        ("Moorland Stray // Howling Moor-King", "{2}{G} // "),
        ("Tidewall Path // Tidewall Reef", ""),
        ("Snow-Covered Fen", ""),
        (LANTERN, "{2}{W}{B}"),
    ],
)
def test_a_cost_stands_in_the_place_of_its_face(terminal, name, cost):
    terminal.make_cards = lambda: CardFakes((*CARDS, LAND_IN_FRONT))
    assert terminal.call("card", name, "--json").json["cost"] == cost


@pytest.mark.parametrize("language", ["en", "ru", "ja", "zhs"])
def test_a_language_that_the_file_lacks_has_no_printed_text(hall, language):
    printed = hall.call("card", LANTERN, "--lang", language, "--json")
    assert (printed.status, printed.json["printed"]) == (0, None)


def test_without_the_comprehensive_rules_no_rules_are_named(hall):
    assert hall.call("card", LANTERN, "--json").json["rules"] == []


def test_a_name_in_any_language_is_the_card_without_remark(hall):
    printed = hall.call("card", *SPANISH.lower().split(), "--json")
    assert (printed.json["name"], printed.err) == (LANTERN, "")


def _faces(name: str, **printed: str) -> list[dict[str, Any]]:
    """The printings of a card in English and in these languages."""
    faces = [{"name": face} for face in name.split(" // ")]
    printings = [scryfall_card(name, card_faces=faces)]
    for language, written in printed.items():
        both = zip(faces, written.split(" // "), strict=True)
        of_faces = [{**face, "printed_name": each} for face, each in both]
        printings.append(scryfall_card(name, lang=language, card_faces=of_faces))
    return printings


FACES = (
    _faces(
        "Tide Shaman // Ebb",
        es="Chamán de la marea // Reflujo",
        ru="Заклинатель // Шаман прилива",
    ),
    _faces("Shaman // Tide", ru="Шаман бури // Дитя прилива"),
    _faces("Fox // Silent Fox", es="Zorro // Zorro mudo", ru="Лис // Безмолвный Лис"),
    _faces("Silent Fox of the Moor // Hound", ru="Безмолвный Лис с болот // Пёс"),
    _faces("Life // Death", es="Vida // Muerte"),
    _faces("Life from the Loam"),
    _faces("Death Baron"),
    _faces("Storm // Echo"),
    _faces("Calm // Echo"),
    _faces("Echo of Calm"),
)
"""Names of faces beside cards of which the name begins so, or has these words in two faces."""


def with_cards(terminal, tmp_path, printings):
    """Return the terminal with a loaded card file of these printings."""
    file = tmp_path / "cards.json"
    file.write_text(json.dumps(printings), encoding="utf-8")
    cards = KnownCards(resources_folder(), tmp_path / "data", on_the_day)
    cards.load(file, lambda read, size: True)
    terminal.make_cards = lambda: cards
    return terminal


@pytest.fixture
def hall_of_faces(terminal, tmp_path):
    """A terminal with a loaded card file of these cards."""
    return with_cards(terminal, tmp_path, [each for faces in FACES for each in faces])


@pytest.mark.parametrize(
    ("written", "name"),
    [
        ("Шаман прилива", "Tide Shaman // Ebb"),
        ("безмолвный лис", "Fox // Silent Fox"),
        ("SILENT-FOX", "Fox // Silent Fox"),
        ("Zorro mudó", "Fox // Silent Fox"),
        ("Life", "Life // Death"),
        ("Death", "Life // Death"),
        ("muerte", "Life // Death"),
    ],
)
def test_the_name_of_a_face_is_its_card_without_remark(hall_of_faces, written, name):
    printed = hall_of_faces.call("card", written, "--json")
    assert (printed.status, printed.err) == (0, "")
    assert printed.json["name"] == name


def test_which_card_is_asked_where_two_have_a_face_of_that_name(hall_of_faces):
    printed = hall_of_faces.call("card", "echo", "--json")
    assert printed.status == 1
    assert set(printed.json["near"][:2]) == {"Storm // Echo", "Calm // Echo"}


def test_half_a_name_takes_the_only_card_that_has_it_and_says_so(hall):
    printed = hall.call("card", "novena", "puerta", "farol", "--json")
    assert printed.json["name"] == LANTERN
    assert printed.err == f"“novena puerta farol” was taken for {LANTERN}.\n"


def test_the_only_card_that_goes_on_so_is_taken_though_others_come_near(hall):
    printed = hall.call("card", "drowned", "--json")
    assert printed.json["name"] == "Drowned Lantern"
    assert printed.err == "“drowned” was taken for Drowned Lantern.\n"


LEGENDS = ("Ondra, Tide Warden", "Ondra the Drowned", "Ondra's Gift", "Brisel, Ash Regent")


@pytest.fixture
def hall_of_legends(terminal, tmp_path):
    """A terminal with a loaded card file of legends, and a card that belongs to one."""
    legends = {"type_line": "Legendary Creature — Merfolk"}
    cards = [scryfall_card(name, **legends) for name in LEGENDS]
    return with_cards(terminal, tmp_path, [*cards, scryfall_card("Brise")])


def test_which_legend_is_asked_where_two_are_called_so(hall_of_legends):
    printed = hall_of_legends.call("card", "ondra", "--json")
    assert printed.status == 1
    assert set(printed.json["near"]) == {"Ondra, Tide Warden", "Ondra the Drowned"}


def test_names_that_go_on_so_come_before_one_that_is_a_slip_away(terminal, tmp_path):
    names = ("Morale", "Mortal Siege", "Mortal Tide", "Sealar", "Cellar Door")
    hall = with_cards(terminal, tmp_path, list(map(scryfall_card, names)))
    printed = hall.call("card", "Mortal", "--json")
    assert (printed.status, printed.json["near"][:2]) == (1, ["Mortal Tide", "Mortal Siege"])
    assert hall.call("card", "cellar", "--json").json["name"] == "Cellar Door"
    assert hall.call("card", "Morael", "--json").json["name"] == "Morale"


def test_a_legend_called_so_for_short_is_taken_though_another_card_is_a_slip_away(hall_of_legends):
    printed = hall_of_legends.call("card", "Brisel", "--json")
    assert printed.json["name"] == "Brisel, Ash Regent"
    assert printed.err == "“Brisel” was taken for Brisel, Ash Regent.\n"


def test_a_set_and_a_number_are_the_card_without_remark(terminal):
    class Numbered(CardFakes):
        def found(self, typed: str, limit: int) -> tuple[FoundCard, ...]:
            return (FoundCard(LANTERN, NameLikeness.NUMBER, typed.upper()),)

    terminal.make_cards = Numbered
    printed = terminal.call("card", "nin", "17", "--json")
    assert (printed.json["name"], printed.err) == (LANTERN, "")


def test_where_several_come_near_they_are_offered(hall):
    printed = hall.call("card", "lantern", "--json")
    assert printed.status == 1
    assert printed.json["near"][0] == LANTERN
    assert printed.err.startswith("“lantern” may be one of several cards; name one of them: ")
    assert "; Drowned Lantern" in printed.err
    assert hall.call("card", "lantern").out == ""


def test_what_no_card_is_called_is_said_with_what_to_do(hall):
    printed = hall.call("card", "Nosuch Card", "--lang", "es")
    assert printed.status == 1
    assert printed.err.startswith("El archivo de cartas cargado no tiene la carta «Nosuch Card»")
    assert printed.err.count("\n") == 1


@pytest.mark.parametrize("call", [(LANTERN,), ("--search", "lantern")])
def test_without_a_card_file_one_sentence_says_which_to_bring(terminal, call):
    terminal.make_cards = without_card_file
    printed = terminal.call("card", *call, "--json")
    assert printed.status == 1
    assert printed.json == ({"results": []} if "--search" in call else {"near": []})
    assert printed.err.startswith("No card file is loaded: bring “All Cards” from Scryfall")
    assert printed.err.count("\n") == 1


def test_a_damaged_card_file_is_told(terminal):
    fakes = without_card_file()
    fakes.complains = "damaged"
    terminal.make_cards = lambda: fakes
    assert terminal.call("card", LANTERN).err.startswith("The loaded card file is damaged")


def test_a_ruling_without_a_day_is_told_without_one(hall):
    undated = card("Spark", CardFace("Spark"), rulings=(Ruling("", "It is so."),))
    hall.make_cards = lambda: CardFakes([undated])
    assert "\n  It is so." in hall.call("card", "Spark").out
    assert hall.call("card", "Spark", "--json").json["rulings"][0]["date"] == ""


def test_search_finds_names_before_what_is_described(hall):
    printed = hall.call("card", "--search", "lantern", "--json")
    results = printed.json["results"]
    names = [each["name"] for each in results]
    assert set(names[:3]) == {LANTERN, "Lantern Keeper's Oath", "Drowned Lantern"}
    assert [*results[0]] == ["name", "score"]
    scores = [each["score"] for each in results]
    assert scores == sorted(scores, reverse=True)
    assert all(0 < score <= 1 for score in scores)


def test_search_finds_words_of_the_text(hall):
    results = hall.call("card", "--search", "oil", "counters", "--json").json["results"]
    assert [each["name"] for each in results] == [LANTERN]
    assert len(hall.call("card", "--search", "card", "--limit", "1").out.splitlines()) == 1


def test_search_gives_as_many_as_asked_all_with_a_score(terminal):
    source = FactSource("scryfall", "2026-11-14")
    faces = (CardFace("Made", types="Creature — Golem", text="It golems."),)
    many = [Card(f"Made {at}", "normal", faces, source) for at in range(300)]
    terminal.make_cards = lambda: CardFakes(many)
    for words in ("made", "golems"):
        call = ("card", "--search", words, "--limit", "300", "--json")
        results = terminal.call(*call).json["results"]
        assert len({each["name"] for each in results}) == 300
        assert min(each["score"] for each in results) > 0


def test_search_that_finds_nothing_is_said(hall):
    printed = hall.call("card", "--search", "qqqqq", "--json")
    assert (printed.status, printed.json) == (1, {"results": []})
    assert printed.err.startswith("Nothing was found for “qqqqq”")


def test_a_name_and_words_exclude_each_other(hall):
    assert hall.call("card").status == 2
    assert hall.call("card", "a", "--search", "b").status == 2
    assert hall.call("card", LANTERN, "--lang", "spanish").status == 2


def test_for_a_person_it_is_read_from_the_name_to_the_rules(hall):
    hall.rules_provider.known = library(small_rules())
    lines = hall.call("card", LANTERN, "--lang", "es").out.splitlines()
    assert lines[:3] == [LANTERN, f"ES  {SPANISH}", "Scryfall, datos del 14 de noviembre de 2026"]
    assert f"{LANTERN}  {{2}}{{W}}{{B}}" in lines
    assert "Texto impreso, español; vale el texto en inglés:" in lines
    assert "  Vintage: restringida" in lines
    assert "  615  Prevention Effects  (prevent)" in lines
    shown = "\n".join(lines)
    assert shown.index("8 de mayo de 2026") < shown.index("2 de febrero de 2024")


def test_what_is_not_printed_in_a_language_is_said(hall):
    lines = hall.call("card", LANTERN, "--lang", "ru").out.splitlines()
    assert "В файле карт нет текста этой карты на этом языке: русский" in lines


def test_a_half_without_a_printed_text_is_told_in_english(terminal):
    half = card(
        "Ember // Rime",
        CardFace("Ember", "{R}", "Instant", "It deals 2 damage."),
        CardFace("Rime", "{U}", "Instant", "Draw a card."),
        printings=(printed("es", ("Brasa", "", "Hace 2 puntos de daño."), ("Escarcha", "", "")),),
    )
    terminal.make_cards = lambda: CardFakes((half,))
    lines = terminal.call("card", half.name, "--lang", "es").out.splitlines()
    at = lines.index("Hace 2 puntos de daño.")
    assert lines[at + 1 : at + 3] == ["//", "EN  Draw a card."]


@pytest.fixture
def hall_of_thoughts(terminal, tmp_path):
    """A terminal with a card whose Spanish printing of 2020 has another number."""
    spanish = {
        "lang": "es",
        "printed_name": "Pensamiento quieto",
        "printed_text": "Roba dos cartas.",
        "released_at": "2020-04-24",
    }
    printings = [
        scryfall_card("Quiet Thought", oracle_text="Draw three cards.", type_line="Instant"),
        scryfall_card(
            "Quiet Thought", oracle_text="Draw three cards.", type_line="Instant", **spanish
        ),
    ]
    return with_cards(terminal, tmp_path, printings)


def test_a_printed_text_is_told_with_its_day_and_that_the_english_one_has_other_numbers(
    hall_of_thoughts,
):
    lines = hall_of_thoughts.call("card", "Quiet Thought", "--lang", "es").out.splitlines()
    at = lines.index("Texto impreso, español, 24 de abril de 2020; vale el texto en inglés:")
    assert lines[at + 1 : at + 3] == [
        "El texto en inglés tiene otros números o símbolos: lea ese",
        "Roba dos cartas.",
    ]
    printed = hall_of_thoughts.call("card", "Quiet Thought", "--lang", "es", "--json").json
    told = printed["printed"]
    assert (told["printed_on"], told["other_numbers"]) == ("2020-04-24", True)


@pytest.fixture
def hall_of_herons(terminal, tmp_path):
    """A terminal with a card file of two cards."""
    of_heron = {"type_line": "Creature — Elf", "set": "neo", "collector_number": "123"}
    printings = [
        scryfall_card("Patient Heron", oracle_text="{T}: Create a token.", **of_heron),
        scryfall_card("Patient Heron", lang="ru", printed_name="Терпеливая цапля", **of_heron),
        scryfall_card("Kindle", oracle_text="It deals 2 damage.", mana_cost="{2}{U}"),
    ]
    return with_cards(terminal, tmp_path, printings)


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("elves", "Patient Heron"),
        ("tokens", "Patient Heron"),
        ("{T}", "Patient Heron"),
        ("{T}:", "Patient Heron"),
        ("терпеливой цапле", "Patient Heron"),
        ("patient heron (neo) 123", "Patient Heron"),
        ("neo/123", "Patient Heron"),
        ("{2}{U}", "Kindle"),
        ("kindle damage", "Kindle"),
    ],
)
def test_words_in_any_form_symbols_and_numbers_find_a_card(hall_of_herons, typed, name):
    results = hall_of_herons.call("card", "--search", typed, "--json").json["results"]
    assert [each["name"] for each in results] == [name]


@pytest.mark.parametrize(
    "written", ["Patient Heron (neo) 123", "patient heron neo 123", "Терпеливую цаплю", "(neo) 123"]
)
def test_a_card_is_shown_by_its_number_or_by_another_case_of_its_name(hall_of_herons, written):
    printed = hall_of_herons.call("card", written, "--json")
    assert (printed.status, printed.err) == (0, "")
    assert printed.json["name"] == "Patient Heron"


def test_rulings_stand_in_one_order_for_programs_and_persons(hall):
    days = ("", "2024-02-02", "2026-05-08", "2026-05-08")
    rulings = tuple(Ruling(day, f"Ruling {number}.") for number, day in enumerate(days))
    hall.make_cards = lambda: CardFakes([card("Spark", CardFace("Spark"), rulings=rulings)])
    in_json = [each["text"] for each in hall.call("card", "Spark", "--json").json["rulings"]]
    told = hall.call("card", "Spark").out
    assert in_json == ["Ruling 2.", "Ruling 3.", "Ruling 1.", "Ruling 0."]
    assert in_json == sorted(in_json, key=told.index)


@pytest.mark.parametrize(("written", "language"), [("es-MX", "es"), ("ES", "es"), ("pt-br", "")])
def test_a_region_of_a_language_is_that_language(hall, written, language):
    printed = hall.call("card", LANTERN, "--lang", written, "--json")
    assert printed.status == 0
    assert (printed.json["printed"] or {}).get("language", "") == language


def test_what_is_no_language_is_told_with_those_there_are(hall):
    printed = hall.call("card", LANTERN, "--lang", "klingon", "--json")
    assert (printed.status, printed.out) == (2, "")
    assert printed.err == (
        "“klingon” is not a language code; those of cards are en, es, ru, fr, de, it, pt,"
        " ja, ko, zhs, zht, he, la, grc, ar, sa, ph, qya.\n"
    )


def test_a_card_rebalanced_for_arena_is_not_asked_about_beside_its_paper_card(terminal, tmp_path):
    cards = [scryfall_card(name, oracle_id=name) for name in ("Soul Cavern", "A-Soul Cavern")]
    file = tmp_path / "all-cards-20261101.json"
    file.write_text(json.dumps(cards), encoding="utf-8")
    known = KnownCards(resources_folder(), tmp_path / "data", on_the_day)
    known.load(file, lambda _read, _size: True)
    terminal.make_cards = lambda: known
    printed = terminal.call("card", "soul", "cav", "--json")
    assert printed.json["name"] == "Soul Cavern"
    assert printed.err == "“soul cav” was taken for Soul Cavern.\n"
    assert terminal.call("card", "a-soul", "cavern", "--json").json["name"] == "A-Soul Cavern"


def test_loyalty_and_defense_are_told_as_what_they_are(hall):
    vessa = hall.call("card", "Vessa, Keeper of Seals", "--lang", "es").out.splitlines()
    assert "Lealtad 4" in vessa
    siege = hall.call("card", "Siege of Lowport", "--lang", "ru").out.splitlines()
    assert "Защита 5" in siege


def test_a_card_named_by_blanks_is_found_by_them_and_by_no_other_word(terminal, tmp_path):
    cards = [
        scryfall_card(name, oracle_id=name)
        for name in ("_____", "_____ Rower", "_____ _____ Rower", "Rower Guild")
    ]
    file = tmp_path / "all-cards-20261101.json"
    file.write_text(json.dumps(cards), encoding="utf-8")
    known = KnownCards(resources_folder(), tmp_path / "data", on_the_day)
    known.load(file, lambda _read, _size: True)
    terminal.make_cards = lambda: known
    for written in ("_____", "_____ Rower", "_____ _____ Rower"):
        assert terminal.call("card", written, "--json").json["name"] == written
    assert known.found("___", 5)[0].name == "_____"
    assert not known.match("Rower").sure
