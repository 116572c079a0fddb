"""Texts that are no list: logs of drafts, prose, tables whose columns nobody knows."""

from __future__ import annotations

import pytest

from judgekit.domain.decklists.decklist import total
from judgekit.domain.decklists.unusable_list import ListFault, UnusableList
from judgekit.reading.decklists.reader import parse_decklist


def fault_of(text: str) -> ListFault:
    with pytest.raises(UnusableList) as refused:
        parse_decklist(text.encode())
    return refused.value.fault


MAGIC_ONLINE = (
    "Event #: 9231\nTime:    2/3/2026 8:12:44 PM\nPlayers:\n    cass\n--> ann\n    bo\n\n"
    "------ XLN ------\n\n"
    "Pack 1 pick 1:\n    Opt\n--> Duress\n    Negate\n\n"
    "Pack 1 pick 2:\n--> Island Sanctuary\n    Shock\n\n"
)


@pytest.mark.parametrize(
    "text",
    [
        MAGIC_ONLINE,
        MAGIC_ONLINE.replace("\n", "\r\n"),
        "Pack 1, Pick 1: Opt\nPack 1, Pick 2: Duress\n",
        "P1P1: Opt\nP1P2: Duress\nP2P1: Shock\n",
        "Pack 1 / Pick 1:\nShock\n* Opt\n\nPack 1 / Pick 2:\n* Duress\n",
        "Pack 1\nPick 1: Opt\nPick 2: Duress\nPick 3: Shock\n",
        "1. Booster #1, Pick #1: Opt\n2. Booster #1, Pick #2: Shock\n",
        "1-1 Opt\n1-2 Duress\n1-3 Shock\n2-1 Negate\n",
        "Runde 1, Pick 1: Opt\nRunde 1, Pick 2: Shock\n",
        "Sobre 1, elección 1: Opt\nSobre 1, elección 2: Duress\n",
        "Бустер 1, пик 1: Opt\nБустер 1, пик 2: Duress\n",
        "Booster 1 – choix 1 : Opt\nBooster 1 – choix 2 : Duress\n",
        "パック1 ピック1 Opt\nパック1 ピック2 Duress\n",
        "pack,pick,name\n1,1,Opt\n1,2,Duress\n2,1,Shock\n",
        "Pick\tCard\n1\tOpt\n2\tDuress\n3\tShock\n4\tNegate\n",
        '[UnityCrossThreadLogger]Draft.Notify {"SelfPick":5,"PackCards":"70,71"}\n',
    ],
)
def test_the_log_of_a_draft_is_no_list(text: str) -> None:
    assert fault_of(text) is ListFault.DRAFT_LOG


@pytest.mark.parametrize(
    "text",
    [
        "Nazwa,Ilość,Edycja\nOpt,4,XLN\nIsland,56,ICE\nDuress,2,M20\n",
        "Nummer;Antal;Kort\n12;4;Opt\n13;56;Island\n14;2;Duress\n",
        "จำนวน\tชื่อ\tชุด\n4\tOpt\tXLN\n56\tIsland\tICE\n2\tDuress\tM20\n",
        "Opt,4,XLN\nIsland,56,ICE\nDuress,2,M20\n",
        "Tisch,Spieler 1,Spieler 2,Ergebnis\n1,Anna,Ben,2-0\n2,Cleo,Dan,1-2\n3,Eva,Finn,2-1\n",
        "1,Anna,Ben,2-0\n2,Cleo,Dan,1-2\n3,Eva,Finn,2-1\n4,Gina,Hal,2-1\n",
        "Given,Family,City\nAnna,Rossi,Rome\nBen,Weiss,Bern\nCleo,Roth,Bonn\n",
        "Name,Set,Number\nOpt,XLN,65\nIsland,XLN,264\nDuress,M20,97\n",
    ],
)
def test_a_table_of_unknown_columns_is_refused(text: str) -> None:
    assert fault_of(text) is ListFault.UNKNOWN_COLUMNS


@pytest.mark.parametrize(
    ("text", "cards"),
    [
        ('4,"Jace, the Mind Sculptor",WWK\n56,Island,ICE\n2,Opt,XLN\n', 62),
        ("Brainstorm, 4\nIsland, 56\nOpt, 2\n", 62),
        ("1 Atraxa, Praetors' Voice\n1 Karn, Scion of Urza\n58 Island\n", 60),
        ("Atraxa, Praetors' Voice\nJace, the Mind Sculptor\nKarn, Scion of Urza\n", 3),
        ("4 Opt, 4 Ponder, 4 Shock\n4 Duress, 4 Negate, 4 Bolt\n12 Bog, 12 Fen, 12 Mire\n", 60),
        ("4\tOpt\tXLN\n56\tIsland\tICE\n2\tDuress\tM20\n", 62),
        ("[Main]\n4 Opt|XLN|1\n4 Shock|M19|1\n52 Island|XLN|2\n", 60),
    ],
)
def test_lines_of_a_list_with_even_separators_are_cards(text: str, cards: int) -> None:
    assert total(parse_decklist(text.encode()).main) == cards


@pytest.mark.parametrize(
    "text",
    [
        "# Why I quit\n\nThis is a story. It has no list in it.\n\nWe drove for hours.\n\n"
        "In the end we came home late.\n\n- First, it was too far away from home\n",
        "name: drakes\nservices:\n  web:\n    ports:\n      - 8080\n",
        "import os\n\ndef main():\n    for i in [4]:\n        print(i)\n\nif True:\n    main()\n",
        "[8:12 PM] Ann: hello there\n[8:13 PM] Bo: good luck\n[8:14 PM] Ann casts Opt.\n",
        "\n".join(f"Name of Card Number {at}" for at in "abcdefghijklmnopqrst" * 15),
    ],
)
def test_a_document_of_another_kind_is_refused(text: str) -> None:
    assert fault_of(text) is ListFault.NOT_A_LIST
