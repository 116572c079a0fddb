"""Recognize headings among paragraphs: numbers in sequence, the table of contents, the look."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise

from judgekit.reading.documents.contents_table import fold_title
from judgekit.reading.documents.section_assembly import Heading
from judgekit.reading.documents.structure.contents import Contents, without_name
from judgekit.reading.documents.structure.dates import is_date_line
from judgekit.reading.documents.structure.front_titles import is_front_title
from judgekit.reading.documents.structure.paragraphs import Paragraph, is_example
from judgekit.reading.documents.structure.recurring_titles import EXAMPLES

_LONGEST_TITLE = 140
_LONGEST_PLAIN = 90
_LONGEST_BOLD = 200
_LONGEST_LABEL = 6
_LONGEST_VALUE = 20
"""Letters of what stands alone below a heading, as the penalty of an infraction."""
_MOST_LOST = 3
_NUMBER = re.compile(
    r"^(?:(?:section|secci[óo]n|раздел|abschnitt|sezione|se[çc][ãa]o|chapter|第)\s*)?"
    r"(?P<number>\d{1,3}(?:\.\d{1,3})*)(?P<dot>\.|\)|:)?(?:\s*[—–:-]\s*|\s*)(?P<title>[^\W\d_].*)$",
    re.IGNORECASE,
)
_ROMAN = re.compile(r"^(?P<number>[IVXL]{1,6})\.\s+(?P<title>\S.*)$")
_APPENDIX = re.compile(
    r"^(?:appendix|ap[ée]ndice|ap[êe]ndice|appendice|anhang|annexe?|приложение|付録|附录|附錄|부록)"
    r"\s*(?P<letter>[A-ZА-Я])\s*(?:[—–:.-]+\s*|\s+)?(?P<title>.*)$",
    re.IGNORECASE,
)
_LOOK_ALIKES: Mapping[int, int | str | None] = str.maketrans("АВЕКМНОРСТХ", "ABEKMHOPCTX")
_SENTENCE_END = re.compile(r"[.!?;,][»”\"')\]]*$")
_TEXT_END = re.compile(r"[.!?:…。！？：][»”\"')\]]*$")
_FINISHED = re.compile(r"[.!?…。！？][»”\"')\]]*$")
_FIRST_HUNDRED = 100
_FEWEST_HUNDREDS = 8
_MOST_RISING = 0.8
_FEWEST_ONCE = 0.9
_LARGE = 1.12


@dataclass
class _Place:
    """Where the reading is: the last number by its parts, and what sub-headings hang under."""

    number: tuple[int, ...] = ()
    above: str | None = None
    appendix: str = ""


class Headings:
    """Decides for each paragraph in turn whether it is a heading; `recurring` are titles that many
    sections have, and `loose` is for a text in which no other headings were found than short lines
    above their text."""

    def __init__(
        self,
        found: Sequence[Paragraph],
        contents: Contents,
        recurring: frozenset[str] = frozenset(),
        *,
        loose: bool = False,
    ) -> None:
        self._found = found
        self._contents = contents
        self._recurring = recurring
        self._place = _Place()
        self._numbered = _numbered_look(found, contents)
        self._is_bare = not any(_stands_out(each) for each in found)
        self._last_heading = -1
        self._loose = loose
        self._has_hundreds = _has_hundreds(found)
        self._capital = ""
        self._levels: list[tuple[float, str]] = []
        self._used: set[str] = set()
        self._listed: set[tuple[str | None, str]] = set()

    def heading(self, index: int) -> Heading | None:
        """The heading that a paragraph is, or None; to be asked once each, in reading order."""
        each = self._found[index]
        text = _with_marker(each)
        if each.rows or (each.lines > 3 and not each.whole):
            return None
        if len(text) > _LONGEST_TITLE:
            return self._run_in(each, text, index) or self._long(each, index)
        found = (
            self._appendix(each, text)
            or self._number(each, text, index)
            or self._roman(each, text)
            or self._change_date(each)
            or self._plain(each, index)
        )
        if found is not None:
            self._last_heading = index
        return found

    def _appendix(self, each: Paragraph, text: str) -> Heading | None:
        found = _APPENDIX.match(text)
        if found is None or _SENTENCE_END.search(found["title"]):
            return None
        if not (
            self._contents.lists(text) or _stands_out(each) or (each.lines == 1 and found["title"])
        ):
            return None
        if found["title"] and found["title"][0].islower() and not self._contents.lists(text):
            return None
        number = f"Appendix {found['letter'].upper().translate(_LOOK_ALIKES)}"
        self._place = _Place((), number, number)
        self._levels.clear()
        return Heading(number, _title(found["title"]) or None)

    def _number(self, each: Paragraph, text: str, index: int) -> Heading | None:
        found = _NUMBER.match(text)
        if found is None:
            return None
        parts = tuple(map(int, found["number"].split(".")))
        title = found["title"]
        listed = self._contents.number_of(title) == found["number"] or self._contents.has_number(
            found["number"], title
        )
        number = found["number"]
        if number in self._used or (self._place.appendix and not listed):
            return None
        if not listed and not self._is_next(each, parts, title, index):
            return None
        self._used.add(number)
        if listed and (rest := self._contents.beyond_title(number, title)):
            each.rest, title = rest, title.removesuffix(rest).rstrip()
        above = (
            ".".join(map(str, parts[:-1])) if len(parts) > 1 else self._above_integer(parts, title)
        )
        self._place = _Place(parts, number)
        self._levels.clear()
        return Heading(number, _title(title), above)

    def _run_in(self, each: Paragraph, text: str, index: int) -> Heading | None:
        """A number and its listed title, with the text going on in the same line."""
        found = _NUMBER.match(text)
        if found is None or not self._contents.beyond_title(found["number"], found["title"]):
            return None
        return self._number(each, text, index)

    def _long(self, each: Paragraph, index: int) -> Heading | None:
        """A title as long as a sentence, in bold letters above plain ones: the situations of the
        guide to Regular are so."""
        if len(each.text) > _LONGEST_BOLD or not self._looks_like_heading(each, index):
            return None
        return self._plain(each, index)

    def _is_next(self, each: Paragraph, parts: tuple[int, ...], title: str, index: int) -> bool:
        """Whether a number that the contents don't list follows the last one, and looks like a
        heading rather than like an item or a sentence."""
        if not _follows(self._place.number, parts) or title[0].islower():
            return False
        if _stands_out(each):
            return self._contents.is_empty or len(parts) > 1 or each.size >= _LARGE
        if self._numbered or _SENTENCE_END.search(title) or len(title) > _LONGEST_PLAIN:
            return False
        if not self._contents.is_empty:
            return False
        if self._has_hundreds and parts[0] >= _FIRST_HUNDRED and each.lines == 1:
            return True
        return len(parts) > 1 or self._opens_chapter(index, parts)

    def _opens_chapter(self, index: int, parts: tuple[int, ...]) -> bool:
        """Whether the next number is this one's first section."""
        for below in self._found[index + 1 : index + 12]:
            found = _NUMBER.match(_with_marker(below))
            if found and "." in found["number"]:
                return found["number"] == f"{parts[0]}.1"
        return False

    def _above_integer(self, parts: tuple[int, ...], title: str) -> str | None:
        """In texts numbered 100, 101, 102, a title in capitals stands above those without."""
        if parts[0] < 10:
            self._capital = ""
            return None
        if title.isupper() and len(title) > 3:
            self._capital = str(parts[0])
            return None
        return self._capital or None

    def _roman(self, each: Paragraph, text: str) -> Heading | None:
        found = _ROMAN.match(text)
        if found is None or not (_stands_out(each) or self._contents.lists(text)):
            return None
        self._place = _Place((), found["number"])
        self._levels.clear()
        return Heading(found["number"], _title(found["title"]))

    def _change_date(self, each: Paragraph) -> Heading | None:
        """A line of an appendix that is a date: the changes of that day follow."""
        if not self._place.appendix or each.marker or not is_date_line(each.text):
            return None
        return Heading(None, _title(each.text), self._place.above)

    def _plain(self, each: Paragraph, index: int) -> Heading | None:
        listed = self._contents.lists(each.text) and not each.marker and self._is_new(each.text)
        stated = each.heading > 0 or (self._place.above is None and _is_front(each))
        if not (
            listed
            or stated
            or self._looks_like_heading(each, index)
            or self._is_label(each, index)
            or (self._is_bare and self._stands_above_text(each, index))
        ):
            return None
        title = _title(each.text)
        if not title:
            return None
        if listed:
            self._listed.add((self._place.above, fold_title(each.text)))
        if self._place.above is not None:
            return Heading(None, title, self._place.above)
        return Heading(None, title, self._parent(each, title))

    def _is_new(self, text: str) -> bool:
        """Whether a text without any look hasn't had that listed title in this section: words of a
        table may be those of a title."""
        return not self._is_bare or (self._place.above, fold_title(text)) not in self._listed

    def _parent(self, each: Paragraph, title: str) -> str | None:
        """Without numbers headings hang by the level that the file states, or by their size."""
        if not self._contents.is_empty and self._contents.has_numbers:
            return None
        rank = float(each.heading) if each.heading else 10.0 - each.size
        while self._levels and self._levels[-1][0] >= rank:
            self._levels.pop()
        above = self._levels[-1][1] if self._levels else None
        self._levels.append((rank, title))
        return above

    def _is_label(self, each: Paragraph, index: int) -> bool:
        """Whether a short line in plain letters stands above a list like a heading."""
        below = self._found[index + 1] if index + 1 < len(self._found) else None
        above = self._found[index - 1] if index else None
        if below is not None and below.marker and EXAMPLES.match(each.text):
            return bool(self._place.above and not self._place.appendix and not each.marker)
        if below is None or above is None or not below.marker or each.marker or each.lines > 1:
            return False
        if below.marker[0].isalnum():
            return False
        if above.marker and each.gap <= above.gap and not _is_capitalized(each.text):
            return False
        words = each.text.split()
        return (
            len(words) <= _LONGEST_LABEL
            and each.text[:1].isupper()
            and not re.search(r"[.!?;,:…。：]$|: ", each.text)
            and self._place.above is not None
            and not is_example(f"{each.text}:")
        )

    def _stands_above_text(self, each: Paragraph, index: int) -> bool:
        """Whether a short line of a text without any look stands between finished sentences, above
        one that it is the heading of."""
        if not 0 < index < len(self._found) - 1 or not _is_short_line(each):
            return False
        above, below = self._found[index - 1], self._found[index + 1]
        if self._loose:
            is_apart = below.gap > 0 or below.marker or _TEXT_END.search(below.text)
            return each.gap > 0 and bool(is_apart) and not is_example(f"{each.text}:")
        if ":" in each.text or self._place.above is None:
            return False
        is_text = _is_text(below) and len(below.text) > 2 * len(each.text)
        if each.text in self._recurring:
            ends = below.text[:1].isupper() and _FINISHED.search(below.text) is not None
            return is_text or ends or bool(below.marker)
        is_value = self._last_heading == index - 2 and len(above.text) <= _LONGEST_VALUE
        if self._last_heading == index - 1 or is_value:
            return is_text
        return (is_text or bool(below.marker)) and _FINISHED.search(above.text) is not None

    def _looks_like_heading(self, each: Paragraph, index: int) -> bool:
        if each.marker or not each.strong or each.lines > 2:
            return False
        if _SENTENCE_END.search(each.text) or not each.text[:1].isupper():
            return False
        below = self._found[index + 1] if index + 1 < len(self._found) else None
        if below is None:
            return False
        if each.size >= _LARGE and len(each.text) <= _LONGEST_PLAIN:
            return True
        alike = below.strong and below.size == each.size and not below.marker
        if len(each.text) > _LONGEST_PLAIN:
            return not below.strong and _TEXT_END.search(below.text) is not None
        return not alike or _NUMBER.match(below.text) is not None


