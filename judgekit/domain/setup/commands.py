"""Commands for setup and notes; their tags are the names used in scripts."""

from __future__ import annotations

from judgekit.domain.setup.events import PairedTable, StaffMember
from judgekit.domain.shared.command import Command


class CreateTournament(Command, frozen=True, tag="open-event"):
    """Start recording a tournament.

    If `extra_turns` is None, it is three for teams that share a game, else five.
    """

    name: str = ""
    format: str = ""
    rel: str = ""
    players: int | None = None
    extra_turns: int | None = None
    date: str = ""
    place: str = ""
    teams: bool = False
    rounds: int | None = None
    playoff: int | None = None
    round_minutes: float | None = 50
    language: str = ""
    staff: tuple[StaffMember, ...] = ()
    policy: str = ""


class ChangeTournament(CreateTournament, frozen=True, tag="change-event"):
    """Replace all the tournament's details."""


class TakePairings(Command, frozen=True, tag="take-pairings"):
    """Set the pairings of a round; an empty `clock` is the main one."""

    round: int
    tables: tuple[PairedTable, ...]
    byes: tuple[str, ...] = ()
    clock: str = ""


class Note(Command, frozen=True, tag="note"):
    """Add a note."""

    text: str
