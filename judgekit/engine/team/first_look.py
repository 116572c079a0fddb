"""A look into a hub's order from its beginning, on a line of its own."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Future

from judgekit.domain.shared.undecodable import UNDECODABLE
from judgekit.domain.team.commands import BeginEpoch
from judgekit.engine.ports.team import (
    HubPlace,
    JoiningFailed,
    JoinRefusal,
    LaptopSeen,
    LineState,
    SharedMessage,
    Standing,
    StreamPlace,
    TeamNetwork,
)
from judgekit.engine.sharing.envelope import command_in, opened, plain_content
from judgekit.engine.team.own_thread import Course


class FirstLook:
    """Reads a hub's order until a message is enough, or all is read that it has.

    `is_enough` is called on the network's thread.
    """

    def __init__(
        self,
        network: TeamNetwork,
        place: HubPlace,
        is_enough: Callable[[bytes], bool] | None = None,
    ) -> None:
        self._network = network
        self._place = place
        self._is_enough = is_enough
        self._read: list[bytes] = []
        self._done: Future[list[bytes]] = Future()
        self.bodies: list[bytes] = []
        """The messages, once it is done; the last one is enough."""

    def read(self) -> Course:
        """Read it. Raises JoiningFailed where the hub doesn't let this laptop in."""
        line = self._network.open_line(self._place, StreamPlace(), self, is_to_look=True)
        try:
            self.bodies = yield self._done
        finally:
            line.close()

    def received(self, messages: Sequence[SharedMessage]) -> None:
        """See the port `LineListener`."""
        for message in messages:
            if self._done.done():
                return
            self._read.append(message.body)
            if self._is_enough is not None and self._is_enough(message.body):
                self._done.set_result(self._read)

    def standing(self, standing: Standing) -> None:
        """See the port `LineListener`."""
        if self._done.done():
            return
        if standing.state is LineState.CONNECTED and self._is_enough is None:
            self._done.set_result(self._read)
        elif self._is_enough is None and standing.state in (LineState.REFUSED, LineState.CUT_OFF):
            self._done.set_exception(JoiningFailed(JoinRefusal.UNREACHABLE))

    def laptops(self, seen: Sequence[LaptopSeen]) -> None:
        """See the port `LineListener`."""


def epochs_begun(bodies: Sequence[bytes]) -> dict[str, str]:
    """The epochs that messages begin, in order, with the device that is the hub of each."""
    naming = (body for body in bodies if b"begin-epoch" in plain_content(body))
    messages = (message for body in naming if (message := opened(body)) is not None)
    parts = (part for each in messages for step in each.envelope.steps for part in step.parts)
    commands = map(command_in, parts)
    return {each.epoch: each.device for each in commands if isinstance(each, BeginEpoch)}


def begun_after(begun: Mapping[str, str], epoch: str) -> list[str]:
    """The hubs' devices of the epochs that were begun after one, of all if it isn't among them."""
    epochs = list(begun)
    return [begun[each] for each in epochs[epochs.index(epoch) + 1 if epoch in begun else 0 :]]


def is_begun_with(begun: Mapping[str, str], earlier: str, epoch: str) -> bool:
    """Whether an epoch's order had another's beginning when it was begun; what stands behind its
    own was sent on into it later."""
    epochs = list(begun)
    own = epochs.index(epoch) if epoch in begun else len(epochs)
    return earlier in epochs[:own]


def shared_part(first: Sequence[bytes], second: Sequence[bytes]) -> int:
    """With how many messages two orders begin alike."""
    pairs = enumerate(zip(first, second, strict=False))
    return next(
        (place for place, (one, other) in pairs if one != other), min(len(first), len(second))
    )


def first_epoch(body: bytes) -> BeginEpoch | None:
    """The command by which an event began to be shared; None if a message doesn't begin with it."""
    message = opened(body)
    if message is None:
        return None
    try:
        command = command_in(message.envelope.steps[0].parts[0])
    except UNDECODABLE:
        return None
    return command if isinstance(command, BeginEpoch) else None
