"""Read the text of a file dropped on the pairings field."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLocale

from judgekit.reading.pairings.reader import MOST_BYTES
from judgekit.system.regular_file import open_regular_file

UTF16_MARKS = (b"\xff\xfe", b"\xfe\xff")


class UnusableFile(Exception):
    """Carries the sentence that says why a file can't be used."""


def text_of_file(path: Path) -> str:
    """Read a text file in UTF-8 or UTF-16; raises UnusableFile if it is too large, unreadable or no
    such text."""
    translate = QCoreApplication.translate
    try:
        with open_regular_file(path) as file:
            content = file.read(2 * MOST_BYTES + 1)
    except OSError as error:
        sentence = translate("PairingsFile", "The file {name} can't be read.")
        raise UnusableFile(sentence.format(name=path.name)) from error
    if len(content) > 2 * MOST_BYTES:
        sentence = translate(
            "PairingsFile", "The file {name} is too large: pairings take at most {kilobytes} KB."
        )
        size = QLocale().toString(MOST_BYTES // 1000)
        raise UnusableFile(sentence.format(name=path.name, kilobytes=size))
    try:
        text = content.decode("utf-16" if content.startswith(UTF16_MARKS) else "utf-8-sig")
    except UnicodeDecodeError:
        text = "\0"
    if "\0" in text:
        sentence = translate(
            "PairingsFile",
            "The file {name} is not text in UTF-8 or UTF-16. Copy the pairings from the program "
            "that shows them instead.",
        )
        raise UnusableFile(sentence.format(name=path.name))
    return text
