"""One line of a list: how many of which card, and where."""

from __future__ import annotations

import pytest

from judgekit.reading.decklists.card_line import CountPlace, cards_of
from judgekit.reading.decklists.part_words import ListPart


@pytest.mark.parametrize(
    "line",
    [
        "4 Brainstorm",
        "4x Brainstorm",
        "4X Brainstorm",
        "4 x Brainstorm",
        "4xBrainstorm",
        "x4 Brainstorm",
        "4× Brainstorm",
        "4х Brainstorm",
        "4 шт. Brainstorm",
        "4шт Brainstorm",
        "4Brainstorm",
        "4 copies of Brainstorm",
        "**4x** Brainstorm",
        "| 4 | Brainstorm |",
        "Brainstorm ..... 4",
        "4,Brainstorm,ICE",
        "(4) Brainstorm",
        "[4] Brainstorm",
        "4 - Brainstorm",
        "4: Brainstorm",
        '4,"Brainstorm"',
        "- 4 Brainstorm",
        "• 4x Brainstorm",
        "1. 4 Brainstorm",
        "Brainstorm x4",
        "Brainstorm 4x",
        "Brainstorm ×4",
        "Brainstorm (x4)",
        "Brainstorm, x4",
        "Brainstorm (4)",
        "Brainstorm - 4",
        "Brainstorm: 4",
        "Brainstorm;4",
        "Brainstorm 4",
        "Brainstorm x4 (ICE)",
        "4 Brainstorm (ICE) 61",
        "4 Brainstorm (ICE:61)",
        "4 Brainstorm (PLST) EMA-45 *F*",
        "4 Brainstorm *E*",
        "4 Brainstorm [ICE]",
        "4 [ICE] Brainstorm",
        "4 [ICE:61] Brainstorm",
        "4 [ICE#61] Brainstorm # a note",
        "4 Brainstorm|ICE|1",
        "4 Brainstorm <retro> [ICE] (F)",
        "4 Brainstorm (Ice Age) (V.1)",
        "4x Brainstorm (ice) 61 *F* [Draw] ^Have,#37d67a^",
        "4 Brainstorm #draw #!cheap",
        "4 Brainstorm foil",
        "4 Brainstorm (ICE) 61 // drawn",
        "4 Brainstorm [ICE] // drawn",
        "4 Brainstorm *F* // drawn",
        "Brainstorm x4 (ICE) 61 // drawn",
        "4 Brainstorm $1.20",
        "4 Brainstorm 1,20 €",
        "4 Brainstorm {U}",
        "4 Brainstorm {U} // {1}{R/W}",
        "4 Brainstorm (ICE) 61 F",
        "4 Brainstorm [ICE] 61a E",
        "4 Brainstorm // my favourite",
        "4 Brainstorm+|ICE|1",
        '4 "Brainstorm"',
        "4 [[Brainstorm]]",
        "4_Brainstorm",
        "4.Brainstorm",
        "4*Brainstorm",
        "4 ×Brainstorm",
        "x 4 Brainstorm",
        "{4} Brainstorm",
        "4 each Brainstorm",
        "4 pcs Brainstorm",
        "+ 4 Brainstorm",
        "→ 4 Brainstorm",
        "(ICE) 4 Brainstorm",
        "[ICE] 4 Brainstorm",
        '"4","Brainstorm","ICE"',
        '"Brainstorm","4"',
        "Brainstormx4",
        "Brainstorm*4",
        "Brainstorm {4}",
        "Brainstorm, 4 copies",
        "4 Brainstorm (ICE)61",
        "4 《Brainstorm》",
        "4枚 Brainstorm",
        "4 《渦まく知識/Brainstorm》",
        "4 渦まく知識/Brainstorm (ICE) 61",
        "4 Brainstorm // Instant",
        "4 Brainstorm -- a note",
        "4 Brainstorm ; a note",
        "4 Brainstorm /* a note */",
        "4 Brainstorm *",
        "4 Brainstorm ICE 61",
        "4 Brainstorm 2X2 61",
        "4 Brainstorm *Instant*",
        "4 Brainstorm £15.00 GBP",
        "4 Brainstorm (ice) 61 `Draw`",
        "4 Brainstorm [ICE #61]",
        "4 Brainstorm # mine (perhaps)",
        "4 [card]Brainstorm[/card]",
        "4 Brainstorm ★",
        "4. Brainstorm",
        "4 «Brainstorm»",
        "4 'Brainstorm' (ICE) 61",
        "[ ] 4 Brainstorm",
        "- [x] 4 Brainstorm",
        "☐ 4 Brainstorm",
    ],
)
def test_four_brainstorms_in_many_ways(line: str) -> None:
    (card,) = cards_of(line)
    assert (card.copies, card.name, card.part) == (4, "Brainstorm", None)


