"""The record of one tournament in a file: appended durably, verified whenever it is opened."""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from pathlib import Path

import apsw

from judgekit.domain.shared.event import Recorded
from judgekit.engine.failures import EnvironmentFailure, FailureReason
from judgekit.engine.ports.record import OpenTournament
from judgekit.engine.stored import RecordDamage
from judgekit.storage.record import write_ahead_log
from judgekit.storage.record.acknowledged import AcknowledgedCount, acknowledged_in
from judgekit.storage.record.backup import copy_record
from judgekit.storage.record.codec import EventCodec, Row
from judgekit.storage.record.database import (
    RecordDamaged,
    RecordIncomplete,
    RecordTooNew,
    connect,
    distrust,
    format_of,
    migrate,
    sorted_error,
    trust,
)
from judgekit.storage.record.inspection import read_record
from judgekit.storage.record.log_files import LogFiles
from judgekit.storage.record.record_files import (
    RecordFiles,
    RecordLock,
    is_same_file,
    put_in_place,
    remove_database,
)
from judgekit.storage.record.record_reading import (
    INSERT,
    Contents,
    check_before_opening,
    check_complete,
    check_log,
    damage_told,
    read_all,
)
from judgekit.storage.record.salvage import salvage

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
        self._connection = connection
        self._files = files
        self._lock = lock
        self._codec = codec
        self._count = len(contents.recorded)
        self._checksum = contents.checksum
        self._acknowledged = AcknowledgedCount(files.acknowledged, contents.identity)
        self._path, self._file = str(files.path), files.path.stat()
        self._log_files = LogFiles(files)

    def append(self, events: Sequence[Recorded]) -> None:
        """See the port."""
        if not events:
            return
        rows = self._codec.rows(events, self._count, self._checksum)
        self._check_place()
        self._lock.ensure_held()
        if not self._log_files.are_in_place(self._frames()):
            self._begin_new_log()
        try:
            self._insert(rows)
        except _NOTHING_WRITTEN as error:
            self._roll_back()
            if isinstance(error, apsw.ConstraintError):
                changed = FailureReason.EVENT_CHANGED
                raise EnvironmentFailure(changed, str(self._files.path), str(error)) from error
            raise sorted_error(error, self._files.path, FailureReason.WRITE_FAILED) from error
        except (apsw.Error, OSError) as error:
            self._take_back()
            raise sorted_error(error, self._files.path, FailureReason.WRITE_FAILED) from error
        self._count += len(rows)
        self._checksum = rows[-1][-1]
        self._acknowledged.write(self._count, events[-1].entered)

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


def open_record(path: Path, codec: EventCodec, tournament_id: str) -> OpenTournament:
    """Open a record for writing, its intact part if it is damaged; `tournament_id` is its id.

    One that a newer program wrote is only read. On EnvironmentFailure the file is unchanged.
    """
    files = RecordFiles(path)
    reason = FailureReason.EVENT_UNREADABLE
    if not files.can_be_opened:
        raise EnvironmentFailure(reason, str(path), "missing")
    if files.is_no_file:
        raise EnvironmentFailure(reason, str(path), "no file")
    lock = files.lock()
    try:
        return _open_locked(files, lock, codec, tournament_id)
    except BaseException as error:
        lock.release()
        if isinstance(error, RecordTooNew):
            return _opened_to_read(files, codec, tournament_id)
        if isinstance(error, (apsw.Error, OSError, UnicodeEncodeError)):
            raise sorted_error(error, path, reason) from error
        raise


class _NoLog:
    """Implements `engine.ports.record.EventLog` for a record that is only read."""

    def __init__(self, files: RecordFiles) -> None:
        self._path = str(files.path)

    def append(self, events: Sequence[Recorded]) -> None:
        """See the port; refuses everything."""
        del events
        raise EnvironmentFailure(FailureReason.EVENT_TOO_NEW, self._path)

    def close(self) -> None:
        """See the port; nothing is open."""


def _opened_to_read(files: RecordFiles, codec: EventCodec, tournament_id: str) -> OpenTournament:
    recorded, _ = read_record(files.path, codec)
    log, path = _NoLog(files), str(files.path)
    return OpenTournament(tournament_id, log, recorded, path=path, is_newer=True)


def create_record(path: Path, codec: EventCodec, tournament_id: str) -> OpenTournament:
    """Create a new, empty record, which appears whole or not at all; raises EnvironmentFailure."""
    files = RecordFiles(path)
    try:
        files.path.parent.mkdir(parents=True, exist_ok=True)
        draft = files.draft("empty")
        try:
            _write_empty(draft)
            put_in_place(draft, files.path)
        finally:
            remove_database(draft)
    except (apsw.Error, OSError, UnicodeEncodeError) as error:
        raise sorted_error(error, path, FailureReason.WRITE_FAILED) from error
    return open_record(path, codec, tournament_id)


def _write_empty(draft: Path) -> None:
    connection = connect(draft, is_new=True)
    try:
        migrate(connection, lambda _: None)
        connection.pragma("journal_mode", "WAL")
        trust(connection)
    finally:
        connection.close()


def _open_locked(
    files: RecordFiles, lock: RecordLock, codec: EventCodec, tournament_id: str
) -> OpenTournament:
    files.finish_rewriting()
    files.put_restored_in_place()
    files.remove_drafts_of_ended_programs()
    files.move_journal_aside()
    loss: RecordDamage | None = None
    try:
        connection, contents = _open_sound(files, codec, is_checked=False)
    except RecordIncomplete as found:
        loss = salvage(files, codec, sound=found.events)
        connection, contents = _open_sound(files, codec)
    except RecordDamaged:
        loss = salvage(files, codec)
        connection, contents = _open_sound(files, codec)
    files.protect()
    log = SqliteEventLog(connection, files, lock, codec, contents)
    return OpenTournament(tournament_id, log, contents.recorded, loss, str(files.path))


def _open_sound(
    files: RecordFiles, codec: EventCodec, *, is_checked: bool = True
) -> tuple[apsw.Connection, Contents]:
    """Open a sound record; on RecordDamaged neither the file nor its log has been changed.

    RecordIncomplete is raised unless the record has been checked for that.
    """
    acknowledged = None if is_checked else acknowledged_in(files.acknowledged)
    check_before_opening(files)
    is_logged = files.wal.exists()
    with damage_told():
        connection = connect(files.path)
    try:
        if not is_logged:
            trust(connection)
        with damage_told():
            connection.pragma("schema_version")  # reads the log, so that it can be checked
            if is_logged:
                check_log(connection, files)
            format_of(connection)
            contents = read_all(connection, codec)
            if not is_checked:
                check_complete(contents, acknowledged, files)
            # Not before it has been read: a newer program's record is left as it is.
            migrate(connection, lambda form: copy_record(files.path, files.before_migration(form)))
            connection.pragma("journal_mode", "WAL")
            connection.pragma("schema_version")  # a log is created when it is first read
        trust(connection)
    except BaseException:
        connection.close()
        raise
    return connection, contents
