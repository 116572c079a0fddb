"""What the inside asks of what keeps the records of tournaments."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple, Protocol

from judgekit.domain.shared.event import Recorded
from judgekit.engine.stored import (
    RecordDamage,
    StoredTournament,
)


class EventLog(Protocol):
    """The record of one tournament: what happened, in order, appended to and never changed."""

    def append(self, events: Sequence[Recorded]) -> None:
        """Keep these in one transaction, durable on return.

        Raises EnvironmentFailure, and then none of them is kept and the log is as before; it can be
        tried again.
        """
        ...

    def close(self) -> None:
        """Let go of the file; what was acknowledged is in it already."""
        ...


class OpenTournament(NamedTuple):
    """A tournament's log with all that it holds, oldest first; `path` is its file as the user
    would recognise it."""

    id: str
    log: EventLog
    recorded: Sequence[Recorded]
    loss: RecordDamage | None = None
    path: str = ""


class TournamentStore(Protocol):
    """The tournaments kept on this machine, one file each."""

    def events(self) -> Sequence[StoredTournament]:
        """All of them, the last used first; raises EnvironmentFailure."""
        ...

    def create(self, name: str) -> OpenTournament:
        """A new, empty record; raises EnvironmentFailure."""
        ...

    def open(self, event: str) -> OpenTournament:
        """The record of that id, its good part if it is damaged; raises EnvironmentFailure."""
        ...

    def open_file(self, path: Path) -> OpenTournament:
        """The record in a file that the user names, made where there is none yet; raises
        EnvironmentFailure."""
        ...

    def known_as(self, event: str) -> str:
        """The one id of a record that is named by its id or by any path of its file."""
        ...

    def back_up(self, event: str) -> None:
        """Make a copy of the record as it stands, open or not, and keep the one before it; from any
        thread. Raises EnvironmentFailure; the earlier copies are then as they were."""
        ...

    def remove(self, event: str) -> None:
        """Remove it for good with its backups and all that was set aside of it; raises
        EnvironmentFailure."""
        ...
