"""Where a table of contents stands, and what it lists."""

from __future__ import annotations

import re
from dataclasses import dataclass

_ENTRY = re.compile(r"^\s*(?P<title>\S.{0,140}?)(?:\s*\.{3,}\s*|\s+)(?P<page>\d{1,3})\s*$")
_FEWEST = 8
_WIDEST_GAP = 2


@dataclass(frozen=True)
class ContentsTable:
    """Lines `start` to `end` (exclusive) are the table; `titles` as it prints them, folded."""

    start: int
    end: int
    titles: frozenset[str]

    def lists(self, title: str) -> bool:
        """Whether a heading of that title is promised."""
        return fold_title(title) in self.titles


def find_contents(lines: list[str]) -> ContentsTable | None:
    """The first long run of lines that end in a page number, blank lines between them allowed."""
    start, end, titles, gap = 0, 0, list[str](), 0
    for index, line in enumerate(lines):
        if not line.strip():
            continue
        entry = _ENTRY.match(line)
        if entry:
            if not titles:
                start = index
            titles.append(entry["title"])
            end, gap = index + 1, 0
            continue
        gap += 1
        if titles and gap > _WIDEST_GAP:
            if len(titles) >= _FEWEST:
                break
            titles.clear()
    if len(titles) < _FEWEST:
        return None
    return ContentsTable(start, end, frozenset(map(fold_title, titles)))


def fold_title(title: str) -> str:
    """Titles are compared without case, numbers in front, and signs at the end."""
    bare = re.sub(r"^\s*\d+(?:\.\d+)*\.?\s*", "", title)
    return " ".join(re.sub(r"[^\w\s]", " ", bare).split()).casefold()
