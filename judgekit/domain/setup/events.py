"""What is laid down about a tournament, and what is noted."""

from __future__ import annotations

import msgspec

from judgekit.domain.shared.event import Event


class StaffMember(msgspec.Struct, frozen=True):
    """Somebody who works at the event; `role` is a `Role`'s value."""

    name: str
    role: str


class PairedTable(msgspec.Struct, frozen=True):
    """Who sits at a table: two players or teams, more in games of many."""

    table: int
    players: tuple[str, ...]


class TournamentCreated(Event, frozen=True):
    """A tournament and what is laid down about it. `date` is ISO 8601; `players` counts players, or
    teams where `teams` is set; `policy` is the edition of the
    penalty guides (`2021`, `2024`). None and empty mean that nothing was said."""

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
    """All of it, as it is from now on."""


class PairingsTaken(Event, frozen=True):
    """Who plays whom in a round of a clock; they replace what was there for that round."""

    clock: str
    round: int
    tables: tuple[PairedTable, ...]
    byes: tuple[str, ...] = ()


class NoteWritten(Event, frozen=True):
    """Something worth remembering."""

    text: str
