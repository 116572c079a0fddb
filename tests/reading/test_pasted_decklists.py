"""A decklist pasted where pairings are expected is known as one; no pairings are taken for one."""

from __future__ import annotations

from pathlib import Path

import pytest

from judgekit.reading.pasted_decklists import is_decklist
from tests.reading.pairings.pasted_pairings import PASTED

DECKS = Path(__file__).parents[1] / "data" / "decks"
BASIC_LANDS = frozenset({"Plains", "Island", "Swamp", "Mountain", "Forest"})
SEATS_OF_TEAMS = "\n".join(f"{table} Player {seat}{table}x" for seat in "ABCD" for table in (1, 2))


def knows_basic_lands(name: str) -> bool:
    return name in BASIC_LANDS


def knows_nothing(_: str) -> bool:
    return False


@pytest.mark.parametrize(
    "text",
    [
        "4 Forest\n4 Island",
        "4 Fire // Ice\n4 Forest",
        "4x Forest\n4x Island",
        "Deck\n4 Forest (M21) 274\n56 Island (M21) 270",
        "Burn by Rossi\n4 Lightning Bolt\n4 Rift Bolt\n20 Mountain",
        "4 Forest",
    ],
)
def test_cards_are_known_by_their_names(text: str):
    assert is_decklist(text, knows_basic_lands)


@pytest.mark.parametrize(
    "text",
    [
        "4 Lightning Bolt\n4 Duress\n\nSideboard\n2 Ponder",
        "4 Bolt\n4 Goyf\n4 Ragavan\n4 Ponder\n3 Duress\n3 Opt\n2 Shock\n1 Brainstorm",
        "4 Bolt\n4 Goyf\n4 Ragavan",
    ],
)
def test_counts_that_are_no_tables_and_headings_tell_a_decklist(text: str):
    assert is_decklist(text, knows_nothing)


@pytest.mark.parametrize(
    "text",
    [
        "4 Smith / Jones",
        "4 Smith / Jones\n5 Weber / Kohl",
        "4 Smith\n4 Jones",
        "1 Anna Rossi\n2 Lena Petrova",
        "1 Smith\n2 Weber\n1 Jones\n2 Kohl\n3 Forest\n3 Lind",
        "4 Forest vs. Island",
        "4 Forest\tIsland\n5 Plains\tSwamp",
        SEATS_OF_TEAMS,
        "",
        "a sentence that was copied",
    ],
)
def test_two_players_a_table_are_pairings(text: str):
    assert not is_decklist(text, knows_basic_lands if "3 Forest" not in text else knows_nothing)


@pytest.mark.parametrize("kind", PASTED)
def test_pairings_of_every_program_are_no_decklist(kind: str):
    assert not is_decklist(PASTED[kind].text, knows_basic_lands)


@pytest.mark.parametrize("name", ["arena.txt", "archidekt.txt", "commander-marks.txt"])
def test_lists_as_programs_write_them_are_decklists(name: str):
    assert is_decklist((DECKS / name).read_text("utf-8"), knows_basic_lands)
