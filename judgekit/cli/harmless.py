"""Text from scripts, files and calls, so that printing it steers no terminal and breaks no line."""

from __future__ import annotations

import re

_STEERING = re.compile(
    "[\0-\x09\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ud800-\udfff]"
)
"""Controls but the line end, separators of lines, signs that turn the direction of writing, and
halves of signs, which no encoding has."""
_UNESCAPED = re.compile("[\x7f-\x9f\u2028\u2029]")
"""What JSON may hold as it is, though terminals obey it and readers of lines stop at it."""


def harmless_text(text: str) -> str:
    """For a person: what would steer the terminal is shown as a replacement; lines stay."""
    return _STEERING.sub(lambda found: visible(found[0]), text)


def harmless_json(text: str) -> str:
    """For a program: the same JSON, with every control escaped."""
    return _UNESCAPED.sub(lambda found: f"\\u{ord(found[0]):04x}", text)


def visible(sign: str) -> str:
    """For a sign that would turn the line, break it, or steer the terminal."""
    return " " if sign.isspace() else "\N{REPLACEMENT CHARACTER}"
