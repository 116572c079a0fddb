"""The record of a tournament that several laptops share: what is settled, and what waits to be.

A settled message, its events and the end of what waited for it are one transaction.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

import apsw

from judgekit.domain.shared.event import Recorded
from judgekit.engine.failures import EnvironmentFailure, FailureReason
from judgekit.engine.stored import SettledMessage
from judgekit.storage.record.acknowledged import AcknowledgedCount
from judgekit.storage.record.codec import EventCodec, Row, first_checksum, rechained
from judgekit.storage.record.database import new_identity
from judgekit.storage.record.event_log import SqliteEventLog
from judgekit.storage.record.record_files import RecordFiles, RecordLock
from judgekit.storage.record.record_reading import (
    INSERT,
    Contents,
    identity_of,
    rows_as_written,
    rows_of,
)
from judgekit.storage.record.shared_rows import (
    INSERT_ITEM,
    INSERT_MESSAGE,
    ItemRow,
    MessageRow,
    SharedRows,
    epoch_row,
    insert_shared,
    item_row,
    message_rows,
    read_shared,
    rechained_shared,
)


class SqliteSharedLog(SqliteEventLog):
    """Implements `engine.ports.sharing.SharedLog`; a record that isn't shared is appended to as
    before."""

    def __init__(
        self,
        connection: apsw.Connection,
        files: RecordFiles,
        lock: RecordLock,
        codec: EventCodec,
        contents: Contents,
    ) -> None:
        super().__init__(connection, files, lock, codec, contents)
        self._identity = contents.identity
        self._is_shared = bool(contents.shared.messages)
        self._message_checksum = contents.shared.last_checksum

    def append(self, events: Sequence[Recorded]) -> None:
        """See the port; refused where only what is settled is recorded."""
        if self._is_shared:
            locked = FailureReason.EVENT_LOCKED
            raise EnvironmentFailure(locked, str(self._files.path), "shared")
        super().append(events)

    def share(self, epoch: str) -> None:
        """See the port."""
        rows = read_shared(self._connection).messages[:1]
        events = rows[0][3] if rows else self._count
        row = epoch_row(epoch, events, self._identity)
        self._transact(lambda: self._execute(INSERT_MESSAGE, row))
        self._is_shared = True

    def put_out(self, items: Sequence[tuple[int, bytes]]) -> None:
        """See the port; one item is a transaction by itself."""
        rows = [item_row(place, content, self._identity) for place, content in items]
        if len(rows) == 1:
            self._transact(lambda: self._execute(INSERT_ITEM, rows[0]))
            return

        def write() -> None:
            with self._transaction():
                self._connection.executemany(INSERT_ITEM, rows)

        self._transact(write)

    def settle(self, messages: Sequence[SettledMessage], done: Sequence[int]) -> None:
        """See the port."""
        recorded = [event for each in messages for event in each.recorded]
        rows = self._codec.rows(recorded, self._count, self._checksum)
        settled = message_rows(messages, self._count, self._message_checksum, self._identity)

        def write() -> None:
            with self._transaction():
                if rows:
                    self._connection.executemany(INSERT, rows)
                self._connection.executemany(INSERT_MESSAGE, settled)
                places = [(place,) for place in done]
                self._connection.executemany("DELETE FROM outbox WHERE place = ?", places)

        self._transact(write)
        if settled:
            self._message_checksum = settled[-1][-1]
        if rows:
            self._appended(rows, recorded[-1].entered)

    def sealed_from(self, sequence: int) -> Sequence[bytes]:
        """See the port."""
        found = self._connection.execute(
            "SELECT sealed FROM shared WHERE sequence >= ? AND sequence > 0 ORDER BY sequence",
            (sequence,),
        )
        return [sealed for (sealed,) in found]

    def cut(self, messages: int, outbox: Sequence[tuple[int, bytes]]) -> Sequence[Recorded]:
        """See the port. The record gets another identity, so that neither a backup nor the count of
        what was acknowledged is taken for a part of it."""
        identity = new_identity()
        before = read_shared(self._connection)
        items = [item_row(place, content, identity) for place, content in outbox]
        kept = before.messages[: messages + 1]
        shared = rechained_shared(SharedRows(kept), identity)._replace(items=items)
        rows = rows_as_written(self._connection)[: kept[-1][3]]
        chained = rechained(rows, first_checksum(identity))
        self._transact(lambda: self._replace(identity, chained, shared))
        self._identity, self._count = identity, len(chained)
        self._checksum = chained[-1][-1] if chained else first_checksum(identity)
        self._message_checksum = shared.last_checksum
        self._acknowledged.remove()
        self._acknowledged = AcknowledgedCount(self._files.acknowledged, identity)
        first = first_checksum(identity_of(self._connection))
        recorded, _ = self._codec.events(rows_of(self._connection), first)
        return recorded

    def _replace(self, identity: str, rows: Sequence[Row], shared: SharedRows) -> None:
        """Replace the whole content in one transaction."""
        with self._transaction():
            for table in ("event", "shared", "outbox"):
                self._execute(f"DELETE FROM {table}", ())
            self._connection.execute("UPDATE record SET identity = ?", (identity,))
            if rows:
                self._connection.executemany(INSERT, rows)
            insert_shared(self._connection, shared)

    def _execute(self, statement: str, row: MessageRow | ItemRow | tuple[()]) -> None:
        self._connection.execute(statement, row)

    @contextmanager
    def _transaction(self) -> Iterator[None]:
        """Begin a transaction and commit it; an error leaves it open, to be rolled back."""
        self._connection.execute("BEGIN IMMEDIATE")
        yield
        self._connection.execute("COMMIT")
