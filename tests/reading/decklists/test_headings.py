"""Headings of a list in many languages, and how lists fall apart without them."""

from __future__ import annotations

import pytest

from judgekit.domain.decklists.decklist import ListRemark
from judgekit.reading.decklists.blank_lines import Block, Parting, parting_of
from judgekit.reading.decklists.part_words import ListPart, heading_of, is_total


@pytest.mark.parametrize(
    ("line", "part"),
    [
        ("Sideboard", ListPart.SIDEBOARD),
        ("SIDEBOARD:", ListPart.SIDEBOARD),
        ("Sideboard (15)", ListPart.SIDEBOARD),
        ("15 Sideboard", ListPart.SIDEBOARD),
        ("Sideboard - 15 cards", ListPart.SIDEBOARD),
        ("[Side-board]", ListPart.SIDEBOARD),
        ("**Banquillo (15 cartas)**", ListPart.SIDEBOARD),
        ("== Сайдборд ==", ListPart.SIDEBOARD),
        ("Запасная колода", ListPart.SIDEBOARD),
        ("Запас (15)", ListPart.SIDEBOARD),
        ("Сайд-борд", ListPart.SIDEBOARD),
        ("Mazo de reserva:", ListPart.SIDEBOARD),
        ("15 cards in the sideboard", ListPart.SIDEBOARD),
        ("Hauptdeck", ListPart.MAIN),
        ("Companero", ListPart.COMPANION),
        ("INSTANTANEOS (8)", ListPart.GROUP),
        ("MAINBOARD:", ListPart.MAIN),
        ("60 Maindeck", ListPart.MAIN),
        ("Mazo principal", ListPart.MAIN),
        ("Основная колода:", ListPart.MAIN),
        ("Commander(s)", ListPart.COMMANDER),
        ("Comandante", ListPart.COMMANDER),
        ("Командир", ListPart.COMMANDER),
        ("Considering:", ListPart.ASIDE),
        ("Fichas", ListPart.ASIDE),
        ("Creatures (16)", ListPart.GROUP),
        ("Tierras: 24", ListPart.GROUP),
        ("Planeswalker'ы (2)", ListPart.GROUP),
        ("Instants & Sorceries", ListPart.GROUP),
        ("デッキ", ListPart.MAIN),
        ("メインデッキ（60枚）", ListPart.MAIN),
        ("덱", ListPart.MAIN),
        ("套牌", ListPart.MAIN),
        ("主牌：", ListPart.MAIN),
        ("Mazzo", ListPart.MAIN),
        ("Baralho", ListPart.MAIN),
        ("サイドボード", ListPart.SIDEBOARD),
        ("Beiboard", ListPart.SIDEBOARD),
        ("Nebendeck", ListPart.SIDEBOARD),
        ("Kommandant", ListPart.COMMANDER),
        ("【サイドボード】", ListPart.SIDEBOARD),
        ("사이드보드: 3장", ListPart.SIDEBOARD),
        ("备牌", ListPart.SIDEBOARD),
        ("備牌 (15)", ListPart.SIDEBOARD),
        ("Réserve (15) :", ListPart.SIDEBOARD),
        ("Reserva", ListPart.SIDEBOARD),
        ("統率者", ListPart.COMMANDER),
        ("커맨더", ListPart.COMMANDER),
        ("지휘관", ListPart.COMMANDER),
        ("指挥官 (1)", ListPart.COMMANDER),
        ("指揮官", ListPart.COMMANDER),
        ("Kommandeur", ListPart.COMMANDER),
        ("Commandant", ListPart.COMMANDER),
        ("Signature Spell", ListPart.COMMANDER),
        ("Gefährte", ListPart.COMPANION),
        ("Compagnon", ListPart.COMPANION),
        ("Compagno", ListPart.COMPANION),
        ("Companheiro", ListPart.COMPANION),
        ("相棒", ListPart.COMPANION),
        ("동료", ListPart.COMPANION),
        ("단짝", ListPart.COMPANION),
        ("行侣", ListPart.COMPANION),
        ("行侶", ListPart.COMPANION),
        ("トークン", ListPart.ASIDE),
        ("Conspiracy", ListPart.ASIDE),
        ("Conspiracy (2)", ListPart.ASIDE),
        ("2 Conspiracies", ListPart.ASIDE),
        ("1 Avatar:", ListPart.ASIDE),
        ("Kreaturen (20)", ListPart.GROUP),
        ("Terrains (24)", ListPart.GROUP),
        ("クリーチャー (16)", ListPart.GROUP),
        ("대지", ListPart.GROUP),
        ("生物 (20)", ListPart.GROUP),
    ],
)
def test_a_heading_opens_its_part(line: str, part: ListPart) -> None:
    assert heading_of(line) is part


