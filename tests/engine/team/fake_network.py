"""A network that is told by the test what happens: fakes of the ports, for one laptop."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import Future
from typing import Any

from judgekit.engine.failures import EnvironmentFailure
from judgekit.engine.ports.sharing import Seals
from judgekit.engine.ports.team import (
    HubListener,
    HubPlace,
    HubPlan,
    HubsFound,
    Invitation,
    LineListener,
    LineState,
    SharedMessage,
    Standing,
    StoreCondition,
    StreamPlace,
)
from tests.engine.sharing.hall import HashSeals

HERE = "10.0.0.1"


def done(result: Any = None) -> Future[Any]:
    future: Future[Any] = Future()
    future.set_result(result)
    return future


def failed(error: Exception) -> Future[Any]:
    future: Future[Any] = Future()
    future.set_exception(error)
    return future


class FakeLine:
    """What is published is kept; the test delivers it, or anything else."""

    def __init__(self, place: HubPlace, after: StreamPlace, listener: LineListener) -> None:
        self.place, self.after, self.listener = place, after, listener
        self.published: list[tuple[str, bytes]] = []
        self.calls: list[str] = []

    def publish(self, message_id: str, body: bytes) -> None:
        self.published.append((message_id, body))

    def suspend(self) -> None:
        self.calls.append("suspend")

    def resume(self) -> None:
        self.calls.append("resume")

    def close(self) -> None:
        self.calls.append("close")

    def connect(
        self,
        sequence: int,
        state: LineState = LineState.CONNECTED,
        *,
        is_stored: bool = True,
        offset: int | None = 0,
    ) -> None:
        """The hub is reached and has so many messages; it stores more, or can't."""
        address, epoch = self.place.address, self.place.epoch
        self.listener.standing(
            Standing(state, 0, address, epoch, sequence, 0, 0, offset, 1.0, is_stored)
        )

    def deliver(self, bodies: Sequence[bytes], start: int = 1) -> None:
        self.listener.received(
            [
                SharedMessage(place, "a", f"m{place}", body)
                for place, body in enumerate(bodies, start)
            ]
        )


class FakeHub:
    """A hub that does what it is told. `answers` are given to the next calls of such a name, one
    each; all others are done at once."""

    def __init__(self, plan: HubPlan, condition: StoreCondition) -> None:
        self.plan, self.condition = plan, condition
        self.calls: list[tuple[str, Any]] = []
        self.answers: dict[str, list[Future[None]]] = {}
        self.certificate = ""

    def place(self) -> HubPlace:
        return HubPlace((HERE,), self.plan.port or 4000, "own-device", self.plan.epoch)

    def authority(self) -> str:
        return self.certificate

    def fingerprint(self) -> str:
        return "f" * 64

    def store(self) -> StoreCondition:
        return self.condition

    def fill(self, messages: Sequence[SharedMessage]) -> Future[None]:
        return self._answered("fill", [each.message_id for each in messages])

    def let_in(self) -> Future[None]:
        return self._answered("let in", None)

    def invite(self) -> Invitation:
        return Invitation("JUDGEKIT:TEXT", "12 345 678", 600)

    def approve(self, device: str) -> Future[None]:
        return self._answered("approve", device)

    def refuse(self, device: str) -> None:
        self.calls.append(("refuse", device))

    def revoke(self, device: str) -> Future[None]:
        return self._answered("revoke", device)

    def epochs(self) -> Future[Sequence[tuple[str, int]]]:
        return done(())

    def close(self) -> None:
        self.calls.append(("close", None))

    def _answered(self, name: str, what: Any) -> Future[None]:
        self.calls.append((name, what))
        waiting = self.answers.get(name)
        return waiting.pop(0) if waiting else done()


class FakeNetwork:
    """`failures` are raised by the next starts of a hub, one each; while `is_slow`, whoever starts
    one waits for `opened`."""

    def __init__(self) -> None:
        self.last: HubPlace | None = None
        self.looked: HubPlace | None = None
        """Who answers at any address."""
        self.condition = StoreCondition.NEW
        self.failures: list[EnvironmentFailure] = []
        self.hubs: list[FakeHub] = []
        self.plans: list[HubPlan] = []
        self.hub_listeners: list[HubListener] = []
        self.lines: list[FakeLine] = []
        self.found: Callable[[Sequence[HubPlace]], None] = lambda places: None
        self.looks: list[Future[HubPlace]] = []
        """What the next who look at an address get, one each."""
        self.trusted: list[str] = []
        self.distrusts: Exception | None = None
        self.is_slow = False
        self.opened: Future[Any] = Future()
        self.is_closed = False

    def device(self) -> str:
        return "own-device"

    def seals(self) -> Seals:
        return HashSeals("own key")

    def last_place(self) -> HubPlace | None:
        return self.last

    def join(self, invitation: str, name: str) -> Future[HubPlace]:
        return done(HubPlace((HERE,), 4000, "a", invitation))

    def look_at(self, address: str) -> Future[HubPlace]:
        if self.looks:
            return self.looks.pop(0)
        host, _, port = address.rpartition(":")
        return done(self.looked or HubPlace((host,), int(port), "other-device", "epoch-2"))

    def trust(self, authority: str) -> None:
        if self.distrusts is not None:
            raise self.distrusts
        self.trusted.append(authority)

    def open_line(
        self,
        hub: HubPlace,
        after: StreamPlace,
        listener: LineListener,
        *,
        is_to_look: bool = False,
    ) -> FakeLine:
        if not is_to_look:
            self.last = hub
        self.lines.append(FakeLine(hub, after, listener))
        return self.lines[-1]

    def open_hub(self, plan: HubPlan, listener: HubListener) -> Future[Any]:
        self.plans.append(plan)
        if self.failures:
            return failed(self.failures.pop(0))
        self.hub_listeners.append(listener)
        self.hubs.append(FakeHub(plan, self.condition))
        if self.is_slow:
            return self.opened
        self.last = self.hubs[-1].place()
        return done(self.hubs[-1])

    def look_around(self, found: HubsFound) -> None:
        self.found = found

    def close(self) -> None:
        self.is_closed = True
