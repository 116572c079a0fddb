"""What is known of the laptops that share the open event."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Protocol, cast

from judgekit.domain.shared.refusal import Refusal
from judgekit.domain.shared.topic import Topic
from judgekit.engine.failures import EnvironmentFailure
from judgekit.engine.ports.team import LaptopSeen
from judgekit.engine.team.told import TeamState
from judgekit.ui.runtime.calm_calls import CalmCalls
from judgekit.ui.runtime.hall_bridge import HallBridge
from judgekit.ui.runtime.team_ears import OpenEvent, TeamEars, TeamOwner
from judgekit.ui.words.wording import failure_sentence, refusal_sentence
from judgekit.views.sharing.team_standing import Connection, TeamStanding

if TYPE_CHECKING:
    from PySide6.QtCore import QObject

    from judgekit.domain.shared.command import Command
    from judgekit.domain.team.state import Team as TeamOfEvent
    from judgekit.engine.ports.clock import AnchoredClock
    from judgekit.engine.ports.team import DeviceAsking, Invitation
    from judgekit.engine.sharing.after_the_end import LateEntry
    from judgekit.engine.sharing.shared_engine import SharedEngine
    from judgekit.engine.team.team import Team
    from judgekit.engine.team.told import OtherHub, TeamListener
    from judgekit.views.sharing.came_back import CameBack


class OwnersCalls(Protocol):
    """How a session has something called on the UI thread."""

    def post(self, call: Callable[[], object]) -> None:
        """Have it called soon, when no hand is on its way; usable from any thread."""
        ...

    def at_once(self, call: Callable[[], object]) -> None:
        """Have it called soon whatever the hand does; usable from any thread."""
        ...

    def later(self, seconds: float, call: Callable[[], object]) -> None:
        """Have it called after so many seconds."""
        ...


MakeTeam = Callable[[str, "AnchoredClock", "TeamListener", OwnersCalls], "Team"]
"""Makes the session of the tournament with that id, which goes on by that clock; or of one that is
to be joined if the id is empty. Raises EnvironmentFailure if what sharing needs isn't installed."""

MARKED = frozenset((Topic.TIMELINE, Topic.CLOCK, Topic.INFRACTIONS))
"""What marks entries that aren't confirmed."""
CONNECTIONS: Mapping[TeamState, Connection] = {
    TeamState.ALONE: Connection.LEFT,
    TeamState.CONNECTING: Connection.CONNECTING,
    TeamState.TOGETHER: Connection.CONNECTED,
    TeamState.CUT_OFF: Connection.CUT_OFF,
    TeamState.REFUSED: Connection.SHUT_OUT,
    TeamState.TOO_OLD: Connection.READ_ONLY,
}


