"""Cards as people and programs write them on a line: count, name, and annotations.

```
4 Brainstorm            4x Brainstorm (ICE) 61 *F*       SB: 2 [DGM] Wear / Tear
Brainstorm x4           1x Sol Ring (c21) 263 [Ramp]     1 Atraxa, Praetors' Voice *CMDR*
```
"""

from __future__ import annotations

import re
from enum import StrEnum
from typing import NamedTuple

from judgekit.reading.decklists.name_annotations import name_of
from judgekit.reading.decklists.part_words import ListPart, part_of


class CountPlace(StrEnum):
    """Position of the count on a line."""

    FIRST = "first"
    LAST = "last"
    """With a sign: `Brainstorm x4`."""
    LAST_BARE = "last-bare"
    """`Brainstorm (4)`, which could also be the heading of a group."""
    NOWHERE = "nowhere"


class Written(NamedTuple):
    """A card on a line; `part` is set if the line itself names one."""

    copies: int
    name: str
    place: CountPlace
    part: ListPart | None = None


_LONGEST_CARD = 200
_LONGEST_BARE_NAME = 80
_TIMES = "xX×✕хХ"
_PIECES = r"(?:枚|장|张|張|шт\.?|pcs\.?|uds?\.|(?:copies|copias)(?: of| de)?|ea\.|each)"

_EASTERN = r"\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af"
"""Letters of Japanese, Korean and Chinese, which follow a count without a space: `4山`."""
_DATES = "月日年時时分回位戦战人"
"""Words for what else is counted: dates, times, places, rounds."""

_SIDE_MARK = re.compile(
    r"[(\[]?(?P<word>sb|side|sideboard)[)\]]?\s*[-–—:.]?\s+(?=x?\d)", re.IGNORECASE
)
_LABEL = re.compile(r"(?P<word>[^\W\d][\w\s-]{1,30}?)\s*:\s*(?P<rest>\S.*)")
_BULLET = re.compile(
    r"(?:[-–—*•·・●▪◦○■□‣►▶➤→»>|+]\s*(?=[\wxX(\[\"'☐☑☒✓✔✗])(?<!\+)|\d{1,3}[.)]\s+(?=\d))?"
    r"(?:(?:\[[ xX✓✔]?\]|[☐☑☒✓✔✗])\s*(?=\d))?"
)
"""Bullet before a line, optionally with a checkbox."""
_FIRST = re.compile(
    rf"(?:[{_TIMES}]\s?)?[(\[{{<]?(?P<count>\d+)[)\]}}>]?"
    rf"(?!\d|(?:st|nd|rd|th)\b|[{_DATES}][^\W\d_]?\b|"
    rf"(?!шт\b|[{_EASTERN}])[^\W\d_xXхХ][^\W\d_]?\b)"
    rf"(?:\s*(?:[{_TIMES}*](?![^\W\d_]|-\d)|[×✕]|{_PIECES}(?=\s))|(?<=\d)[枚张張](?=[{_EASTERN}])|(?<=\d)\*|(?<=\d)[xх](?=[^\W\d_])|(?<=\d)[XХ](?=[A-ZА-ЯЁ]))?"
    r"\s*(?P<sign>(?:[-–—:,;|=]|\.(?!\d))?)\s*(?P<rest>\S.*)"
)
_LAST = (
    re.compile(rf"(?P<name>\S.*?)(?<![\s,;:|=–—-])[\s,;:|=–—-]+[{_TIMES}*]\s?(?P<count>\d{{1,4}})"),
    re.compile(
        rf"(?P<name>\S.*?)(?<![\s,;:|=–—-])[\s,;:|=–—-]+(?P<count>\d{{1,4}})\s?(?:[{_TIMES}]|{_PIECES})"
    ),
    re.compile(r"(?P<name>(?:\S.*?)?[^\W\d_])(?:x|\s*[*×])(?P<count>\d{1,2})"),
    re.compile(rf"(?P<name>\S.*?)\s*[(\[]\s*[{_TIMES}]\s?(?P<count>\d{{1,3}})\s*[)\]]"),
    re.compile(rf"(?P<name>\S.*?)\s*[(\[]\s*(?P<count>\d{{1,3}})\s?[{_TIMES}]\s*[)\]]"),
)
_LAST_BARE = re.compile(
    r"(?P<name>\S.*?)(?:\s*[(\[{<]\s*(?P<within>\d{1,3})\s*[)\]}>]|(?:\s*(?:[,;:|=]|\.{2,})\s*|\s+[-–—]?\s*)(?P<count>\d{1,2}))"
)
_PRINTING_AT_END = re.compile(r".*[)\]]\s+(?=\S*\d)\S{1,12}")
_SEVERAL = re.compile(
    rf"\s*[,;|]\s+(?=[xX]?\d{{1,3}}\s*[{_TIMES}]?\s+[^\W\d])|(?<=\s[xX×]\d)[,;]\s+"
)

_LEFTOVER = re.compile(
    rf"\S\s+(?:[-–]\s\S.*|—\s[A-Z0-9]{{3,5}}|[{_TIMES}]\d{{1,3}}|\d{{1,3}}[{_TIMES}]|"
    rf"[{_TIMES}]?\d{{1,3}}[{_TIMES}]?\s+[^\W\d].*)$"
)
"""Text that follows no name: a set after a dash, a second count, a second card. A bare number is
kept, because some names end in one."""

