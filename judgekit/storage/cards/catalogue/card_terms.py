"""An index of terms: the numbers of what has a word, a beginning of one, or a pair of signs."""

from __future__ import annotations

from array import array
from collections import defaultdict, deque
from collections.abc import Callable, Collection, Iterator, Mapping
from enum import IntEnum
from functools import partial
from itertools import groupby
from operator import itemgetter
from typing import TypeAlias

import apsw

from judgekit.storage.cards.catalogue.card_words import name_terms, text_terms

LAST_LETTER = "\U0010ffff"
"""Sorts after every letter of a word."""
LONGEST_TERM = 40
MOST_HELD, MOST_TERMS = 4_000_000, 200_000
"""Numbers, and terms of a kind, held in memory before they are put aside: some 50 MB."""
MOST_SPELLINGS = 60_000
"""Of terms of a kind, that are remembered."""
_SHORT, _LONG = b"H", b"I"
_LARGEST_SHORT = 0xFFFF

SCHEMA = """
CREATE TABLE term (kind INTEGER, term TEXT, numbers BLOB, PRIMARY KEY (kind, term)) WITHOUT ROWID;
"""
_ASIDE = "CREATE TABLE held (kind INTEGER, term TEXT, numbers BLOB)"


_Row: TypeAlias = tuple[int, str, bytes]


class TermKind(IntEnum):
    """Where a term stands, and what its numbers are."""

    NAME = 0
    """In a name; numbers of names."""
    TYPE = 1
    """In a type line, or a colour; numbers of cards."""
    TEXT = 2
    """In a text; numbers of cards."""


def _as_it_is(term: str) -> Collection[str]:
    return (term,)


_TERMS_OF: Mapping[TermKind, Callable[[str], Collection[str]]] = {
    TermKind.NAME: name_terms,
    TermKind.TYPE: _as_it_is,
    TermKind.TEXT: text_terms,
}


class _Terms(dict[str, "array[int] | deque[int]"]):
    """The numbers of the term that is written so; all spellings of a term share them.

    What is written without spaces is several terms, and seldom stands in two texts: it is not
    remembered, `several` has its terms. The numbers of what is no term are thrown away.
    """

    def __init__(self, terms_of: Callable[[str], Collection[str]]) -> None:
        super().__init__()
        self._terms_of = terms_of
        self.several: set[str] = set()
        self.numbers: defaultdict[str, array[int]] = defaultdict(partial(array, "I"))

    def __missing__(self, written: str) -> array[int] | deque[int]:
        terms = [term for term in self._terms_of(written) if len(term) <= LONGEST_TERM]
        nothing: deque[int] = deque(maxlen=0)
        if len(terms) > 1:
            self.several.update(terms)
            return nothing
        if len(self) >= MOST_SPELLINGS:
            self.clear()
        self[written] = numbers = self.numbers[terms[0]] if terms else nothing
        return numbers

    def forget(self) -> None:
        """Begin anew."""
        self.clear()
        self.numbers.clear()


class TermWriter:
    """Gathers the terms of numbers that are given in ascending order."""

    def __init__(self, connection: apsw.Connection, aside: apsw.Connection) -> None:
        """`aside` is a database that is thrown away afterwards."""
        self._connection = connection
        self._aside = aside
        self._terms = {kind: _Terms(_TERMS_OF[kind]) for kind in TermKind}
        self._held = 0
        self._is_aside = False
        connection.execute(SCHEMA)
        aside.execute(_ASIDE)

    def add(self, kind: TermKind, written: Collection[str], number: int) -> None:
        """Note that this number has the terms in these, which stand between spaces: of a name's
        key, of a text in small letters, or a type's term itself."""
        known = self._terms[kind]
        for numbers in map(known.__getitem__, written):
            numbers.append(number)
        if known.several:
            for term in known.several:
                known.numbers[term].append(number)
            self._held += len(known.several)
            known.several.clear()
        self._held += len(written)
        if self._held >= MOST_HELD or len(known.numbers) >= MOST_TERMS:
            self._put_aside()

    def finish(self, go_on: Callable[[], None]) -> None:
        """Write the index; `go_on` is called regularly and may raise."""
        if self._is_aside:
            self._put_aside()
        rows = self._from_aside() if self._is_aside else self._from_memory()
        self._connection.executemany("INSERT INTO term VALUES (?, ?, ?)", _watched(rows, go_on))

    def _put_aside(self) -> None:
        self._is_aside = True
        for kind, terms in self._terms.items():
            rows = ((int(kind), term, held.tobytes()) for term, held in terms.numbers.items())
            self._aside.executemany("INSERT INTO held VALUES (?, ?, ?)", rows)
            terms.forget()
        self._held = 0

    def _from_memory(self) -> Iterator[_Row]:
        for kind, terms in self._terms.items():
            terms.clear()
            for term in sorted(terms.numbers):
                yield kind, term, _packed(terms.numbers.pop(term))

    def _from_aside(self) -> Iterator[_Row]:
        held = self._aside.execute("SELECT kind, term, numbers FROM held ORDER BY 1, 2, rowid")
        for (kind, term), rows in groupby(held, key=itemgetter(0, 1)):
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


def _watched(rows: Iterator[_Row], go_on: Callable[[], None]) -> Iterator[_Row]:
    for place, row in enumerate(rows):
        if place % 1000 == 0:
            go_on()
        yield row


def _packed(numbers: array[int]) -> bytes:
    """A number stands twice where a card has two spellings of a term: one in a hundred."""
    if numbers[-1] <= _LARGEST_SHORT:
        return _SHORT + array("H", numbers).tobytes()
    return _LONG + numbers.tobytes()


def _unpacked(content: bytes) -> array[int]:
    try:
        numbers: array[int] = array(content[:1].decode("ascii"))
        numbers.frombytes(content[1:])
    except (AttributeError, TypeError, ValueError) as error:
        raise apsw.CorruptError(str(error)) from error
    return numbers
