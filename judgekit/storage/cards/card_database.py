"""SQLite database of cards and their names: filled once, then queried.

A name is stored by its key (`card_key`) with its relation to the card; its pieces
(`names/pieces.py`) find it when it is typed with errors.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from enum import IntEnum
from itertools import islice
from typing import NamedTuple

import apsw
import msgspec
from rapidfuzz.distance import OSA

from judgekit.domain.cards.card_key import card_key, faces
from judgekit.domain.cards.card_match import CardFacts
from judgekit.domain.cards.commanding import Commanding
from judgekit.domain.shared.undecodable import UNDECODABLE
from judgekit.search.names.pieces import MOST_ERRORS, most_errors, pieces, possible_pieces
from judgekit.storage.cards.card_words import LAST_LETTER

LONGEST_KEY = 300
MOST_FORMATS = 64
MOST_ASKED = 500
"""Names that are looked up at once; a word that more have names no card."""
STATUSES = ("not_legal", "legal", "restricted", "banned")
"""Weakest first: a card has the strongest status of any of its printings."""
UNSAID = "-"
"""A format for which the file gives no status of this card."""

_SCHEMA = """
CREATE TABLE card (
    id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, legal TEXT, basic INTEGER, most INTEGER,
    released TEXT NOT NULL, core TEXT NOT NULL, commanding BLOB
);
CREATE TABLE name (
    id INTEGER PRIMARY KEY, key TEXT NOT NULL, card INTEGER NOT NULL, kind INTEGER NOT NULL,
    UNIQUE (key, card)
);
CREATE TABLE piece (number INTEGER, name INTEGER, PRIMARY KEY (number, name)) WITHOUT ROWID;
CREATE TABLE part (name TEXT PRIMARY KEY, content BLOB) WITHOUT ROWID;
"""


class NameKind(IntEnum):
    """Relation of a name to its card, highest precedence first."""

    WHOLE = 0
    FRONT = 1
    TRANSLATED = 2
    TRANSLATED_FRONT = 3
    OTHER_FACE = 4
    """Face of a split or double-faced card, in any language."""


class Hit(NamedTuple):
    """A card by its English name, and how the searched name matches one of its names."""

    name: str
    kind: NameKind
    errors: int = 0


class StoredCard(NamedTuple):
    """A stored card: a legality letter per format, None if unknown; its own copy limit, if any."""

    letters: str | None
    basic_land: bool
    most_copies: int | None
    released: str
    in_core_sets: str
    commanding: Commanding | None


class CardWriter:
    """Fills an empty database; the cards need not all be in memory."""

    def __init__(self, connection: apsw.Connection) -> None:
        self._connection = connection
        self.formats: list[str] = []
        connection.execute(_SCHEMA)

    def add_card(self, card: CardFacts) -> int | None:
        """Add a card, or merge another printing; return its number, None if the name is invalid."""
        if not 0 < len(card_key(card.name)) <= LONGEST_KEY:
            return None
        legal = None if card.legalities is None else self._as_text(card.legalities)
        known = self._known_as_another_printing(card, legal)
        if known is not None:
            return known
        self._connection.execute(
            "INSERT INTO card (name, legal, basic, most, released, core, commanding)"
            " VALUES (?, ?, ?, ?, ?, ?, ?)",
            (
                card.name,
                legal,
                card.basic_land,
                card.most_copies,
                card.released,
                card.in_core_sets,
                _encoded(card.commanding),
            ),
        )
        number = int(self._connection.last_insert_rowid())
        self._add_names(number, card.name, NameKind.WHOLE, NameKind.FRONT)
        return number

    def add_name(self, card: int, name: str) -> None:
        """Add a name of the card in another language, or an alternative name."""
        self._add_names(card, name, NameKind.TRANSLATED, NameKind.TRANSLATED_FRONT)

    def add_part(self, name: str, content: bytes) -> None:
        """Store a blob under a name."""
        self._connection.execute("INSERT INTO part VALUES (?, ?)", (name, content))

    def finish(self, go_on: Callable[[], None] = lambda: None) -> None:
        """Index all names by their pieces; `go_on` is called regularly and may raise."""

        def rows() -> Iterator[tuple[int, int]]:
            for number, key in self._connection.execute("SELECT id, key FROM name"):
                if number % 1000 == 0:
                    go_on()
                for piece in pieces(key):
                    yield piece, number

        self._connection.executemany("INSERT OR IGNORE INTO piece VALUES (?, ?)", rows())

    def counts(self) -> tuple[int, int]:
        """Return the number of cards and the number of names."""
        sql = "SELECT (SELECT count(*) FROM card), (SELECT count(*) FROM name)"
        cards, names = next(self._connection.execute(sql))
        return int(cards), int(names)

    def _known_as_another_printing(self, card: CardFacts, legal: str | None) -> int | None:
        """Merge this printing into an existing card; return its number, None if there is none."""
        sql = "SELECT id, legal, released, core, commanding IS NULL FROM card WHERE name = ?"
        row = self._connection.execute(sql, (card.name,)).fetchone()
        if row is None:
            return None
        number, known = int(row[0]), row[1]
        if legal is not None and legal != known:
            merged = legal if known is None else _stronger(known, legal)
            self._connection.execute("UPDATE card SET legal = ? WHERE id = ?", (merged, number))
        days = _earlier(row[2], card.released), _earlier(row[3], card.in_core_sets)
        if days != (row[2], row[3]):
            sql = "UPDATE card SET released = ?, core = ? WHERE id = ?"
            self._connection.execute(sql, (*days, number))
        if row[4] and card.commanding is not None:
            sql = "UPDATE card SET commanding = ? WHERE id = ?"
            self._connection.execute(sql, (_encoded(card.commanding), number))
        return number

    def _add_names(self, card: int, name: str, whole: NameKind, front: NameKind) -> None:
        first, *rest = faces(name)
        spelled = [(name, whole), *((face, NameKind.OTHER_FACE) for face in rest)]
        if rest:
            spelled.insert(1, (first, front))
        rows = [(card_key(text), card, kind) for text, kind in spelled]
        self._connection.executemany(
            "INSERT INTO name (key, card, kind) VALUES (?, ?, ?)"
            " ON CONFLICT (key, card) DO UPDATE SET kind = min(kind, excluded.kind)",
            [row for row in rows if 0 < len(row[0]) <= LONGEST_KEY],
        )

    def _as_text(self, legalities: Mapping[str, str]) -> str:
        for name in legalities:
            if len(self.formats) < MOST_FORMATS and name not in self.formats:
                self.formats.append(name)
        return "".join(_letter(legalities.get(name, "")) for name in self.formats)


class CardDatabase:
    """A filled database, read-only; for one thread at a time. Every query raises apsw.Error if the
    file does not have the expected contents."""

    def __init__(self, connection: apsw.Connection) -> None:
        self._connection = connection

    @classmethod
    def in_memory(cls, fill: Callable[[CardWriter], None]) -> CardDatabase:
        """Build a database in memory."""
        connection = apsw.Connection(":memory:")
        with connection:
            writer = CardWriter(connection)
            fill(writer)
            writer.finish()
        return cls(connection)

    def exact(self, key: str) -> list[Hit]:
        """Return the cards that have a name with this key."""
        sql = "SELECT c.name, n.kind FROM name n JOIN card c ON c.id = n.card WHERE n.key = ?"
        return [Hit(name, NameKind(kind)) for name, kind in self._connection.execute(sql, (key,))]

    def near(self, key: str) -> list[Hit]:
        """Return the cards with a name that differs from this one by a few typing errors."""
        numbers = possible_pieces(key)
        if not numbers or len(key) > LONGEST_KEY:
            return []
        asked = ",".join("?" * len(numbers))
        sql = (
            "SELECT DISTINCT n.key, n.card, n.kind FROM piece p JOIN name n ON n.id = p.name"
            f" WHERE p.number IN ({asked})"
        )
        best: dict[int, tuple[int, int]] = {}
        for other, card, kind in self._connection.execute(sql, tuple(numbers)):
            errors = OSA.distance(key, other, score_cutoff=MOST_ERRORS)
            if errors <= most_errors(len(other)):
                best[card] = min(best.get(card, (errors, kind)), (errors, kind))
        return [
            Hit(self._name(card), NameKind(kind), errors) for card, (errors, kind) in best.items()
        ]

    def beginning(self, key: str, limit: int) -> list[Hit]:
        """Return cards with a name that begins with these whole words."""
        sql = (
            "SELECT c.name, min(n.kind) FROM name n JOIN card c ON c.id = n.card"
            " WHERE n.key >= ? AND n.key < ? GROUP BY c.name ORDER BY length(c.name) LIMIT ?"
        )
        found = self._connection.execute(sql, (f"{key} ", f"{key}!", limit))
        return [Hit(name, NameKind(kind)) for name, kind in found]

    def begun(self, start: str, limit: int) -> list[Hit]:
        """Return cards with a name that begins with these letters, the shortest first."""
        sql = (
            "SELECT c.name, min(n.kind) FROM name n JOIN card c ON c.id = n.card"
            " WHERE n.key >= ? AND n.key < ? GROUP BY c.name ORDER BY length(c.name) LIMIT ?"
        )
        found = self._connection.execute(sql, (start, start + LAST_LETTER, limit))
        return [Hit(name, NameKind(kind)) for name, kind in found]

    def keys(self) -> Iterator[tuple[int, str]]:
        """Yield every name's number and key."""
        for number, key in self._connection.execute("SELECT id, key FROM name"):
            yield int(number), str(key)

    def named(self, numbers: Iterable[int], limit: int) -> list[Hit]:
        """Return the cards of these names, the shortest first."""
        asked = ",".join(map(str, islice(sorted(numbers), MOST_ASKED)))
        sql = (
            "SELECT c.name, min(n.kind) FROM name n JOIN card c ON c.id = n.card"
            f" WHERE n.id IN ({asked}) GROUP BY c.name ORDER BY length(c.name) LIMIT ?"
        )
        return [Hit(name, NameKind(kind)) for name, kind in self._connection.execute(sql, (limit,))]

    def card(self, name: str) -> StoredCard | None:
        """Return the card with this English name."""
        sql = "SELECT legal, basic, most, released, core, commanding FROM card WHERE name = ?"
        row = self._connection.execute(sql, (name,)).fetchone()
        if row is None:
            return None
        letters, basic, most, released, core, commanding = row
        return StoredCard(letters, bool(basic), most, released, core, _decoded(commanding))

    def part(self, name: str) -> bytes | None:
        """Return the blob stored under a name."""
        row = self._connection.execute(
            "SELECT content FROM part WHERE name = ?", (name,)
        ).fetchone()
        return row[0] if row and isinstance(row[0], bytes) else None

    def close(self) -> None:
        """Close the database."""
        self._connection.close()

    def _name(self, card: int) -> str:
        return str(next(self._connection.execute("SELECT name FROM card WHERE id = ?", (card,)))[0])


