"""Tables with headings in three languages."""

from __future__ import annotations

import pytest

from judgekit.domain.decklists.decklist import Decklist, ListRemark, total
from judgekit.domain.decklists.unusable_list import ListFault, UnusableList
from judgekit.reading.decklists.reader import parse_decklist


def read(text: str) -> Decklist:
    decklist = parse_decklist(text.encode())
    assert decklist.format_of_file == "csv"
    return decklist


@pytest.mark.parametrize(
    "text",
    [
        "Count,Name\n4,Opt\n",
        'sep=,\n"Quantity","Card Name","Set"\n"4","Opt","INV"\n',
        "qty;card;board\n4;Opt;main\n",
        "Name\tQuantity\nOpt\t4.0\n",
        "Cantidad;Nombre\n4;Opt\n",
        "Количество;Название\n4;Opt\n",
        "Кол-во,Карта\n4x,Opt (INV) 61\n",
        "Anzahl;Name;Edition\n4;Opt;XLN\n",
        "Menge;Kartenname\n4;Opt\n",
        "Quantité;Nom;Extension\n4;Opt;XLN\n",
        "Nombre;Carte\n4;Opt\n",
        "Nombre;Cantidad\nOpt;4\n",
        "Quantità;Nome\n4;Opt\n",
        "Quantidade;Carta\n4;Opt\n",
        "枚数,カード名,セット\n4,Opt,XLN\n",
        "수량,카드 이름\n4,Opt\n",
        "数量,牌名\n4,Opt\n",
        "張數,卡牌名稱\n4,Opt\n",
        "amount,card_name,is_foil\n4,Opt,0\n",
        "QuantityX,Name\n4x,Opt\n",
        "Name,Set,Number,Quantity\nOpt,XLN,65,4\n",
        "Number,Card\n4,Opt\n",
        "Card,Main,Side\nOpt,4,\n",
        "Card,Main,Side\nOpt,4,0\n",
    ],
)
def test_headings_and_separators(text: str) -> None:
    decklist = read(text)
    assert [(card.count, card.name) for card in decklist.main] == [(4, "Opt")]
    assert (decklist.sideboard, decklist.remarks) == ((), ())


@pytest.mark.parametrize(
    "text",
    [
        "Count,Name,Board\n3,Duress,sideboard\n",
        "Count,Name,Sideboard\n3,Duress,yes\n",
        "Count,Name,Section\n3,Duress,SB\n",
        "Cantidad;Carta;Zona\n3;Duress;banquillo\n",
        "Cantidad;Carta;Banquillo\n3;Duress;sí\n",
        "Число;Карта;Часть\n3;Duress;сайдборд\n",
        "Card,Main,Side\nDuress,,3\n",
        'Quantity,Name,Categories\n3,Duress,"Sideboard,Discard"\n',
        "Anzahl;Karte;Bereich\n3;Duress;Sideboard\n",
        "Quantidade;Nome;Local\n3;Duress;Reserva\n",
        "枚数,カード名,ボード\n3,Duress,サイド\n",
        "Quantity,Name,Pile\n3,Duress,SB\n",
        "Quantité;Nom;Réserve\n3;Duress;oui\n",
        "Nome;Quantità;Sideboard\nDuress;3;sì\n",
        "Carta;Quantidade;Reserva\nDuress;3;sim\n",
        "カード名,枚数,サイドボード\nDuress,3,はい\n",
        "카드 이름,수량,구역\nDuress,3,사이드보드\n",
        "牌名,数量,区域\nDuress,3,备牌\n",
        "Count,Name,Deck\n3,Duress,Side\n",
    ],
)
def test_columns_that_say_where_a_card_is(text: str) -> None:
    decklist = read(text)
    assert [(card.count, card.name) for card in decklist.sideboard] == [(3, "Duress")]
    assert (decklist.main, decklist.remarks) == ((), ())


def test_a_category_is_no_part() -> None:
    decklist = read("Quantity,Name,Category\n1,Sol Ring,Ramp\n1,Atraxa,Commander\n1,X,Maybeboard\n")
    assert [card.name for card in decklist.main] == ["Sol Ring"]
    assert [card.name for card in decklist.commander] == ["Atraxa"]
    assert [each.remark for each in decklist.remarks] == [ListRemark.SET_ASIDE]


