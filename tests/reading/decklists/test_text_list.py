"""Lists in plain text: parts, titles, groups, and what is told of their lines."""

from __future__ import annotations

import pytest

from judgekit.domain.decklists.decklist import Decklist, ListRemark, total
from judgekit.domain.decklists.unusable_list import ListFault, UnusableList
from judgekit.reading.decklists.reader import parse_decklist
from judgekit.reading.decklists.text_list import read_text_list


def cards(decklist: Decklist) -> tuple[dict[str, int], dict[str, int], dict[str, int]]:
    main, sideboard, commander = (
        {each.name: each.count for each in part}
        for part in (decklist.main, decklist.sideboard, decklist.commander)
    )
    return main, sideboard, commander


def remarks(decklist: Decklist) -> list[tuple[int, ListRemark]]:
    return [(each.number, each.remark) for each in decklist.remarks]


def test_the_same_card_twice_is_counted_together_by_its_first_spelling() -> None:
    assert cards(read_text_list("3 Yavimaya Coast\n4 Opt\n1 yavimaya coast")) == (
        {"Yavimaya Coast": 4, "Opt": 4},
        {},
        {},
    )


def test_apostrophes_and_spaces_make_no_other_card() -> None:
    main, _, _ = cards(read_text_list("2 Man-o’-War\n2 Man-o'-War\n1 Man-o`-War\u200b"))
    assert main == {"Man-o'-War": 5}


def test_a_list_on_one_line() -> None:
    read = read_text_list("4 Opt, 56 Island\nSideboard: 3 Duress, 2 Negate\n1 Dispel")
    assert cards(read) == ({"Opt": 4, "Island": 56}, {"Duress": 3, "Negate": 2, "Dispel": 1}, {})


def test_the_commander_named_on_its_line_alone() -> None:
    read = read_text_list("Commander: Atraxa, Praetors' Voice\n1 Sol Ring\n98 Wastes")
    assert cards(read) == ({"Sol Ring": 1, "Wastes": 98}, {}, {"Atraxa, Praetors' Voice": 1})
    assert read.remarks == ()


def test_the_deck_follows_its_commander_after_a_blank_line() -> None:
    read = read_text_list("Commander\n1 Atraxa\n\n1 Sol Ring\n98 Wastes")
    assert cards(read) == ({"Sol Ring": 1, "Wastes": 98}, {}, {"Atraxa": 1})


def test_a_commander_above_a_blank_line_with_a_sideboard_that_has_a_heading() -> None:
    read = read_text_list("1 Atraxa\n\n1 Sol Ring\n98 Wastes\n\nSIDEBOARD:\n1 Opt")
    assert cards(read) == ({"Sol Ring": 1, "Wastes": 98}, {"Opt": 1}, {"Atraxa": 1})
    assert remarks(read) == [(1, ListRemark.BLANK_LINE_COMMANDER)]


def test_the_first_of_a_hundred_cards_below_commander_is_the_commander() -> None:
    read = read_text_list("Commander\n1 Atraxa\n1 Sol Ring\n50 Wastes\n48 Plains")
    assert (total(read.main), cards(read)[2]) == (99, {"Atraxa": 1})
    assert remarks(read) == [(2, ListRemark.FIRST_COMMANDER)]


@pytest.mark.parametrize("first", ["2 Atraxa", "1 Atraxa\n2 Island"])
def test_commander_as_the_name_of_the_format(first: str) -> None:
    read = read_text_list(f"Commander\n{first}\n1 Sol Ring\n50 Wastes\n47 Plains\n1 Atraxa")
    assert (total(read.main), read.commander) == (total(read.main), ())
    assert remarks(read) == [(2, ListRemark.NO_COMMANDER)]


def test_a_companion_is_one_of_the_sideboard() -> None:
    both = "Companion\n1 Lurrus\n\nDeck\n60 Swamp\n\nSideboard\n1 Lurrus\n14 Duress"
    assert cards(read_text_list(both))[1] == {"Lurrus": 1, "Duress": 14}
    assert remarks(read_text_list(both)) == []
    alone = read_text_list("Companion\n1 Lurrus\n\nDeck\n60 Swamp")
    assert cards(alone)[1] == {"Lurrus": 1}
    assert remarks(alone) == [(2, ListRemark.COMPANION)]


def test_headings_of_groups_stay_in_their_part() -> None:
    deck = "Deck\nRamp (10)\n10 Elf\n\nRemoval:\n50 Bolt\n\n"
    read = read_text_list(f"{deck}Sideboard\nCreatures\n3 Bear\n\nLands\n2 Bog")
    assert cards(read) == ({"Elf": 10, "Bolt": 50}, {"Bear": 3, "Bog": 2}, {})
    assert ListRemark.NOT_UNDERSTOOD not in {each.remark for each in read.remarks}