def _with_marker(each: Paragraph) -> str:
    return f"{each.marker} {each.text}" if each.marker else without_name(each.text)


def _is_text(each: Paragraph) -> bool:
    """Whether it begins with a capital and is finished, or long."""
    is_whole = _TEXT_END.search(each.text) is not None or len(each.text) > _LONGEST_TITLE
    return each.text[:1].isupper() and is_whole


def _is_front(each: Paragraph) -> bool:
    """Whether it is the title of what stands before the first number."""
    return each.lines == 1 and not each.marker and is_front_title(each.text)


def _is_capitalized(text: str) -> bool:
    """Whether every word of several begins with a capital, as in titles."""
    words = text.split()
    return len(words) > 1 and all(word[0].isupper() for word in words if len(word) > 3)


def _is_short_line(each: Paragraph) -> bool:
    """Whether it is a line of a few words that begins with a capital and ends no sentence."""
    if each.marker or each.rows or each.lines > 1 or not each.text[:1].isupper():
        return False
    return len(each.text.split()) <= _LONGEST_LABEL and not _SENTENCE_END.search(each.text)


def _stands_out(each: Paragraph) -> bool:
    return bool(each.heading or each.strong or each.size >= _LARGE)


def _numbered_look(found: Sequence[Paragraph], contents: Contents) -> bool:
    """Whether numbered headings stand out by their letters, so that plain lines are none."""
    numbered = [
        each
        for each in found
        if (match := _NUMBER.match(_with_marker(each)))
        and "." in match["number"]
        and each.lines < 3
    ]
    return sum(map(_stands_out, numbered)) >= 3


