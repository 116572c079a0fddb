"""A card as people and programs write it on a line: how many, its name, and what stands beside it.

```
4 Brainstorm            4x Brainstorm (ICE) 61 *F*       SB: 2 [DGM] Wear / Tear
Brainstorm x4           1x Sol Ring (c21) 263 [Ramp]     1 Atraxa, Praetors' Voice *CMDR*
```
"""

from __future__ import annotations

import re
from enum import StrEnum
from typing import NamedTuple

from judgekit.storage.decklists.part_words import Part, part_of


class CountPlace(StrEnum):
    """Where a line has its count."""

    FIRST = "first"
    LAST = "last"
    """With a sign: `Brainstorm x4`."""
    LAST_BARE = "last-bare"
    """`Brainstorm (4)`, which could be the heading of a group too."""
    NOWHERE = "nowhere"


Shorter = tuple[str, Part | None]
"""A text with one thing beside the name gone, and the part that this had named."""


class Written(NamedTuple):
    """A card of a line; `part` is what the line itself says, None where it doesn't."""

    copies: int
    name: str
    place: CountPlace
    part: Part | None = None


_LONGEST_CARD = 200
_LONGEST_BARE_NAME = 80
_MOST_BESIDE = 12
"""Marks, brackets and tags beside a name."""
_TIMES = "xX×✕хХ"
_PIECES = r"(?:шт\.?|pcs\.?|uds?\.|copies of|copias de)"

_SIDE_MARK = re.compile(
    r"[(\[]?(?P<word>sb|side|sideboard)[)\]]?\s*[-–—:.]?\s+(?=x?\d)", re.IGNORECASE
)
_LABEL = re.compile(r"(?P<word>[^\W\d][\w\s-]{1,30}?)\s*:\s*(?P<rest>\S.*)")
_BULLET = re.compile(
    r"(?:[-–—*•·●▪◦>|]\s*(?=[\wxX(\[\"'☐☑☒✓✔✗])|\d{1,3}[.)]\s+(?=\d))?"
    r"(?:(?:\[[ xX✓✔]?\]|[☐☑☒✓✔✗])\s*(?=\d))?"
)
"""What stands before a line in a list of points, perhaps with a box to tick."""
_FIRST = re.compile(
    rf"[{_TIMES}]?[(\[]?(?P<count>\d+)[)\]]?"
    rf"(?!\d|(?:st|nd|rd|th)\b|(?!шт\b)[^\W\d_xXхХ][^\W\d_]?\b)"
    rf"(?:\s*(?:[{_TIMES}*](?![^\W\d_]|-\d)|{_PIECES})|(?<=\d)[xх](?=[^\W\d_])|(?<=\d)[XХ](?=[A-ZА-ЯЁ]))?"
    r"\s*(?P<sign>(?:[-–—:,;|=]|\.(?=\s))?)\s*(?P<rest>\S.*)"
)
_LAST = (
    re.compile(rf"(?P<name>\S.*?)(?<![\s,;:|=–—-])[\s,;:|=–—-]+[{_TIMES}*]\s?(?P<count>\d{{1,4}})"),
    re.compile(
        rf"(?P<name>\S.*?)(?<![\s,;:|=–—-])[\s,;:|=–—-]+(?P<count>\d{{1,4}})\s?(?:[{_TIMES}]|{_PIECES})"
    ),
    re.compile(rf"(?P<name>\S.*?)\s*[(\[]\s*[{_TIMES}]\s?(?P<count>\d{{1,3}})\s*[)\]]"),
    re.compile(rf"(?P<name>\S.*?)\s*[(\[]\s*(?P<count>\d{{1,3}})\s?[{_TIMES}]\s*[)\]]"),
)
_LAST_BARE = re.compile(
    r"(?P<name>\S.*?)(?:\s*[(\[]\s*(?P<within>\d{1,3})\s*[)\]]|(?:\s*(?:[,;:|=]|\.{2,})\s*|\s+[-–—]?\s*)(?P<count>\d{1,2}))"
)
_PRINTING_AT_END = re.compile(r".*[)\]]\s+(?=\S*\d)\S{1,12}")
_SEVERAL = re.compile(
    rf"\s*[,;|]\s+(?=[xX]?\d{{1,3}}\s*[{_TIMES}]?\s+[^\W\d])|(?<=\s[xX×]\d)[,;]\s+"
)

_LEFTOVER = re.compile(
    rf"\S\s+(?:[-–]\s\S.*|—\s[A-Z0-9]{{3,5}}|[{_TIMES}]\d{{1,3}}|\d{{1,3}}[{_TIMES}]|"
    rf"[{_TIMES}]?\d{{1,3}}[{_TIMES}]?\s+[^\W\d].*)$"
)
"""What no name has behind it: a set behind a dash, a second count, a second card. A number alone
stays with the name, for there are such names."""

