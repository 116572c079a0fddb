"""Guess which program wrote a plain-text decklist."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from judgekit.reading.decklists.part_words import ListPart, part_of

_OF_SUFFIX: Mapping[str, str] = {".mwdeck": "magic-workstation", ".dec": "dec"}
_SIGNS: tuple[tuple[str, re.Pattern[str]], ...] = (
    ("xmage", re.compile(r"\s*(?:SB:\s*)?\d+ \[[^\]:]+:[^\]]+\]")),
    ("magic-workstation", re.compile(r"\s*(?:SB:\s*)?\d+ \[[A-Z0-9]{1,5}\] \S")),
    ("forge", re.compile(r"\d+ [^|]+\|[A-Z0-9]{2,6}(?:\||$)")),
)
_COUNTED = re.compile(r"\s*(?:SB:\s*)?\d+ ")
_ARENA_HEADING = re.compile(r"[^\W\d]+(?: [^\W\d]+)?")
_ARENA_PARTS = frozenset(
    {ListPart.MAIN, ListPart.SIDEBOARD, ListPart.COMMANDER, ListPart.COMPANION}
)
_ARENA_DECKS = frozenset(
    {"Deck", "Mazo", "Колода", "Mazzo", "Baralho", "デッキ", "덱", "套牌", "牌组", "牌組"}
)
_ARENA_CARD = re.compile(r"\d+ [^*\[\]]+ \([A-Z0-9]{2,6}\) [\w★-]+")
_MTGO_LINE = re.compile(r"\d+ [^(\[*#|]+|Sideboard|")


def kind_of_text(text: str, lines: Sequence[str], suffix: str) -> str:
    """Return `format_of_file` for these lines of a text."""
    cards = [line for line in lines if _COUNTED.match(line)]
    for kind, sign in _SIGNS:
        if sum(map(bool, map(sign.match, cards))) > len(cards) / 2:
            return kind
    if suffix in _OF_SUFFIX:
        return _OF_SUFFIX[suffix]
    written = [line.strip() for line in lines if line.strip()]
    rest = [line for line in written if line != "About" and not _is_arena_heading(line)]
    rest = [line for line in rest if not line.startswith("Name ")]
    if not _ARENA_DECKS.isdisjoint(written) and rest and all(map(_ARENA_CARD.fullmatch, rest)):
        return "arena"
    lines_end_as_on_windows = "\r\n" in text
    if lines_end_as_on_windows and written and all(map(_MTGO_LINE.fullmatch, written)):
        return "mtgo-text"
    return "text"


def _is_arena_heading(line: str) -> bool:
    return bool(_ARENA_HEADING.fullmatch(line)) and part_of(line) in _ARENA_PARTS
