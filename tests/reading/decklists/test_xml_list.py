"""Lists in XML: where a card stands, how many it is, in which letters."""

from __future__ import annotations

import pytest

from judgekit.domain.decklists.decklist import Decklist, ListRemark
from judgekit.domain.decklists.unusable_list import ListFault, UnusableList
from judgekit.reading.decklists.reader import parse_decklist


def cockatrice(content: str) -> Decklist:
    return parse_decklist(f"<cockatrice_deck>{content}</cockatrice_deck>".encode())


def remarks(decklist: Decklist) -> list[ListRemark]:
    return [each.remark for each in decklist.remarks]


@pytest.mark.parametrize(
    "place",
    [
        '<box><card number="4" name="Opt"/></box>',
        '<card number="4" name="Opt"/>',
        '<zone name="side"/><card number="4" name="Opt"/>',
        '<zone name="somewhere"><card number="4" name="Opt"/></zone>',
    ],
)
def test_a_card_in_an_unknown_place_is_counted_in_the_main_deck_and_told(place: str) -> None:
    decklist = cockatrice(place)
    assert [(card.count, card.name) for card in decklist.main] == [(4, "Opt")]
    assert remarks(decklist) == [ListRemark.UNKNOWN_PART]


def test_a_sideboard_that_is_neither_true_nor_false_is_told() -> None:
    decklist = parse_decklist(b'<Deck><Cards Quantity="4" Sideboard="maybe" Name="Opt"/></Deck>')
    assert [card.name for card in decklist.main] == ["Opt"]
    assert remarks(decklist) == [ListRemark.UNKNOWN_PART]


def test_a_name_between_the_tags() -> None:
    read = cockatrice('<zone name="side"><card number="4"> Opt </card></zone>')
    assert [(card.count, card.name) for card in read.sideboard] == [(4, "Opt")]
    assert read.remarks == ()


def test_a_zone_for_a_group_is_the_main_deck_and_told() -> None:
    read = cockatrice('<zone name="lands"><card number="4" name="Island"/></zone>')
    assert [(card.count, card.name) for card in read.main] == [(4, "Island")]
    assert remarks(read) == [ListRemark.UNKNOWN_PART]


def test_lines_are_counted_from_the_first_of_the_file() -> None:
    read = parse_decklist(b'\n\n<Deck>\n<Cards Quantity="x" Name="Opt"/></Deck>')
    assert [each.number for each in read.remarks] == [4]


def test_a_zone_for_cards_that_may_be_played_is_no_part_of_the_deck() -> None:
    read = cockatrice('<zone name="maybeboard"><card number="1" name="Opt"/></zone>')
    assert (read.main, remarks(read)) == ((), [ListRemark.SET_ASIDE])


@pytest.mark.parametrize("number", ["", 'number=""'])
def test_a_card_without_a_number_is_one(number: str) -> None:
    decklist = cockatrice(f'<zone name="main"><card {number} name="Opt"/></zone>')
    assert [(card.count, card.name) for card in decklist.main] == [(1, "Opt")]
    assert remarks(decklist) == [ListRemark.NO_COUNT]


@pytest.mark.parametrize("number", ["four", "-1", "0"])
def test_a_number_that_is_none_is_not_understood(number: str) -> None:
    decklist = cockatrice(f'<zone name="main"><card number="{number}" name="Opt"/></zone>')
    assert (decklist.main, remarks(decklist)) == ((), [ListRemark.NOT_UNDERSTOOD])


@pytest.mark.parametrize(
    ("encoding", "name"), [("windows-1251", "Остров"), ("ISO-8859-1", "Señor"), ("koi8-r", "Лес")]
)
def test_letters_that_the_file_declares_are_not_guessed(encoding: str, name: str) -> None:
    cards = f'<Deck><Cards Quantity="4" Name="{name}"/></Deck>'
    text = f'<?xml version="1.0" encoding="{encoding}"?>\n{cards}'
    decklist = parse_decklist(text.encode(encoding))
    assert [card.name for card in decklist.main] == [name]
    assert decklist.remarks == ()


@pytest.mark.parametrize("declared", ["utf-8", "unicode_escape", "nothing-known"])
def test_letters_declared_wrongly_are_guessed_and_that_is_told(declared: str) -> None:
    cards = '<Deck><Cards Quantity="4" Name="Остров"/></Deck>'
    text = f'<?xml version="1.0" encoding="{declared}"?>{cards}'
    decklist = parse_decklist(text.encode("cp1251"))
    assert [card.name for card in decklist.main] == ["Остров"]
    assert remarks(decklist) == [ListRemark.LETTERS_GUESSED]


def test_text_between_the_elements_is_told_by_its_line() -> None:
    decklist = parse_decklist(
        b"\n<Deck>\n<NetDeckID>0</NetDeckID>\n4 Lightning Bolt\n"
        b'<Cards Quantity="4" Sideboard="false" Name="Opt"/> 2 Duress\n\n  1 Shock\n</Deck>'
    )
    assert [(card.count, card.name) for card in decklist.main] == [(4, "Opt")]
    assert [(each.number, each.text, each.remark) for each in decklist.remarks] == [
        (4, "4 Lightning Bolt", ListRemark.NOT_UNDERSTOOD),
        (5, "2 Duress", ListRemark.NOT_UNDERSTOOD),
        (7, "1 Shock", ListRemark.NOT_UNDERSTOOD),
    ]


def test_text_in_a_zone_and_in_a_card_that_has_a_name_is_told() -> None:
    decklist = cockatrice(
        '<comments>Our best list</comments><zone name="main">1 Shock'
        '<card number="4" name="Opt">Foil</card></zone>'
    )
    assert [(card.count, card.name) for card in decklist.main] == [(4, "Opt")]
    assert [each.text for each in decklist.remarks] == ["1 Shock", "Foil"]
    assert set(remarks(decklist)) == {ListRemark.NOT_UNDERSTOOD}


def octgn(sections: str) -> Decklist:
    return parse_decklist(f"<deck game='a6c8d2e8'>{sections}<notes>4 Opt</notes></deck>".encode())


def test_a_list_of_octgn_has_a_section_for_each_part() -> None:
    read = octgn(
        '<section name="Command Zone"><card qty="1" id="1">Atraxa</card></section>'
        '<section name="Main"><card qty="99" id="2">Keeper&#39;s &amp; Co.</card></section>'
        '<section name="Sideboard" shared="False"><card qty="1" id="3">Duress</card></section>'
        '<section name="Planes/Schemes"/>'
    )
    assert [(card.count, card.name) for card in read.commander] == [(1, "Atraxa")]
    assert [(card.count, card.name) for card in read.main] == [(99, "Keeper's & Co.")]
    assert [(card.count, card.name) for card in read.sideboard] == [(1, "Duress")]
    assert (read.format_of_file, read.remarks) == ("octgn", ())


def test_a_section_that_no_deck_has_is_told() -> None:
    read = octgn('<section name="R&amp;D"><card qty="3" id="1">Opt</card></section>')
    assert [(card.count, card.name) for card in read.main] == [(3, "Opt")]
    assert remarks(read) == [ListRemark.UNKNOWN_PART]


def test_entities_in_a_list_of_octgn_are_not_expanded() -> None:
    entities = '<!DOCTYPE deck [<!ENTITY a "Opt"><!ENTITY b "&a;&a;&a;">]>'
    card = '<deck><section name="Main"><card qty="4" id="1">&b;</card></section></deck>'
    with pytest.raises(UnusableList) as refused:
        parse_decklist(f"{entities}{card}".encode())
    assert refused.value.fault is ListFault.HOSTILE_XML