def _follows(last: tuple[int, ...], parts: tuple[int, ...]) -> bool:
    if not last:
        return parts[0] <= _MOST_LOST or (parts[0] % 10 == 0 and len(parts) == 1)
    if len(parts) == 1:
        return (
            0
            < parts[0] - last[0]
            <= max(_MOST_LOST, 100 if parts[0] >= 100 else 10 if parts[0] >= 20 else 0)
        )
    if parts[: len(parts) - 1] == last[: len(parts) - 1] and len(last) >= len(parts):
        return 0 < parts[-1] - last[len(parts) - 1] <= _MOST_LOST
    if parts[:-1] == last:
        return parts[-1] <= _MOST_LOST
    return len(parts) == 2 and 0 < parts[0] - last[0] <= 1 and parts[1] == 1


def _has_hundreds(found: Sequence[Paragraph]) -> bool:
    """Whether headings of a text are numbered 100, 101, 110 and so on."""
    numbers = [
        int(match["number"])
        for each in found
        if each.lines == 1
        and (match := _NUMBER.match(each.text))
        and match["number"].isdecimal()
        and int(match["number"]) >= _FIRST_HUNDRED
        and match["dot"]
        and not _SENTENCE_END.search(each.text)
    ]
    rising = sum(below > above for above, below in pairwise(numbers))
    if len(numbers) < _FEWEST_HUNDREDS or len(set(numbers)) < _FEWEST_ONCE * len(numbers):
        # A table of contents lists them too.
        return False
    return rising > _MOST_RISING * len(numbers)


def _title(text: str) -> str:
    return re.sub(r"\s*[.:]$", "", text.strip())


__all__ = ["Headings", "fold_title"]
