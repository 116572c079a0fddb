"""This laptop as the hub: who asks at its door, and who is let in."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future
from functools import partial
from typing import Protocol

from judgekit.engine.failures import EnvironmentFailure, FailureReason
from judgekit.engine.ports.team import (
    DeviceAsking,
    Hub,
    HubPlace,
    HubPlan,
    Invitation,
    SharedMessage,
    TeamNetwork,
)
from judgekit.engine.sharing.envelope import message_id
from judgekit.engine.sharing.shared_engine import SharedEngine
from judgekit.engine.team.own_thread import Course, OwnThread
from judgekit.engine.team.told import HubFacts, TeamListener, TeamTask

LAST_WORD_SECONDS = 0.3
"""For which a revoked laptop can still read that it is revoked."""
AGAIN_SECONDS = 2.0
"""After which it is tried again to let a laptop in or out."""
MOST_ASKING = 64
"""Laptops that are told of at a time; more are somebody's game."""


class Led(Protocol):
    """Who is told by a hub, on the owner's thread."""

    @property
    def listener(self) -> TeamListener:
        """The session's own listener, who is told who asks."""
        ...

    def flooded(self, device: str) -> None:
        """A laptop was put out."""
        ...

    def closed(self) -> None:
        """This laptop is the hub no longer."""
        ...

    def watch_team(self) -> None:
        """Have `admit` called with who takes part."""
        ...

    def failed(self, task: TeamTask, error: Exception) -> None:
        """It could not be done."""
        ...


class Leading:
    """The hub on this laptop, while it is one."""

    def __init__(self, network: TeamNetwork, thread: OwnThread, led: Led) -> None:
        self._network = network
        self._thread = thread
        self._led = led
        self._hub: Hub | None = None
        self._ears: _HubEars | None = None
        self._admitted: set[str] = set()
        self._put_out: set[str] = set()
        self.asking: dict[str, DeviceAsking] = {}
        """Who waits for an answer, by device."""
        self.facts: HubFacts | None = None
        """None while this laptop isn't the hub."""

    def start(self, plan: HubPlan) -> Course:
        """Start the server, nobody let in yet; `hub` is there afterwards. Raises
        EnvironmentFailure."""
        self.close()
        ears = self._ears = _HubEars(self, self._thread)
        started = self._network.open_hub(plan, ears)
        try:
            self._hub = yield started
        except GeneratorExit:
            started.add_done_callback(_close)
            raise
        self._admitted = set(plan.devices)

    @property
    def hub(self) -> Hub:
        """The hub that was started."""
        if self._hub is None:
            raise EnvironmentFailure(FailureReason.SHARING_SERVER, "nats-server", "not started")
        return self._hub

    def fill(self, engine: SharedEngine) -> Future[None]:
        """Begin the hub's order with all that this laptop has settled."""
        device = self._network.device()
        known: set[str] = set()
        messages = []
        for sequence, body in enumerate(engine.sealed_messages(), 1):
            id_ = message_id(body)
            # A hub stores no id twice; what somebody published twice says nothing the second time.
            messages.append(SharedMessage(sequence, device, "" if id_ in known else id_, body))
            known.add(id_)
        return self.hub.fill(messages)

    def opened(self) -> HubFacts:
        """The door is open: where it is, with a first invitation."""
        hub = self.hub
        self.facts = HubFacts(hub.place().address, hub.fingerprint(), hub.invite())
        return self.facts

    def place(self) -> HubPlace:
        """Where others find this hub."""
        return self.hub.place()

    def invite(self) -> Invitation | None:
        """A new invitation; None while this laptop isn't the hub."""
        return None if self.facts is None else self.hub.invite()

    def let_in_again(self, device: str) -> None:
        """A laptop that was put out may come back."""
        self._put_out.discard(device)
        self._admitted.discard(device)

    def admit(self, devices: set[str]) -> None:
        """Let exactly these take part, but those that were put out."""
        hub = self.hub
        for device in sorted(self._admitted - devices):
            self._admitted.discard(device)
            self._thread.after(LAST_WORD_SECONDS, partial(self._revoke, device))
        for device in sorted(devices - self._admitted - self._put_out):
            self._admitted.add(device)
            self._answer(hub.approve(device), device, TeamTask.APPROVE)
            self._no_more(device)

    def refuse(self, device: str) -> None:
        """Send a laptop that asks away."""
        self.hub.refuse(device)
        self._no_more(device)

    def close(self) -> None:
        """Be no hub any more."""
        hub, self._hub, self._ears, self.facts = self._hub, None, None, None
        for device in tuple(self.asking):
            self._no_more(device)
        self._led.closed()
        if hub is not None:
            hub.close()

    # -- what the hub tells

    def heard_asking(self, ears: _HubEars, asking: DeviceAsking) -> None:
        """A device asks at the door."""
        if ears is self._ears and len(self.asking) < MOST_ASKING:
            self.asking[asking.device] = asking
            self._led.listener.asked(asking)

    def heard_gone(self, ears: _HubEars, device: str) -> None:
        """It has left."""
        if ears is self._ears:
            self._no_more(device)

    def heard_flood(self, ears: _HubEars, device: str) -> None:
        """A device was put out."""
        if ears is self._ears:
            self._put_out.add(device)
            self._admitted.discard(device)
            self._led.flooded(device)

    def _no_more(self, device: str) -> None:
        if self.asking.pop(device, None) is not None:
            self._led.listener.gone(device)

    def _revoke(self, device: str) -> None:
        if self._hub is not None and device not in self._admitted:
            self._answer(self._hub.revoke(device), device, TeamTask.REVOKE)

    def _answer(self, future: Future[None], device: str, task: TeamTask) -> None:
        def failed(error: Exception) -> None:
            if task is TeamTask.APPROVE:
                self._admitted.discard(device)
            else:
                self._admitted.add(device)
            self._led.failed(task, error)
            self._thread.after(AGAIN_SECONDS, self._led.watch_team)

        self._thread.when(future, lambda _: None, failed)


class _HubEars:
    """Implements the port `HubListener` for a Leading, on the network's thread."""

    def __init__(self, leading: Leading, thread: OwnThread) -> None:
        self._leading = leading
        self._thread = thread

    def asked(self, asking: DeviceAsking) -> None:
        """See the port."""
        self._do(lambda: self._leading.heard_asking(self, asking))

    def gone(self, device: str) -> None:
        """See the port."""
        self._do(lambda: self._leading.heard_gone(self, device))

    def flooded(self, device: str) -> None:
        """See the port."""
        self._do(lambda: self._leading.heard_flood(self, device))

    def server(self, is_running: bool) -> None:
        """See the port; the lines tell themselves what comes of it."""
        del is_running

    def _do(self, work: Callable[[], None]) -> None:
        self._thread.do(work)


def _close(started: Future[Hub]) -> None:
    """Nobody wants the hub any more that was being started."""
    if not started.cancelled() and started.exception() is None:
        started.result().close()
