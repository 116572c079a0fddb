"""Colleagues around the window under test: real engines and one order of messages, no network."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple

from judgekit.domain.shared.command import Command
from judgekit.domain.shared.event import Recorded
from judgekit.domain.shared.moment import SECOND, Moment
from judgekit.domain.shared.refusal import Refusal
from judgekit.domain.team.commands import BeginEpoch, LetIn, RevokeDevice
from judgekit.domain.tournament import EVENT_KINDS
from judgekit.engine.engine import Device
from judgekit.engine.failures import EnvironmentFailure
from judgekit.engine.ports.clock import AnchoredClock, WallClock
from judgekit.engine.ports.hall_web import WebPlaces
from judgekit.engine.ports.team import (
    DeviceAsking,
    HallLook,
    HubPlace,
    HubsFound,
    Invitation,
    JoinRefusal,
)
from judgekit.engine.sharing.shared_engine import SharedEngine, Told
from judgekit.engine.team.team import SharingPlan
from judgekit.engine.team.told import (
    HallFacts,
    HubFacts,
    OtherHub,
    TeamListener,
    TeamMember,
    TeamStanding,
    TeamState,
    TeamTask,
    TeamTrouble,
)
from judgekit.engine.team.who import outcome_of
from judgekit.engine.timeline import Step
from judgekit.storage.record.codec import EventCodec
from judgekit.storage.record.tournament_folder import TournamentFolder
from judgekit.system.wall_clock import SteadyClock
from judgekit.ui.runtime.calm_calls import CalmCalls
from tests.engine.sharing.hall import HashSeals, Hub, KeptSharedLog
from tests.session import HandClock

OWN, HUB_ADDRESS = "device-of-this-laptop", "192.168.8.20:4433"
PLACES = WebPlaces(
    ("http://192.168.8.20:8040/",),
    ("https://192.168.8.20:8041/",),
    ":".join(f"{number:02X}" for number in range(3, 256, 8)),
)
PHONE_CODE = "23 456 789"
INVITATION = Invitation("JK1.KFT7Q4", "12 345 678", 600)


class Colleague:
    """Another laptop's engine, connected unless it is cut off."""

    def __init__(self, hall: AroundTheHall, device: str, log: KeptSharedLog) -> None:
        self.device = device
        self.is_connected = True
        self._hub = hall.hub
        self.engine = SharedEngine(
            log.opened(), hall.clock, _device(device), HashSeals(f"key {device}")
        )

    def enter(self, command: Command, at: Moment | None = None) -> Step:
        """Enter a command there."""
        step = self.engine.submit(command, at=at)
        assert isinstance(step, Step), step
        return step

    def exchange(self) -> list[Told]:
        """Send and receive all that there is."""
        if not self.is_connected:
            return []
        for message in self.engine.to_publish():
            self._hub.publish(message.id, message.body)
        messages = list(enumerate(self._hub.bodies, 1))[self.engine.settled :]
        return list(self.engine.received(messages))


class AroundTheHall:
    """The hall around the window under test. `make_team` is handed to the program; what it would
    be told by the network is done by the test: `exchange`, `cut`, `heal`, `ask`, …"""

    def __init__(self, events: Path, clock: HandClock) -> None:
        self._store = TournamentFolder(events, EventCodec(EVENT_KINDS))
        self.hand = clock
        self.clock: WallClock = SteadyClock(clock.read)
        self.hub = Hub("epoch 1")
        self.base: Sequence[Recorded] = ()
        self.own: FakeTeam | None = None
        self.colleagues: dict[str, Colleague] = {}
        self.not_installed: EnvironmentFailure | None = None

    def make_team(
        self, tournament: str, clock: AnchoredClock, listener: TeamListener, calls: CalmCalls
    ) -> FakeTeam:
        """See `MakeTeam`."""
        if tournament:
            self.clock = clock
        if self.not_installed is not None:
            raise self.not_installed
        self.own = FakeTeam(self, tournament, listener, calls)
        return self.own

    def recorded(self, tournament: str) -> Sequence[Recorded]:
        """What is recorded of an event that isn't open."""
        return self._store.read(tournament)

    def colleague(self, person: str, roles: tuple[str, ...] = ()) -> Colleague:
        """Let a colleague's laptop in, which has all that is settled."""
        own = self._own()
        device = f"device-of-{person}"
        step = own.engine.submit(LetIn(device, person, roles, f"key {device}"))  # type: ignore[union-attr]
        assert isinstance(step, Step), step
        self.exchange()
        log = KeptSharedLog(self.base)
        log.epoch = self.hub.epoch
        made = self.colleagues[person] = Colleague(self, device, log)
        made.exchange()
        own.stood()
        return made

    def exchange(self) -> None:
        """Let all that are connected send and receive until nothing is left."""
        for _ in range(3):
            for colleague in self.colleagues.values():
                colleague.exchange()
            self._own().exchange()

    def cut(self) -> None:
        """Cut this laptop off."""
        self._own().stood(TeamState.CUT_OFF)

    def fill_disk(self) -> None:
        """The hub is reached, and can store nothing."""
        self._own().stood(TeamState.CUT_OFF, is_stored=False)

    def heal(self) -> None:
        """Connect it again, and let all be exchanged."""
        self._own().stood(TeamState.TOGETHER)
        self.exchange()

    def ask(self, name: str, *, is_phone: bool = False) -> None:
        """A laptop or phone asks to be let in."""
        own = self._own()
        device = f"{'phone' if is_phone else 'device'}-of-{name}"
        asking = DeviceAsking(device, name, "192.168.8.34", is_phone=is_phone)
        own.asking = (*own.asking, asking)
        own.listener.asked(asking)

    def _own(self) -> FakeTeam:
        assert self.own is not None
        return self.own


