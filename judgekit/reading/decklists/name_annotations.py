"""Strip what programs and people write beside a card's name: sets, numbers, foil, notes.

```
Brainstorm (ICE) 61 *F*      Sol Ring (c21) 263 [Ramp] ^Have,#37d67a^      Wear / Tear // drawn
```
"""

from __future__ import annotations

import re

from judgekit.reading.decklists.part_words import (
    ListPart,
    part_of,
    part_of_categories,
    part_of_mark,
)

Shorter = tuple[str, ListPart | None]
"""A text with one annotation removed, and the part that the annotation named."""

_MOST_BESIDE = 12
"""Maximum number of marks, brackets and tags beside a name."""
_COMMENTED = re.compile(r"(?P<card>.*[)\]*](?:\s+(?=\S*\d)[\w★†‡*.-]{1,12})?)\s*//.*")
"""A comment, not a second face, because a set or a mark precedes it."""
_SPOKEN = re.compile(r"(?P<card>[^\W\d_].*?)\s+//\s*(?P<said>[^\W\d_].*)")
"""A comment in lower case after a capitalized name is no second face either."""
_REMARK = re.compile(r"\s+(?:--|;)\s+\D.*$|(?<=[^*])\s+\*{1,3}$")
_SIDE_LAST = re.compile(r"\s+(?:[-–—]\s*)?(?:SB|sb|[Ss]ideboard)$")
_MANA = re.compile(r"\s*\{[^{}]{1,5}\}(?:\s*(?:/{1,3}\s*)?\{[^{}]{1,5}\})*$")
"""A cost, also one of each half."""
_FOIL_SIGN = re.compile(r"(?<=[\w'\"!?.])\+(?=\||$)|(?<=\S)\s*[★☆✶†‡]$")
"""Forge's sign, and those after collector numbers."""
_BARE_PRINTING = re.compile(r"(?<=[a-z'])\s+(?=\d?[A-Z])[A-Z0-9]{3,4}\s+\d{1,4}[a-z★]?$")
_MARK = re.compile(r"\*(?P<mark>[^*]{1,24})\*|\^[^^]*\^")
_NOTE = re.compile(r"\s+#(?![^\[(]*[\])])(?P<note>.*)$")
_PRICE = re.compile(r"\s+(?:[$€£]\s?\d+(?:[.,]\d+)?|\d+[.,]\d\d\s?[$€£])(?:\s?(?:USD|EUR|GBP))?$")
_CATEGORY = re.compile(r"(?<=\S)\s+['`](?P<category>[^'`]{1,40})['`]$")
"""Categories of Archidekt in some of its exports."""
_BRACKET_FIRST = re.compile(r"\[(?P<mark>[^\]]*)\]\s*(?=\S)|\((?P<set>[A-Z0-9]{2,6})\)\s+(?=\S)")
_BRACKET_LAST = re.compile(
    r"(?<=\S)\s*(?:\[(?P<square>[^\[\]]*)\]|\((?P<round>[^()]*)\)|<[^<>]*>)"
    r"(?:(?:\s+(?=\S*\d)|(?=\d))[\w★†‡*/.-]{1,12}(?:\s+[FE])?)?$"
)
"""The last bracket, with a collector's number and a letter for foil or etched behind it."""
_FOIL_WORD = re.compile(r"(?<=\S)[\s,–—-]+foil$", re.IGNORECASE)
_FACES = re.compile(r"(?<=[^\s/\d])\s*/{1,3}\s*(?=[^\W\d_])")
_EASTERN = re.compile(r"[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]")
"""Characters of Japanese, Korean and Chinese."""
_LATIN = re.compile(r"[A-Za-z]")
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
_QUOTED_WHOLE = re.compile(r"[\"“„«](?P<double>[^\"“”„«»]+)[\"”“»]|'(?P<single>[^\W_].*)'")
_UNDERLINED = re.compile(r"(?P<sign>_{1,3})(?P<name>[^\W_].*[^\s_])(?P=sign)")
"""Markdown's emphasis."""
_QUOTED_NAMES = frozenset(
    f"{first}{name}{last}"
    for first, last in (('"', '"'), ("“", "”"))
    for name in ("ach! hans, run!", "rumors of my death . . .")
)
"""Names that include quotation marks."""


