"""What the clock needs to know of a call or deck check: where and when it interrupts a table."""

from __future__ import annotations

import msgspec

from judgekit.domain.shared.moment import Moment


class TableInRound(msgspec.Struct, frozen=True, gc=False):
    """A table in a round; `clock` and `round_id` are empty if no round was in progress, and then
    nothing is owed.

    `counts` is False if the interruption began at or after the table's deadline.
    """

    table: int
    clock: str = ""
    round: int = 0
    counts: bool = False
    round_id: str = ""


class Interrupting(msgspec.Struct, gc=False):
    """Common base of calls and deck checks: where they are, and from when to when.

    `id` is unique among all of them, `number` is assigned within the feature. `clock` and
    `round_id` are empty while it waits for a round.
    """

    id: str
    table: int
    clock: str
    round: int
    reason: str
    opened: Moment
    round_id: str = ""
    number: int = 0
    closed: Moment | None = None

    @property
    def is_open(self) -> bool:
        """Whether it is still open."""
        return self.closed is None

    @property
    def length(self) -> int | None:
        """How long it took by its own stopwatch, in milliseconds; None while it is open.

        The stopwatch runs on while the clock is paused.
        """
        return None if self.closed is None else self.closed - self.opened

    def elapsed(self, now: Moment) -> int:
        """What its stopwatch reads, in milliseconds: at its end once it is closed."""
        return now - self.opened if self.length is None else self.length
