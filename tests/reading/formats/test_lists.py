"""The lists of the formats, as three editions in three languages print them."""

from __future__ import annotations

import pytest

from judgekit.domain.cards.card_names import CardName
from judgekit.domain.formats.banned_kind import BannedKind
from judgekit.domain.rules.corrections import Correction, CorrectionKind
from judgekit.reading.formats.entries import NameJoin
from judgekit.reading.formats.lists import FormatListReader, ListTopic
from judgekit.reading.formats.sections import format_sections
from judgekit.storage.cards.banned_kinds_file import read_banned_kinds
from judgekit.system.resources import resources_folder
from tests.builders import document, item, section

ENGLISH, RUSSIAN, SPANISH = "mtr-en-2019-05-03", "mtr-ru-2019-07-12", "mtr-es-2021-07-23"

NAMES = (
    CardName("Ponder", "Reflexionar", "Размышления"),
    CardName("Skullclamp"),
    CardName("Khans of Tarkir", "Kans de Tarkir", kind="set"),
    CardName(
        "Dragons of Tarkir",
        "Dragones de Tarkir",
        kind="set",
        printed={SPANISH: ("Kans de Tarkir",)},
    ),
)
CONSPIRACIES = BannedKind("conspiracy", r"\bconspirac", ("Backup Plan",))


def lists_of(*blocks, document_id=ENGLISH, corrections=()):
    whole = document(document_id, section("6.4", "Modern Format Deck Construction", *blocks))
    reader = FormatListReader(whole, corrections, NAMES, (CONSPIRACIES,))
    return reader.read(whole.sections[0])


@pytest.mark.parametrize(
    ("lead", "topic"),
    [
        ("The following card is banned in Modern tournaments:", ListTopic.BANNED),
        ("The following cards are restricted in Vintage tournaments:", ListTopic.RESTRICTED),
        ("The following card sets are permitted in Modern tournaments:", ListTopic.SETS),
        ("Las siguientes cartas están prohibidas en torneos Modern:", ListTopic.BANNED),
        ("Las siguientes cartas están restringidas en torneos Vintage:", ListTopic.RESTRICTED),
        ("Las siguientes colecciones están permitidas en torneos Modern:", ListTopic.SETS),
        ("Следующая карта запрещена в формате Модерн:", ListTopic.BANNED),
        ("Следующие карты ограничены в формате винтаж:", ListTopic.RESTRICTED),
        ("Карты из следующих изданий разрешено использовать", ListTopic.SETS),
    ],
)
def test_a_list_is_what_the_paragraph_above_it_says(lead, topic):
    lists = lists_of("Cards.", lead, item("Ponder"), "Another matter.", item("Skullclamp"))
    assert lists.topics == {topic}
    assert [entry.name for entry in getattr(lists, topic.value)] == ["Ponder"]


@pytest.mark.parametrize(
    ("printed", "name", "note", "known"),
    [
        ("Reflexionar", "Ponder", "", True),
        ("Размышления (Ponder)", "Ponder", "", True),
        ("Ponder™*", "Ponder", "", True),
        ("Ponder (с 12 июля 2019)", "Ponder", "с 12 июля 2019", True),
        ("Ponder (effective May 3, 2019)", "Ponder", "effective May 3, 2019", True),
        (
            "Reflexionar (hasta el 24 de julio de 2021)",
            "Ponder",
            "hasta el 24 de julio de 2021",
            True,
        ),
        ("Новая карта (Brand New Card)", "Brand New Card", "", False),
        ("Carta nueva", "Carta nueva", "", False),
        ("Новая (New) с 12 июля 2019", "New", "с 12 июля 2019", False),
    ],
)
def test_an_entry_is_its_english_name_where_any_language_tells_it(printed, name, note, known):
    entry = NameJoin(NAMES, "card", SPANISH).read(printed)
    assert (entry.name, entry.note, entry.known) == (name, note, known)


def test_a_year_may_be_part_of_a_name():
    core = CardName("Core Set 2020", kind="set", printed={RUSSIAN: ("Core M20",)})
    entry = NameJoin((core,), "set", RUSSIAN).read("Базовый выпуск (Core M20) с 12 июля 2019")
    assert (entry.name, entry.note) == ("Core Set 2020", "с 12 июля 2019")


def test_what_the_scan_got_wrong_is_read_as_it_is_meant():
    slip = Correction(ENGLISH, "Skulldamp", "Skullclamp", CorrectionKind.SLIP, "6.4")
    lead = "These cards are banned:"
    assert lists_of(lead, item("Skulldamp"), corrections=(slip,)).banned[0].name == "Skullclamp"
    elsewhere = Correction(ENGLISH, "Skulldamp", "Skullclamp", CorrectionKind.SLIP, "6.6")
    assert not lists_of(lead, item("Skulldamp"), corrections=(elsewhere,)).banned[0].known


