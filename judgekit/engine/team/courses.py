"""How this laptop becomes a hub, joins one, or follows another: each takes several answers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import msgspec

from judgekit.domain.shared.event import Recorded
from judgekit.domain.shared.identity import RANDOM_BYTES, uuid7
from judgekit.domain.shared.refusal import Refusal, RefusalCode
from judgekit.domain.team.commands import BeginEpoch
from judgekit.engine.engine import Engine
from judgekit.engine.failures import EnvironmentFailure, FailureReason
from judgekit.engine.memory_log import MemoryLog
from judgekit.engine.ports.team import (
    HubPlace,
    HubPlan,
    JoiningFailed,
    JoinRefusal,
    StoreCondition,
)
from judgekit.engine.sharing.shared_engine import SharedEngine
from judgekit.engine.stored import SharedRecord
from judgekit.engine.team.base_parts import BasePart, base_part, base_parts, read_base
from judgekit.engine.team.core import PORT_TAKEN, TaskRefused, TeamCore, log_failure
from judgekit.engine.team.first_look import FirstLook, first_epoch
from judgekit.engine.team.hubs_nearby import HubsNearby
from judgekit.engine.team.own_thread import Course
from judgekit.engine.team.team import SharingPlan
from judgekit.engine.team.told import TeamTask
from judgekit.engine.team.who import is_put_out

LOOK_SECONDS = 2.5
"""For which a hub that starts again looks for one that took over meanwhile."""
AGAIN_SECONDS = 1.0
TRIES = 3
"""At the port at which the others look for the hub, before another one is taken."""
REACHED_WITHIN = 4.0
REACHED_WITHIN_LATER = 12.0
"""Seconds in which a hub that gave way must have reached the other one: the first where its own
epoch is the greater of the two, the second where it is the lesser, so that of two that gave way to
each other one is the hub again while the other still looks for it."""


class Courses:
    """The courses of one event."""

    def __init__(self, core: TeamCore) -> None:
        self._core = core
        self.nearby = HubsNearby(core, self.found_newer)

    def start(self, task: TeamTask, make: Callable[[], Course]) -> None:
        """Have a course begin soon, instead of one that is under way."""
        core = self._core

        def begin() -> None:
            core.task, core.has_left = task, False
            core.is_looking = core.engine is None or task is TeamTask.GO_ON
            try:
                self.nearby.begin()
                course = make()
            except EnvironmentFailure as failure:
                core.failed(task, failure)
                return
            core.thread.begin(course, lambda error: core.failed(task, error))
            core.stood()

        core.thread.do(begin)

    def open_shared(self, *, is_to_join: bool = False) -> SharedEngine | None:
        """Open the record if it is one of a shared event; None, and it is closed, if it isn't.

        Raises EnvironmentFailure, also if it has another event than that which is to be joined. A
        laptop that was let in before may have ended while it copied: that is told later.
        """
        core, noted = self._core, self._core.noted
        opened = core.given.open_record()
        if opened.shared is None:
            opened.log.close()
            was_let_in = core.network.last_place() is not None  # what was copied then is compared
            if is_to_join and opened.recorded and not was_let_in:
                raise EnvironmentFailure(FailureReason.EVENT_IS_ANOTHER, opened.path)
            return None
        if noted.at:
            core.time.go_on_from(noted.ahead, (noted.at, noted.ticks, noted.boot))
        engine = core.open_engine(opened, opened.shared)
        core.thread.do(core.tell_opened)
        return engine

    def begin(self, plan: SharingPlan) -> Course:
        """Share an event that isn't shared yet. Raises EnvironmentFailure, TaskRefused."""
        core = self._core
        leading, network, epoch = core.leading, core.network, self._new_epoch()
        _check_first(core, plan, epoch)
        yield from leading.start(HubPlan(epoch, (network.device(),), 0, plan.bind, plan.port))
        try:
            opened = core.given.open_record()
            try:
                if opened.is_newer:
                    raise EnvironmentFailure(FailureReason.EVENT_TOO_NEW, opened.path)
                parts = _parts(core, opened.recorded)
                opened.log.share(epoch)  # type: ignore[attr-defined]  # every record's log can be
            except (EnvironmentFailure, TaskRefused):
                opened.log.close()
                raise
            engine = core.open_engine(opened, SharedRecord(epoch, (), ()))
            engine.received(list(enumerate(parts, 1)))
            self._let_first_in(engine, plan, epoch)
            core.tell_opened()
            yield from self._open_door(engine, plan)
        except BaseException:
            leading.close()
            raise

    def lead_again(self, engine: SharedEngine, plan: SharingPlan) -> Course:
        """Be the hub again that this laptop was, unless there is a newer one by now."""
        yield from _look(self._core, engine)
        yield from self._lead_where_it_was(engine, plan)

    def lead_after_all(self, engine: SharedEngine, plan: SharingPlan) -> Course:
        """Become the hub that this laptop was about to be, unless there is a newer one by now."""
        yield from _look(self._core, engine)
        yield from self.take_over(engine, plan)

    def _lead_where_it_was(self, engine: SharedEngine, plan: SharingPlan) -> Course:
        """Be the hub at the plan's port, if that can be had, else at another one."""
        core = self._core
        for _ in range(TRIES if plan.port else 0):
            try:
                yield from self._lead(engine, plan)
            except EnvironmentFailure as failure:
                # What was there before may not have let go of the port yet.
                if failure.reason not in PORT_TAKEN:
                    raise
                log_failure(TeamTask.GO_ON, failure)
                yield core.thread.pause(AGAIN_SECONDS)
                continue
            return
        yield from self._lead(engine, plan._replace(port=0))

    def _lead(self, engine: SharedEngine, plan: SharingPlan) -> Course:
        """Be the hub at the plan's port. Raises EnvironmentFailure, TaskRefused."""
        leading, core = self._core.leading, self._core
        devices = _taking_part(engine)
        yield from leading.start(
            HubPlan(engine.epoch, devices, engine.settled, plan.bind, plan.port)
        )
        try:
            if leading.hub.store() is StoreCondition.PUT_ASIDE:
                yield from self.take_over(engine, plan)
                return
            if not engine.team.is_there:  # the program ended while it began to share
                if not engine.settled:
                    engine.received(list(enumerate(_parts(core, core.base), 1)))
                self._let_first_in(engine, plan, engine.epoch)
            elif engine.epoch not in engine.team.epochs:  # it ended while it took over
                engine.submit(BeginEpoch(engine.epoch, engine.device, leading.hub.authority()))
            yield from self._open_door(engine, plan)
        except BaseException:
            leading.close()
            raise

    def take_over(self, engine: SharedEngine, plan: SharingPlan) -> Course:
        """Become the hub of a new epoch. Raises EnvironmentFailure, TaskRefused."""
        core = self._core
        before = core.following.place
        core.following.let_go()
        leading, epoch = core.leading, self._new_epoch()
        core.time.become_hub()
        devices = _taking_part(engine)
        try:
            yield from leading.start(HubPlan(epoch, devices, 0, plan.bind, plan.port))
            yield leading.fill(engine)
            refusal = core.following.begin_epoch(epoch, leading.hub.authority())
            if refusal is not None:
                raise TaskRefused(refusal)
            yield from self._open_door(engine, plan, is_filled=True)
        except BaseException:
            leading.close()
            if before is not None and not core.thread.is_closed:
                core.following.follow(before)
            raise

    def join(self, invitation: str, name: str) -> Course:
        """Be let in by an invitation, and copy the event. Raises JoiningFailed,
        EnvironmentFailure."""
        core = self._core
        place = yield core.network.join(invitation, name)
        if core.engine is None:
            yield from self.copy(place)
        self.go_with(place)

    def copy(self, place: HubPlace) -> Course:
        """Make a record of an event at a hub that has let this laptop in: what there was before it
        was shared; the rest is read as always. Raises JoiningFailed, EnvironmentFailure."""
        core = self._core
        look = FirstLook(core.network, place, lambda body: base_part(body) is None)
        yield from look.read()
        *parts, first = look.bodies
        begun = first_epoch(first)
        if begun is None:
            raise JoiningFailed(JoinRefusal.WRONG_HUB)
        found: Sequence[BasePart] = [each for body in parts if (each := base_part(body))]
        try:
            base = read_base(found, begun.key, core.network.seals())
        except ValueError as error:
            raise JoiningFailed(JoinRefusal.WRONG_HUB) from error
        opened = core.given.open_record()
        try:
            if opened.shared is not None or list(opened.recorded) not in ([], base):
                raise EnvironmentFailure(FailureReason.EVENT_IS_ANOTHER, opened.path)
            if base and not opened.recorded:
                opened.log.append(base)
            opened.log.share(place.epoch)  # type: ignore[attr-defined]  # every record's log can be
        except EnvironmentFailure:
            opened.log.close()
            raise
        shared = SharedRecord(place.epoch, (), ())
        core.open_engine(opened._replace(recorded=base), shared)
        core.tell_opened()

    def copied(self, place: HubPlace) -> Course:
        """Go on with a copy that was being made. As `copy`."""
        yield from self.copy(place)
        self.go_with(place)

    def last_followed(self, place: HubPlace | None) -> None:
        """Follow the last hub again, or look for one."""
        core = self._core
        core.task, core.is_looking = TeamTask.GO_ON, place is not None
        try:
            self.nearby.begin()
            if place is not None:
                self.go_with(place)
        except EnvironmentFailure as failure:
            core.failed(TeamTask.GO_ON, failure)
        core.stood()

    def found_newer(self, place: HubPlace) -> None:
        """Follow a newer hub, unless something else is under way."""
        core = self._core
        if core.thread.is_under_way and core.task is not TeamTask.GO_ON:

            def look_again() -> None:
                self.nearby.forget(place)
                self.nearby.look_again()

            core.thread.after(AGAIN_SECONDS, look_again)
            return
        core.thread.end_course()
        try:
            self.go_with(place)
        except EnvironmentFailure as failure:
            core.failed(TeamTask.FOLLOW, failure)

    def follow(self, address: str) -> Course:
        """Follow the hub at an address. Raises JoiningFailed, EnvironmentFailure."""
        core = self._core
        place = yield core.network.look_at(address)
        if place.device == core.network.device():
            raise JoiningFailed(JoinRefusal.WRONG_HUB)
        if core.engine is not None and is_put_out(core.engine, place.device):
            raise TaskRefused(Refusal(RefusalCode.NO_SUCH_DEVICE))
        self.go_with(place)

    def go_with(self, place: HubPlace) -> None:
        """Follow a hub that was looked at, and be none. Raises EnvironmentFailure.

        Who was the hub and never reaches the other one is it again: two who give way to each other
        at once would leave nobody. Which of them comes back first is told by the epochs alone.
        """
        core, engine = self._core, self._core.engine
        if core.is_leading and engine is not None:
            again = partial(self._lead_after_all, engine, engine.epoch, place.epoch)
            is_first = engine.epoch > place.epoch
            core.thread.after(REACHED_WITHIN if is_first else REACHED_WITHIN_LATER, again)
        core.leading.close()
        core.has_left = False
        core.following.follow(place)
        core.listener.follows(place.address)
        self.nearby.look_again()
        core.stood()

    # -- inside

    def _lead_after_all(self, engine: SharedEngine, own: str, followed: str) -> None:
        core = self._core
        if engine.epoch != followed or core.following.has_connected or core.has_left:
            return
        if core.thread.is_under_way:
            again = partial(self._lead_after_all, engine, own, followed)
            core.thread.after(AGAIN_SECONDS, again)
            return
        core.following.let_go()
        try:
            engine.follow(own)
        except EnvironmentFailure as failure:
            core.failed(TeamTask.GO_ON, failure)
            return
        plan = SharingPlan("", bind=core.noted.bind, port=core.noted.port)
        self.start(TeamTask.GO_ON, lambda: self._lead_where_it_was(engine, plan))
        self.nearby.look_anew()

    def _open_door(
        self, engine: SharedEngine, plan: SharingPlan, *, is_filled: bool = False
    ) -> Course:
        """Let in whom the hub's order is for, and follow it."""
        core = self._core
        leading = core.leading
        if not is_filled and leading.hub.store() is StoreCondition.NEW and engine.settled:
            yield leading.fill(engine)
        yield leading.hub.let_in()
        facts = leading.opened()
        core.noted = msgspec.structs.replace(core.noted, bind=plan.bind, port=leading.place().port)
        core.following.follow(leading.place())
        core.is_looking = False
        core.listener.hub_opened(facts)
        core.stood()
        core.hall.go_on()

    def _let_first_in(self, engine: SharedEngine, plan: SharingPlan, epoch: str) -> None:
        """Enter that the event is shared from now on, by the person here."""
        core = self._core
        begun = engine.submit(_first_of_all(core, plan, epoch, core.leading.hub.authority()))
        if isinstance(begun, Refusal):
            raise TaskRefused(begun)

    def _new_epoch(self) -> str:
        core = self._core
        return uuid7(core.time.now(), core.given.device.random(RANDOM_BYTES))


