"""Reads which tables are meant: typed numbers and ranges, or a scorekeeper's list pasted whole."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from judgekit.domain.shared.table_number import HIGHEST_TABLE

LONGEST_RANGE = 2_000
"""More tables than this are a typing error."""

_DASH = r"\s*[-\u2010-\u2015\u2212]\s*"
_RANGE = re.compile(rf"(\d+)(?:{_DASH}(\d+))?")
_TIME = re.compile(r"\d{1,2}:\d{2}(?::\d{2})?")
_ROUND = re.compile(r"\b(?:round|ronda|раунд|тур)[\s.:#№]*\d+", re.IGNORECASE)
_TABLE = r"(?:tables?|mesas?|стол(?:ы|а|ов|ах)?)\b[\s.:#№]*"
_WORDS = re.compile(
    rf"{_TABLE}|\b(?:and|y|e|и|still|playing|outstanding|pendientes?|играют)\b", re.IGNORECASE
)
_FIRST = re.compile(rf"^\W*(?:{_TABLE})?(\d+)(?!\S*[^\W\d_])", re.IGNORECASE)
_NAMED = re.compile(rf"\b{_TABLE}(\d+)", re.IGNORECASE)


class TableNumbers(NamedTuple):
    """The tables in the order in which they stand, each once.

    `unread` is a piece of text that says no table, the first one; empty if all was understood.
    """

    tables: tuple[int, ...]
    unread: str = ""


def read_tables(text: str) -> TableNumbers:
    """Read `3 7 12`, `1-9, 12`, or lines of a list such as `3  Rossi, Anna  Petrova, Lena  1-0`.

    Of a line with names the first number counts, or the one behind the word for a table; lines
    without any number say nothing, nor do those above the first table, such as headings.
    """
    tables: dict[int, None] = {}
    unread, headings = "", list[str]()
    for line in text.splitlines():
        said = _ROUND.sub(" ", _TIME.sub(" ", line))
        numbers = _with_names(said) if _has_words(said) else _all(said)
        if numbers is None:
            headings += [] if tables else [line.strip()]
            unread = unread or (line.strip() if tables else "")
        else:
            tables.update(dict.fromkeys(numbers))
    return TableNumbers(tuple(tables), unread if tables else "".join(headings[:1]))


def read_typed_tables(text: str) -> TableNumbers:
    """Read numbers and ranges only: of a text with anything else, nothing is guessed."""
    numbers = None if _has_words(text) else _all(text)
    return TableNumbers((), text.strip()) if numbers is None else TableNumbers(_once(numbers))


def tables_typed_twice(text: str) -> frozenset[int]:
    """Return the tables that typed numbers and ranges name more than once."""
    return frozenset(table for table, count in Counter(_all(text) or ()).items() if count > 1)


def _once(numbers: Iterable[int]) -> tuple[int, ...]:
    return tuple(dict.fromkeys(numbers))


def _has_words(line: str) -> bool:
    return any(letter.isalpha() for letter in _WORDS.sub(" ", line))


def _with_names(line: str) -> list[int] | None:
    """The table of a line with names; None if it has a number and no table."""
    found = _FIRST.match(line) or _NAMED.search(line)
    if found is not None:
        number = int(found[1][:9])
        return [number] if 1 <= number <= HIGHEST_TABLE else None
    return None if any(letter.isdecimal() for letter in line) else []


def _all(line: str) -> list[int] | None:
    """All numbers and ranges of a line; None if one of them is no table."""
    numbers: list[int] = []
    for first, last in _ranges(line):
        if not 1 <= first <= last <= HIGHEST_TABLE or last - first >= LONGEST_RANGE:
            return None
        numbers += range(first, last + 1)
    return numbers


def _ranges(line: str) -> Iterator[tuple[int, int]]:
    for first, last in _RANGE.findall(line):
        yield int(first[:9]), int((last or first)[:9])
