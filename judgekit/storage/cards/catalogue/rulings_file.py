"""A file of rulings alone, laid over the catalogue."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import Executor
from itertools import groupby, islice

import apsw

from judgekit.domain.cards.card import Ruling
from judgekit.reading.cards.read_card import ReadRuling
from judgekit.storage.cards.catalogue.card_blocks import BlockKind, BlockWriter, CardBlocks
from judgekit.storage.cards.catalogue.card_record import RulingsRecord, sorted_rulings
from judgekit.storage.cards.catalogue.laying_over import IsOlder

MOST_RULINGS = 200
"""Of one card; the most that a card has are some forty."""
_ROWS_AT_ONCE = 2_000
_SCHEMA = """
CREATE TABLE ruling (oracle TEXT, day TEXT, content TEXT);
CREATE TABLE known (oracle TEXT PRIMARY KEY, card INTEGER) WITHOUT ROWID;
"""


class GatheredRulings:
    """Gathers the rulings of a file; `aside` is a database that is thrown away."""

    def __init__(self, aside: apsw.Connection) -> None:
        self._aside = aside
        self._rows: list[tuple[str, str, str]] = []
        self.is_empty = True
        aside.execute(_SCHEMA)

    def add(self, read: ReadRuling) -> None:
        """Take in a ruling."""
        self.is_empty = False
        self._rows.append((read.oracle_id, read.ruling.date, read.ruling.text))
        if len(self._rows) >= _ROWS_AT_ONCE:
            self._write()

    def lay_over(
        self,
        catalogue: apsw.Connection,
        file: int,
        is_older: IsOlder,
        *,
        go_on: Callable[[], None],
        pressing: Executor,
    ) -> Counter[int]:
        """Write them into a catalogue as those of the file with this number; return how many
        rulings it then has of each file. `pressing` runs what compresses them meanwhile."""
        self._write()
        new = self._by_card(catalogue)
        told, rulings = next(new, (0, RulingsRecord()))
        counts: Counter[int] = Counter()
        writer: BlockWriter[RulingsRecord] = BlockWriter(catalogue, BlockKind.RULINGS, pressing)
        old = CardBlocks(catalogue, BlockKind.RULINGS, RulingsRecord)
        for card, before in enumerate(old.all(), start=1):
            go_on()
            kept = before
            if card == told:
                if not before.rulings or is_older(before.file):
                    kept = RulingsRecord(rulings.rulings, file)
                told, rulings = next(new, (0, RulingsRecord()))
            counts[kept.file] += len(kept.rulings)
            writer.add(kept)
        writer.finish()
        return counts

    def _by_card(self, catalogue: apsw.Connection) -> Iterator[tuple[int, RulingsRecord]]:
        """Yield the rulings of each card that the catalogue knows, in the order of the numbers."""
        known = catalogue.execute("SELECT oracle, card FROM oracle ORDER BY oracle")
        self._aside.executemany("INSERT INTO known VALUES (?, ?)", known)
        sql = (
            "SELECT known.card, day, content FROM ruling JOIN known USING (oracle)"
            " ORDER BY known.card, ruling.rowid"
        )
        for card, rows in groupby(self._aside.execute(sql), key=lambda row: row[0]):
            each = [Ruling(day, text) for _, day, text in islice(rows, MOST_RULINGS)]
            yield int(card), RulingsRecord(sorted_rulings(each))

    def _write(self) -> None:
        self._aside.executemany("INSERT INTO ruling VALUES (?, ?, ?)", self._rows)
        self._rows = []
