"""Sanitizing of text from scripts, files and calls for output on a terminal."""

from __future__ import annotations

import re

_STEERING = re.compile(
    "[\0-\x09\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ud800-\udfff]"
)
"""Control characters except the line feed, line separators, characters that change the writing
direction, and lone surrogates, which no encoding has."""
_UNESCAPED = re.compile("[\x7f-\x9f\u2028\u2029]")
"""Characters allowed unescaped in JSON that control terminals or break lines."""


def harmless_text(text: str) -> str:
    """Sanitize text for a person: control characters are replaced, line ends stay."""
    return _STEERING.sub(lambda found: visible(found[0]), text)


def harmless_json(text: str) -> str:
    """Sanitize JSON for a program: the same JSON with every control character escaped."""
    return _UNESCAPED.sub(lambda found: f"\\u{ord(found[0]):04x}", text)


def visible(sign: str) -> str:
    """Replacement for a character that breaks or reverses a line or steers the terminal."""
    return " " if sign.isspace() else "\N{REPLACEMENT CHARACTER}"
