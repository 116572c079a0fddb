"""Records as a newer program might leave them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

import apsw

from judgekit.domain.calls.commands import CloseCall, OpenCall
from judgekit.domain.clock.commands import StartRound
from judgekit.domain.setup.commands import CreateTournament
from judgekit.domain.shared.moment import MINUTE
from judgekit.domain.tournament import EVENT_KINDS
from judgekit.engine.engine import Device, Engine
from judgekit.storage.record.codec import EventCodec, Row, first_checksum, rechained
from judgekit.storage.record.database import FORMAT
from judgekit.storage.record.record_reading import COLUMNS, INSERT
from judgekit.storage.record.tournament_folder import TournamentFolder
from tests.day import TEN, Counting, StillClock

STEPS = 4
CHANGED = 3
"""The row, counted from 1, that a newer program has made its own: a call was opened."""
_FEATURES = {"version": 1, "kind": 9, "payload": 10, "intention": 12}


def day_at(path: Path) -> Path:
    """A record of four steps: an event, its round, a call at table 7 and its end."""
    folder = TournamentFolder(path.parent / "events", EventCodec(EVENT_KINDS))
    opened, clock = folder.open_file(path), StillClock()
    engine = Engine(opened.log, (), clock, Device("laptop", Counting()))
    for command in (CreateTournament("Cup"), StartRound(), OpenCall(7, "ruling"), CloseCall(7)):
        engine.submit(command)
        clock.at += MINUTE
    assert clock.at == TEN + STEPS * MINUTE
    engine.close()
    return path


def _row_with(**features: Callable[[object], object]) -> Callable[[apsw.Connection], None]:
    def change(connection: apsw.Connection) -> None:
        (identity,) = next(connection.execute("SELECT identity FROM record"))
        rows: list[Row] = list(connection.execute(f"SELECT {COLUMNS} FROM event ORDER BY sequence"))
        row = list(rows[CHANGED - 1])
        for feature, changed in features.items():
            row[_FEATURES[feature]] = changed(row[_FEATURES[feature]])
        rows[CHANGED - 1] = tuple(row)
        connection.execute("DELETE FROM event")
        connection.executemany(INSERT, rechained(rows, first_checksum(identity)))

    return change


def _more(payload: object) -> bytes:
    assert isinstance(payload, bytes)
    return payload.replace(b"{", b'{"seat":"B",', 1)


def _form(connection: apsw.Connection) -> None:
    connection.execute("CREATE TABLE room (name TEXT NOT NULL) STRICT")
    connection.execute("ALTER TABLE event ADD COLUMN room TEXT")
    connection.execute("UPDATE event SET checksum = checksum + 1")
    connection.execute("UPDATE record SET format = ?", (FORMAT + 1,))
    connection.pragma("user_version", FORMAT + 1)


def _column(connection: apsw.Connection) -> None:
    connection.execute("ALTER TABLE event ADD COLUMN room TEXT")
    connection.execute("UPDATE event SET room = 'blue', checksum = checksum + 1")


def _without_events(connection: apsw.Connection) -> None:
    _form(connection)
    connection.execute("ALTER TABLE event RENAME TO happened")


def _with_words_for_numbers(connection: apsw.Connection) -> None:
    _form(connection)
    connection.execute("ALTER TABLE event RENAME TO happened")
    connection.execute("CREATE TABLE event AS SELECT * FROM happened")
    connection.execute("UPDATE event SET at = 'ten o''clock'")


UNKNOWN_ROW: Mapping[str, Callable[[apsw.Connection], None]] = {
    "unknown kind": _row_with(kind=lambda _: "hall-lit", payload=lambda _: b'{"lamps":[1,2]}'),
    "higher version": _row_with(version=lambda _: 99),
    "unknown field": _row_with(payload=_more),
    "unknown field deep within": _row_with(
        kind=lambda _: "pairings-taken",
        payload=lambda _: (
            b'{"clock":"main","round":1,"tables":[{"table":1,"players":[],"x":1}],"byes":[]}'
        ),
        intention=lambda _: b'["not an object"]',
    ),
}
"""One row isn't known, all others are."""
NEWER: Mapping[str, Callable[[apsw.Connection], None]] = {
    **UNKNOWN_ROW,
    "higher form": _form,
    "unknown column": _column,
}
"""What can be read."""
NOT_TO_BE_READ: Mapping[str, Callable[[apsw.Connection], None]] = {
    "other tables": _without_events,
    "other values": _with_words_for_numbers,
}


def newer_record(path: Path, change: Callable[[apsw.Connection], None]) -> Path:
    """The day, changed as by a newer program."""
    connection = apsw.Connection(str(day_at(path)))
    connection.execute("BEGIN")
    change(connection)
    connection.execute("COMMIT")
    connection.close()
    return path
