"""Commands for setup and notes; their tags are the names used in scripts."""

from __future__ import annotations

from judgekit.domain.setup.events import PairedTable, StaffMember
from judgekit.domain.shared.command import Command
from judgekit.domain.shared.texts.kinds import Code, NotedText, PlayerName, Prose


class CreateTournament(Command, frozen=True, tag="open-event"):
    """Start recording a tournament.

    If `extra_turns` is None, it is three for teams that share a game, else five.
    """

    name: Prose = ""
    format: Code = ""
    rel: Code = ""
    players: int | None = None
    extra_turns: int | None = None
    date: Code = ""
    place: Prose = ""
    teams: bool = False
    rounds: int | None = None
    playoff: int | None = None
    round_minutes: float | None = 50
    language: Code = ""
    staff: tuple[StaffMember, ...] = ()
    policy: Code = ""


class ChangeTournament(CreateTournament, frozen=True, tag="change-event"):
    """Replace all the tournament's details."""


class TakePairings(Command, frozen=True, tag="take-pairings"):
    """Set the pairings of a round; an empty `clock` is the main one."""

    round: int
    tables: tuple[PairedTable, ...]
    byes: tuple[PlayerName, ...] = ()
    clock: Code = ""


class ShowMessage(Command, frozen=True, tag="message"):
    """Show a line on the public display; an empty one takes it away."""

    text: Prose


class Note(Command, frozen=True, tag="note"):
    """Add a note."""

    text: NotedText
