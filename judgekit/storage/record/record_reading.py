"""Read a record's database and verify that it is as it was written."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from typing import NamedTuple

import apsw
import msgspec

from judgekit.domain.shared.event import Recorded
from judgekit.storage.record import write_ahead_log
from judgekit.storage.record.acknowledged import Acknowledged
from judgekit.storage.record.codec import EventCodec, ReadRow, Row, first_checksum
from judgekit.storage.record.database import (
    RecordDamaged,
    RecordIncomplete,
    RecordTooNew,
    connect_for_reading,
    has_more_columns,
    is_identity,
    is_of_newer_form,
)
from judgekit.storage.record.record_files import RecordFiles
from judgekit.storage.record.shared_rows import SharedRows, checked_shared

COLUMNS = (
    "sequence, version, id, step, at, boot, ticks, author, device, kind, payload,"
    " entered, intention, revises, checksum"
)
_READ = """
    SELECT version, id, nullif(step, id), at, boot, ticks, author, device, kind, payload,
        {later}, checksum,
        CAST(concat_ws(
            char(10), sequence, version, id, step, at, boot, ticks, author, device, kind, payload,
            {later}
        ) AS BLOB)
    FROM event ORDER BY sequence
"""
_NEWEST = "entered, intention, revises"
_LATER: Mapping[int, str] = {1: "NULL, NULL, NULL"}
"""The columns that an older form of the record does not have, as they read in the newest."""
INSERT = f"INSERT INTO event ({COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
_FIXED_HEADER: Sequence[tuple[int, bytes]] = (
    (0, b"SQLite format 3\0\x10\x00"),
    (20, b"\x00\x40\x20\x20"),
    (44, b"\0\0\0\x04"),
    (52, b"\0\0\0\0\0\0\0\x01"),
    (64, b"\0\0\0\0"),
    (72, bytes(20)),
)
"""Fixed bytes in the header of every record, by offset; SQLite would accept many other values."""

_READ_AND_WRITTEN = (b"\x01\x01", b"\x02\x02")
"""The header's two bytes for a database with a rollback journal, and with a write-ahead log."""
_DAMAGE = (apsw.CorruptError, apsw.NotADBError, apsw.SQLError, UnicodeDecodeError, StopIteration)


class Contents(NamedTuple):
    """Contents of a record; `checksum` is the last row's."""

    recorded: list[Recorded]
    checksum: int
    identity: str
    shared: SharedRows = SharedRows()


class Checked(NamedTuple):
    """What a sound record has: how many events, and its identity."""

    events: int
    identity: str


@contextmanager
def damage_told() -> Iterator[None]:
    """Convert SQLite's errors about malformed files to RecordDamaged."""
    try:
        yield
    except _DAMAGE as error:
        raise RecordDamaged(str(error)) from error


def read_all(connection: apsw.Connection, codec: EventCodec) -> Contents:
    """Return every event, after checking the file's structure and the chain of checksums.

    Raises RecordDamaged, RecordTooNew, apsw.Error.
    """
    with damage_told():
        identity = _checked_identity(connection)
        recorded, checksum = codec.events(rows_of(connection), first_checksum(identity))
        _check_numbers(connection, len(recorded))
        shared = checked_shared(connection, identity, len(recorded))
        return Contents(recorded, checksum, identity, shared)


def check_all(connection: apsw.Connection, codec: EventCodec) -> Checked:
    """Check what `read_all` does, an event at a time, so that a long day takes no memory.

    Raises RecordDamaged, RecordTooNew, apsw.Error.
    """
    with damage_told():
        identity = _checked_identity(connection)
        codec.last_checksum(rows_of(connection), first_checksum(identity))
        (events,) = next(connection.execute("SELECT count(*) FROM event"))
        _check_numbers(connection, events)
        checked_shared(connection, identity, events)
        return Checked(events, identity)


def _checked_identity(connection: apsw.Connection) -> str:
    """Check the file's structure and return the record's identity; as `read_all`."""
    verdict = connection.pragma("quick_check")
    if verdict != "ok":
        raise RecordDamaged(str(verdict))
    identity = identity_of(connection)
    if has_more_columns(connection):
        raise RecordTooNew("more columns")
    return identity


def _check_numbers(connection: apsw.Connection, events: int) -> None:
    ends = next(connection.execute("SELECT min(sequence), max(sequence) FROM event"))
    if events and ends != (1, events):
        raise RecordDamaged("the rows are not numbered from 1 on without a gap")


def read_to_look_at(connection: apsw.Connection, codec: EventCodec) -> list[Recorded]:
    """Return what can be understood of a newer program's record, the rest as `NotUnderstood`.

    Raises RecordDamaged where it isn't kept as this program knows it, apsw.Error.
    """
    with damage_told():
        verdict = connection.pragma("quick_check")
        if verdict != "ok":
            raise RecordDamaged(str(verdict))
        is_chained = not is_of_newer_form(connection) and not has_more_columns(connection)
        try:
            rows = [msgspec.convert(row, ReadRow) for row in rows_of(connection)]
        except msgspec.ValidationError as error:
            raise RecordDamaged(str(error)) from error
        first = first_checksum(identity_of(connection))
        recorded, _ = codec.events(rows, first, to_read=True, is_chained=is_chained)
        return recorded


