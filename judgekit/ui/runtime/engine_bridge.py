"""Bridge between the engine and the windows: commands in, signals out.

The engine is created by the first `open`, after the first paint: until then there is no tournament.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, Qt, QTimer, Signal

from judgekit.engine.failures import EnvironmentFailure, FailureReason
from judgekit.ui.runtime.lazy import Lazy
from judgekit.ui.runtime.messages import Banner, Messages
from judgekit.ui.runtime.other_events import OtherEvents
from judgekit.ui.runtime.pending_queue import PendingQueue
from judgekit.ui.runtime.preference_keeper import PreferenceKeeper
from judgekit.ui.words.wording import failure_sentence, refusal_sentence

if TYPE_CHECKING:
    from judgekit.domain.setup.commands import CreateTournament
    from judgekit.domain.shared.command import Command
    from judgekit.domain.shared.refusal import Refusal
    from judgekit.domain.shared.topic import Topic
    from judgekit.domain.tournament import Tournament
    from judgekit.engine.engine import Engine
    from judgekit.engine.ports.clock import AnchoredClock
    from judgekit.engine.resuming import ClockInDoubt
    from judgekit.engine.stored import RecordDamage, StoredTournament
    from judgekit.engine.team.team import Team
    from judgekit.engine.team.told import TeamListener
    from judgekit.engine.timeline import Step
    from judgekit.engine.tournament_session import TournamentSession
    from judgekit.ui.runtime.team_bridge import TeamBridge
    from judgekit.ui.runtime.team_known import MakeTeam, OwnersCalls

RECORD_BANNER = "record"
NEWER_BANNER, UNSHARED_BANNER = "newer", "unshared"
SECOND = 1_000
AFTER_THE_SECOND = 4
"""Delay of a tick in milliseconds, so that it is never early."""


class OpenSessions:
    """The session of the machine's events, created on first use, that of one which is shared, and
    that of a rehearsal."""

    def __init__(self, make_session: Callable[[], TournamentSession]) -> None:
        self._make_session = make_session
        self._own: TournamentSession | None = None
        self._shared: Team | None = None
        self._shared_id = ""
        self._rehearsal: TournamentSession | None = None

    @property
    def is_rehearsing(self) -> bool:
        """Whether the open tournament is a made-up one."""
        return self._rehearsal is not None

    @property
    def engine(self) -> Engine | None:
        """The engine of the open tournament."""
        if self._rehearsal is not None:
            return self._rehearsal.engine
        own = self._own.engine if self._own is not None else None
        return self._shared.engine if own is None and self._shared is not None else own

    @property
    def current(self) -> str:
        """The id of the open tournament, empty if none is open."""
        return self._rehearsal.current if self._rehearsal else self.real

    @property
    def real(self) -> str:
        """The id of the open tournament that is no made-up one."""
        return (self._own.current if self._own else "") or self._shared_id

    def share(self, session: Team, tournament: str) -> None:
        """Let this session have the open tournament, until another one is opened."""
        if session is not self._shared:
            self.stop_sharing()
        self.hand_over()
        self._shared, self._shared_id = session, tournament

    def hand_over(self) -> None:
        """Close the record that the machine's session has open: another session opens it."""
        if self._own is not None:
            self._own.close()

    def stop_sharing(self, *, unless_alone: bool = False) -> None:
        """Close the event that is shared; `unless_alone` if the machine's session has opened
        another one."""
        if unless_alone and (self._own is None or self._own.engine is None):
            return
        shared, self._shared, self._shared_id = self._shared, None, ""
        if shared is not None:
            shared.close()

    def own(self) -> TournamentSession:
        """Return the tournaments of this machine."""
        if self._own is None:
            self._own = self._make_session()
        return self._own

    def acting(self) -> TournamentSession:
        """Return the session that has the open tournament."""
        return self._rehearsal or self.own()

    def rehearse(self, session: TournamentSession) -> None:
        """Let this session have the open tournament, until `stop_rehearsing`."""
        self._rehearsal = session

    def stop_rehearsing(self) -> None:
        """Close the rehearsal; what was open before is open again."""
        if self._rehearsal is not None:
            self._rehearsal.close()
        self._rehearsal = None

    def close(self) -> None:
        """Close everything."""
        self.stop_rehearsing()
        self.stop_sharing()
        if self._own is not None:
            self._own.close()


