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
    JUDGE = "j"
    SLIP = "slip"
    PAUSE = "pause"
    RESUME = "resume"
    END = "end"
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
    "j": OrderKind.JUDGE,
    "\u043e": OrderKind.JUDGE,
}
"""Includes the Cyrillic letters that look or sound alike, and those on the same keys."""

TABLE_NEEDED = frozenset({OrderKind.JUDGE})
"""Orders whose letter alone begins too many words of a search."""

CLOCK_WORDS: Mapping[str, OrderKind] = {
    **dict.fromkeys(("pause", "pausa", "\u043f\u0430\u0443\u0437\u0430"), OrderKind.PAUSE),
    **dict.fromkeys(
        ("resume", "reanudar", "\u043f\u0440\u043e\u0434\u043e\u043b\u0436\u0438\u0442\u044c"),
        OrderKind.RESUME,
    ),
    **dict.fromkeys(("end", "fin", "\u043a\u043e\u043d\u0435\u0446"), OrderKind.END),
}
"""Orders on the round, which are a word alone."""

SLIP_WORDS = frozenset(
    (
        "slip",
        "tal\u00f3n",
        "talon",
        "\u0441\u043b\u0438\u043f",
        "\u043a\u0430\u0440\u0442\u043e\u0447\u043a\u0430",
    )
)
"""First words of the order for a table's slip; its number follows."""


TABLES_WORDS: Mapping[str, OrderKind] = {
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
    `j 14 Weber`, `slip 14`, `pause`, `still 3 7 12`, `done 1-9 12`.
    """
    typed = text.lstrip()
    return _read_word(typed) or _read_letter(typed)


def _read_letter(typed: str) -> OrderText | None:
    """Parse an order that begins with its letter."""
    kind = LETTERS.get(typed[:1].casefold())
    rest = typed[1:]
    if kind is None or (kind in TABLE_NEEDED and not rest.lstrip()[:1].isdecimal()):
        return None
    if not rest.strip():
        return OrderText(kind)
    number, _, words = rest.strip().partition(" ")
    if kind is OrderKind.PENALTY and rest[0].isspace() and not number.isdecimal():
        return OrderText(kind, None, rest.strip())
    is_apart = rest[0].isspace() or rest[0].isdecimal()
    if not is_apart or not number.isdecimal():
        return None
    return OrderText(kind, int(number[:MOST_DIGITS]), words.strip())


def _read_word(typed: str) -> OrderText | None:
    """Parse an order that is a word: `slip 14`, `pause`."""
    word, _, rest = typed.casefold().strip().partition(" ")
    if word in CLOCK_WORDS and not rest:
        return OrderText(CLOCK_WORDS[word])
    if word in SLIP_WORDS and rest.isdecimal():
        return OrderText(OrderKind.SLIP, int(rest[:MOST_DIGITS]))
    if word in TABLES_WORDS and _names_tables(rest):
        return OrderText(TABLES_WORDS[word], None, rest.strip())
    return None


def _names_tables(text: str) -> bool:
    """Whether a text may be tables: without letters, as `done` alone and `done deal` are not."""
    return any(each.isdecimal() for each in text) and not any(each.isalpha() for each in text)
