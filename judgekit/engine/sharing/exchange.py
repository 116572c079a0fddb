"""What goes to and fro between a shared event and the network, on the thread of the event."""

from __future__ import annotations

from collections.abc import Sequence

from judgekit.domain.shared.refusal import Refusal
from judgekit.domain.team.commands import BeginEpoch
from judgekit.engine.ports.sharing import Link
from judgekit.engine.sharing.shared_engine import MissingMessages, SharedEngine, Told
from judgekit.engine.timeline import Step


class Exchange:
    """Publishes what waits, and settles what arrives. `is_connected` as the network last said."""

    def __init__(self, engine: SharedEngine, link: Link) -> None:
        self._engine = engine
        self._link = link
        self.is_connected = False

    def connected(self, epoch: str) -> None:
        """Go on with the order of an epoch: from where it was left, from the beginning if it is
        another one. Raises EnvironmentFailure if that can't be recorded."""
        engine = self._engine
        is_other = epoch != engine.epoch
        if is_other:
            engine.follow(epoch)
        engine.publish_again()
        self.is_connected = True
        self._link.read_from(1 if is_other else engine.settled + 1)
        self.send()

    def lost(self) -> None:
        """Let what waits wait: whatever was published last may not have arrived."""
        self.is_connected = False
        self._engine.publish_again()

    def send(self) -> None:
        """Publish what was entered since; called after each entry, and when the window is idle."""
        if self.is_connected:
            for message in self._engine.to_publish():
                self._link.publish(message.id, message.body)

    def received(self, messages: Sequence[tuple[int, bytes]]) -> Sequence[Told]:
        """Settle messages with their places; if one is left out, ask for it and all after it.

        Raises EnvironmentFailure if the record can't be cut; they can be given again.
        """
        try:
            told = self._engine.received(messages)
        except MissingMessages as missing:
            self._link.read_from(missing.next)
            return missing.told
        self.send()
        return told

    def take_over(self, epoch: str, authority: str = "") -> Sequence[bytes] | Refusal:
        """Make this laptop the hub of a new epoch: return the messages with which its order begins,
        in which `connected` goes on; the refusal if it doesn't take part. Raises
        EnvironmentFailure."""
        engine = self._engine
        messages = engine.sealed_messages()
        begun = engine.submit(BeginEpoch(epoch, engine.device, authority))
        return messages if isinstance(begun, Step) else begun