_COMMENTED = re.compile(r"(?P<card>.*[)\]*](?:\s+(?=\S*\d)[\w★†‡*.-]{1,12})?)\s*//.*")
"""Behind a set or a mark no second face follows."""
_SPOKEN = re.compile(r"(?P<card>[^\W\d_].*?)\s+//\s*(?P<said>[^\W\d_].*)")
"""A comment in small letters behind a name with a great one is no second face either."""
_FOR_SPACES = re.compile(r"(?<=[^\W_])_(?=[^\W_])")
_MANA = re.compile(r"(?:\s*\{[^{}]{1,5}\})+$")
_FOIL_SIGN = re.compile(r"(?<=[\w'\"!?.])\+(?=\||$)|(?<=\S)\s*[★☆✶†‡]$")
"""Forge's, and those that stand behind numbers of printings."""
_AROUND = re.compile(r"\*\*|\[\[|\]\]|\[/?cards?\]", re.IGNORECASE)
"""What makes a text bold, or a link to a card, in forums."""
_MARK = re.compile(r"\*(?P<mark>[^*]{1,24})\*|\^[^^]*\^")
_NOTE = re.compile(r"\s+#(?![^\[(]*[\])])(?P<note>.*)$")
_PRICE = re.compile(r"\s+(?:[$€£]\s?\d+(?:[.,]\d+)?|\d+[.,]\d\d\s?[$€£])(?:\s?(?:USD|EUR|GBP))?$")
_CATEGORY = re.compile(r"(?<=\S)\s+['`][^'`]{1,40}['`]$")
"""Archidekt's, in some of its exports."""
_BRACKET_FIRST = re.compile(r"\[(?P<mark>[^\]]*)\]\s*(?=\S)|\((?P<set>[A-Z0-9]{2,6})\)\s+(?=\S)")
_BRACKET_LAST = re.compile(
    r"(?<=\S)\s*(?:\[(?P<square>[^\[\]]*)\]|\((?P<round>[^()]*)\)|<[^<>]*>)"
    r"(?:\s+(?=\S*\d)[\w★†‡*/.-]{1,12})?$"
)
_FOIL_WORD = re.compile(r"(?<=\S)[\s,–—-]+foil$", re.IGNORECASE)
_QUOTED = re.compile(r'"(?P<name>[^"]+)"(?=[,;|]|$)')
_FIRST_SIGNS = "\"'_+«“¡¿"
"""With which a name begins, beside letters and digits."""
_FACES = re.compile(r"(?<=[^\s/\d])\s*/{1,3}\s*(?=[^\W\d_])")
_EDGES = " \t,;:|=–—·•-"

_BRACKETED_NAMES = frozenset(
    {
        "b.f.m. (big furry monster)",
        "b.f.m. (big furry monster, right side)",
        "erase (not the urza's legacy one)",
        "hazmat suit (used)",
    }
)
"""Names that end in brackets of their own."""
_SLASHED_NAMES = ("sp//dr",)
_NUMBERED_NAMES = frozenset({"overseer of vault 76"})
_QUOTED_WHOLE = re.compile(r"[\"“„«](?P<double>[^\"“”„«»]+)[\"”“»]|'(?P<single>[^\W_].*)'")
_QUOTED_NAMES = frozenset(
    f"{first}{name}{last}"
    for first, last in (('"', '"'), ("“", "”"))
    for name in ("ach! hans, run!", "rumors of my death . . .")
)
"""Names whose quotation marks are their own."""


def cards_of(line: str) -> tuple[Written, ...]:
    """The cards of a line (`plain`), nearly always one; none where it is no card."""
    if len(line) > _LONGEST_CARD and not any(map(str.isdigit, line)):
        return ()
    line = " ".join(_FOR_SPACES.sub(" ", _AROUND.sub("", line)).split())
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


def labelled(line: str) -> tuple[Part, str] | None:
    """The part and the rest of `Commander: 1 Atraxa` or `Mazo: Burn`; None without such a label."""
    found = _LABEL.fullmatch(line)
    part = part_of(found["word"]) if found else None
    return (part, found["rest"]) if found and part else None


def _own_part(text: str) -> tuple[str, Part | None]:
    mark = _SIDE_MARK.match(text)
    return (text[mark.end() :], Part.SIDEBOARD) if mark else (text, None)


