"""Cost of the event record: a durable append, and a restart, compared with bare SQLite."""

from __future__ import annotations

import gc
import os
import statistics
import time
from collections.abc import Callable, Sequence
from pathlib import Path

import apsw
import msgspec

from benchmarks.figure import Figure
from benchmarks.long_day import KeptInMemory, SteppingClock, recorded_day
from judgekit.domain.calls.events import CallOpened
from judgekit.domain.setup.commands import Note
from judgekit.domain.shared.event import Event, Recorded
from judgekit.domain.shared.history import Amend
from judgekit.domain.shared.moment import MINUTE
from judgekit.domain.tournament import EVENT_KINDS
from judgekit.engine.engine import Device, Engine
from judgekit.engine.timeline import Step
from judgekit.storage.record.codec import EventCodec, Row
from judgekit.storage.record.tournament_folder import TournamentFolder

EVENTS = 10_000
APPENDS = 600
REPLAYS = 9

CHANGES = 9

_COLUMNS = (
    "sequence, version, id, step, at, boot, ticks, author, device, kind, payload,"
    " entered, intention, revises, checksum"
)


def figures(home: Path) -> list[Figure]:
    """Append one event durably, and replay a record of 10,000.

    Python's garbage collector is off meanwhile, as in the program, which collects only between
    events of its window (`ui/runtime/garbage.py`).
    """
    home.mkdir(parents=True, exist_ok=True)
    day = recorded_day(EVENTS)
    gc.disable()
    try:
        return [_append_figure(home, day), *_replay_figures(home, day), *_change_figures(day)]
    finally:
        gc.enable()


class BareTable:
    """A table with the same columns and settings in plain SQLite."""

    def __init__(self, path: Path) -> None:
        self._connection = apsw.Connection(str(path))
        self._connection.pragma("journal_mode", "WAL")
        self._connection.pragma("synchronous", "FULL")
        self._connection.execute(f"CREATE TABLE IF NOT EXISTS event ({_COLUMNS})")

    def insert(self, row: Row) -> None:
        """Durable on return."""
        self._connection.execute(f"INSERT INTO event VALUES ({','.join('?' * len(row))})", row)

    def close(self) -> None:
        """Close the file."""
        self._connection.close()


def _append_figure(home: Path, day: Sequence[Recorded]) -> Figure:
    """What an append costs more than an insert in turn with it on the same disk: the median of the
    differences, which others who use the disk disturb less than the medians of both."""
    rows = EventCodec(EVENT_KINDS).rows(day[:APPENDS], 0, 0)
    bare = BareTable(home / "bare.sqlite")
    opened = _folder(home).create("append")
    own, other = [], []
    for number, (event, row) in enumerate(zip(day, rows, strict=False)):
        if number % 2:
            other.append(_milliseconds(lambda row=row: bare.insert(row)))
        own.append(_milliseconds(lambda event=event: opened.log.append([event])))
        if not number % 2:
            other.append(_milliseconds(lambda row=row: bare.insert(row)))
    opened.log.close()
    bare.close()
    yardstick = statistics.median(other)
    more = statistics.median(mine - its for mine, its in zip(own, other, strict=True))
    return Figure(
        "a durable append",
        yardstick + more,
        "ms",
        yardstick,
        "bare SQLite insert",
        1.25,
    )


def _replay_figures(home: Path, day: Sequence[Recorded]) -> list[Figure]:
    store = _folder(home)
    made = store.create("replay")
    made.log.append(day)
    made.log.close()
    path = next(Path(each.path) for each in store.tournaments() if each.id == made.id)
    reading, opening, applying = [], [], []
    for _ in range(REPLAYS):
        began = time.process_time()
        rows = _read_and_decode(path)
        read = time.process_time()
        opened = store.open(made.id)
        checked = time.process_time()
        engine = Engine(opened.log, opened.recorded, SteppingClock(), Device("laptop", bytes))
        applied = time.process_time()
        engine.close()
        # Freeing it all belongs to neither.
        del rows, opened, engine
        reading.append((read - began) * 1000)
        opening.append((checked - read) * 1000)
        applying.append((applied - checked) * 1000)
    yardstick = statistics.median(reading)
    name = f"of {EVENTS:,} events"
    bare = "reading and decoding the rows"
    return [
        Figure(f"opening {name}, checked", statistics.median(opening), "ms", yardstick, bare),
        Figure(
            f"replay {name}, applied only",
            statistics.median(applying),
            "ms",
            yardstick,
            bare,
        ),
        Figure(
            f"replay {name}, checked and applied",
            statistics.median(opening) + statistics.median(applying),
            "ms",
            yardstick,
            bare,
            3.2,
        ),
    ]


def _change_figures(day: Sequence[Recorded]) -> list[Figure]:
    """Changes of what happened ten minutes ago, in memory, beside a replay of the same events."""
    last = day[-1].at
    opened = [each for each in day if isinstance(each.payload, CallOpened)]
    recent = next(each for each in opened if each.at >= last - 10 * MINUTE)
    replaying, late, amending = [], [], []
    for _ in range(CHANGES):
        began = time.process_time()
        engine = Engine(KeptInMemory(), day, SteppingClock(), Device("laptop", os.urandom))
        replayed = time.process_time()
        entered = engine.submit(Note("Doors open."), at=last - 10 * MINUTE)
        put_in = time.process_time()
        amended = engine.submit(Amend(recent.step, {"reason": "other"}))
        put_right = time.process_time()
        assert isinstance(entered, Step), entered
        assert isinstance(amended, Step), amended
        replaying.append((replayed - began) * 1000)
        late.append((put_in - replayed) * 1000)
        amending.append((put_right - put_in) * 1000)
    yardstick = statistics.median(replaying)
    name = f"among {EVENTS:,} events"
    bare = "a replay"
    return [
        Figure(f"a late entry {name}", statistics.median(late), "ms", yardstick, bare, 1.5),
        Figure(f"an amendment {name}", statistics.median(amending), "ms", yardstick, bare, 1.5),
    ]


def _read_and_decode(path: Path) -> list[tuple[object, ...]]:
    """Every row with its payload as a typed event, unchecked."""
    decoders: dict[str, Callable[[bytes], Event]] = {
        kind: msgspec.json.Decoder(shape).decode for kind, shape in EVENT_KINDS.items()
    }
    connection = apsw.Connection(str(path))
    rows = connection.execute(f"SELECT {_COLUMNS} FROM event ORDER BY sequence")
    decoded = [(row, decoders[row[9]](row[10])) for row in rows]
    connection.close()
    return decoded


def _folder(home: Path) -> TournamentFolder:
    return TournamentFolder(home / "events", EventCodec(EVENT_KINDS))


def _milliseconds(run: Callable[[], object]) -> float:
    began = time.perf_counter()
    run()
    return (time.perf_counter() - began) * 1000
