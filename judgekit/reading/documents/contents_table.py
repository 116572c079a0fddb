"""Find a table of contents and its entries."""

from __future__ import annotations

import re
from dataclasses import dataclass

_ENTRY = re.compile(r"^\s*(?P<title>\S.{0,140}?)(?:\s*\.{3,}\s*|\s+)(?P<page>\d{1,3})\s*$")
_LEADING_NUMBER = re.compile(r"^\s*\d+(?:\.\d+)*\.?\s*")
_SIGN = re.compile(r"[^\w\s]")
_FEWEST = 8
_WIDEST_GAP = 2
_LATEST_START = 200


@dataclass(frozen=True)
class ContentsTable:
    """Lines `start` to `end` (exclusive) are the table; `titles` are its entries, folded."""

    start: int
    end: int
    titles: frozenset[str]

    def lists(self, title: str) -> bool:
        """Whether the table lists a heading of that title."""
        return fold_title(title) in self.titles


def find_contents(lines: list[str]) -> ContentsTable | None:
    """Find the first long run of lines ending in rising page numbers; blank lines are ignored."""
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
    """Fold a title for comparison: no case, leading number or punctuation."""
    return " ".join(_SIGN.sub(" ", _LEADING_NUMBER.sub("", title)).split()).casefold()
