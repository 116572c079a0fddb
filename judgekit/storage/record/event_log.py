"""The record of one tournament in a file: appended durably, verified whenever it is opened."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Sequence

import apsw

from judgekit.domain.shared.event import Recorded
from judgekit.domain.shared.moment import Moment
from judgekit.engine.failures import EnvironmentFailure, FailureReason
from judgekit.storage.record import write_ahead_log
from judgekit.storage.record.acknowledged import AcknowledgedCount
from judgekit.storage.record.codec import EventCodec, Row
from judgekit.storage.record.database import distrust, sorted_error
from judgekit.storage.record.log_files import LogFiles
from judgekit.storage.record.record_files import RecordFiles, RecordLock
from judgekit.storage.record.record_reading import INSERT, Contents
from judgekit.system.file_lock import is_same_file

_NOTHING_WRITTEN = (apsw.BusyError, apsw.LockedError, apsw.ConstraintError)
"""Errors raised before anything reaches the log: another program writes, or its rows are there. The
log must not be cut then, for what is at its end is not ours."""


class SqliteEventLog:
    """Implements `engine.ports.record.EventLog` on an open, sound database; for one thread."""

    def __init__(
        self,
        connection: apsw.Connection,
        files: RecordFiles,
        lock: RecordLock,
        codec: EventCodec,
        contents: Contents,
    ) -> None:
        self._files = files
        self._lock = lock
        self._codec = codec
        self._path = str(files.path)
        self._go_on_with(connection, contents)

    def _go_on_with(self, connection: apsw.Connection, contents: Contents) -> None:
        """Append to what the file has."""
        self._connection = connection
        self._count = len(contents.recorded)
        self._checksum = contents.checksum
        self._acknowledged = AcknowledgedCount(self._files.acknowledged, contents.identity)
        self._file = self._files.path.stat()
        self._log_files = LogFiles(self._files)

    def append(self, events: Sequence[Recorded]) -> None:
        """See the port."""
        if not events:
            return
        rows = self._codec.rows(events, self._count, self._checksum)
        self._transact(lambda: self._insert(rows))
        self._appended(rows, events[-1].entered)

    def _appended(self, rows: Sequence[Row], last: Moment) -> None:
        """Know that these rows are durable."""
        self._count += len(rows)
        self._checksum = rows[-1][-1]
        self._acknowledged.write(self._count, last)

    def _transact(self, write: Callable[[], None]) -> None:
        """Write in one transaction, which `write` begins and ends; raises EnvironmentFailure, and
        nothing of it is found later."""
        self._check_place()
        self._lock.ensure_held()
        if not self._log_files.are_in_place(self._frames()):
            self._begin_new_log()
        try:
            write()
        except _NOTHING_WRITTEN as error:
            self._roll_back()
            if isinstance(error, apsw.ConstraintError):
                changed = FailureReason.EVENT_CHANGED
                raise EnvironmentFailure(changed, str(self._files.path), str(error)) from error
            raise sorted_error(error, self._files.path, FailureReason.WRITE_FAILED) from error
        except (apsw.Error, OSError) as error:
            self._take_back()
            raise sorted_error(error, self._files.path, FailureReason.WRITE_FAILED) from error

    def close(self) -> None:
        """See the port; a failed checkpoint is ignored, it only slows the next opening."""
        if self._log_files.is_cut(self._frames()):
            distrust(self._connection)
        elif self._is_log_written() and self._lock.is_held():
            self._acknowledged.remove()
        self._acknowledged.close()
        with contextlib.suppress(apsw.Error):
            self._connection.close()
        self._lock.release()

    def _frames(self) -> int:
        """Return how many frames of the log are in use; 0 if there is no log."""
        try:
            frames, _ = self._connection.wal_checkpoint(mode=apsw.SQLITE_CHECKPOINT_NOOP)
        except apsw.Error:
            return 0
        return max(frames, 0)

    def _is_log_written(self) -> bool:
        """Write the log into the file; return whether the file has all of it now."""
        try:
            logged, written = self._connection.wal_checkpoint()
        except apsw.Error:
            return False
        return logged == written

    def _begin_new_log(self) -> None:
        """Write a log that was taken away, and is still open here, into the file and begin another.

        Raises EnvironmentFailure; the log then stays open.
        """
        path = str(self._files.wal)
        if self._log_files.is_cut(self._frames()):
            raise EnvironmentFailure(FailureReason.LOG_GONE, path, "cut")
        try:
            self._connection.wal_checkpoint(mode=apsw.SQLITE_CHECKPOINT_FULL)
            if not self._is_log_written():
                raise EnvironmentFailure(FailureReason.LOG_GONE, path, "read elsewhere")
            if not self._log_files.is_log_in_place():
                self._files.move_log_aside()
            self._connection.pragma("journal_mode", "DELETE")
            self._connection.pragma("journal_mode", "WAL")
            self._connection.pragma("schema_version")  # a log is created when it is first read
            self._log_files = LogFiles(self._files)
        except (apsw.Error, OSError) as error:
            raise EnvironmentFailure(FailureReason.LOG_GONE, path, str(error)) from error
        self._acknowledged.remove()

    def _check_place(self) -> None:
        """Raise EnvironmentFailure if the open file has left its path: writes would be lost."""
        if not is_same_file(self._file, self._path):
            raise EnvironmentFailure(FailureReason.EVENT_GONE, self._path)

    def _insert(self, rows: Sequence[Row]) -> None:
        """Insert rows; a single row is a transaction by itself."""
        execute = self._connection.execute
        if len(rows) == 1:
            execute(INSERT, rows[0])
            return
        execute("BEGIN IMMEDIATE")
        self._connection.executemany(INSERT, rows)
        execute("COMMIT")

    def _roll_back(self) -> None:
        with contextlib.suppress(apsw.Error):
            if self._connection.in_transaction:
                self._connection.execute("ROLLBACK")

    def _take_back(self) -> None:
        """After a failed append, ensure that no part of it is found when the file is opened again.

        If the disk did not confirm the write, the log may hold it completely although this
        connection has rolled it back: truncate the log.
        """
        self._roll_back()
        with contextlib.suppress(apsw.Error, OSError):
            frames, _ = self._connection.wal_checkpoint(mode=apsw.SQLITE_CHECKPOINT_NOOP)
            write_ahead_log.keep_frames(self._files.wal, frames)
