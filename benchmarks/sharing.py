"""Cost of an event that several laptops share, beside the same entries on one laptop.

Messages are sealed by a hash here: what signing costs is the network's.
"""

from __future__ import annotations

import gc
import os
import statistics
import time
from collections.abc import Callable, Sequence
from functools import partial
from hashlib import sha256
from pathlib import Path

from benchmarks.figure import Figure
from benchmarks.long_day import NOON, SteppingClock, recorded_day
from judgekit.domain.calls.commands import CloseCall, OpenCall
from judgekit.domain.clock.commands import GrantExtension, PauseClock, ResumeClock
from judgekit.domain.shared.command import Command
from judgekit.domain.shared.event import Recorded
from judgekit.domain.shared.identity import RANDOM_BYTES, uuid7
from judgekit.domain.shared.moment import Moment
from judgekit.domain.team.commands import BeginEpoch, LetIn
from judgekit.domain.tournament import EVENT_KINDS
from judgekit.engine.engine import Device, Engine
from judgekit.engine.memory_log import MemoryLog
from judgekit.engine.ports.sharing import OpenShared
from judgekit.engine.sharing.envelope import FORM, Envelope, SharedPart, SharedStep, sealed, written
from judgekit.engine.sharing.shared_engine import SharedEngine
from judgekit.engine.stored import SettledMessage, SharedRecord
from judgekit.engine.timeline import Step
from judgekit.storage.record.codec import EventCodec
from judgekit.storage.record.shared_log import SqliteSharedLog
from judgekit.storage.record.tournament_folder import TournamentFolder

EVENTS = 10_000
STEPS = 300
APPENDS = 300
REPLAYS = 7
WAITING = 40
LATE_MS = 900


class HashSeals:
    """Seals that cost nothing and keep nobody out."""

    def seal(self, content: bytes) -> bytes:
        """See the port."""
        return sha256(content).digest()

    def is_sealed(self, key: str, content: bytes, signature: bytes) -> bool:
        """See the port."""
        del key
        return sha256(content).digest() == signature


class NoSharedLog(MemoryLog):
    """A SharedLog that keeps nothing."""

    def share(self, epoch: str) -> None:
        """See the port."""

    def put_out(self, items: Sequence[tuple[int, bytes]]) -> None:
        """See the port."""

    def settle(self, messages: Sequence[SettledMessage], done: Sequence[int]) -> None:
        """See the port."""

    def sealed_from(self, sequence: int) -> Sequence[bytes]:
        """See the port."""
        del sequence
        return ()

    def cut(self, messages: int, outbox: Sequence[tuple[int, bytes]]) -> Sequence[Recorded]:
        """See the port."""
        del messages, outbox
        return ()


class HandClock:
    """A clock that the benchmark moves."""

    def __init__(self, at: Moment) -> None:
        self.at = at

    def now(self) -> Moment:
        """This instant."""
        return self.at

    def stamp(self) -> tuple[str, int]:
        """The stamp of a machine started at noon."""
        return "", self.at - NOON


class Hall:
    """A hub's engine with a day's record, and messages of a colleague's laptop."""

    def __init__(self, day: Sequence[Recorded]) -> None:
        self.clock = HandClock(day[-1].at + 10_000)
        log = NoSharedLog()
        opened = OpenShared(log, day, SharedRecord("epoch", (), ()))
        self.engine = SharedEngine(opened, self.clock, Device("hub", os.urandom), HashSeals())
        head = ("scorekeeper", "head-judge")
        self.enter(BeginEpoch("epoch", "hub", person="Ana", roles=head))
        self.enter(LetIn("other", "Bea", head))
        self.read_back()
        clocks = self.engine.state.clocks.by_name
        self.round = clocks["main"].round.id

    def enter(self, command: Command) -> None:
        """Enter a command on the hub."""
        self.clock.at += 2_000
        outcome = self.engine.submit(command)
        assert isinstance(outcome, Step), outcome

    def read_back(self) -> None:
        """Settle what the hub has published."""
        for message in self.engine.to_publish():
            self.engine.received([(self.engine.settled + 1, message.body)])

    def message(self, commands: Sequence[Command], ago: int = 0) -> bytes:
        """A colleague's message, its first step so many milliseconds ago."""
        steps = []
        for place, command in enumerate(commands):
            at = self.clock.at - ago + place
            id_ = uuid7(at, os.urandom(RANDOM_BYTES))
            steps.append(SharedStep(id_, at, (SharedPart(at, written(command)),)))
        made = sealed(Envelope(FORM, "other", "Bea", tuple(steps)), HashSeals().seal)
        assert made is not None
        return made.body

    def receive(self, body: bytes) -> None:
        """Settle a message."""
        told = self.engine.received([(self.engine.settled + 1, body)])
        assert all(each.settlement.became == "confirmed" for each in told)


