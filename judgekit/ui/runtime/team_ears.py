"""What the session of a shared event tells, passed on to the windows."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Protocol

from PySide6.QtCore import QObject, Signal

from judgekit.engine.team.told import TeamTask
from judgekit.ui.interface_words import interface_words
from judgekit.views.sharing.came_back import CameBack, ComingBack
from judgekit.views.sharing.troubles import trouble_sentence

if TYPE_CHECKING:
    from judgekit.domain.shared.command import Command
    from judgekit.domain.shared.refusal import Refusal
    from judgekit.domain.tournament import Tournament
    from judgekit.engine.engine import Engine
    from judgekit.engine.ports.team import DeviceAsking, Invitation
    from judgekit.engine.sharing.after_the_end import LateEntry
    from judgekit.engine.sharing.shared_engine import SharedEngine
    from judgekit.engine.team.team import Team
    from judgekit.engine.team.told import (
        HallFacts,
        HubFacts,
        OtherHub,
        StepOutcome,
        TeamMember,
        TeamStanding,
        TeamTrouble,
    )
    from judgekit.engine.timeline import Step
    from judgekit.engine.tournament_session import TournamentSession
    from judgekit.ui.runtime.hall_bridge import HallBridge


class OpenSessions(Protocol):
    """The sessions of which one has the open event; see `engine_bridge`."""

    @property
    def real(self) -> str:
        """The id of the open tournament that is no made-up one."""
        ...

    def own(self) -> TournamentSession:
        """Return the tournaments of this machine."""
        ...

    def share(self, session: Team, tournament: str) -> None:
        """Let this session have the open tournament, until another one is opened."""
        ...

    def hand_over(self) -> None:
        """Close the record that the machine's session has open: another session opens it."""
        ...


class OpenEvent(Protocol):
    """What the bridge to the engine is for the one to the team; signals are Qt's."""

    changed: Any
    switched: Any
    leaving: Any
    closing: Any
    is_arriving: bool
    shows: Callable[[Callable[[], object]], None]

    @property
    def sessions(self) -> OpenSessions:
        """The sessions of which one has the open event."""
        ...

    @property
    def engine(self) -> Engine | None:
        """The engine of the open tournament."""
        ...

    @property
    def state(self) -> Tournament:
        """The state of the open tournament, or an empty one."""
        ...

    def author(self) -> str:
        """Return the name of the judge at this laptop."""
        ...

    def submit(self, command: Command) -> Step | Refusal | None:
        """Submit a command."""
        ...

    def open(self, tournament_id: str) -> bool:
        """Open another tournament; return whether it is open now."""
        ...

    def opened(self) -> None:
        """Show the event that is open now."""
        ...

    def stop_rehearsing(self) -> None:
        """Close the made-up event and return to the real one, if a rehearsal goes on."""
        ...


class TeamSignals(QObject):
    """What the windows are told of the laptops that share the open event."""

    standing_changed = Signal()
    """`standing`, `is_hub`, `address` or `is_joining` is another."""
    team_changed = Signal()
    """`team`, `laptops` or `asking` is another."""
    asked = Signal(object)
    """A laptop or phone asks this hub to be let in: a `DeviceAsking`."""
    told = Signal(object)
    """Steps were settled, own ones and others': a sequence of `StepOutcome`."""
    came_back = Signal(object)
    """What waited while this laptop was cut off is settled: a `CameBack`."""
    return_seen = Signal()
    """What came of the last cut is shown, and in which round entries count."""
    late_told = Signal(object)
    """A colleague had ended a round, or begun one, as is known now: a sequence of `LateEntry`."""
    invited = Signal(object)
    """This hub has made an `Invitation`."""
    joined = Signal()
    """This laptop was let in, and the event is open."""
    flooded = Signal(object)
    """A laptop sent too much and was put out: a `TeamMember`."""
    other_hub = Signal(object)
    """There is another hub, an `OtherHub`: `follow` its address, or that of the one which stays."""
    others_changed = Signal()
    """`others` is another."""
    failed = Signal(str)
    """Something that was asked for can't be done, in one sentence."""


class TeamOwner(TeamSignals):
    """Who shows what a session tells; made for `TeamEars`."""

    hall: HallBridge
    """The pages for screens and phones."""

    def take_in(self, ears: TeamEars, tournament: str) -> None:
        """Show the event that a session has opened."""
        raise NotImplementedError

    def give_up(self, ears: TeamEars) -> None:
        """Let go of a session that could not open its event."""
        raise NotImplementedError

    def mark(self, ears: TeamEars) -> None:
        """Entries of this laptop are confirmed, or came to something else."""
        raise NotImplementedError


