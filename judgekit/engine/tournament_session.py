"""The tournaments on this machine, and the open one."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any

from judgekit.domain.clock.commands import FollowComputerClock
from judgekit.domain.setup.commands import CreateTournament
from judgekit.domain.shared.moment import SECOND
from judgekit.domain.shared.refusal import Refusal, RefusalCode
from judgekit.engine.elsewhere import read_elsewhere
from judgekit.engine.engine import Device, Engine
from judgekit.engine.failures import EnvironmentFailure, FailureReason
from judgekit.engine.personal.erasure import Erasure
from judgekit.engine.personal.one_player import export_player
from judgekit.engine.ports.clock import AnchoredClock
from judgekit.engine.ports.record import OpenTournament, TournamentStore
from judgekit.engine.resuming import ClockInDoubt, GoOn, TimeAnswer, clock_in_doubt
from judgekit.engine.stored import BroughtBack, RecordDamage, StoredTournament


class TournamentSession:
    """Manages the stored tournaments, of which one can be open."""

    def __init__(self, store: TournamentStore, clock: AnchoredClock, device: Device) -> None:
        self._store = store
        self.clock = clock
        self._device = device
        self.elsewhere = partial(read_elsewhere, store)
        """Returns what a tournament's record says, without opening it."""
        self.save_copy = store.save_copy
        """Writes a tournament's record into one file, as the port says."""
        self.engine: Engine | None = None
        self.current = ""
        self._in_doubt: tuple[Engine, OpenTournament] | None = None
        """What is opened as soon as somebody has said what time it is."""

    def tournaments(self) -> Sequence[StoredTournament]:
        """All tournaments, last used first; raises EnvironmentFailure."""
        return self._store.tournaments()

    def open(self, tournament_id: str) -> RecordDamage | ClockInDoubt | None:
        """Close the open tournament and open this one; return the loss if its record is damaged.

        If it is in doubt what time it is, that is returned: `resume` then opens it, `leave` does
        not.
        Raises EnvironmentFailure; the tournament that was open then stays open.
        """
        self.leave()
        if self.current and self._store.known_as(tournament_id) == self.current:
            return None
        return self._take(self._store.open(tournament_id))

    def open_file(self, path: Path) -> RecordDamage | ClockInDoubt | None:
        """Open the tournament in a user's file, creating it if it doesn't exist; as `open`."""
        self.leave()
        if self.current and self._store.known_as(str(path.absolute())) == self.current:
            return None
        return self._take(self._store.open_file(path))

    def resume(self, answer: TimeAnswer, author: str = "") -> RecordDamage | None:
        """Open what is in doubt, with its time going on as answered.

        Time that lies before the last entry is followed as a step: what remains on every clock
        stays. Raises EnvironmentFailure if that can't be recorded; the doubt stays then.
        """
        if self._in_doubt is None:
            return None
        engine, opened = self._in_doubt
        now, (boot, ticks) = self.clock.now(), self.clock.stamp()
        last = engine.timeline.last_moment() or 0
        if isinstance(answer, GoOn):
            answer = last if answer is GoOn.LAST_ENTRY else self.clock.system_now()
        self.clock.set_to(max(last, answer))
        by = round((answer - last) / SECOND)
        try:
            if by < 0:
                engine.submit(FollowComputerClock(by), author)
        except BaseException:
            self.clock.anchor_to(now, ticks, boot)
            raise
        self._in_doubt = None
        self._switch_to(engine, opened)
        return opened.loss

    def leave(self) -> None:
        """Don't open what is in doubt."""
        if self._in_doubt is not None:
            self._in_doubt[0].close()
        self._in_doubt = None

    def create(self, command: CreateTournament, author: str = "") -> Refusal | None:
        """Create a tournament and open it.

        Raises EnvironmentFailure; then none is created, and the tournament that was open stays
        open.
        """
        self.leave()
        opened = self._store.create(command.name)
        engine = self._replayed(opened)
        refusal = engine.refusal(command)
        if refusal is not None:
            _give_up(self._store, engine, opened)
            return refusal
        now, (boot, ticks) = self.clock.now(), self.clock.stamp()
        _set_clock(self.clock, engine, opened)
        try:
            engine.submit(command, author)
        except BaseException:
            _give_up(self._store, engine, opened)
            self.clock.anchor_to(now, ticks, boot)
            raise
        self._switch_to(engine, opened)
        return None

    def remove(self, tournament_id: str) -> None:
        """Remove a tournament permanently, closing it first if it is open.

        Raises EnvironmentFailure.
        """
        self.leave()
        if tournament_id == self.current:
            self.close()
        self._store.remove(tournament_id)

    def exported(self, player: str) -> dict[str, Any] | Refusal:
        """Everything about one player of the open tournament, as `export_player` has it.

        Refused where a newer program wrote what can't be searched. Raises EnvironmentFailure.
        """
        if _is_newer(self.engine):
            return Refusal(RefusalCode.NEWER_RECORD)
        return export_player(self._store.read(self.current), player)

    def erasure(self, player: str) -> Erasure | Refusal:
        """What erasing a player from the open tournament would do, or why it can't be done.

        Raises EnvironmentFailure.
        """
        if _is_newer(self.engine):
            return Refusal(RefusalCode.NEWER_RECORD)
        if self.engine is not None and self.engine.has_to_be_shared:
            return Refusal(RefusalCode.NOT_WHILE_SHARED)
        erasure = Erasure(self._store.read(self.current), player)
        return erasure.refusal or erasure

    def erase(self, player: str, author: str = "", reason: str = "") -> Erasure | Refusal:
        """Erase a player's name from the open tournament's record and from all files beside it.

        The tournament is closed meanwhile, and is open again afterwards. Raises EnvironmentFailure;
        with REWRITING_UNFINISHED none is open any more, else the record is as it was.
        """
        erasure = self.erasure(player)
        engine, tournament_id = self.engine, self.current
        if isinstance(erasure, Refusal) or engine is None:
            return erasure
        added = engine.stamped(erasure.event(reason), erasure.of_staff(author))
        ahead = engine.ahead
        self.close()
        try:
            self._store.rewrite(tournament_id, erasure.erase, added)
        finally:
            self._open_again(tournament_id, ahead)
        return erasure

    def back_up(self, tournament_id: str) -> None:
        """Back up a record, on any thread, one at a time, unless it is one of a newer program.

        Raises EnvironmentFailure.
        """
        if tournament_id == self.current and _is_newer(self.engine):
            return
        self._store.back_up(tournament_id)

    def bring_copy(self, source: Path) -> tuple[str, BroughtBack]:
        """Take in such a file; return the id of its tournament, and what became of it.

        Where it goes on with the open tournament, that is closed meanwhile. Raises
        EnvironmentFailure; everything is then as it was.
        """
        engine, tournament_id = self.engine, self.current
        try:
            return self._store.bring_copy(source)
        except EnvironmentFailure as failure:
            if failure.reason is not FailureReason.EVENT_LOCKED or engine is None:
                raise
        ahead = engine.ahead
        self.close()
        try:
            return self._store.bring_copy(source)
        finally:
            self._open_again(tournament_id, ahead)

    def handed_over(self) -> OpenTournament:
        """Close the open tournament and open its record anew, for a team's session: its engine is
        to take this one's place, by `go_on_with`. Raises EnvironmentFailure."""
        tournament_id = self.current
        if self.engine is not None:
            self.engine.close()
        return self._store.open(tournament_id)

    def go_on_with(self, engine: Engine, tournament_id: str) -> None:
        """Have another engine's tournament be the open one: that of a shared event. One that was
        open is closed, unless it is the same tournament."""
        if self.engine is not None and self.current != tournament_id:
            self.engine.close()
        self.engine, self.current = engine, tournament_id

    def close(self) -> None:
        """Close the open tournament."""
        self.leave()
        if self.engine is not None:
            self.engine.close()
        self.engine, self.current = None, ""

    def _open_again(self, tournament_id: str, ahead: int) -> None:
        """Open a tournament that was closed for a moment: its time, so far `ahead` of the clock,
        has gone on, and nobody need be asked about it. Raises EnvironmentFailure."""
        opened = self._store.open(tournament_id)
        engine = self._replayed(opened)
        self.clock.set_to(self.clock.now() + ahead)
        self._switch_to(engine, opened)

    def _take(self, opened: OpenTournament) -> RecordDamage | ClockInDoubt | None:
        """Switch only once the new tournament has been replayed, and its time is known.

        Nothing can be entered into what a newer program wrote, so nothing depends on it there; an
        event that is shared goes by the hub's time.
        """
        engine = self._replayed(opened)
        if opened.recorded and not opened.is_newer and opened.shared is None:
            own = self._device.names
            doubt = clock_in_doubt(engine, opened.recorded[-1], self.clock, own)
            if doubt is not None:
                self._in_doubt = engine, opened
                return doubt
        _set_clock(self.clock, engine, opened)
        self._switch_to(engine, opened)
        return opened.loss

    def _replayed(self, opened: OpenTournament) -> Engine:
        """Build its engine.

        Raises EnvironmentFailure, and closes the record, if it can't be replayed.
        """
        try:
            engine = Engine(
                opened.log, opened.recorded, self.clock, self._device, is_newer=opened.is_newer
            )
            engine.has_to_be_shared = opened.shared is not None
            return engine
        except Exception as error:  # whatever an invalid record leads to
            opened.log.close()
            path = opened.path or opened.id
            raise EnvironmentFailure(FailureReason.EVENT_UNREADABLE, path, repr(error)) from error

    def _switch_to(self, engine: Engine, opened: OpenTournament) -> None:
        before = self.engine
        self.engine, self.current = engine, opened.id
        if before is not None:
            before.close()


def _is_newer(engine: Engine | None) -> bool:
    """Whether a newer program wrote the open tournament."""
    return engine is not None and engine.is_newer


def _give_up(store: TournamentStore, engine: Engine, opened: OpenTournament) -> None:
    engine.close()
    store.remove(opened.id)


def _set_clock(clock: AnchoredClock, engine: Engine, opened: OpenTournament) -> None:
    """Continue measured time from the record; a new one starts by the system clock."""
    entered = engine.timeline.last_moment()
    if entered is not None:
        last = opened.recorded[-1]
        clock.anchor_to(entered, last.ticks, last.boot)
    else:
        clock.follow_system()
