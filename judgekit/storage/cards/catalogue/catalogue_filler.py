"""Fills an empty catalogue with whole cards, and counts what is from which file."""

from __future__ import annotations

from array import array
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Sequence

import msgspec

from judgekit.domain.cards.card import CardFace, PrintedFace
from judgekit.domain.cards.card_match import LoadedFile
from judgekit.domain.cards.colour_words import colour_letters
from judgekit.domain.cards.rebalanced import is_rebalanced
from judgekit.domain.cards.short_name import english_short_name, has_short_name, short_names
from judgekit.reading.cards.read_card import ENGLISH
from judgekit.storage.cards.card_database import CardWriter, NamesByKey
from judgekit.storage.cards.catalogue.card_blocks import SCHEMA as BLOCKS
from judgekit.storage.cards.catalogue.card_blocks import BlockKind, BlockWriter
from judgekit.storage.cards.catalogue.card_record import (
    NO_FILE,
    CardRecord,
    RulingsRecord,
    WholeCard,
)
from judgekit.storage.cards.catalogue.card_words import of_costs, of_name, of_texts
from judgekit.storage.cards.catalogue.word_index import WordWriter
from judgekit.storage.cards.catalogue.writing_thread import WritingThread

BY_LENGTH = "by-length"
"""The part with the numbers of all cards, that with the shortest English text first; four bytes
each."""
_ROWS_AT_ONCE = 2_000

_SCHEMA = """
CREATE TABLE printing (
    code TEXT, number TEXT, card INTEGER, PRIMARY KEY (code, number)
) WITHOUT ROWID;
CREATE TABLE oracle (oracle TEXT PRIMARY KEY, card INTEGER) WITHOUT ROWID;
"""


class FileCounts:
    """Counts the facts by the number of their file."""

    def __init__(self) -> None:
        self.cards: Counter[int] = Counter()
        self.languages: defaultdict[int, set[str]] = defaultdict(set)
        self.legalities: Counter[int] = Counter()
        self.rulings: Counter[int] = Counter()

    def add(self, card: WholeCard) -> None:
        """Count a card's facts."""
        record = card.record
        self.cards[record.file] += 1
        self.legalities[card.legality_file] += 1
        self.languages[record.file].add(ENGLISH)
        for language, printed in record.printed.items():
            self.languages[printed.file].add(language)
        if card.rulings.file != NO_FILE:
            self.rulings[card.rulings.file] += len(card.rulings.rulings)

    def counted(self, files: Sequence[LoadedFile]) -> tuple[LoadedFile, ...]:
        """Return the files with what is left of each."""
        return tuple(
            msgspec.structs.replace(
                file,
                cards=self.cards[number],
                languages=tuple(sorted(self.languages[number])),
                legalities=self.legalities[number],
                rulings=self.rulings[number],
            )
            for number, file in enumerate(files)
        )


class CatalogueFiller:
    """Fills the empty database of `writing`."""

    def __init__(self, writing: WritingThread) -> None:
        self._writing = writing
        self._words = WordWriter(writing)
        self._writer = CardWriter(writing, self._name)
        writing.execute(BLOCKS + _SCHEMA)
        self._cards: BlockWriter[CardRecord] = BlockWriter(writing, BlockKind.CARDS)
        self._rulings: BlockWriter[RulingsRecord] = BlockWriter(writing, BlockKind.RULINGS)
        self._printings: list[tuple[str, str, int]] = []
        self._oracle_ids: list[tuple[str, int]] = []
        self._lengths = array("I")
        self.files = FileCounts()

    def add(self, card: WholeCard) -> None:
        """Add a card that isn't there yet."""
        number = self._writer.add_card(card.facts, card.letters, card.legality_file)
        record = card.record
        for language, name in record.names:
            self._writer.add_name(name, language)
        self._add_short_names(card)
        self._cards.add(record)
        self._rulings.add(card.rulings)
        faces = [(language, face) for language, faces in _by_language(record) for face in faces]
        self._words.add_card(
            of_texts([(language, face.text) for language, face in faces]),
            of_texts([(language, face.types) for language, face in faces]),
            " ".join(colour_letters("".join([face.colours for face in record.faces])))
            + of_costs([face.cost for face in record.faces]),
        )
        self._lengths.append(sum([len(face.text) for face in record.faces]))
        self._printings += [(*each, number) for each in record.numbers]
        if record.oracle_id:
            self._oracle_ids.append((record.oracle_id, number))
        if len(self._printings) + len(self._oracle_ids) >= _ROWS_AT_ONCE:
            self._write_rows()
        self.files.add(card)

    def finish(self, go_on: Callable[[], None]) -> None:
        """Write all indexes; `go_on` is called regularly and may raise."""
        self._write_rows()
        self._cards.finish()
        self._rulings.finish()
        shortest_first = sorted(range(len(self._lengths)), key=self._lengths.__getitem__)
        by_length = array("I", [place + 1 for place in shortest_first])
        self._writer.add_part(BY_LENGTH, by_length.tobytes())
        self._writer.finish(go_on)
        self._words.finish()

    def add_part(self, name: str, content: bytes) -> None:
        """Store a blob under a name."""
        self._writer.add_part(name, content)

    @property
    def counts(self) -> tuple[int, int]:
        """The number of cards and the number of names."""
        return self._writer.counts

    def _add_short_names(self, card: WholeCard) -> None:
        """Add what a card is called for short; of one that Arena has rebalanced that is the paper
        card."""
        faces, names = card.record.faces, card.record.names
        if is_rebalanced(card.facts.name) or not any(has_short_name(face.types) for face in faces):
            return
        for face in faces:
            self._writer.add_short_name(english_short_name(face.name, face.types))
        for language, name in names:
            for short in short_names(name):
                self._writer.add_short_name(short, name, language)

    def _write_rows(self) -> None:
        self._writing.insert("INSERT OR IGNORE INTO printing", sorted(self._printings))
        self._writing.insert("INSERT OR IGNORE INTO oracle", self._oracle_ids)
        self._printings = []
        self._oracle_ids = []

    def _name(self, names: NamesByKey) -> None:
        for key, (_, _, written) in names.items():
            self._words.add_name(of_name(key, written))


def _by_language(record: CardRecord) -> Iterator[tuple[str, Sequence[CardFace | PrintedFace]]]:
    yield ENGLISH, record.faces
    for language, printed in record.printed.items():
        yield language, printed.faces
