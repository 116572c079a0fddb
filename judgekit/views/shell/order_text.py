"""Parsing of short orders in the command bar: a letter, a table, optional words."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import NamedTuple

MOST_DIGITS = 9
"""Longer numbers are too high for a table and are refused."""


MINUSES = ("-", "\u2212", "\u2013")
"""As typed on a keyboard, displayed on screen, and written by word processors."""
SECONDS_OF_MINUTE, SECOND_DIGITS = 60, 2


class OrderKind(StrEnum):
    """What an order does, by its letter."""

    CALL = "c"
    EXTENSION = "x"
    TURNS = "t"
    PENALTY = "p"
    DECK_CHECK = "d"
    STILL = "still"
    DONE = "done"


LETTERS: Mapping[str, OrderKind] = {
    "c": OrderKind.CALL,
    "\u0441": OrderKind.CALL,
    "x": OrderKind.EXTENSION,
    "\u0445": OrderKind.EXTENSION,
    "\u0447": OrderKind.EXTENSION,
    "t": OrderKind.TURNS,
    "\u0442": OrderKind.TURNS,
    "\u0435": OrderKind.TURNS,
    "p": OrderKind.PENALTY,
    "\u0440": OrderKind.PENALTY,
    "\u043f": OrderKind.PENALTY,
    "\u0437": OrderKind.PENALTY,
    "d": OrderKind.DECK_CHECK,
    "\u0432": OrderKind.DECK_CHECK,
    "\u0434": OrderKind.DECK_CHECK,
}
"""Includes the Cyrillic letters that look or sound alike, and those on the same keys."""


WORDS: Mapping[str, OrderKind] = {
    "still": OrderKind.STILL,
    "siguen": OrderKind.STILL,
    "играют": OrderKind.STILL,
    "done": OrderKind.DONE,
    "terminadas": OrderKind.DONE,
    "готово": OrderKind.DONE,
}
"""Orders that are a word, followed by tables."""


class OrderText(NamedTuple):
    """A parsed order; `table` is None if none was typed yet, `words` is the text after it."""

    kind: OrderKind
    table: int | None = None
    words: str = ""


class Amount(NamedTuple):
    """A typed duration in seconds, and the text after it."""

    seconds: int
    words: str


def read_amount(words: str) -> Amount | None:
    """Parse a duration with optional words after it.

    `5`, `5:30`, `-5` and `+:30` are minutes, or minutes and seconds. None if the text doesn't begin
    with a duration.
    """
    first, _, rest = words.partition(" ")
    sign = -1 if first[:1] in MINUSES else 1
    digits = first[1:] if first[:1] in (*MINUSES, "+") else first
    minutes, colon, seconds = digits.partition(":")
    if not (minutes or seconds) or not all(part.isdecimal() for part in (minutes, seconds) if part):
        return None
    if colon and (len(seconds) != SECOND_DIGITS or int(seconds) >= SECONDS_OF_MINUTE):
        return None
    total = int(minutes[:MOST_DIGITS] or 0) * SECONDS_OF_MINUTE + int(seconds or 0)
    return Amount(sign * total, rest.strip())


def read_order(text: str) -> OrderText | None:
    """Parse an order; None if the text is a search.

    Examples: `c 14`, `x 14 5:30 restroom`, `t14`, `c`, `p Rossi missed trigger`, `p 14`,
    `still 3 7 12`, `done 1-9 12`.
    """
    typed = text.lstrip()
    word, _, behind = typed.partition(" ")
    if word.casefold() in WORDS and _names_tables(behind):
        return OrderText(WORDS[word.casefold()], None, behind.strip())
    kind = LETTERS.get(typed[:1].casefold())
    if kind is None:
        return None
    rest = typed[1:]
    if not rest.strip():
        return OrderText(kind)
    number, _, words = rest.strip().partition(" ")
    if kind is OrderKind.PENALTY and rest[0].isspace() and not number.isdecimal():
        return OrderText(kind, None, rest.strip())
    is_apart = rest[0].isspace() or rest[0].isdecimal()
    if not is_apart or not number.isdecimal():
        return None
    return OrderText(kind, int(number[:MOST_DIGITS]), words.strip())


def _names_tables(text: str) -> bool:
    """Whether a text may be tables: without letters, as `done` alone and `done deal` are not."""
    return any(each.isdecimal() for each in text) and not any(each.isalpha() for each in text)
