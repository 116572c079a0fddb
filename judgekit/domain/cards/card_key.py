"""Normalized card names for comparison."""

from __future__ import annotations

import re
import unicodedata

from judgekit.domain.shared.letters import HIRAGANA, KATAKANA, PLAIN_LETTERS, in_hiragana

FACES = "//"
"""Separates the faces of a split or double-faced card, in names and in keys."""

BLANK = "_____"
"""What is left to be filled in: a word of some cards' names, in names and in keys."""

AMPERSAND, AND = " & ", " and "
"""What is typed for a word of a name, in a key. Between two halves it may stand for the slashes, so
that keys keep it."""

_LETTERS = str.maketrans({**PLAIN_LETTERS, **HIRAGANA})
_LETTER = re.compile(f"[{''.join(PLAIN_LETTERS)}{KATAKANA}]")
_MARKS = re.compile("[\u0300-\u036f]")
"""Accents of Latin, Cyrillic and Greek; other scripts' marks are letters of their own."""
_UNWRITTEN = re.compile("['’‘ʼ`´ʹ′\"“”«»„,.:;!?¡¿()®™\\[\\]\u200b-\u200f\ufeff]")
_LEFT = re.compile(f"{_UNWRITTEN.pattern}|[\u3099\u309a]")
"""What is still to be taken away at the end: a mark of kana that nothing was made one sign with."""
_GAPS = re.compile(r"[\s\-‐‑‒–—·]+")
_UNDERSCORES = re.compile("_+")
_SLASHES = re.compile(r"\s*(?:[/|]\s*)+")


def card_key(name: str) -> str:
    """Normalize a name: no case, accents, ligatures, katakana or punctuation; hyphens and single
    underscores part words, and several underscores in a row are a word.

    `LIM-DUL'S VAULT` and `Lim-Dûl’s Vault` both give `lim duls vault`; `Fire/Ice` and `Fire // Ice`
    give `fire//ice`. Empty if nothing remains.
    """
    if name.isascii() and name.replace(" ", "").isalnum():  # half of them, and thrice as fast
        return " ".join(name.lower().split())
    written = _UNWRITTEN.sub("", name)  # first: NFKD turns a lone acute accent into a space
    if written.isascii():
        return _parted(written.lower())
    plain = unicodedata.normalize("NFKD", written).casefold()
    if _LETTER.search(plain):  # few have any, and to look is five times as fast
        plain = plain.translate(_LETTERS)
    plain = unicodedata.normalize("NFC", _MARKS.sub("", unicodedata.normalize("NFKD", plain)))
    return _parted(_LEFT.sub("", plain))


def _parted(plain: str) -> str:
    if "_" in plain:
        plain = _UNDERSCORES.sub(lambda run: " " if len(run[0]) == 1 else BLANK, plain)
    return _SLASHES.sub(FACES, _GAPS.sub(" ", plain)).strip(" /")


def card_spelling(name: str) -> str:
    """Normalize a name as `card_key` does, but with its accents and ligatures."""
    plain = unicodedata.normalize("NFKC", _UNWRITTEN.sub("", name)).casefold()
    return _parted(_UNWRITTEN.sub("", in_hiragana(unicodedata.normalize("NFC", plain))))


def has_accents(name: str) -> bool:
    """Whether a name is written with accents or ligatures."""
    return card_spelling(name) != card_key(name)


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
