"""Plain texts of a form that has a reader of its own, and how such a form is recognized."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from enum import StrEnum

from judgekit.domain.rules.document import Section
from judgekit.domain.rules.document_import import DocumentKind
from judgekit.reading.documents.blog_page import read_blog_page
from judgekit.reading.documents.language_words import (
    LanguageWords,
    has_language_words,
    language_words,
)
from judgekit.reading.documents.tournament_rules import read_tournament_rules
from judgekit.reading.documents.wiki_page import read_wiki_page


class TextForm(StrEnum):
    """Form of a plain text, as the manifest of the bundled texts names it."""

    TOURNAMENT_RULES = "tournament-rules"
    WIKI_PAGE = "wiki-page"
    BLOG_PAGE = "blog-page"


TEXT_READERS: Mapping[str, Callable[[str, LanguageWords], tuple[Section, ...]]] = {
    TextForm.TOURNAMENT_RULES: read_tournament_rules,
    TextForm.WIKI_PAGE: read_wiki_page,
    TextForm.BLOG_PAGE: read_blog_page,
}
_FEWEST_EDIT_LINKS = 3
_LONGEST_LINKED = 160
"""Letters of a heading with its link."""
_SENTENCE_ENDS = ".:;,"
_FEWEST_SECTIONS = 20
_FEWEST_PIPED = 3
_FEWEST_CHAPTERS = 3
_MOST_WRAPPED = 0.05
"""Share of lines that go on from the line above, from which a text counts as wrapped."""
_SECTION = re.compile(r"^(?:#{1,6}\s+)?\*{0,2}\d{1,2}\.\d{1,2}\.?\s*[^\W\d_]")
_ROMAN = re.compile(r"^(?P<number>I|II|III|IV|V|VI)\.\s+\S")
_RULE = re.compile(r"^\d{1,2}\.\s+\S")


def find_text_form(text: str, kind: DocumentKind, language: str) -> TextForm | None:
    """The form of a plain text that has a reader of its own; None for any other."""
    if not has_language_words(language):
        return None
    lines = text.splitlines()
    if _has_edit_links(lines, language_words(language)):
        return TextForm.WIKI_PAGE
    if kind is DocumentKind.TOURNAMENT_RULES and _has_sections_apart(lines):
        return TextForm.TOURNAMENT_RULES
    if kind is DocumentKind.OTHER and _has_roman_chapters(lines):
        return TextForm.BLOG_PAGE
    return None


def _has_edit_links(lines: list[str], words: LanguageWords) -> bool:
    link = re.compile(rf"^\S.{{0,120}}\s\[?(?:{words.wiki_edit})\]?\s*$", re.IGNORECASE)
    short = [
        line
        for line in lines
        if line and len(line) <= _LONGEST_LINKED and line[-1] not in _SENTENCE_ENDS
    ]
    return sum(bool(link.match(line)) for line in short) >= _FEWEST_EDIT_LINKS


def _has_sections_apart(lines: list[str]) -> bool:
    """Whether numbered sections stand between blank lines, in a text that isn't wrapped and whose
    tables aren't those of Markdown."""
    apart = wrapped = content = 0
    for index, line in enumerate(lines):
        if not line.strip():
            continue
        above = lines[index - 1].strip() if index else ""
        below = lines[index + 1].strip() if index + 1 < len(lines) else ""
        content += 1
        wrapped += bool(above) and line.lstrip()[:1].islower()
        apart += not above and not below and bool(_SECTION.match(line))
    piped = sum(line.startswith("|") for line in lines)
    return apart >= _FEWEST_SECTIONS and piped < _FEWEST_PIPED and wrapped < _MOST_WRAPPED * content


def _has_roman_chapters(lines: list[str]) -> bool:
    chapters = [found["number"] for line in lines if (found := _ROMAN.match(line))]
    rules = sum(bool(_RULE.match(line)) for line in lines)
    return len(chapters) >= _FEWEST_CHAPTERS and chapters[0] == "I" and rules >= len(chapters)
