"""Events, codecs and records for the storage tests."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

import apsw

from judgekit.domain.shared.event import Event, Recorded
from judgekit.domain.shared.identity import uuid7
from judgekit.storage.record.codec import EventCodec, ReadRow, Row
from judgekit.storage.record.record_reading import COLUMNS, INSERT, rows_of
from judgekit.storage.record.tournament_folder import TournamentFolder

NOON = 1_795_262_400_000
BOOT = "4f0c8a52-0d4f-4f0e-9a0e-3f2b8f1f6a11"


class TournamentCreated(Event, frozen=True):
    name: str


class TableNoted(Event, frozen=True):
    table: int
    text: str = ""


KINDS: Mapping[str, type[Event]] = {"event-opened": TournamentCreated, "table-noted": TableNoted}


def codec() -> EventCodec:
    return EventCodec(KINDS)


def recorded(payload: Event, number: int = 0) -> Recorded:
    """An event, `number` seconds after noon; equal numbers give equal events."""
    at = NOON + 1000 * number
    name = uuid7(at, number.to_bytes(10))
    return Recorded(name, name, at, "María", "laptop", payload, BOOT, 1000 * number)


def noted(number: int, text: str = "Тасовать") -> Recorded:
    return recorded(TableNoted(number, text), number)


def opened(name: str = "GP Málaga") -> Recorded:
    return recorded(TournamentCreated(name), 0)


def many(count: int, text: str = "Тасовать") -> list[Recorded]:
    """The creation of a tournament and `count - 1` notes."""
    return [opened(), *(noted(number, text) for number in range(1, count))]


def store(folder: Path) -> TournamentFolder:
    return TournamentFolder(folder / "events", codec())


def read(rows: Sequence[Row]) -> list[ReadRow]:
    """Rows as read from SQLite, by sequence, from a table without constraints."""
    connection = apsw.Connection(":memory:")
    connection.execute(f"CREATE TABLE event ({COLUMNS})")
    connection.executemany(INSERT, rows)
    return list(rows_of(connection))
