"""Numbers that Word makes itself: those of headings and lists, which the text does not hold."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from docx.oxml.ns import qn
from lxml import etree

BULLET = "•"
_MOST_LEVELS = 9
_LARGEST = 100_000
_ROMAN = (
    *((1000, "m"), (900, "cm"), (500, "d"), (400, "cd"), (100, "c"), (90, "xc"), (50, "l")),
    *((40, "xl"), (10, "x"), (9, "ix"), (5, "v"), (4, "iv"), (1, "i")),
)


@dataclass(frozen=True)
class _Level:
    """How a level of a list is numbered: `text` is as in `%1.%2`."""

    form: str = "bullet"
    text: str = ""
    start: int = 1


@dataclass
class _List:
    levels: dict[int, _Level]
    counts: dict[int, int] = field(default_factory=dict)


class WordNumbers:
    """Counts the numbered paragraphs of a document in reading order."""

    def __init__(self, numbering: etree._Element | None) -> None:
        self._lists: dict[str, _List] = {}
        if numbering is None:
            return
        described = {
            _value(each, "abstractNumId", own=True): _levels(each)
            for each in numbering.iterchildren(qn("w:abstractNum"))
        }
        shared: dict[str, _List] = {}
        for each in numbering.iterchildren(qn("w:num")):
            name = _value(each, "numId", own=True)
            abstract = each.find(qn("w:abstractNumId"))
            base = abstract.get(qn("w:val"), "") if abstract is not None else ""
            starts = _starts(each)
            if starts:
                levels = dict(described.get(base, {}))
                for depth, start in starts.items():
                    known = levels.get(depth, _Level())
                    levels[depth] = _Level(known.form, known.text, start)
                self._lists[name] = _List(levels)
            else:
                self._lists[name] = shared.setdefault(base, _List(described.get(base, {})))

    def next(self, identity: str, depth: int) -> str:
        """The sign of the next paragraph of a list at a depth from 0; a bullet where it has none or
        the list isn't described."""
        found = self._lists.get(identity)
        if found is None or depth not in found.levels or not 0 <= depth < _MOST_LEVELS:
            return BULLET
        level = found.levels[depth]
        found.counts[depth] = found.counts.get(depth, level.start - 1) + 1
        for below in [each for each in found.counts if each > depth]:
            del found.counts[below]
        if level.form in ("bullet", "none"):
            return BULLET if level.form == "bullet" else ""

        def number(place: re.Match[str]) -> str:
            at = int(place[1]) - 1
            shown = found.levels.get(at, _Level("decimal"))
            return _written(found.counts.get(at, shown.start), shown.form)

        return re.sub(r"%([1-9])", number, level.text).strip()


def _levels(described: etree._Element) -> dict[int, _Level]:
    found: dict[int, _Level] = {}
    for each in described.iterchildren(qn("w:lvl")):
        depth = _value(each, "ilvl", own=True)
        if depth.isdecimal() and int(depth) < _MOST_LEVELS:
            start = _value(each, "start")
            found[int(depth)] = _Level(
                _value(each, "numFmt") or "decimal",
                _value(each, "lvlText"),
                int(start) if start.isdecimal() else 1,
            )
    return found


def _starts(number: etree._Element) -> dict[int, int]:
    """The levels that a list begins anew, and with which number."""
    found: dict[int, int] = {}
    for each in number.iterchildren(qn("w:lvlOverride")):
        depth, start = _value(each, "ilvl", own=True), _value(each, "startOverride")
        if depth.isdecimal() and start.isdecimal():
            found[int(depth)] = int(start)
    return found


def _value(element: etree._Element, name: str, *, own: bool = False) -> str:
    """An attribute of an element itself, or the value of the one below it; empty if missing."""
    if own:
        return str(element.get(qn(f"w:{name}"), ""))
    below = element.find(qn(f"w:{name}"))
    return str(below.get(qn("w:val"), "")) if below is not None else ""


def _written(number: int, form: str) -> str:
    if not 0 < number < _LARGEST:
        return str(number)
    if form in ("lowerLetter", "upperLetter"):
        letter = chr(ord("a") + (number - 1) % 26) * ((number - 1) // 26 + 1)
        return letter.upper() if form == "upperLetter" else letter
    if form in ("lowerRoman", "upperRoman"):
        roman = _roman(number)
        return roman.upper() if form == "upperRoman" else roman
    return f"{number:02}" if form == "decimalZero" else str(number)


def _roman(number: int) -> str:
    written, left = "", number
    for value, sign in _ROMAN:
        written += sign * (left // value)
        left %= value
    return written