def legalities_of(letters: str, formats: tuple[str, ...], unsaid: str | None) -> dict[str, str]:
    """Return the legality by format; `unsaid` is the status of a format the file omits."""
    told = {}
    for position, name in enumerate(formats):
        letter = letters[position] if position < len(letters) else UNSAID
        status = unsaid if letter == UNSAID else STATUSES[int(letter)]
        if status is not None:
            told[name] = status
    return told


def _letter(status: str) -> str:
    """Encode a status; a suspended card may not be played, like a banned one."""
    lowered = status.lower().replace(" ", "_")
    lowered = "banned" if lowered == "suspended" else lowered
    return str(STATUSES.index(lowered)) if lowered in STATUSES else UNSAID


def _encoded(commanding: Commanding | None) -> bytes | None:
    return None if commanding is None else msgspec.json.encode(commanding)


def _decoded(content: bytes | None) -> Commanding | None:
    if content is None:
        return None
    try:
        return msgspec.json.decode(content, type=Commanding)
    except (TypeError, *UNDECODABLE) as error:
        raise apsw.CorruptError(str(error)) from error


def _earlier(one: str, other: str) -> str:
    """Return the earlier of two days, or the one that is known."""
    return min(one, other) if one and other else one or other


def _stronger(one: str, other: str) -> str:
    width = max(len(one), len(other))
    pairs = zip(one.ljust(width, UNSAID), other.ljust(width, UNSAID), strict=True)
    return "".join(max(pair) for pair in pairs)  # UNSAID sorts before every digit
