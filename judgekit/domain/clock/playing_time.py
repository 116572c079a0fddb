"""Time owed to a table for interruptions.

All positions are round time: milliseconds since the round began, without the pauses of the whole
clock. Follows MTR 2.6; the definition is in the rules of time that come with the design.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from enum import StrEnum

import msgspec

from judgekit.domain.shared.moment import MINUTE, Moment

BONUS = 3 * MINUTE
"""Extra time for a deck check or a feature match, on top of its length (MTR 2.6)."""
LONGEST_ERRAND = 10 * MINUTE
"""Upper limit on the time made up for a permitted absence (IPG 3.1)."""


class Reason(StrEnum):
    """Why a table is interrupted."""

    RULING = "ruling"
    DECK_CHECK = "deck-check"
    TARDINESS = "tardiness"
    ERRAND = "errand"
    FEATURE = "feature"
    OTHER = "other"


WITHOUT_MINIMUM = frozenset((Reason.DECK_CHECK, Reason.TARDINESS, Reason.FEATURE))
"""Reasons made up for in full, even at a minute or less: the minute is what a judge who pauses a
match is allowed (MTR 2.6), and a delay is made up for as it is (IPG 3.1)."""
WITH_BONUS = frozenset((Reason.DECK_CHECK, Reason.FEATURE))


Position = tuple[int, Moment]
"""Round time and the instant; the instant orders what happened while the clock was paused."""

_OPEN: Moment = 1 << 62
"""Later than any instant."""


class Interruption(msgspec.Struct, gc=False):
    """A period in which a table could not play.

    `key` is the id of the call or deck check.
    `since` and `until` are round time, `opened` and `closed` the instants. `until` is None while it
    is open; `counts` is False if it began at or after the table's deadline and so adds nothing.
    """

    key: str
    reason: str
    since: int
    counts: bool
    until: int | None = None
    opened: Moment = 0
    closed: Moment = 0

    def begins(self) -> int:
        """Where it counts from: for a feature match, the beginning of the round."""
        return 0 if self.reason == Reason.FEATURE else self.since

    def ends(self, elapsed: int) -> int:
        """Where it counts to, at this elapsed round time."""
        if self.until is None:
            return elapsed
        if self.reason == Reason.ERRAND:
            return min(self.until, self.since + LONGEST_ERRAND)
        return self.until

    def first_position(self) -> Position:
        """Position of its beginning, for ordering interruptions."""
        begins = self.begins()
        return begins, self.opened if begins == self.since else 0

    def last_position(self, elapsed: int) -> Position:
        """Position of its end, for ordering interruptions."""
        ends = self.ends(elapsed)
        if self.until is None:
            return ends, _OPEN
        is_cut = self.reason == Reason.ERRAND and ends == self.since + LONGEST_ERRAND
        return ends, self.opened if is_cut else self.closed

    def bonus(self) -> int:
        """Extra time on top of its length."""
        return BONUS if self.reason in WITH_BONUS else 0

    def counts_in_full(self) -> bool:
        """Whether its length counts however short it is; always true while it is open."""
        return self.until is None or self.reason in WITHOUT_MINIMUM


def owed_time(interruptions: Iterable[Interruption], elapsed: int) -> int:
    """Milliseconds by which the interruptions move the deadline.

    Overlapping ones are merged, from the first beginning to the last end. A closed one counts if it
    lasted more than a minute or needs no minimum; an open one holds the deadline; each deck check
    and each feature match adds its own three minutes.
    """
    counting = sorted(
        (each for each in interruptions if each.counts), key=Interruption.first_position
    )
    owed = 0
    position = 0
    while position < len(counting):
        first = counting[position]
        begin, end = first.begins(), first.last_position(elapsed)
        in_full, bonus = first.counts_in_full(), first.bonus()
        position += 1
        while position < len(counting) and counting[position].first_position() < end:
            each = counting[position]
            end = max(end, each.last_position(elapsed))
            in_full, bonus = in_full or each.counts_in_full(), bonus + each.bonus()
            position += 1
        length = end[0] - begin
        owed += bonus + (length if in_full or length > MINUTE else 0)
    return owed


def owed_for_each(
    interruptions: Iterable[Interruption], elapsed: int
) -> Iterator[tuple[Interruption, int]]:
    """Yield each interruption with how much more is owed with it than with those before it.

    What overlaps with an earlier one is counted there; the sum is `owed_time` of all.
    """
    before: list[Interruption] = []
    owed = 0
    for each in interruptions:
        before.append(each)
        now_owed = owed_time(before, elapsed)
        yield each, now_owed - owed
        owed = now_owed
