"""An index of terms: the numbers of what has a word, a beginning of one, or a pair of signs."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Collection, Iterator
from enum import IntEnum
from itertools import groupby
from operator import itemgetter

import apsw

LAST_LETTER = "\U0010ffff"
"""Sorts after every letter of a word."""
LONGEST_TERM = 40
MOST_HELD, MOST_TERMS = 4_000_000, 200_000
"""Numbers, and terms of a kind, held in memory before they are put aside: some 50 MB."""
_SHORT, _LONG = b"H", b"I"
_LARGEST_SHORT = 0xFFFF

SCHEMA = """
CREATE TABLE term (kind INTEGER, term TEXT, numbers BLOB, PRIMARY KEY (kind, term)) WITHOUT ROWID;
"""
_ASIDE = "CREATE TABLE held (kind INTEGER, term TEXT, numbers BLOB)"


class TermKind(IntEnum):
    """Where a term stands, and what its numbers are."""

    NAME = 0
    """In a name; numbers of names."""
    TYPE = 1
    """In a type line, or a colour; numbers of cards."""
    TEXT = 2
    """In a text; numbers of cards."""


class _Terms(dict[str, "array[int]"]):
    """The numbers of each term; those of one that is too long are thrown away."""

    def __missing__(self, term: str) -> array[int]:
        numbers = array("I")
        if len(term) <= LONGEST_TERM:
            self[term] = numbers
        return numbers


class TermWriter:
    """Gathers the terms of numbers that are given in ascending order, each once."""

    def __init__(self, connection: apsw.Connection, aside: apsw.Connection) -> None:
        """`aside` is a database that is thrown away afterwards."""
        self._connection = connection
        self._aside = aside
        self._terms = {kind: _Terms() for kind in TermKind}
        self._held = 0
        connection.execute(SCHEMA)
        aside.execute(_ASIDE)

    def add(self, kind: TermKind, terms: Collection[str], number: int) -> None:
        """Note that this number has these terms, each given once."""
        known = self._terms[kind]
        for numbers in map(known.__getitem__, terms):
            numbers.append(number)
        self._held += len(terms)
        if self._held >= MOST_HELD or len(known) >= MOST_TERMS:
            self._put_aside()

    def finish(self, go_on: Callable[[], None]) -> None:
        """Write the index; `go_on` is called regularly and may raise."""
        self._put_aside()
        self._connection.executemany("INSERT INTO term VALUES (?, ?, ?)", self._rows(go_on))

    def _put_aside(self) -> None:
        for kind, terms in self._terms.items():
            rows = ((int(kind), term, numbers.tobytes()) for term, numbers in terms.items())
            self._aside.executemany("INSERT INTO held VALUES (?, ?, ?)", rows)
            terms.clear()
        self._held = 0

    def _rows(self, go_on: Callable[[], None]) -> Iterator[tuple[int, str, bytes]]:
        held = self._aside.execute("SELECT kind, term, numbers FROM held ORDER BY 1, 2, rowid")
        for place, ((kind, term), rows) in enumerate(groupby(held, key=itemgetter(0, 1))):
            if place % 1000 == 0:
                go_on()
            numbers = array("I")
            for row in rows:
                numbers.frombytes(row[2])
            yield kind, term, _packed(numbers)


class TermIndex:
    """The index in a finished file; every query raises apsw.Error if the file is damaged."""

    def __init__(self, connection: apsw.Connection) -> None:
        self._connection = connection

    def having(self, kind: TermKind, term: str) -> set[int]:
        """Return the numbers that have this term."""
        sql = "SELECT numbers FROM term WHERE kind = ? AND term = ?"
        row = self._connection.execute(sql, (int(kind), term)).fetchone()
        return set(_unpacked(row[0])) if row else set()

    def having_begun(self, kind: TermKind, start: str) -> set[int]:
        """Return the numbers that have a term with this beginning."""
        sql = "SELECT numbers FROM term WHERE kind = ? AND term >= ? AND term < ?"
        found: set[int] = set()
        for (numbers,) in self._connection.execute(sql, (int(kind), start, start + LAST_LETTER)):
            found.update(_unpacked(numbers))
        return found

    def begins(self, kind: TermKind, start: str) -> bool:
        """Return whether there is a term with this beginning."""
        sql = "SELECT 1 FROM term WHERE kind = ? AND term >= ? AND term < ? LIMIT 1"
        asked = (int(kind), start, start + LAST_LETTER)
        return self._connection.execute(sql, asked).fetchone() is not None

    def begun(self, kind: TermKind, start: str) -> list[str]:
        """Return the terms with this beginning, in order."""
        sql = "SELECT term FROM term WHERE kind = ? AND term >= ? AND term < ?"
        rows = self._connection.execute(sql, (int(kind), start, start + LAST_LETTER))
        return [str(term) for (term,) in rows]


def _packed(numbers: array[int]) -> bytes:
    if not numbers or max(numbers) <= _LARGEST_SHORT:
        return _SHORT + array("H", numbers).tobytes()
    return _LONG + numbers.tobytes()


def _unpacked(content: bytes) -> array[int]:
    try:
        numbers: array[int] = array(content[:1].decode("ascii"))
        numbers.frombytes(content[1:])
    except (AttributeError, TypeError, ValueError) as error:
        raise apsw.CorruptError(str(error)) from error
    return numbers
