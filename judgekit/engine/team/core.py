"""What a session of one event holds, and what it tells."""

from __future__ import annotations

import logging
from collections.abc import Sequence

from judgekit.domain.shared.event import Recorded
from judgekit.domain.shared.refusal import Refusal
from judgekit.engine.engine import Device
from judgekit.engine.failures import EnvironmentFailure, FailureReason
from judgekit.engine.ports.record import OpenTournament
from judgekit.engine.ports.sharing import OpenShared, SharedLog
from judgekit.engine.ports.team import (
    JoiningFailed,
    LaptopSeen,
    LineState,
    TeamNetwork,
)
from judgekit.engine.sharing.shared_engine import SharedEngine, Told
from judgekit.engine.stored import SharedRecord
from judgekit.engine.team.following import Following
from judgekit.engine.team.given import TeamGiven
from judgekit.engine.team.hall_serving import HallServing
from judgekit.engine.team.hub_time import HubTime
from judgekit.engine.team.leading import LAST_WORD_SECONDS, Leading
from judgekit.engine.team.notes import Noted, read_notes, write_notes
from judgekit.engine.team.own_thread import OwnThread
from judgekit.engine.team.told import (
    TeamListener,
    TeamMember,
    TeamStanding,
    TeamState,
    TeamTask,
    TeamTrouble,
)
from judgekit.engine.team.who import (
    hub_person,
    is_put_out,
    members_of,
    outcome_of,
    outcomes_after,
    team_state,
)

BEAT_SECONDS = 2.0
PORT_TAKEN = (FailureReason.SHARING_PORT, FailureReason.SHARING_SERVER)
"""What is said of a port or the server; a port that is taken may be either."""
log = logging.getLogger(__name__)


