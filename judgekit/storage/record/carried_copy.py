"""A record as one file that is kept elsewhere or carried to another computer, and its way back."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from contextlib import closing
from pathlib import Path

import apsw

from judgekit.domain.shared.event import Recorded
from judgekit.engine.failures import EnvironmentFailure, FailureReason
from judgekit.engine.stored import BroughtBack
from judgekit.storage.record.backup import back_up, copy_database
from judgekit.storage.record.codec import EventCodec
from judgekit.storage.record.database import (
    RecordDamaged,
    RecordTooNew,
    connect_for_reading,
    sorted_error,
)
from judgekit.storage.record.record_files import RecordFiles, put_in_place, remove_database
from judgekit.storage.record.record_reading import Contents, is_of, read_all
from judgekit.storage.record.shared_rows import empty_outbox


def save_copy(path: Path, target: Path, codec: EventCodec, *, to_join: bool = False) -> int:
    """Write a record, open or not, into one file, and check it; return its number of entries.

    A copy for another laptop `to_join` has nothing of what waits in this one's outbox.

    The file appears whole and sound, or not at all; one that was there is replaced only then.
    Raises EnvironmentFailure, also where the target is a record that is in use.
    """
    files, copied = RecordFiles(path), RecordFiles(target)
    if copied.path == files.path or copied.is_open:
        raise EnvironmentFailure(FailureReason.EVENT_LOCKED, str(target))
    if copied.is_no_file:
        raise EnvironmentFailure(FailureReason.NOT_A_FILE, str(target))
    try:
        if not files.path.exists():
            raise EnvironmentFailure(FailureReason.EVENT_GONE, str(path))
        draft = copied.draft("copy")
        try:
            copy_database(files.path, draft)
            if to_join:
                empty_outbox(draft)
            entries = len({each.step for each in read_copy(draft, codec).recorded})
            put_in_place(draft, copied.path)
        finally:
            remove_database(draft)
    except (RecordDamaged, RecordTooNew) as error:
        raise EnvironmentFailure(FailureReason.WRITE_FAILED, str(target), str(error)) from error
    except (apsw.Error, OSError, UnicodeEncodeError) as error:
        raise sorted_error(error, target, FailureReason.WRITE_FAILED) from error
    return entries


def bring_copy(
    source: Path, here: Iterable[Path], new: Path, codec: EventCodec
) -> tuple[Path, BroughtBack]:
    """Take a copy in beside the records that are here; return which record is that event now, and
    what became of it.

    `new` is the file of a record that is not here yet. The copy is checked before anything is
    touched; a record is replaced only by one that begins with all of its events, has nothing else
    that waits to be shared, and is backed up before. Raises EnvironmentFailure; everything is then
    as it was.
    """
    brought = _sound(source, codec)
    path = next((each for each in here if is_of(each, brought.identity)), None)
    try:
        if path is None:
            _put(source, new, codec)
            return new, BroughtBack.NEW
        kept = _sound(path, codec)
        if _begins_with(kept.recorded, brought.recorded):
            return path, BroughtBack.NOTHING_NEW
        waits = bool(kept.shared.items) and kept.shared != brought.shared
        if waits or not _begins_with(brought.recorded, kept.recorded):
            _put(source, new, codec)
            return new, BroughtBack.BESIDE
        lock = RecordFiles(path).lock()
        try:
            back_up(path, codec)
            _put(source, path, codec)
        finally:
            lock.release()
    except (apsw.Error, OSError, UnicodeEncodeError) as error:
        raise sorted_error(error, new, FailureReason.WRITE_FAILED) from error
    return path, BroughtBack.CONTINUED


def read_copy(copy: Path, codec: EventCodec) -> Contents:
    """Read and check a file that nobody writes to; raises what `read_all` does."""
    with closing(connect_for_reading(copy, unchanging=True)) as connection:
        return read_all(connection, codec)


def _begins_with(events: Sequence[Recorded], others: Sequence[Recorded]) -> bool:
    return list(events[: len(others)]) == list(others)


def _sound(path: Path, codec: EventCodec) -> Contents:
    files = RecordFiles(path)
    reason = FailureReason.EVENT_UNREADABLE
    if files.is_no_file or not files.path.exists():
        raise EnvironmentFailure(reason, str(path), "no file")
    try:
        unchanging = not files.wal.exists()
        with closing(connect_for_reading(files.path, unchanging=unchanging)) as connection:
            return read_all(connection, codec)
    except RecordTooNew as error:
        raise EnvironmentFailure(FailureReason.EVENT_TOO_NEW, str(path), str(error)) from error
    except RecordDamaged as error:
        raise EnvironmentFailure(reason, str(path), str(error)) from error
    except (apsw.Error, OSError, UnicodeEncodeError) as error:
        raise sorted_error(error, path, reason) from error


def _put(source: Path, target: Path, codec: EventCodec) -> None:
    """Put a checked copy of a file in the place of another, without what belonged to that one."""
    files = RecordFiles(target)
    draft = files.draft("brought")
    try:
        copy_database(source, draft)
        read_copy(draft, codec)
        for outdated in (files.wal, files.shm):
            outdated.unlink(missing_ok=True)
        put_in_place(draft, files.path)
        # Last: if it is interrupted before, what is missing is found and taken from the backup.
        files.acknowledged.unlink(missing_ok=True)
    finally:
        remove_database(draft)
