"""One event on thirty laptops at work: sessions with their records, and a real hub.

Each laptop is a program of its own, all on this machine over loopback, so thirty times the work of
one is done by its cores, and its disk is that of all. The promises are what a hall and its laptops
bear; they are the yardsticks where people wait. Beside them stands the plainest program that takes
as many bytes to as many readers and to the same disk.

Linux alone: the hub's server is found as its program's child.
"""

from __future__ import annotations

import signal
import statistics
import time
from collections.abc import Sequence
from pathlib import Path

from benchmarks.figure import Figure
from benchmarks.laptop_programs import LaptopProgram, new_service
from benchmarks.processes import run
from judgekit.network.joining.invitations import invitation_text, read_invitation
from tests.network.cutting_proxy import CuttingProxy
from tests.network.hall import LOOPBACK

LAPTOPS = 30
FLOOR = 10
"""Of them behind an access point that fails: nothing of the hall is seen there but the hub."""
STEPS = 400
A_SECOND = 20
"""Of all laptops together."""
WAITING = 40
APART_SECONDS, ENTERED = 20, 3
OUT = ("refused", "cut-off")
TABLES = 20
"""Of each laptop."""

SEEN_MILLISECONDS = 100
BACK_SECONDS = 5
EQUAL_SECONDS = 15
TAKE_OVER_SECONDS = 10
REVOKED_SECONDS = 1
SERVER_MEGABYTES = 64


def figures(home: Path) -> list[Figure]:
    """A day of thirty laptops in short."""
    hall = _Hall(home / "hall")
    try:
        return [
            *hall.seen_by_others(home),
            hall.coming_back(),
            hall.after_a_heal(),
            hall.revoking(),
            hall.server_memory(),
            hall.taking_over(),
        ]
    finally:
        hall.close()