def rows_of(connection: apsw.Connection) -> Iterable[ReadRow]:
    """Return all rows in order, with the bytes of `codec.covered`; raises apsw.Error."""
    form = int(connection.pragma("user_version"))
    return connection.execute(_READ.format(later=_LATER.get(form, _NEWEST)))


def rows_as_written(connection: apsw.Connection) -> list[Row]:
    """Return all rows in order, in the columns of the newest form; raises apsw.Error."""
    later = _LATER.get(int(connection.pragma("user_version")), _NEWEST)
    columns = COLUMNS.replace(_NEWEST, later)
    return list(connection.execute(f"SELECT {columns} FROM event ORDER BY sequence"))


def identity_of(connection: apsw.Connection) -> str:
    """Return the identity given to a new record; raises RecordDamaged, apsw.Error."""
    with damage_told():
        (identity,) = next(connection.execute("SELECT identity FROM record"))
    if not is_identity(identity):
        raise RecordDamaged("the record's identity")
    return str(identity)


def check_before_opening(files: RecordFiles) -> None:
    """Check what SQLite would ignore or silently repair; raises RecordDamaged, OSError."""
    try:
        with files.path.open("rb") as file:
            header = file.read(100)
    except FileNotFoundError as error:
        raise RecordDamaged("missing") from error
    fixed = all(header[at : at + len(part)] == part for at, part in _FIXED_HEADER)
    if not fixed or header[18:20] not in _READ_AND_WRITTEN:
        raise RecordDamaged("no SQLite database, or not as this program makes them")
    if not write_ahead_log.is_readable(files.wal):
        raise RecordDamaged("the write-ahead log")


def check_log(connection: apsw.Connection, files: RecordFiles) -> None:
    """Check that the write-ahead log is this record's and that SQLite has read all of it.

    Only finished transactions count. Raises RecordDamaged, apsw.Error, OSError.
    """
    read, _ = connection.wal_checkpoint(mode=apsw.SQLITE_CHECKPOINT_NOOP)
    if write_ahead_log.lacks_synced(files.wal, read):
        raise RecordDamaged(f"write-ahead log: frame {read + 1}")
    if _identity_in_file(files) not in ("", identity_of(connection)):
        raise RecordDamaged("the write-ahead log of another record")


def check_complete(
    contents: Contents, acknowledged: Acknowledged | None, files: RecordFiles
) -> None:
    """Check that a sound record has everything that was acknowledged, and all that its backups
    have.

    `acknowledged` is what lay beside the record before it was read. Raises RecordIncomplete.
    """
    count = len(contents.recorded)
    if acknowledged and acknowledged.identity == contents.identity and acknowledged.events > count:
        raise RecordIncomplete(count, f"{acknowledged.events} events were acknowledged")
    for copy in files.backups:
        if _goes_further(copy, contents):
            raise RecordIncomplete(count, f"{copy} goes on further")


def is_of(path: Path, identity: str) -> bool:
    """Whether a file is a record with that identity."""
    if not path.is_file():  # a pipe there would be waited for
        return False
    unchanging = not RecordFiles(path).wal.exists()
    try:
        with closing(connect_for_reading(path, unchanging=unchanging)) as connection, damage_told():
            return identity_of(connection) == identity
    except (apsw.Error, RecordDamaged):
        return False


def last_number(copy: Path, identity: str) -> int:
    """Return the last row's number in a copy of the record with that identity, else 0; only its end
    is read."""
    if not copy.is_file():  # a pipe there would be waited for
        return 0
    try:
        with closing(connect_for_reading(copy, unchanging=True)) as connection, damage_told():
            if identity_of(connection) != identity:
                return 0
            (last,) = next(connection.execute("SELECT max(sequence) FROM event"))
            return last or 0
    except (apsw.Error, RecordDamaged):  # no copy, or an unreadable one
        return 0


def _goes_further(copy: Path, contents: Contents) -> bool:
    """Whether a copy continues these contents."""
    count = len(contents.recorded)
    if last_number(copy, contents.identity) <= count:
        return False
    if not count:
        return True
    try:
        with closing(connect_for_reading(copy, unchanging=True)) as connection, damage_told():
            same = connection.execute("SELECT checksum FROM event WHERE sequence = ?", (count,))
            return list(same) == [(contents.checksum,)]
    except (apsw.Error, RecordDamaged):
        return False


def _identity_in_file(files: RecordFiles) -> str:
    """Return the identity without the log; empty if the file alone has none, as when a checkpoint
    was interrupted."""
    try:
        connection = connect_for_reading(files.path, unchanging=True)
        try:
            return identity_of(connection)
        finally:
            connection.close()
    except (RecordDamaged, apsw.Error):
        return ""
