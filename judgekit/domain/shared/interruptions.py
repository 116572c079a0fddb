"""Where and when something interrupts a table: what calls and deck checks tell the clock."""

from __future__ import annotations

import msgspec

from judgekit.domain.shared.moment import Moment


class TableInRound(msgspec.Struct, frozen=True):
    """A table in a round; `clock` is empty where no round was in progress, and then nothing is
    owed. `counts` is False where the interruption began at or after the table's deadline."""

    table: int
    clock: str = ""
    round: int = 0
    counts: bool = False


class Interrupting(msgspec.Struct, gc=False):
    """What calls and deck checks have in common: where they are, since when, until when.

    `number` is unique among those of its feature, `key` among all that interrupts a table.
    """

    number: int
    table: int
    clock: str
    round: int
    reason: str
    opened: Moment
    key: str
    closed: Moment | None = None

    @property
    def is_open(self) -> bool:
        """Whether it goes on."""
        return self.closed is None