class TaskRefused(Exception):
    """What was to be done isn't allowed by the event."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.code.value)
        self.refusal = refusal


class TeamCore:
    """Network, engine, line and hub of one event, on the owner's thread."""

    def __init__(self, given: TeamGiven, listener: TeamListener) -> None:
        self.given = given
        self.listener = listener
        self.thread = OwnThread(given)
        self.time = HubTime(given.clock)
        self.noted = read_notes(given.notes)
        self.engine: SharedEngine | None = None
        self.tournament = ""
        self.base: Sequence[Recorded] = ()
        """What was recorded before it was shared, while no message is settled yet."""
        self.standing = TeamStanding()
        self.members: Sequence[TeamMember] = ()
        self.is_looking = False
        """Whether a hub is sought or started for the first time."""
        self.has_left = False
        self.hall = HallServing(self, self.thread)
        """The pages for screens and phones."""
        self.task = TeamTask.GO_ON
        """What was begun last."""
        self._network: TeamNetwork | None = None
        self._following: Following | None = None
        self._leading: Leading | None = None
        self._heard: dict[str, LaptopSeen] = {}
        self._trusted: set[str] = set()
        self._told = 0
        """Up to which message it was told what became of own steps."""

    # -- what there is

    @property
    def network(self) -> TeamNetwork:
        """The network, made when it is first needed. Raises EnvironmentFailure."""
        if self._network is None:
            self._network = self.given.make_network(self.time.own)
            self.thread.after(BEAT_SECONDS, self._beat)
        return self._network

    @property
    def is_leading(self) -> bool:
        """Whether this laptop is the hub."""
        return self._leading is not None and self._leading.facts is not None

    @property
    def leading(self) -> Leading:
        """The hub's side. Raises EnvironmentFailure."""
        if self._leading is None:
            self._leading = Leading(self.network, self.thread, self)
        return self._leading

    @property
    def following(self) -> Following:
        """The line's side; there once the event is open."""
        assert self._following is not None
        return self._following

    def open_engine(self, opened: OpenTournament, shared: SharedRecord) -> SharedEngine:
        """Open the event as a shared one. Raises EnvironmentFailure, and closes the record then."""
        given, network = self.given, self.network
        log_: SharedLog = opened.log  # type: ignore[assignment]  # every record's log can be shared
        device = Device(
            network.device(), given.device.random, given.device.grain, given.device.name
        )
        try:
            self.engine = SharedEngine(
                OpenShared(log_, opened.recorded, shared), self.time, device, network.seals()
            )
        except EnvironmentFailure:
            opened.log.close()
            raise
        except Exception as error:  # whatever an invalid record leads to
            opened.log.close()
            path = opened.path or opened.id
            raise EnvironmentFailure(FailureReason.EVENT_UNREADABLE, path, repr(error)) from error
        self.tournament = opened.id
        self.base = () if shared.messages else opened.recorded
        self.engine.offset = self.time.ahead
        self._following = Following(self.engine, network, self.thread, self.time, self)
        self._told = min(self.noted.told, self.engine.settled)
        self.watch_team()
        return self.engine

    def tell_opened(self) -> None:
        """Tell that the event is open, and what was perhaps not told before the last end."""
        engine = self.engine
        assert engine is not None
        self.listener.opened(engine, self.tournament)
        missed = outcomes_after(engine, self._told)
        if missed:
            self.listener.settled(missed)
        self._told = engine.settled

    # -- what a line tells

    def settled(self, told: Sequence[Told]) -> None:
        """See `Followed`."""
        engine = self.engine
        assert engine is not None  # it is what was settled in
        outcomes = [outcome_of(each, engine) for each in told]
        if outcomes:
            self.listener.settled(outcomes)
        self._told = engine.settled
        self.watch_team()

    def stood(self) -> None:
        """See `Followed`: tell how this laptop stands, if it is another."""
        engine = self.engine
        line = self._following.standing if self._following is not None else None
        place = self._following.place if self._following is not None else None
        if line is not None and line.state in (LineState.CUT_OFF, LineState.REFUSED):
            self.is_looking = False
        state = TeamState.ALONE
        if self.is_looking or engine is None:
            state = TeamState.CONNECTING if self.is_looking else TeamState.ALONE
        elif not self.has_left:
            state = team_state(engine, line)
        is_stored = line is None or line.is_stored
        if state is not TeamState.TOGETHER and is_stored and self._heard:
            self._heard = {}
            self._tell_members()
        before = self.standing
        is_as_before = (state, is_stored) == (before.state, before.is_stored)
        standing = TeamStanding(
            state,
            before.since if is_as_before else self.time.now(),
            self.is_leading,
            line.hub if line is not None else place.address if place is not None else "",
            hub_person(engine) if engine is not None else "",
            sum(each.connected and not each.is_own for each in self.members),
            len(engine.waiting()) if engine is not None else 0,
            line.behind if line is not None else 0,
            line.offset_ms if line is not None else self.standing.offset_ms,
            is_stored,
        )
        if standing != before:
            self.standing = standing
            self.listener.standing(standing)
        if (standing.state, standing.is_hub) != (before.state, before.is_hub):
            self._note()

    def heard(self, seen: Sequence[LaptopSeen]) -> None:
        """See `Followed`."""
        self._heard = {each.device: each for each in seen}
        self._tell_members()
        self.stood()

    def caught_up(self) -> None:
        """See `Followed`."""
        self.is_looking = False
        self.stood()

    # -- what a hub tells

    def closed(self) -> None:
        """See `Led`."""
        self.hall.stop()

    def flooded(self, device: str) -> None:
        """See `Led`."""
        for member in self.members:
            if member.device == device:
                self.listener.flooded(member)

    def failed(self, task: TeamTask, error: Exception) -> None:
        """See `Led`: tell what could not be done."""
        if isinstance(error, JoiningFailed):
            trouble = TeamTrouble(task, join=error.refusal)
        elif isinstance(error, EnvironmentFailure):
            log_failure(task, error)
            trouble = TeamTrouble(task, failure=error)
        elif isinstance(error, TaskRefused):
            trouble = TeamTrouble(task, refusal=error.refusal)
        else:
            log.error("A shared event could not go on", exc_info=error)
            fault = EnvironmentFailure(FailureReason.PROGRAM_FAULT, "", repr(error))
            trouble = TeamTrouble(task, failure=fault)
        self.is_looking = False
        self.listener.failed(trouble)
        self.stood()

    def close(self) -> None:
        """End all of it."""
        if self._following is not None:
            self._note()
            self._following.let_go()
        if self._leading is not None:
            self._leading.close()
        self.thread.close()
        if self._network is not None:
            self._network.close()
        if self.engine is not None:
            self.engine.save()
            self.engine.close()

    def watch_team(self) -> None:
        """Do what follows from the team as it is now: trust its hubs, admit who takes part."""
        engine = self.engine
        assert engine is not None  # a team is that of an open event
        for epoch in engine.team.epochs.values():
            if epoch.authority and epoch.epoch not in self._trusted:
                self._trusted.add(epoch.epoch)
                _trust(self.network, epoch.authority)
        if self.is_leading and is_put_out(engine, engine.device):
            # What was revoked leads nobody; the others can still read why.
            self.thread.after(LAST_WORD_SECONDS, self.leading.close)
        elif self.is_leading:
            self.leading.admit(set(engine.team.laptops()))
            self.hall.phones.watch()
        self._tell_members()
        self.stood()

    # -- inside

    def _tell_members(self) -> None:
        members = members_of(self.engine, self._heard) if self.engine is not None else []
        if members != list(self.members):
            self.members = members
            self.listener.members(members)

    def _beat(self) -> None:
        """Every two seconds: try again what the disk refused, and note how this laptop stands."""
        if self.engine is not None and self.engine.failure is not None:
            self.engine.save()
        self._note()
        self.thread.after(BEAT_SECONDS, self._beat)

    def _note(self) -> None:
        standing = self.standing
        at, ticks, boot = self.time.anchor()
        noted = Noted(
            standing.hub,
            standing.is_hub,
            standing.state.value,
            standing.offset_ms,
            tuple(self._heard.values()),
            self.time.ahead,
            at,
            ticks,
            boot,
            self._told,
            self.noted.bind,
            self.noted.port,
            self.noted.pages,
            self.noted.screen_port,
            self.noted.judge_port,
            standing.is_stored,
        )
        if noted != self.noted:
            self.noted = noted
            write_notes(self.given.notes, noted)


def log_failure(task: TeamTask, failure: EnvironmentFailure) -> None:
    """Leave a trace of why something took long, or was not done; what the server and a port tell
    names nobody, what a record tells might."""
    detail = failure.detail if failure.reason in PORT_TAKEN else ""
    log.warning("Not done: %s, %s: %s", task.value, failure.reason.value, detail)


def _trust(network: TeamNetwork, authority: str) -> None:
    try:
        network.trust(authority)
    except (ValueError, EnvironmentFailure) as error:
        log.warning("A hub's authority could not be trusted: %s", type(error).__name__)
