"""A day of two to four laptops at random: entries, cuts, flapping, suspends, kills, take-overs and
late returns; in the end all of them must be equal, with nothing lost and nothing doubled.

`python -m tests.cli.sharing.random_run FIRST LAST` runs the seeds from one to another.
"""

from __future__ import annotations

import random
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from tests.cli.sharing.disturbed_hall import DisturbedHall
from tests.cli.sharing.equal_laptops import are_equal, check_equal, instant
from tests.cli.sharing.laptop_process import LaptopProcess, wait_until

FEWEST, MOST = 2, 4
STEPS = (30, 70)
EQUAL_WITHIN = 60.0
"""Seconds; a hall's promise is 15 after a heal, on a machine that isn't shared with others."""


class RandomRun:
    """One run; the same seed does the same, as far as time allows."""

    def __init__(self, seed: int, folder: Path) -> None:
        self.random = random.Random(seed)
        self.hall = DisturbedHall(self.random.randint(FEWEST, MOST), self.random, folder)
        self.laptops = self.hall.laptops
        self.answered: set[tuple[str, LaptopProcess]] = set()
        self.seconds = 0.0
        """For which they took to become equal in the end."""

    def run(self) -> None:
        try:
            self._begin()
            for _ in range(self.random.randint(*STEPS)):
                self.random.choices(
                    (self._enter, self.hall.disturb, self._pause), weights=(70, 18, 12)
                )[0]()
            self._come_together()
            check_equal(self.laptops)
        except BaseException:
            print("\n".join(self.hall.log[-60:]), file=sys.stderr)
            for laptop in self.laptops:
                print(laptop.name, laptop.answers[-4:], laptop.log_file(), file=sys.stderr)
            raise
        finally:
            self.hall.close()

    # -- the beginning

    def _begin(self) -> None:
        hub = self.hall.hub
        hub.start("share", "--name", hub.name, "--approve-all", *self.hall.bind(hub))
        first = hub.wait(lambda said: "hub" in said)
        self.hall.address = first["hub"]
        begins = self.random.random()
        if begins < 0.5:
            self._open_event()
        invitations = [first["invitation"]]
        for _ in self.laptops[2:]:
            invitations.append(hub.ask(do="invite")["invitation"])
        for laptop, invitation in zip(self.laptops[1:], invitations, strict=False):
            laptop.start("join", invitation, "--name", laptop.name)
        if begins >= 0.5:
            self._open_event()
        for laptop in self.laptops[1:]:
            laptop.ask(do="note", text=f"{laptop.name} is there")

    def _open_event(self) -> None:
        self.hall.hub.ask(
            do="open-event", name="Run", format="standard", rel="competitive", players=16
        )
        self.hall.hub.ask(do="start-round", clock="main", minutes=self.random.choice([1, 50]))

    # -- what happens

    def _enter(self) -> None:
        awake = self.hall.awake()
        if not awake:
            return
        laptop = self.random.choice(awake)
        order = any_order(self.random, laptop.name)
        if self.random.random() < 0.15:
            order["at"] = instant(time.time() - self.random.uniform(0, 20))
        self.hall.say(f"{laptop.name}: {order}")
        answer = laptop.ask(**order)
        self.hall.say(f"   {answer.get('step') or answer.get('reason')}")

    def _pause(self) -> None:
        time.sleep(self.random.uniform(0, 0.8))

    # -- the end

    def _come_together(self) -> None:
        self.hall.heal_all()
        for laptop in self.laptops:
            laptop.ask(do="state")
        # People say which hub it is: the last one that took over, and where it is by now.
        if self.hall.hub.ask(do="invite").get("reason"):
            self.hall.hub.ask(do="take-over")
        self.hall.address = self.hall.hub.last(lambda said: said.get("fingerprint"))["hub"]
        others = [each for each in self.laptops if each is not self.hall.hub]
        finds = self.random.random() < 0.5
        for laptop in () if finds else others:
            self._follow(laptop)
        self.hall.say("one hub is left to be found" if finds else "all follow one hub")
        began = time.monotonic()

        def is_equal() -> bool:
            for laptop in others if finds else ():
                self._give_way(laptop)
            return are_equal(self.laptops)

        try:
            wait_until(is_equal, "they never became equal", EQUAL_WITHIN)
            self.seconds = time.monotonic() - began
        except AssertionError:
            for laptop in self.laptops:
                kept = laptop.record()
                shared = kept.shared
                assert shared is not None
                self.hall.say(
                    f"{laptop.name}: {len(shared.messages)} messages, {len(shared.outbox)} wait,"
                    f" epoch {shared.epoch}: {laptop.answers[-2:]}"
                )
            raise

    def _give_way(self, laptop: LaptopProcess) -> None:
        """Follow the hub that people say it is, where the laptop asks about it."""
        told = (self.hall.address, laptop)
        if told not in self.answered and laptop.has_said(
            lambda said: said.get("other_hub") == self.hall.address
        ):
            self.answered.add(told)
            self.hall.say(f"{laptop.name} is told to follow {self.hall.address}")
            self._follow(laptop)

    def _follow(self, laptop: LaptopProcess) -> None:
        def is_following() -> bool:
            answer = laptop.ask(do="follow", hub=self.hall.address)
            if "hub" not in answer:
                self.hall.say(f"{laptop.name}: {answer}")
            return "hub" in answer

        wait_until(is_following, f"{laptop.name} can't follow")


