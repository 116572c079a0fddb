"""Events of setup and notes."""

from __future__ import annotations

import msgspec

from judgekit.domain.shared.event import Event


class StaffMember(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A member of the tournament's staff; `role` is a `Role` value."""

    name: str
    role: str


class PairedTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The players at a table: two players or teams, more in multiplayer games."""

    table: int
    players: tuple[str, ...]


class TournamentCreated(Event, frozen=True):
    """A tournament was created, with its details.

    `date` is ISO 8601; `players` counts players, or teams if `teams` is set; `policy` is the
    edition of the penalty guides (`2021`, `2024`). None and empty mean unknown.
    """

    name: str
    date: str = ""
    place: str = ""
    format: str = ""
    rel: str = ""
    players: int | None = None
    teams: bool = False
    extra_turns: int = 5
    rounds: int | None = None
    playoff: int | None = None
    round_minutes: float | None = 50
    language: str = ""
    staff: tuple[StaffMember, ...] = ()
    policy: str = ""


class TournamentChanged(TournamentCreated, frozen=True):
    """The details changed; all fields hold their new values."""


class PairingsTaken(Event, frozen=True):
    """Pairings of a round of a clock were taken, replacing the round's earlier ones."""

    clock: str
    round: int
    tables: tuple[PairedTable, ...]
    byes: tuple[str, ...] = ()


class NoteWritten(Event, frozen=True):
    """A note was written."""

    text: str
