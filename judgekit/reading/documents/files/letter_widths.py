"""How wide letters are in the faces in which documents are printed."""

from __future__ import annotations

_NARROW = frozenset("iljtfrI.,;:'’|()[]!- ")
_WIDE = frozenset("mwMWOQGCD@%—")
_FIRST_FULL_WIDTH = 0x2E80


def letters_width(text: str) -> float:
    """About how wide a text is in a common face, in sizes of its letters."""
    return sum(_width(letter) for letter in text)


def _width(letter: str) -> float:
    if letter in _NARROW:
        return 0.28
    if ord(letter) >= _FIRST_FULL_WIDTH:
        return 1.0
    if letter in _WIDE:
        return 0.8
    return 0.7 if letter.isupper() else 0.47
