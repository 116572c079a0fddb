"""What a session notes beside the record: how it stood last, for the next start and for whoever
asks meanwhile. Nothing rests on it."""

from __future__ import annotations

import msgspec

from judgekit.domain.shared.undecodable import UNDECODABLE
from judgekit.engine.ports.team import LaptopSeen, TeamNotes


class Noted(msgspec.Struct, frozen=True):
    """`hub` is the `ADDRESS:PORT` of the hub that is followed, `state` a `TeamState`; `heard` is
    its last word on each laptop. `ahead` is by how many milliseconds its time is ahead of this
    laptop's clock, which read `at` with its `ticks` in their `boot`. What became of own steps was
    told up to the message `told`. `bind` and `port` are where this laptop listened as the hub;
    `pages` is whether it served the pages for the hall, at `screen_port` and `judge_port`.
    `is_stored` is as in `TeamStanding`."""

    hub: str = ""
    is_hub: bool = False
    state: str = ""
    offset_ms: int | None = None
    heard: tuple[LaptopSeen, ...] = ()
    ahead: int = 0
    at: int = 0
    ticks: int = 0
    boot: str = ""
    told: int = 0
    bind: str = ""
    port: int = 0
    pages: bool = False
    screen_port: int = 0
    judge_port: int = 0
    is_stored: bool = True


def read_notes(notes: TeamNotes) -> Noted:
    """What was noted last; nothing where that can't be read."""
    try:
        return msgspec.json.decode(notes.read(), type=Noted)
    except UNDECODABLE:
        return Noted()


def write_notes(notes: TeamNotes, noted: Noted) -> None:
    """Note it."""
    notes.write(msgspec.json.encode(noted))