class TeamKnown(TeamOwner):
    """What is known of the laptops that share the open event."""

    def __init__(
        self,
        bridge: OpenEvent,
        make_team: MakeTeam,
        rounding: Callable[[], int] = lambda: 1,
    ) -> None:
        """`rounding` is that of extensions, in milliseconds, as it is preferred here."""
        super().__init__(cast("QObject", bridge))
        self._bridge, self._make_team, self._rounding = bridge, make_team, rounding
        self.hall = HallBridge(lambda: self._session, self)
        self.arrivals = CalmCalls(self)
        """Has what the network tells called on the UI thread."""
        self._ears: TeamEars | None = None
        """Of the event that was shared, joined or opened last."""
        self._joining: TeamEars | None = None
        self.arrivals.begins.connect(partial(setattr, bridge, "is_arriving", True))
        self.arrivals.ended.connect(partial(setattr, bridge, "is_arriving", False))
        bridge.shows = self.arrivals.show
        bridge.closing.connect(self._end)
        bridge.switched.connect(self.standing_changed)
        bridge.switched.connect(self.team_changed)
        bridge.switched.connect(self.hall.forget)

    @property
    def standing(self) -> TeamStanding:
        """How this laptop is connected; `Connection.ALONE` while the open event isn't shared."""
        session, engine = self._shown()
        if session is None or engine is None:
            return TeamStanding()
        now = session.standing
        connection = CONNECTIONS[now.state]
        if connection is Connection.CUT_OFF and not now.is_stored:
            connection = Connection.NOT_STORED
        return TeamStanding(
            connection,
            now.since,
            now.laptops,
            len(engine.waiting()),
            now.behind,
            next((each.device for each in session.members if each.is_hub), ""),
            now.offset_ms,
            now.hub_person,
        )

    @property
    def is_hub(self) -> bool:
        """Whether this laptop is the hub."""
        return self._session is not None and self._session.standing.is_hub

    @property
    def is_joining(self) -> bool:
        """Whether it asks a hub to be let in, and nobody there has answered yet."""
        return self._joining is not None

    @property
    def device(self) -> str:
        """This laptop's id in the open event, as in `team.devices`; empty while alone."""
        engine = self._shown()[1]
        return engine.device if engine is not None else ""

    @property
    def address(self) -> str:
        """Where other laptops find the hub that is followed, this one too, `ADDRESS:PORT`; empty if
        it isn't known."""
        return self._session.standing.hub if self._session is not None else ""

    @property
    def team(self) -> TeamOfEvent:
        """Who was let in, with roles, hubs, and steps that were set aside; empty while alone."""
        return self._bridge.state.team

    @property
    def laptops(self) -> Sequence[LaptopSeen]:
        """What the hub tells of each laptop; those that it hasn't heard are left out."""
        session, engine = self._shown()
        if session is None or engine is None:
            return ()
        return tuple(
            LaptopSeen(
                each.device,
                each.connected,
                each.last_seen,
                max(0, engine.settled - (each.behind or 0)),
                each.waiting,
                each.offset_ms,
            )
            for each in session.members
            if each.last_seen is not None
        )

    @property
    def asking(self) -> Sequence[DeviceAsking]:
        """Laptops and phones that wait for `approve` or `refuse`."""
        return self._session.asking if self._session is not None else ()

    @property
    def others(self) -> Sequence[OtherHub]:
        """Other hubs of the open event, each to be followed by its address."""
        return self._ears.others if self._ears is not None and self._session else ()

    @property
    def invitation(self) -> Invitation | None:
        """The newest invitation of this hub; it may have been used, or be over."""
        return self._ears.invitation if self._ears is not None and self._session else None

    @property
    def last_return(self) -> CameBack | None:
        """What came of the last cut since the event was opened."""
        return self._ears.last_return if self._ears is not None and self._session else None

    @property
    def last_late(self) -> Sequence[LateEntry]:
        """What was told last of entries of a round that had ended by then."""
        return self._ears.last_late if self._ears is not None and self._session else ()

    # -- for the bridge

    def mark(self, ears: TeamEars) -> None:
        """See `TeamOwner`."""
        engine = ears.session.engine if ears.session is not None else None
        if engine is not None and engine is self._bridge.engine:
            self._bridge.changed.emit(MARKED)

    def _shown(self) -> tuple[Team, SharedEngine] | tuple[None, None]:
        """The session with its engine, if its event is the one that is shown."""
        session = self._ears.session if self._ears is not None else None
        engine = session.engine if session is not None else None
        if session is None or engine is None or engine is not self._bridge.engine:
            return None, None
        return session, engine

    @property
    def _session(self) -> Team | None:
        return self._shown()[0]

    def _end(self) -> None:
        """The program ends: whoever was asked to let this laptop in needn't answer."""
        joining, self._joining = self._joining, None
        if joining is not None and joining.session is not None:
            joining.session.close()

    def _made(self, tournament: str, *, joins: bool = False) -> TeamEars | None:
        ears, clock = TeamEars(self, joins=joins), self._bridge.sessions.own().clock
        try:
            ears.session = self._make_team(tournament, clock, ears, self.arrivals)
        except EnvironmentFailure as failure:
            self.failed.emit(failure_sentence(failure))
            return None
        ears.session.hall.rounding = self._rounding
        return ears

    def _ask(self, what: Callable[[Team], object]) -> None:
        """Ask the session; say why if it refuses."""
        try:
            outcome = what(self._session) if self._session is not None else None
        except EnvironmentFailure as failure:
            self.failed.emit(failure_sentence(failure))
            return
        if isinstance(outcome, Refusal):
            self.failed.emit(refusal_sentence(outcome))

    def _enter(self, command: Command) -> bool:
        """Enter a command; say why if it is refused. Return whether it was recorded."""
        outcome = self._bridge.submit(command)
        if isinstance(outcome, Refusal):
            self.failed.emit(refusal_sentence(outcome))
        return outcome is not None and not isinstance(outcome, Refusal)
