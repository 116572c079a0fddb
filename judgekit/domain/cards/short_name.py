"""What players call a legend for short: what its name says before a comma."""

from __future__ import annotations

import re

from judgekit.domain.cards.card_key import faces

_COMMA = re.compile(r",\s+|，\s*")
_JAPANESE_COMMA = "、"
_HANGUL = re.compile("[\uac00-\ud7a3]")
_NAME_THE = re.compile(r"\S+(?= the )")
_PLANESWALKER = re.compile(r"\bPlaneswalker\s*[—–-]\s*(.+)")
_LEGENDARY, _CREATURE, _LAND = "Legendary", "Creature", "Land"


def has_short_name(types: str) -> bool:
    """Whether what a card's name says before a comma is what it is called: a legend, a planeswalker
    or a place; `types` is the English type line of any of its faces."""
    return any(kind in types for kind in (_LEGENDARY, "Planeswalker", _LAND))


def short_names(name: str) -> tuple[str, ...]:
    """Return what stands before the comma in the name of each face, in any language: *Thassa* of
    *Thassa, God of the Sea*. Japanese and Korean names have it behind the comma."""
    return tuple(filter(None, map(_of_face, faces(name))))


def english_short_name(name: str, types: str) -> str:
    """Return what a face is called for short, from its English name and type line; empty if nothing
    tells. Besides what stands before a comma that is *Arcanis* of *Arcanis the Omnipotent*, and a
    planeswalker's own type."""
    before = _of_face(name)
    planeswalker = _PLANESWALKER.search(types)
    if before or planeswalker:
        return before or (planeswalker[1].strip() if planeswalker else "")
    said = _NAME_THE.match(name) if _LEGENDARY in types and _CREATURE in types else None
    return said[0] if said else ""


def _of_face(name: str) -> str:
    if _JAPANESE_COMMA in name:
        return name.rpartition(_JAPANESE_COMMA)[2].strip()
    parts = _COMMA.split(name)
    if len(parts) == 1:
        return ""
    return (parts[-1] if _HANGUL.search(name) else parts[0]).strip()
