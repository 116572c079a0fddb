"""The catalogue made of card files, as it is read: one sealed SQLite file."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from functools import partial
from pathlib import Path
from typing import TypeAlias

import apsw
import msgspec

from judgekit.domain.cards.card import Card, FactSource, Printed
from judgekit.domain.cards.card_key import card_key, faces, whole_name
from judgekit.domain.cards.card_match import CardFacts, CardSource, FoundCard
from judgekit.domain.cards.file_days import as_of
from judgekit.domain.shared.undecodable import UNDECODABLE
from judgekit.reading.cards.read_card import ENGLISH
from judgekit.storage.cards.card_database import CardDatabase, StoredCard
from judgekit.storage.cards.catalogue.card_blocks import BlockKind, CardBlocks
from judgekit.storage.cards.catalogue.card_record import (
    NO_FILE,
    CardRecord,
    RulingsRecord,
    WholeCard,
    WrittenNames,
)
from judgekit.storage.cards.catalogue.catalogue_head import CatalogueHead
from judgekit.storage.cards.catalogue.declined_names import RUSSIAN, DeclinedNames
from judgekit.storage.cards.catalogue.legality_letters import legalities_of
from judgekit.storage.cards.catalogue.name_finder import NameFinder
from judgekit.storage.cards.catalogue.text_finder import TextFinder
from judgekit.storage.cards.catalogue.word_index import WordIndex
from judgekit.storage.cards.name_matching import key_of, meant_exactly
from judgekit.storage.files.sealed_file import is_as_sealed
from judgekit.storage.record.database import connect_for_reading

FILE_NAME = "cards.sqlite"
FORMAT = 9
"""File format version; a file of another version requires loading the card files again. Another
index of the same facts is another version, too: a load that brings nothing makes no new file."""

DAMAGED = "damaged"
OTHER_FORM = "other-form"
UNREADABLE = "unreadable"

CACHE_KIB = 2 * 1024
"""What a keystroke reads is mostly what the one before has read."""
MOST_CALLED = 2_000
"""Names of which the languages are kept: those of a list are asked again at each change of it."""
HEAD = "head"
"""The part with the head."""

Today: TypeAlias = Callable[[], str]
"""The latest day that may be today, as YYYY-MM-DD."""


class OpenCatalogue:
    """A catalogue that is open. Every query raises apsw.Error if it is damaged."""

    def __init__(self, path: Path, today: Today) -> None:
        """Raises apsw.Error, and what msgspec raises for a head that isn't one."""
        self._today = today
        connection = connect_for_reading(path, unchanging=True)
        self.database = CardDatabase(connection)
        try:
            connection.pragma("cache_size", -CACHE_KIB)
            content = self.database.part(HEAD) or b""
            self.head = msgspec.json.decode(content, type=CatalogueHead)
        except (apsw.Error, *UNDECODABLE):
            self.database.close()
            raise
        self._connection = connection
        self._called: dict[str, dict[str, frozenset[str]]] = {}
        self._cards = CardBlocks(connection, BlockKind.CARDS, CardRecord)
        self._rulings = CardBlocks(connection, BlockKind.RULINGS, RulingsRecord)
        words = WordIndex(connection)
        self._declined = DeclinedNames(partial(self.database.written_in, RUSSIAN))
        self._texts = TextFinder(self.database, words)
        self._names = NameFinder(self.database, words, self._declined, self._texts.says)

    @property
    def source(self) -> CardSource:
        """What the catalogue tells of itself, dated as today."""
        return self.head.source_on(self._today())

    def found(self, typed: str, limit: int) -> tuple[FoundCard, ...]:
        """Return cards by name or number; see the port."""
        return self._names.found(typed, limit)

    def named(self, texts: Collection[str]) -> dict[str, str]:
        """Return the cards of which these texts are a name; see the port."""
        found = {}
        for text in texts:
            key = card_key(text)
            hits = self.database.exact(key) if key else []
            name = meant_exactly(hits) if hits else self.declined(text)
            if name:
                found[text] = name
        return found

    def declined(self, text: str) -> str:
        """Return the only card that has a Russian name of which this is another case; empty if
        there is none."""
        card = self._declined.card(text)
        return self.database.name_of(card) if card is not None else ""

    def described(self, typed: str, limit: int) -> tuple[FoundCard, ...]:
        """Return cards by their text; see the port."""
        return self._texts.described(typed, limit)

    def of_kind(self, typed: str, limit: int) -> tuple[FoundCard, ...]:
        """Return cards by nothing but type and colour; see the port."""
        return self._texts.of_kind(typed, limit)

    def facts(self, name: str) -> CardFacts | None:
        """Return the facts of a card by its English name."""
        card = self.database.card(name)
        return None if card is None else self._facts(name, card)

    def card(self, name: str) -> Card | None:
        """Return all that is kept of a card, by its English name."""
        number = self.database.number_of(name)
        record = self._cards.of(number) if number else None
        stored = self.database.card(name)
        if number is None or record is None or stored is None:
            return None
        facts = self._facts(name, stored)
        rulings = self._rulings.of(number) or RulingsRecord()
        return Card(
            name,
            record.layout,
            record.faces,
            self._source(record.file),
            {
                language: whole_name(tuple(face.name for face in printed.faces))
                for language, printed in record.printed.items()
            },
            {
                language: Printed(
                    language, printed.faces, self._source(printed.file), printed.printed_on
                )
                for language, printed in record.printed.items()
            },
            record.parts,
            rulings.rulings,
            None if rulings.file == NO_FILE else self._source(rulings.file),
            facts.legalities,
            None if facts.legalities is None else self._source(stored.legality_file),
            record.identity,
            facts.released,
        )

    def written_names(self, name: str) -> WrittenNames:
        """Return the names of the card with this English name, as they are written."""
        number = self.database.number_of(name)
        record = self._cards.of(number) if number else None
        if record is None:
            return WrittenNames()
        shown = (face.name for printed in record.printed.values() for face in printed.faces)
        return WrittenNames(((ENGLISH, name), *record.names), tuple(shown))

    def called(self, text: str) -> Mapping[str, frozenset[str]]:
        """Return the cards of which a text is a name, each with the languages in which it is; where
        it is an English one, not those in which the card has another name, too."""
        key = key_of(text)
        if key not in self._called:
            if len(self._called) >= MOST_CALLED:
                self._called.clear()
            cards = sorted({hit.name for hit in self.database.exact(key)} if key else ())
            names = {card: self.written_names(card).all for card in cards}
            self._called[key] = {card: _languages(key, names[card]) for card in cards}
        return self._called[key]

    def whole_cards(self) -> Iterator[WholeCard]:
        """Yield all that is kept of each card, in the order of their numbers."""
        each = zip(self._cards.all(), self._rulings.all(), self.database.cards(), strict=True)
        for record, rulings, (name, card) in each:
            facts = self._facts(name, card, told=False)
            yield WholeCard(facts, card.letters, record, rulings, card.legality_file)

    def rulings(self) -> Iterator[RulingsRecord]:
        """Yield the rulings of each card, in the order of their numbers."""
        return self._rulings.all()

    def oracle_ids(self) -> Iterator[tuple[str, int]]:
        """Yield the Oracle ids with the numbers of their cards, in the order of the ids."""
        yield from self._connection.execute("SELECT oracle, card FROM oracle ORDER BY oracle")

    def close(self) -> None:
        """Close the file."""
        self.database.close()

    def _facts(self, name: str, card: StoredCard, *, told: bool = True) -> CardFacts:
        letters = card.letters if told else None
        return CardFacts(
            name,
            card.basic_land,
            card.most_copies,
            None if letters is None else legalities_of(letters, self.head.formats),
            card.released,
            card.in_core_sets,
            card.commanding,
            "" if letters is None else self._source(card.legality_file).date,
        )

    def _source(self, file: int) -> FactSource:
        files = self.head.files
        if not 0 <= file < len(files):
            raise apsw.CorruptError(f"no file {file}")
        dated = as_of(files[file], self._today())
        return FactSource(dated.kind, dated.date)


