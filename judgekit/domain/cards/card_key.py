"""What of a card's name counts when names are compared."""

from __future__ import annotations

import re
import unicodedata

FACES = "//"
"""Parts the faces of a split or double-faced card, in names and in keys."""

_LETTERS = str.maketrans(
    {"æ": "ae", "œ": "oe", "ø": "o", "đ": "d", "ð": "d", "þ": "th", "ł": "l", "ı": "i"}
)
_MARKS = re.compile("[\u0300-\u036f]")
"""Accents of Latin, Cyrillic and Greek; other scripts' marks are letters of their own."""
_UNWRITTEN = re.compile("['’‘ʼ`´ʹ′\"“”«»„,.:;!?¡¿()®™\\[\\]\u200b-\u200f\ufeff]")
_GAPS = re.compile(r"[\s\-‐‑‒–—_·]+")
_SLASHES = re.compile(r"\s*(?:[/|]\s*)+")


def card_key(name: str) -> str:
    """The name without case, accents, ligatures and punctuation; hyphens part words.

    `LIM-DUL'S VAULT` and `Lim-Dûl’s Vault` are both `lim duls vault`; `Fire/Ice`, `Fire // Ice`
    are `fire//ice`. Empty where nothing is left.
    """
    written = _UNWRITTEN.sub("", name)  # first: to Unicode an acute accent alone is half a space
    plain = unicodedata.normalize("NFKD", written).casefold().translate(_LETTERS)
    plain = unicodedata.normalize("NFC", _MARKS.sub("", unicodedata.normalize("NFKD", plain)))
    parted = _SLASHES.sub(FACES, _GAPS.sub(" ", _UNWRITTEN.sub("", plain)))
    return parted.strip(" /")


def faces(name: str) -> tuple[str, ...]:
    """The faces of a card by its name or key, the front first; one for most cards."""
    parts = tuple(part for part in (each.strip() for each in _SLASHES.split(name)) if part)
    return parts or (name,)


def whole_name(parts: tuple[str, ...]) -> str:
    """`Fire // Ice` of its faces; one name where both sides bear the same."""
    different = tuple(dict.fromkeys(part for part in parts if part))
    return f" {FACES} ".join(different)
