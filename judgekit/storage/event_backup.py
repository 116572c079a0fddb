"""Copies of a record: two generations while it is in use, and one before each migration."""

from __future__ import annotations

import threading
from pathlib import Path

import apsw

from judgekit.engine.ports import EnvironmentFailure, FailureReason
from judgekit.storage.database import (
    RecordDamaged,
    RecordTooNew,
    connect_for_reading,
    sorted_error,
)
from judgekit.storage.event_codec import EventCodec
from judgekit.storage.event_files import EventFiles, put_in_place, remove_database
from judgekit.storage.event_reading import read_all


class EventBackup:
    """Makes backup copies of one record, on any thread, while another writes to it."""

    def __init__(self, path: Path, codec: EventCodec) -> None:
        self._files = EventFiles(path)
        self._codec = codec
        self._one_at_a_time = threading.Lock()

    def back_up(self) -> None:
        """Keep a copy of what is in the record now; the copy before it becomes the older one.

        A copy that is not sound replaces nothing. Raises EnvironmentFailure.
        """
        try:
            with self._one_at_a_time:
                self._replace()
        except (apsw.Error, OSError, RecordDamaged, RecordTooNew) as error:
            raise _failure(error, self._files.path) from error

    def _replace(self) -> None:
        draft = self._files.draft("backup")
        try:
            copy_database(self._files.path, draft)
            self._check(draft)
            newest, older = self._files.backups
            if newest.exists():
                newest.replace(older)
            put_in_place(draft, newest)
        finally:
            remove_database(draft)

    def _check(self, copy: Path) -> None:
        connection = connect_for_reading(copy, unchanging=True)
        try:
            read_all(connection, self._codec)
        finally:
            connection.close()


def copy_record(path: Path, target: Path) -> None:
    """Copy a record as it stands, its write-ahead log included; the copy appears whole or not at
    all. Raises apsw.Error, OSError."""
    draft = EventFiles(path).draft("copy")
    try:
        copy_database(path, draft)
        put_in_place(draft, target)
    finally:
        remove_database(draft)


def copy_database(path: Path, draft: Path) -> None:
    """Copy a database into one file that needs no log; raises apsw.Error."""
    source = connect_for_reading(path)
    try:
        copy = apsw.Connection(str(draft))
        try:
            copy.pragma("synchronous", "OFF")
            with copy.backup("main", source, "main") as backup:
                backup.step()
            copy.pragma("journal_mode", "DELETE")
        finally:
            copy.close()
    finally:
        source.close()


def _failure(error: Exception, path: Path) -> Exception:
    if isinstance(error, (RecordDamaged, RecordTooNew)):
        return EnvironmentFailure(FailureReason.WRITE_FAILED, str(path), str(error))
    return sorted_error(error, path, FailureReason.WRITE_FAILED)