@pytest.mark.parametrize(
    "title", ["Izzet Murktide", "4c Omnath", "UW Control 2024", "2024 Regional: 5th place"]
)
def test_a_title_is_no_card_and_is_told(title: str) -> None:
    read = read_text_list(f"{title}\n4 Opt\n4 Consider")
    assert (read.name, total(read.main)) == (title, 8)
    assert remarks(read) == [(1, ListRemark.TITLE)]


@pytest.mark.parametrize(
    "first", ["Skullclamp 4", "Skullclamp (4)", "Skullclamp x4", "4 Skullclamp"]
)
def test_a_first_line_with_a_count_is_a_card(first: str) -> None:
    read = read_text_list(f"{first}\n56 Forest\n4 Island\n")
    assert cards(read)[0] == {"Skullclamp": 4, "Forest": 56, "Island": 4}
    assert read.remarks == ()


def test_a_count_that_stands_behind_a_name_between_others_is_that_of_a_card() -> None:
    read = read_text_list("30 Forest\n\nSkullclamp 4\n26 Island\n")
    assert cards(read)[0] == {"Forest": 30, "Skullclamp": 4, "Island": 26}


def test_the_heading_of_a_group_tells_how_many_cards_follow() -> None:
    read = read_text_list("Ramp (10)\n4 Elf\n6 Bear\n\nRemoval 50\n50 Bolt")
    assert cards(read)[0] == {"Elf": 4, "Bear": 6, "Bolt": 50}
    assert remarks(read)[:2] == [(1, ListRemark.LABEL), (5, ListRemark.LABEL)]


@pytest.mark.parametrize("line", ["4 Tierra", "4 Lands", "4x Terre"])
def test_a_heading_with_another_number_than_its_cards_may_be_a_card(line: str) -> None:
    read = read_text_list(f"{line}\n4 Bolt\n52 Mountain\n")
    assert cards(read)[0] == {"Bolt": 4, "Mountain": 52}
    assert remarks(read) == [(1, ListRemark.GROUP)]


@pytest.mark.parametrize("line", ["56 Lands", "56 tierras", "Lands (4)"])
def test_a_heading_that_adds_up_or_is_written_as_one_is_none(line: str) -> None:
    read = read_text_list(f"{line}\n30 Forest\n26 Mountain\n")
    assert read.remarks == ()


def test_a_line_above_one_of_several_blocks_may_be_a_card() -> None:
    read = read_text_list("56 Island\n\nSkullclamp\n4 Opt")
    assert cards(read)[0] == {"Island": 56, "Opt": 4}
    assert (3, ListRemark.GROUP) in remarks(read)


@pytest.mark.parametrize("apart", ["", "\n", "Deck\n"])
def test_several_lines_above_the_cards(apart: str) -> None:
    read = read_text_list(f"Ana Peña\nMono Red\nDCI 1234567890\n{apart}4 Opt\n4 Duress\n52 Island")
    assert (read.name, cards(read)[0]) == ("Ana Peña", {"Opt": 4, "Duress": 4, "Island": 52})
    assert [number for number, _ in remarks(read)[:3]] == [1, 2, 3]
    assert remarks(read)[0][1] is ListRemark.TITLE
    assert remarks(read)[1][1] is (ListRemark.LABEL if apart else ListRemark.GROUP)


def test_a_line_above_may_be_a_card_where_another_card_has_no_count() -> None:
    read = read_text_list("Skullclamp\n4 Opt\n55 Island\nPonder")
    assert cards(read)[0] == {"Opt": 4, "Island": 55, "Ponder": 1}
    assert remarks(read) == [(1, ListRemark.GROUP), (4, ListRemark.NO_COUNT)]


@pytest.mark.parametrize("title", ["Burn 60", "RG Titan 62"])
def test_a_title_that_tells_how_many_cards_follow(title: str) -> None:
    read = read_text_list(f"{title}\n4 Opt\n56 Island\nSideboard\n2 Duress")
    assert cards(read) == ({"Opt": 4, "Island": 56}, {"Duress": 2}, {})
    assert remarks(read) == [(1, ListRemark.TITLE)]


def test_a_registration_sheet() -> None:
    read = read_text_list(
        "Last Name: Peña\nFirst Name: Ana\nDCI #: 1234567890\n"
        "Deck Name: Burn\nDeck Designer: Ana\n\n"
        "Main Deck:\n60 Island\nTotal Number of Cards in Main Deck: 60\n\n"
        "Sideboard:\n2 Duress\nTotal Number of Cards in Sideboard: 2"
    )
    assert (read.name, cards(read)) == ("Burn", ({"Island": 60}, {"Duress": 2}, {}))
    assert {remark for _, remark in remarks(read)} == {ListRemark.LABEL}