def any_order(chance: random.Random, name: str) -> dict[str, Any]:
    """Something that a person may enter."""
    table = chance.randint(1, 6)
    orders: list[dict[str, Any]] = [
        {"do": "open-call", "table": table, "reason": "ruling"},
        {"do": "open-call", "table": table, "reason": "ruling"},
        {"do": "close-call", "table": table},
        {"do": "close-call", "table": table},
        {"do": "grant-extension", "table": table, "seconds": 60 * chance.randint(1, 9)},
        {"do": "start-deck-check", "table": table, "decks": 2, "kind": "random"},
        {"do": "finish-deck-check", "table": table, "findings": ""},
        {"do": "finish-table", "table": table},
        {"do": "seat-judge", "table": table, "judge": name},
        {"do": "pause-clock", "clock": "main"},
        {"do": "resume-clock", "clock": "main"},
        {"do": "correct-clock", "clock": "main", "seconds": chance.randint(-30, 30)},
        {"do": "start-round", "clock": chance.choice(["main", "side"]), "minutes": 50},
        {"do": "end-round", "clock": "main"},
        {
            "do": "issue-penalty",
            "player": f"Player {chance.randint(1, 5)}",
            "infraction": "ipg-3.1",
            "penalty": "warning",
            "table": table,
        },
        {"do": "note", "text": f"note {chance.randint(1, 99)}"},
        {"do": "undo", "steps": chance.choice([1, 1, 2])},
        {"do": "redo", "steps": 1},
        {"do": "message", "text": chance.choice(["Lunch", ""])},
        {"do": "start-turns", "table": table},
    ]
    return chance.choice(orders)


def run(seed: int) -> RandomRun:
    with tempfile.TemporaryDirectory(prefix="judgekit-run-") as folder:
        made = RandomRun(seed, Path(folder))
        made.run()
        return made


def main() -> None:
    first, last = int(sys.argv[1]), int(sys.argv[2])
    failed = []
    for seed in range(first, last + 1):
        began = time.monotonic()
        try:
            made = run(seed)
            accepted = sum(len(each.accepted) for each in made.laptops)
            print(
                f"{seed}: {len(made.laptops)} laptops, {accepted} steps, equal after"
                f" {made.seconds:.1f} s, ok",
                end=" ",
            )
        except Exception as error:
            failed.append(seed)
            print(f"{seed}: FAILED: {error!r}", end=" ")
        print(f"({time.monotonic() - began:.0f} s)", flush=True)
    print(f"{last - first + 1 - len(failed)} runs went well; failed: {failed}")


if __name__ == "__main__":
    main()
