"""Formulas of the sources (a little LaTeX) as a line that can be read aloud."""

from __future__ import annotations

import re
from collections.abc import Mapping

_COMMANDS: Mapping[str, str] = {
    "times": "×",
    "cdot": "·",
    "div": "÷",
    "le": "≤",
    "leq": "≤",
    "ge": "≥",
    "geq": "≥",
    "approx": "≈",
    "quad": " ",
}
_PIECE = re.compile(r"\\([a-zA-Z]+)|\\(.)|([{}])|([^\\{}]+)|(.)", re.DOTALL)
_ATOM = re.compile(r"[\w.,]*")


def readable_formula(latex: str) -> str:
    r"""`\frac{12}{24} + \frac{4.94}{8 \text{ opponents}}` -> `12/24 + 4.94/(8 opponents)`.

    Never fails: what is not understood is kept as printed.
    """
    if "\\" not in latex and "{" not in latex:
        return latex
    pieces = [match.groups() for match in _PIECE.finditer(latex)]
    text, _ = _read(pieces, 0, depth=0)
    return " ".join(text.split())


_Pieces = list[tuple[str | None, ...]]
_DEEPEST = 40


def _read(pieces: _Pieces, at: int, depth: int) -> tuple[str, int]:
    """Return the text up to this group's closing brace (or the end), and the next position."""
    out: list[str] = []
    while at < len(pieces):
        command, escaped, brace, plain, other = pieces[at]
        at += 1
        if brace == "}" and depth:
            return "".join(out), at
        if brace == "{" and depth < _DEEPEST:
            inner, at = _read(pieces, at, depth + 1)
            out.append(inner)
        elif command in ("frac", "dfrac", "tfrac") and depth < _DEEPEST:
            over, at = _group(pieces, at, depth)
            under, at = _group(pieces, at, depth)
            out.append(f"{_operand(over)}/{_operand(under)}")
        elif command:
            out.append(_COMMANDS.get(command, ""))
        else:
            out.append(plain or escaped or other or (brace or ""))
    return "".join(out), at


def _group(pieces: _Pieces, at: int, depth: int) -> tuple[str, int]:
    """Return the group in braces at `at`, empty if there is none."""
    while at < len(pieces) and (pieces[at][3] or "x").isspace():
        at += 1
    if at < len(pieces) and pieces[at][2] == "{":
        text, at = _read(pieces, at + 1, depth + 1)
        return " ".join(text.split()), at
    return "", at


def _operand(text: str) -> str:
    return text if _ATOM.fullmatch(text) else f"({text})"
