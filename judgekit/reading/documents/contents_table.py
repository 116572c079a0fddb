"""Where a table of contents stands, and what it lists."""

from __future__ import annotations

import re
from dataclasses import dataclass

_ENTRY = re.compile(r"^\s*(?P<title>\S.{0,140}?)(?:\s*\.{3,}\s*|\s+)(?P<page>\d{1,3})\s*$")
_FEWEST = 8
_WIDEST_GAP = 2
_LATEST_START = 200


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
    """The first long run of lines that end in rising page numbers, blank lines between allowed."""
    start, end, gap, page = 0, 0, 0, 0
    titles: list[str] = []
    for index, line in enumerate(lines):
        if not line.strip():
            continue
        entry = _ENTRY.match(line)
        if entry and int(entry["page"]) >= page:
            start = start if titles else index
            titles.append(entry["title"])
            end, gap, page = index + 1, 0, int(entry["page"])
            continue
        gap += 1
        if gap > _WIDEST_GAP:
            if len(titles) >= _FEWEST:
                break
            titles.clear()
            page = 0
            if index > _LATEST_START:
                return None
    if len(titles) < _FEWEST:
        return None
    return ContentsTable(start, end, frozenset(map(fold_title, titles)))


def fold_title(title: str) -> str:
    """Titles are compared without case, numbers in front, and signs at the end."""
    bare = re.sub(r"^\s*\d+(?:\.\d+)*\.?\s*", "", title)
    return " ".join(re.sub(r"[^\w\s]", " ", bare).split()).casefold()
