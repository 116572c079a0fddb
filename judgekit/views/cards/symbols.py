"""Mana and other symbols in the texts of cards and rules: where they stand, and of what each is
drawn."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import NamedTuple

_BRACED = re.compile(r"\{([^{}\s]{1,10})\}")
_LETTERS = frozenset("WUBRGCXYZ½∞")
_PARTS = frozenset("WUBRGC2")
_MOST_DIGITS = 7
GLYPHS: Mapping[str, str] = {
    "T": "tap",
    "Q": "untap",
    "S": "snow",
    "E": "energy",
    "P": "phyrexian",
    "H": "phyrexian",
    "CHAOS": "chaos",
    "PW": "planeswalker",
    "A": "acorn",
    "TK": "ticket",
    "D": "land-drop",
}
"""Symbols that are neither a colour nor a number, and the name of each one's drawing."""


class Piece(NamedTuple):
    """A stretch of a text: words as they are, or a symbol by what stands in its braces."""

    text: str
    is_symbol: bool = False


class Cell(NamedTuple):
    """One part of a symbol: a few letters or digits, or the name of a drawing."""

    letters: str = ""
    glyph: str = ""


Drawing = tuple[Cell, ...]
"""The parts of a symbol from left to right; most have one, a hybrid one two or three."""


def pieces(text: str) -> tuple[Piece, ...]:
    """A text in order, with its symbols; what is in braces and no symbol stays text."""
    found: list[Piece] = []
    end = 0
    for match in _BRACED.finditer(text):
        code = match.group(1).upper()
        if drawing(code) is None:
            continue
        if match.start() > end:
            found.append(Piece(text[end : match.start()]))
        found.append(Piece(code, is_symbol=True))
        end = match.end()
    if end < len(text):
        found.append(Piece(text[end:]))
    return tuple(found)


def cost_symbols(cost: str) -> tuple[str, ...]:
    """The symbols of a cost such as `{2}{W}{B}`: `2`, `W`, `B`; those of two costs together."""
    return tuple(piece.text for piece in pieces(cost) if piece.is_symbol)


def drawing(code: str) -> Drawing | None:
    """How the symbol is drawn whose braces hold this, in capitals; None if there is no such one."""
    if code in GLYPHS:
        return (Cell(glyph=GLYPHS[code]),)
    if code in _LETTERS or (code.isascii() and code.isdigit() and len(code) <= _MOST_DIGITS):
        return (Cell(code),)
    if len(code) == 2 and code[0] == "H" and code[1] in _PARTS:
        return (Cell("½"), Cell(code[1]))
    parts = code.split("/")
    is_phyrexian = parts[-1] == "P"
    colours = parts[:-1] if is_phyrexian else parts
    if not 1 <= len(colours) <= 2 or len(parts) < 2 or not _PARTS.issuperset(colours):
        return None
    cells = tuple(Cell(colour) for colour in colours)
    return (*cells, Cell(glyph=GLYPHS["P"])) if is_phyrexian else cells
