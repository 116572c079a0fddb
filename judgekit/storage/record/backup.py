"""Copies of a record: two generations while it is in use, and one before each migration."""

from __future__ import annotations

from contextlib import closing, suppress
from pathlib import Path

import apsw

from judgekit.engine.failures import EnvironmentFailure, FailureReason
from judgekit.storage.record.codec import EventCodec
from judgekit.storage.record.database import (
    RecordDamaged,
    RecordTooNew,
    connect_for_reading,
    keep_few_pages,
    sorted_error,
    write_log_into,
)
from judgekit.storage.record.record_files import RecordFiles, put_in_place, remove_database
from judgekit.storage.record.record_reading import Checked, check_all, last_number
from judgekit.system.private_files import open_private


def back_up(path: Path, codec: EventCodec) -> None:
    """Back up a record as it is now; the previous backup becomes the older one.

    The log of a record that is open is then written into it. May be called on any thread, one at a
    time, while another writes to the record. An unsound copy replaces nothing, nor does one that is
    shorter than a backup of the same record. Raises EnvironmentFailure.
    """
    files = RecordFiles(path)
    try:
        if not files.path.exists():
            raise EnvironmentFailure(FailureReason.EVENT_GONE, str(path))
        draft = files.draft("backup")
        try:
            copy_database(path, draft)
            checked = _checked(draft, codec)
            newest, older = files.backups
            for each in files.backups:
                if _is_longer(each, checked, codec):
                    raise EnvironmentFailure(FailureReason.BACKUP_LONGER, str(each))
            if newest.exists():
                newest.replace(older)
            put_in_place(draft, newest)
        finally:
            remove_database(draft)
        if files.is_open:
            with suppress(apsw.Error):  # what is logged is durable, and the next backup tries again
                write_log_into(files.path)
    except (RecordDamaged, RecordTooNew) as error:
        raise EnvironmentFailure(FailureReason.WRITE_FAILED, str(path), str(error)) from error
    except (apsw.Error, OSError) as error:
        raise sorted_error(error, path, FailureReason.WRITE_FAILED) from error


def _checked(copy: Path, codec: EventCodec) -> Checked:
    with closing(connect_for_reading(copy, unchanging=True)) as connection:
        return check_all(connection, codec)


def _is_longer(copy: Path, checked: Checked, codec: EventCodec) -> bool:
    """Whether a copy holds more events of the same record, all of them sound."""
    if last_number(copy, checked.identity) <= checked.events:
        return False
    try:
        _checked(copy, codec)
    except (RecordDamaged, apsw.Error):
        return False
    except RecordTooNew:
        return True
    return True


def copy_record(path: Path, target: Path) -> None:
    """Copy a record including its write-ahead log; the copy appears whole or not at all. Raises
    apsw.Error, OSError."""
    draft = RecordFiles(path).draft("copy")
    try:
        copy_database(path, draft)
        put_in_place(draft, target)
    finally:
        remove_database(draft)


def copy_database(path: Path, draft: Path) -> None:
    """Copy a database into one file that needs no log; raises apsw.Error, OSError."""
    source = connect_for_reading(path)
    try:
        open_private(draft, "ab").close()
        copy = apsw.Connection(str(draft))
        try:
            keep_few_pages(copy)
            copy.pragma("synchronous", "OFF")
            with copy.backup("main", source, "main") as backup:
                backup.step()
            copy.pragma("journal_mode", "DELETE")
        finally:
            copy.close()
    finally:
        source.close()