class EngineBridge(QObject):
    """The open tournament for the windows; used on the UI thread only."""

    changed = Signal(object)
    """Something was recorded or undone: the set of affected `Topic`s."""
    switched = Signal()
    """Another tournament is open, or none."""
    leaving = Signal()
    """Another tournament is about to be opened: unrecorded input belongs to the current one."""
    second = Signal(object)
    """A second has begun while a tournament is open: the instant, in milliseconds."""
    in_doubt = Signal(object)
    """A tournament is to be opened, and it is in doubt what time it is: a `ClockInDoubt`."""
    loss = Signal(object)
    """The opened record was damaged: a `RecordDamage`."""
    rehearsing = Signal(bool)
    """A made-up event is about to be open instead of a real one, or is so no more."""
    closing = Signal()
    """The program ends: windows beside the main one must close."""

    def __init__(
        self,
        make_session: Callable[[], TournamentSession],
        messages: Messages,
        preferences: PreferenceKeeper,
        parent: QObject | None = None,
        make_team: MakeTeam | None = None,
    ) -> None:
        super().__init__(parent)
        self.sessions = OpenSessions(make_session)
        self.team = Lazy(partial(_made_team, self, make_team or _no_team, messages, preferences))
        """Returns the `TeamBridge`, made on first use."""
        self.is_arriving = False
        """Whether what changes at this moment comes from another laptop."""
        self.shows: Callable[[Callable[[], object]], None] = _shown_now
        """Has a change shown: at once, or a moment later if it was entered on a phone."""
        self._messages = messages
        self._preferences = preferences
        self.pending = PendingQueue(messages, lambda: (self.current, self.engine), self)
        self.others = OtherEvents(self.sessions.own, lambda: self.current, self)
        self.switched.connect(self.others.look_again)
        self._nothing: Tournament | None = None
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._tick)

    # -- which tournament

    @property
    def engine(self) -> Engine | None:
        """The engine of the open tournament."""
        return self.sessions.engine

    @property
    def current(self) -> str:
        """The id of the open tournament, empty if none is open."""
        return self.sessions.current

    def tournaments(self) -> Sequence[StoredTournament]:
        """Return the tournaments on this machine; none, with a banner, if they can't be listed."""
        try:
            listed = self.sessions.own().tournaments()
        except EnvironmentFailure as failure:
            self._messages.stand(RECORD_BANNER, partial(failure_sentence, failure))
            return ()
        self._messages.withdraw(RECORD_BANNER)
        return listed

    def open(self, tournament_id: str) -> bool:
        """Open another tournament; return whether it is open now."""
        if self.sessions.is_rehearsing:
            self.stop_rehearsing()
            if tournament_id == self.current:
                return True
        if self.engine is not None and self.engine.is_shared and tournament_id == self.current:
            return True
        return self.switch(lambda: self.sessions.own().open(tournament_id))

    def open_file(self, path: str) -> bool:
        """Open or create the tournament in a file of the user; return whether it is open now."""
        self.stop_rehearsing()
        return self.switch(lambda: self.sessions.own().open_file(Path(path)))

    def switch(self, opening: Callable[[], RecordDamage | ClockInDoubt | None]) -> bool:
        """Let the session open another tournament, or the same one anew, in this way; return
        whether it did."""
        from judgekit.engine.resuming import ClockInDoubt  # noqa: PLC0415  (see above)

        self.leaving.emit()
        before = self.engine
        try:
            loss = opening()
        except EnvironmentFailure as failure:
            if self.engine is not before:
                self.opened()
            self._messages.stand(
                RECORD_BANNER, partial(failure_sentence, failure), lambda: self.switch(opening)
            )
            return False
        if isinstance(loss, ClockInDoubt):
            self.in_doubt.emit(loss)
            return False
        own = self.sessions.own().engine
        is_shared = own is not None and own.has_to_be_shared and not own.is_newer
        if not (is_shared and self.team().go_on()):
            self.opened()
        if loss is not None:
            self.loss.emit(loss)
        return True

    def create(self, command: CreateTournament) -> Refusal | bool:
        """Create a tournament and open it: return whether it is open now, or why it can't be."""
        self.stop_rehearsing()
        self.leaving.emit()
        try:
            refusal = self.sessions.own().create(command, self.author())
        except EnvironmentFailure as failure:
            self._messages.stand(RECORD_BANNER, partial(failure_sentence, failure))
            return False
        if refusal is not None:
            return refusal
        self.opened()
        return True

    def remove(self, tournament_id: str) -> bool:
        """Remove a tournament permanently; return whether it is gone."""
        was_current = tournament_id == self.sessions.real
        if was_current and tournament_id != self.sessions.own().current:
            self.sessions.stop_sharing()
        try:
            self.sessions.own().remove(tournament_id)
        except EnvironmentFailure as failure:
            self._messages.stand(
                RECORD_BANNER,
                partial(failure_sentence, failure),
                lambda: self.remove(tournament_id),
            )
            return False
        finally:
            if was_current:
                self._switched()
        if was_current:
            self._preferences.change(current_event="")
        self.pending.forget_tournament(tournament_id)
        self._messages.withdraw(RECORD_BANNER)
        return True

    def rehearse(self, session: TournamentSession) -> None:
        """Show the made-up event that is open in this session; the real one stays as it is, and
        comes back after."""
        self.leaving.emit()
        self.sessions.rehearse(session)
        self.rehearsing.emit(True)
        self.opened()

    def stop_rehearsing(self) -> None:
        """Close the made-up event and return to the real one, if a rehearsal goes on."""
        if not self.sessions.is_rehearsing:
            return
        self.leaving.emit()
        self.sessions.stop_rehearsing()
        self.rehearsing.emit(False)
        self._switched()

    # -- what happens in it

    @property
    def state(self) -> Tournament:
        """The state of the open tournament, or an empty one."""
        engine = self.engine
        if engine is not None:
            return engine.state
        if self._nothing is None:
            from judgekit.domain.tournament import Tournament  # noqa: PLC0415

            self._nothing = Tournament()
        return self._nothing

    def foreseen_state(self, form: Hashable = None) -> Tournament:
        """Return the state with all that waits, by which orders are decided; what the form has
        pending is left out, as its next command replaces it."""
        foreseen = self.pending.foreseen(form)
        return self.state if foreseen is None else foreseen.state

    def now(self) -> int:
        """Return the current instant of measured time, a whole second."""
        engine = self.engine
        return engine.now() if engine else 0

    def author(self) -> str:
        """Return the name of the judge at this laptop."""
        return self._preferences.now.judge_name

    def submit(self, command: Command, form: Hashable = None) -> Step | Refusal | None:
        """Submit a command: return the recorded step, or the refusal.

        None if the record could not be written: nothing has changed, and the command is kept in
        `pending`. While others wait it takes its place behind them. `form` identifies the form that
        still shows the request: its next command replaces its pending one.
        """
        engine = self.engine
        if engine is None:
            return None
        outcome: Step | Refusal | None
        if self.pending.waits():
            outcome = self.pending.submit_behind(command, self.author(), form)
        else:
            try:
                outcome = engine.submit(command, self.author())
            except EnvironmentFailure as failure:
                self.pending.keep(command, self.author(), form, failure)
                return None
            self.pending.settle(form, outcome)
        if outcome is not None:
            self._messages.withdraw(RECORD_BANNER)
        return outcome

    def close(self) -> None:
        """Close the record at the end of the program."""
        self.closing.emit()
        self._timer.stop()
        self.sessions.close()

    def opened(self) -> None:
        """Show the event that is open now."""
        self.sessions.stop_sharing(unless_alone=True)
        engine = self.engine
        if engine is not None:

            def tell(topics: frozenset[Topic]) -> None:
                if self.engine is engine:
                    self.changed.emit(topics)

            engine.publisher.subscribe(lambda topics: self.shows(partial(tell, topics)))
            if not self.sessions.is_rehearsing:
                self._preferences.change(current_event=self.current)
        self._messages.withdraw(RECORD_BANNER)
        self._switched()

    def _switched(self) -> None:
        if self.engine is not None and self.engine.is_newer:
            from judgekit.domain.shared.refusal import Refusal, RefusalCode  # noqa: PLC0415  (seldom)

            words = partial(refusal_sentence, Refusal(RefusalCode.NEWER_RECORD))
            self._messages.put(NEWER_BANNER, Banner(words, can_be_closed=False))
        else:
            self._messages.withdraw(NEWER_BANNER)
        _say_if_unshared(self, self._messages)
        self.switched.emit()
        self.pending.refresh()
        if self.engine is None:
            self._timer.stop()
        else:
            self._tick()

    def _tick(self) -> None:
        engine = self.engine
        if engine is None:
            return
        self.second.emit(engine.now())
        into = engine.milliseconds_into_grain()
        self._timer.start(SECOND - into + AFTER_THE_SECOND)


