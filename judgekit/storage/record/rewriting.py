"""Replace texts in a record, so that no file of it holds the old ones any more.

The rows are written into a new file beside the record. From the moment at which that has its name
the record is the new one: whoever opens it next removes all files with the old texts and puts the
new one in place, if that wasn't done at once.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

import apsw

from judgekit.domain.shared.event import Recorded
from judgekit.engine.failures import EnvironmentFailure, FailureReason
from judgekit.engine.ports.record import RecordedTexts, Rewriting
from judgekit.storage.record.codec import EventCodec, Row
from judgekit.storage.record.database import (
    RecordDamaged,
    RecordTooNew,
    connect_for_reading,
    format_of,
    sorted_error,
)
from judgekit.storage.record.record_files import RecordFiles, put_in_place, remove_database
from judgekit.storage.record.record_reading import check_all, rows_as_written
from judgekit.storage.record.shared_rows import read_shared
from judgekit.storage.record.written_file import write_rows


def rewrite_record(
    path: Path, codec: EventCodec, rewriting: Rewriting, added: Sequence[Recorded]
) -> None:
    """Rewrite a sound record that no program has open, and append events to it.

    Rows keep their versions, ids, instants and order; the file gets an identity of its own, so that
    no older copy is ever taken for a part of it. Raises EnvironmentFailure: the record is then
    either as it was, or, with REWRITING_UNFINISHED, the new one once it has been opened again.
    """
    files = RecordFiles(path)
    lock = files.lock()
    try:
        files.finish_rewriting()
        _write(files, codec, rewriting, added)
        files.finish_rewriting()
    except RecordTooNew as error:
        too_new = FailureReason.EVENT_TOO_NEW
        raise EnvironmentFailure(too_new, str(path), str(error)) from error
    except RecordDamaged as error:
        unreadable = FailureReason.EVENT_UNREADABLE
        raise EnvironmentFailure(unreadable, str(path), str(error)) from error
    except (apsw.Error, OSError) as error:
        raise sorted_error(error, files.path, FailureReason.WRITE_FAILED) from error
    finally:
        lock.release()


def _write(
    files: RecordFiles, codec: EventCodec, rewriting: Rewriting, added: Sequence[Recorded]
) -> None:
    rows = [_rewritten(row, rewriting) for row in _rows(files, codec)]
    rows += codec.rows(added, len(rows), 0)
    draft = files.draft("rewritten")
    try:
        write_rows(draft, rows)
        with closing(connect_for_reading(draft, unchanging=True)) as connection:
            check_all(connection, codec)
        put_in_place(draft, files.rewritten)
    finally:
        remove_database(draft)


def _rows(files: RecordFiles, codec: EventCodec) -> list[Row]:
    is_logged = files.wal.exists()
    with closing(connect_for_reading(files.path, unchanging=not is_logged)) as connection:
        format_of(connection)
        check_all(connection, codec)
        if read_shared(connection).messages:
            locked = FailureReason.EVENT_LOCKED
            raise EnvironmentFailure(locked, str(files.path), "shared")
        return rows_as_written(connection)


def _rewritten(row: Row, rewriting: Rewriting) -> Row:
    id_, author, kind, payload, intention, revises = row[2], row[7], *row[9:11], *row[12:14]
    texts = rewriting(RecordedTexts(id_, revises or "", kind, author, payload, intention or b""))
    meant = None if intention is None else texts.intention
    return *row[:7], texts.author, *row[8:10], texts.payload, row[11], meant, revises, row[14]
