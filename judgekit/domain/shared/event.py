"""An event: a recorded fact, immutable and small.

What is recorded, and what the state keeps of it, can't refer to itself: the garbage collector need
not look at it (`gc=False`). A long day is then no longer a pause for each collection.
"""

from __future__ import annotations

import msgspec

from judgekit.domain.shared.moment import Moment


class Event(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """Base of all event payloads; each feature defines its own in `events.py`."""


class NotUnderstood(Event, frozen=True):
    """What a newer program recorded and this one doesn't know; `kind` is its name in the record.

    Only reading makes it: it has no effect, and nothing is entered beside it.
    """

    kind: str


class Recorded(msgspec.Struct, frozen=True, gc=False):
    """An event with its author, device and instants.

    `id` is a UUIDv7; `step` is the id of the first event of the same entry, whose events are taken
    back together. `at` is the instant at which it happened, by measured time, and `entered_at` that
    at which it was entered, 0 if it is the same. `boot` and `ticks` (milliseconds) are the reading
    at `entered_at` of the clock that counts suspend, empty and 0 if there is none. `device` names
    the laptop, `author` the person who used it.

    `intention` is the command with what it was found to mean, as `engine.intention` encodes it;
    only the first event of a command has it, and none in records of form 1. `revises` is empty, or
    the part of an earlier step whose events this one, and those beside it, replace.
    """

    id: str
    step: str
    at: Moment
    author: str
    device: str
    payload: Event
    boot: str = ""
    ticks: int = 0
    entered_at: Moment = 0
    intention: bytes = b""
    revises: str = ""

    @property
    def entered(self) -> Moment:
        """When it was entered."""
        return self.entered_at or self.at