def test_of_several_categories_the_first_is_the_cards_own() -> None:
    decklist = read(
        'Quantity,Name,Categories\n4,Opt,"Draw,Maybeboard"\n2,Duress,"Sideboard,Discard"\n'
        '1,Doubling Season,Tokens\n1,Ponder,"Draw,Sideboard"\n'
    )
    assert [card.name for card in decklist.main] == ["Opt", "Doubling Season", "Ponder"]
    assert [card.name for card in decklist.sideboard] == ["Duress"]


@pytest.mark.parametrize("heading", ["Board", "Section", "Zona", "Часть"])
def test_a_board_that_nobody_knows_is_told(heading: str) -> None:
    decklist = read(f"Count,Card,{heading}\n3,Duress,bord\n4,Opt,main\n2,Bear,Creatures\n")
    assert [card.name for card in decklist.main] == ["Duress", "Opt", "Bear"]
    assert [(each.number, each.remark) for each in decklist.remarks] == [
        (2, ListRemark.UNKNOWN_PART)
    ]


def test_a_name_with_a_comma_that_nobody_quoted() -> None:
    decklist = read("Count,Name\n4,Jace, the Mind Sculptor\n")
    assert [card.name for card in decklist.main] == ["Jace, the Mind Sculptor"]


@pytest.mark.parametrize("row", ["four,Opt", ",Opt", "4,", "4,Opt,9", "-1,Opt"])
def test_a_row_that_is_not_understood_is_told(row: str) -> None:
    decklist = read(f"Count,Name,Set\n4,Island,M10\n{row},,x\n")
    assert [(each.number, each.remark) for each in decklist.remarks] == [
        (3, ListRemark.NOT_UNDERSTOOD)
    ]


@pytest.mark.parametrize("row", ["Sideboard,", ",Sideboard", "2,Sideboard", "Banquillo (2),"])
def test_a_row_may_open_the_sideboard(row: str) -> None:
    decklist = read(f"Count,Name\n4,Opt\n,\n{row}\n2,Duress\n")
    assert [card.name for card in decklist.main] == ["Opt"]
    assert [card.name for card in decklist.sideboard] == ["Duress"]
    assert decklist.remarks == ()


def test_a_row_that_adds_up_is_told() -> None:
    decklist = read("Count,Name\n4,Opt\n4,Total\n")
    assert [card.name for card in decklist.main] == ["Opt"]
    assert [(each.number, each.remark) for each in decklist.remarks] == [(3, ListRemark.LABEL)]


def test_lines_above_the_headings() -> None:
    decklist = read("Izzet Murktide,,\nAnn,,\nCount,Name,Set\n4,Opt,INV\n")
    assert ([card.name for card in decklist.main], decklist.name) == (["Opt"], "Izzet Murktide")
    assert [(each.number, each.remark) for each in decklist.remarks] == [
        (1, ListRemark.TITLE),
        (2, ListRemark.LABEL),
    ]


def test_rows_without_a_count_are_one_each_and_that_is_told_once() -> None:
    decklist = read("Card,Board\nOpt,main\nOpt,main\nDuress,side\n")
    assert [(card.count, card.name) for card in decklist.main] == [(2, "Opt")]
    assert [each.remark for each in decklist.remarks] == [ListRemark.NO_COUNT]


def test_a_list_in_a_cell() -> None:
    decklist = read('Player,Decklist\nAnn,"4 Opt\n56 Island\n\nSideboard\n2 Duress"\n')
    assert [(card.count, card.name) for card in decklist.main] == [(4, "Opt"), (56, "Island")]
    assert [card.name for card in decklist.sideboard] == ["Duress"]
    assert decklist.player == "Ann"


def test_a_table_of_other_things_is_no_table_of_cards() -> None:
    assert parse_decklist(b"Round,Table\n1,2\n").format_of_file == "text"


