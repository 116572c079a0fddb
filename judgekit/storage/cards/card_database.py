"""SQLite database of cards and their names: filled once, then queried.

A name is stored by its key (`card_key`) with its relation to the card; its pieces
(`names/pieces.py`) find it when it is typed with errors.
"""

from __future__ import annotations

from array import array
from bisect import bisect_left
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from enum import IntEnum
from itertools import groupby, islice
from typing import Any, NamedTuple

import apsw
import msgspec
from rapidfuzz.distance import OSA

from judgekit.domain.cards.card_key import card_key, faces
from judgekit.domain.cards.card_match import CardFacts
from judgekit.domain.cards.card_number import CardNumber
from judgekit.domain.cards.commanding import Commanding
from judgekit.domain.shared.undecodable import UNDECODABLE
from judgekit.search.names.pieces import MOST_ERRORS, most_errors, pieces, possible_pieces
from judgekit.storage.cards.catalogue.card_record import NO_FILE
from judgekit.storage.cards.catalogue.card_words import of_name
from judgekit.storage.cards.catalogue.word_index import LAST_LETTER, WordIndex, WordWriter
from judgekit.storage.cards.catalogue.writing_thread import WritingThread

LONGEST_KEY = 300
MOST_ASKED = 500
"""Names that are looked up at once; a word that more have names no card."""

_SCHEMA = """
CREATE TABLE card (
    id INTEGER PRIMARY KEY, name TEXT NOT NULL, legal TEXT, basic INTEGER, most INTEGER,
    released TEXT NOT NULL, core TEXT NOT NULL, commanding BLOB, file INTEGER NOT NULL
);
CREATE TABLE name (
    id INTEGER PRIMARY KEY, key TEXT NOT NULL, card INTEGER NOT NULL, kind INTEGER NOT NULL,
    language TEXT NOT NULL, written TEXT NOT NULL
);
CREATE TABLE piece (pile INTEGER PRIMARY KEY, names BLOB);
CREATE TABLE part (name TEXT PRIMARY KEY, content BLOB) WITHOUT ROWID;
"""
_INDEXES = """
CREATE UNIQUE INDEX card_by_name ON card (name);
CREATE UNIQUE INDEX name_by_key ON name (key, card);
"""
_CARD = "SELECT name, legal, basic, most, released, core, commanding, file FROM card"
_ROWS_AT_ONCE = 1_000
_PILES = 4096
"""Pieces are kept in that many piles, each sorted: a piece's number, then the name's."""
_PILE_SHIFT, _PIECE_SHIFT = 20, 32
_NAME = (1 << _PIECE_SHIFT) - 1


class NameKind(IntEnum):
    """Relation of a name to its card, the likeliest first."""

    WHOLE = 0
    FRONT = 1
    TRANSLATED = 2
    TRANSLATED_FRONT = 3
    OTHER_FACE = 4
    """Face of a split or double-faced card, in any language."""
    SHORT = 5
    """What a legend is called for short, in any language: it finds the card, and is no name in a
    decklist."""


_KINDS = tuple(NameKind)
_IS_NAME = f"kind < {NameKind.SHORT:d}"


class Hit(NamedTuple):
    """A card by its English name, and how the searched name matches one of its names."""

    name: str
    kind: NameKind
    errors: int = 0


class StoredCard(NamedTuple):
    """A stored card: a legality letter per format, None if unknown, and the number of the file
    that says so, else NO_FILE; its own copy limit, if any."""

    letters: str | None
    basic_land: bool
    most_copies: int | None
    released: str
    in_core_sets: str
    commanding: Commanding | None
    legality_file: int


class StoredName(NamedTuple):
    """One of the names of the card with this number.

    `language` and `written` are empty for the English name and its faces.
    """

    card: int
    key: str
    kind: NameKind
    language: str
    written: str


NamesByKey = Mapping[str, tuple[int, str, str]]
"""The names of one card by their keys: kind, language, and as written where it isn't English."""


def _unheard(names: NamesByKey) -> None:
    """Nobody wants to know of names."""


