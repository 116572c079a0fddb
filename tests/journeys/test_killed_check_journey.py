"""The program is killed in the middle of two deck checks: what was ticked and marked is there."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from judgekit.domain.deck_checks.commands import TakeDecklists
from judgekit.domain.deck_checks.decide import TICKS_APART
from judgekit.domain.decklists.registered_list import RegisteredList
from judgekit.domain.setup.commands import CreateTournament, TakePairings
from judgekit.domain.setup.events import PairedTable
from judgekit.domain.shared.refusal import Refusal
from tests.domain.formats.listed import decklist
from tests.journeys.test_killed_journey import start
from tests.session import HandClock, make_session

__all__ = ["start"]
MARGIN = 1.5
"""Seconds that a slow machine may take to do what is due."""
LIST = decklist("4 Opt, 4 Ponder, 4 Brainstorm, 48 Island | 3 Duress, 12 Forest")
PAIRINGS = tuple(PairedTable(n, (f"Ann Lind{n}", f"Bo Kask{n}")) for n in (3, 23))


@pytest.fixture
def record(tmp_path) -> Path:
    """An event whose lists are known, of a minute ago."""
    clock = HandClock(int(time.time() * 1000) - 60_000)
    controller = make_session(tmp_path, clock)
    controller.create(CreateTournament(name="Modern Open", rel="competitive", format="modern"))
    players = [name for table in PAIRINGS for name in table.players]
    lists = tuple(RegisteredList(name, LIST) for name in players)
    for command in (TakePairings(1, PAIRINGS), TakeDecklists(lists)):
        assert not isinstance(controller.engine.submit(command), Refusal)
    controller.close()
    (path,) = tmp_path.glob("*.judgekit")
    return path


def test_all_of_two_checks_is_there_after_a_kill(start, record):
    program = start("--event", str(record))
    program.do("keys Ctrl+2 Space", "order d 3 Weber, Okafor", "write o4p2", "keys F6", "write o")
    program.do("keys Return F7 + Down -", "order d 23 Silva", "write b3i9i9", "keys F5", "write d2")
    time.sleep(TICKS_APART / 1000 + MARGIN)
    program.kill()
    again = start("--event", str(record))
    first = again.do("keys Ctrl+4")["decks"]
    assert (first[0], first[2:]) == (
        "Deck check, table 3 (1 of 2)",
        [
            *("Ann Lind3", "Weber", "Main deck 6 of 60    Sideboard 0 of 15", "Sleeves 0/7", ""),
            *("Bo Kask3", "Okafor", "Main deck 1 of 60    Sideboard 0 of 15", "Sleeves 2/7", ""),
        ],
    )
    second = again.do("keys Ctrl+Tab")["decks"]
    assert (second[0], second[2:6]) == (
        "Deck check, table 23 (2 of 2)",
        ["Ann Lind23", "Silva", "Main deck 21 of 60    Sideboard 2 of 15", "Sleeves 0/7"],
    )
    assert second[6] == "Sideboard"
