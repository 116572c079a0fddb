"""The session of one event on several laptops: engine, line and hub joined."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from judgekit.domain.shared.command import Command
from judgekit.domain.shared.moment import Moment
from judgekit.domain.shared.refusal import Refusal, RefusalCode
from judgekit.domain.team.commands import LetIn, RevokeDevice
from judgekit.engine.failures import EnvironmentFailure
from judgekit.engine.ports.team import DeviceAsking, Invitation
from judgekit.engine.sharing.shared_engine import SharedEngine
from judgekit.engine.team.core import TaskRefused, TeamCore
from judgekit.engine.team.courses import Courses
from judgekit.engine.team.given import TeamGiven
from judgekit.engine.team.team import SharingPlan
from judgekit.engine.team.told import (
    HubFacts,
    TeamListener,
    TeamMember,
    TeamStanding,
    TeamTask,
)
from judgekit.engine.team.who import was_taking_over
from judgekit.engine.timeline import Step


class TeamSession:
    """Implements `Team`, which see for all public methods."""

    def __init__(self, given: TeamGiven, listener: TeamListener) -> None:
        self._core = TeamCore(given, listener)
        self._courses = Courses(self._core)
        self.hall = self._core.hall

    @property
    def engine(self) -> SharedEngine | None:
        """See `Team`."""
        return self._core.engine

    @property
    def standing(self) -> TeamStanding:
        """See `Team`."""
        return self._core.standing

    @property
    def members(self) -> Sequence[TeamMember]:
        """See `Team`."""
        return self._core.members

    @property
    def asking(self) -> Sequence[DeviceAsking]:
        """See `Team`."""
        laptops = self._core.leading.asking.values() if self._core.is_leading else ()
        return (*laptops, *self.hall.phones.asking)

    @property
    def hub(self) -> HubFacts | None:
        """See `Team`."""
        return self._core.leading.facts if self._core.is_leading else None

    def begin(self, plan: SharingPlan) -> None:
        """See `Team`."""
        self._courses.start(TeamTask.BEGIN, lambda: self._courses.begin(plan))

    def go_on(self, plan: SharingPlan) -> None:
        """See `Team`."""
        core = self._core
        noted = core.noted
        plan = plan._replace(bind=plan.bind or noted.bind, port=plan.port or noted.port)
        core.has_left = False
        try:
            if core.engine is None and core.given.is_there():
                self._courses.open_shared()
            place = core.network.last_place()
        except EnvironmentFailure as failure:
            core.thread.do(partial(core.failed, TeamTask.GO_ON, failure))
            return
        engine = core.engine
        if engine is None:
            if place is None:
                refused = TaskRefused(Refusal(RefusalCode.NOT_SHARED))
                core.thread.do(lambda: core.failed(TeamTask.GO_ON, refused))
            else:
                self._courses.start(TeamTask.GO_ON, lambda: self._courses.copied(place))
        elif place is not None and place.device == engine.device and place.epoch == engine.epoch:
            plan = plan._replace(port=plan.port or place.port)
            self._courses.start(TeamTask.GO_ON, lambda: self._courses.lead_again(engine, plan))
        elif place is not None and was_taking_over(engine, place):
            self._courses.start(TeamTask.GO_ON, lambda: self._courses.lead_after_all(engine, plan))
        else:
            core.thread.do(lambda: self._courses.last_followed(place))

    def join(self, invitation: str, name: str) -> None:
        """See `Team`."""
        core = self._core
        try:
            if core.engine is None and core.given.is_there():
                self._courses.open_shared(is_to_join=True)
        except EnvironmentFailure as failure:
            core.thread.do(partial(core.failed, TeamTask.JOIN, failure))
            return
        self._courses.start(TeamTask.JOIN, lambda: self._courses.join(invitation, name))

    def invite(self) -> Invitation | None:
        """See `Team`."""
        return self._core.leading.invite() if self._core.is_leading else None

    def approve(self, device: str, roles: Sequence[str] = ()) -> Refusal | Step | None:
        """See `Team`."""
        core, engine = self._core, self._core.engine
        if engine is None or not core.is_leading:
            return Refusal(RefusalCode.NOT_THE_HUB)
        if self.hall.phones.is_asking(device):
            let_in = self.hall.phones.approve(device, roles)
            core.watch_team()
            return let_in
        known, asking = engine.team.devices.get(device), core.leading.asking.get(device)
        step: Refusal | Step | None = None
        if engine.team.taking_part(device) is None:
            if asking is not None:
                command = LetIn(device, asking.name, tuple(roles), asking.key)
            elif known is not None and not known.is_phone:
                command = LetIn(device, known.person, tuple(roles) or known.roles, known.key)
            else:
                return Refusal(RefusalCode.NOT_ASKING, {"device": device})
            step = engine.submit(command)
            if isinstance(step, Refusal):
                return step
        core.leading.let_in_again(device)
        core.watch_team()
        return step

    def refuse(self, device: str) -> None:
        """See `Team`."""
        if self.hall.phones.is_asking(device):
            self.hall.phones.refuse(device)
        elif self._core.is_leading:
            self._core.leading.refuse(device)

    def revoke(self, device: str) -> Refusal | Step:
        """See `Team`."""
        engine = self._core.engine
        if engine is None:
            return Refusal(RefusalCode.NOT_SHARED)
        step = engine.submit(RevokeDevice(device))
        self._core.watch_team()
        return step

    def take_over(self, bind: str = "", port: int = 0) -> Refusal | None:
        """See `Team`."""
        core, engine = self._core, self._core.engine
        if engine is None:
            return Refusal(RefusalCode.NOT_SHARED)
        if engine.is_newer:
            return Refusal(RefusalCode.NEWER_RECORD)
        if engine.team.taking_part(engine.device) is None:
            return Refusal(RefusalCode.NOT_LET_IN)
        if core.is_leading:
            hub = core.leading.opened()
            core.thread.do(lambda: core.listener.hub_opened(hub))
            return None
        plan = SharingPlan("", bind=bind, port=port)
        self._courses.start(TeamTask.TAKE_OVER, lambda: self._courses.take_over(engine, plan))
        return None

    def follow(self, address: str) -> None:
        """See `Team`."""
        self._courses.start(TeamTask.FOLLOW, lambda: self._courses.follow(address))

    def leave(self) -> None:
        """See `Team`."""
        core = self._core
        core.has_left, core.is_looking = True, False
        core.thread.end_course()
        if core.engine is not None:
            core.following.let_go()
        if core.is_leading:
            core.leading.close()
        core.stood()

    def submit(
        self, command: Command, author: str = "", at: Moment | None = None
    ) -> Refusal | Step:
        """See `Team`."""
        engine = self._core.engine
        if engine is None:
            return Refusal(RefusalCode.NOT_SHARED)
        return engine.submit(command, author, at)

    def sleep(self) -> None:
        """See `Team`."""
        if self._core.engine is not None:
            self._core.following.sleep()

    def wake(self) -> None:
        """See `Team`."""
        if self._core.engine is not None:
            self._core.following.wake()

    def close(self) -> None:
        """See `Team`."""
        self._courses.nearby.close()
        self._core.close()
