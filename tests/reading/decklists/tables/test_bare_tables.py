"""Tables without headings of columns: a part in each row, or parts side by side."""

from __future__ import annotations

import pytest

from judgekit.domain.decklists.decklist import Decklist, ListRemark
from judgekit.domain.decklists.unusable_list import ListFault, UnusableList
from judgekit.reading.decklists.reader import parse_decklist


def read(text: str) -> Decklist:
    return parse_decklist(text.encode())


def counted(decklist: Decklist) -> tuple[list[tuple[int, str]], list[tuple[int, str]]]:
    main, sideboard = (
        [(card.count, card.name) for card in cards] for cards in (decklist.main, decklist.sideboard)
    )
    return main, sideboard


@pytest.mark.parametrize(
    "text",
    [
        "4,Opt,Main\n20,Island,Main\n3,Duress,Side\n",
        '"Opt",4,M\n"Island",20,M\n"Duress",3,S\n',
        "4;Opt;XLN;65;MD\n20;Island;XLN;265;MD\n3;Duress;M20;97;SB\n",
        "Main\t4\tOpt\nMain\t20\tIsland\nSideboard\t3\tDuress\n",
        "4 Opt, Main\n20 Island, Main\n3 Duress, Sideboard\n",
        "Opt|4|Основа\nIsland|20|Основа\nDuress|3|Сайд\n",
        "4,Opt,\n20,Island,\n3,Duress,SB\n",
        "Burn\n4,Opt,Main\n20,Island,Main\n3,Duress,Side\n",
        "| 4 | Opt | M |\n| 20 | Island | M |\n| 3 | Duress | S |\n",
        "| # | Card | Board |\n|---|---|---|\n| 4 | Opt | M |\n| 20 | Island | M |\n"
        "| 3 | Duress | S |\n",
    ],
)
def test_a_cell_of_each_row_names_its_part(text: str) -> None:
    assert counted(read(text)) == ([(4, "Opt"), (20, "Island")], [(3, "Duress")])


@pytest.mark.parametrize(
    "text",
    [
        "| Main | Sideboard |\n|---|---|\n| 4 Opt | 3 Duress |\n| 20 Island | |\n",
        "| **Main (24)** | **Side (3)** |\n|:--|:--|\n| 4x [Opt](https://a.b/c) | 3x Duress |\n"
        "| 20x Island | |\n",
        "Main | Sideboard\n4 Opt | 3 Duress\n20 Island |\n",
        "Main\tSideboard\n4 Opt\t3 Duress\n20 Island\n",
        "Qty,Main,Qty,Sideboard\n4,Opt,3,Duress\n20,Island,,\n",
        "Main,Qty,Sideboard,Qty\nOpt,4,Duress,3\nIsland,20,,\n",
        "Main\t\t\tSideboard\t\n4\tOpt\t\t3\tDuress\n20\tIsland\t\t\t\n",
        "| Spells | Lands | Sideboard |\n|-|-|-|\n| 4 Opt | 20 Island | 3 Duress |\n| | | |\n"
        "| Total: 4 | Total: 20 | Total: 3 |\n",
        "Maindeck;Reserva\n4 Opt;3 Duress\n20 Island;\n24;3\n",
        "Spells\tLands\n4 Opt\t20 Island\n\tSideboard\n\t3 Duress\n",
    ],
)
def test_parts_side_by_side(text: str) -> None:
    assert counted(read(text)) == ([(4, "Opt"), (20, "Island")], [(3, "Duress")])


def test_a_card_without_a_count_beside_another_is_told() -> None:
    found = read("Main | Sideboard\n4 Opt | 3 Duress\n20 Island | Shock\n8 Negate | 1 Ponder\n")
    assert [(each.number, each.remark) for each in found.remarks] == [
        (3, ListRemark.NOT_UNDERSTOOD)
    ]


@pytest.mark.parametrize("sign", ["|", "\t"])
def test_cards_side_by_side_below_unknown_headings_are_refused(sign: str) -> None:
    with pytest.raises(UnusableList) as refused:
        read("".join(f"{a}{sign}{b}\n" for a, b in [("Ann", "Bob"), *[("4 Opt", "4 Duress")] * 5]))
    assert refused.value.fault is ListFault.UNKNOWN_COLUMNS
