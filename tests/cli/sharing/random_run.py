"""A day of two to four laptops at random: entries, cuts, flapping, suspends, kills, take-overs and
late returns; in the end all of them must be equal, with nothing lost and nothing doubled.

`python -m tests.cli.sharing.random_run FIRST LAST` runs the seeds from one to another.
"""

from __future__ import annotations

import random
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from judgekit.cli.tournaments.state_object import clock_snapshots, state_object
from judgekit.domain.shared.event import Recorded
from judgekit.domain.team.events import StepMerged, StepSetAside
from judgekit.engine.redeciding import state_of
from judgekit.engine.timeline import Timeline
from tests.cli.sharing.laptop_process import LaptopProcess, wait_until
from tests.network.namespaces import Namespaces, unsuited

FEWEST, MOST = 2, 4
STEPS = (30, 70)
EQUAL_WITHIN = 60.0
"""Seconds; a hall's promise is 15 after a heal, on a machine that isn't shared with others."""


class RandomRun:
    """One run; the same seed does the same, as far as time allows."""

    def __init__(self, seed: int, folder: Path) -> None:
        self.random = random.Random(seed)
        count = self.random.randint(FEWEST, MOST)
        self.spaces = None if unsuited() else Namespaces(count)
        self.laptops = []
        for number in range(1, count + 1):
            around = self.spaces.around(number) if self.spaces else ()
            self.laptops.append(LaptopProcess(folder, f"laptop-{number}", around))
        self.hub = self.laptops[0]
        self.address = ""
        self.apart: set[LaptopProcess] = set()
        """Cut off."""
        self.asleep: set[LaptopProcess] = set()
        self.answered: set[tuple[str, LaptopProcess]] = set()
        self.seconds = 0.0
        """For which they took to become equal in the end."""
        self.log: list[str] = []

    def run(self) -> None:
        try:
            self._begin()
            for _ in range(self.random.randint(*STEPS)):
                self.random.choices(
                    (self._enter, self._disturb, self._pause), weights=(70, 18, 12)
                )[0]()
            self._come_together()
            self._check()
        except BaseException:
            print("\n".join(self.log[-60:]), file=sys.stderr)
            for laptop in self.laptops:
                print(laptop.name, laptop.answers[-4:], laptop.log_file(), file=sys.stderr)
            raise
        finally:
            for laptop in self.laptops:
                laptop.kill()
            if self.spaces:
                self.spaces.close()

    # -- the beginning

    def _begin(self) -> None:
        hub = self.hub
        hub.start("share", "--name", hub.name, "--approve-all", *self._bind(hub))
        first = hub.wait(lambda said: "hub" in said)
        self.address = first["hub"]
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
        self.hub.ask(do="open-event", name="Run", format="standard", rel="competitive", players=16)
        self.hub.ask(do="start-round", clock="main", minutes=self.random.choice([1, 50]))

    def _bind(self, laptop: LaptopProcess) -> tuple[str, ...]:
        if self.spaces:
            return ("--bind", self.spaces.address(self.laptops.index(laptop) + 1))
        return ("--bind", "127.0.0.1")

    # -- what happens

    def _awake(self) -> list[LaptopProcess]:
        return [each for each in self.laptops if each.is_running and each not in self.asleep]

    def _enter(self) -> None:
        awake = self._awake()
        if not awake:
            return
        laptop = self.random.choice(awake)
        order = self._order(laptop)
        if self.random.random() < 0.15:
            order["at"] = _instant(time.time() - self.random.uniform(0, 20))
        self._say(f"{laptop.name}: {order}")
        answer = laptop.ask(**order)
        self._say(f"   {answer.get('step') or answer.get('reason')}")

    def _order(self, laptop: LaptopProcess) -> dict[str, Any]:
        table, chance = self.random.randint(1, 6), self.random
        orders: list[dict[str, Any]] = [
            {"do": "open-call", "table": table, "reason": "ruling"},
            {"do": "open-call", "table": table, "reason": "ruling"},
            {"do": "close-call", "table": table},
            {"do": "close-call", "table": table},
            {"do": "grant-extension", "table": table, "seconds": 60 * chance.randint(1, 9)},
            {"do": "start-deck-check", "table": table, "decks": 2, "kind": "random"},
            {"do": "finish-deck-check", "table": table, "findings": ""},
            {"do": "finish-table", "table": table},
            {"do": "seat-judge", "table": table, "judge": laptop.name},
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

    def _pause(self) -> None:
        time.sleep(self.random.uniform(0, 0.8))

    def _disturb(self) -> None:
        choices: list[Callable[[], None]] = [
            self._kill,
            self._start_again,
            self._start_again,
            self._suspend,
            self._wake,
            self._take_over,
        ]
        if self.spaces:
            choices += [self._cut, self._heal, self._heal, self._flap]
        self.random.choice(choices)()

    def _kill(self) -> None:
        awake = self._awake()
        if len(awake) > 1:
            laptop = self.random.choice(awake)
            self._say(f"kill {laptop.name}")
            laptop.kill()

    def _start_again(self) -> None:
        dead = [each for each in self.laptops if not each.is_running]
        if dead:
            self._start(self.random.choice(dead))

    def _start(self, laptop: LaptopProcess) -> None:
        """As its person would: who was hub shares again, the others join."""
        self._say(f"start {laptop.name}")
        self.asleep.discard(laptop)
        if laptop is self.laptops[0]:
            laptop.start("share", "--name", laptop.name, "--approve-all", *self._bind(laptop))
        else:
            laptop.start("join", "--name", laptop.name)

    def _suspend(self) -> None:
        awake = self._awake()
        if len(awake) > 1:
            laptop = self.random.choice(awake)
            self._say(f"suspend {laptop.name}")
            laptop.suspend()
            self.asleep.add(laptop)

    def _wake(self) -> None:
        for laptop in sorted(self.asleep, key=lambda each: each.name)[:1]:
            self._say(f"wake {laptop.name}")
            laptop.wake()
            self.asleep.discard(laptop)

    def _cut(self) -> None:
        assert self.spaces
        laptop = self.random.choice(self.laptops)
        self._say(f"cut {laptop.name}")
        self.spaces.cut(self.laptops.index(laptop) + 1)
        self.apart.add(laptop)

    def _heal(self) -> None:
        assert self.spaces
        for laptop in sorted(self.apart, key=lambda each: each.name)[:1]:
            self._say(f"heal {laptop.name}")
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
        laptop = self.random.choice(self._awake() or [None])
        if laptop is None or laptop is self.hub:
            return
        self._say(f"take over {laptop.name}")
        answer = laptop.ask(do="take-over")
        self._say(f"   {answer.get('hub') or answer}")
        if "hub" in answer:
            self.hub, self.address = laptop, answer["hub"]

    # -- the end

    def _come_together(self) -> None:
        while self.apart:
            self._heal()
        while self.asleep:
            self._wake()
        for laptop in self.laptops:
            if not laptop.is_running:
                self._start(laptop)
        for laptop in self.laptops:
            laptop.ask(do="state")
        # People say which hub it is: the last one that took over, and where it is by now.
        if self.hub.ask(do="invite").get("reason"):
            self.hub.ask(do="take-over")
        self.address = self.hub.last(lambda said: said.get("fingerprint"))["hub"]
        others = [each for each in self.laptops if each is not self.hub]
        finds = self.random.random() < 0.5
        for laptop in () if finds else others:
            self._follow(laptop)
        self._say("one hub is left to be found" if finds else "all follow one hub")
        began = time.monotonic()

        def is_equal() -> bool:
            for laptop in others if finds else ():
                self._give_way(laptop)
            return self._is_equal()

        try:
            wait_until(is_equal, "they never became equal", EQUAL_WITHIN)
            self.seconds = time.monotonic() - began
        except AssertionError:
            for laptop in self.laptops:
                kept = laptop.record()
                shared = kept.shared
                assert shared is not None
                self._say(
                    f"{laptop.name}: {len(shared.messages)} messages, {len(shared.outbox)} wait,"
                    f" epoch {shared.epoch}: {laptop.answers[-2:]}"
                )
            raise

    def _give_way(self, laptop: LaptopProcess) -> None:
        """Follow the hub that people say it is, where the laptop asks about it."""
        told = (self.address, laptop)
        if told not in self.answered and laptop.has_said(
            lambda said: said.get("other_hub") == self.address
        ):
            self.answered.add(told)
            self._say(f"{laptop.name} is told to follow {self.address}")
            self._follow(laptop)

    def _follow(self, laptop: LaptopProcess) -> None:
        def is_following() -> bool:
            answer = laptop.ask(do="follow", hub=self.address)
            if "hub" not in answer:
                self._say(f"{laptop.name}: {answer}")
            return "hub" in answer

        wait_until(is_following, f"{laptop.name} can't follow")

    def _is_equal(self) -> bool:
        kept = [each.record() for each in self.laptops]
        shared = [each.shared for each in kept if each.shared is not None]
        ids = {tuple(each.messages) for each in shared}
        waiting = sum(len(each.outbox) for each in shared)
        told = all(set(each.accepted) <= set(each.outcomes()) for each in self.laptops)
        return len(ids) == 1 and waiting == 0 and told

    def _check(self) -> None:
        records = [each.record().recorded for each in self.laptops]
        for laptop, recorded in zip(self.laptops, records, strict=True):
            assert list(recorded) == list(records[0]), f"{laptop.name} has another record"
        at = _instant(time.time())
        states = [each.ask(do="state", at=at)["state"] for each in self.laptops]
        now = [each.ask(do="state")["state"]["open_calls"] for each in self.laptops]
        for laptop, state, calls in zip(self.laptops, states, now, strict=True):
            assert state == states[0], f"{laptop.name} has another state"
            assert calls == now[0], f"{laptop.name} shows other calls"
        _check_steps(records[0], self.laptops)

    def _say(self, text: str) -> None:
        self.log.append(f"{time.monotonic():.1f} {text}")


def _check_steps(recorded: list[Recorded], laptops: list[LaptopProcess]) -> None:
    """Each accepted step is there once, as it was told on its laptop."""
    timeline = Timeline(recorded)
    ids = [step.id for step in timeline.steps]
    assert len(ids) == len(set(ids)), "a step is there twice"
    for laptop in laptops:
        outcomes = laptop.outcomes()
        for id_, asked in laptop.accepted.items():
            step = timeline.step(id_)
            assert step is not None, f"{asked} of {laptop.name} is lost: {id_}"
            event = step.events[0]
            became = {StepMerged: "merged", StepSetAside: "set-aside"}.get(type(event), "confirmed")
            told = outcomes[id_]["state"]
            assert told == became, f"{asked} of {laptop.name} was told as {told}, is {became}"
    state = state_of(timeline)
    assert state_object(state, clock_snapshots(state, timeline.last_moment() or 0))


def _instant(seconds: float) -> str:
    whole = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(seconds))
    return f"{whole}.{round(seconds % 1 * 1000) % 1000:03d}Z"


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
