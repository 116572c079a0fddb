"""What a judge's phone may ask for, as it is sent; and the command that it means.

Nothing else can be asked from a phone, whatever the role of its person.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from judgekit.domain.calls.commands import ChangeCall, CloseCall, OpenCall
from judgekit.domain.clock.commands import (
    FinishTable,
    GrantExtension,
    NextTurn,
    SeatJudge,
    StartTurns,
)
from judgekit.domain.shared.command import Command
from judgekit.domain.shared.history import TakeBack
from judgekit.domain.shared.moment import MINUTE, SECOND

_Table = Annotated[int, msgspec.Meta(ge=1, le=99_999)]
_Name = Annotated[str, msgspec.Meta(max_length=64)]
_Reason = Literal["ruling", "errand", "tardiness"]
_Minutes = Annotated[int, msgspec.Meta(ge=1, le=60)]


class Asked(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do"):
    """A wish of a phone; its `id` is new for each, so that it is done once however often it
    comes."""

    id: Annotated[str, msgspec.Meta(min_length=8, max_length=64)]


class AtTable(Asked, frozen=True):
    """At a table; `clock` and `round` as the phone was told, or empty for what is in progress."""

    table: _Table
    clock: _Name = ""
    round: _Name = ""


class Sit(AtTable, frozen=True, tag="sit"):
    """Sit down at the table."""


class Leave(AtTable, frozen=True, tag="leave"):
    """Leave the table."""


class AskOpenCall(AtTable, frozen=True, tag="open-call"):
    """Open a call."""

    reason: _Reason = "ruling"


class AskChangeCall(Asked, frozen=True, tag="change-call"):
    """Give an open call another reason."""

    call: _Name
    reason: _Reason


class AskCloseCall(Asked, frozen=True, tag="close-call"):
    """Close an open call."""

    call: _Name


class AskUndoCall(Asked, frozen=True, tag="undo-call"):
    """Take back a call that was opened by mistake."""

    call: _Name


class AskGive(AtTable, frozen=True, tag="give"):
    """Give an extension."""

    minutes: _Minutes = 1
    reason: _Reason = "ruling"


class AskStartTurns(AtTable, frozen=True, tag="start-turns"):
    """Start the additional turns; `seat` is the player whose turn it is."""

    seat: Literal[0, 1] = 0


class AskNextTurn(AtTable, frozen=True, tag="next-turn"):
    """Go to the next additional turn."""


class AskDone(AtTable, frozen=True, tag="done"):
    """Say that the match is over."""


Wish = (
    Sit
    | Leave
    | AskOpenCall
    | AskChangeCall
    | AskCloseCall
    | AskUndoCall
    | AskGive
    | AskStartTurns
    | AskNextTurn
    | AskDone
)
_WISHES: msgspec.json.Decoder[Wish] = msgspec.json.Decoder(Wish)


def read_wish(body: bytes) -> Wish:
    """What a phone has sent; raises msgspec.MsgspecError or UnicodeDecodeError."""
    return _WISHES.decode(body)


def command_of(wish: Wish, person: str) -> Command:  # noqa: PLR0911  (one a wish)
    """The command that a wish means, of the person at the phone."""
    match wish:
        case Sit():
            return SeatJudge(wish.table, person, wish.clock, wish.round)
        case Leave():
            return SeatJudge(wish.table, "", wish.clock, wish.round)
        case AskOpenCall():
            return OpenCall(wish.table, wish.reason, wish.clock, person, wish.round)
        case AskChangeCall():
            return ChangeCall(number=wish.call, reason=wish.reason)
        case AskCloseCall():
            return CloseCall(number=wish.call)
        case AskUndoCall():
            return TakeBack(wish.call)
        case AskGive():
            seconds = wish.minutes * MINUTE // SECOND
            return GrantExtension(wish.table, seconds, wish.reason, wish.clock, wish.round)
        case AskStartTurns():
            return StartTurns(wish.table, wish.seat, wish.clock, wish.round)
        case AskNextTurn():
            return NextTurn(wish.table, wish.clock, wish.round)
        case AskDone():
            return FinishTable(wish.table, wish.clock, wish.round)