@pytest.mark.parametrize(
    "line",
    [
        *("4 Brainstorm", "Brainstorm", "Commander's Sphere", "a" * 61),
        *("4 Conspiracy", "4x Conspiracy", " 1  conspiracy ", "2 Avatar"),
    ],
)
def test_a_card_is_no_heading(line: str) -> None:
    assert heading_of(line) is None


@pytest.mark.parametrize(
    "line",
    [
        "60 cards",
        "Total: 75",
        "75 total",
        "75 card list",
        "60 cartas en total",
        "Всего: 60 карт",
        "Main Deck Total: 60",
        "Total Number of Cards in Main Deck: 60",
        "Número de cartas en el banquillo: 15",
        "Всего карт в колоде: 60",
    ],
)
def test_a_sum_is_no_card(line: str) -> None:
    assert is_total(line)


def blocks(*cards: int) -> list[Block]:
    return [Block(each, headed=False) for each in cards]


SIDEBOARD = ListRemark.BLANK_LINE_SIDEBOARD
COMMANDER = ListRemark.BLANK_LINE_COMMANDER
GROUPS = ListRemark.BLANK_LINE_GROUPS


@pytest.mark.parametrize(
    ("cards", "parting"),
    [
        ((60,), Parting()),
        ((60, 15), Parting(1, None, None, 1)),
        ((60, 16), Parting(1, None, SIDEBOARD, 1)),
        ((59, 1), Parting(1, None, SIDEBOARD, 1)),
        ((41, 7), Parting(1, None, None, 1)),
        ((24, 3), Parting(1, None, None, 1)),
        ((12, 12), Parting(1, None, SIDEBOARD, 1)),
        ((58, 15), Parting(1, None, None, 1)),
        ((40, 43), Parting(1, None, None, 1)),
        ((23, 17), Parting(None, None, GROUPS, 1)),
        ((24, 12, 24), Parting(None, None, GROUPS, 1)),
        ((24, 12, 24, 15), Parting(3, None, SIDEBOARD, 3)),
        ((4,) * 15 + (3,) * 5, Parting(15, None, SIDEBOARD, 15)),
        ((16, 7, 17, 30), Parting(3, None, SIDEBOARD, 3)),
        ((1, 99), Parting(None, 0, COMMANDER, 0)),
        ((98, 2), Parting(None, 1, COMMANDER, 1)),
        ((30, 30, 39), Parting(None, None, GROUPS, 1)),
    ],
)
def test_what_blank_lines_mean(cards: tuple[int, ...], parting: Parting) -> None:
    assert parting_of(blocks(*cards)) == parting


def test_forty_cards_with_their_lands_are_a_limited_deck() -> None:
    deck, rest = Block(40, headed=False, most_alike=9), Block(20, headed=False, most_alike=2)
    assert parting_of([deck, rest]) == Parting(1, None, None, 1)
    spells, lands = Block(40, headed=False, most_alike=4), Block(20, headed=False, most_alike=4)
    assert parting_of([spells, lands]) == Parting(None, None, GROUPS, 1)


def test_a_block_of_many_basic_lands_is_no_sideboard() -> None:
    spells, lands = Block(46, headed=False, most_alike=4), Block(14, headed=False, most_alike=10)
    assert parting_of([spells, lands]) == Parting(None, None, GROUPS, 1)
    assert parting_of([Block(60, headed=False), lands]) == Parting(1, None, None, 1)
    assert parting_of([Block(8, headed=False), lands]) == Parting(None, None, GROUPS, 1)


def test_blocks_with_headings_need_no_guess() -> None:
    assert parting_of([Block(30, headed=True), Block(30, headed=True)]) == Parting()
