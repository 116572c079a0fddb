"""Laptops as programs, with a network of their own each where the machine allows it, and what may
happen to them."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from pathlib import Path

from judgekit.storage.record.record_files import RecordFiles
from tests.cli.sharing.laptop_process import LaptopProcess
from tests.network.namespaces import Namespaces, unsuited


class DisturbedHall:
    """So many laptops, the first of which shares the event; `hub` is who took over last, and
    `address` where."""

    def __init__(self, count: int, chance: random.Random, folder: Path) -> None:
        self.random = chance
        self.spaces = None if unsuited() else Namespaces(count)
        self.laptops: list[LaptopProcess] = []
        for number in range(1, count + 1):
            around = self.spaces.around(number) if self.spaces else ()
            self.laptops.append(LaptopProcess(folder, f"laptop-{number}", around))
        self.hub = self.laptops[0]
        self.address = ""
        self.apart: set[LaptopProcess] = set()
        """Cut off."""
        self.asleep: set[LaptopProcess] = set()
        self.log: list[str] = []

    def close(self) -> None:
        for laptop in self.laptops:
            laptop.kill()
        if self.spaces:
            self.spaces.close()

    def heal_all(self) -> None:
        """Everybody is reached, awake and running."""
        while self.apart:
            self._heal()
        while self.asleep:
            self._wake()
        for laptop in self.laptops:
            if not laptop.is_running:
                self.start(laptop)

    def awake(self) -> list[LaptopProcess]:
        return [each for each in self.laptops if each.is_running and each not in self.asleep]

    def bind(self, laptop: LaptopProcess) -> tuple[str, ...]:
        if self.spaces:
            return ("--bind", self.spaces.address(self.laptops.index(laptop) + 1))
        return ("--bind", "127.0.0.1")

    def disturb(self) -> None:
        choices: list[Callable[[], None]] = [
            self._kill,
            self._start_again,
            self._start_again,
            self._suspend,
            self._wake,
            self._take_over,
            self._damage,
        ]
        if self.spaces:
            choices += [self._cut, self._heal, self._heal, self._flap]
        self.random.choice(choices)()

    def _kill(self) -> None:
        awake = self.awake()
        if len(awake) > 1:
            laptop = self.random.choice(awake)
            self.say(f"kill {laptop.name}")
            laptop.kill()

    def _damage(self) -> None:
        """The hub is killed, and its disk has damaged what its server stored."""
        if self.hub not in self.awake() or len(self.awake()) < 2 or self.random.random() < 0.5:
            return
        self.say(f"kill {self.hub.name} and damage its store")
        self.hub.kill()
        damage_store(self.hub)

    def _start_again(self) -> None:
        dead = [each for each in self.laptops if not each.is_running]
        if dead:
            self.start(self.random.choice(dead))

    def start(self, laptop: LaptopProcess) -> None:
        """As its person would: who was hub shares again, the others join."""
        self.say(f"start {laptop.name}")
        self.asleep.discard(laptop)
        if laptop is self.laptops[0]:
            laptop.start("share", "--name", laptop.name, "--approve-all", *self.bind(laptop))
        else:
            laptop.start("join", "--name", laptop.name)

    def _suspend(self) -> None:
        awake = self.awake()
        if len(awake) > 1:
            laptop = self.random.choice(awake)
            self.say(f"suspend {laptop.name}")
            laptop.suspend()
            self.asleep.add(laptop)

    def _wake(self) -> None:
        for laptop in sorted(self.asleep, key=lambda each: each.name)[:1]:
            self.say(f"wake {laptop.name}")
            laptop.wake()
            self.asleep.discard(laptop)

    def _cut(self) -> None:
        assert self.spaces
        laptop = self.random.choice(self.laptops)
        self.say(f"cut {laptop.name}")
        self.spaces.cut(self.laptops.index(laptop) + 1)
        self.apart.add(laptop)

    def _heal(self) -> None:
        assert self.spaces
        for laptop in sorted(self.apart, key=lambda each: each.name)[:1]:
            self.say(f"heal {laptop.name}")
            self.spaces.heal(self.laptops.index(laptop) + 1)
            self.apart.discard(laptop)

    def _flap(self) -> None:
        for _ in range(3):
            self._cut()
            time.sleep(self.random.uniform(0, 0.3))
            self._heal()

    def _take_over(self) -> None:
        if self.random.random() < 0.5:
            return
        laptop = self.random.choice(self.awake() or [None])
        if laptop is None or laptop is self.hub:
            return
        self.say(f"take over {laptop.name}")
        answer = laptop.ask(do="take-over")
        self.say(f"   {answer.get('hub') or answer}")
        if "hub" in answer:
            self.hub, self.address = laptop, answer["hub"]

    def say(self, text: str) -> None:
        self.log.append(f"{time.monotonic():.1f} {text}")


def damage_store(laptop: LaptopProcess) -> None:
    """A laptop's disk damages what its server stored."""
    store = RecordFiles(laptop.file).team / "server" / "store"
    for each in store.rglob("*.blk"):
        each.write_bytes(b"damaged")
