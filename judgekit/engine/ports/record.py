"""Ports for the records of tournaments."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple, Protocol

from judgekit.domain.shared.event import Recorded
from judgekit.engine.stored import (
    BroughtBack,
    RecordDamage,
    SharedRecord,
    StoredTournament,
)


class EventLog(Protocol):
    """The record of one tournament: an append-only list of events."""

    def append(self, events: Sequence[Recorded]) -> None:
        """Append events in one transaction, durable on return.

        Raises EnvironmentFailure if it fails; then none of them is appended, the log is unchanged,
        and it can be tried again.
        """
        ...

    def close(self) -> None:
        """Release the file; all acknowledged events are already in it."""
        ...


class RecordedTexts(NamedTuple):
    """The texts of a recorded event, as the record has them.

    `payload` and `intention` are JSON, the latter empty if there is none; `kind` names the type of
    the payload. `id` and `revises` are those of the event.
    """

    id: str
    revises: str
    kind: str
    author: str
    payload: bytes
    intention: bytes


Rewriting = Callable[[RecordedTexts], RecordedTexts]
"""Called with the texts of each event in order; returns those to put in their place."""


class OpenTournament(NamedTuple):
    """A tournament's log with its events, oldest first.

    `path` is its file as the user would recognise it. `is_newer` if a newer program wrote it: then
    it is open to be read, as far as it is known here, and its file is left alone. `shared` is what
    it has of being shared, None if it isn't: nothing is appended to it then but what is settled.
    """

    id: str
    log: EventLog
    recorded: Sequence[Recorded]
    loss: RecordDamage | None = None
    path: str = ""
    is_newer: bool = False
    shared: SharedRecord | None = None


class TournamentStore(Protocol):
    """The tournaments stored on this machine, one file each."""

    def tournaments(self) -> Sequence[StoredTournament]:
        """All tournaments, last used first; raises EnvironmentFailure."""
        ...

    def create(self, name: str) -> OpenTournament:
        """Create an empty record; raises EnvironmentFailure."""
        ...

    def open(self, tournament_id: str) -> OpenTournament:
        """Open the record of that id, or the good part of a damaged one.

        Raises EnvironmentFailure.
        """
        ...

    def open_file(self, path: Path) -> OpenTournament:
        """Open the record in a user's file, creating it if it doesn't exist.

        Raises EnvironmentFailure.
        """
        ...

    def read(self, tournament_id: str) -> Sequence[Recorded]:
        """The events of a sound record, open or not.

        Raises EnvironmentFailure, also if a newer program wrote some of it.
        """
        ...

    def known_as(self, tournament_id: str) -> str:
        """The canonical id of a record named by its id or by any path of its file."""
        ...

    def back_up(self, tournament_id: str) -> None:
        """Back up the record, open or not, and keep the previous backup; usable from any thread.

        Raises EnvironmentFailure; the earlier copies are then unchanged.
        """
        ...

    def rewrite(self, tournament_id: str, rewriting: Rewriting, added: Sequence[Recorded]) -> None:
        """Replace texts in the record and in all files beside it, and append events.

        The record must not be open. Raises EnvironmentFailure; the record is then as it was, or,
        with REWRITING_UNFINISHED, is the new one as soon as it can be opened.
        """
        ...

    def save_copy(self, tournament_id: str, target: Path) -> int:
        """Write a record, open or not, into one file elsewhere, checked; return its number of
        entries.

        Raises EnvironmentFailure; a file that was there is then unchanged.
        """
        ...

    def save_copy_to_join(self, tournament_id: str, target: Path) -> int:
        """As `save_copy`, for another laptop that begins to take part: with all that is settled,
        and nothing that waits on this one."""
        ...

    def bring_copy(self, source: Path) -> tuple[str, BroughtBack]:
        """Take in such a file; return the id of its tournament here, and what became of it.

        It is checked before anything is replaced. Raises EnvironmentFailure; everything is then as
        it was.
        """
        ...

    def remove(self, tournament_id: str) -> None:
        """Remove a record permanently, with its backups and set-aside files.

        Raises EnvironmentFailure.
        """
        ...
