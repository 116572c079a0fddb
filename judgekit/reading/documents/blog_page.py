"""Reader for a rules page saved from a blog: Roman chapters, numbered rules, lettered options."""

from __future__ import annotations

import re

from judgekit.domain.rules.document import Section
from judgekit.reading.documents.body_blocks import read_blocks
from judgekit.reading.documents.language_words import LanguageWords
from judgekit.reading.documents.section_assembly import Heading, SectionAssembly

_NUMBERED = re.compile(r"^(?P<number>[IVXL]+|[A-Z]|\d{1,3})\.\s+(?P<text>\S.*)$")
_ROMAN = ("I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII", "XIII")
_LONGEST_TITLE = 80


def read_blog_page(text: str, words: LanguageWords) -> tuple[Section, ...]:
    """Return the sections of the page, without date, title, translator's note and comments.

    Above the first number only complete sentences are content: the lead.
    """
    chrome = re.compile(rf"^\s*(?:{words.blog_chrome})\s*$", re.IGNORECASE)
    lines = [line for line in text.splitlines() if not chrome.match(line)]
    assembly: SectionAssembly[str] = SectionAssembly()
    counting = _Counting()
    started = False
    for line in lines:
        found = None if line[:1].isspace() else _NUMBERED.match(line)
        heading = counting.heading(found["number"], found["text"]) if found else None
        if heading:
            started = True
            assembly.heading(heading)
            if heading.title is None and found:
                assembly.line(found["text"])
        elif started or line.rstrip().endswith((".", "!", "?")):
            assembly.line(line)
    return assembly.sections(lambda body: read_blocks(body, words))


class _Counting:
    """Recognizes numbers that are next in sequence: chapters, rules, options of a chapter."""

    def __init__(self) -> None:
        self._chapters = 0
        self._rules = 0
        self._options = 0
        self._chapter: str | None = None

    def heading(self, number: str, text: str) -> Heading | None:
        """Return the line's heading, or None if its number is out of sequence."""
        title = text.strip().rstrip(".:")
        if self._chapters < len(_ROMAN) and number == _ROMAN[self._chapters]:
            self._chapters += 1
            self._options = 0
            self._chapter = number
            return Heading(number, title)
        if number == str(self._rules + 1):
            self._rules += 1
            return Heading(number, None, self._chapter)
        if number == chr(ord("A") + self._options) and len(text) <= _LONGEST_TITLE:
            self._options += 1
            return Heading(number, title, self._chapter)
        return None
