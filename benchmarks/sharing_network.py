"""One event on several laptops, over loopback: memory, taking over, and how soon others see a step.

What the figures are held to are promises of what a laptop and a hall bear, so they are their own
yardsticks; on a busy machine times are longer.
"""

from __future__ import annotations

import statistics
import threading
import time
from collections.abc import Callable, Sequence
from pathlib import Path

from benchmarks.figure import Figure
from benchmarks.processes import run
from judgekit.engine.ports.team import (
    DeviceAsking,
    Hub,
    HubPlace,
    HubPlan,
    LaptopSeen,
    LineState,
    SharedMessage,
    Standing,
    StreamPlace,
)
from judgekit.network.discovery.hall_discovery import HallDiscovery
from judgekit.network.hub.team_hub import TeamHub
from judgekit.network.team_network import EventNetwork

LOOPBACK = "127.0.0.1"
PATIENCE = 120.0
MESSAGES = 10_000
BODY = b"x" * 500
LAPTOPS = 30
STEPS = 400
WAITING = 40
A_SECOND = 20
"""Of all laptops together."""

SERVER_MEGABYTES = 64
CLIENT_MEGABYTES = 25
BACK_SECONDS = 5
TAKE_OVER_SECONDS = 10
SEEN_MILLISECONDS = 100


def figures(home: Path) -> list[Figure]:
    """A hub with 10,000 messages and thirty laptops; then one of them takes over."""
    hall = _Hall(home)
    try:
        return [*hall.latencies(), hall.coming_back(), *hall.memory(), hall.taking_over()]
    finally:
        hall.close()


class _Told:
    """Counts messages, and notes when each of `watched` came."""

    def __init__(self) -> None:
        self._changed = threading.Condition()
        self.messages: list[SharedMessage] = []
        self.came: dict[str, float] = {}
        self.state = LineState.CONNECTING
        self.asking: list[DeviceAsking] = []

    def received(self, messages: Sequence[SharedMessage]) -> None:
        now = time.perf_counter()
        with self._changed:
            self.messages += messages
            self.came |= {message.message_id: now for message in messages}
            self._changed.notify_all()

    def standing(self, standing: Standing) -> None:
        with self._changed:
            self.state = standing.state
            self._changed.notify_all()

    def laptops(self, seen: Sequence[LaptopSeen]) -> None:
        pass

    def asked(self, asking: DeviceAsking) -> None:
        with self._changed:
            self.asking.append(asking)
            self._changed.notify_all()

    def gone(self, device: str) -> None:
        pass

    def flooded(self, device: str) -> None:
        pass

    def server(self, is_running: bool) -> None:
        pass

    def wait(self, until: Callable[[], object]) -> None:
        with self._changed:
            if not self._changed.wait_for(until, PATIENCE):
                raise TimeoutError


