"""Facts of a card that Scryfall and MTGJSON say alike."""

from __future__ import annotations

import re
from collections.abc import Mapping
from datetime import date
from functools import lru_cache

from judgekit.domain.cards.card_key import faces, whole_name
from judgekit.domain.cards.card_match import ANY_NUMBER

NO_DECK_CARDS = frozenset(
    {"token", "double_faced_token", "emblem", "art_series", "front_card", "checklist"}
)
"""Layouts of what is no card for a deck."""

_NUMBERS = (
    *("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"),
    *("eleven", "twelve", "thirteen", "fourteen", "fifteen"),
)
_CORE_SETS = frozenset({"core", "expansion"})
_EIGHTH_EDITION = "2003-07-28"
_DAY = re.compile(r"(\d{4}-\d\d-\d\d)(?:[T ].*)?", re.ASCII)
MOST_DAYS = 5_000
"""That are remembered; cards share some thousand."""
_DIGITS = re.compile(r"\d{1,3}", re.ASCII)
_OWN_LIMIT = re.compile(
    r" deck can have (?:any number of|up to (?P<number>\w+)) cards named\b", re.IGNORECASE
)


def whole_card_name(name: str) -> str:
    """Return the name with its faces separated uniformly; the same name on both is one name."""
    is_one_face = "/" not in name and "|" not in name
    return name.strip() if is_one_face else whole_name(faces(name))


def is_for_no_deck(name: str, layout: str) -> bool:
    """Whether this is a token or the like, which is left out on purpose."""
    return bool(name) and layout in NO_DECK_CARDS


def is_basic_land(type_line: str) -> bool:
    """Whether the English type line is a basic land's."""
    return "Basic" in type_line and {"Basic", "Land"} <= set(type_line.split())


def by_format(legalities: Mapping[str, str] | None) -> Mapping[str, str] | None:
    """Return the legalities with the formats in lower case."""
    if legalities is None or "".join(legalities).islower():
        return legalities
    return {name.lower(): status for name, status in legalities.items()}


def day_in_core_sets(day: str, set_type: str) -> str:
    """Return the day of a printing that counts in Modern; `set_type` as both files name it."""
    return day if set_type in _CORE_SETS and day >= _EIGHTH_EDITION else ""


def most_copies_by(text: str) -> int | None:
    """Return the copy limit in a card's English text, ANY_NUMBER if it lifts the limit; None if the
    text does not mention it."""
    found = _OWN_LIMIT.search(text) if " deck can have " in text.lower() else None
    if found is None:
        return None
    number = found["number"]
    if number is None:
        return ANY_NUMBER
    if _DIGITS.fullmatch(number):
        return int(number)
    return _NUMBERS.index(number.lower()) if number.lower() in _NUMBERS else None


@lru_cache(MOST_DAYS)
def as_day(text: str) -> str:
    """Return the day as YYYY-MM-DD, without the time that may stand behind it; empty if it is
    none."""
    said = _DAY.fullmatch(text)
    try:
        return date.fromisoformat(said[1]).isoformat() if said else ""
    except ValueError:
        return ""


def other_names(*names: tuple[str, str]) -> tuple[tuple[str, str], ...]:
    """Return those that are not empty."""
    return tuple([each for each in names if each[1]])
