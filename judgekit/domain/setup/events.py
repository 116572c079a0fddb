"""Events of setup and notes."""

from __future__ import annotations

import msgspec

from judgekit.domain.shared.event import Event
from judgekit.domain.shared.texts.kinds import Code, NotedText, PlayerName, Prose, StaffName


class StaffMember(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """A member of the tournament's staff; `role` is a `Role` value."""

    name: StaffName
    role: Code


class PairedTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """The players at a table: two players or teams, more in multiplayer games."""

    table: int
    players: tuple[PlayerName, ...]


class TournamentCreated(Event, frozen=True):
    """A tournament was created, with its details.

    `date` is ISO 8601; `players` counts players, or teams if `teams` is set; `policy` is the
    edition of the penalty guides (`2021`, `2024`). None and empty mean unknown.
    """

    name: Prose
    date: Code = ""
    place: Prose = ""
    format: Code = ""
    rel: Code = ""
    players: int | None = None
    teams: bool = False
    extra_turns: int = 5
    rounds: int | None = None
    playoff: int | None = None
    round_minutes: float | None = 50
    language: Code = ""
    staff: tuple[StaffMember, ...] = ()
    policy: Code = ""


class TournamentChanged(TournamentCreated, frozen=True):
    """The details changed; all fields hold their new values."""


class PairingsTaken(Event, frozen=True):
    """Pairings of a round of a clock were taken, replacing the round's earlier ones."""

    clock: Code
    round: int
    tables: tuple[PairedTable, ...]
    byes: tuple[PlayerName, ...] = ()


class MessageShown(Event, frozen=True):
    """A line was put on the public display, or taken away if it is empty."""

    text: Prose


class NoteWritten(Event, frozen=True):
    """A note was written."""

    text: NotedText
