"""The tournaments on this machine, and the one that is open."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from judgekit.domain.setup.commands import CreateTournament
from judgekit.domain.shared.refusal import Refusal
from judgekit.engine.engine import Device, Engine
from judgekit.engine.ports.clock import AnchoredClock
from judgekit.engine.ports.record import OpenTournament, TournamentStore
from judgekit.engine.stored import RecordDamage, StoredTournament


class TournamentSession:
    """Several can exist; one is open."""

    def __init__(self, store: TournamentStore, clock: AnchoredClock, device: Device) -> None:
        self._store = store
        self.clock = clock
        self._device = device
        self.engine: Engine | None = None
        self.current = ""

    def events(self) -> Sequence[StoredTournament]:
        """All of them, the last used first; raises EnvironmentFailure."""
        return self._store.events()

    def open(self, event: str) -> RecordDamage | None:
        """Put away what is open and open this one, which goes on as it was left; what a damaged
        record lost is returned.

        Raises EnvironmentFailure; what was open stays so then.
        """
        if self.current and self._store.known_as(event) == self.current:
            return None
        return self._take(self._store.open(event))

    def open_file(self, path: Path) -> RecordDamage | None:
        """The same with a file that the user names, which is made where there is none yet."""
        if self.current and self._store.known_as(str(path.absolute())) == self.current:
            return None
        return self._take(self._store.open_file(path))

    def create(self, command: CreateTournament, author: str = "") -> Refusal | None:
        """Begin a new tournament and open it; raises EnvironmentFailure, and then none was begun,
        what was open stays."""
        opened = self._store.create(command.name)
        engine = self._engine(opened)
        try:
            outcome = engine.submit(command, author)
        except BaseException:
            engine.close()
            self._store.remove(opened.id)
            raise
        if isinstance(outcome, Refusal):
            engine.close()
            self._store.remove(opened.id)
            return outcome
        self.close()
        self.engine, self.current = engine, opened.id
        return None

    def remove(self, event: str) -> None:
        """Remove one for good; the open one is put away first. Raises EnvironmentFailure."""
        if event == self.current:
            self.close()
        self._store.remove(event)

    def back_up(self, event: str) -> None:
        """Copy this one's record, on any thread, one at a time; raises EnvironmentFailure."""
        self._store.back_up(event)

    def close(self) -> None:
        """Put away what is open."""
        if self.engine is not None:
            self.engine.close()
        self.engine, self.current = None, ""

    def _take(self, opened: OpenTournament) -> RecordDamage | None:
        self.close()
        self.engine, self.current = self._engine(opened), opened.id
        return opened.loss

    def _engine(self, opened: OpenTournament) -> Engine:
        if opened.recorded:
            last = opened.recorded[-1]
            self.clock.anchor_to(last.at, last.ticks, last.boot)
        else:
            self.clock.follow_system()
        return Engine(opened.log, opened.recorded, self.clock, self._device)