class CardWriter:
    """Fills an empty database, card by card."""

    def __init__(
        self, writing: WritingThread, named: Callable[[NamesByKey], None] = _unheard
    ) -> None:
        """`named` is called with each card's names, which are numbered from 1 in that order."""
        self._writing = writing
        self._named = named
        self._cards = 0
        self._names = 0
        self._short_names = 0
        self._of_card: dict[str, tuple[int, str, str]] = {}
        self._card_rows: list[tuple[object, ...]] = []
        self._name_rows: list[tuple[object, ...]] = []
        self._piles = [array("Q") for _ in range(_PILES)]
        writing.execute(_SCHEMA)

    def add_card(
        self, card: CardFacts, letters: str | None = None, legality_file: int = NO_FILE
    ) -> int:
        """Add a card that isn't there yet and has a name (`is_name`); return its number.

        `letters` and `legality_file` as in StoredCard; the legality in `card` is left out.
        """
        self._take_names()
        self._cards += 1
        self._card_rows.append(
            (
                self._cards,
                card.name,
                letters,
                card.basic_land,
                card.most_copies,
                card.released,
                card.in_core_sets,
                _encoded(card.commanding),
                legality_file,
            )
        )
        if len(self._name_rows) >= _ROWS_AT_ONCE:
            self._write_rows()
        self._add_names(card.name, "", NameKind.WHOLE, NameKind.FRONT)
        return self._cards

    def add_name(self, name: str, language: str = "") -> None:
        """Add another name of the card that was added last."""
        self._add_names(name, language, NameKind.TRANSLATED, NameKind.TRANSLATED_FRONT)

    def add_short_name(self, short: str, name: str = "", language: str = "") -> None:
        """Add what the card that was added last is called for short in a language, where its name
        is this; it counts only where no name of the card is the same."""
        key = card_key(short)
        if 0 < len(key) <= LONGEST_KEY and key not in self._of_card:
            self._of_card[key] = (int(NameKind.SHORT), language, name if language else "")
            self._short_names += 1

    def add_part(self, name: str, content: bytes) -> None:
        """Store a blob under a name."""
        self._writing.insert("INSERT INTO part", [(name, content)])

    def finish(self, go_on: Callable[[], None] = lambda: None) -> None:
        """Index all names; `go_on` is called regularly and may raise."""
        self._take_names()
        self._write_rows()

        go_on()
        piles = [
            (number, array("Q", sorted(pile)).tobytes())
            for number, pile in enumerate(self._piles)
            if pile
        ]
        self._writing.insert("INSERT INTO piece", piles)
        go_on()
        self._writing.execute(_INDEXES)
        self._writing.finish()

    @property
    def counts(self) -> tuple[int, int]:
        """The number of cards and the number of names, without the short ones."""
        return self._cards, self._names + len(self._of_card) - self._short_names

    def _add_names(self, name: str, language: str, whole: NameKind, front: NameKind) -> None:
        self._add_key(name, language, whole)
        first, *rest = faces(name)
        if rest:
            self._add_key(first, language, front)
            for face in rest:
                self._add_key(face, language, NameKind.OTHER_FACE)

    def _add_key(self, name: str, language: str, kind: NameKind) -> None:
        key = card_key(name)
        known = self._of_card.get(key)
        if 0 < len(key) <= LONGEST_KEY and (known is None or kind < known[0]):
            self._of_card[key] = (int(kind), language, name if language else "")

    def _take_names(self) -> None:
        """Number the names of the card that was added last."""
        self._named(self._of_card)
        piles, card, number = self._piles, self._cards, self._names
        for key, (kind, language, written) in self._of_card.items():
            number += 1
            self._name_rows.append((number, key, card, kind, language, written))
            for piece in pieces(key):
                piles[piece >> _PILE_SHIFT].append(piece << _PIECE_SHIFT | number)
        self._names = number
        self._of_card.clear()

    def _write_rows(self) -> None:
        self._writing.insert("INSERT INTO card", self._card_rows)
        self._writing.insert("INSERT INTO name", self._name_rows)
        self._card_rows = []
        self._name_rows = []


