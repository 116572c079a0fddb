"""What this laptop has entered, or keeps for others, and has not read back yet, in order."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import groupby

import msgspec

from judgekit.domain.shared.undecodable import UNDECODABLE
from judgekit.engine.sharing.deciding import Entry, Settlement
from judgekit.engine.sharing.envelope import MOST_STEPS, Outgoing, SharedStep, message_id, opened

_MESSAGE, _STEP = b"m", b"s"
"""Begin what is kept: a message to be sent on as it is, or a step of this laptop."""


class Waiting(msgspec.Struct):
    """One item: `body` is the message to be sent on as it was received, empty for a step of this
    laptop; `message` the id under which it was last published, empty for none.

    `settled` is what its steps would come to, as they are shown.
    """

    place: int
    entries: tuple[Entry, ...]
    body: bytes = b""
    message: str = ""
    settled: list[Settlement] = []

    @property
    def is_firm(self) -> bool:
        """Whether its steps come to what is shown, unless something is settled before them that
        concerns them."""
        return len(self.settled) == len(self.entries) and all(each.is_firm for each in self.settled)

    def written(self) -> bytes:
        """Return how it is kept."""
        return _MESSAGE + self.body if self.body else _STEP + msgspec.json.encode(self.entries[0])


def read_item(place: int, content: bytes) -> Waiting | None:
    """Return a kept item; None if it is none."""
    kind, body = content[:1], content[1:]
    if kind == _MESSAGE:
        return forwarded(place, body)
    try:
        return Waiting(place, (msgspec.json.decode(body, type=Entry),))
    except UNDECODABLE:
        return None


def forwarded(place: int, body: bytes) -> Waiting | None:
    """Return an item that sends a message on; None for one that says nothing."""
    message = opened(body)
    if message is None:
        return None
    envelope = message.envelope
    entries = (Entry(step, envelope.device, envelope.author) for step in envelope.steps)
    return Waiting(place, tuple(entries), body)


class Outbox:
    """All items, the next to be settled first."""

    def __init__(self, items: Iterable[Waiting]) -> None:
        self.items = list(items)

    def next_place(self) -> int:
        """The place behind all others."""
        return self.items[-1].place + 1 if self.items else 1

    def entries(self) -> list[Entry]:
        """All steps, in order."""
        return [entry for item in self.items for entry in item.entries]

    def front(self, entries: Sequence[Entry]) -> list[Waiting]:
        """Return the first items if they have exactly these steps; none otherwise."""
        taken: list[Waiting] = []
        count = 0
        for item in self.items:
            if count >= len(entries):
                break
            taken.append(item)
            count += len(item.entries)
        found = [entry for item in taken for entry in item.entries]
        is_same = list(map(msgspec.json.encode, found)) == list(map(msgspec.json.encode, entries))
        return taken if is_same else []

    def with_any_of(self, steps: Iterable[str]) -> list[Waiting]:
        """Return the items with one of these steps."""
        ids = set(steps)
        return [item for item in self.items if any(each.step.id in ids for each in item.entries)]

    def remove(self, items: Iterable[Waiting]) -> list[int]:
        """Remove items; return their places."""
        places = [item.place for item in items]
        self.items = [item for item in self.items if item.place not in places]
        return places

    def to_publish(self, seal: Callable[[Sequence[SharedStep]], Outgoing | None]) -> list[Outgoing]:
        """Return the messages with all that has not been published since the last connection.

        `seal` makes a message of own steps, None if it were too large.
        """
        out: list[Outgoing] = []
        new = [item for item in self.items if not item.message]
        for is_own, group in groupby(new, key=lambda item: not item.body):
            items = list(group)
            if is_own:
                out += _packed(items, seal)
                continue
            for item in items:
                item.message = message_id(item.body)
                out.append(Outgoing(item.message, item.body))
        return out

    def publish_again(self) -> None:
        """Let everything be published once more: nobody knows what of it has arrived."""
        for item in self.items:
            item.message = ""


def _packed(
    items: Sequence[Waiting], seal: Callable[[Sequence[SharedStep]], Outgoing | None]
) -> list[Outgoing]:
    """Return own steps in as few messages as they fit into."""
    out: list[Outgoing] = []
    at, size = 0, MOST_STEPS
    while at < len(items):
        some = items[at : at + size]
        message = seal([item.entries[0].step for item in some])
        if message is None and len(some) > 1:
            size = len(some) // 2
            continue
        if message is not None:
            for item in some:
                item.message = message.id
            out.append(message)
        at, size = at + len(some), MOST_STEPS
    return out
