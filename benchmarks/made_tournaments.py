"""Tournaments in their own files, as given to the program by `--event FILE`."""

from __future__ import annotations

import os
from collections.abc import Iterable
from pathlib import Path

from benchmarks.long_day import SteppingClock, recorded_day
from judgekit.domain.calls.commands import CloseCall, OpenCall
from judgekit.domain.clock.commands import EndRound, StartRound
from judgekit.domain.setup.commands import CreateTournament, TakePairings
from judgekit.domain.setup.events import PairedTable
from judgekit.domain.shared.command import Command
from judgekit.domain.shared.moment import SECOND
from judgekit.domain.shared.refusal import Refusal
from judgekit.domain.tournament import EVENT_KINDS
from judgekit.engine.engine import Device, Engine
from judgekit.storage.record.codec import EventCodec
from judgekit.storage.record.tournament_folder import TournamentFolder
from judgekit.system.wall_clock import MachineClock, SteadyClock

TABLES = 200
CALLED = (4, 17, 81)
"""Tables with an open call, whose stopwatches run beside the round clock."""


def long_tournament(home: Path, count: int) -> Path:
    """Create a day with so many events, and those that end what is in progress then: nobody is
    asked what time it is when it is opened."""
    store = _folder(home)
    made = store.create("long day")
    recorded = recorded_day(count)
    made.log.append(recorded)
    engine = Engine(made.log, recorded, SteppingClock(), Device("laptop", os.urandom))
    for call in engine.state.calls.open_calls():
        engine.submit(CloseCall(number=call.id))
    engine.submit(EndRound())
    engine.close()
    return _path(store, made.id)


def running_tournament(home: Path) -> Path:
    """Create a round that has just begun, by this machine's clock."""
    pairs = tuple(
        PairedTable(table, (f"A {table}", f"B {table}")) for table in range(1, TABLES + 1)
    )
    commands: list[Command] = [
        CreateTournament(name="Open", format="modern", rel="competitive", players=2 * TABLES),
        TakePairings(1, pairs),
        StartRound(),
        *(OpenCall(table) for table in CALLED),
    ]
    return record_of(home, commands, "running round")


def record_of(home: Path, commands: Iterable[Command], name: str) -> Path:
    """Execute these commands now, in a record of their own."""
    store = _folder(home)
    made = store.create(name)
    clock = SteadyClock(MachineClock().read)
    engine = Engine(made.log, (), clock, Device("laptop", os.urandom, grain=SECOND))
    for command in commands:
        outcome = engine.submit(command, "María")
        assert not isinstance(outcome, Refusal), outcome
    engine.close()
    return _path(store, made.id)


def _folder(home: Path) -> TournamentFolder:
    return TournamentFolder(home / "made", EventCodec(EVENT_KINDS))


def _path(store: TournamentFolder, tournament_id: str) -> Path:
    return next(Path(each.path) for each in store.tournaments() if each.id == tournament_id)