class CardDatabase:
    """A filled database, read-only; for one thread at a time. Every query raises apsw.Error if the
    file does not have the expected contents."""

    def __init__(self, connection: apsw.Connection) -> None:
        self._connection = connection
        self._words = WordIndex(connection)

    @classmethod
    def in_memory(cls, fill: Callable[[CardWriter], None]) -> CardDatabase:
        """Build a database in memory."""
        connection = apsw.Connection(":memory:")
        with connection, WritingThread(connection) as writing:
            words = WordWriter(writing)

            def index(names: NamesByKey) -> None:
                for key, (_, _, written) in names.items():
                    words.add_name(of_name(key, written))

            writer = CardWriter(writing, index)
            fill(writer)
            writer.finish()
            words.finish()
            writing.finish()
        return cls(connection)

    def exact(self, key: str) -> list[Hit]:
        """Return the cards that have a name with this key."""
        sql = (
            "SELECT c.name, n.kind FROM name n JOIN card c ON c.id = n.card"
            f" WHERE n.key = ? AND n.{_IS_NAME}"
        )
        return [Hit(name, NameKind(kind)) for name, kind in self._connection.execute(sql, (key,))]

    def near(self, key: str) -> list[Hit]:
        """Return the cards with a name that differs from this one by a few typing errors."""
        best: dict[int, tuple[int, int]] = {}
        for name, errors in self.near_names(key):
            if errors <= most_errors(len(name.key)) and name.kind is not NameKind.SHORT:
                found = errors, int(name.kind)
                best[name.card] = min(best.get(name.card, found), found)
        return [
            Hit(self.name_of(card), NameKind(kind), errors) for card, (errors, kind) in best.items()
        ]

    def near_names(self, key: str) -> list[tuple[StoredName, int]]:
        """Return all names that differ by few typing errors, with the number of errors."""
        if len(key) > LONGEST_KEY:
            return []
        asked = ",".join(map(str, sorted(self._with_pieces(possible_pieces(key)))))
        sql = f"SELECT card, key, kind, language, written FROM name WHERE id IN ({asked})"
        near = []
        for card, other, kind, language, written in self._connection.execute(sql):
            errors = OSA.distance(key, other, score_cutoff=MOST_ERRORS)
            if errors <= MOST_ERRORS:
                near.append((StoredName(card, other, _KINDS[kind], language, written), errors))
        return near

    def having(self, key: str, limit: int) -> list[Hit]:
        """Return cards of whose names this is a part: those that begin with these whole words, then
        those that have them in a row in one of their faces."""
        sql = (
            "SELECT c.name, min(n.kind) FROM name n JOIN card c ON c.id = n.card"
            f" WHERE n.key >= ? AND n.key < ? AND n.{_IS_NAME}"
            " GROUP BY c.name ORDER BY length(c.name) LIMIT ?"
        )
        begun = self._connection.execute(sql, (f"{key} ", f"{key}!", limit))
        hits = {name: Hit(name, NameKind(kind)) for name, kind in begun}
        for name in self.numbered(self._words.names_with(key)) if len(hits) < limit else ():
            if name.key == key or name.kind is NameKind.SHORT:
                continue
            if _has_in_a_row(name.key, key):
                card = self.name_of(name.card)
                hits.setdefault(card, Hit(card, name.kind))
        return list(hits.values())[:limit]

    def begun(self, start: str, limit: int) -> list[StoredName]:
        """Return the names that begin with these letters, the shortest first."""
        sql = (
            "SELECT card, key, kind, language, written FROM name WHERE id IN (SELECT id FROM name"
            " WHERE key >= ? AND key < ? ORDER BY length(key), id LIMIT ?)"
        )
        return self._shortest_first(sql, (start, start + LAST_LETTER, limit))

    def written_in(self, language: str, start: str) -> list[tuple[str, str, int]]:
        """Return the names in a language whose key begins so: the key, as it is written, and the
        number of its card."""
        sql = (
            "SELECT key, written, card FROM name"
            f" WHERE key >= ? AND key < ? AND language = ? AND {_IS_NAME}"
        )
        asked = (start, start + LAST_LETTER, language)
        rows = self._connection.execute(sql, asked)
        return [(str(key), str(name), int(card)) for key, name, card in rows]

    def with_keys(self, keys: Sequence[str], *, are_short: bool = False) -> list[StoredName]:
        """Return the names with these keys, the shortest first: short ones or others."""
        marks = ",".join("?" * len(keys))
        which = f"NOT {_IS_NAME}" if are_short else _IS_NAME
        sql = (
            "SELECT card, key, kind, language, written FROM name"
            f" WHERE key IN ({marks}) AND {which}"
        )
        return self._shortest_first(sql, tuple(keys))

    def numbered(self, numbers: Iterable[int]) -> list[StoredName]:
        """Return the names with these numbers, the shortest first."""
        asked = ",".join(map(str, islice(sorted(numbers), MOST_ASKED)))
        sql = f"SELECT card, key, kind, language, written FROM name WHERE id IN ({asked})"
        return self._shortest_first(sql, ())

    def cards_named(self, numbers: Iterable[int]) -> set[int]:
        """Return the numbers of the cards that the names with these numbers are of."""
        asked = ",".join(map(str, islice(sorted(numbers), MOST_ASKED)))
        sql = f"SELECT card FROM name WHERE id IN ({asked})"
        return {int(card) for (card,) in self._connection.execute(sql)}

    def card_with(self, number: CardNumber) -> int | None:
        """Return the card with this number in its set, else with a sign behind it that is printed
        there and seldom typed."""
        sql = (
            "SELECT card FROM printing WHERE code = ?1 AND number IN (?2, ?2 || '†', ?2 || '★')"
            " ORDER BY length(number) LIMIT 1"
        )
        row = self._connection.execute(sql, tuple(number)).fetchone()
        return None if row is None else int(row[0])

    def number_of(self, name: str) -> int | None:
        """Return the number of the card with this English name."""
        row = self._connection.execute("SELECT id FROM card WHERE name = ?", (name,)).fetchone()
        return None if row is None else int(row[0])

    def card(self, name: str) -> StoredCard | None:
        """Return the card with this English name."""
        row = self._connection.execute(f"{_CARD} WHERE name = ?", (name,)).fetchone()
        return None if row is None else _stored(row)

    def cards(self) -> Iterator[tuple[str, StoredCard]]:
        """Yield all cards with their English names, in the order of their numbers."""
        for row in self._connection.execute(f"{_CARD} ORDER BY id"):
            yield str(row[0]), _stored(row)

    def part(self, name: str) -> bytes | None:
        """Return the blob stored under a name."""
        row = self._connection.execute(
            "SELECT content FROM part WHERE name = ?", (name,)
        ).fetchone()
        return row[0] if row and isinstance(row[0], bytes) else None

    def close(self) -> None:
        """Close the database."""
        self._connection.close()

    def name_of(self, card: int) -> str:
        """Return the English name of the card with this number."""
        sql = "SELECT name FROM card WHERE id = ?"
        row = self._connection.execute(sql, (card,)).fetchone()
        if row is None:
            raise apsw.CorruptError(f"no card {card}")
        return str(row[0])

    def _with_pieces(self, asked: Iterable[int]) -> set[int]:
        """Return the numbers of the names that have any of these pieces."""
        by_pile = groupby(sorted(asked), key=lambda piece: piece >> _PILE_SHIFT)
        wanted = {number: list(of_pile) for number, of_pile in by_pile}
        sql = f"SELECT pile, names FROM piece WHERE pile IN ({','.join(map(str, wanted))})"
        names: set[int] = set()
        for number, content in self._connection.execute(sql):
            try:
                pile = array("Q", content)
            except (TypeError, ValueError) as error:
                raise apsw.CorruptError(str(error)) from error
            for piece in wanted[number]:
                first = bisect_left(pile, piece << _PIECE_SHIFT)
                last = bisect_left(pile, piece + 1 << _PIECE_SHIFT, first)
                names.update([entry & _NAME for entry in pile[first:last]])
        return names

    def _shortest_first(self, sql: str, asked: tuple[object, ...]) -> list[StoredName]:
        found = [
            StoredName(card, key, _KINDS[kind], language, written)
            for card, key, kind, language, written in self._connection.execute(sql, asked)
        ]
        return sorted(found, key=lambda name: (len(name.key), name.kind, name.key))


def _has_in_a_row(key: str, words: str) -> bool:
    return any(f" {words} " in f" {face} " for face in faces(key))


def is_name(name: str) -> bool:
    """Whether a card of this name can be kept."""
    return 0 < len(card_key(name)) <= LONGEST_KEY


def _stored(row: tuple[Any, ...]) -> StoredCard:
    letters, basic, most, released, core, commanding, file = row[1:]
    return StoredCard(letters, bool(basic), most, released, core, _decoded(commanding), file)


def _encoded(commanding: Commanding | None) -> bytes | None:
    return None if commanding is None else msgspec.json.encode(commanding)


def _decoded(content: bytes | None) -> Commanding | None:
    if content is None:
        return None
    try:
        return msgspec.json.decode(content, type=Commanding)
    except (TypeError, *UNDECODABLE) as error:
        raise apsw.CorruptError(str(error)) from error
