"""The typeface that comes with the program."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from PySide6.QtGui import QFontDatabase

FACES = ("Inter-Regular.ttf", "Inter-Bold.ttf")
"""The two weights that the window uses."""


@cache
def bundled_family(folder: Path) -> str:
    """Load the faces in that folder, once in a process; return the name of their family.

    Empty if one of them can't be read: the system's typeface then stands in.
    """
    families = [
        QFontDatabase.applicationFontFamilies(QFontDatabase.addApplicationFont(str(folder / face)))
        for face in FACES
    ]
    return families[0][0] if all(families) else ""
