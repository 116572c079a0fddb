"""A decklist as a value: what a player registered, or what was counted in the decks."""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum

import msgspec

MOST_COPIES = 9_999
"""Of one card on one line; more is a slip of the keyboard."""


class ListRemark(StrEnum):
    """What is to be said of a line; `views/words/decklists.py` puts it into words."""

    NOT_UNDERSTOOD = "not-understood"
    """The line names no card, or no count."""
    NO_COUNT = "no-count"
    """A card without a count, taken for one."""
    TOO_MANY = "too-many"
    """More copies than anybody has."""
    BLANK_LINE_SIDEBOARD = "blank-line-sideboard"
    """Nothing but a blank line says where the sideboard begins."""
    BLANK_LINE_COMMANDER = "blank-line-commander"
    """Nothing but a blank line parts the commander from the deck."""
    BLANK_LINE_GROUPS = "blank-line-groups"
    """Blank lines were taken to part groups of the main deck."""
    TITLE = "title"
    """A line above all others, each of which has a count; it is the name of the list."""
    GROUP = "group"
    """A line without a count above others that have one, taken for the heading of a group or of
    the list, though it could be a card whose count was forgotten."""
    LABEL = "label"
    """Something about the list, such as its event or how many cards it has; no card."""
    SET_ASIDE = "set-aside"
    """A card under a heading that is no part of a deck (maybeboard, tokens), not counted."""
    UNKNOWN_PART = "unknown-part"
    """The file puts the card into a part that no deck has; counted in the main deck."""
    COMMENTED_OUT = "commented-out"
    """A comment that would be a card otherwise, not counted."""
    COMPANION = "companion"
    """A companion, counted in the sideboard."""
    NO_COMMANDER = "no-commander"
    """`Commander` stands above more cards than can be commanders; they are the main deck."""
    FIRST_COMMANDER = "first-commander"
    """A whole deck stands below `Commander`; its first card was taken for the commander."""
    LETTERS_GUESSED = "letters-guessed"
    """The first line whose accents or Cyrillic letters the file does not settle."""


LEFT_OUT = frozenset({ListRemark.NOT_UNDERSTOOD, ListRemark.TOO_MANY})
"""Remarks on lines whose cards, if they name any, are not in the list."""
PERHAPS_CARDS = frozenset({ListRemark.GROUP})
"""Remarks on lines that were taken for headings, and could be cards whose count was forgotten."""


class CardCount(msgspec.Struct, frozen=True):
    """So many copies of a card, by the name as it was written."""

    count: int
    name: str


class RemarkedLine(msgspec.Struct, frozen=True):
    """A line that wants a look: its number from 1, its text, what is the matter with it."""

    number: int
    text: str
    remark: ListRemark


class Decklist(msgspec.Struct, frozen=True):
    """Main deck, sideboard and commanders in the order of the file, each card once a part.

    `format_of_file` is what the file was taken for (`mtgo-dek`, `mtgo-text`, `arena`, `cockatrice`,
    `octgn`, `magic-workstation`, `xmage`, `forge`, `dec`, `csv`, `mtgjson`, `moxfield`,
    `archidekt`, `json`, `text`). `player` is empty where the list doesn't say whose it is.
    """

    main: tuple[CardCount, ...] = ()
    sideboard: tuple[CardCount, ...] = ()
    commander: tuple[CardCount, ...] = ()
    format_of_file: str = "text"
    name: str = ""
    remarks: tuple[RemarkedLine, ...] = ()
    player: str = ""

    @property
    def cards(self) -> tuple[CardCount, ...]:
        """Those of all parts, what leads the deck first."""
        return (*self.commander, *self.main, *self.sideboard)

    @property
    def unread_lines(self) -> int:
        """How many lines were left out because they could not be read."""
        return sum(line.remark in LEFT_OUT for line in self.remarks)

    @property
    def uncounted_lines(self) -> int:
        """How many lines may name cards that are not in the list; with any, none is legal."""
        return sum(line.remark in LEFT_OUT | PERHAPS_CARDS for line in self.remarks)


def total(cards: Iterable[CardCount]) -> int:
    """How many cards these are."""
    return sum(each.count for each in cards)