def test_a_count_of_less_than_none_is_told() -> None:
    read = read_text_list("4 Opt\n-3 Duress\n56 Island\n- 2 Ponder")
    assert cards(read)[0] == {"Opt": 4, "Island": 56, "Ponder": 2}
    assert remarks(read) == [(2, ListRemark.NOT_UNDERSTOOD)]


def test_a_list_of_points_with_no_space_behind_the_dash() -> None:
    read = read_text_list("-4 Opt\n-56 Island\nSideboard\n-2 Duress")
    assert cards(read) == ({"Opt": 4, "Island": 56}, {"Duress": 2}, {})


@pytest.mark.parametrize("first_heading", ["<Main>", "<Deck>", "24 cards in the main deck"])
def test_headings_in_pointed_brackets_are_no_xml(first_heading: str) -> None:
    read = parse_decklist(f"{first_heading}\n4 Opt\n[Sideboard]\n2 Duress".encode())
    assert cards(read) == ({"Opt": 4}, {"Duress": 2}, {})


def test_numbered_names_are_one_each() -> None:
    read = read_text_list("1. Sol Ring\n2. Mana Vault\n3) Island")
    assert cards(read)[0] == {"Sol Ring": 1, "Mana Vault": 1, "Island": 1}
    assert {remark for _, remark in remarks(read)} == {ListRemark.NO_COUNT}


def test_counts_with_a_full_stop() -> None:
    read = read_text_list("4. Opt\n20) Island\n1. Duress")
    assert cards(read)[0] == {"Opt": 4, "Island": 20, "Duress": 1}


def test_a_list_out_of_a_page() -> None:
    read = read_text_list("<p>4 <b>Opt</b></p>\n2 <a href='x'>Duress</a><br/>\n1 Ponder <retro>")
    assert (cards(read)[0], read.remarks) == ({"Opt": 4, "Duress": 2, "Ponder": 1}, ())


@pytest.mark.parametrize("heading", ["Name", "Carta", "card name", "Название"])
def test_the_heading_of_a_column_of_names_is_no_card(heading: str) -> None:
    read = read_text_list(f"{heading}\nOpt\nOpt")
    assert cards(read)[0] == {"Opt": 2}
    assert remarks(read)[0] == (1, ListRemark.LABEL)


def test_a_list_out_of_a_forum() -> None:
    read = read_text_list("[b]Main[/b]\n4 [i]Opt[/i]\n[b]Sideboard[/b]\n2 Duress\n[/list]")
    assert (cards(read), read.remarks) == (({"Opt": 4}, {"Duress": 2}, {}), ())


def test_a_list_between_signs_of_chats() -> None:
    read = read_text_list("```\n> 60 Island\n>\n> 15 Duress\n```")
    assert (cards(read), read.remarks) == (({"Island": 60}, {"Duress": 15}, {}), ())


def test_a_sideboard_on_the_line_of_the_deck() -> None:
    read = read_text_list("4 Opt, 56 Island; Sideboard: 2 Duress, 1 Jace, the Mind Sculptor")
    expected = {"Opt": 4, "Island": 56}, {"Duress": 2, "Jace, the Mind Sculptor": 1}, {}
    assert cards(read) == expected


@pytest.mark.parametrize("line", ["SB: Negate x2", "SB: 2 Negate", "sb: Negate (2)", "SB 2 Negate"])
def test_a_line_marked_as_sideboard_speaks_for_itself_alone(line: str) -> None:
    read = read_text_list(f"30 Forest\n{line}\n30 Forest\n")
    assert cards(read) == ({"Forest": 60}, {"Negate": 2}, {})


def test_names_without_counts_are_one_each_and_told() -> None:
    read = read_text_list("Sol Ring\nArcane Signet")
    assert cards(read)[0] == {"Sol Ring": 1, "Arcane Signet": 1}
    assert remarks(read) == [(1, ListRemark.NO_COUNT), (2, ListRemark.NO_COUNT)]