def test_a_table_with_the_cards_of_several_decks_is_refused() -> None:
    with pytest.raises(UnusableList) as refused:
        parse_decklist(b"Deck Name,Count,Card\nBurn,60,Mountain\nElves,60,Forest\n")
    assert refused.value.fault is ListFault.SEVERAL_PLAYERS
    assert read("Deck Name,Count,Card\nBurn,56,Mountain\nBurn,4,Shock\n").remarks == ()


TYPED = "4,Opt,Instant,{0}\n40,Island,Land,{0}\n16,Ponder,Sorcery,{0}\n3,Duress,Sorcery,{1}\n"


@pytest.mark.parametrize("heading", ["Type", "List", "Where", "Local", "Stack", "?", "Kind"])
@pytest.mark.parametrize(
    ("main", "side"),
    [("M", "S"), ("MD", "SB"), ("Maindeck", "Sideboard"), ("", "Side"), ("Основа", "Сайд")],
)
def test_a_column_of_parts_is_known_by_its_words(heading: str, main: str, side: str) -> None:
    decklist = read(f"Qty,Name,Card Type,{heading}\n{TYPED.format(main, side)}")
    assert total(decklist.main) == 60
    assert [(card.count, card.name) for card in decklist.sideboard] == [(3, "Duress")]
    assert decklist.remarks == ()


def test_types_and_rarities_of_cards_are_no_parts() -> None:
    typed = read(f"Qty,Name,Type,Rarity\n{TYPED.format('M', 'S')}")
    assert (total(typed.main), typed.sideboard) == (63, ())


@pytest.mark.parametrize("heading", ["Group", "Stos", "Box"])
def test_a_column_that_divides_in_unknown_words_is_told(heading: str) -> None:
    decklist = read(f"Qty,Name,Type,{heading}\n{TYPED.format('Alpha', 'Beta')}")
    assert [(each.text, each.remark) for each in decklist.remarks] == [
        (heading, ListRemark.UNKNOWN_COLUMN)
    ]


@pytest.mark.parametrize(
    "text",
    [
        "Card,Quantity,Sideboard Quantity\nOpt,4,1\nIsland,56,\nDuress,0,3\n",
        "Card,Qty,Side Qty\nOpt,4,1\nIsland,56,0\nDuress,,3\n",
        "Qty\tQty SB\tName\n4\t1\tOpt\n56\t0\tIsland\n0\t3\tDuress\n",
        "Carta;Cantidad;Cantidad banquillo\nOpt;4;1\nIsland;56;\nDuress;;3\n",
        "Карта;Кол-во;Кол-во в сайде\nOpt;4;1\nIsland;56;\nDuress;;3\n",
        "Card;MD;SB\nOpt;4;1\nIsland;56;-\nDuress;-;3\n",
        "Name,Main Qty,Side Qty\nOpt,4,1\nIsland,56,0\nDuress,0,3\n",
        "Total,Card,Main,Side\n5,Opt,4,1\n56,Island,56,0\n3,Duress,0,3\n",
        "Count,Card,Sideboard\n5,Opt,1\n56,Island,0\n3,Duress,3\n",
    ],
)
def test_a_second_column_of_counts_is_that_of_the_sideboard(text: str) -> None:
    decklist = read(text)
    assert [(card.count, card.name) for card in decklist.main] == [(4, "Opt"), (56, "Island")]
    assert [(card.count, card.name) for card in decklist.sideboard] == [(1, "Opt"), (3, "Duress")]
    assert decklist.remarks == ()


@pytest.mark.parametrize(
    "text",
    [
        "Count,Name,In SB?\n4,Opt,FALSE\n3,Duress,TRUE\n",
        "Count,Name,Main\n4,Opt,Yes\n3,Duress,No\n",
        "Count,Name,Maindeck?\n4,Opt,x\n3,Duress,\n",
        "amount,card_name,is_sideboard,is_maybeboard\n4,Opt,0,0\n3,Duress,1,0\n2,Shock,0,1\n",
    ],
)
def test_columns_of_yes_and_no(text: str) -> None:
    decklist = read(text)
    assert [(card.count, card.name) for card in decklist.main] == [(4, "Opt")]
    assert [(card.count, card.name) for card in decklist.sideboard] == [(3, "Duress")]