@pytest.mark.parametrize(
    ("line", "name"),
    [
        ("1 Jace, the Mind Sculptor", "Jace, the Mind Sculptor"),
        ("1 Borrowing 100,000 Arrows", "Borrowing 100,000 Arrows"),
        ("1 B.F.M. (Big Furry Monster)", "B.F.M. (Big Furry Monster)"),
        ("1 Overseer of Vault 76", "Overseer of Vault 76"),
        ("1 Pip-Boy 3000", "Pip-Boy 3000"),
        ("1 Spider-Man 2099", "Spider-Man 2099"),
        ("1 Vault 11: Voter's Dilemma", "Vault 11: Voter's Dilemma"),
        ("1 [APC] Fire // Ice", "Fire // Ice"),
        ("1 +2 Mace", "+2 Mace"),
        ("1 X", "X"),
        ("1 Xenagos, God of Revels", "Xenagos, God of Revels"),
        ("1 _____", "_____"),
        ("1 _____ Goblin", "_____ Goblin"),
        ("1 Foil", "Foil"),
        ("1 A-The One Ring (LTR) 246", "A-The One Ring"),
        ("1 Circle of Protection: Red", "Circle of Protection: Red"),
        ("1 SP//dr, Piloted by Peni", "SP//dr, Piloted by Peni"),
        ("1 Fire/Ice", "Fire // Ice"),
        ("1 《火+氷/火+氷》", "火+氷 // 火+氷"),
        ("1 Fire / Ice", "Fire // Ice"),
        ("1 Fire//Ice (APC) 128", "Fire // Ice"),
        ("1 Who/What/When/Where/Why", "Who // What // When // Where // Why"),
        ("1 Остров", "Остров"),
        ("1 X-23, Deadly Regenerator", "X-23, Deadly Regenerator"),
        ("1x X-23, Deadly Regenerator", "X-23, Deadly Regenerator"),
        ("1 [UGL] B.F.M. (Big Furry Monster)", "B.F.M. (Big Furry Monster)"),
        ('1 "Lifetime" Pass Holder', '"Lifetime" Pass Holder'),
        ('1 "Rumors of My Death . . ."', '"Rumors of My Death . . ."'),
        ("1 fire // ice", "fire // ice"),
        ("4 Brainstorm 61", "Brainstorm 61"),
        ("4 Test Card 1", "Test Card 1"),
    ],
)
def test_a_name_keeps_what_is_its_own(line: str, name: str) -> None:
    assert [card.name for card in cards_of(line)] == [name]


@pytest.mark.parametrize(
    ("line", "part"),
    [
        ("SB: 2 Duress", ListPart.SIDEBOARD),
        ("SB:  2 [ROE] Duress", ListPart.SIDEBOARD),
        ("SB 2 Duress", ListPart.SIDEBOARD),
        ("SB - 2 Duress", ListPart.SIDEBOARD),
        ("2 Duress (SB)", ListPart.SIDEBOARD),
        ("2 Duress SB", ListPart.SIDEBOARD),
        ("2 Duress - SB", ListPart.SIDEBOARD),
        ("2 Duress // Sideboard", ListPart.SIDEBOARD),
        ("Duress x2 (SB)", ListPart.SIDEBOARD),
        ("Duress 2 *CMDR*", ListPart.COMMANDER),
        ("2 Duress [Sideboard]", ListPart.SIDEBOARD),
        ("2 Duress (сайдборд)", ListPart.SIDEBOARD),
        ("2 Duress [Maybeboard{noDeck}{noPrice},Discard]", ListPart.ASIDE),
        ("2 Duress [Ideas{noDeck}{noPrice}]", ListPart.ASIDE),
        ("2 Duress (m19) 94 [(New) Maybeboard{noDeck},Sideboard] ^Have,#37d67a^", ListPart.ASIDE),
        ("2 Duress [Discard,Maybeboard{noDeck}{noPrice}]", None),
        ("2 Duress [Discard,Sideboard]", None),
        ("2 Duress [Ramp,Commander{top}]", None),
        ("2 Duress [Sideboard,Discard]", ListPart.SIDEBOARD),
        ("2 Duress (m20) 97 [Tokens] ^Have,#37d67a^", None),
        ("2 Duress [Emblems,Sideboard]", None),
        ("2 Duress [Tokens & Extras{noDeck}{noPrice}]", ListPart.ASIDE),
        ("2 Duress [Tokens{noDeck}]", ListPart.ASIDE),
        ("2 Duress [token]", ListPart.ASIDE),
        ("2 Duress (Token)", ListPart.ASIDE),
        ("2 Duress *Tokens*", ListPart.ASIDE),
        ("2 Duress [Maybeboard]", ListPart.ASIDE),
        ("2 Duress `Sideboard`", ListPart.SIDEBOARD),
        ("2 Duress [Kommandeur]", ListPart.COMMANDER),
        ("2 Duress [Sideboard{noDeck}]", ListPart.SIDEBOARD),
        ("2 Duress *CMDR*", ListPart.COMMANDER),
        ("2 Duress [Commander{top}]", ListPart.COMMANDER),
        ("2 Duress # !Commander", ListPart.COMMANDER),
    ],
)
def test_a_line_may_say_where_its_card_is(line: str, part: ListPart | None) -> None:
    (card,) = cards_of(line)
    assert (card.copies, card.name, card.part) == (2, "Duress", part)