def figures(home: Path) -> list[Figure]:
    """Settle steps among 10,000 events, and enter them while cut off.

    Python's garbage collector is off meanwhile, as in the program.
    """
    home.mkdir(parents=True, exist_ok=True)
    day = recorded_day(EVENTS)
    gc.disable()
    try:
        return [*_settling_figures(day), *_return_figures(day), _append_figure(home)]
    finally:
        gc.enable()


def _settling_figures(day: Sequence[Recorded]) -> list[Figure]:
    alone = Engine(MemoryLog(), day, HandClock(day[-1].at + 10_000), Device("a", os.urandom))
    hall = Hall(day)
    plain, in_order, late, beside, own = [], [], [], [], []
    for number in range(STEPS):
        table = 1 + number
        plain.append(_ms(lambda table=table: alone.submit(OpenCall(table, "other"))))
        hall.clock.at += 2_000
        body = hall.message([OpenCall(table, "other", round=hall.round)])
        in_order.append(_ms(lambda body=body: hall.receive(body)))
        body = hall.message([GrantExtension(table + 1, 60, round=hall.round)], LATE_MS)
        late.append(_ms(lambda body=body: hall.receive(body)))
        hall.enter(GrantExtension(table + 2, 60))
        body = hall.message([OpenCall(table + 3, "errand", round=hall.round)], LATE_MS)
        beside.append(_ms(lambda body=body: hall.receive(body)))
        own.append(_ms(hall.read_back))
        body = hall.message([CloseCall(number=_call_at(hall, table + 3))])
        hall.receive(body)
    bare, base = "an entry on one laptop", statistics.median(plain)
    name = f"among {EVENTS:,} events"
    return [
        Figure(
            f"a colleague's step settled {name}", statistics.median(in_order), "ms", base, bare, 2
        ),
        Figure(
            f"one that happened {LATE_MS} ms ago {name}",
            statistics.median(late),
            "ms",
            base,
            bare,
            2,
        ),
        Figure("one while an own step waits", statistics.median(beside), "ms", base, bare, 2.5),
        Figure("an own step read back", statistics.median(own), "ms", base, bare, 1),
    ]


def _call_at(hall: Hall, table: int) -> str:
    call = hall.engine.state.calls.open_at(table)
    assert call is not None
    return call.id


def _return_figures(day: Sequence[Recorded]) -> list[Figure]:
    """A laptop comes back with steps of ten minutes ago, before a pause of the clock."""
    replaying, returning = [], []
    for _ in range(REPLAYS):
        began = time.process_time()
        Engine(MemoryLog(), day, SteppingClock(), Device("a", os.urandom))
        replaying.append((time.process_time() - began) * 1000)
        hall = Hall(day)
        hall.clock.at += 600_000
        commands = [GrantExtension(1 + each, 60, round=hall.round) for each in range(WAITING)]
        body = hall.message(commands, 500_000)
        for command in (PauseClock(), ResumeClock()):
            hall.enter(command)
            hall.read_back()
        began = time.process_time()
        hall.receive(body)
        returning.append((time.process_time() - began) * 1000)
    name = f"{WAITING} steps that come late, before a pause"
    value, base = statistics.median(returning), statistics.median(replaying)
    return [Figure(name, value, "ms", base, "a replay", 4)]


def _append_figure(home: Path) -> Figure:
    """An entry while cut off, beside one of an event that isn't shared, in turn with it."""
    folder = TournamentFolder(home / "events", EventCodec(EVENT_KINDS))
    day = recorded_day(200)
    clock = HandClock(day[-1].at + 10_000)
    records = [folder.create(name) for name in ("alone", "shared")]
    for record in records:
        record.log.append(day)
    alone = Engine(records[0].log, day, clock, Device("hub", os.urandom))
    log = records[1].log
    assert isinstance(log, SqliteSharedLog)
    log.share("epoch")
    shared = SharedEngine(
        OpenShared(log, day, SharedRecord("epoch", (), ())),
        clock,
        Device("hub", os.urandom),
        HashSeals(),
    )
    shared.submit(BeginEpoch("epoch", "hub", person="Ana", roles=("head-judge",)))
    more, plain = [], []
    for number in range(APPENDS):
        clock.at += 2_000
        command = GrantExtension(1 + number, 60)
        engines = (alone, shared) if number % 2 else (shared, alone)
        taken = {each: _ms(partial(each.submit, command)) for each in engines}
        plain.append(taken[alone])
        more.append(taken[shared] - taken[alone])
    alone.close()
    shared.close()
    base = statistics.median(plain)
    value = base + statistics.median(more)
    return Figure("an entry while cut off", value, "ms", base, "an entry not shared", 1.1)


def _ms(run: Callable[[], object]) -> float:
    began = time.perf_counter()
    run()
    return (time.perf_counter() - began) * 1000
