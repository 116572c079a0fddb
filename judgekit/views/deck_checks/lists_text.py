"""Text of a list: loaded from a file, corrected for a doubtful card."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from typing import NamedTuple

import msgspec

from judgekit.domain.cards.card_key import card_key
from judgekit.domain.decklists.decklist import LEFT_OUT, CardCount, Decklist
from judgekit.domain.decklists.unusable_list import ListFault, UnusableList
from judgekit.engine.ports.decklists import DecklistFiles

MOST_SIGNS = 300_000
"""Maximum length of a displayed text; the longest list has some thousand characters."""
UNTYPED_KINDS = frozenset(
    {"mtgo-dek", "cockatrice", "octgn", "mtgjson", "moxfield", "archidekt", "json"}
)
"""File formats that nobody types: displayed as plain text if there are no remarks."""
_APOSTROPHE = "['’‘ʼ`´]"


class OpenedFile(NamedTuple):
    """Result of opening a file: its text and list, or why it has none."""

    text: str = ""
    decklist: Decklist = Decklist()
    fault: UnusableList | None = None


def opened_file(lists: DecklistFiles, path: Path) -> OpenedFile:
    """Read a file's list and text. Usable from any thread; raises EnvironmentFailure."""
    try:
        decklist, text = lists.read(path), lists.text_of(path)
    except UnusableList as bad:
        return OpenedFile(fault=bad)
    if decklist.format_of_file in UNTYPED_KINDS and not decklist.remarks:
        text = lists.write(decklist)
    if len(text) > MOST_SIGNS:
        return OpenedFile(fault=UnusableList(ListFault.TOO_LARGE))
    return OpenedFile(text, decklist)


def text_with_name(
    lists: DecklistFiles, text: str, file_name: str, written: str, name: str
) -> str | None:
    """The text with the card `written` renamed and nothing else changed.

    None if that isn't possible without losing a line.
    """
    try:
        before = lists.parse(text.encode("utf-8", "replace"), file_name)
        wanted = renamed(before, written, name)
        mended = _replaced(text, written, name)
        after = lists.parse(mended.encode("utf-8", "replace"), file_name)
    except UnusableList:
        return None
    if _counts(after) == _counts(wanted):
        return mended
    is_whole = not any(each.remark in LEFT_OUT for each in before.remarks)
    return lists.write(wanted) if is_whole else None


def line_of_card(text: str, written: str) -> int:
    """The first line (from 1) with the card; 0 if there is none."""
    found = _pattern(written)
    lines = enumerate(text.split("\n"), start=1)
    return next((number for number, line in lines if found.search(line)), 0)


def card_on_line(decklist: Decklist, line: str) -> str:
    """The card that a line of the list's text has, by its name as written; empty if none."""
    names = sorted({card.name for card in decklist.cards}, key=len, reverse=True)
    return next((name for name in names if _pattern(name).search(line)), "")


def renamed(decklist: Decklist, written: str, name: str) -> Decklist:
    """The list with a card renamed in all parts, regardless of spelling; equal cards are merged."""
    return msgspec.structs.replace(
        decklist,
        main=_renamed(decklist.main, written, name),
        sideboard=_renamed(decklist.sideboard, written, name),
        commander=_renamed(decklist.commander, written, name),
    )


def _renamed(cards: tuple[CardCount, ...], written: str, name: str) -> tuple[CardCount, ...]:
    counts: dict[str, int] = {}
    key = card_key(written)
    for card in cards:
        called = name if card_key(card.name) == key else card.name
        counts[called] = counts.get(called, 0) + card.count
    return tuple(CardCount(count, called) for called, count in counts.items())


def _replaced(text: str, written: str, name: str) -> str:
    found = _pattern(written)
    return "\n".join(found.sub(lambda _: name, line) for line in text.split("\n"))


def _pattern(written: str) -> re.Pattern[str]:
    """Pattern for the name in the text, with variants of spaces and apostrophes."""
    words = (_APOSTROPHE.join(map(re.escape, word.split("'"))) for word in written.split())
    joined = r"\s+".join(words)
    return re.compile(rf"(?<!\w){joined}(?!\w)", re.IGNORECASE)


def _counts(decklist: Decklist) -> tuple[Counter[str], ...]:
    parts = (decklist.commander, decklist.main, decklist.sideboard)
    counted = []
    for cards in parts:
        counts: Counter[str] = Counter()
        for card in cards:
            counts[card.name] += card.count
        counted.append(counts)
    return tuple(counted)
