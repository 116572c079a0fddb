"""An event: a recorded fact, immutable and small."""

from __future__ import annotations

import msgspec

from judgekit.domain.shared.moment import Moment


class Event(msgspec.Struct, frozen=True, omit_defaults=True):
    """Base of all event payloads; each feature defines its own in `events.py`."""


class Recorded(msgspec.Struct, frozen=True, gc=False):
    """An event with its author, device and instant.

    `id` is a UUIDv7; `step` is the id of the first event of the same command, whose events are
    taken back together; `at` is the instant by measured time; `boot` and `ticks` (milliseconds) are
    the reading of the clock that counts suspend, empty and 0 if there is none; `device` names the
    laptop, `author` the person who used it.
    """

    id: str
    step: str
    at: Moment
    author: str
    device: str
    payload: Event
    boot: str = ""
    ticks: int = 0
