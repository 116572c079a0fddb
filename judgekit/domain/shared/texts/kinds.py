"""What the text fields of events and commands hold: names, free text, or codes.

Each text field of an event, a command or a struct within them has one of these types, so that all
that names a person can be found, shown to that person and erased. A test refuses a field that has
none of them.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated


class TextKind(StrEnum):
    """What a text field holds."""

    PLAYER = "player"
    """The name of a player or a team."""
    LIST_OWNER = "list-owner"
    """As PLAYER, where another spelling is another list."""
    STAFF = "staff"
    """The name of a judge or of another member of the staff."""
    PROSE = "prose"
    """What somebody typed or pasted; it may name anybody."""
    NOTE = "note"
    """As PROSE, and nothing rests on it: it may become empty."""
    NOTED = "noted"
    """The whole text of a note, which can't be empty."""
    CODE = "code"
    """An id, a date, a value of an enumeration, the name of a clock or of a card: names nobody."""
    INTENTION = "intention"
    """A command in JSON, as `engine.intention` encodes it."""


PlayerName = Annotated[str, TextKind.PLAYER]
ListOwner = Annotated[str, TextKind.LIST_OWNER]
StaffName = Annotated[str, TextKind.STAFF]
Prose = Annotated[str, TextKind.PROSE]
NoteText = Annotated[str, TextKind.NOTE]
NotedText = Annotated[str, TextKind.NOTED]
Code = Annotated[str, TextKind.CODE]
EncodedIntention = Annotated[str, TextKind.INTENTION]
