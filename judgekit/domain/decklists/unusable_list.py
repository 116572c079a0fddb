"""Why a file holds no decklist at all."""

from __future__ import annotations

from enum import StrEnum


class ListFault(StrEnum):
    """What is the matter; `views/words/decklists.py` makes it a sentence."""

    TOO_LARGE = "too-large"
    NOT_TEXT = "not-text"
    """An archive, a picture, a program: nothing that a list is kept in."""
    BROKEN_XML = "broken-xml"
    HOSTILE_XML = "hostile-xml"
    """It declares entities or nests deeper than any list does."""
    NOT_A_LIST = "not-a-list"
    """A document of another kind, such as a web page or an article."""
    FOREIGN_JSON = "foreign-json"
    """JSON of a program whose lists aren't read, or damaged."""
    DRAFT_LOG = "draft-log"
    """The picks of a draft, which are no deck yet."""
    UNKNOWN_COLUMNS = "unknown-columns"
    """A table without headings for the cards and their counts that are known."""
    BROKEN_TABLE = "broken-table"
    """A quotation mark in a table is never closed."""
    NO_CARDS = "no-cards"
    SEVERAL_PLAYERS = "several-players"
    """A file with the lists of several players, where one list was asked for."""
    NO_PLAYER = "no-player"
    """A row of such a table that names nobody."""
    PLAYER_TWICE = "player-twice"
    """Another file or row gave this player a list before."""


class UnusableList(Exception):
    """Nothing of it can be read as a decklist; `place` is a line from 1, 0 where it is none."""

    def __init__(self, fault: ListFault, place: int = 0) -> None:
        super().__init__(f"{fault.value}: {place}")
        self.fault = fault
        self.place = place
