"""Split the lines of pasted pairings into cells at any separator."""

from __future__ import annotations

import csv
import re
from collections import Counter
from collections.abc import Callable, Sequence
from typing import NamedTuple

from judgekit.reading.pairings.columns import columns_named
from judgekit.reading.pairings.words import (
    is_heading_line,
    sides_by_dash,
    sides_by_score,
    sides_of,
    table_before,
)

_ALIGNED = re.compile(r" {2,}")
_TIGHT_COMMA = re.compile(r",(?! )")


class TextLine(NamedTuple):
    """A non-empty line with its number from 1."""

    line: int
    text: str


class Row(NamedTuple):
    """A line split into cells."""

    line: TextLine
    cells: tuple[str, ...]


def rows_of(lines: Sequence[TextLine]) -> list[Row]:
    """Split every line at the separator that most lines of this text have."""
    split = _splitter(lines)
    return [Row(line, tuple(cell.strip() for cell in split(line.text))) for line in lines]


def _splitter(lines: Sequence[TextLine]) -> Callable[[str], list[str]]:
    """Choose the first of tab, bar, semicolon and comma that half of the lines have; else gaps."""
    texts = [line.text for line in lines if not is_heading_line(line.text.strip())]

    def is_used(sign: re.Pattern[str] | str) -> bool:
        has = [sign in text if isinstance(sign, str) else sign.search(text) for text in texts]
        return bool(texts) and sum(map(bool, has)) * 2 >= len(texts)

    for sign in "\t|;":
        if is_used(sign):
            return lambda text: _fields(text.strip("| ") if sign == "|" else text, sign)
    if is_used(_ALIGNED) and not is_used('"'):
        return lambda text: _ALIGNED.split(text.replace("\t", "  ").strip())
    if is_used(",") and _is_comma_form(texts):
        tight = sum(len(_TIGHT_COMMA.findall(text)) >= 2 for text in texts) * 2 >= len(texts)
        if tight and not is_used('"'):
            return _TIGHT_COMMA.split
        return lambda text: _fields(text, ",")
    return lambda text: _ALIGNED.split(text.replace("\t", "  ").strip())


def _is_comma_form(texts: Sequence[str]) -> bool:
    """Whether commas separate cells, and are not those of `Rossi, Anna` in unseparated lines."""
    counts = Counter(len(_fields(text, ",")) for text in texts)
    width, rows = counts.most_common(1)[0]
    within = sum(_is_pair(text.strip()) for text in texts)
    headed = any(columns_named(_fields(text, ",")) for text in texts)
    return (width > 2 or headed) and rows * 2 >= len(texts) and within * 2 < len(texts)


def _is_pair(text: str) -> bool:
    """Whether a line is a pair without separated cells."""
    number, rest = table_before(text)
    if number is None:
        return len(sides_of(text)) > 1
    return any(len(part(rest)) == 2 for part in (sides_of, sides_by_dash, sides_by_score))


def _fields(text: str, sign: str) -> list[str]:
    if '"' not in text:
        return text.split(sign)
    try:
        return next(csv.reader([text], delimiter=sign, skipinitialspace=True), [])
    except csv.Error:
        return text.split(sign)
