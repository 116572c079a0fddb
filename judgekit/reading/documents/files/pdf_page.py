"""One page of a PDF as pieces of text with their place and the look of their letters.

Places are in points from the page's upper left corner.
"""

from __future__ import annotations

import ctypes
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import TypeAlias

import pypdfium2.raw as pdfium

Handle: TypeAlias = object
"""A page, or its text, as PDFium hands it out."""

_SOFT_HYPHEN = "\x02"
_BOLD = re.compile(r"bold|black|heavy|semibold|demi", re.IGNORECASE)
_BOLD_WEIGHT = 600
_SIGNS: Mapping[str, str] = {
    "\uf0b7": "•",
    "\uf0a7": "▪",
    "\uf0d8": "•",
    "\uf02d": "-",
    "\uf0e0": "→",
    "\u00ad": "-",
    _SOFT_HYPHEN: "-",
    "\u00a0": " ",
    "\ufffe": "-",
    "\ufeff": "",
    "\u200b": "",
}
_WIDE_GAP = 1.6
"""Distance, in sizes of the letters, at which two words stand in two columns."""
_WIDEST_INDENT = 6.0
"""The same between a number or bullet and the words that it belongs to."""
_MARKER = re.compile(r"(?:[•▪‣◦o-]|\(?[0-9]{1,3}(?:\.[0-9]{1,3}[a-z]?)*[.)]?|[A-Za-z][.)])")
_SAME_LINE = 0.4
"""Difference of two base lines, in sizes of the letters, up to which they are one line."""
_LONGEST_NAME = 200


@dataclass
class Piece:
    """Words that stand in one line without a wide gap: `base` is the base line's distance from the
    page's top; `strong` is how many of the letters are bold, `order` the place in the file and
    `column` counts from 1 where the page is set in columns, 0 for what goes over all of them."""

    text: str
    left: float
    right: float
    base: float
    size: float
    strong: int = 0
    begins_line: bool = True
    order: int = 0
    column: int = 0

    @property
    def is_strong(self) -> bool:
        """Whether nearly all letters are bold."""
        return self.strong * 10 >= 9 * len(self.text.replace(" ", "")) > 0


@dataclass(frozen=True)
class _Word:
    text: str
    left: float
    right: float
    base: float
    size: float
    strong: bool


def page_pieces(page: Handle, text_page: Handle) -> list[Piece]:
    """The pieces of a page in the order of the file; raw handles of pypdfium2."""
    height = pdfium.FPDF_GetPageHeightF(page)
    pieces: list[Piece] = []
    current: Piece | None = None
    for word in _words(text_page, height):
        if current is not None and _follows(current, word):
            current.text += " " + word.text if word.left > current.right - 0.01 else word.text
            current.right = max(current.right, word.right)
        else:
            begins = current is None or abs(word.base - current.base) > _SAME_LINE * word.size
            current = Piece(word.text, word.left, word.right, word.base, word.size)
            current.begins_line, current.order = begins, len(pieces)
            pieces.append(current)
        current.strong += len(word.text) if word.strong else 0
        if word.size > current.size:
            current.size, current.base = word.size, word.base
    return pieces


def is_marker(text: str) -> bool:
    """Whether a text is a number or a sign that words stand behind."""
    return _MARKER.fullmatch(text) is not None


def stands_apart(piece: Piece, left: float, size: float) -> bool:
    """Whether words of this size that begin there, in the same line, are another piece."""
    widest = _WIDEST_INDENT if piece.begins_line and is_marker(piece.text) else _WIDE_GAP
    return left - piece.right > widest * max(piece.size, size)


def _follows(piece: Piece, word: _Word) -> bool:
    size = max(piece.size, word.size)
    return (
        abs(word.base - piece.base) <= _SAME_LINE * size
        and word.left - piece.right >= -0.5 * size
        and not stands_apart(piece, word.left, word.size)
    )


def _words(text_page: Handle, height: float) -> Iterator[_Word]:
    """The words with the look of their first letter: asking for every letter takes too long."""
    looks = _Looks(text_page)
    count = pdfium.FPDFText_CountChars(text_page)
    start, letters = 0, ""
    for index in range(count + 1):
        code = pdfium.FPDFText_GetUnicode(text_page, index) if index < count else 32
        sign = chr(code) if 0 < code < 0x110000 else " "
        if not 0xD800 <= code < 0xE000 and not sign.isspace():
            if not letters:
                start = index
            letters += _SIGNS.get(sign, sign)
            if sign != _SOFT_HYPHEN:
                continue
        if letters:
            # A hyphen at the end of a line ends the word here: the next letter is a line below.
            last = index if sign == _SOFT_HYPHEN else index - 1
            yield looks.word(letters, start, last, height)
            letters = ""


class _Looks:
    """Asks for the places and looks of letters, with buffers that are made once."""

    def __init__(self, text_page: Handle) -> None:
        self._page = text_page
        self._edges = [ctypes.c_double() for _ in range(4)]
        self._origin = [ctypes.c_double() for _ in range(2)]
        self._name = ctypes.create_string_buffer(_LONGEST_NAME)
        self._flags = ctypes.c_int()
        self._matrix = pdfium.FS_MATRIX()

    def word(self, text: str, first: int, last: int, height: float) -> _Word:
        left = self._box(first)[0]
        right = self._box(last)[1]
        x, y = (ctypes.byref(each) for each in self._origin)
        pdfium.FPDFText_GetCharOrigin(self._page, first, x, y)
        base = height - self._origin[1].value
        return _Word(text, left, right, base, self._size(first), self._is_strong(first))

    def _box(self, index: int) -> tuple[float, float]:
        pdfium.FPDFText_GetCharBox(self._page, index, *(ctypes.byref(e) for e in self._edges))
        return self._edges[0].value, self._edges[1].value

    def _size(self, index: int) -> float:
        size = pdfium.FPDFText_GetFontSize(self._page, index)
        if pdfium.FPDFText_GetMatrix(self._page, index, ctypes.byref(self._matrix)):
            scale = (self._matrix.c**2 + self._matrix.d**2) ** 0.5
            return float(size * scale) or 1.0
        return float(size) or 1.0

    def _is_strong(self, index: int) -> bool:
        pdfium.FPDFText_GetFontInfo(
            self._page, index, self._name, _LONGEST_NAME, ctypes.byref(self._flags)
        )
        if _BOLD.search(self._name.value.decode("utf-8", "replace")):
            return True
        weight = pdfium.FPDFText_GetFontWeight(self._page, index)
        return bool(weight >= _BOLD_WEIGHT)
