"""The typeface that comes with the program."""

from __future__ import annotations

import struct
from collections.abc import Iterable
from functools import cache
from pathlib import Path

from PySide6.QtCore import QByteArray
from PySide6.QtGui import QFontDatabase, QRawFont

FACES = ("Inter-Regular.ttf", "Inter-Bold.ttf")
"""The two weights that the window uses."""


@cache
def bundled_family(folder: Path) -> str:
    """Load the faces in that folder, once in a process; return the name of their family.

    Where figures have one width, the hyphen keeps its own: as wide as a figure, it would tear
    words apart. Empty if a face can't be read: the system's typeface then stands in.
    """
    from judgekit.views.report.pages.even_face import with_own_width  # noqa: PLC0415  (not for the terminal)

    try:
        files = [(folder / face).read_bytes() for face in FACES]
        return family_of([with_own_width(file, _hyphen(file)) for file in files])
    except (OSError, ValueError, struct.error):
        return ""


@cache
def paper_family(folder: Path) -> str:
    """Load the same faces for pages: in a PDF their figures of one width are found as digits.

    Returns their family, empty if one of them can't be read.
    """
    from judgekit.views.report.pages.even_face import even_face  # noqa: PLC0415  (only printing needs it)

    try:
        files = [even_face((folder / face).read_bytes()) for face in FACES]
    except OSError:
        return ""
    return family_of(files)


def _hyphen(file: bytes) -> int:
    """Return the number of the hyphen's glyph; 0 in a file that is no typeface."""
    return next(iter(QRawFont(QByteArray(file), 16.0).glyphIndexesForString("-")), 0)


def family_of(files: Iterable[bytes]) -> str:
    """Make the weights of a typeface known to Qt; return their family, empty if it can't."""
    known = [QFontDatabase.addApplicationFontFromData(QByteArray(file)) for file in files]
    families = [QFontDatabase.applicationFontFamilies(each) for each in known]
    return families[0][0] if all(families) else ""
