"""Ports for an event that several laptops share."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Protocol

from judgekit.domain.shared.event import Recorded
from judgekit.engine.ports.record import EventLog
from judgekit.engine.stored import SettledMessage, SharedRecord


class Seals(Protocol):
    """Seals messages with this device's key, and tells whether others' are whole and theirs."""

    def key(self) -> str:
        """This device's public key, as a team's `DeviceLetIn` names it."""
        ...

    def seal(self, content: bytes) -> bytes:
        """The signature of a content by this device's private key."""
        ...

    def is_sealed(self, key: str, content: bytes, signature: bytes) -> bool:
        """Whether the owner of that public key has signed this content; never raises."""
        ...


class Link(Protocol):
    """What an event needs of the network; each call returns at once."""

    def publish(self, message: str, body: bytes) -> None:
        """Publish a message under its id, behind all that were given before; an id that the hub has
        already is not published a second time."""
        ...

    def read_from(self, sequence: int) -> None:
        """Deliver the messages of the order that is followed from that place on, in order."""
        ...


class SharedLog(EventLog, Protocol):
    """The record of a tournament that several laptops share.

    Each call is one transaction, durable on return. Raises EnvironmentFailure; nothing of it is
    kept then, and it can be tried again.
    """

    def share(self, epoch: str) -> None:
        """Begin to share what is recorded, or follow another epoch's order."""
        ...

    def put_out(self, items: Sequence[tuple[int, bytes]]) -> None:
        """Put items into the outbox, each at its place behind all others."""
        ...

    def settle(self, messages: Sequence[SettledMessage], done: Sequence[int]) -> None:
        """Append settled messages with their events, and remove items from the outbox."""
        ...

    def sealed_from(self, sequence: int) -> Sequence[bytes]:
        """The settled messages from that place on, as they were received."""
        ...

    def cut(self, messages: int, outbox: Sequence[tuple[int, bytes]]) -> Sequence[Recorded]:
        """Keep the first settled messages alone, and replace the outbox; return what is recorded.

        No older copy of the record is taken for a part of it afterwards.
        """
        ...


class OpenShared(NamedTuple):
    """A shared tournament's log with all that is recorded, oldest first."""

    log: SharedLog
    recorded: Sequence[Recorded]
    shared: SharedRecord
