"""What goes to and fro between a shared event and the network, on the thread of the event."""

from __future__ import annotations

from collections.abc import Sequence

from judgekit.domain.shared.refusal import Refusal, RefusalCode
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

    def begin(self, epoch: str) -> None:
        """Go on with the order of an epoch: from where it was left, from the beginning if it is
        another one. Raises EnvironmentFailure if that can't be recorded."""
        engine = self._engine
        is_other = epoch != engine.epoch
        if is_other:
            engine.follow(epoch)
        self.read_from(1 if is_other else engine.settled + 1)

    def read_from(self, sequence: int) -> None:
        """Have the order read from a place on. What the link was given before, and the order may
        lack, is published again when all is caught up: another line may know nothing of it."""
        self.is_connected = False
        self._engine.publish_again()
        self._link.read_from(sequence)

    def caught_up(self, last: int) -> None:
        """All that the order has, up to that place, is settled: publish what waits.

        What this laptop has beyond it the hub lacks: it waits again. Raises EnvironmentFailure if
        that can't be recorded.
        """
        if self._engine.settled > last:
            self._engine.keep_first(last)
        self.is_connected = True
        self.send()

    def lost(self) -> None:
        """Publish nothing until it is caught up again; the link keeps what it was given."""
        self.is_connected = False

    def send(self) -> None:
        """Publish what was entered since; called after each entry, and when the window is idle."""
        if self.is_connected and not self._engine.is_newer:
            for message in self._engine.to_publish():
                self._link.publish(message.id, message.body)

    def received(self, messages: Sequence[tuple[int, bytes]]) -> Sequence[Told]:
        """Settle messages with their places; if one is left out, ask for it and all after it.

        Raises EnvironmentFailure if the record can't be cut; they can be given again.
        """
        try:
            told = self._engine.received(messages)
        except MissingMessages as missing:
            self.read_from(missing.next)
            return missing.told
        self.send()
        return told

    def take_over(self, epoch: str, authority: str = "") -> Refusal | None:
        """Make this laptop the hub of a new epoch, whose order begins with the messages that it has
        settled; what is published next begins it. The refusal if it doesn't take part, or may enter
        nothing. Raises EnvironmentFailure.
        """
        engine = self._engine
        if engine.team.taking_part(engine.device) is None:
            return Refusal(RefusalCode.NOT_LET_IN)
        if engine.is_newer:
            return Refusal(RefusalCode.NEWER_RECORD)
        engine.follow(epoch)
        begun = engine.submit(BeginEpoch(epoch, engine.device, authority))
        return None if isinstance(begun, Step) else begun