def _languages(key: str, names: Iterable[tuple[str, str]]) -> frozenset[str]:
    """Return the languages of those of a card's names that have this key, whole or on a face."""
    having: set[str] = set()
    others: set[str] = set()
    for language, name in names:
        is_it = key in map(card_key, (name, *faces(name)))
        (having if is_it else others).add(language)
    return frozenset({ENGLISH} | having - others if ENGLISH in having else having)


class LoadedCatalogue:
    """The catalogue at `path`: opened on first use, and again when the file is replaced.

    `catalogue` is None if there is no usable file; `complaint` then says why: `damaged`,
    `other-form` or `unreadable`.
    """

    def __init__(self, path: Path, today: Today) -> None:
        self._path = path
        self._today = today
        self._stamp: tuple[int, ...] | None = None
        self.catalogue: OpenCatalogue | None = None
        self.complaint = ""

    def refresh(self) -> bool:
        """Open the current file; return whether it has changed since the last call."""
        stamp = self._stamp_now()
        if stamp == self._stamp:
            return False
        self.let_go()
        self._stamp, self.complaint = stamp, ""
        if stamp is not None:
            self._open()
        return True

    def let_go(self) -> None:
        """Close the file so that it can be replaced; the next `refresh` opens it again."""
        if self.catalogue is not None:
            self.catalogue.close()
        self.catalogue, self._stamp = None, None

    def give_up(self) -> None:
        """Mark the file as damaged after a failed read; ignore it until it is replaced."""
        stamp = self._stamp
        self.let_go()
        self._stamp, self.complaint = stamp, DAMAGED

    def _open(self) -> None:
        try:
            if not is_as_sealed(self._path):
                self.complaint = DAMAGED
                return
            catalogue = OpenCatalogue(self._path, self._today)
        except OSError:
            self.complaint = UNREADABLE
        except (apsw.Error, *UNDECODABLE):  # sealed, so it was written like that
            self.complaint = OTHER_FORM
        else:
            if catalogue.head.format == FORMAT:
                self.catalogue = catalogue
            else:
                catalogue.close()
                self.complaint = OTHER_FORM

    def _stamp_now(self) -> tuple[int, ...] | None:
        try:
            state = self._path.stat()
        except FileNotFoundError:
            return None
        except OSError:
            return ()
        return state.st_ino, state.st_size, state.st_mtime_ns