def _shown_now(show: Callable[[], object]) -> None:
    """Nothing is entered on a phone while no event is shared."""
    show()


def _say_if_unshared(bridge: EngineBridge, messages: Messages) -> None:
    """An event that other laptops have too is only read where sharing doesn't work."""
    engine, current = bridge.engine, bridge.current
    if engine is None or not engine.has_to_be_shared or engine.is_newer:
        messages.withdraw(UNSHARED_BANNER)
        return
    words = partial(
        QCoreApplication.translate,
        "EngineBridge",
        "Other laptops have this event too; until sharing works it is only read here.",
    )
    again = partial(bridge.open, current)
    messages.put(UNSHARED_BANNER, Banner(words, again, can_be_closed=False))


def _made_team(
    bridge: EngineBridge,
    make_team: MakeTeam,
    messages: Messages,
    preferences: PreferenceKeeper,
) -> TeamBridge:
    from judgekit.ui.runtime.team_bridge import TeamBridge  # noqa: PLC0415  (seldom needed)
    from judgekit.views.clock.rounding import rounding_of  # noqa: PLC0415  (as above)

    team = TeamBridge(
        bridge,
        make_team,
        lambda: rounding_of(rounds_up=preferences.now.round_up_extensions),
    )
    team.failed.connect(messages.say)
    return team


def _no_team(
    tournament: str, clock: AnchoredClock, listener: TeamListener, calls: OwnersCalls
) -> Team:
    """What is made where nothing is installed that events are shared by."""
    del tournament, clock, listener, calls
    raise EnvironmentFailure(FailureReason.SHARING_NOT_INSTALLED, "judgekit[team]")
