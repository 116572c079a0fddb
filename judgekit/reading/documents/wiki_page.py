"""Reader for a rules page saved from a wiki: headings with an edit link, numbered rules, a
navigation box at the end."""

from __future__ import annotations

import re

from judgekit.domain.rules.document import Section
from judgekit.reading.documents.body_blocks import read_blocks
from judgekit.reading.documents.language_words import LanguageWords
from judgekit.reading.documents.section_assembly import Heading, SectionAssembly

_RULE = re.compile(r"^\s*[•*-]\s+(?P<number>\d{3}(?:\.\d+[a-z]?)?)\.?\s+(?P<text>\S.*)$")
_SITE_NAME = re.compile(r"^\W*\w+\W*$")
_QUOTED = re.compile(r"""["“„«].*["”“»]""")
_LONGEST_TERM = 60


def read_wiki_page(text: str, words: LanguageWords) -> tuple[Section, ...]:
    """Return the sections of the page, without site name, edit links and navigation."""
    edit = re.compile(rf"^(?P<title>\S.*?)\s+\[?(?:{words.wiki_edit})\]?\s*$", re.IGNORECASE)
    glossary = re.compile(rf"\b(?:{words.glossary})\b", re.IGNORECASE)
    assembly: SectionAssembly[str] = SectionAssembly()
    announcing = _Announcing()
    is_glossary = False
    lines = _content(text.splitlines())
    for index, line in enumerate(lines):
        rule = _RULE.match(line)
        heading = edit.match(line)
        if rule:
            is_glossary = False
            _add_rule(assembly, rule)
        elif heading:
            is_glossary = False
            title = " ".join(heading["title"].split())
            assembly.heading(Heading(None, title, announcing.above(title)))
        elif is_glossary and _is_term(lines, index):
            assembly.heading(Heading(None, line.strip()))
        else:
            is_glossary |= glossary.search(line) is not None
            announcing.read(line)
            assembly.line(line)
    return assembly.sections(lambda body: read_blocks(body, words))


class _Announcing:
    """Tracks the parent of quoted headings: a section whose text ends with a colon, as in `Some
    cards keep the game from ending:`."""

    def __init__(self) -> None:
        self._title: str | None = None
        self._above: str | None = None
        self._last_line = ""

    def read(self, line: str) -> None:
        """Record a line of text."""
        self._last_line = line.strip() or self._last_line

    def above(self, title: str) -> str | None:
        """Return the title of the parent section of a heading, None at the top level."""
        if not _QUOTED.fullmatch(title):
            self._title, self._above = title, None
        elif self._above is None and self._last_line.endswith(":"):
            self._above = self._title
        self._last_line = ""
        return self._above


def _add_rule(assembly: SectionAssembly[str], rule: re.Match[str]) -> None:
    """Add a rule: without a decimal it is a heading, else text that begins with its number."""
    number = rule["number"]
    if "." not in number:
        assembly.heading(Heading(number, rule["text"].strip()))
        return
    above = number[:-1] if number[-1].isalpha() else number.split(".")[0]
    assembly.heading(Heading(number, None, above))
    assembly.line(rule["text"])


def _is_term(lines: list[str], index: int) -> bool:
    """Whether a line is a glossary term: short, with its explanation directly below."""
    line = lines[index].strip()
    follows = lines[index + 1].strip() if index + 1 < len(lines) else ""
    return (
        0 < len(line) <= _LONGEST_TERM
        and (index == 0 or not lines[index - 1].strip())
        and line[-1].isalnum()
        and follows[:1].isupper()
    )


def _content(lines: list[str]) -> list[str]:
    """Remove the site's name above and the navigation box below."""
    lines = lines[: _navigation_start(lines)]
    first = next((index for index, line in enumerate(lines) if line.strip()), 0)
    if first < len(lines) and _SITE_NAME.match(lines[first]):
        lines = lines[first + 1 :]
    return lines


def _navigation_start(lines: list[str]) -> int:
    """Find the navigation box: lines of entries separated by middle dots, each below a label."""
    start = len(lines)
    while start and not lines[start - 1].strip():
        start -= 1
    end = start
    while start and (
        lines[start - 1].count("·") >= 2
        or (start < end and re.search(r"[^\s.!?:)”\"]$", lines[start - 1]))
    ):
        start -= 1
    return start
