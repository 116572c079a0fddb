"""A laptop that is let into an event of another one, and what it has on its own disk."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import Future

from judgekit.domain.shared.event import Recorded
from judgekit.engine.ports.sharing import Seals
from judgekit.engine.ports.team import HubPlace
from tests.engine.sharing.hall import HashSeals, KeptSharedLog
from tests.engine.team.desk import Desk
from tests.engine.team.fake_network import HERE, FakeNetwork, done


class OwnDisk(KeptSharedLog):
    """A record that is appended to as always until it is shared; `closed` counts."""

    def __init__(self, base: Sequence[Recorded] = ()) -> None:
        super().__init__(base)
        self.closed = 0

    def append(self, events: Sequence[Recorded]) -> None:
        assert not self.epoch, "what is shared goes through the order of messages"
        failure, self.fails = self.fails, None
        if failure is not None:
            raise failure
        self.base.extend(events)

    def close(self) -> None:
        self.closed += 1


class NewcomersNetwork(FakeNetwork):
    """The network of Bea's laptop `b`, that the hub `own-device` lets in once it `is_let_in`."""

    def __init__(self) -> None:
        super().__init__()
        self.is_let_in = True
        self.waits: Future[HubPlace] = Future()

    def device(self) -> str:
        return "b"

    def seals(self) -> Seals:
        return HashSeals("key b")

    def join(self, invitation: str, name: str) -> Future[HubPlace]:
        return (
            done(HubPlace((HERE,), 4000, "own-device", invitation))
            if self.is_let_in
            else self.waits
        )


class Newcomer(Desk):
    """Bea's laptop, with nothing on its disk but what it is given."""

    def __init__(self, log: KeptSharedLog | None = None, noted: bytes = b"") -> None:
        super().__init__(OwnDisk() if log is None else log, noted)
        self.network = NewcomersNetwork()
        for _ in range(1_000):
            self.given.device.random(16)  # no id is made a second time

    def join(self, hub: Desk) -> Newcomer:
        """It is let in by a hub, and has asked it for its order."""
        engine = hub.session.engine
        assert engine is not None
        self.session.join(engine.epoch, "Bea")
        self.turn()
        return self

    def read(self, bodies: Sequence[bytes]) -> None:
        """The line reads these from the beginning of the order, and has all then."""
        self.line.deliver(bodies)
        self.line.connect(len(bodies))
        self.turn()

    def copy(self, hub: Desk) -> Newcomer:
        """It joins, and reads all that the hub has."""
        self.join(hub)
        self.read(order_of(hub))
        self.read(order_of(hub))
        return self


def order_of(hub: Desk) -> list[bytes]:
    """The messages that a hub has settled."""
    return [each.sealed for each in hub.log.messages]
