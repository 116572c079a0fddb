"""Times of day and senders in front of pairings, as messages have them."""

from __future__ import annotations

import re

from judgekit.reading.pairings.names import holds_match, names_in
from judgekit.reading.pairings.words import bye_in, is_heading_line, table_before

_CLOCK = r"(?:[01]?\d|2[0-3])[:.][0-5]\d(?::[0-5]\d)?(?:\s?[ap]\.?m\.?)?"
_TIME = re.compile(rf"\s*[\[(]?{_CLOCK}[\])]?\s*[-–—:,]?\s+(?=\S)", re.IGNORECASE)
_STAMP = re.compile(
    rf"\s*\[[^\]]*\b{_CLOCK}[^\]]*\]\s*(?:(?P<sender>[^\d:]{{1,40}}):\s+)?", re.IGNORECASE
)


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
