"""Tell a pasted decklist from pairings: `4 Forest` and `4 Island` are no two players at table 4."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from itertools import islice

from judgekit.reading.decklists.card_line import CountPlace, Written
from judgekit.reading.decklists.letters import plain
from judgekit.reading.decklists.list_line import LineKind, line_of
from judgekit.reading.pairings.reader import read_pairings

MOST_LINES = 200
"""A text with more lines that name something is no decklist."""
MOST_TITLES = 2
"""Lines above a list that say whose it is."""
NAMES_LOOKED_UP = 12
"""Cards of a text whose names are looked up."""
_AROUND_CARDS = frozenset(
    {LineKind.HEADING, LineKind.ABOUT, LineKind.COMMENT, LineKind.COMMENTED_OUT}
)


def is_decklist(text: str, is_card: Callable[[str], bool]) -> bool:
    """Whether a text that is expected to hold pairings is a decklist.

    `is_card` tells whether a name is certainly a card's; of one that knows few cards the form
    decides: headings of a decklist's parts, or counts that can't be tables.
    """
    written = (plain(line) for line in text.splitlines() if line.strip())
    lines = list(islice(written, MOST_LINES + 1))
    kinds = [line_of(line) for line in lines]
    cards = [each.cards[0] for each in kinds if _is_counted(each.cards)]
    around = sum(each.kind in _AROUND_CARDS for each in kinds)
    others = len(lines) - len(cards) - around
    if len(lines) > MOST_LINES or not cards or others > MOST_TITLES or _names_opponents(lines):
        return False
    has_parts = any(each.kind is LineKind.HEADING for each in kinds)
    known = [is_card(card.name) for card in cards[:NAMES_LOOKED_UP]]
    if 2 * sum(known) > len(known):
        return True
    return has_parts or (len(cards) > 1 and (any(known) or not _may_be_tables(cards)))


def _is_counted(cards: Sequence[Written]) -> bool:
    return len(cards) == 1 and cards[0].place is CountPlace.FIRST


def _names_opponents(lines: Sequence[str]) -> bool:
    """Whether a line by itself has two players, or a bye."""
    alone = (read_pairings(line) for line in lines)
    return any(found.tables or found.byes for found in alone)


def _may_be_tables(cards: Sequence[Written]) -> bool:
    """Whether the counts may be tables: at most two players have the same, or, with teams, nearly
    all have the same number of them."""
    seats = Counter(Counter(card.copies for card in cards).values())
    nearly_all = 3 * max(seats.values()) > 2 * seats.total()
    return max(seats) <= 2 or (len(cards) > max(seats) and nearly_all)
