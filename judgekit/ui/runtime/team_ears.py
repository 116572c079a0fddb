"""What the session of a shared event tells, passed on to the windows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from judgekit.domain.shared.topic import Topic
from judgekit.engine.team.told import TeamTask
from judgekit.ui.words.team_wording import trouble_sentence
from judgekit.views.sharing.came_back import CameBack, ComingBack

if TYPE_CHECKING:
    from judgekit.engine.ports.team import DeviceAsking, Invitation
    from judgekit.engine.sharing.shared_engine import SharedEngine
    from judgekit.engine.team.team import Team
    from judgekit.engine.team.told import (
        HubFacts,
        OtherHub,
        StepOutcome,
        TeamMember,
        TeamStanding,
        TeamTrouble,
    )
    from judgekit.ui.runtime.engine_bridge import EngineBridge


MARKED = frozenset((Topic.TIMELINE, Topic.CLOCK, Topic.INFRACTIONS))
"""What marks entries that aren't confirmed."""


class TeamSignals(QObject):
    """What the windows are told of the laptops that share the open event."""

    standing_changed = Signal()
    """`standing`, `is_hub`, `address` or `is_joining` is another."""
    team_changed = Signal()
    """`team`, `laptops` or `asking` is another."""
    asked = Signal(object)
    """A laptop asks this hub to be let in: a `DeviceAsking`."""
    told = Signal(object)
    """Steps were settled, own ones and others': a sequence of `StepOutcome`."""
    came_back = Signal(object)
    """What waited while this laptop was cut off is settled: a `CameBack`."""
    invited = Signal(object)
    """This hub has made an `Invitation`."""
    joined = Signal()
    """This laptop was let in, and the event is open."""
    flooded = Signal(object)
    """A laptop sent too much and was put out: a `TeamMember`."""
    other_hub = Signal(object)
    """There is another hub, an `OtherHub`: `follow` its address, or that of the one which stays."""
    failed = Signal(str)
    """Something that was asked for can't be done, in one sentence."""


class TeamEars:
    """The `TeamListener` of one session, until another one takes its place."""

    def __init__(self, signals: TeamSignals, bridge: EngineBridge, *, joins: bool = False) -> None:
        self._signals, self._bridge = signals, bridge
        self._coming_back = ComingBack()
        self.joins = joins
        """Whether the event isn't here yet: somebody else has to let this laptop in."""
        self.session: Team | None = None
        """The session, as soon as it is made."""
        self.invitation: Invitation | None = None
        self.last_return: CameBack | None = None
        """What came of the last cut, until somebody has seen it."""
        self.is_open = False

    def opened(self, engine: SharedEngine, tournament: str) -> None:
        """See `TeamListener`."""
        del engine
        joined, self.joins, self.is_open = self.joins, False, True
        self._bridge.team().take_in(self, tournament)
        if joined:
            self._signals.joined.emit()
        self._signals.standing_changed.emit()
        self._signals.team_changed.emit()

    def settled(self, outcomes: Sequence[StepOutcome]) -> None:
        """See `TeamListener`."""
        self._signals.told.emit(outcomes)
        engine = self._engine
        if engine is not None and engine is self._bridge.engine and any(x.is_own for x in outcomes):
            self._bridge.changed.emit(MARKED)
        came = engine and self._coming_back.settled(outcomes, engine, engine.waiting())
        if came:
            self.last_return = came
            self._signals.came_back.emit(came)

    def standing(self, standing: TeamStanding) -> None:
        """See `TeamListener`."""
        engine = self._engine
        if engine is not None:
            self._coming_back.stands(standing, engine, engine.waiting())
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

    def other_hub(self, other: OtherHub) -> None:
        """See `TeamListener`."""
        self._signals.other_hub.emit(other)

    def follows(self, hub: str) -> None:
        """See `TeamListener`."""
        del hub
        self.invitation = None
        self._signals.standing_changed.emit()

    def failed(self, trouble: TeamTrouble) -> None:
        """See `TeamListener`."""
        if not self.is_open and trouble.task in (TeamTask.BEGIN, TeamTask.GO_ON, TeamTask.JOIN):
            self._bridge.team().give_up(self)
        self._signals.failed.emit(trouble_sentence(trouble))

    def take_invitation(self, invitation: Invitation) -> None:
        """Keep the newest invitation, and tell of it."""
        self.invitation = invitation
        self._signals.invited.emit(invitation)

    @property
    def _engine(self) -> SharedEngine | None:
        return self.session.engine if self.session is not None else None
