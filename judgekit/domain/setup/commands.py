"""What can be laid down and noted; the names are those of scripts."""

from __future__ import annotations

from judgekit.domain.setup.events import PairedTable, StaffMember
from judgekit.domain.shared.command import Command


class CreateTournament(Command, frozen=True, tag="open-event"):
    """A tournament begins to be recorded. Additional turns left out are three for teams that play
    together, else five."""

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
    """The same, all of it as it is to be from now on."""


class TakePairings(Command, frozen=True, tag="take-pairings"):
    """Who plays whom in a round; empty `clock` is the main one."""

    round: int
    tables: tuple[PairedTable, ...]
    byes: tuple[str, ...] = ()
    clock: str = ""


class Note(Command, frozen=True, tag="note"):
    """Something worth remembering."""

    text: str