class TeamEars:
    """The `TeamListener` of one session, until another one takes its place."""

    def __init__(self, owner: TeamOwner, *, joins: bool = False) -> None:
        self._signals = owner
        self._coming_back = ComingBack()
        self.joins = joins
        """Whether the event isn't here yet: somebody else has to let this laptop in."""
        self.session: Team | None = None
        """The session, as soon as it is made."""
        self.invitation: Invitation | None = None
        self.last_return: CameBack | None = None
        """What came of the last cut, until somebody has seen it."""
        self.last_late: Sequence[LateEntry] = ()
        """What was told last by `late_told`."""
        self.others: Sequence[OtherHub] = ()
        """Other hubs of the event that are there."""
        self.is_open = False

    def opened(self, engine: SharedEngine, tournament: str) -> None:
        """See `TeamListener`."""
        del engine
        joined, self.joins, self.is_open = self.joins, False, True
        self._signals.take_in(self, tournament)
        if joined:
            self._signals.joined.emit()
        self._signals.standing_changed.emit()
        self._signals.team_changed.emit()

    def settled(self, outcomes: Sequence[StepOutcome]) -> None:
        """See `TeamListener`."""
        self._signals.told.emit(outcomes)
        if any(each.is_own for each in outcomes):
            self._signals.mark(self)
        self._come_back(outcomes)
        late = tuple(late for each in outcomes if not each.is_own for late in each.late)
        if late:
            self.last_late = tuple({each.part: each for each in late}.values())
            self._signals.late_told.emit(self.last_late)

    def standing(self, standing: TeamStanding) -> None:
        """See `TeamListener`."""
        engine = self._engine
        if engine is not None:
            self._coming_back.stands(standing, engine, engine.waiting())
            self._come_back(())
        self._signals.standing_changed.emit()

    def members(self, members: Sequence[TeamMember]) -> None:
        """See `TeamListener`."""
        del members
        self._signals.team_changed.emit()

    def asked(self, asking: DeviceAsking) -> None:
        """See `TeamListener`."""
        self._signals.team_changed.emit()
        self._signals.asked.emit(asking)

    def gone(self, device: str) -> None:
        """See `TeamListener`."""
        del device
        self._signals.team_changed.emit()

    def flooded(self, member: TeamMember) -> None:
        """See `TeamListener`."""
        self._signals.flooded.emit(member)

    def hub_opened(self, hub: HubFacts) -> None:
        """See `TeamListener`."""
        self.take_invitation(hub.invitation)
        self._signals.standing_changed.emit()

    def hall_changed(self, facts: HallFacts | None) -> None:
        """See `TeamListener`."""
        del facts
        self._signals.hall.tell()

    def other_hub(self, other: OtherHub) -> None:
        """See `TeamListener`."""
        self._signals.other_hub.emit(other)

    def other_hubs(self, others: Sequence[OtherHub]) -> None:
        """See `TeamListener`."""
        self.others = tuple(others)
        self._signals.others_changed.emit()

    def follows(self, hub: str) -> None:
        """See `TeamListener`."""
        del hub
        self.invitation = None
        self._signals.standing_changed.emit()

    def failed(self, trouble: TeamTrouble) -> None:
        """See `TeamListener`."""
        if not self.is_open and trouble.task in (TeamTask.BEGIN, TeamTask.GO_ON, TeamTask.JOIN):
            self._signals.give_up(self)
        sentence = trouble_sentence(trouble, interface_words())
        if trouble.task is TeamTask.SERVE:
            self._signals.hall.fail(sentence)
        self._signals.failed.emit(sentence)

    def take_invitation(self, invitation: Invitation) -> None:
        """Keep the newest invitation, and tell of it."""
        self.invitation = invitation
        self._signals.invited.emit(invitation)

    def _come_back(self, outcomes: Sequence[StepOutcome]) -> None:
        """Tell what came of a cut, once all that waited is settled."""
        engine = self._engine
        came = engine and self._coming_back.settled(outcomes, engine, engine.waiting())
        if came:
            self.last_return = came
            self._signals.came_back.emit(came)

    @property
    def _engine(self) -> SharedEngine | None:
        return self.session.engine if self.session is not None else None
