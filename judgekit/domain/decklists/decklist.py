"""A decklist as a value: as registered by a player, or as counted in a deck."""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum

import msgspec

from judgekit.domain.shared.texts.kinds import Code, NoteText, PlayerName, Prose

MOST_COPIES = 9_999
"""Upper limit for one card on one line; more is a typing error."""


class ListRemark(StrEnum):
    """Remarks on lines of a list; `views/words/decklists.py` words them."""

    NOT_UNDERSTOOD = "not-understood"
    """The line names no card, or no count."""
    NO_COUNT = "no-count"
    """A card without a count, counted once."""
    TOO_MANY = "too-many"
    """More copies than `MOST_COPIES`."""
    BLANK_LINE_SIDEBOARD = "blank-line-sideboard"
    """Only a blank line shows where the sideboard begins."""
    BLANK_LINE_COMMANDER = "blank-line-commander"
    """Only a blank line separates the commander from the deck."""
    BLANK_LINE_GROUPS = "blank-line-groups"
    """Blank lines were taken as separating groups of the main deck."""
    TITLE = "title"
    """A line above all others, each of which has a count; taken as the name of the list."""
    GROUP = "group"
    """A line without a count above others that have one, taken as the heading of a group or of the
    list, though it could be a card whose count was forgotten."""
    LABEL = "label"
    """Information about the list, such as its tournament or its number of cards; not a card."""
    SET_ASIDE = "set-aside"
    """A card under a heading that is not part of a deck (maybeboard, tokens), not counted."""
    UNKNOWN_PART = "unknown-part"
    """The file puts the card into an unknown part; counted in the main deck."""
    UNKNOWN_COLUMN = "unknown-column"
    """A column that seems to divide the deck in unknown words; all is in the main deck."""
    COMMENTED_OUT = "commented-out"
    """A comment that would otherwise be a card, not counted."""
    COMPANION = "companion"
    """A companion, counted in the sideboard."""
    NO_COMMANDER = "no-commander"
    """`Commander` is above more cards than can be commanders; they are the main deck."""
    FIRST_COMMANDER = "first-commander"
    """A whole deck is below `Commander`; its first card was taken as the commander."""
    LETTERS_GUESSED = "letters-guessed"
    """The first line with accents or Cyrillic letters whose encoding had to be guessed."""


LEFT_OUT = frozenset({ListRemark.NOT_UNDERSTOOD, ListRemark.TOO_MANY})
"""Remarks on lines whose cards, if any, are not in the list."""
PERHAPS_CARDS = frozenset({ListRemark.GROUP})
"""Remarks on lines that were taken as headings but could be cards whose count was forgotten."""


class CardCount(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """Copies of a card, by the name as written."""

    count: int
    name: Code


class RemarkedLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """A line with a remark: its number from 1, its text and the remark."""

    number: int
    text: Prose
    remark: ListRemark


class Decklist(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """Main deck, sideboard and commanders in file order, each card once per part.

    `format_of_file` is the detected format (`mtgo-dek`, `mtgo-text`, `arena`, `cockatrice`,
    `octgn`, `magic-workstation`, `xmage`, `forge`, `dec`, `csv`, `mtgjson`, `moxfield`,
    `archidekt`, `json`, `text`). `player` is empty if the list doesn't name its player.
    """

    main: tuple[CardCount, ...] = ()
    sideboard: tuple[CardCount, ...] = ()
    commander: tuple[CardCount, ...] = ()
    format_of_file: Code = "text"
    name: NoteText = ""
    remarks: tuple[RemarkedLine, ...] = ()
    player: PlayerName = ""

    @property
    def cards(self) -> tuple[CardCount, ...]:
        """Cards of all parts, commanders first."""
        return (*self.commander, *self.main, *self.sideboard)

    @property
    def has_cards(self) -> bool:
        """Whether any part has a card."""
        return bool(self.main or self.sideboard or self.commander)

    @property
    def unread_lines(self) -> int:
        """Number of lines left out because they could not be read."""
        return sum(line.remark in LEFT_OUT for line in self.remarks)

    @property
    def uncounted_lines(self) -> int:
        """Number of lines that may name uncounted cards; if any, legality is uncertain."""
        return sum(line.remark in LEFT_OUT | PERHAPS_CARDS for line in self.remarks)


def total(cards: Iterable[CardCount]) -> int:
    """Total number of cards."""
    return sum(each.count for each in cards)
