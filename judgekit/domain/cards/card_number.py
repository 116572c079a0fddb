"""A set's code and a collector number, as they are typed to find a card."""

from __future__ import annotations

import re
from typing import NamedTuple

_CODE = r"(?P<code>[a-z0-9]{2,8})"
_NUMBER = r"(?P<number>[a-z]{0,3}\d{1,5}[a-z★†]{0,2})"
_BETWEEN = r"(?:\s*[-–—#/:·.]\s*#?|\s+#?|#)"
_FORMS = (
    re.compile(_CODE + _BETWEEN + _NUMBER),
    re.compile("#?" + _NUMBER + _BETWEEN + _CODE),
    re.compile(r"(?P<code>[a-z]{3,5})(?P<number>\d{1,4})"),
)
_NAME = r"(?P<name>.*[^\s(\[])"
_BEHIND_NAME = re.compile(rf"{_NAME}\s+{_CODE}{_BETWEEN}{_NUMBER}", re.IGNORECASE)
_IN_BRACKETS = re.compile(rf"{_NAME}\s*[(\[]{_CODE}[)\]](?:{_BETWEEN}|){_NUMBER}?", re.IGNORECASE)
_BRACKETS = re.compile(r"[()\[\]]")


class CardNumber(NamedTuple):
    """A printing: the set's code in lower case, the collector number without leading zeros."""

    code: str
    number: str


def card_number(code: str, number: str) -> CardNumber:
    """The number as it is compared; empty parts stay empty."""
    lowered = number.strip().lower()
    return CardNumber(code.strip().lower(), lowered.lstrip("0") or lowered)


class NamedNumber(NamedTuple):
    """A card's name, and a number behind it; an empty number if only a set in brackets is."""

    name: str
    number: CardNumber
    is_in_brackets: bool


def typed_named_number(typed: str) -> NamedNumber | None:
    """What a text may mean as a name with a set behind it: `Heron (neo) 123`, `Heron [NEO]`,
    `Heron neo 123`."""
    stripped = typed.strip()
    in_brackets = _IN_BRACKETS.fullmatch(stripped)
    found = in_brackets or _BEHIND_NAME.fullmatch(stripped)
    if found is None:
        return None
    number = card_number(found["code"], found["number"] or "")
    return NamedNumber(found["name"], number, in_brackets is not None)


def typed_numbers(typed: str) -> tuple[CardNumber, ...]:
    """What a text may mean as a set with a number: `neo 123`, `NEO-123`, `(neo) 123`, `123 neo`,
    `neo123`."""
    lowered = " ".join(_BRACKETS.sub(" ", typed.lower()).split())
    found = filter(None, (form.fullmatch(lowered) for form in _FORMS))
    return tuple(dict.fromkeys(card_number(each["code"], each["number"]) for each in found))
