"""Parsing of typed durations."""

from __future__ import annotations

import re

from judgekit.domain.shared.moment import MINUTE, SECOND

MINUTE_WORDS = r"m|min|mins|minutes?|minutos?|м|мин|минут[аыу]?"
SECOND_WORDS = r"s|sec|secs|seconds?|seg|segs|segundos?|с|сек|секунд[аыу]?"
"""How the units are written in the three languages, as alternatives of a pattern."""
_BACK = ("-", "\u2212", "\u2013", "minus", "menos", "минус")
_UNIT, _SMALL = (rf"\s*(?:{words})(?![^\W\d_])\.?" for words in (MINUTE_WORDS, SECOND_WORDS))
_TYPED = re.compile(
    rf"(?P<sign>\+|{'|'.join(_BACK)})?\s*(?:"
    rf"(?P<minutes>\d{{1,4}})?:(?P<after_colon>[0-5]\d)(?:{_UNIT})?"
    rf"|(?P<before_point>\d{{1,4}})[.,\s]\s*(?P<after_point>[0-5]\d)(?:{_UNIT})?"
    rf"|(?P<with_unit>\d{{1,4}})(?:{_UNIT}"
    rf"(?:\s*(?:(?:and|y|и)\s*)?(?P<rest>[0-5]?\d)(?:{_SMALL})?)?)?"
    rf"|(?P<seconds_alone>\d{{1,4}}){_SMALL}"
    r")",
    re.IGNORECASE,
)


def read_duration(text: str) -> int | None:
    """Parse a duration to milliseconds; None if the text is not a duration.

    `5` is five minutes; `5:30`, `5.30`, `5 30` and `5 min 30 s` are five and a half, `:30` and
    `30 s` half a one; `-5`, `−5` and `minus 5` take five back. Units, signs in words and `and`
    may be English, Spanish or Russian.
    """
    found = _TYPED.fullmatch(text.strip())
    if found is None:
        return None

    def number(*names: str) -> int:
        return int(next((found[name] for name in names if found[name]), 0))

    length = number("minutes", "before_point", "with_unit") * MINUTE
    length += number("after_colon", "after_point", "rest", "seconds_alone") * SECOND
    return -length if (found["sign"] or "").casefold() in _BACK else length
