"""What the clock needs to know of a call or deck check: where and when it interrupts a table."""

from __future__ import annotations

import msgspec

from judgekit.domain.shared.moment import Moment


class TableInRound(msgspec.Struct, frozen=True):
    """A table in a round; `clock` is empty if no round was in progress, and then nothing is owed.

    `counts` is False if the interruption began at or after the table's deadline.
    """

    table: int
    clock: str = ""
    round: int = 0
    counts: bool = False


class Interrupting(msgspec.Struct, gc=False):
    """Common base of calls and deck checks: where they are, and from when to when.

    `number` is unique within its feature, `key` among all interruptions of tables.
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
        """Whether it is still open."""
        return self.closed is None