class _Hall:
    """All laptops, the first one the hub; `steps` have been entered by all of them together."""

    def __init__(self, home: Path) -> None:
        hall, floor = new_service(), new_service()
        self._laptops = [
            LaptopProgram(home, number, hall if number < LAPTOPS - FLOOR else floor)
            for number in range(LAPTOPS)
        ]
        self._floor = self._laptops[LAPTOPS - FLOOR :]
        self._hub, *others = self._laptops
        address = self._hub.ask("share", "hub")["hub"]
        self._access_point = CuttingProxy(int(address.rpartition(":")[2]))
        self._hub.tell("open_event")
        for laptop in others:
            self._join(laptop)
        # The epoch, event and round, and an entry for each that was let in.
        self.steps = 3 + len(others)
        self._wait_until_equal()

    def seen_by_others(self, home: Path) -> list[Figure]:
        """From an entry until it is settled on each other laptop, and recorded there."""
        entered: dict[str, tuple[int, float]] = {}
        began = time.monotonic()
        for number in range(STEPS):
            time.sleep(max(0.0, began + number / A_SECOND - time.monotonic()))
            laptop = self._laptops[number % LAPTOPS]
            ((step, at),) = laptop.ask("enter", "entered", count=1)["entered"]
            entered[step] = laptop.number, at
        self.steps += STEPS
        self._wait_until_equal()
        took = sorted(
            (seen - entered[step][1]) * 1000
            for laptop in self._laptops
            for step, seen in laptop.ask("report", "seen")["seen"].items()
            if step in entered and entered[step][0] != laptop.number
        )
        assert len(took) == STEPS * (LAPTOPS - 1), len(took)
        p50, p99 = statistics.median(took), took[len(took) * 99 // 100]
        plain = run(["-m", "benchmarks.programs.plain_relay", str(home), str(LAPTOPS)], home)
        title = f"seen by others, {LAPTOPS} laptops, {A_SECOND} steps a second"
        return [
            Figure(f"{title}, p99", p99, "ms", SEEN_MILLISECONDS, f"{SEEN_MILLISECONDS} ms", 1.0),
            Figure(f"{title}, p50", p50, "ms", float(plain), "a plain relay, p50"),
        ]

    def coming_back(self) -> Figure:
        """All let go of the hub, enter, and come back at once: until all are equal."""
        for laptop in self._laptops:
            laptop.tell("sleep")
        for laptop in self._laptops:
            laptop.hear(lambda said: said.get("state", "together") != "together")
            laptop.ask("enter", "entered", count=WAITING)
        self.steps += LAPTOPS * WAITING
        woken = min(laptop.ask("wake", "woken")["woken"] for laptop in self._laptops)
        title = f"{LAPTOPS} laptops back, {WAITING} steps waiting each"
        return _seconds(title, self._wait_until_equal() - woken, BACK_SECONDS)

    def after_a_heal(self) -> Figure:
        """An access point fails while all go on entering: from its return until all are equal."""
        self._access_point.cut()
        for laptop in self._laptops:
            laptop.ask("enter", "entered", count=ENTERED)
        self.steps += ENTERED * LAPTOPS
        time.sleep(APART_SECONDS)
        healed = time.monotonic()
        self._access_point.heal()
        name = f"{FLOOR} of {LAPTOPS} equal again after {APART_SECONDS} s apart"
        return _seconds(name, self._wait_until_equal() - healed, EQUAL_SECONDS)

    def revoking(self) -> Figure:
        """From the press until the hub has cut a line of that laptop that heeds nothing."""
        last = self._laptops.pop()
        self._floor.pop()
        device = last.ask("report", "device")["device"]
        last.tell("watch_a_line")
        last.hear(lambda said: said.get("line") == "connected")
        revoked = self._hub.ask("revoke", "revoked", device=device)["revoked"]
        out = last.hear(lambda said: said.get("line") in OUT)["at"]
        last.close()
        self.steps += 1
        self._wait_until_equal()
        return _seconds("a revoked laptop is out", out - revoked, REVOKED_SECONDS)

    def server_memory(self) -> Figure:
        """The most that the hub's server has held since it began."""
        _, server = self._hub.processes()
        status = Path(f"/proc/{server}/status").read_text(encoding="ascii").splitlines()
        most = next(int(line.split()[1]) / 1024 for line in status if line.startswith("VmHWM"))
        promise = f"{SERVER_MEGABYTES} MB"
        return Figure("the hub's server at most", most, "MB", SERVER_MEGABYTES, promise, 1.0)

    def taking_over(self) -> Figure:
        """The hub is killed: from the press on another laptop until all have what is entered
        there. Who sees it in the hall follows by itself, the others are told where it is."""
        self._hub.signal(signal.SIGKILL)
        self._hub, *others = self._laptops[1:]
        self._laptops = [self._hub, *others]
        pressed = self._hub.ask("take_over", "pressed")["pressed"]
        address = self._hub.hear(lambda said: "hub" in said)["hub"]
        for laptop in self._floor:
            laptop.tell("follow", hub=address)
        self._hub.ask("enter", "entered", count=1)
        self.steps += 2  # the new epoch too
        return _seconds("taking over", self._wait_until_equal() - pressed, TAKE_OVER_SECONDS)

    def close(self) -> None:
        """End all of them."""
        for laptop in self._laptops:
            laptop.close()
        self._access_point.close()

    def _join(self, laptop: LaptopProgram) -> None:
        invitation = self._hub.ask("invite", "invitation")["invitation"]
        if laptop in self._floor:
            there = read_invitation(invitation)
            there = there._replace(addresses=(LOOPBACK,), port=self._access_point.port)
            invitation = invitation_text(there)
        table = 1 + laptop.number * TABLES
        laptop.tell("join", invitation=invitation, name=str(laptop.number), table=table)
        laptop.hear(lambda said: said.get("state") == "together")

    def _wait_until_equal(self) -> float:
        """Wait until all have settled all steps and none waits; return when the last one had."""
        for laptop in self._laptops:
            laptop.tell("tell_when", steps=self.steps)
        return max(self._reached())

    def _reached(self) -> Sequence[float]:
        return [laptop.hear(lambda said: "reached" in said)["at"] for laptop in self._laptops]


def _seconds(name: str, took: float, promised: int) -> Figure:
    return Figure(name, took, "s", promised, f"{promised} s", 1.0)