@pytest.mark.parametrize(
    ("line", "remark"),
    [
        ("?!?", ListRemark.NOT_UNDERSTOOD),
        ("??? ???", ListRemark.NOT_UNDERSTOOD),
        ("→", ListRemark.NOT_UNDERSTOOD),
        ("-----", None),
        ("Notes: 4 Skullclamp", ListRemark.NOT_UNDERSTOOD),
        ("Event: Skullclamp 4", ListRemark.NOT_UNDERSTOOD),
        ("Comments: 4x Skullclamp (DST) 140", ListRemark.NOT_UNDERSTOOD),
        ("Notas: Skullclamp x4", ListRemark.NOT_UNDERSTOOD),
        ("Примечание: 4 Skullclamp", ListRemark.NOT_UNDERSTOOD),
        ("Name: 4 Skullclamp", ListRemark.NOT_UNDERSTOOD),
        ("Title: Skullclamp 4", ListRemark.NOT_UNDERSTOOD),
        ("Player: 4 Skullclamp", ListRemark.NOT_UNDERSTOOD),
        ("Date: 4 Skullclamp", ListRemark.NOT_UNDERSTOOD),
        ("Date: 21 November 2026", ListRemark.LABEL),
        ("Format: Modern", ListRemark.LABEL),
        ("Name:", ListRemark.LABEL),
        ("Total: 8", ListRemark.LABEL),
        ("Table 23", ListRemark.LABEL),
        ("Mesa: 23", ListRemark.LABEL),
        ("Стол № 23", ListRemark.LABEL),
        ("4 Skullclamp 140", None),
        ("4\tSkullclamp\t4\tPonder", ListRemark.NOT_UNDERSTOOD),
        ("Bring this to the main stage.", ListRemark.NOT_UNDERSTOOD),
        ("0 Opt", ListRemark.NOT_UNDERSTOOD),
        ("S: 4 Opt", ListRemark.NOT_UNDERSTOOD),
        ("10000 Opt", ListRemark.TOO_MANY),
        ("99999999999999 Opt", ListRemark.TOO_MANY),
        ("Ponder", ListRemark.NO_COUNT),
        ("// 4 Ponder", ListRemark.COMMENTED_OUT),
        ("// a comment", None),
        ("// Notes: 4 Ponder", None),
        ("https://example.org/deck/4", ListRemark.LABEL),
    ],
)
def test_no_line_vanishes(line: str, remark: ListRemark | None) -> None:
    read = read_text_list(f"4 Island\n4 Swamp\n{line}")
    assert remarks(read) == ([(3, remark)] if remark else [])


def test_a_second_name_of_the_list_is_told() -> None:
    read = read_text_list("Name: Burn\nPlayer: Ann\n4 Opt\nName: Elves\nPlayer: Bo")
    assert (read.name, read.player) == ("Burn", "Ann")
    assert remarks(read) == [(4, ListRemark.LABEL), (5, ListRemark.LABEL)]


@pytest.mark.parametrize("line", ['"4 Opt"', '"4x Opt",', '"Opt x4"'])
def test_a_line_in_quotation_marks(line: str) -> None:
    read = read_text_list(f"56 Island\n{line}")
    assert (cards(read)[0], read.remarks) == ({"Island": 56, "Opt": 4}, ())


def test_a_name_keeps_quotation_marks_that_are_its_own() -> None:
    read = read_text_list('56 Island\n4 "Ach! Hans, Run!"')
    assert cards(read)[0] == {"Island": 56, '"Ach! Hans, Run!"': 4}


@pytest.mark.parametrize("line", ["4 Opt\n", "4 Opt, 4 Duress\n", "\n", "?\n"])
def test_more_lines_than_any_list_has_are_none(line: str) -> None:
    with pytest.raises(UnusableList) as refused:
        read_text_list(line * 100_000)
    assert refused.value.fault is ListFault.TOO_LARGE


def test_a_card_that_nobody_has_so_often_is_told_of_once() -> None:
    read = read_text_list("4000 Opt\n" * 5)
    assert cards(read)[0] == {"Opt": 8_000}
    assert remarks(read) == [(3, ListRemark.TOO_MANY)]


def test_an_empty_sideboard_is_one_all_the_same() -> None:
    read = read_text_list("Deck\n50 Island\n\n10 Opt\n\nSideboard\n")
    assert (total(read.main), read.sideboard, read.remarks) == (60, (), ())


def test_the_fields_above_a_list_of_forge_are_no_cards() -> None:
    read = read_text_list("[general]\nConstructed\n[metadata]\nName=Moon\n[main]\n4 Opt")
    assert (read.name, cards(read)) == ("Moon", ({"Opt": 4}, {}, {}))
    assert remarks(read) == [(2, ListRemark.LABEL)]


def test_a_forge_list() -> None:
    read = read_text_list(
        "[metadata]\nName=Goblins\n[Main]\n60 Mountain|M10|1\n[Sideboard]\n2 Ash|M10"
    )
    assert (read.name, read.format_of_file) == ("Goblins", "forge")
    assert cards(read) == ({"Mountain": 60}, {"Ash": 2}, {})
