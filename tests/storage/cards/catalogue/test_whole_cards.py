"""All that is kept of a card, and of which file each fact is."""

from __future__ import annotations

import pytest

from judgekit.domain.cards.card import Card, CardFace, FactSource, Printed, PrintedFace, Ruling
from judgekit.engine.failures import EnvironmentFailure, FailureReason
from tests.storage.cards.card_files import atomic_card, atomic_file
from tests.storage.cards.catalogue.printings import (
    IN_SPANISH,
    LEGAL,
    foreign,
    printing,
    ruling,
    split_card,
)

NOVEMBER = FactSource("scryfall", "2026-11-01")


def test_a_split_card_with_its_halves_in_two_languages(load, cards):
    spanish = split_card(lang="es", printed=IN_SPANISH, released_at="2021-01-01")
    load([split_card(legalities=LEGAL), spanish])
    card = cards.card("Quenched Ember // Still Pond")
    assert [(face.name, face.cost) for face in card.faces] == [
        ("Quenched Ember", "{R}"),
        ("Still Pond", "{1}{U}"),
    ]
    assert card.text.splitlines() == [
        "Quenched Ember deals 2 damage to any target.",
        "//",
        "Tap target permanent.",
        "Draw a card.",
    ]
    assert card.printed_text("es").splitlines()[-1] == "Roba una carta."
    assert (card.layout, card.identity) == ("split", "U")
    assert card.names == {"es": "Ascua apagada // Estanque quieto"}
    assert card.released == "2020-01-01"
    assert card.legalities == {"modern": "legal", "vintage": "restricted"}
    assert (card.source, card.legalities_source, card.rulings_source) == (NOVEMBER, NOVEMBER, None)


def test_a_card_that_no_file_has_is_none(load, cards):
    assert cards.card("Brainstorm") is None
    load([printing("Quiet Thought", "Draw a card.")])
    assert cards.card("Brainstorm") is None
    assert cards.card("quiet thought") is None
    assert cards.card("Quiet Thought").text == "Draw a card."


def test_the_newest_printing_with_a_text_is_the_one_that_is_shown(load, cards):
    def russian(day, text):
        name = "Тихая мысль"
        return foreign(
            "Quiet Thought",
            "Draw a card.",
            "ru",
            printed_name=name,
            printed_text=text,
            released_at=day,
        )

    load(
        [
            russian("2015-01-01", "Старый."),
            russian("2022-01-01", "Новый."),
            russian("2024-01-01", ""),
        ]
    )
    card = cards.card("Quiet Thought")
    assert card.printed_text("ru") == "Новый."
    assert card.printed["ru"].printed_on == "2022-01-01"


def test_the_day_of_a_text_is_not_that_of_a_newer_name(load, cards):
    named = (("Ascua apagada", "", ""), ("Estanque quieto", "", ""))
    half = ((*IN_SPANISH[0],), named[1])
    load(
        [
            split_card(lang="es", printed=half, released_at="2011-06-17"),
            split_card(lang="es", printed=named, released_at="2018-11-02"),
        ]
    )
    assert cards.card("Quenched Ember // Still Pond").printed["es"].printed_on == "2011-06-17"


def test_the_day_of_a_face_with_a_text_is_not_that_of_one_with_a_name(load, cards):
    def face(side, day, text):
        name = "Ember" if side == "a" else "Pond"
        spanish = {"language": "Spanish", "name": "Ascua // Estanque", "text": text}
        return {
            **{"name": "Ember // Pond", "faceName": name, "side": side, "type": "Instant"},
            **{"layout": "split", "setCode": f"S{day[:4]}", "number": "1", "text": "Draw a card."},
            **{"originalReleaseDate": day, "foreignData": [spanish]},
        }

    faces = [
        face("a", "2011-06-17", "Roba una carta."),
        face("b", "2011-06-17", ""),
        face("b", "2018-11-02", ""),
    ]
    load({"meta": {"date": "2026-11-01"}, "data": {"code": "TST", "cards": faces}})
    assert cards.card("Ember // Pond").printed["es"].printed_on == "2011-06-17"


def test_a_language_with_a_name_alone_has_no_text(load, cards):
    load([foreign("Quiet Thought", "Draw a card.", "de", printed_name="Stiller Gedanke")])
    card = cards.card("Quiet Thought")
    assert card.names == {"de": "Stiller Gedanke"}
    assert not card.printed["de"].has_text


def test_faces_of_mtgjson_are_joined(load, cards):
    def half(side, name, text, spanish, spanish_text):
        said = {"faceName": name, "side": side, "layout": "split", "text": text, "manaCost": "{R}"}
        in_spanish = {"language": "Spanish", "name": "Ascua // Estanque", "faceName": spanish}
        in_spanish |= {"text": spanish_text, "type": "Instantáneo"}
        return atomic_card("Ember // Pond", **said, foreignData=[in_spanish])

    whole = [
        half("a", "Ember", "It burns.", "Ascua", "Quema."),
        half("b", "Pond", "It is wet.", "Estanque", "Moja."),
    ]
    load(atomic_file(**{"Ember // Pond": whole}), "AtomicCards.json")
    source = FactSource("mtgjson", "2026-06-28")
    card = cards.card("Ember // Pond")
    assert [face.name for face in card.faces] == ["Ember", "Pond"]
    assert card.text == "It burns.\n//\nIt is wet."
    assert card.printed["es"] == Printed(
        "es",
        (
            PrintedFace("Ascua", "Instantáneo", "Quema."),
            PrintedFace("Estanque", "Instantáneo", "Moja."),
        ),
        source,
    )
    assert card.rulings == (Ruling("2020-01-01", "It does."),)
    assert card.rulings_source == source


