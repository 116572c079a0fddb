"""Where a word that is a keyword is meant as one, and not as the ordinary word."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import NamedTuple

COUNTERING = (
    r" (?:target|that (?:spell|ability)|it\b|them\b|all\b|any\b|each (?:of|spell|other)|up to"
    r"|the (?:next|first)|spells?\b|an? )"
)
"""What follows `counter` where it is a verb and no marker, as a regular expression."""
_NOWHERE = re.compile(r"(?!)")
_ANYWHERE = re.compile("")


class _Use(NamedTuple):
    """What must stand right before and right after the word."""

    before: re.Pattern[str] = _ANYWHERE
    after: re.Pattern[str] = _ANYWHERE


def _before(pattern: str) -> _Use:
    return _Use(before=re.compile(rf"(?:{pattern})$"))


def _after(pattern: str) -> _Use:
    return _Use(after=re.compile(pattern))


_NEVER = _Use(before=_NOWHERE)
_MAY = r"\b(?:may|can|can't|must) "
_BECOMES = _Use(re.compile(r"\b(?:becomes?|became|be|been) $"))
_PHASING = _Use(
    re.compile(r"(?:^|(?<!combat)(?<!main)(?<!ending)(?<!beginning)(?<!the)(?<!that)(?<!each) )$"),
    re.compile(r" (?:in|out)\b"),
)
_USES: Mapping[str, _Use] = {
    **dict.fromkeys(("counter", "counters"), _after(COUNTERING)),  # else the marker
    "exile": _before(r"^|(?<!\bin)(?<!\bfrom)(?<!\binto)(?<!\boutside) |[^ ]"),  # else the zone
    **dict.fromkeys(("tapped", "untapped"), _BECOMES),  # else the status
    "untap": _after(r"(?! steps?\b)"),
    "cast": _before(_MAY + r"(?:be )?|\bonly |(?:^|[.:\n\"] ?)"),
    **dict.fromkeys(("casts", "casting"), _NEVER),
    "play": _before(_MAY),
    "played": _before(_MAY + "be "),
    **dict.fromkeys(("plays", "playing"), _NEVER),
    "activate": _before(_MAY),
    "activated": _before(r"\bbe "),
    **dict.fromkeys(("activates", "activating"), _NEVER),
    "support": _after(r" (?:\d|X\b)"),
    **dict.fromkeys(("enchanted", "equipped", "fortified"), _NEVER),  # what it is attached to
    **dict.fromkeys(("phase", "phases", "phased"), _PHASING),
    "converted": _after(r"(?! mana cost)"),  # of texts before 2021
}
_COST_BEFORE = re.compile(r"(?:\}|—)[^.:\n]*,$")
_COST_AFTER = re.compile(r"[^.\n]*:")
_KIND_OF_COUNTER = re.compile(r" counters?\b")


def is_meant(word: str, text: str, start: int, end: int) -> bool:
    """Whether the word at `text[start:end]`, in lower case, is used as the keyword.

    A keyword is written small unless an ability or a sentence begins with it; in the middle a
    capital letter is that of a name or a type.
    """
    if text[start].isupper() and not _begins(text, start):
        return False
    use = _USES.get(word)
    return use is None or (
        use.before.search(text, 0, start) is not None and use.after.match(text, end) is not None
    )


def names_a_counter(text: str, end: int) -> bool:
    """Whether the word that ends there says of which kind a counter is."""
    return _KIND_OF_COUNTER.match(text, end) is not None


def _begins(text: str, start: int) -> bool:
    """Whether an ability, a sentence or a part of a cost begins there."""
    before = text[:start].rstrip(" ")
    if before.endswith(","):
        return _COST_BEFORE.search(before) is not None or _COST_AFTER.match(text, start) is not None
    return not before or before[-1] in '\n.:—"•|'
