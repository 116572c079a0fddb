"""How this laptop stands to the others with which it shares an event, and the word that says so."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple

import msgspec

from judgekit.domain.shared.moment import MINUTE, SECOND, Moment
from judgekit.views.words.words import Words

HOUR = 60 * MINUTE
ENOUGH_OFF = 2 * SECOND
"""A clock is told about from here on, in milliseconds."""


class Connection(StrEnum):
    """How this laptop is connected."""

    ALONE = "alone"
    """The open event isn't shared."""
    CONNECTING = "connecting"
    """For the first time since it was opened."""
    CONNECTED = "connected"
    CUT_OFF = "cut-off"
    NOT_STORED = "not-stored"
    """The hub is reached and can store nothing, as with a full disk."""
    SHUT_OUT = "shut-out"
    """The hub lets this laptop in no more."""
    READ_ONLY = "read-only"
    """Others have a newer program, whose entries this one doesn't understand."""
    LEFT = "left"
    """The event is shared, and this laptop seeks nobody for now."""


class TeamStanding(msgspec.Struct, frozen=True):
    """The standing of this laptop.

    `since` is the instant of the event's time at which the connection became this. `others` is how
    many other laptops are connected, `waiting` how many own steps aren't confirmed, `behind` how
    many messages of the hub are still to come. `hub` is the device that is the hub, `hub_person`
    who is signed in there, empty if none is known; `offset_ms` is how far this laptop's clock is
    behind the hub's, None if unknown.
    """

    connection: Connection = Connection.ALONE
    since: Moment = 0
    others: int = 0
    waiting: int = 0
    behind: int = 0
    hub: str = ""
    offset_ms: int | None = None
    hub_person: str = ""

    @property
    def is_shared(self) -> bool:
        """Whether other laptops have this event too."""
        return self.connection is not Connection.ALONE

    @property
    def is_clock_off(self) -> bool:
        """Whether this laptop's clock is so far off that somebody should know."""
        return self.offset_ms is not None and abs(self.offset_ms) > ENOUGH_OFF


class TeamWord(NamedTuple):
    """What the top bar says: `strong` stands out, `rest` follows it, or `brief` where there is less
    room; all empty while alone."""

    strong: str = ""
    rest: str = ""
    brief: str = ""

    @property
    def whole(self) -> str:
        """All of it."""
        return " ".join(filter(None, (self.strong, self.rest)))


def team_word(words: Words, standing: TeamStanding, now: Moment) -> TeamWord:
    """Say how this laptop stands: nothing, `with 4 laptops`, or `cut off for 3:12, 5 entries
    waiting`."""
    match standing.connection:
        case Connection.ALONE:
            return TeamWord()
        case Connection.CONNECTED if standing.others:
            said = words.say_count("with {count} laptop", "with {count} laptops", standing.others)
            return TeamWord("", said)
        case Connection.CONNECTED:
            return TeamWord("", words.say("shared, no other laptop yet"))
        case Connection.CONNECTING:
            strong = words.say("connecting")
        case Connection.NOT_STORED:
            strong = words.say("hub can’t store")
        case Connection.SHUT_OUT:
            strong = words.say("removed from the event")
        case Connection.READ_ONLY:
            strong = words.say("read-only")
        case Connection.LEFT:
            strong = words.say("not connected")
        case Connection.CUT_OFF:
            strong = words.say("cut off for {time}", time=elapsed_words(now - standing.since))
    if not standing.waiting:
        return TeamWord(strong)
    count = standing.waiting
    waiting = words.say_count("{count} entry waiting", "{count} entries waiting", count)
    return TeamWord(f"{strong},", waiting, words.say("{count} waiting", count=count))


def elapsed_words(elapsed: int) -> str:
    """Return `3:12` for minutes and seconds, `2:04:10` with hours."""
    elapsed = max(0, elapsed)
    hours, minutes, seconds = elapsed // HOUR, elapsed // MINUTE % 60, elapsed // SECOND % 60
    return f"{hours}:{minutes:02}:{seconds:02}" if hours else f"{minutes}:{seconds:02}"
