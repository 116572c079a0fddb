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
from judgekit.storage.record.database import RecordDamaged, connect, sorted_error, trust
from judgekit.storage.record.event_log import SqliteEventLog
from judgekit.storage.record.record_files import put_in_place, remove_database
from judgekit.storage.record.record_reading import INSERT, Contents, read_all, rows_as_written
from judgekit.storage.record.shared_rows import (
    INSERT_ITEM,
    INSERT_MESSAGE,
    ItemRow,
    MessageRow,
    SharedRows,
    epoch_row,
    item_row,
    message_rows,
    read_shared,
)
from judgekit.storage.record.written_file import write_rows


class SqliteSharedLog(SqliteEventLog):
    """Implements `engine.ports.sharing.SharedLog`; a record that isn't shared is appended to as
    before."""

    def _go_on_with(self, connection: apsw.Connection, contents: Contents) -> None:
        super()._go_on_with(connection, contents)
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
        before = self._connection.execute("SELECT events FROM shared WHERE sequence = 0")
        events = next((events for (events,) in before), self._count)
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
        """See the port.

        As where a name is erased, the record is written anew beside this one, with an identity of
        its own, and put in its place: neither a backup nor a log, nor the count of what was
        acknowledged, is then taken for a part of it. With REWRITING_UNFINISHED the record is closed
        and is the new one as soon as it is opened again.
        """
        files = self._files
        self._check_place()
        self._lock.ensure_held()
        kept = read_shared(self._connection).messages[: messages + 1]
        rows = rows_as_written(self._connection)[: kept[-1][3]]
        items = [item_row(place, content, "") for place, content in outbox]
        try:
            draft = files.draft("rewritten")
            try:
                write_rows(draft, rows, shared=SharedRows(kept, items))
                put_in_place(draft, files.rewritten)
            finally:
                remove_database(draft)
        except (apsw.Error, OSError) as error:
            raise sorted_error(error, files.path, FailureReason.WRITE_FAILED) from error
        self._acknowledged.close()
        self._connection.close()
        return self._opened_anew()

    def _opened_anew(self) -> Sequence[Recorded]:
        """Put the new record in place, and go on with it; return its events."""
        files = self._files
        files.finish_rewriting()
        try:
            connection = connect(files.path)
            connection.pragma("journal_mode", "WAL")
            connection.pragma("schema_version")  # a log is created when it is first read
            contents = read_all(connection, self._codec)
            trust(connection)
        except (apsw.Error, OSError, RecordDamaged) as error:
            unfinished = FailureReason.REWRITING_UNFINISHED
            raise EnvironmentFailure(unfinished, str(files.path), str(error)) from error
        self._go_on_with(connection, contents)
        return contents.recorded

    def _execute(self, statement: str, row: MessageRow | ItemRow | tuple[()]) -> None:
        self._connection.execute(statement, row)

    @contextmanager
    def _transaction(self) -> Iterator[None]:
        """Begin a transaction and commit it; an error leaves it open, to be rolled back."""
        self._connection.execute("BEGIN IMMEDIATE")
        yield
        self._connection.execute("COMMIT")
