"""Records of cards in compressed blocks of neighbours."""

from __future__ import annotations

import zlib
from collections import deque
from collections.abc import Iterator
from concurrent.futures import Executor, Future
from enum import IntEnum
from typing import Generic, TypeVar

import apsw
import msgspec

from judgekit.domain.shared.undecodable import UNDECODABLE
from judgekit.storage.cards.catalogue.card_record import CardRecord, RulingsRecord

CARDS_OF_A_BLOCK = 32
LARGEST_BLOCK = 1 << 26
"""In bytes, decompressed; thirty-two cards are a hundredth of it."""
MOST_WAITING = 16
"""Blocks that wait to be written; a hundred kilobytes each."""
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
    """Writes the records of cards in the order of their numbers, from 1.

    Another thread compresses them meanwhile, which leaves Python alone.
    """

    def __init__(self, connection: apsw.Connection, kind: BlockKind, pressing: Executor) -> None:
        self._connection = connection
        self._kind = kind
        self._pressing = pressing
        self._number = 0
        self._records: list[Record] = []
        self._waiting: deque[Future[bytes]] = deque()

    def add(self, record: Record) -> None:
        """Add the record of the next card."""
        self._records.append(record)
        if len(self._records) == CARDS_OF_A_BLOCK:
            self._press()
            while len(self._waiting) > MOST_WAITING:
                self._write()

    def finish(self) -> None:
        """Write the last blocks."""
        if self._records:
            self._press()
        while self._waiting:
            self._write()

    def _press(self) -> None:
        content = msgspec.msgpack.encode(self._records)
        self._waiting.append(self._pressing.submit(zlib.compress, content, _LEVEL))
        self._records = []

    def _write(self) -> None:
        content = self._waiting.popleft().result()
        sql = "INSERT OR REPLACE INTO block VALUES (?, ?, ?)"
        self._connection.execute(sql, (int(self._kind), self._number, content))
        self._number += 1


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
