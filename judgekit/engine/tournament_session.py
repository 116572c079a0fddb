"""The tournaments on this machine, and the open one."""

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
    """Manages the stored tournaments, of which one can be open."""

    def __init__(self, store: TournamentStore, clock: AnchoredClock, device: Device) -> None:
        self._store = store
        self.clock = clock
        self._device = device
        self.engine: Engine | None = None
        self.current = ""

    def tournaments(self) -> Sequence[StoredTournament]:
        """All tournaments, last used first; raises EnvironmentFailure."""
        return self._store.tournaments()

    def open(self, tournament_id: str) -> RecordDamage | None:
        """Close the open tournament and open this one; return the loss if its record is damaged.

        Raises EnvironmentFailure; the tournament that was open then stays open.
        """
        if self.current and self._store.known_as(tournament_id) == self.current:
            return None
        return self._take(self._store.open(tournament_id))

    def open_file(self, path: Path) -> RecordDamage | None:
        """Open the tournament in a user's file, creating it if it doesn't exist."""
        if self.current and self._store.known_as(str(path.absolute())) == self.current:
            return None
        return self._take(self._store.open_file(path))

    def create(self, command: CreateTournament, author: str = "") -> Refusal | None:
        """Create a tournament and open it.

        Raises EnvironmentFailure; then none is created, and the tournament that was open stays
        open.
        """
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

    def remove(self, tournament_id: str) -> None:
        """Remove a tournament permanently, closing it first if it is open.

        Raises EnvironmentFailure.
        """
        if tournament_id == self.current:
            self.close()
        self._store.remove(tournament_id)

    def back_up(self, tournament_id: str) -> None:
        """Back up a record, on any thread, one at a time, unless it is one of a newer program.

        Raises EnvironmentFailure.
        """
        engine = self.engine
        if tournament_id == self.current and engine is not None and engine.is_newer:
            return
        self._store.back_up(tournament_id)

    def close(self) -> None:
        """Close the open tournament."""
        if self.engine is not None:
            self.engine.close()
        self.engine, self.current = None, ""

    def _take(self, opened: OpenTournament) -> RecordDamage | None:
        """Switch only once the new tournament has been replayed."""
        engine = self._replayed(opened)
        self._set_clock(opened)
        self._switch_to(engine, opened)
        return opened.loss

    def _replayed(self, opened: OpenTournament) -> Engine:
        """Build its engine.

        Raises EnvironmentFailure, and closes the record, if it can't be replayed.
        """
        try:
            return Engine(
                opened.log, opened.recorded, self.clock, self._device, is_newer=opened.is_newer
            )
        except Exception as error:  # whatever an invalid record leads to
            opened.log.close()
            path = opened.path or opened.id
            raise EnvironmentFailure(FailureReason.EVENT_UNREADABLE, path, repr(error)) from error

    def _set_clock(self, opened: OpenTournament) -> None:
        """Continue measured time from the record; a new one starts by the system clock."""
        if opened.recorded:
            last = opened.recorded[-1]
            self.clock.anchor_to(last.entered, last.ticks, last.boot)
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
