"""A file of rulings alone, laid over the catalogue."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import groupby, islice

import apsw

from judgekit.domain.cards.card import Ruling
from judgekit.reading.cards.read_card import ReadRuling
from judgekit.storage.cards.catalogue.card_blocks import BlockKind, BlockWriter
from judgekit.storage.cards.catalogue.card_record import RulingsRecord, sorted_rulings
from judgekit.storage.cards.catalogue.laying_over import IsOlder
from judgekit.storage.cards.catalogue.writing_thread import WritingThread

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
        self.fits = False
        """Whether any is of a known card, once they are laid over."""
        self.changed = 0
        """Cards with other rulings than before, once they are laid over."""
        aside.execute(_SCHEMA)

    def add(self, read: ReadRuling) -> None:
        """Take in a ruling."""
        self.is_empty = False
        self._rows.append((read.oracle_id, read.ruling.date, read.ruling.text))
        if len(self._rows) >= _ROWS_AT_ONCE:
            self._write()

    def lay_over(
        self,
        writing: WritingThread,
        before: Iterable[RulingsRecord],
        known: Iterable[tuple[str, int]],
        file: int,
        is_older: IsOlder,
    ) -> Counter[int]:
        """Write them into a catalogue as those of the file with this number; return how many
        rulings it then has of each file.

        `before` are the rulings of all its cards, `known` the numbers of cards by Oracle ids.
        """
        self._write()
        new = self._by_card(known)
        told, rulings = next(new, (0, RulingsRecord()))
        self.fits = bool(told)
        counts: Counter[int] = Counter()
        writer: BlockWriter[RulingsRecord] = BlockWriter(writing, BlockKind.RULINGS)
        for card, old in enumerate(before, start=1):
            kept = old
            if card == told:
                if not old.rulings or is_older(old.file):
                    kept = RulingsRecord(rulings.rulings, file)
                told, rulings = next(new, (0, RulingsRecord()))
            self.changed += kept.rulings != old.rulings
            counts[kept.file] += len(kept.rulings)
            writer.add(kept)
        writer.finish()
        return counts

    def _by_card(self, known: Iterable[tuple[str, int]]) -> Iterator[tuple[int, RulingsRecord]]:
        """Yield the rulings of each card that the catalogue knows, in the order of the numbers."""
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
