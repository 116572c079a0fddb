"""Questions with their choices as values; `wording` puts them into words."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum

import msgspec

from judgekit.domain.infractions.upgrade import Ruling
from judgekit.domain.shared.moment import Moment

Answer = int | str
"""A reading or a length in milliseconds, an instant, a number of turns, or a `Penalty` value."""


class Topic(StrEnum):
    """What a question trains; the score has a row for each."""

    EXTENSIONS = "extensions"
    TURNS = "turns"
    DECK_CHECKS = "deck-checks"
    PENALTIES = "penalties"


class Kind(StrEnum):
    """What is asked."""

    CALL = "call"
    """A call was closed: the reading at which the table goes to turns."""
    SHORT_CALL = "short-call"
    """A call of about a minute was closed: the length of the extension, which may be none."""
    CHECK = "check"
    """The decks are back: the length of the extension."""
    HALL = "hall"
    """Time is up: the instant at which the last table goes to turns."""
    TURNS = "turns"
    """A table's time is over: the number of additional turns."""
    NEXT_PENALTY = "next-penalty"
    """A penalty was given: what the same infraction becomes next time on that day."""


TOPICS: Mapping[Kind, Topic] = {
    Kind.CALL: Topic.EXTENSIONS,
    Kind.SHORT_CALL: Topic.EXTENSIONS,
    Kind.HALL: Topic.EXTENSIONS,
    Kind.CHECK: Topic.DECK_CHECKS,
    Kind.TURNS: Topic.TURNS,
    Kind.NEXT_PENALTY: Topic.PENALTIES,
}


class Question(msgspec.Struct, frozen=True):
    """One question at an instant, with what has to be known to answer it.

    `choices` are three or four different answers, `right` among them. `length` is how long the call
    or the check took and `before` the table's extension until then, in milliseconds, `reason` the
    call's reason. `end` is the round's end and `playing` the tables that play on with their
    extensions. `slow_plays` are the penalties for Slow Play at the table in this round. `ruling` is
    policy's on the infraction if the player commits it again, after so many penalties `given` for
    it on this day.
    """

    kind: Kind
    at: Moment
    right: Answer
    choices: tuple[Answer, ...]
    table: int = 0
    length: int = 0
    before: int = 0
    reason: str = ""
    end: Moment = 0
    playing: tuple[tuple[int, int], ...] = ()
    slow_plays: int = 0
    player: str = ""
    infraction: str = ""
    given: int = 0
    ruling: Ruling | None = None

    @property
    def topic(self) -> Topic:
        """What it trains."""
        return TOPICS[self.kind]
