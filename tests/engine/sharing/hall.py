"""A hall with laptops and hubs: messages in one order, cuts, kills and take-overs, without a
network."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from hashlib import sha256
from typing import Any

from judgekit.domain.shared.command import Command
from judgekit.domain.shared.event import Recorded
from judgekit.domain.shared.moment import SECOND
from judgekit.domain.shared.refusal import Refusal
from judgekit.domain.team.commands import BeginEpoch, LetIn
from judgekit.engine.engine import Device
from judgekit.engine.ports.sharing import OpenShared, SettledMessage, SharedRecord
from judgekit.engine.redeciding import state_of
from judgekit.engine.sharing.shared_engine import SharedEngine, Told
from judgekit.engine.timeline import Step, Timeline
from tests.day import TEN, Counting, StillClock
from tests.plain_state import plainly

HEAD = ("head-judge", "scorekeeper")


class HashSeals:
    """Seals by a hash with the key: whoever knows the key can make it."""

    def __init__(self, key: str) -> None:
        self._key = key

    def key(self) -> str:
        return self._key

    def seal(self, content: bytes) -> bytes:
        return _hash(self._key, content)

    def is_sealed(self, key: str, content: bytes, signature: bytes) -> bool:
        return _hash(key, content) == signature


def _hash(key: str, content: bytes) -> bytes:
    return sha256(key.encode() + content).digest()


class KeptSharedLog:
    """A SharedLog in memory; `fails` is raised by the next call, once."""

    def __init__(self, base: Sequence[Recorded] = ()) -> None:
        self.base = list(base)
        self.epoch = ""
        self.messages: list[SettledMessage] = []
        self.outbox: dict[int, bytes] = {}
        self.fails: Exception | None = None

    def opened(self) -> OpenShared:
        ids = [each.message for each in self.messages]
        shared = SharedRecord(self.epoch, ids, sorted(self.outbox.items()))
        return OpenShared(self, self.recorded, shared)

    @property
    def recorded(self) -> list[Recorded]:
        return [*self.base, *(row for each in self.messages for row in each.recorded)]

    def ids(self) -> list[str]:
        """The settled messages."""
        return [each.message for each in self.messages]

    def join(self, other: KeptSharedLog) -> None:
        """Begin with what another one has settled."""
        self.epoch, self.messages = other.epoch, list(other.messages)

    def append(self, events: Sequence[Recorded]) -> None:
        raise AssertionError("what is shared goes through the order of messages")

    def close(self) -> None:
        pass

    def share(self, epoch: str) -> None:
        self._fail()
        self.epoch = epoch

    def put_out(self, items: Sequence[tuple[int, bytes]]) -> None:
        self._fail()
        assert not self.outbox or max(self.outbox) < items[0][0]
        self.outbox.update(items)

    def settle(self, messages: Sequence[SettledMessage], done: Sequence[int]) -> None:
        self._fail()
        for each in messages:
            assert each.sequence == len(self.messages) + 1
            self.messages.append(each)
        for place in done:
            del self.outbox[place]

    def sealed_from(self, sequence: int) -> Sequence[bytes]:
        return [each.sealed for each in self.messages[sequence - 1 :]]

    def cut(self, messages: int, outbox: Sequence[tuple[int, bytes]]) -> Sequence[Recorded]:
        self._fail()
        del self.messages[messages:]
        self.outbox = dict(outbox)
        return self.recorded

    def _fail(self) -> None:
        failure, self.fails = self.fails, None
        if failure is not None:
            raise failure


class Hub:
    """The order of one epoch: each message once."""

    def __init__(self, epoch: str, messages: Sequence[bytes] = ()) -> None:
        self.epoch = epoch
        self.bodies = list(messages)
        self._ids: set[str] = set()

    def publish(self, id_: str, body: bytes) -> None:
        if id_ not in self._ids:
            self._ids.add(id_)
            self.bodies.append(body)


class Laptop:
    """A laptop with its record; `skew` is by how many milliseconds its clock is wrong."""

    def __init__(self, hall: Hall, name: str, log: Any, skew: int = 0) -> None:
        self.hall, self.name, self.log, self.skew = hall, name, log, skew
        self.clock = StillClock()
        self.told: list[Told] = []
        self.entered: list[str] = []
        self._random = Counting(1_000_000 * (1 + len(hall.laptops)))
        self.hub: Hub | None = None
        self.open()

    def open(self) -> None:
        device = Device(self.name, self._random)
        self.engine = SharedEngine(
            self.log.opened(), self.clock, device, HashSeals(f"key {self.name}")
        )

    def enter(self, command: Command, seconds_ago: float = 0) -> Step | Refusal:
        self.clock.at = self.hall.at + self.skew
        at = self.engine.now() - round(seconds_ago * SECOND) if seconds_ago else None
        before = set(self.engine.waiting())
        outcome = self.engine.submit(command, at=at)
        self.entered += [each for each in self.engine.waiting() if each not in before]
        return outcome

    def do(self, command: Command, seconds_ago: float = 0) -> Step:
        step = self.enter(command, seconds_ago)
        assert isinstance(step, Step), step
        return step

    def send(self) -> None:
        """Publish all that is to be published."""
        if self.hub is not None:
            for message in self.engine.to_publish():
                self.hub.publish(message.id, message.body)

    def receive(self, most: int = 1_000) -> None:
        """Read the next messages of the hub."""
        if self.hub is not None:
            from_ = self.engine.settled
            messages = list(enumerate(self.hub.bodies, 1))[from_ : from_ + most]
            self.told += self.engine.received(messages)

    def join(self, hub: Hub) -> None:
        """Follow a hub, from the beginning of its order."""
        self.hub = hub
        self.engine.follow(hub.epoch)
        self.told += self.engine.received(list(enumerate(hub.bodies, 1)))

    def cut(self) -> None:
        self.hub = None
        self.engine.publish_again()

    def kill(self) -> None:
        """End without a word, and start anew from what is recorded."""
        hub = self.hub
        self.open()
        self.hub = hub

    def take_over(self) -> Hub:
        """Become the hub of a new epoch."""
        epoch = f"epoch {len(self.hall.hubs) + 1}"
        hub = Hub(epoch, self.engine.sealed_messages())
        self.hall.hubs.append(hub)
        self.engine.follow(epoch)
        self.do(BeginEpoch(epoch, self.name))
        self.hub = hub
        self.send()
        return hub

    def read_anew(self) -> object:
        """The state that the record says, without what waits."""
        return plainly(state_of(Timeline(self.log.recorded)))


class Hall:
    """Laptops `a`, `b`, … of whom the first shares its event, with its base."""

    def __init__(
        self,
        laptops: int = 2,
        base: Sequence[Recorded] = (),
        skews: Sequence[int] = (),
        roles: tuple[str, ...] = HEAD,
        make_log: Callable[[str, Sequence[Recorded]], Any] = lambda _, base: KeptSharedLog(base),
    ) -> None:
        self.at = TEN + (base[-1].at - TEN + SECOND if base else 0)
        self.laptops: dict[str, Laptop] = {}
        self.hubs: list[Hub] = []
        names = "abcdefgh"[:laptops]
        first = self.add("a", make_log("a", base), skews)
        first.log.share("epoch 1")
        hub = Hub("epoch 1")
        self.hubs.append(hub)
        first.hub = hub
        first.do(BeginEpoch("epoch 1", "a", person="Person a", roles=roles, key="key a"))
        for name in names[1:]:
            first.do(LetIn(name, f"Person {name}", roles=roles, key=f"key {name}"))
        self.pass_()
        first.send()
        first.receive()
        for name in names[1:]:
            log = make_log(name, base)
            log.join(first.log)
            self.add(name, log, skews).join(hub)

    def __getitem__(self, name: str) -> Laptop:
        return self.laptops[name]

    def pass_(self, seconds: float = 1) -> None:
        self.at += round(seconds * SECOND)

    def exchange(self) -> None:
        """Let all that are connected send and receive until nothing is left."""
        for _ in range(3):
            for laptop in self.laptops.values():
                laptop.send()
            for laptop in self.laptops.values():
                laptop.receive()

    def come_together(self) -> None:
        """Let all follow the newest hub, and exchange."""
        for laptop in self.laptops.values():
            if laptop.hub is not self.hubs[-1]:
                laptop.join(self.hubs[-1])
        self.exchange()

    def check(self) -> None:
        """All are equal, in what they show, what they recorded and what that says; nothing waits,
        and each step that was entered became one thing."""
        first, *others = self.laptops.values()
        assert not first.engine.waiting()
        assert plainly(first.engine.state) == first.read_anew()
        for other in others:
            assert not other.engine.waiting()
            _same_rows(other.log.recorded, first.log.recorded)
            assert other.log.ids() == first.log.ids()
            assert plainly(other.engine.state) == plainly(first.engine.state)
        steps = [each.id for each in first.engine.timeline.steps]
        assert len(steps) == len(set(steps))
        entered = {id_ for laptop in self.laptops.values() for id_ in laptop.entered}
        assert entered <= set(steps)

    def add(self, name: str, log: Any, skews: Sequence[int] = ()) -> Laptop:
        """Add a laptop with its record."""
        place = len(self.laptops)
        skew = skews[place] if place < len(skews) else 0
        laptop = self.laptops[name] = Laptop(self, name, log, skew)
        return laptop


def _same_rows(some: Sequence[Recorded], others: Sequence[Recorded]) -> None:
    for one, other in zip(some, others, strict=True):
        assert one == other, f"{one}\n{other}"
