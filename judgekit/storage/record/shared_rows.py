"""What a record has of being shared with other laptops, as rows that prove themselves.

A row of `shared` is (sequence, message, sealed, events, checksum), one of `outbox` (place, content,
checksum). The checksums of settled messages continue one another from the record's identity on, as
those of events do; row 0 and what waits stand alone, since they change and go.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from contextlib import closing
from pathlib import Path
from typing import NamedTuple
from zlib import crc32

import apsw

from judgekit.engine.stored import SettledMessage, SharedRecord
from judgekit.storage.record.codec import first_checksum
from judgekit.storage.record.database import RecordDamaged

MessageRow = tuple[int, str, bytes, int, int]
ItemRow = tuple[int, bytes, int]
FIRST_FORM = 3
"""The form of a record that has these tables."""
_MESSAGE_TYPES = (int, str, bytes, int, int)
_ITEM_TYPES = (int, bytes, int)
INSERT_MESSAGE = "INSERT OR REPLACE INTO shared VALUES (?, ?, ?, ?, ?)"
INSERT_ITEM = "INSERT INTO outbox VALUES (?, ?, ?)"


class SharedRows(NamedTuple):
    """The rows of both tables, in order; `messages` begins with row 0, if the event is shared."""

    messages: Sequence[MessageRow] = ()
    items: Sequence[ItemRow] = ()

    @property
    def last_checksum(self) -> int | None:
        """The checksum that the next message continues; None where row 0 is the last."""
        return self.messages[-1][-1] if len(self.messages) > 1 else None

    def record(self) -> SharedRecord | None:
        """What they say; None if the event isn't shared."""
        if not self.messages:
            return None
        first, *others = self.messages
        waiting = [(place, content) for place, content, _ in self.items]
        return SharedRecord(first[1], [each[1] for each in others], waiting)


def read_shared(connection: apsw.Connection) -> SharedRows:
    """Return the rows as they are; none of an older form. Raises apsw.Error."""
    if int(connection.pragma("user_version")) < FIRST_FORM:
        return SharedRows([], [])
    messages = connection.execute("SELECT * FROM shared ORDER BY sequence")
    items = connection.execute("SELECT * FROM outbox ORDER BY place")
    return SharedRows(list(messages), list(items))


def checked_shared(connection: apsw.Connection, identity: str, events: int) -> SharedRows:
    """Return the rows, after checking that they are as they were written, and that the record's
    events are what they came to. Raises RecordDamaged, apsw.Error."""
    rows = read_shared(connection)
    sound = sound_rows(rows, identity)
    if sound != rows:
        raise RecordDamaged("what is shared")
    if rows.messages and rows.messages[-1][3] != events:
        raise RecordDamaged("events that no message came to")
    return rows


def sound_rows(rows: SharedRows, identity: str) -> SharedRows:
    """Return the messages up to the first that isn't as it was written, and all sound items."""
    messages: list[MessageRow] = []
    before = first_checksum(identity)
    for number, row in enumerate(rows.messages):
        # A damaged file may hold another table's rows in the place of these.
        if tuple(map(type, row)) != _MESSAGE_TYPES or row[0] != number:
            break
        if row[-1] != _checksum_of(row, before):
            break
        if messages and row[3] < messages[-1][3]:
            break
        messages.append(row)
        before = row[-1] if number else before
    items = [
        row
        for row in rows.items
        if tuple(map(type, row)) == _ITEM_TYPES and row == item_row(*row[:2], identity)
    ]
    return SharedRows(messages, items if messages else [])


def message_rows(
    settled: Iterable[SettledMessage], events: int, before: int | None, identity: str
) -> list[MessageRow]:
    """Return messages as rows after that with the checksum `before`; `events` are there so far."""
    made: list[MessageRow] = []
    checksum = first_checksum(identity) if before is None else before
    for each in settled:
        events += len(each.recorded)
        row = (each.sequence, each.message, each.sealed, events, 0)
        checksum = _checksum_of(row, checksum)
        made.append((*row[:4], checksum))
    return made


def epoch_row(epoch: str, events: int, identity: str) -> MessageRow:
    """Return row 0: so many events were there before the first message."""
    row = (0, epoch, b"", events, 0)
    return (*row[:4], _checksum_of(row, first_checksum(identity)))


def item_row(place: int, content: bytes, identity: str) -> ItemRow:
    """Return what waits as a row."""
    covered = b"%d\n%b" % (place, content)
    return place, content, crc32(covered, first_checksum(identity))


def rechained_shared(rows: SharedRows, identity: str) -> SharedRows:
    """Return the rows with the checksums of a record of another identity."""
    if not rows.messages:
        return SharedRows()
    first, *others = rows.messages
    made = [epoch_row(first[1], first[3], identity)]
    checksum = first_checksum(identity)
    for row in others:
        checksum = _checksum_of(row, checksum)
        made.append((*row[:4], checksum))
    items = [item_row(place, content, identity) for place, content, _ in rows.items]
    return SharedRows(made, items)


def insert_shared(connection: apsw.Connection, rows: SharedRows) -> None:
    """Insert rows, within the transaction that is open. Raises apsw.Error."""
    if rows.messages:
        connection.executemany(INSERT_MESSAGE, rows.messages)
    if rows.items:
        connection.executemany(INSERT_ITEM, rows.items)


def empty_outbox(path: Path) -> None:
    """Leave nothing in a copy of what waits, not even in its free pages. Raises apsw.Error."""
    with closing(apsw.Connection(str(path))) as connection:
        if int(connection.pragma("user_version")) >= FIRST_FORM:
            connection.pragma("secure_delete", True)
            connection.execute("DELETE FROM outbox")


def _checksum_of(row: MessageRow, before: int) -> int:
    sequence, message, sealed, events, _ = row
    return crc32(b"%d\n%b\n%d\n%b" % (sequence, message.encode(), events, sealed), before)
