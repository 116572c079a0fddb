"""How late a player was, in a few words: `7 minutes late`, `llegó 7 min tarde`, `late 7`."""

from __future__ import annotations

import re

from judgekit.domain.shared.moment import MINUTE, SECOND
from judgekit.domain.shared.typed_duration import MINUTE_WORDS, SECOND_WORDS

_MORE = r"more\s+than|over|más\s+de|mas\s+de|больше(?:\s+чем)?|более(?:\s+чем)?|свыше"
_LESS = r"less\s+than|under|menos\s+de|меньше(?:\s+чем)?|менее(?:\s+чем)?"
_LATE = re.compile(
    rf"(?:\b(?:(?P<more>{_MORE})|(?P<less>{_LESS}))\s+(?:на\s+)?)?"
    r"(?<![\w:.,])(?P<number>\d{1,3})(?::(?P<rest>[0-5]\d))?\s*"
    rf"(?:(?P<minutes>{MINUTE_WORDS})|(?P<seconds>{SECOND_WORDS}))(?!\w)\.?"
    rf"(?:\s*(?P<further>\d{{1,2}})\s*(?:{SECOND_WORDS})(?!\w))?",
    re.IGNORECASE,
)
_WORD = r"late|tardy|tardiness|tarde|retraso|tardanza|опоздал[аи]?|опоздание|опозд"
_ARRIVED = r"(?:(?:was|is|came|llegó|llego|llega|con)\s+)?"
_NUMBER = rf"(\d{{1,3}})(?::([0-5]\d))?(?:\s*(?:{MINUTE_WORDS})\.?)?"
_ALONE = re.compile(
    rf"{_ARRIVED}(?:(?:{_WORD})\s+(?:(?:by|de|на)\s+)?{_NUMBER}"
    rf"|{_NUMBER}\s+(?:de\s+)?(?:{_WORD}))",
    re.IGNORECASE,
)


def read_lateness_alone(words: str) -> int | None:
    """Return the lateness of a text that tells nothing else, in milliseconds: `late 7`, `7 late`,
    `tarde 14`, where the unit may be missing; None for any other text."""
    told = _ALONE.fullmatch(" ".join(words.split()))
    if told is None:
        return None
    minutes, seconds = (told[1], told[2]) if told[1] else (told[3], told[4])
    return int(minutes) * MINUTE + int(seconds or 0) * SECOND


def read_lateness(words: str) -> int | None:
    """Return the lateness that the words tell, in milliseconds; None if they tell none, or several.

    A number counts with its unit, in any of the three languages, or where nothing else is told.
    `more than 10 minutes` is a
    second more, `less than a minute` in digits a second less.
    """
    found = list(_LATE.finditer(words))
    if not found:
        return read_lateness_alone(words)
    if len(found) != 1:
        return None
    told = found[0]
    number = int(told["number"])
    if told["minutes"] is None:
        late = number * SECOND
    else:
        seconds = int(told["rest"] or 0) + int(told["further"] or 0)
        late = number * MINUTE + seconds * SECOND
    if told["more"]:
        return late + SECOND
    return max(0, late - SECOND) if told["less"] else late
