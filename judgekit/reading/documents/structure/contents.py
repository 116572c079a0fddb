"""The table of contents of a file: which headings it lists, and where it stands."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field

from judgekit.reading.documents.contents_table import fold_title
from judgekit.reading.documents.source_text import SourceLine

_ENTRY = re.compile(
    r"^\s*(?P<title>\S.{0,160}?)\s*(?:(?:[.…·_]\s?){3,}|\t|\s)\s*(?P<page>\d{1,3})\s*$"
)
_LEADER = re.compile(r"(?:[.…·_]\s?){4,}")
_NUMBER = re.compile(r"^(?P<number>\d{1,3}(?:\.\d{1,3})*)[.):]?\s+(?P<title>\S.*)$")
_HEAD = re.compile(
    r"^\W*(?:table of contents|contents|[ií]ndice|contenidos?|tabla de contenidos?|оглавление|"
    r"содержание|inhalt(?:sverzeichnis)?|sommaire|table des mati[èe]res|indice|sum[áa]rio|目次|"
    r"目录|目錄|차례|목차)\W*$",
    re.IGNORECASE,
)
_FEWEST = 6
_WIDEST_GAP = 3
_LATEST_START = 400
_NEAREST_TWIN = 4


@dataclass(frozen=True)
class Contents:
    """Headings listed by a table of contents, folded, with their numbers as printed."""

    titles: frozenset[str] = frozenset()
    numbers: dict[str, str] = field(default_factory=dict)
    """Folded title -> number, for titles listed once."""
    by_number: dict[str, str] = field(default_factory=dict)
    """Number -> folded title."""

    @property
    def is_empty(self) -> bool:
        """Whether there is no table of contents."""
        return not self.titles

    @property
    def has_numbers(self) -> bool:
        """Whether it lists numbered headings."""
        return bool(self.by_number)

    def lists(self, text: str) -> bool:
        """Whether it lists a heading of these words, with or without its number."""
        return bool(self.titles) and fold_title(text) in self.titles

    def is_entry(self, text: str) -> bool:
        """Whether a line is one of the headings listed, as it stands."""
        numbered = _NUMBER.match(text)
        if numbered:
            listed = self.by_number.get(numbered["number"])
            return listed is not None and listed == fold_title(text)
        if not text[:1].isupper() or text.endswith((".", ",", ";", ":")):
            return False
        return self.lists(text) and self.number_of(text) is None

    def beyond_title(self, number: str, title: str) -> str:
        """What stands behind the listed title of a number in the same line; empty if nothing."""
        listed = self.by_number.get(number, "")
        words = title.split(" ")
        for count in range(len(words) - 1, 0, -1):
            if fold_title(" ".join(words[:count])) == listed:
                return " ".join(words[count:])
        return ""

    def number_of(self, title: str) -> str | None:
        """The number that it gives to a title."""
        return self.numbers.get(fold_title(title))

    def has_number(self, number: str, title: str) -> bool:
        """Whether it lists the number with a title that begins or ends alike: where a title is cut,
        or wrapped, or something stands behind it."""
        listed = self.by_number.get(number)
        if not listed:
            return False
        folded = fold_title(title)
        return folded.startswith(listed) or (len(folded) > 3 and listed.startswith(folded))


def find_contents(lines: Sequence[SourceLine]) -> tuple[Contents, range]:
    """Find the table of contents: lines that end in rising page numbers, or below its heading lines
    that the text repeats; an empty range if there is none."""
    found = _with_pages(lines) or _repeated(lines)
    if not found:
        return Contents(), range(0)
    span, titles = found
    start = span.start
    if start and _HEAD.match(lines[start - 1].text):
        start -= 1
    return _contents(titles), range(start, span.stop)


def _with_pages(lines: Sequence[SourceLine]) -> tuple[range, list[str]] | None:
    start, end, gap, page = 0, 0, 0, 0
    titles: list[str] = []
    pending = ""
    for index, line in enumerate(lines[: _LATEST_START + 600]):
        text = line.text
        entry = _ENTRY.match(text) if text.rstrip()[-1:].isdecimal() else None
        if entry and int(entry["page"]) >= page and not line.rows:
            if not titles:
                start = index
            titles.append(f"{pending} {_bare(entry['title'])}".strip())
            end, gap, page, pending = index + 1, 0, int(entry["page"]), ""
            continue
        if titles and text.isdigit():
            end = index + 1
            continue
        if titles and _LEADER.search(text):
            titles.append(_bare(text))
            end, gap = index + 1, 0
            continue
        gap += 1
        pending = text if titles and _NUMBER.match(text) else ""
        if gap > _WIDEST_GAP:
            if len(titles) >= _FEWEST:
                break
            titles.clear()
            page, pending = 0, ""
            if index > _LATEST_START:
                return None
    return (range(start, end), titles) if len(titles) >= _FEWEST else None


def _bare(text: str) -> str:
    return _LEADER.sub(" ", text).strip(" .…·_\t")


def _repeated(lines: Sequence[SourceLine]) -> tuple[range, list[str]] | None:
    """Lines below the heading `Contents`, each of which comes again later as a line."""
    head = next((i for i, line in enumerate(lines[:_LATEST_START]) if _HEAD.match(line.text)), None)
    if head is None:
        return None
    later: dict[str, int] = {}
    for index, line in enumerate(lines):
        if len(line.text) <= 160:
            later[_folded(line.text)] = index
    titles: list[str] = []
    end, missed = head + 1, 0
    seen: set[str] = set()
    for index in range(head + 1, len(lines)):
        text = lines[index].text
        folded = _folded(text)
        if folded in seen:
            break
        if later.get(folded, -1) > index + _NEAREST_TWIN:
            titles.append(text)
            seen.add(folded)
            end, missed = index + 1, 0
            continue
        missed += 1
        if missed > _WIDEST_GAP:
            break
    return (range(head, end), titles) if len(titles) >= _FEWEST else None


def _folded(text: str) -> str:
    """An entry with its number: many chapters may begin with a section of the same title."""
    return " ".join(re.sub(r"[^\w\s.]|\.(?!\d)", " ", text).split()).casefold()


def _contents(titles: Sequence[str]) -> Contents:
    numbers: dict[str, str] = {}
    by_number: dict[str, str] = {}
    twice: set[str] = set()
    for title in titles:
        numbered = _NUMBER.match(title)
        folded = fold_title(title)
        if numbered:
            by_number.setdefault(numbered["number"], folded)
            if folded in numbers:
                twice.add(folded)
            numbers[folded] = numbered["number"]
    return Contents(
        frozenset(fold_title(title) for title in titles),
        {folded: number for folded, number in numbers.items() if folded not in twice},
        by_number,
    )
