"""Parsing of typed durations."""

from __future__ import annotations

import re

from judgekit.domain.shared.moment import MINUTE, SECOND

_TYPED = re.compile(
    r"(?P<sign>[+\-\u2212\u2013]?)(?P<minutes>\d{1,4})(?:[:.,](?P<seconds>[0-5]\d))?"
)


def read_duration(text: str) -> int | None:
    """Parse a duration to milliseconds; None if the text is not a duration.

    `5` is five minutes, `5:30` (or `5.30`) five and a half, `-5` and `−5` take five back.
    """
    found = _TYPED.fullmatch(text.strip())
    if found is None:
        return None
    length = int(found["minutes"]) * MINUTE + int(found["seconds"] or 0) * SECOND
    return -length if found["sign"] in ("-", "\u2212", "\u2013") else length
