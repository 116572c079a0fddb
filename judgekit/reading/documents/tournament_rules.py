"""Reader for the tournament rules: numbered chapters and sections, appendices, sub-headings.

The sources mark headings at arbitrary levels or not at all, so a heading is recognized by its form
and position (the next number in sequence); a mark only shows that a line without number is one.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from judgekit.domain.rules.document import Section
from judgekit.reading.documents.body_blocks import read_blocks
from judgekit.reading.documents.contents_table import ContentsTable, find_contents
from judgekit.reading.documents.inline_markup import read_inline
from judgekit.reading.documents.language_words import LanguageWords
from judgekit.reading.documents.section_assembly import Heading, SectionAssembly

_MARKED = re.compile(r"^#{1,6}\s+(.*?)\s*#*$")
_CHAPTER = re.compile(r"^(\d{1,2})\.?\s*(?=[^\W\d_])(.+)$")
_SECTION = re.compile(r"^(\d{1,2})\.(\d{1,2})\.?\s*(?=[^\W\d_])(.+)$")
_LIST_MARK = re.compile(r"^\s*(?:[-•*]|\d{1,2}[.)])\s")
_LONGEST_TITLE = 120
_LONGEST_LABEL_WORDS = 6
_LONGEST_FRONT = 12
_MOST_LOST = 3
_LOOK_ALIKES = str.maketrans("АВЕКМНОРСТХ", "ABEKMHOPCTX")


def read_tournament_rules(text: str, words: LanguageWords) -> tuple[Section, ...]:
    """Return the sections of one edition; every line that is content belongs to one of them."""
    return _Reading(text.splitlines(), words).sections()


@dataclass
class _Place:
    """Parser state: the current chapter and section, and the parent of sub-headings."""

    chapter: int = 0
    section: int = 0
    above: str | None = None


class _Reading:
    def __init__(self, lines: list[str], words: LanguageWords) -> None:
        self._lines = lines
        self._words = words
        self._contents: ContentsTable | None = find_contents(lines)
        self._appendix = re.compile(
            rf"^(?:{words.appendix})\s+([A-ZА-Я])\s*[—–:.-]\s*(\S.*)$", re.IGNORECASE
        )
        self._date = re.compile(rf"^(?:{words.date})$", re.IGNORECASE)
        self._front = re.compile(rf"^(?:{words.contents})$|{words.date}", re.IGNORECASE)
        self._example = re.compile(rf"^(?:{words.example})$", re.IGNORECASE)
        self._has_marks = sum(1 for line in lines if _MARKED.match(line)) >= 3
        self._place = _Place()
        self._assembly: SectionAssembly[str] = SectionAssembly()

    def sections(self) -> tuple[Section, ...]:
        for index in self._content_indexes():
            line = self._lines[index]
            heading = self._heading(index)
            if heading is None:
                self._assembly.line(line)
            else:
                self._assembly.heading(heading)
        return self._assembly.sections(lambda lines: read_blocks(lines, self._words))

    def _content_indexes(self) -> list[int]:
        """Return the indexes of content lines, without front matter, contents and closing lines."""
        contents = self._contents
        lines = self._lines
        first = contents.start if contents else self._title_end()
        front = [i for i in range(first) if lines[i].strip() and not self._is_front(i)]
        return front + list(range(contents.end if contents else first, self._last_line()))

    def _title_end(self) -> int:
        """Return the end of the front matter, title and date, if there is no table of contents."""
        for index, line in enumerate(self._lines[:_LONGEST_FRONT]):
            text = read_inline(_unmarked(line)).text
            if _CHAPTER.match(text) or _SECTION.match(text) or self._appendix.match(text):
                break
            if self._front.search(text):
                return index + 1
        return 0

    def _is_front(self, index: int) -> bool:
        """Whether a line before the table of contents is no complete sentence, or a date."""
        text = read_inline(_unmarked(self._lines[index])).text
        return not text.endswith((".", "!", "?")) or self._front.search(text) is not None

    def _last_line(self) -> int:
        """Return the end of the text before trademark and copyright lines."""
        closing = re.compile(rf"^\s*(?:©|\(c\)|{self._words.trademark})", re.IGNORECASE)
        end = len(self._lines)
        for index in range(end - 1, max(-1, end - 12), -1):
            if closing.match(self._lines[index]):
                end = index
            elif self._lines[index].strip():
                break
        return end

    def _heading(self, index: int) -> Heading | None:
        line = self._lines[index]
        mark = _MARKED.match(line)
        if mark is None and not self._stands_alone(index):
            return None
        text = read_inline(mark[1] if mark else line).text
        if not text or len(text) > _LONGEST_TITLE:
            return None
        return (
            self._section_heading(text, marked=mark is not None)
            or self._chapter_heading(text, index, marked=mark is not None)
            or self._appendix_heading(text, marked=mark is not None)
            or self._plain_heading(text, index, marked=mark is not None)
        )

    def _stands_alone(self, index: int) -> bool:
        line = self._lines[index]
        return bool(
            line.strip()
            and not line[0].isspace()
            and "\t" not in line
            and not self._line_at(index - 1).strip()
            and not self._line_at(index + 1).strip()
        )

    def _line_at(self, index: int) -> str:
        return self._lines[index] if 0 <= index < len(self._lines) else ""

    def _section_heading(self, text: str, *, marked: bool) -> Heading | None:
        found = _SECTION.match(text)
        if found is None:
            return None
        chapter, section = int(found[1]), int(found[2])
        ahead = section - self._place.section if chapter == self._place.chapter else 0
        if not marked and not 0 < ahead <= _MOST_LOST:
            return None
        self._place = _Place(chapter, section, f"{chapter}.{section}")
        return Heading(self._place.above, _title(found[3]), str(chapter))

    def _chapter_heading(self, text: str, index: int, *, marked: bool) -> Heading | None:
        found = _CHAPTER.match(text)
        if found is None:
            return None
        chapter = int(found[1])
        if not marked and not (
            chapter > self._place.chapter and self._opens_chapter(index, chapter)
        ):
            return None
        self._place = _Place(chapter, 0, str(chapter))
        return Heading(str(chapter), _title(found[2]))

    def _opens_chapter(self, index: int, chapter: int) -> bool:
        """Whether a numbered line is a chapter, followed by its first section, and not an item."""
        found = _SECTION.match(read_inline(_unmarked(self._next_text(index))).text)
        return found is not None and (int(found[1]), int(found[2])) == (chapter, 1)

    def _appendix_heading(self, text: str, *, marked: bool) -> Heading | None:
        found = self._appendix.match(text)
        if found is None or (not marked and re.match(rf"\S+\s+{found[1]}\s*:", text)):
            return None
        number = f"Appendix {found[1].upper().translate(_LOOK_ALIKES)}"
        self._place = _Place(self._place.chapter, 0, number)
        return Heading(number, _title(found[2]))

    def _plain_heading(self, text: str, index: int, *, marked: bool) -> Heading | None:
        if not (
            marked
            or self._is_change_date(text)
            or (not self._has_marks and self._looks_like_title(text, index))
        ):
            return None
        return Heading(None, _title(text), self._place.above)

    def _is_change_date(self, text: str) -> bool:
        in_appendix = (self._place.above or "").startswith("Appendix")
        return in_appendix and self._date.match(text) is not None

    def _looks_like_title(self, text: str, index: int) -> bool:
        """Whether an unmarked line is a title: an entry of the contents, a label above a list, or a
        short line above complete sentences."""
        if not text[0].isupper():
            return False
        if self._contents and self._contents.lists(text):
            return True
        if len(text.split()) > _LONGEST_LABEL_WORDS or re.search(r"[.!?;,]$|: ", text):
            return False
        below = self._next_text(index)
        if not _LIST_MARK.match(below):
            return not text.endswith(":") and len(below) > len(text) and below.endswith((".", ":"))
        if self._example.match(text.rstrip(":")):
            return True
        return not text.endswith(":") or self._text_before(index).endswith(":")

    def _next_text(self, index: int) -> str:
        below = range(index + 1, len(self._lines))
        return next((self._lines[at] for at in below if self._lines[at].strip()), "")

    def _text_before(self, index: int) -> str:
        above = range(index - 1, -1, -1)
        return next((self._lines[at].strip() for at in above if self._lines[at].strip()), "")


def _unmarked(line: str) -> str:
    mark = _MARKED.match(line)
    return mark[1] if mark else line


def _title(text: str) -> str:
    return re.sub(r"\s*[.:]$", "", text.strip())
