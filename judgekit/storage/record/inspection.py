"""Inspect a record without changing it, even while it is open elsewhere."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Iterator, Sequence
from enum import StrEnum
from pathlib import Path
from typing import NamedTuple

import apsw
import msgspec

from judgekit.domain.shared.event import Recorded
from judgekit.engine.failures import EnvironmentFailure, FailureReason
from judgekit.engine.stored import SharedRecord
from judgekit.storage.record.acknowledged import acknowledged_in
from judgekit.storage.record.codec import EventCodec
from judgekit.storage.record.database import (
    RecordDamaged,
    RecordTooNew,
    connect_for_reading,
    format_of,
    sorted_error,
)
from judgekit.storage.record.record_files import RecordFiles
from judgekit.storage.record.record_reading import (
    Contents,
    check_before_opening,
    check_complete,
    check_log,
    damage_told,
    read_all,
    read_to_look_at,
)

TRIES = 8
AGAIN_SECONDS = 0.05


class Integrity(StrEnum):
    """Whether a record is as it was written."""

    SOUND = "sound"
    DAMAGED = "damaged"
    TOO_NEW = "too-new"
    UNREADABLE = "unreadable"


class Inspected(msgspec.Struct, frozen=True):
    """Result of an inspection; `events` is their number in a sound record, else 0; `is_open` if
    this or another program has it open."""

    integrity: Integrity
    events: int
    is_open: bool


def inspect(path: Path, codec: EventCodec) -> Inspected:
    """Read and check the whole record without repairing it. Never raises for what it finds."""
    files = RecordFiles(path)
    with _looked_at(files) as is_open:
        try:
            events = len(_read(files, codec, is_open=is_open).recorded)
            return Inspected(Integrity.SOUND, events, is_open)
        except RecordDamaged:
            return Inspected(Integrity.DAMAGED, 0, is_open)
        except RecordTooNew:
            return Inspected(Integrity.TOO_NEW, 0, is_open)
        except (apsw.Error, OSError):
            return Inspected(Integrity.UNREADABLE, 0, is_open)


class ReadRecord(NamedTuple):
    """The events of a record; `is_newer` if a newer program wrote some of it: what this one doesn't
    know are `NotUnderstood`. `shared` is what it has of being shared, None if it isn't, and
    `messages` are those that are settled, as they were received."""

    recorded: Sequence[Recorded]
    is_newer: bool = False
    shared: SharedRecord | None = None
    messages: Sequence[bytes] = ()


def read_record(path: Path, codec: EventCodec) -> ReadRecord:
    """Return the events of a sound record, also while it is open elsewhere; nothing is changed or
    repaired. Raises EnvironmentFailure."""
    files = RecordFiles(path)
    reason = FailureReason.EVENT_UNREADABLE
    if files.is_no_file or not path.exists():
        raise EnvironmentFailure(reason, str(path), "no file")
    try:
        with _looked_at(files) as is_open:
            try:
                found = _read_while_written(files, codec, is_open=is_open)
                bodies = [row[2] for row in found.shared.messages[1:]]
                return ReadRecord(found.recorded, False, found.shared.record(), bodies)
            except RecordTooNew:
                return ReadRecord(_read_newer(files, codec, is_open=is_open), is_newer=True)
    except RecordDamaged as error:
        raise EnvironmentFailure(reason, str(path), str(error)) from error
    except (apsw.Error, OSError, UnicodeEncodeError) as error:
        raise sorted_error(error, path, reason) from error


@contextlib.contextmanager
def _looked_at(files: RecordFiles) -> Iterator[bool]:
    """Keep writers out, or yield True if one has the record open."""
    lock, is_open = None, False
    try:
        lock = files.lock()
    except EnvironmentFailure as failure:  # an unwritable folder has no writer
        is_open = failure.reason is FailureReason.EVENT_LOCKED
    try:
        yield is_open
    finally:
        if lock is not None:
            lock.release()


def _read_while_written(files: RecordFiles, codec: EventCodec, *, is_open: bool) -> Contents:
    """Read the record; again where whoever has it open has just put a new one in its place, so that
    its log and its file were not of one."""
    for _ in range(TRIES if is_open else 0):
        with contextlib.suppress(RecordDamaged, apsw.Error, OSError):
            return _read(files, codec, is_open=is_open)
        time.sleep(AGAIN_SECONDS)
    return _read(files, codec, is_open=is_open)


def _read(files: RecordFiles, codec: EventCodec, *, is_open: bool) -> Contents:
    """Read and check the record; raises what reading a record does."""
    files = _present(files)
    acknowledged = acknowledged_in(files.acknowledged)
    check_before_opening(files)
    with _connected(files, is_open=is_open) as connection:
        format_of(connection)
        if files.wal.exists() and not is_open:
            check_log(connection, files)
        contents = read_all(connection, codec)
    check_complete(contents, acknowledged, files)
    return contents


def _read_newer(files: RecordFiles, codec: EventCodec, *, is_open: bool) -> Sequence[Recorded]:
    """Read what can be understood of a newer program's record; raises EnvironmentFailure where that
    is nothing."""
    files = _present(files)
    try:
        with _connected(files, is_open=is_open) as connection:
            return read_to_look_at(connection, codec)
    except (RecordDamaged, apsw.Error, OSError) as error:
        too_new = FailureReason.EVENT_TOO_NEW
        raise EnvironmentFailure(too_new, str(files.path), str(error)) from error


def _present(files: RecordFiles) -> RecordFiles:
    """Return the files of what the record is now: a rewritten one may not be in place yet."""
    return RecordFiles(files.rewritten) if files.rewritten.exists() else files


@contextlib.contextmanager
def _connected(files: RecordFiles, *, is_open: bool) -> Iterator[apsw.Connection]:
    """Connect for reading; raises RecordDamaged, apsw.Error."""
    with damage_told():
        connection = connect_for_reading(files.path, unchanging=not (is_open or files.wal.exists()))
    with contextlib.closing(connection), damage_told():
        yield connection
