"""Records of cards in compressed blocks of neighbours."""

from __future__ import annotations

import zlib
from collections.abc import Iterator
from enum import IntEnum
from typing import Generic, TypeVar

import apsw
import msgspec

from judgekit.domain.shared.undecodable import UNDECODABLE
from judgekit.storage.cards.catalogue.card_record import CardRecord, RulingsRecord
from judgekit.storage.cards.catalogue.writing_thread import WritingThread

CARDS_OF_A_BLOCK = 32
LARGEST_BLOCK = 1 << 26
"""In bytes, decompressed; thirty-two cards are a hundredth of it."""
_LEVEL = 1
"""Four takes half as much time again for a tenth less."""

SCHEMA = """
CREATE TABLE block (kind INTEGER, number INTEGER, content BLOB, PRIMARY KEY (kind, number))
WITHOUT ROWID;
"""

Record = TypeVar("Record", CardRecord, RulingsRecord)


class BlockKind(IntEnum):
    """What the records of a block are."""

    CARDS = 0
    RULINGS = 1


class BlockWriter(Generic[Record]):
    """Writes the records of cards in the order of their numbers, from 1."""

    def __init__(self, writing: WritingThread, kind: BlockKind) -> None:
        self._writing = writing
        self._kind = kind
        self._number = 0
        self._records: list[Record] = []

    def add(self, record: Record) -> None:
        """Add the record of the next card."""
        self._records.append(record)
        if len(self._records) == CARDS_OF_A_BLOCK:
            self._write()

    def finish(self) -> None:
        """Write the last block."""
        if self._records:
            self._write()

    def _write(self) -> None:
        connection, kind, number = self._writing.connection, int(self._kind), self._number
        content = msgspec.msgpack.encode(self._records)

        def write() -> None:
            sql = "INSERT OR REPLACE INTO block VALUES (?, ?, ?)"
            connection.execute(sql, (kind, number, zlib.compress(content, _LEVEL)))

        self._writing.do(write)
        self._number += 1
        self._records = []


class CardBlocks(Generic[Record]):
    """Reads the records of one kind; every query raises apsw.Error if the file is damaged."""

    def __init__(self, connection: apsw.Connection, kind: BlockKind, record: type[Record]) -> None:
        self._connection = connection
        self._kind = kind
        self._decoder = msgspec.msgpack.Decoder(list[record])  # type: ignore[valid-type]
        self._last: tuple[int, list[Record]] = (-1, [])

    def of(self, card: int) -> Record | None:
        """Return the record of the card with this number."""
        number, place = divmod(card - 1, CARDS_OF_A_BLOCK)
        if self._last[0] != number:
            self._last = (number, self._block(number))
        records = self._last[1]
        return records[place] if place < len(records) else None

    def all(self) -> Iterator[Record]:
        """Yield all records in the order of the cards' numbers."""
        sql = "SELECT count(*) FROM block WHERE kind = ?"
        (count,) = next(self._connection.execute(sql, (int(self._kind),)))
        for number in range(count):
            yield from self._block(number)

    def _block(self, number: int) -> list[Record]:
        sql = "SELECT content FROM block WHERE kind = ? AND number = ?"
        row = self._connection.execute(sql, (int(self._kind), number)).fetchone()
        try:
            content = zlib.decompressobj().decompress(row[0], LARGEST_BLOCK) if row else b"\x90"
            return self._decoder.decode(content)
        except (TypeError, zlib.error, *UNDECODABLE) as error:
            raise apsw.CorruptError(str(error)) from error
