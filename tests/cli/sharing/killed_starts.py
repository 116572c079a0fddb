"""A hub that is killed again and again at a random moment of its start, and must start after that.

`python -m tests.cli.sharing.killed_starts FIRST LAST` runs the seeds from one to another.
"""

from __future__ import annotations

import random
import sys
import tempfile
import time
from pathlib import Path

from tests.cli.sharing.equal_laptops import are_equal, check_equal
from tests.cli.sharing.laptop_process import PATIENCE, LaptopProcess, wait_until
from tests.network.namespaces import Namespaces, unsuited

LATEST = 4.0
"""Seconds after its start at which it is killed at the latest, or as many as the slowest start has
taken so far: until then it looks for a newer hub, starts its server, and opens its door."""
KILLS = 5


class KilledStarts:
    """A hub and one other laptop; the same seed does the same, as far as time allows."""

    def __init__(self, seed: int, folder: Path) -> None:
        self.random = random.Random(seed)
        self.spaces = None if unsuited() else Namespaces(2)
        around = [self.spaces.around(number) if self.spaces else () for number in (1, 2)]
        self.hub = LaptopProcess(folder, "hub", around[0])
        self.other = LaptopProcess(folder, "other", around[1])
        self.bind = self.spaces.address(1) if self.spaces else "127.0.0.1"
        self.log: list[str] = []
        self.slowest = 0.0
        """Seconds from a start until the hub has answered."""

    def run(self) -> None:
        try:
            self._share_from_the_first_moment()
            self._go_on_being_killed()
            self._end_equal()
        except BaseException:
            print("\n".join(self.log), self.hub.log_file(), file=sys.stderr)
            raise
        finally:
            for laptop in (self.hub, self.other):
                laptop.kill()
            if self.spaces:
                self.spaces.close()

    def _share_from_the_first_moment(self) -> None:
        """The event is new, and its hub is killed while it begins to share it."""
        for _ in range(self.random.randint(0, 3)):
            self._start_and_kill()
        self._start()
        if not self.hub.ask(do="state")["state"]["clocks"]:
            self.hub.ask(do="open-event", name="K", format="modern", rel="regular", players=8)
            self.hub.ask(do="start-round", clock="main", minutes=50)

    def _go_on_being_killed(self) -> None:
        invitation = self.hub.ask(do="invite")["invitation"]
        self.other.start("join", invitation, "--name", "other")
        self.other.ask(do="note", text="There.")
        for _ in range(self.random.randint(1, KILLS)):
            self.hub.kill()
            self.other.ask(do="note", text="Alone.")
            for _ in range(self.random.randint(1, 3)):
                self._start_and_kill()
            if self.random.random() < 0.2:
                self.other.ask(do="take-over")
            self._start()
            self.hub.ask(do="note", text="Back.")

    def _end_equal(self) -> None:
        if self.hub.ask(do="invite").get("reason"):
            self.hub.ask(do="take-over")
        address = self.hub.last(lambda said: said.get("fingerprint"))["hub"]

        def is_following() -> bool:
            return "hub" in self.other.ask(do="follow", hub=address)

        wait_until(is_following, "the other one can't follow")
        laptops = [self.hub, self.other]
        wait_until(lambda: are_equal(laptops), "never equal")
        check_equal(laptops)

    def _start_and_kill(self) -> None:
        self._begin()
        moment = self.random.uniform(0, max(LATEST, self.slowest))
        time.sleep(moment)
        self.hub.kill()
        self.log.append(f"killed after {moment:.3f} s: {self.hub.answers[-1:]}")
        wait_until(lambda: not self.hub.servers(), "a server outlives its program", 10)

    def _start(self) -> None:
        began = time.monotonic()
        self._begin()
        self.hub.ask(do="state")
        took = time.monotonic() - began
        self.log.append(f"has answered after {took:.1f} s")
        self.slowest = max(self.slowest, took)
        assert took < PATIENCE

    def _begin(self) -> None:
        self.hub.start("share", "--name", "hub", "--approve-all", "--bind", self.bind)


def run(seed: int) -> KilledStarts:
    with tempfile.TemporaryDirectory(prefix="judgekit-killed-") as folder:
        made = KilledStarts(seed, Path(folder))
        made.run()
        return made


def main() -> None:
    first, last = int(sys.argv[1]), int(sys.argv[2])
    failed, kills = [], 0
    for seed in range(first, last + 1):
        try:
            made = run(seed)
            killed = sum(each.startswith("killed") for each in made.log)
            kills += killed
            print(f"{seed}: {killed} kills, slowest start {made.slowest:.1f} s, ok", flush=True)
        except Exception as error:
            failed.append(seed)
            print(f"{seed}: FAILED: {error!r}", flush=True)
    print(f"{last - first + 1 - len(failed)} went well, {kills} kills; failed: {failed}")


if __name__ == "__main__":
    main()
