"""Open the record of a tournament, or create one: checked, put together again if it is damaged."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import apsw

from judgekit.domain.shared.event import Recorded
from judgekit.engine.failures import EnvironmentFailure, FailureReason
from judgekit.engine.ports.record import OpenTournament
from judgekit.engine.stored import RecordDamage
from judgekit.storage.record.acknowledged import acknowledged_in
from judgekit.storage.record.backup import copy_record
from judgekit.storage.record.codec import EventCodec
from judgekit.storage.record.database import (
    RecordDamaged,
    RecordIncomplete,
    RecordTooNew,
    connect,
    format_of,
    migrate,
    sorted_error,
    trust,
)
from judgekit.storage.record.inspection import read_record
from judgekit.storage.record.record_files import (
    RecordFiles,
    RecordLock,
    put_in_place,
    remove_database,
)
from judgekit.storage.record.record_reading import (
    Contents,
    check_before_opening,
    check_complete,
    check_log,
    damage_told,
    read_all,
)
from judgekit.storage.record.salvage import salvage
from judgekit.storage.record.shared_log import SqliteSharedLog


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
    recorded = read_record(files.path, codec).recorded
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
    log = SqliteSharedLog(connection, files, lock, codec, contents)
    shared = contents.shared.record()
    path = str(files.path)
    return OpenTournament(tournament_id, log, contents.recorded, loss, path, shared=shared)


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
