"""The board of a large hall: how long it takes to reckon how every table stands."""

from __future__ import annotations

import statistics
import time
from pathlib import Path

from benchmarks.figure import Figure
from judgekit.domain.calls.commands import CloseCall, OpenCall
from judgekit.domain.clock.commands import GrantExtension, StartRound
from judgekit.domain.clock.snapshot import clock_standing
from judgekit.domain.deck_checks.commands import FinishDeckCheck, StartDeckCheck
from judgekit.domain.setup.commands import TakePairings
from judgekit.domain.setup.events import PairedTable
from judgekit.domain.shared.command import Command
from judgekit.domain.shared.moment import MINUTE
from judgekit.domain.tournament import Tournament, apply, decide

TABLES = 1_000
LOOKS = 60
FRAME = 16.0
"""Milliseconds."""


def figures(home: Path) -> list[Figure]:
    """The slowest of many looks, as one per second would be."""
    del home
    state = busy_hall()
    clock = state.clocks.by_name["main"]
    taken = []
    for look in range(LOOKS):
        start = time.perf_counter()
        standing = clock_standing("main", clock, 49 * MINUTE + look)
        taken.append((time.perf_counter() - start) * 1_000)
    assert len(standing.tables) == TABLES
    return [
        Figure("board of 1,000 tables reckoned, median", statistics.median(taken), "ms"),
        Figure("board of 1,000 tables reckoned, slowest", max(taken), "ms", most=FRAME),
    ]


def busy_hall() -> Tournament:
    """A round near its end: at every third table something was or is going on."""
    state = Tournament()
    pairs = tuple(
        PairedTable(table, (f"A {table}", f"B {table}")) for table in range(1, TABLES + 1)
    )
    _do(state, TakePairings(1, pairs), 0)
    _do(state, StartRound(), 0)
    for table in range(1, TABLES + 1, 3):
        _do(state, OpenCall(table), 10 * MINUTE)
        _do(state, CloseCall(table), 14 * MINUTE)
        _do(state, StartDeckCheck(table), 20 * MINUTE)
        _do(state, FinishDeckCheck(table), 27 * MINUTE)
        _do(state, GrantExtension(table, 60), 30 * MINUTE)
    for table in range(1, TABLES + 1, 30):
        _do(state, OpenCall(table), 45 * MINUTE)
    return state


def _do(state: Tournament, command: Command, at: int) -> None:
    decision = decide(state, command, at)
    assert isinstance(decision, tuple), decision
    for event in decision:
        apply(state, event, at)
