"""The typeface of the pages: how wide words are, and where they break.

Figures all have one width, so that they stand below each other.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache
from io import BytesIO

from judgekit.views.report.pages.even_face import even_face

REPLACED = "□"


class Typeface:
    """Two weights of one typeface, from their TrueType files."""

    def __init__(self, regular: bytes, bold: bytes) -> None:
        # Only what makes pages needs the library: it takes long to import.
        from reportlab.pdfbase.ttfonts import TTFontFace  # noqa: PLC0415

        self.files = (regular, bold)
        self.even_files = (even_face(regular), even_face(bold))
        faces = [TTFontFace(BytesIO(file)) for file in self.even_files]
        self._widths: tuple[dict[int, float], ...] = tuple(face.charWidths for face in faces)
        self.width = lru_cache(maxsize=4096)(self._width)

    def known(self, text: str) -> str:
        """The text with a sign for each character that the typeface lacks."""
        widths = self._widths[0]
        plain = (" " if each.isspace() else each for each in text)
        return "".join(each if ord(each) in widths else REPLACED for each in plain)

    def _width(self, text: str, size: float, *, bold: bool = False) -> float:
        widths = self._widths[bold]
        return sum(widths.get(ord(each), 0) for each in text) * size / 1000

    def wrapped(self, text: str, size: float, width: float, *, bold: bool = False) -> list[str]:
        """Break a text into lines at spaces and hyphens; a part longer than a line within."""
        lines: list[str] = []
        for paragraph in text.splitlines() or [""]:
            line = ""
            for word, space in _parts(paragraph):
                longer = f"{line}{space}{word}" if line else word
                if self.width(longer, size, bold=bold) <= width:
                    line = longer
                    continue
                if line:
                    lines.append(line)
                *full, line = self._broken(word, size, width, bold=bold)
                lines += full
            lines.append(line)
        return lines

    def together(self, parts: Sequence[str], size: float, width: float) -> list[str]:
        """Break parts that commas join into lines, within a part only if it is longer than a
        line."""
        lines: list[str] = []
        for place, part in enumerate(parts, 1):
            said = part if place == len(parts) else f"{part},"
            joined = f"{lines[-1]} {said}" if lines else said
            if lines and self.width(joined, size) <= width:
                lines[-1] = joined
            else:
                lines += self.wrapped(said, size, width)
        return lines

    def _broken(self, word: str, size: float, width: float, *, bold: bool) -> list[str]:
        parts, part = [], ""
        for each in word:
            if part and self.width(part + each, size, bold=bold) > width:
                parts.append(part)
                part = ""
            part += each
        return [*parts, part]


def _parts(text: str) -> Iterator[tuple[str, str]]:
    """Yield what may stand on a line of its own, with what joins it to what is before it."""
    for word in text.split():
        for place, part in enumerate(re.findall(r"[^-]+-*|-+", word)):
            yield part, "" if place else " "
