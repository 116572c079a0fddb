"""The typeface that comes with the program."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path

from PySide6.QtCore import QByteArray
from PySide6.QtGui import QFontDatabase

FACES = ("Inter-Regular.ttf", "Inter-Bold.ttf")
"""The two weights that the window uses."""
OTHER_SCRIPTS = "\u0590"
"""The first letter of a script that a computer may lack."""
LETTERS: Mapping[re.Pattern[str], tuple[str, ...]] = {
    re.compile("[\u0590-\u05ff]"): ("he",),
    re.compile("[\u0600-\u06ff]"): ("ar",),
    re.compile("[\u1100-\u11ff\uac00-\ud7af]"): ("ko",),
    re.compile("[\u3040-\u30ff]"): ("ja",),
    re.compile("[\u3400-\u9fff\uf900-\ufaff]"): ("ja", "zhs", "zht"),
}
"""Letters, and the languages of which any typeface has them."""


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


def lacks_letters(language: str) -> bool:
    """Return whether no typeface of this computer has the letters of a language, by its code: its
    texts would be boxes."""
    system = QFontDatabase.WritingSystem
    scripts = {
        "ja": system.Japanese,
        "ko": system.Korean,
        "zhs": system.SimplifiedChinese,
        "zht": system.TraditionalChinese,
        "ar": system.Arabic,
        "he": system.Hebrew,
    }
    return language in scripts and not QFontDatabase.families(scripts[language])


def drawn_in(language: str) -> str:
    """Return the language in which a text of that language is drawn: English where this computer
    has no letters of it."""
    return "en" if lacks_letters(language) else language


def can_draw(text: str) -> bool:
    """Return whether this computer has letters of each script in a text of any language."""
    if max(text, default="") < OTHER_SCRIPTS:
        return True
    return not any(
        letters.search(text) and all(map(lacks_letters, languages))
        for letters, languages in LETTERS.items()
    )


def family_of(files: Iterable[bytes]) -> str:
    """Make the weights of a typeface known to Qt; return their family, empty if it can't."""
    known = [QFontDatabase.addApplicationFontFromData(QByteArray(file)) for file in files]
    families = [QFontDatabase.applicationFontFamilies(each) for each in known]
    return families[0][0] if all(families) else ""
