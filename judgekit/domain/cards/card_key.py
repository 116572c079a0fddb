"""Normalized card names for comparison."""

from __future__ import annotations

import re
import unicodedata

from judgekit.domain.shared.letters import HIRAGANA, KATAKANA, PLAIN_LETTERS

FACES = "//"
"""Separates the faces of a split or double-faced card, in names and in keys."""

AMPERSAND, AND = " & ", " and "
"""What is typed for a word of a name, in a key. Between two halves it may stand for the slashes, so
that keys keep it."""

_LETTERS = str.maketrans({**PLAIN_LETTERS, **HIRAGANA})
_LETTER = re.compile(f"[{''.join(PLAIN_LETTERS)}{KATAKANA}]")
_MARKS = re.compile("[\u0300-\u036f]")
"""Accents of Latin, Cyrillic and Greek; other scripts' marks are letters of their own."""
_UNWRITTEN = re.compile("['’‘ʼ`´ʹ′\"“”«»„,.:;!?¡¿()®™\\[\\]\u200b-\u200f\ufeff]")
_GAPS = re.compile(r"[\s\-‐‑‒–—_·]+")
_SLASHES = re.compile(r"\s*(?:[/|]\s*)+")


def card_key(name: str) -> str:
    """Normalize a name: no case, accents, ligatures, katakana or punctuation; hyphens part words.

    `LIM-DUL'S VAULT` and `Lim-Dûl’s Vault` both give `lim duls vault`; `Fire/Ice` and `Fire // Ice`
    give `fire//ice`. Empty if nothing remains.
    """
    if name.isascii() and name.replace(" ", "").isalnum():  # half of them, and thrice as fast
        return " ".join(name.lower().split())
    written = _UNWRITTEN.sub("", name)  # first: NFKD turns a lone acute accent into a space
    if written.isascii():
        return _SLASHES.sub(FACES, _GAPS.sub(" ", written.lower())).strip(" /")
    plain = unicodedata.normalize("NFKD", written).casefold()
    if _LETTER.search(plain):  # few have any, and to look is five times as fast
        plain = plain.translate(_LETTERS)
    plain = unicodedata.normalize("NFC", _MARKS.sub("", unicodedata.normalize("NFKD", plain)))
    parted = _SLASHES.sub(FACES, _GAPS.sub(" ", _UNWRITTEN.sub("", plain)))
    return parted.strip(" /")


def faces(name: str) -> tuple[str, ...]:
    """Faces of a card, from its name or key, front first; most cards have one."""
    if "/" not in name and "|" not in name:
        return (name.strip() or name,)
    parts = tuple(part for part in (each.strip() for each in _SLASHES.split(name)) if part)
    return parts or (name,)


def whole_name(parts: tuple[str, ...]) -> str:
    """Join the names of faces to `Fire // Ice`; faces with the same name count once."""
    different = tuple(dict.fromkeys(part for part in parts if part))
    return f" {FACES} ".join(different)