def _card(text: str) -> Written | None:
    """One card of a line."""
    if len(text) > _LONGEST_CARD:
        return None
    first = _FIRST.fullmatch(text)
    if first:
        name, part = name_of(_first_cell(first["rest"], first["sign"]))
        return _named(int(first["count"]), name, CountPlace.FIRST, part)
    trimmed, part = name_of(text)
    for written in dict.fromkeys((text, trimmed)):
        last = next(filter(None, (form.fullmatch(written) for form in _LAST)), None)
        if last:
            name, part = name_of(last["name"])
            return _named(int(last["count"]), name, CountPlace.LAST, part)
        bare = _LAST_BARE.fullmatch(written)
        if (
            bare
            and not _PRINTING_AT_END.fullmatch(written)
            and written.casefold() not in _NUMBERED_NAMES
        ):
            name, part = name_of(bare["name"])
            count = int(bare["within"] or bare["count"])
            return _named(count, name, CountPlace.LAST_BARE, part)
    if len(text) > _LONGEST_BARE_NAME or text.endswith((".", "?", ";", ",")):
        return None
    return _named(1, trimmed, CountPlace.NOWHERE, part)


def _first_cell(rest: str, sign: str) -> str:
    """The name of `4,"Jace, the Mind Sculptor",WWK` and of `4;Opt;INV`."""
    if sign not in (",", ";", "|"):
        return rest
    quoted = _QUOTED.match(rest)
    return quoted["name"] if quoted else re.split(rf"{re.escape(sign)}(?=[^\s\d])", rest)[0]


def _named(count: int, name: str, place: CountPlace, part: Part | None) -> Written | None:
    begins_well = name[:1].isalnum() or name[:1] in _FIRST_SIGNS
    if place is not CountPlace.NOWHERE and _has_leftover(name):
        return None
    if not begins_well or not (any(map(str.isalpha, name)) or set(name) == {"_"}):
        return None
    return Written(count, name, place, part)


def _has_leftover(name: str) -> bool:
    return _LEFTOVER.search(name) is not None


def name_of(text: str) -> tuple[str, Part | None]:
    """A name without what stands beside it, and the part that a mark beside it names.

    Set and number, foil and other marks, tags and prices go; the faces of a card are parted by
    ` // ` whatever parted them.
    """
    name, part = " ".join(text.strip(_EDGES).split()), None
    for _ in range(_MOST_BESIDE):
        shorter = next(filter(None, (shorten(name) for shorten in _SHORTENINGS)), None)
        if shorter is None:
            break
        name, part = " ".join(shorter[0].strip(_EDGES).split()), part or shorter[1]
    if name.casefold().startswith(_SLASHED_NAMES):
        return name, part
    return _FACES.sub(" // ", name), part


def _without_comment(text: str) -> Shorter | None:
    found = _COMMENTED.fullmatch(text)
    if found:
        return found["card"], None
    spoken = _SPOKEN.fullmatch(text)
    is_comment = spoken and spoken["card"][0].isupper() and spoken["said"][0].islower()
    return (spoken["card"], None) if spoken and is_comment else None


def _without_note(text: str) -> Shorter | None:
    found = _NOTE.search(text)
    if found is None:
        return None
    is_commander = "!commander" in found["note"].casefold()
    return text[: found.start()], Part.COMMANDER if is_commander else None


def _without_mark(text: str) -> Shorter | None:
    found = _MARK.search(text)
    if found is None:
        return None
    return f"{text[: found.start()]} {text[found.end() :]}", _bracketed_part(found["mark"] or "")


def _without_fields(text: str) -> Shorter | None:
    name, bar, _ = text.partition("|")
    return (name, None) if bar else None


def _without_ending(text: str) -> Shorter | None:
    beside = (_PRICE, _CATEGORY, _FOIL_WORD, _FOIL_SIGN, _MANA)
    found = next(filter(None, (each.search(text) for each in beside)), None)
    return (text[: found.start()], None) if found else None


def _without_brackets(text: str) -> Shorter | None:
    if text.casefold() in _BRACKETED_NAMES:
        return None
    if first := _BRACKET_FIRST.match(text):
        return text[first.end() :], _bracketed_part(first["mark"] or "")
    if last := _BRACKET_LAST.search(text):
        return text[: last.start()], _bracketed_part(last["square"] or last["round"] or "")
    return None


def _without_quotes(text: str) -> Shorter | None:
    found = _QUOTED_WHOLE.fullmatch(text)
    if found is None or text.casefold() in _QUOTED_NAMES:
        return None
    return found["double"] or found["single"], None


_SHORTENINGS = (
    _without_comment,
    _without_note,
    _without_mark,
    _without_fields,
    _without_ending,
    _without_brackets,
    _without_quotes,
)
"""Each takes one thing off, outermost first, or finds nothing to take."""


def _bracketed_part(mark: str) -> Part | None:
    """`Maybeboard{noDeck},Ramp` and `Commander{top}` say where the card is."""
    words = (word.partition("{")[0] for word in mark.split(","))
    return next((part for part in map(part_of, words) if part and part is not Part.GROUP), None)
