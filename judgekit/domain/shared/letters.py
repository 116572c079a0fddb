"""Letters that Unicode does not decompose into a plain letter and a mark."""

from __future__ import annotations

from collections.abc import Mapping

PLAIN_LETTERS: Mapping[str, str] = {
    "æ": "ae",
    "œ": "oe",
    "ø": "o",
    "đ": "d",
    "ð": "d",
    "þ": "th",
    "ł": "l",
    "ı": "i",
}
"""Plain Latin letters for each of them, in lower case."""