def test_rulings_are_laid_over_by_their_oracle_id(load, cards):
    load([printing("Quiet Thought", "Draw a card."), printing("Loud Thought", "Discard a card.")])
    before = cards.card("Loud Thought")
    of_quiet = "oracle-of-Quiet Thought"
    source = load(
        [
            ruling(of_quiet, "2024-05-01", "The later."),
            ruling("oracle-of-nobody", "2024-02-01", "Of nobody."),
            ruling(of_quiet, "2024-02-01", "The first."),
        ],
        "rulings-20261115.json",
    )
    card = cards.card("Quiet Thought")
    assert card.rulings == (
        Ruling("2024-02-01", "The first."),
        Ruling("2024-05-01", "The later."),
    )
    assert card.rulings_source == FactSource("scryfall", "2026-11-15")
    assert card.source == NOVEMBER
    assert cards.card("Loud Thought") == before
    assert (source.date, source.rulings, source.cards) == ("2026-11-01", 2, 2)


def test_rulings_of_other_cards_alone_are_refused(load, cards, data):
    load([printing("Quiet Thought", "Draw a card.")])
    before = (data / "cards.sqlite").read_bytes()
    with pytest.raises(EnvironmentFailure) as failure:
        load([ruling("oracle-of-nobody", "2024-02-01", "Of nobody.")], "rulings-20261115.json")
    assert failure.value.reason is FailureReason.RULINGS_OF_OTHER_CARDS
    assert (data / "cards.sqlite").read_bytes() == before


def test_older_rulings_change_nothing_and_later_ones_do(load, cards):
    of_quiet = "oracle-of-Quiet Thought"
    load([printing("Quiet Thought", "Draw a card.")])
    load([ruling(of_quiet, "2024-05-01", "Of November.")], "rulings-20261115.json")
    load([ruling(of_quiet, "2024-05-01", "Of May.")], "rulings-20260501.json")
    assert cards.card("Quiet Thought").rulings == (Ruling("2024-05-01", "Of November."),)
    source = load([ruling(of_quiet, "2024-05-01", "Of December.")], "rulings-20261201.json")
    assert cards.card("Quiet Thought").rulings == (Ruling("2024-05-01", "Of December."),)
    assert [(file.date, file.rulings) for file in source.files] == [
        ("2026-12-01", 1),
        ("2026-11-01", 0),
    ]


def test_a_phrase_as_it_is_written_comes_before_one_whose_last_word_goes_on(load, cards):
    load([printing("Long Walk", "Pay 170."), printing("Short Walk", "Tap it, or you pay 17.")])
    assert [each.name for each in cards.described('"pay 17"', 5)] == ["Short Walk", "Long Walk"]


def test_a_number_is_found_without_the_sign_behind_it(load, cards):
    load([printing("Dagger", "x", set="arn", collector_number="29†")])
    assert cards.found("arn 29", 3)[0].name == "Dagger"
    load([printing("Sword", "x", set="arn", collector_number="29")])
    assert cards.found("arn 29", 3)[0].name == "Sword"
    assert cards.found("arn 29†", 3)[0].name == "Dagger"


@pytest.mark.parametrize("typed", ["静", "水", "静水", "棘"])
def test_one_sign_of_a_name_finds_it(load, cards, typed):
    load(
        [
            printing("Thornfire // Quietwater", "x"),
            foreign("Thornfire // Quietwater", "x", "ja", printed_name="棘火 // 静水"),
        ]
    )
    assert cards.found(typed, 3)[0].name == "Thornfire // Quietwater"


def test_a_card_of_a_whole_file_is_what_it_was(load, cards):
    load([printing("Quiet Thought", "Draw a card.", legalities=LEGAL, power="1", toughness="*")])
    assert cards.card("Quiet Thought") == Card(
        "Quiet Thought",
        "normal",
        (CardFace("Quiet Thought", "{1}{U}", "Instant", "Draw a card.", "U", "1", "*"),),
        NOVEMBER,
        legalities=LEGAL,
        legalities_source=NOVEMBER,
        identity="U",
        released="2020-01-01",
    )


@pytest.mark.parametrize("count", [31, 32, 33, 64])
def test_any_number_of_cards_fills_its_blocks(load, cards, count):
    load([printing(f"Card {number}", f"Text {number}.") for number in range(count)])
    assert cards.source().cards == count
    assert cards.card(f"Card {count - 1}").text == f"Text {count - 1}."


def test_very_many_rulings_are_laid_over(load, cards):
    load([printing("Quiet Thought", "Draw a card.")])
    of_quiet = "oracle-of-Quiet Thought"
    others = [ruling("oracle-of-nobody", "2024-01-01", f"{number}.") for number in range(2_100)]
    load([*others, ruling(of_quiet, "2024-05-01", "The last.")], "rulings-20261115.json")
    assert cards.card("Quiet Thought").rulings == (Ruling("2024-05-01", "The last."),)