def _first_of_all(core: TeamCore, plan: SharingPlan, epoch: str, authority: str) -> BeginEpoch:
    """What begins the team of an event, by the person here."""
    key, roles = core.network.seals().key(), tuple(plan.roles)
    return BeginEpoch(epoch, core.network.device(), authority, 1, plan.name, roles, key)


def _check_first(core: TeamCore, plan: SharingPlan, epoch: str) -> None:
    """Raise TaskRefused if the person here can't be let in, while the event is as it was."""
    nothing = Engine(MemoryLog(), (), core.given.clock, core.given.device)
    refusal = nothing.refusal(_first_of_all(core, plan, epoch, ""))
    if refusal is not None:
        raise TaskRefused(refusal)


def _taking_part(engine: SharedEngine) -> tuple[str, ...]:
    """The devices that a hub lets in from its beginning."""
    return tuple(sorted({*engine.team.laptops(), engine.device}))


def _look(core: TeamCore, engine: SharedEngine) -> Course:
    """Wait for a moment in which a hub that took over is found, and followed instead."""
    if len(engine.team.laptops()) > 1:
        yield core.thread.pause(LOOK_SECONDS)


def _parts(core: TeamCore, recorded: Sequence[Recorded]) -> list[bytes]:
    try:
        return base_parts(recorded, core.network.seals())
    except ValueError as error:
        raise TaskRefused(Refusal(RefusalCode.TOO_LARGE_TO_SHARE)) from error
