"""The table of contents of a file: which headings it lists, and where it stands."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property

from judgekit.reading.documents.contents_table import fold_title
from judgekit.reading.documents.source_text import SourceLine

_ENTRY = re.compile(
    r"^\s*(?P<title>\S.{0,160}?)\s*(?:(?:[.…·_]\s?){3,}|\t|\s)\s*(?P<page>\d{1,3})\s*$"
)
_LEADER = re.compile(r"(?:[.…·_]\s?){4,}")
_NUMBER = re.compile(
    r"^(?P<number>\d{1,3}(?:\.\d{1,3})*)(?:[.):]?\s+|(?=[A-ZА-ЯЁ]))(?P<title>\S.*)$"
)
_LISTED = re.compile(r"^(\d{1,3}(?:\.\d{1,2})*)(?:[.):]?\s+|\.)([^\W\d_].{2,80}?)(?:\s+\d{1,3})?$")
_LEADING = re.compile(r"\d{1,3}(?:\.\d{1,3})*")
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
_LONGEST_ENTRY = 160
_LONGEST_TAIL = 20
_SENTENCE_END = re.compile(r"[.!?;:,…。！？][»”\"')\]]*$")
_NAMED = re.compile(r"^[A-Z]{2,4}\s+(?=\d{1,2}[.\s]|[Aa]ppendix)")


@dataclass(frozen=True)
class Contents:
    """Headings listed by a table of contents, folded, with their numbers as printed."""

    titles: frozenset[str] = frozenset()
    numbers: dict[str, str] = field(default_factory=dict)
    """Folded title -> number, for titles listed once."""
    by_number: dict[str, str] = field(default_factory=dict)
    """Number -> folded title."""
    printed: dict[str, str] = field(default_factory=dict)
    """Number -> title as printed, of all entries with numbers."""

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
        """Whether a line is one of the headings listed, a numbered one with what stands behind."""
        if self.is_empty:
            return False
        numbered = _NUMBER.match(text)
        if numbered:
            listed = self.by_number.get(numbered["number"])
            return listed is not None and fold_title(text).startswith(listed)
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
    listed = [*titles, *(_bare(line.text) for line in lines[span.start : span.stop])]
    return _contents(titles, listed), range(start, span.stop)


def without_name(text: str) -> str:
    """A heading without the name of its document in front: `MTR 1.1 Title` -> `1.1 Title`."""
    named = _NAMED.match(text)
    return text[named.end() :] if named else text


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
    """Lines below the heading `Contents`, or beginning with a number, each of which comes again
    later at the beginning of a line."""
    later = _Later(lines)
    for start, line in enumerate(lines[:_LATEST_START]):
        is_head = _HEAD.match(line.text) is not None
        if is_head or _NUMBER.match(line.text):
            found = _run(lines, start + 1 if is_head else start, later)
            if found is not None:
                return found
    return None


def _run(lines: Sequence[SourceLine], start: int, later: _Later) -> tuple[range, list[str]] | None:
    """The entries that begin at a line, up to where the text itself begins: the earliest line that
    repeats one of them."""
    titles: list[str] = []
    end, missed, numbered, text_begins = start, 0, 0, len(lines)
    for index in range(start, len(lines)):
        text = lines[index].text
        if index >= text_begins:
            break
        again = later.after(text, index + _NEAREST_TWIN)
        if again is not None:
            text_begins = min(text_begins, again)
            titles.append(text)
            numbered += _NUMBER.match(text) is not None
            end, missed = index + 1, 0
            continue
        missed += 1
        if missed > _WIDEST_GAP:
            break
    is_headed = start > 0 and _HEAD.match(lines[start - 1].text) is not None
    if len(titles) < _FEWEST or not (is_headed or numbered >= _FEWEST):
        return None
    rest = [line.text for line in lines[end:text_begins]]
    if len(rest) <= _LONGEST_TAIL and all(map(_is_title, rest)):
        # What the text has in other words, as the appendices.
        end = text_begins
        titles += rest
    while start and later.is_between(lines[start - 1].text, end, text_begins):
        # Titles without a number may stand above the first that has one.
        start -= 1
        titles.append(lines[start].text)
    return range(start, end), titles


def _is_title(text: str) -> bool:
    return 0 < len(text) <= _LONGEST_ENTRY and _SENTENCE_END.search(text) is None


class _Later:
    """Where lines begin with a number and the words behind it, or are the words alone.

    A long text has thousands of either, few of which are asked for: they are folded when one is.
    """

    def __init__(self, lines: Sequence[SourceLine]) -> None:
        self._texts = [without_name(line.text) for line in lines]
        self._numbered: defaultdict[str, list[int]] = defaultdict(list)
        for index, text in enumerate(self._texts):
            if number := _LEADING.match(text):
                self._numbered[number[0]].append(index)

    @cached_property
    def _whole(self) -> Mapping[str, Sequence[int]]:
        whole: defaultdict[str, list[int]] = defaultdict(list)
        for index, text in enumerate(self._texts):
            if len(text) <= _LONGEST_ENTRY and not _NUMBER.match(text):
                whole[fold_title(text)].append(index)
        return whole

    def after(self, text: str, least: int) -> int | None:
        """The first line from there on that repeats an entry."""
        if len(text) > _LONGEST_ENTRY or not text:
            return None
        numbered = _NUMBER.match(text)
        if numbered is None:
            if not _is_title(text):
                return None
            places = self._whole.get(fold_title(text), ())
            return next((each for each in places if each >= least), None)
        number, words = numbered["number"], fold_title(numbered["title"])
        for each in self._numbered.get(number, ()):
            if each < least or (there := _NUMBER.match(self._texts[each])) is None:
                continue
            if fold_title(there["title"][:_LONGEST_ENTRY]).startswith(words):
                return each
        return None

    def is_between(self, text: str, least: int, most: int) -> bool:
        """Whether an entry is repeated between two places."""
        found = self.after(text, least)
        return found is not None and found < most


def _contents(titles: Sequence[str], listed: Sequence[str]) -> Contents:
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
        _printed(listed),
    )


def _printed(listed: Sequence[str]) -> dict[str, str]:
    """The titles by their numbers, each as it is listed first."""
    titles: dict[str, str] = {}
    for each in listed:
        if found := _LISTED.match(each):
            titles.setdefault(found[1], found[2])
    return titles