class _Hall:
    def __init__(self, home: Path) -> None:
        self._home = home
        self._networks = [
            EventNetwork(home / str(number), _now, HallDiscovery([LOOPBACK]))
            for number in range(LAPTOPS + 1)
        ]
        self._hub_told = _Told()
        first = self._networks[0]
        self._hub = self._share(first, "epoch-1", [])
        self._told = [_Told() for _ in self._networks]
        places = [self._hub.place(), *map(self._join, self._networks[1:])]
        self._lines = [
            network.open_line(place, StreamPlace(), told)
            for network, place, told in zip(
                self._networks[:-1], places[:-1], self._told[:-1], strict=True
            )
        ]
        for told in self._told[:-1]:
            told.wait(lambda told=told: told.state is LineState.CONNECTED)

    def latencies(self) -> list[Figure]:
        """From publishing to each other laptop's callback, thirty lines in one process."""
        published: dict[str, float] = {}
        began = time.perf_counter()
        for number in range(STEPS):
            time.sleep(max(0.0, began + number / A_SECOND - time.perf_counter()))
            name = f"step-{number}"
            published[name] = time.perf_counter()
            self._lines[number % LAPTOPS].publish(name, BODY)
        for told in self._told[:-1]:
            told.wait(lambda told=told: len(told.came) == STEPS)
        took = sorted(
            (told.came[name] - at) * 1000
            for told in self._told[:-1]
            for name, at in published.items()
        )
        print(f"sharing: {len(took)} messages seen, p50 {statistics.median(took):.1f} ms")
        p99 = took[len(took) * 99 // 100]
        title = f"seen by others, {LAPTOPS} laptops, p99"
        promise = f"{SEEN_MILLISECONDS} ms"
        return [Figure(title, p99, "ms", SEEN_MILLISECONDS, promise, 1.0)]

    def coming_back(self) -> Figure:
        """All laptops come back at once, each with 40 steps that wait in a message, until all have
        all."""
        for line in self._lines:
            line.suspend()
        for told in self._told[:-1]:
            told.wait(lambda told=told: told.state is LineState.SUSPENDED)
        for number, line in enumerate(self._lines):
            line.publish(f"waiting-{number}", BODY * WAITING)
        began = time.perf_counter()
        for line in self._lines:
            line.resume()
        count = STEPS + LAPTOPS
        for told in self._told[:-1]:
            told.wait(lambda told=told: len(told.came) == count)
        took = time.perf_counter() - began
        title = f"{LAPTOPS} laptops back, {WAITING} steps waiting each"
        promise = f"{BACK_SECONDS} s"
        return Figure(title, took, "s", BACK_SECONDS, promise, 1.0)

    def memory(self) -> list[Figure]:
        """The server's, with all of them connected; and what a line adds to a program, of which
        its own is bounded as in `shared_memory`."""
        assert isinstance(self._hub, TeamHub)
        status = Path(f"/proc/{self._hub.server_process()}/status")
        lines = status.read_text(encoding="ascii").splitlines() if status.exists() else ()
        server = [int(line.split()[1]) / 1024 for line in lines if line.startswith("VmRSS")]
        last = self._networks.pop()
        self._told.pop()
        last.close()
        program = ["-m", "benchmarks.programs.shared_client", str(self._home / str(LAPTOPS))]
        starts = [tuple(map(float, run(program, self._home).split())) for _ in range(3)]
        client = CLIENT_MEGABYTES, f"{CLIENT_MEGABYTES} MB"
        resident, own = map(statistics.median, zip(*starts, strict=True))
        return [
            *(
                Figure("the hub's server", each, "MB", SERVER_MEGABYTES, "64 MB", 1.0)
                for each in server
            ),
            Figure("what a laptop's line adds", own, "MB", *client, 1.0),
            Figure("the same with what files hold", resident, "MB", *client),
        ]

    def taking_over(self) -> Figure:
        """From the press until another laptop, which has half of it, has all from the new hub."""
        second, third = self._networks[1], self._networks[2]
        device = second.device()
        record = [
            SharedMessage(number, device, f"kept-{number}", BODY)
            for number in range(1, MESSAGES + 1)
        ]
        for line in self._lines:
            line.close()
        self._hub.close()
        told = _Told()
        began = time.perf_counter()
        hub = self._share(second, "epoch-2", [third.device()], record)
        third.open_line(hub.place(), StreamPlace(), told)
        told.wait(lambda: len(told.messages) == MESSAGES)
        took = time.perf_counter() - began
        title = f"taking over with {MESSAGES:,} messages"
        return Figure(title, took, "s", TAKE_OVER_SECONDS, "10 s", 1.0)

    def close(self) -> None:
        """Close all laptops."""
        for network in self._networks:
            network.close()

    def _share(
        self,
        network: EventNetwork,
        epoch: str,
        devices: Sequence[str],
        record: Sequence[SharedMessage] = (),
    ) -> Hub:
        plan = HubPlan(epoch, (network.device(), *devices), bind=LOOPBACK)
        hub = network.open_hub(plan, self._hub_told).result(PATIENCE)
        hub.fill(record).result(PATIENCE)
        hub.let_in().result(PATIENCE)
        return hub

    def _join(self, network: EventNetwork) -> HubPlace:
        told, device = self._hub_told, network.device()
        joining = network.join(self._hub.invite().text, "Bea")
        told.wait(lambda: device in [each.device for each in told.asking])
        self._hub.approve(device).result(PATIENCE)
        return joining.result(PATIENCE)


def _now() -> int:
    return time.time_ns() // 1_000_000