def test_several_cards_on_a_line() -> None:
    cards = cards_of("4 Brainstorm, 4x Ponder, 2 Jace, the Mind Sculptor; 20 Island")
    assert [(card.copies, card.name) for card in cards] == [
        (4, "Brainstorm"),
        (4, "Ponder"),
        (2, "Jace, the Mind Sculptor"),
        (20, "Island"),
    ]


def test_cards_parted_by_a_stroke() -> None:
    cards = cards_of("4 Brainstorm | 2 Ponder")
    assert [(card.copies, card.name) for card in cards] == [(4, "Brainstorm"), (2, "Ponder")]


@pytest.mark.parametrize(
    "line",
    [
        "4 Brainstorm - ICE",
        "4 Brainstorm – Ice Age",
        "4 Brainstorm 2 Ponder",
        "4 Brainstorm x4",
        "Brainstorm 4 Ponder 2",
        "[8:12 PM] Brainstorm",
        "8:12 Brainstorm",
    ],
)
def test_a_card_with_more_behind_its_name_is_not_understood(line: str) -> None:
    assert cards_of(line) == ()


def test_a_name_without_a_count_is_said_to_have_none() -> None:
    assert [card.place for card in cards_of("Brainstorm")] == [CountPlace.NOWHERE]
    assert [card.place for card in cards_of("Brainstorm (ICE) 61")] == [CountPlace.NOWHERE]


@pytest.mark.parametrize("line", ["????", "4", "4 ...", "Ask the judge, please.", "a" * 201])
def test_what_is_no_card(line: str) -> None:
    assert cards_of(line) == ()


@pytest.mark.parametrize(
    ("line", "copies", "name"),
    [
        ("4《稲妻/Lightning Bolt》", 4, "Lightning Bolt"),
        ("４《稲妻》", 4, "稲妻"),
        ("《稲妻》4", 4, "稲妻"),
        ("《稲妻》 4枚", 4, "稲妻"),
        ("《稲妻/Lightning Bolt》×4", 4, "Lightning Bolt"),
        ("4枚《稲妻》", 4, "稲妻"),
        ("4枚 稲妻", 4, "稲妻"),
        ("4稲妻", 4, "稲妻"),
        ("20山", 20, "山"),
        ("4张闪电击", 4, "闪电击"),
        ("4張閃電擊", 4, "閃電擊"),
        ("4 张飞", 4, "张飞"),
        ("山x5", 5, "山"),
        ("稲妻：4", 4, "稲妻"),
        ("稲妻（4）", 4, "稲妻"),
        ("稲妻 ｘ４", 4, "稲妻"),
        ("４ｘ稲妻", 4, "稲妻"),
        ("・4 稲妻", 4, "稲妻"),
        ("4「稲妻」", 4, "稲妻"),
    ],
)
def test_counts_and_names_written_without_a_space(line: str, copies: int, name: str) -> None:
    assert [(card.copies, card.name) for card in cards_of(line)] == [(copies, name)]
