"""Reasons why a file is not usable as a decklist."""

from __future__ import annotations

from enum import StrEnum


class ListFault(StrEnum):
    """Reasons why a file is unusable; `views/words/decklists.py` words them."""

    TOO_LARGE = "too-large"
    NOT_TEXT = "not-text"
    """An archive, a picture or a program: no file type for lists."""
    UNKNOWN_LETTERS = "unknown-letters"
    """Text whose encoding is neither Unicode nor any code page that makes sense of it."""
    BROKEN_XML = "broken-xml"
    HOSTILE_XML = "hostile-xml"
    """It declares entities, or is nested deeper than any list."""
    NOT_A_LIST = "not-a-list"
    """A document of another kind, such as a web page or an article."""
    FOREIGN_JSON = "foreign-json"
    """JSON of an unsupported program, or damaged."""
    DRAFT_LOG = "draft-log"
    """The picks of a draft, not yet a deck."""
    UNKNOWN_COLUMNS = "unknown-columns"
    """A table without known headings for cards and counts."""
    BROKEN_TABLE = "broken-table"
    """A quotation mark in a table is never closed."""
    NO_CARDS = "no-cards"
    SEVERAL_PLAYERS = "several-players"
    """A file with the lists of several players, although one list was expected."""
    NO_PLAYER = "no-player"
    """A row of such a table without a player."""
    PLAYER_TWICE = "player-twice"
    """An earlier file or row already had a list of this player."""


class UnusableList(Exception):
    """Raised if nothing can be read as a decklist; `place` is a line from 1, or 0."""

    def __init__(self, fault: ListFault, place: int = 0) -> None:
        super().__init__(f"{fault.value}: {place}")
        self.fault = fault
        self.place = place
