"""What happened, as it is kept: past tense, never changed, small."""

from __future__ import annotations

import msgspec

from judgekit.domain.shared.moment import Moment


class Event(msgspec.Struct, frozen=True, omit_defaults=True):
    """The payload of one event; each feature has its own in `events.py`."""


class Recorded(msgspec.Struct, frozen=True, gc=False):
    """An event with who, when and where.

    `id` is a UUIDv7; `step` is the id of the first event of the same command, which are taken back
    together; `at` is the instant by measured time; `boot` and `ticks` (milliseconds) are the
    reading of the clock that counts suspend, empty and 0 where there is none; `device` names the
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
