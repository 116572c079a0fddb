"""What the one list answers: things of every kind with comparable scores."""

from __future__ import annotations

from enum import StrEnum

import msgspec


class FindKind(StrEnum):
    """Kinds of things that are found."""

    ACTION = "action"
    INFRACTION = "infraction"
    RULE = "rule"
    TERM = "term"
    CARD = "card"
    PLAYER = "player"
    TABLE = "table"
    ORDER = "order"
    NOTE = "note"
    HELP = "help"


class Found(msgspec.Struct, frozen=True):
    """One thing that was found.

    `id` identifies it within its kind: an action's fixed id, `ipg-3.1`, `DOCUMENT#REF`, the id of a
    glossary entry, a card's English name, a player's name, a table's number, an order as typed, the
    name of a page of the help.
    `score` is between 0 and 1 and comparable across kinds; `title` and `detail` are in the reader's
    language and may mark matches with U+E000 and U+E001. `today` says what the number that was
    typed stands for now, if the section found has it no longer. `is_missing`: the event lacks the
    table, and the detail says which it has. `written` is the name or number by which it was
    found, where that is known, and `language` that of a card's name, if it isn't the English one;
    `short` is what a card is called for short, as a key, if it was found by that.
    """

    kind: FindKind
    id: str
    score: float
    title: str = ""
    detail: str = ""
    today: str = ""
    is_missing: bool = False
    language: str = ""
    written: str = ""
    short: str = ""