def name_of(text: str) -> tuple[str, ListPart | None]:
    """Return a name without its annotations, and the part that an annotation names.

    Set and number, foil and other marks, tags and prices are removed; the faces of a card are
    separated by ` // ` regardless of spelling.
    """
    name, part = " ".join(text.strip(_EDGES).split()), None
    for _ in range(_MOST_BESIDE):
        shorter = next(filter(None, (shorten(name) for shorten in _SHORTENINGS)), None)
        if shorter is None:
            break
        name, part = " ".join(shorter[0].strip(_EDGES).split()), part or shorter[1]
    if name.casefold().startswith(_SLASHED_NAMES):
        return name, part
    return _with_faces(_english_of_two(name)), part


def _with_faces(name: str) -> str:
    """Return the name with its faces set apart; in `Wear/tear` with a capital for the second one,
    which would be a comment behind two slashes."""
    first, *others = _FACES.split(name)
    if first[:1].isupper():
        others = [f"{each[0].title()}{each[1:]}" for each in others]
    return " // ".join((first, *others))


def _english_of_two(name: str) -> str:
    """Return the English name after one in Japanese, Korean or Chinese: `島/Island`."""
    first, slash, second = name.partition("/")
    is_eastern = slash and _EASTERN.search(first) and not _LATIN.search(first)
    return second.strip() if is_eastern and _LATIN.search(second) else name


def _without_comment(text: str) -> Shorter | None:
    found = _COMMENTED.fullmatch(text)
    if found:
        return found["card"], None
    spoken = _SPOKEN.fullmatch(text)
    if spoken is None:
        return None
    part = part_of(spoken["said"])
    if part:
        return spoken["card"], None if part is ListPart.GROUP else part
    is_comment = spoken["card"][0].isupper() and spoken["said"][0].islower()
    return (spoken["card"], None) if is_comment else None


def _without_side(text: str) -> Shorter | None:
    found = _SIDE_LAST.search(text)
    return (text[: found.start()], ListPart.SIDEBOARD) if found else None


def _without_note(text: str) -> Shorter | None:
    found = _NOTE.search(text)
    if found is None:
        return None
    is_commander = "!commander" in found["note"].casefold()
    return text[: found.start()], ListPart.COMMANDER if is_commander else None


def _without_mark(text: str) -> Shorter | None:
    found = _MARK.search(text)
    if found is None:
        return None
    return f"{text[: found.start()]} {text[found.end() :]}", part_of_mark(found["mark"] or "")


def _without_fields(text: str) -> Shorter | None:
    name, bar, _ = text.partition("|")
    return (name, None) if bar else None


def _without_ending(text: str) -> Shorter | None:
    beside = (_REMARK, _BARE_PRINTING, _PRICE, _FOIL_WORD, _FOIL_SIGN, _MANA)
    found = next(filter(None, (each.search(text) for each in beside)), None)
    return (text[: found.start()], None) if found else None


def _without_category(text: str) -> Shorter | None:
    found = _CATEGORY.search(text)
    return (text[: found.start()], part_of_categories(found["category"])) if found else None


def _without_brackets(text: str) -> Shorter | None:
    if text.casefold() in _BRACKETED_NAMES:
        return None
    if first := _BRACKET_FIRST.match(text):
        return text[first.end() :], part_of_categories(first["mark"] or "")
    if last := _BRACKET_LAST.search(text):
        named = part_of_categories(last["square"]) if last["square"] else None
        return text[: last.start()], named or part_of_mark(last["round"] or "")
    return None


def _without_quotes(text: str) -> Shorter | None:
    if underlined := _UNDERLINED.fullmatch(text):
        return underlined["name"], None
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
    _without_category,
    _without_side,
    _without_brackets,
    _without_quotes,
)
"""Each removes one annotation, outermost first, or returns None."""
