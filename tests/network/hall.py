"""A hall of laptops in one process, on the loopback interface, with a real server."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable, Sequence
from pathlib import Path

from judgekit.engine.ports.team import (
    DeviceAsking,
    Hub,
    HubPlace,
    HubPlan,
    LaptopSeen,
    Line,
    LineState,
    SharedMessage,
    Standing,
    StreamPlace,
)
from judgekit.network.discovery.hall_discovery import HallDiscovery
from judgekit.network.team_network import EventNetwork

LOOPBACK = "127.0.0.1"
PATIENCE = 60.0
"""Seconds that a busy machine may need; only a failing test takes that long."""


class Told:
    """What was told from the network's thread, to be waited for by the test's."""

    def __init__(self) -> None:
        self._changed = threading.Condition()

    def note(self, change: Callable[[], object]) -> None:
        with self._changed:
            change()
            self._changed.notify_all()

    def wait(self, until: Callable[[], object], patience: float = PATIENCE) -> None:
        with self._changed:
            assert self._changed.wait_for(until, patience), "it was never told"


class LineTold(Told):
    """Listens to a line."""

    def __init__(self) -> None:
        super().__init__()
        self.messages: list[SharedMessage] = []
        self.heard: set[str] = set()
        """All ids so far; to look through the messages at each one of a flood takes long."""
        self.standings: list[Standing] = []
        self.seen: Sequence[LaptopSeen] = ()

    def received(self, messages: Sequence[SharedMessage]) -> None:
        def change() -> None:
            self.messages.extend(messages)
            self.heard.update(message.message_id for message in messages)

        self.note(change)

    def standing(self, standing: Standing) -> None:
        self.note(lambda: self.standings.append(standing))

    def laptops(self, seen: Sequence[LaptopSeen]) -> None:
        def change() -> None:
            self.seen = seen

        self.note(change)

    @property
    def state(self) -> LineState | None:
        return self.standings[-1].state if self.standings else None

    def wait_for_state(self, state: LineState) -> None:
        self.wait(lambda: self.state is state)

    def wait_for_messages(self, count: int) -> None:
        self.wait(lambda: len(self.messages) >= count)

    def ids(self) -> list[str]:
        return [message.message_id for message in self.messages]


class HubTold(Told):
    """Listens to a hub."""

    def __init__(self) -> None:
        super().__init__()
        self.asking: list[DeviceAsking] = []
        self.left: list[str] = []
        self.floods: list[str] = []
        self.running: list[bool] = []

    def asked(self, asking: DeviceAsking) -> None:
        self.note(lambda: self.asking.append(asking))

    def gone(self, device: str) -> None:
        self.note(lambda: self.left.append(device))

    def flooded(self, device: str) -> None:
        self.note(lambda: self.floods.append(device))

    def server(self, is_running: bool) -> None:
        self.note(lambda: self.running.append(is_running))


class UnseenHall(HallDiscovery):
    """Neither looks nor tells: a real one takes a third of a second for each farewell."""

    async def look(self, changed: Callable[[], object]) -> None:
        """Nothing changes."""

    async def nearby(self) -> tuple[HubPlace, ...]:
        return ()

    async def tell(self, place: HubPlace) -> None:
        """Nobody hears it."""

    async def keep_telling(self, place: Callable[[], HubPlace]) -> None:
        await asyncio.Event().wait()


def hall_of(service: str, address: str) -> HallDiscovery:
    """That in which those who know the service see each other; without one, nobody does."""
    return HallDiscovery([address], service) if service else UnseenHall()


class LaptopHere:
    """A laptop of the hall; without a service it sees nobody."""

    def __init__(self, folder: Path, now: Callable[[], int], service: str) -> None:
        self.folder = folder
        self.service = service
        self.network = EventNetwork(folder, now, hall_of(service, LOOPBACK))
        self.told = LineTold()
        self.hub_told = HubTold()

    @property
    def device(self) -> str:
        return self.network.device()

    def share(
        self, epoch: str = "epoch-1", devices: Sequence[str] = (), least: int = 0, port: int = 0
    ) -> Hub:
        """Become the hub, nobody let in yet."""
        plan = self.plan(epoch)._replace(devices=(self.device, *devices), least=least, port=port)
        return self.network.open_hub(plan, self.hub_told).result(PATIENCE)

    def plan(self, epoch: str) -> HubPlan:
        return HubPlan(epoch, (self.device,), bind=LOOPBACK)

    def join(self, hub: Hub, by: LaptopHere, name: str = "Bea") -> HubPlace:
        """Be invited to a hub and approved by its laptop."""
        joining = self.network.join(hub.invite().text, name)
        by.hub_told.wait(lambda: self.device in [each.device for each in by.hub_told.asking])
        hub.approve(self.device).result(PATIENCE)
        return joining.result(PATIENCE)

    def follow(self, place: HubPlace, after: StreamPlace | None = None) -> Line:
        """A new line, told to a listener of its own; it need not be connected yet."""
        self.told = LineTold()
        return self.network.open_line(place, after or StreamPlace(), self.told)


class Hall:
    """Makes laptops, and closes them. They see each other by that service, none by default."""

    def __init__(self, folder: Path, service: str = "") -> None:
        self._folder = folder
        self.service = service
        self.laptops: list[LaptopHere] = []

    def laptop(self, now: Callable[[], int] | None = None) -> LaptopHere:
        number = len(self.laptops) + 1
        laptop = LaptopHere(self._folder / f"laptop {number}", now or now_ms, self.service)
        self.laptops.append(laptop)
        return laptop

    def shared(self, count: int) -> tuple[Hub, list[LaptopHere], list[Line]]:
        """A hub, and so many laptops that are connected to it, the hub's own first."""
        first = self.laptop()
        hub = first.share()
        hub.let_in().result(PATIENCE)
        lines = [first.follow(hub.place())]
        laptops = [first]
        for _ in range(count - 1):
            laptop = self.laptop()
            lines.append(laptop.follow(laptop.join(hub, first)))
            laptops.append(laptop)
        for laptop in laptops:
            laptop.told.wait_for_state(LineState.CONNECTED)
        return hub, laptops, lines

    def close(self) -> None:
        for laptop in self.laptops:
            laptop.network.close()


def now_ms() -> int:
    return time.time_ns() // 1_000_000


def message(sequence: int, device: str = "some-device", size: int = 300) -> SharedMessage:
    return SharedMessage(sequence, device, f"step-{sequence}", b"x" * size)
