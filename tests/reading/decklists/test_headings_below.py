"""Headings below their cards, as Japanese pages and old lists have them, told by the sums."""

from __future__ import annotations

import pytest

from judgekit.domain.decklists.decklist import Decklist, ListRemark, total
from judgekit.reading.decklists.reader import parse_decklist

LANDS = "20 Island\n4 Wasteland\n"
CREATURES = "4 Delver of Secrets\n8 Snapcaster Mage\n"
SPELLS = "4 Opt\n4 Ponder\n16 Brainstorm\n"
SIDEBOARD = "3 Duress\n12 Negate\n"


def read(text: str) -> Decklist:
    return parse_decklist(text.encode())


@pytest.mark.parametrize("blank", ["", "\n"])
@pytest.mark.parametrize(
    "headings",
    [
        ("-土地 (24)-", "-クリーチャー (12)-", "-呪文 (24)-", "-サイドボード (15)-"),
        ("土地：24枚", "クリーチャー：12枚", "呪文：24枚", "サイドボード：15枚"),
        ("24 lands", "12 creatures", "24 other spells", "15 sideboard cards"),
        ("Lands (24)", "Creatures (12)", "Spells (24)", "Sideboard (15)"),
        ("Tierras (24)", "Criaturas (12)", "Hechizos (24)", "Banquillo (15)"),
    ],
)
def test_sums_below_their_cards(headings: tuple[str, ...], blank: str) -> None:
    groups = (LANDS, CREATURES, SPELLS, SIDEBOARD)
    below = read("".join(f"{g}{h}\n{blank}" for g, h in zip(groups, headings, strict=True)))
    above = read("".join(f"{h}\n{g}{blank}" for g, h in zip(groups, headings, strict=True)))
    assert (below.main, below.sideboard) == (above.main, above.sideboard)
    assert (total(below.main), total(below.sideboard)) == (60, 15)
    assert below.remarks == above.remarks == ()


def test_a_heading_above_and_its_sum_below() -> None:
    found = read(
        f"Main Deck\n60 cards\n\n{LANDS}24 lands\n\n{CREATURES}12 creatures\n\n"
        f"{SPELLS}24 other spells\n\nSideboard\n{SIDEBOARD}15 sideboard cards\n"
    )
    assert (total(found.main), total(found.sideboard)) == (60, 15)


def test_sums_of_the_parts_alone() -> None:
    found = read(f"{LANDS}\n{CREATURES}{SPELLS}Main (60)\n\n{SIDEBOARD}Sideboard (15)\n")
    assert (total(found.main), total(found.sideboard)) == (60, 15)


def test_a_sum_below_that_does_not_add_up_is_told() -> None:
    found = read(
        f"{LANDS}24 lands\n{CREATURES}12 creatures\n{SPELLS}24 spells\n3 Duress\n15 sideboard\n"
    )
    assert (total(found.main), total(found.sideboard)) == (60, 3)
    assert [each.remark for each in found.remarks] == [ListRemark.GROUP]


def test_a_number_of_the_sideboard_that_ends_a_list_is_told() -> None:
    found = read(f"{LANDS}{CREATURES}{SPELLS}{SIDEBOARD}Sideboard: 14\n")
    assert [each.remark for each in found.remarks] == [ListRemark.GROUP]


def test_equal_groups_below_their_headings() -> None:
    found = read("12 lands\n12 Island\n12 spells\n12 Opt\n12 sideboard\n12 Duress\n")
    assert (total(found.main), total(found.sideboard)) == (24, 12)


def test_equal_groups_above_their_headings() -> None:
    found = read("12 Island\n12 lands\n12 Opt\n12 spells\n12 Duress\n12 sideboard\n")
    assert (total(found.main), total(found.sideboard)) == (24, 12)


def test_a_title_above_and_a_group_with_an_unknown_name() -> None:
    found = read(
        f"Tempo\n{LANDS}-土地 (24)-\n{CREATURES}-クリーチャー (12)-\n{SPELLS}-青の札 (24)-\n"
        f"{SIDEBOARD}-サイドボード (15)-\n"
    )
    assert (found.name, total(found.sideboard)) == ("Tempo", 15)
    assert any(each.remark is ListRemark.NO_COUNT for each in found.remarks)
