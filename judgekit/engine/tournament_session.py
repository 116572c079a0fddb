"""The tournaments on this machine, and the one that is open."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from judgekit.domain.setup.commands import CreateTournament
from judgekit.domain.shared.refusal import Refusal
from judgekit.engine.engine import Device, Engine
from judgekit.engine.failures import EnvironmentFailure, FailureReason
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
        engine = self._replayed(opened)
        refusal = engine.refusal(command)
        if refusal is not None:
            self._give_up(engine, opened)
            return refusal
        now, (boot, ticks) = self.clock.now(), self.clock.stamp()
        self._set_clock(opened)
        try:
            engine.submit(command, author)
        except BaseException:
            self._give_up(engine, opened)
            self.clock.anchor_to(now, ticks, boot)
            raise
        self._switch_to(engine, opened)
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
        """Nothing of what is open is touched before the other one is known to be good."""
        engine = self._replayed(opened)
        self._set_clock(opened)
        self._switch_to(engine, opened)
        return opened.loss

    def _replayed(self, opened: OpenTournament) -> Engine:
        """Its engine; raises EnvironmentFailure, and lets go of the record, where it can't be
        replayed."""
        try:
            return Engine(opened.log, opened.recorded, self.clock, self._device)
        except Exception as error:  # whatever an impossible record leads to
            opened.log.close()
            path = opened.path or opened.id
            raise EnvironmentFailure(FailureReason.EVENT_UNREADABLE, path, repr(error)) from error

    def _set_clock(self, opened: OpenTournament) -> None:
        """Measured time goes on from the record; a new one begins by the system's clock."""
        if opened.recorded:
            last = opened.recorded[-1]
            self.clock.anchor_to(last.at, last.ticks, last.boot)
        else:
            self.clock.follow_system()

    def _switch_to(self, engine: Engine, opened: OpenTournament) -> None:
        before = self.engine
        self.engine, self.current = engine, opened.id
        if before is not None:
            before.close()

    def _give_up(self, engine: Engine, opened: OpenTournament) -> None:
        engine.close()
        self._store.remove(opened.id)
