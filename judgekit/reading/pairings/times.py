"""Times of day and senders in front of pairings, as messages have them."""

from __future__ import annotations

import re

from judgekit.reading.pairings.names import holds_match, names_in
from judgekit.reading.pairings.words import bye_in, is_heading_line, table_before

_HOUR = r"(?:[01]?\d|2[0-3])"
_CLOCK = rf"{_HOUR}[:.h][0-5]\d(?::[0-5]\d)?(?:\s?(?:[ap]\.?m\.?|hs?\b\.?|uhr\b|ч\b\.?))?"
_DATE = r"\d{1,4}[./-]\d{1,2}[./-]\d{1,4},?\s+"
_SENDER = r"(?P<sender>[^\d:]{1,40}:\s+)?"
_TIME = re.compile(
    rf"\s*(?:(?:a las|at|в)\s+)?[\[(]?{_CLOCK}[\])]?\s*[-–—:,|]?\s+(?=\S)", re.IGNORECASE
)
_STAMP = re.compile(
    rf"\s*(?:\[[^\]]*\b{_CLOCK}[^\]]*\]\s*|{_DATE}{_CLOCK}\s[-–—]\s){_SENDER}", re.IGNORECASE
)
_CLOCK_INSIDE = re.compile(rf"(?<!\d)(?:{_HOUR}[:h][0-5]\d)(?!\d)", re.IGNORECASE)


def without_time(text: str) -> str:
    """Return a line without the time of day and the sender in front, if a player or a table
    follows; a title with a time stays as it is."""
    found = _STAMP.match(text) or _TIME.match(text)
    if found is None:
        return text
    rest = text[found.end() :]
    name = table_before(rest)[1]
    if not name[:1].isupper() or is_heading_line(rest) or bye_in(rest) is not None:
        return text
    return rest if holds_match(name) or any(names_in(name)) else text


def holds_time(text: str) -> bool:
    """Whether a time of day stands in a text."""
    return _CLOCK_INSIDE.search(text) is not None
