"""Rebuild a damaged record from everything that can still be read.

Every row has a checksum that continues the previous one, so rows can come from anywhere: the file
with or without its write-ahead log, frames of the log that SQLite rejects, or a backup. The longest
chain that can be assembled is kept.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import apsw

from judgekit.engine.failures import EnvironmentFailure, FailureReason
from judgekit.engine.stored import RecordDamage
from judgekit.storage.record import write_ahead_log
from judgekit.storage.record.acknowledged import Acknowledged, acknowledged_in
from judgekit.storage.record.codec import EventCodec, Row, first_checksum, follows
from judgekit.storage.record.database import (
    FORMAT,
    RecordDamaged,
    RecordTooNew,
    connect,
    has_more_columns,
    migrate,
)
from judgekit.storage.record.record_files import (
    RecordFiles,
    copy_private,
    put_in_place,
    remove_database,
)
from judgekit.storage.record.record_reading import COLUMNS, damage_told, identity_of
from judgekit.storage.record.shared_rows import ItemRow, MessageRow, SharedRows, sound_rows
from judgekit.storage.record.write_ahead_log import PAGE_SIZE
from judgekit.storage.record.written_file import write_rows


class Way(NamedTuple):
    """A way to read a record: `fill` copies it into a draft, `is_complete` if without loss."""

    fill: Callable[[Path], object]
    is_complete: bool


class Remains(NamedTuple):
    """Rows read from one source: `is_whole` if it is the complete record, `reaches_end` if the last
    row is included."""

    rows: Sequence[Row] = ()
    identity: str = ""
    is_whole: bool = False
    reaches_end: bool = False
    shared: SharedRows = SharedRows()


def salvage(
    files: RecordFiles, codec: EventCodec, *, sound: int | None = None
) -> RecordDamage | None:
    """Set the damaged file aside and replace it with a sound one holding all rows found.

    `sound` is the number of events of a file that is only incomplete: it stays as it is where no
    more are found and none are known to be missing. Return None if nothing was lost: an
    empty file whose name is not this program's, or nothing that was acknowledged. Raises
    EnvironmentFailure if nothing of a record is found, RecordTooNew, apsw.Error and OSError; the
    file is then unchanged.
    """
    own = _read_every_way(files)
    copies = [path for path in (*files.backups, *files.older_forms()) if path.is_file()]
    copied = [_read_copy(files, path) for path in copies]
    remains = [*own, *copied]
    identity = next((each.identity for each in remains if each.identity), "")
    is_empty = files.path.exists() and not files.path.stat().st_size
    chain = longest_chain([each.rows for each in remains], identity)
    if not (identity or (chain and files.is_own) or (is_empty and not files.is_own)):
        reason = FailureReason.EVENT_EMPTY if is_empty else FailureReason.EVENT_UNREADABLE
        raise EnvironmentFailure(reason, str(files.path), "nothing of a record is found")
    shared = shared_with(remains, identity, len(chain))
    if shared.messages:
        # What a lost message came to is settled anew as soon as that is received again.
        chain = chain[: shared.messages[-1][3]]
    codec.check(chain)
    used = ""
    if len(chain) > len(longest_chain([each.rows for each in own], identity)):
        ends = [each.rows[-1][0] if each.rows else 0 for each in copied]
        used = str(copies[ends.index(max(ends))])
    acknowledged = acknowledged_in(files.acknowledged)
    if acknowledged and acknowledged.identity != identity:
        acknowledged = None
    lost = lost_count(remains, len(chain), acknowledged)
    if sound is not None and used and not acknowledged:
        lost = -1  # the file ended too early, and nothing tells how much there was
    if sound == len(chain) and not lost:
        return None
    aside = files.copy_aside()
    _write(files, chain, identity, shared)
    files.put_restored_in_place()
    with contextlib.suppress(OSError):  # it would be told once more
        files.acknowledged.unlink(missing_ok=True)
    if is_empty and not files.is_own and not chain:
        return None
    if acknowledged and not (used or lost):
        return None
    since = _entered(chain[-1]) if chain else None
    until = acknowledged.last if acknowledged and lost > 0 else None
    return RecordDamage(lost, since, str(aside or ""), used, until)


def _entered(row: Row) -> int:
    """Return when a row was entered; in form 1, when it happened."""
    at, entered = row[4], row[11]
    return at if entered is None else entered


def longest_chain(sources: Sequence[Sequence[Row]], identity: str) -> list[Row]:
    """Return the longest chain of rows from the first on, from any source.

    If the identity is lost, the first row is trusted.
    """
    found: dict[int, list[Row]] = {}
    for rows in sources:
        for row in rows:
            found.setdefault(row[0], []).append(row)
    chain: list[Row] = []
    checksum = first_checksum(identity)
    while candidates := found.get(len(chain) + 1):
        believed = not (chain or identity)
        sound = [row for row in candidates if believed or follows(row, checksum)]
        if not sound:
            break
        chain.append(sound[0])
        checksum = sound[0][-1]
    return chain


def lost_count(remains: Sequence[Remains], kept: int, acknowledged: Acknowledged | None) -> int:
    """Return how many events were lost besides those kept; -1 if unknown."""
    seen = seen_beyond(remains, kept)
    return seen if acknowledged is None else max(seen, acknowledged.events - kept, 0)


def seen_beyond(remains: Sequence[Remains], kept: int) -> int:
    """Return how many events were seen besides those kept; -1 if there may be others."""
    whole = [len(each.rows) for each in remains if each.is_whole]
    if whole:
        return max(*whole, kept) - kept
    last = kept
    for each in remains:
        if each.reaches_end:
            pairs = zip(each.rows, each.rows[1:], strict=False)
            linked = (row[0] for before, row in pairs if follows(row, before[-1]))
            last = max(last, *linked, 0)
    seen = {row[0] for each in remains for row in each.rows}
    while last + 1 in seen and last > kept:
        last += 1
    return last - kept or -1


def _read_every_way(files: RecordFiles) -> list[Remains]:
    """Read the damaged file, most reliable way first: with the frames of the log that SQLite
    accepts, with all finished ones, without the log; each also with a new first page."""
    if not files.path.exists():
        return []
    is_readable = write_ahead_log.is_readable(files.wal)
    believed = write_ahead_log.last_believed(files.wal)
    finished = write_ahead_log.last_finished(files.wal, believed)
    first_pages = [b"", *(_first_page(files, form) for form in range(FORMAT, 0, -1))]

    def read(last_frame: int, *, is_complete: bool) -> list[Remains]:
        def fill(start: bytes, draft: Path) -> None:
            copy_private(files.path, draft)
            with draft.open("r+b") as file:
                write_ahead_log.write_into(file, files.wal, last_frame)
                file.seek(0)
                file.write(start)

        return [_read(files, Way(partial(fill, page), is_complete)) for page in first_pages]

    as_sqlite = read(believed, is_complete=is_readable and not finished)
    more = read(finished, is_complete=is_readable) if finished else []
    without = read(0, is_complete=False) if believed else []
    return [*as_sqlite, *more, *without]


def _first_page(files: RecordFiles, form: int) -> bytes:
    """Return the first page, the schema, of a new record of that version; without the page count,
    so that SQLite uses the length of the file."""
    draft = files.draft("first-page")
    try:
        connection = connect(draft, is_new=True)
        try:
            migrate(connection, lambda _: None, form)
        finally:
            connection.close()
        page = draft.read_bytes()[:PAGE_SIZE]
    finally:
        remove_database(draft)
    return page[:28] + bytes(4) + page[32:]


def _read(files: RecordFiles, way: Way) -> Remains:
    """Read whatever one source holds, from the front and from the back up to the damage.

    Raises RecordTooNew, OSError.
    """
    draft = files.draft("salvage")
    try:
        way.fill(draft)
        connection = connect(draft)
        try:
            is_whole, identity = way.is_complete, ""
            try:
                with damage_told():
                    identity = identity_of(connection)
                    migrate(connection, lambda _: None)
                    if has_more_columns(connection):
                        raise RecordTooNew("more columns")
                    is_whole &= connection.pragma("quick_check") == "ok"
            except RecordDamaged:
                is_whole = False
            rows, is_all = _rows_until_damage(connection, "ASC")
            from_end = [] if is_all else _rows_until_damage(connection, "DESC")[0]
            rows += from_end[::-1]
            shared = _shared_until_damage(connection)
            return Remains(rows, identity, is_whole and is_all, is_all or bool(from_end), shared)
        finally:
            connection.close()
    except apsw.Error:
        return Remains()
    finally:
        remove_database(draft)


def _read_copy(files: RecordFiles, copy: Path) -> Remains:
    """Read a backup; an unreadable one is ignored."""
    try:
        return _read(files, Way(partial(copy_private, copy), is_complete=False))
    except (OSError, RecordTooNew):
        return Remains()


def _rows_until_damage(connection: apsw.Connection, order: str) -> tuple[list[Row], bool]:
    """Return the rows in that order as far as they can be read, and whether those are all."""
    rows: list[Row] = []
    try:
        with damage_told():
            found = connection.execute(f"SELECT {COLUMNS} FROM event ORDER BY sequence {order}")
            rows.extend(row for row in found if type(row[0]) is int)
    except RecordDamaged:
        return rows, False
    return rows, True


def _shared_until_damage(connection: apsw.Connection) -> SharedRows:
    """Return what is shared as far as it can be read."""
    found: list[list[Any]] = [[], []]
    for rows, table in zip(found, ("shared", "outbox"), strict=True):
        with contextlib.suppress(RecordDamaged, apsw.Error), damage_told():
            rows.extend(connection.execute(f"SELECT * FROM {table} ORDER BY 1"))
    return SharedRows(*found)


def shared_with(remains: Sequence[Remains], identity: str, events: int) -> SharedRows:
    """Return the longest order of messages that came to no more than so many events, and all that
    waits; nothing where the events before the first message aren't all there."""
    messages: Sequence[MessageRow] = ()
    items: dict[int, ItemRow] = {}
    for each in remains:
        sound = sound_rows(each.shared, identity)
        known = [row for row in sound.messages if row[3] <= events]
        messages = max(messages, known, key=len)
        for row in sound.items:
            items.setdefault(row[0], row)
    return SharedRows(messages, [items[place] for place in sorted(items)] if messages else ())


def _write(files: RecordFiles, chain: Sequence[Row], identity: str, shared: SharedRows) -> None:
    """Write the file that is to replace the damaged one."""
    draft = files.draft("restored")
    try:
        write_rows(draft, chain, identity, shared)
        put_in_place(draft, files.restored)
    finally:
        remove_database(draft)