_CLOCK = re.compile(r"\W{0,2}\d{1,2}:\d\d\b")
"""Timestamp at the beginning of a log line."""
_FOR_SPACES = re.compile(r"(?<=[^\W_])_(?=[^\W_])")
_QUOTED_COUNT = re.compile(r"\"(?P<count>\d{1,4})\"")
_WIDE_SIGNS = str.maketrans("：（）ｘＸ", ":()xX")
_WIDE_COUNT = re.compile(r"^\d{1,3}\s*[ｘＸ]|(?:：|（\s*[xｘX×]?|[ｘＸ])\s*\d{1,3}\s*）?$")
"""A count with the wide signs of Japanese and Chinese, which names may have elsewhere."""
_TITLE_MARKS = str.maketrans(dict.fromkeys("《》「」", " "))
"""Japanese and Chinese quotation marks, often in place of spaces."""
_AROUND = re.compile(r"\*\*|\[\[|\]\]|\[/?cards?\]|\s*/\*.*?\*/", re.IGNORECASE)
"""Bold text and card links of forums; code comments."""
_QUOTED = re.compile(r'"(?P<name>[^"]+)"(?=[,;|]|$)')
_FIRST_SIGNS = "\"'_+«“¡¿"
"""First characters of names besides letters and digits."""
_NUMBERED_NAMES = frozenset({"overseer of vault 76"})


def cards_of(line: str) -> tuple[Written, ...]:
    """Return the cards of a line (`plain`), nearly always one; none if it is no card."""
    if _CLOCK.match(line) or (len(line) > _LONGEST_CARD and not any(map(str.isdigit, line))):
        return ()
    line = " ".join(_FOR_SPACES.sub(" ", _AROUND.sub("", line.translate(_TITLE_MARKS))).split())
    line = _QUOTED_COUNT.sub(r"\g<count>", line)
    line = _WIDE_COUNT.sub(lambda found: found[0].translate(_WIDE_SIGNS), line)
    bullet = _BULLET.match(line)
    text, part = _own_part(line[bullet.end() if bullet else 0 :].strip())
    pieces = [piece for piece in _SEVERAL.split(text) if piece]
    written = [_card(piece) for piece in pieces]
    if len(pieces) > 1 and not all(
        card and card.place is not CountPlace.NOWHERE for card in written
    ):
        written = [_card(text)]
    if not all(written):
        return ()
    return tuple(card._replace(part=card.part or part) for card in written if card)


def labelled(line: str) -> tuple[ListPart, str] | None:
    """Return part and rest of `Commander: 1 Atraxa` or `Mazo: Burn`; None without such a label."""
    found = _LABEL.fullmatch(line)
    part = part_of(found["word"]) if found else None
    return (part, found["rest"]) if found and part else None


def _own_part(text: str) -> tuple[str, ListPart | None]:
    mark = _SIDE_MARK.match(text)
    return (text[mark.end() :], ListPart.SIDEBOARD) if mark else (text, None)


def _card(text: str) -> Written | None:
    """Parse one card of a line."""
    if len(text) > _LONGEST_CARD:
        return None
    first = _FIRST.fullmatch(text)
    if first:
        name, part = name_of(_first_cell(first["rest"], first["sign"]))
        return _named(int(first["count"]), name, CountPlace.FIRST, part)
    trimmed, part = name_of(text)
    behind_set = text.endswith(trimmed) and len(trimmed) < len(text) and _FIRST.fullmatch(trimmed)
    if behind_set:
        name, _ = name_of(behind_set["rest"])
        return _named(int(behind_set["count"]), name, CountPlace.FIRST, part)
    found = next(filter(None, map(_counted_behind, dict.fromkeys((text, trimmed)))), None)
    if found:
        counted, count, place = found
        name, own_part = name_of(counted)
        return _named(count, name, place, own_part or part)
    if len(text) > _LONGEST_BARE_NAME or text.endswith((".", "?", ";", ",")):
        return None
    return _named(1, trimmed, CountPlace.NOWHERE, part)


def _counted_behind(text: str) -> tuple[str, int, CountPlace] | None:
    """Parse a name followed by its count; None if there is no count."""
    last = next(filter(None, (form.fullmatch(text) for form in _LAST)), None)
    if last:
        return last["name"], int(last["count"]), CountPlace.LAST
    bare = _LAST_BARE.fullmatch(text)
    has_its_own = _PRINTING_AT_END.fullmatch(text) or text.casefold() in _NUMBERED_NAMES
    if bare is None or has_its_own:
        return None
    return bare["name"], int(bare["within"] or bare["count"]), CountPlace.LAST_BARE


def _first_cell(rest: str, sign: str) -> str:
    """Return the name in `4,"Jace, the Mind Sculptor",WWK` or in `4;Opt;INV`."""
    if sign not in (",", ";", "|"):
        return rest
    quoted = _QUOTED.match(rest)
    return quoted["name"] if quoted else re.split(rf"{re.escape(sign)}(?=[^\s\d])", rest)[0]


def _named(count: int, name: str, place: CountPlace, part: ListPart | None) -> Written | None:
    begins_well = name[:1].isalnum() or name[:1] in _FIRST_SIGNS
    if place is not CountPlace.NOWHERE and _LEFTOVER.search(name):
        return None
    if name.count("]") > name.count("["):
        return None
    if not begins_well or not (any(map(str.isalpha, name)) or set(name) == {"_"}):
        return None
    return Written(count, name, place, part)
