"""Pairings as they are posted: every player finds the own name."""

from __future__ import annotations

from judgekit.domain.setup.events import PairedTable
from judgekit.reading.pairings.reader import ParsedPairings
from judgekit.ui.tournament.pairings.printing import pairings_job, posted_rows

PAIRINGS = ParsedPairings(
    (PairedTable(1, ("Zoe", "Adam")), PairedTable(2, ("Bea", "Carl", "Dora"))), ("Eve",)
)


def test_everybody_stands_there_by_name_with_table_and_opponents():
    assert posted_rows(PAIRINGS) == [
        ("Adam", "1", "Zoe"),
        ("Bea", "2", "Carl, Dora"),
        ("Carl", "2", "Bea, Dora"),
        ("Dora", "2", "Bea, Carl"),
        ("Eve", "", "bye"),
        ("Zoe", "1", "Adam"),
    ]


def test_accents_do_not_move_a_name_to_the_end():
    seated = ParsedPairings((PairedTable(1, ("Weber, Tim", "Álvarez, Ana")),), ("Adams, Sue",))
    assert [row[0] for row in posted_rows(seated)] == ["Adams, Sue", "Álvarez, Ana", "Weber, Tim"]


def test_the_page_is_called_by_round_and_event(look):
    assert pairings_job(look, "Spring Open", 4, PAIRINGS).title == "Pairings, round 4 – Spring Open"