class HallToFind:
    """Hubs in the local network that the test tells of: implements `LookAround`."""

    def __init__(self) -> None:
        self.looks: list[HubsFound] = []
        """Who looks around now."""
        self.failure: EnvironmentFailure | None = None
        """Why nobody can."""

    def look_around(self, found: HubsFound) -> HallLook:
        if self.failure is not None:
            raise self.failure
        self.looks.append(found)
        return _Look(lambda: self.looks.remove(found))

    def tell(self, *hubs: HubPlace) -> None:
        """These are there now."""
        for found in self.looks:
            found(hubs)


class _Look(NamedTuple):
    close: Callable[[], None]


class FakeHall:
    """The pages for screens and phones, which the test serves: implements `TeamHall`."""

    def __init__(self, laptop: FakeLaptop) -> None:
        self._laptop = laptop
        self.facts: HallFacts | None = None
        self.rounding: Callable[[], int] = lambda: 1
        self.failure: EnvironmentFailure | None = None
        """Why they can't be served."""

    def switch_on(self, screen_port: int = 0, judge_port: int = 0) -> Refusal | None:
        if self.failure is not None:
            trouble = TeamTrouble(TeamTask.SERVE, failure=self.failure)
            self._laptop.calls.post(lambda: self._laptop.listener.failed(trouble))
        else:
            self._laptop.calls.post(lambda: self.tell(HallFacts(PLACES)))
            self._laptop.calls.post(self.invite)
        return None

    def switch_off(self) -> None:
        self.tell(None)

    def invite(self) -> bool:
        if self.facts is None:
            return False
        until = self._laptop.around.clock.now() + 600 * SECOND
        self.tell(self.facts._replace(code=PHONE_CODE, until=until))
        return True

    def tell(self, facts: HallFacts | None) -> None:
        self.facts = facts
        self._laptop.listener.hall_changed(facts)