def test_only_the_second_of_two_is_meant_otherwise():
    slip = Correction(
        SPANISH, "Kans de Tarkir", "Dragones de Tarkir", CorrectionKind.SLIP, "6.4", occurrence=2
    )
    blocks = ("Sets permitted:", item("Kans de Tarkir"), item("Kans de Tarkir"))
    lists = lists_of(*blocks, document_id=SPANISH, corrections=(slip,))
    assert [entry.name for entry in lists.sets] == ["Khans of Tarkir", "Dragons of Tarkir"]


def test_kinds_are_known_from_sentences_and_no_entry_is_lost():
    sentence = "Every card of more than forty words that nobody has read to its end yet"
    lists = lists_of(
        "These cards are banned:",
        item("All cards with the card type “Conspiracy” (25 cards)"),
        item(sentence),
        item("Some Card"),
    )
    assert lists.kinds == (CONSPIRACIES,)
    assert lists.unread == (sentence,)
    assert [entry.name for entry in lists.banned] == ["Some Card"]


def test_formats_are_found_by_title_whatever_their_number():
    titles = ("6.8 Pioneer Format", "6.9 Vintage Format", "6.10 Formato Estándar")
    found = format_sections(document(ENGLISH, *(section(*title.split(" ", 1)) for title in titles)))
    assert {each.value: place.ref for each, place in found.items()} == {
        "pioneer": "6.8",
        "vintage": "6.9",
        "standard": "6.10",
    }


@pytest.mark.parametrize(
    ("edition", "ref", "counted"),
    [  # the lines of the texts, counted apart from the program
        # sets, banned and restricted cards, banned kinds
        (ENGLISH, "6.3", (8, 1, 0, 0)),
        (ENGLISH, "6.4", (64, 34, 0, 0)),
        (ENGLISH, "6.5", (0, 3, 46, 2)),
        (ENGLISH, "6.6", (0, 54, 0, 2)),
        (ENGLISH, "9.5", (0, 1, 0, 0)),
        (RUSSIAN, "6.3", (9, 1, 0, 0)),
        (RUSSIAN, "6.4", (65, 35, 0, 0)),
        (RUSSIAN, "6.5", (0, 3, 46, 2)),
        (RUSSIAN, "6.6", (0, 54, 0, 2)),
        (RUSSIAN, "9.5", (0, 1, 0, 0)),
        (SPANISH, "6.3", (10, 8, 0, 0)),
        (SPANISH, "6.4", (76, 46, 0, 0)),
        (SPANISH, "6.5", (0, 3, 50, 3)),
        (SPANISH, "6.6", (0, 61, 0, 3)),
        (SPANISH, "6.7", (38, 22, 0, 0)),
        (SPANISH, "9.5", (0, 1, 0, 0)),
    ],
)
def test_every_entry_of_the_texts_is_read(sources, edition, ref, counted):
    whole = sources.library.document(edition)
    known = read_banned_kinds(resources_folder())
    reader = FormatListReader(whole, sources.library.corrections, sources.card_names, known)
    lists = reader.read(next(each for each in whole.sections if each.ref == ref))
    counts = (len(lists.sets), len(lists.banned), len(lists.restricted), len(lists.kinds))
    assert counts == counted
    assert not lists.unread
    assert all(entry.known for entry in (*lists.sets, *lists.banned, *lists.restricted))


def test_the_kinds_are_as_many_as_the_texts_count():
    kinds = {kind.kind: kind for kind in read_banned_kinds(resources_folder())}
    assert len(set(kinds["conspiracy"].cards)) == 25
    assert len(set(kinds["ante"].cards)) == 9
    assert not kinds["ante"].is_meant("Las cartas son legales antes de la fecha")


@pytest.mark.parametrize(
    "blocks",
    [
        (item("Ponder"), item("All cards with the card type"), "“Conspiracy” (25 cards)"),
        (
            item("All cards with the card"),
            "type “Conspiracy” are banned",
            "in all formats.",
            item("Ponder"),
        ),
    ],
)
def test_an_entry_of_several_lines_does_not_end_its_list(blocks):
    """As read from the narrow columns of a printed page."""
    lists = lists_of("The following cards are banned:", *blocks, item("Skullclamp"))
    assert {entry.name for entry in lists.banned} == {"Ponder", "Skullclamp"}
    assert lists.kinds == (CONSPIRACIES,)
    assert lists.unread == ()


def test_a_footnote_among_the_permitted_sets_is_no_set():
    remark = "This one will be legal in the format in one country only."
    lists = lists_of("The following sets are permitted:", item("Some Set"), item(remark))
    assert (len(lists.sets), lists.unread) == (1, ())
