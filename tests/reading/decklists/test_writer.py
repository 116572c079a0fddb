"""What was read is written so that it reads the same."""

from __future__ import annotations

from pathlib import Path
from xml.sax.saxutils import quoteattr

import pytest
from hypothesis import given
from hypothesis import strategies as st

from judgekit.domain.decklists.decklist import CardCount, Decklist
from judgekit.domain.decklists.unusable_list import UnusableList
from judgekit.reading.decklists.reader import parse_decklist
from judgekit.reading.decklists.writer import write_decklist

FOLDER = Path(__file__).resolve().parents[2] / "data" / "decks"
LISTS = sorted(path for path in FOLDER.iterdir() if path.suffix != ".json" and path.stem[0] != ".")

PIECES = (
    *("4", "4x", "x", "0", "99", "9999", "Opt", "Fire", "Ice", "Остров", "e\u0301", "X", "+2 Mace"),
    *("(ICE)", "61", "[Ramp]", "*F*", "*CMDR*", "^a^", "#tag", "!commander", "$1", "foil", "_____"),
    *("SB:", "Sideboard", "Commander", "Companion", "Deck", "Maybeboard", "Creatures (4)", "Земли"),
    *("//", "/", "//NAME: ", "Player: ", "About", "Name ", "Total", "cards", "1.", "https://x"),
    *("count,card\n", "<", ">", '"', "'", ",", ";", "|", ":", "-", "\t", " ", " ", " "),
    *("\n", "\n", "\n\n", "\r\n", "\x85", "\x1c", "\u2028", "\ufeff", "\u200b"),
)
LIST_TEXTS = st.one_of(
    st.lists(st.sampled_from(PIECES), max_size=40).map("".join),
    st.text(max_size=60),
    st.lists(st.builds("{} {}".format, st.integers(0, 99), st.text(max_size=20))).map("\n".join),
)
PRINTED = st.text(st.characters(exclude_categories=("C",)), max_size=20)
NAMES = PRINTED | st.lists(st.sampled_from(PIECES[:40]), max_size=5).map(" ".join)


def cards_and_names(decklist: Decklist) -> tuple[object, ...]:
    """All but where it came from and what was said of it."""
    parts = (decklist.main, decklist.sideboard, decklist.commander)
    return (*parts, decklist.name, decklist.player)


def reads_the_same(decklist: Decklist) -> bool:
    again = parse_decklist(write_decklist(decklist).encode())
    return cards_and_names(again) == cards_and_names(decklist) and not again.remarks


@pytest.mark.parametrize("path", LISTS, ids=lambda path: path.name)
def test_the_lists_of_every_kind(path: Path) -> None:
    assert reads_the_same(parse_decklist(path.read_bytes(), path.name))


@given(LIST_TEXTS)
def test_whatever_was_typed(text: str) -> None:
    try:
        decklist = parse_decklist(text.encode("utf-8", "replace"))
    except UnusableList:
        return
    assert reads_the_same(decklist)


@given(st.lists(st.tuples(st.integers(0, 12_000), NAMES, st.booleans()), max_size=12))
def test_whatever_a_program_put_into_its_file(cards: list[tuple[int, str, bool]]) -> None:
    rows = (
        f'<Cards Quantity="{count}" Sideboard="{aside}" Name={quoteattr(name)}/>'
        for count, name, aside in cards
    )
    assert reads_the_same(parse_decklist(f"<Deck>{''.join(rows)}</Deck>".encode()))


def test_how_it_is_written() -> None:
    decklist = Decklist(
        main=(CardCount(99, "Wastes"),),
        sideboard=(CardCount(1, "Wear // Tear"),),
        commander=(CardCount(1, "Kozilek"),),
        name="Grey",
        player="Peña, Íñigo",
    )
    assert write_decklist(decklist) == (
        "// NAME: Grey\n// PLAYER: Peña, Íñigo\n\n"
        "Commander\n1 Kozilek\n\nDeck\n99 Wastes\n\nSideboard\n1 Wear // Tear\n"
    )


def test_nothing_is_written_of_nothing() -> None:
    assert write_decklist(Decklist()) == ""
