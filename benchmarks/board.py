"""The board of a large hall: time to compute the snapshot of every table."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from itertools import count
from pathlib import Path

from benchmarks.figure import Figure
from benchmarks.measuring import measured, repeated
from judgekit.domain.calls.commands import CloseCall, OpenCall
from judgekit.domain.clock.commands import GrantExtension, StartRound, StillPlaying
from judgekit.domain.clock.snapshot import TableSnapshot, TableState, clock_snapshot
from judgekit.domain.clock.state import Table
from judgekit.domain.deck_checks.commands import FinishDeckCheck, StartDeckCheck
from judgekit.domain.setup.commands import TakePairings
from judgekit.domain.setup.events import PairedTable
from judgekit.domain.shared.command import Command
from judgekit.domain.shared.moment import MINUTE
from judgekit.domain.tournament import Tournament, apply, decide

TABLES = 1_000
LOOKS = 60
TIME = 50 * MINUTE
"""Time is up."""


def figures(home: Path) -> list[Figure]:
    """Snapshots as if once a second, compared with just adding up every table's interruptions."""
    del home
    clock = busy_hall().clocks.by_name["main"]
    assert len(clock_snapshot("main", clock, 49 * MINUTE).tables) == TABLES
    instants = count(49 * MINUTE)
    looks = measured(
        repeated(lambda: clock_snapshot("main", clock, next(instants)), LOOKS),
        partial(plain_sums, clock.round.tables, 49 * MINUTE),
    )
    return [looks.figure("board of 1,000 tables reckoned", "interruptions added up", 6.0)]


def plain_sums(tables: Mapping[int, Table], elapsed: int) -> tuple[TableSnapshot, ...]:
    """As many values, with extensions as plain sums of all interruptions."""
    return tuple(
        TableSnapshot(
            table=number,
            state=TableState.PLAYING,
            extension=sum((each.until or elapsed) - each.since for each in table.interruptions),
            deadline=elapsed,
            left=0,
            turn=None,
            turns_total=table.turns_total,
            judge=table.judge,
            is_interrupted=False,
        )
        for number, table in tables.items()
    )


def busy_hall() -> Tournament:
    """A round near its end; every third table has had or has an interruption."""
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


def hall_after_time() -> Tournament:
    """The same when time is up: every table was reported to play on."""
    state = busy_hall()
    _do(state, StillPlaying(tuple(range(1, TABLES + 1))), TIME)
    return state


def _do(state: Tournament, command: Command, at: int) -> None:
    decision = decide(state, command, at)
    assert isinstance(decision, tuple), decision
    for event in decision:
        apply(state, event, at)