class FakeLaptop:
    """The laptop of the window under test, and what a test has happen to it."""

    def __init__(
        self,
        hall: AroundTheHall,
        tournament: str,
        listener: TeamListener,
        calls: CalmCalls,
    ) -> None:
        self.around, self.tournament, self.listener, self.calls = hall, tournament, listener, calls
        self.engine: SharedEngine | None = None
        self.hall = FakeHall(self)
        self.log = KeptSharedLog()
        self.standing = TeamStanding()
        self.asking: Sequence[DeviceAsking] = ()
        self.hub: HubFacts | None = None
        self.is_closed = False
        self.facts: dict[str, dict[str, object]] = {}
        """What the hub tells of members beside what follows from the hall, by their devices."""
        self.done: list[tuple[str, object]] = []
        """What was asked of it that only a network does."""

    @property
    def members(self) -> Sequence[TeamMember]:
        engine, hall = self.engine, self.around
        if engine is None:
            return ()
        connected = {each.device for each in hall.colleagues.values() if each.is_connected}
        is_together = self.standing.state is TeamState.TOGETHER or not self.standing.is_stored
        hub = next((each.device for each in reversed(engine.team.epochs.values())), "")
        return [
            TeamMember(
                each.device,
                each.person,
                each.roles,
                each.since,
                each.revoked,
                each.device == OWN,
                each.device == hub,
                is_together and each.device in connected,
                engine.now() if is_together else None,
                0,
            )._replace(**self.facts.get(each.device, {}))  # type: ignore[arg-type]
            for each in engine.team.devices.values()
        ]

    def let_in(self, log: KeptSharedLog, tournament: str) -> None:
        """Somebody has approved: the event is here."""
        self.log, self.tournament = log, tournament
        self.open()
        self.tell_opened()

    def send_away(self, why: JoinRefusal) -> None:
        """Somebody has refused."""
        self.listener.failed(TeamTrouble(TeamTask.JOIN, join=why))

    def exchange(self) -> None:
        """Send and receive, as long as this laptop is connected."""
        engine = self.engine
        if engine is None or self.standing.state is not TeamState.TOGETHER:
            return
        for message in engine.to_publish():
            self.around.hub.publish(message.id, message.body)
        messages = list(enumerate(self.around.hub.bodies, 1))[engine.settled :]
        with self.calls.arriving():
            told = engine.received(messages)
            if told:
                self.listener.settled([outcome_of(each, engine) for each in told])
                self.listener.members(self.members)
        self.stood()

    def stood(self, state: TeamState | None = None, **more: object) -> None:
        """Stand in another way, and tell of it."""
        engine, before = self.engine, self.standing
        if state is TeamState.CUT_OFF and engine is not None:
            engine.publish_again()
        state = state or before.state
        is_stored = more.get("is_stored", state is not before.state or before.is_stored)
        is_as_before = (state, is_stored) == (before.state, before.is_stored)
        since = before.since if is_as_before else self.around.clock.now()
        hub = next((each for each in self.members if each.is_hub), None)
        is_together = state is TeamState.TOGETHER
        others = sum(each.is_connected for each in self.around.colleagues.values())
        waiting = len(engine.waiting()) if engine is not None else 0
        self.standing = TeamStanding(
            state,
            since,
            hub is not None and hub.is_own,
            HUB_ADDRESS,
            hub.name if hub is not None else "",
            others if is_together else 0,
            waiting,
            is_stored=bool(is_stored),
        )._replace(**more)  # type: ignore[arg-type]
        if self.standing != before:
            self.listener.standing(self.standing)

    def meet_other_hub(self, person: str) -> None:
        """Another laptop has become the hub too."""
        other = OtherHub("192.168.8.21:4433", f"device-of-{person}", person)
        self.listener.other_hubs((other,))
        self.listener.other_hub(other)

    def lose_other_hubs(self) -> None:
        """It is a hub no more."""
        self.listener.other_hubs(())

    def open(self) -> None:
        self.engine = SharedEngine(
            self.log.opened(), self.around.clock, _device(OWN), HashSeals(f"key {OWN}")
        )

    def tell_opened(self) -> None:
        assert self.engine is not None
        self.listener.opened(self.engine, self.tournament)
        if self.hub is not None:
            self.listener.hub_opened(self.hub)
        self.stood(TeamState.TOGETHER)
        self.exchange()

    def fail(self, task: TeamTask, refusal: Refusal) -> None:
        self.listener.failed(TeamTrouble(task, refusal=refusal))


class FakeTeam(FakeLaptop):
    """Implements `Team` for the window under test, as the hub unless `is_hub` is taken away."""

    def begin(self, plan: SharingPlan) -> None:
        self.around.base = self.around.recorded(self.tournament)
        self.around.hub.epoch = "epoch 1"
        self.log = KeptSharedLog(self.around.base)
        self.log.share("epoch 1")
        self.open()
        assert self.engine is not None
        begun = BeginEpoch("epoch 1", OWN, person=plan.name, roles=plan.roles, key=f"key {OWN}")
        step = self.engine.submit(begun)
        if isinstance(step, Refusal):
            self.engine = None
            self.calls.post(lambda: self.fail(TeamTask.BEGIN, step))
            return
        self.hub = HubFacts(HUB_ADDRESS, "fingerprint", INVITATION)
        self.calls.post(self.tell_opened)

    def go_on(self, plan: SharingPlan) -> None:
        self.done.append(("go on", plan))

    def join(self, invitation: str, name: str) -> None:
        self.done.append(("join", (invitation, name)))

    def invite(self) -> Invitation | None:
        return INVITATION if self.hub is not None else None

    def approve(self, device: str, roles: Sequence[str] = ()) -> Refusal | Step | None:
        asking = next(each for each in self.asking if each.device == device)
        self.refuse(device)
        return self.submit(
            LetIn(device, asking.name, tuple(roles), f"key {device}", asking.is_phone)
        )

    def refuse(self, device: str) -> None:
        self.asking = tuple(each for each in self.asking if each.device != device)
        self.listener.gone(device)

    def revoke(self, device: str) -> Refusal | Step:
        return self.submit(RevokeDevice(device))

    def take_over(self, bind: str = "", port: int = 0) -> Refusal | None:
        self.done.append(("take over", (bind, port)))
        return None

    def follow(self, address: str) -> None:
        self.done.append(("follow", address))

    def leave(self) -> None:
        self.stood(TeamState.ALONE)

    def submit(
        self, command: Command, author: str = "", at: Moment | None = None
    ) -> Refusal | Step:
        assert self.engine is not None
        return self.engine.submit(command, author, at)

    def sleep(self) -> None:
        self.stood(TeamState.CUT_OFF)

    def wake(self) -> None:
        self.stood(TeamState.TOGETHER)

    def close(self) -> None:
        self.is_closed = True


def _device(name: str) -> Device:
    return Device(name, random.Random(name).randbytes, grain=SECOND)
