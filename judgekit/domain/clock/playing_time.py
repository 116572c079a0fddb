"""What interruptions owe a table, in round time: milliseconds since the round began, without the
pauses of the whole clock. MTR 2.6; the definition is in the rules of time that come with the
design."""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum

import msgspec

from judgekit.domain.shared.moment import MINUTE, Moment

BONUS = 3 * MINUTE
"""What a deck check, or a feature match, brings on top of its length (MTR 2.6)."""
LONGEST_ERRAND = 10 * MINUTE
"""A permitted absence is made up for that long (IPG 3.1)."""


class Reason(StrEnum):
    """Why a table is interrupted."""

    RULING = "ruling"
    DECK_CHECK = "deck-check"
    TARDINESS = "tardiness"
    ERRAND = "errand"
    FEATURE = "feature"
    OTHER = "other"


WITHOUT_MINIMUM = frozenset((Reason.DECK_CHECK, Reason.TARDINESS, Reason.FEATURE))
"""Those that are made up for in full, also when they last a minute or less: the minute is what a
judge who pauses a match is allowed (MTR 2.6), and a delay is made up for as it is (IPG 3.1)."""
WITH_BONUS = frozenset((Reason.DECK_CHECK, Reason.FEATURE))


Position = tuple[int, Moment]
"""Round time, and the instant, which tells apart what came about while the clock stood still."""

_OPEN: Moment = 1 << 62
"""Later than any instant."""


class Interruption(msgspec.Struct, gc=False):
    """A time in which a table could not play: since and until when in round time, and the instants
    at which it was opened and closed. `until` is None while it is open; `counts` is False where it
    began at or after the table's deadline and so moves nothing."""

    key: str
    reason: str
    since: int
    counts: bool
    until: int | None = None
    opened: Moment = 0
    closed: Moment = 0

    def begins(self) -> int:
        """Where it counts from: a feature match is made up for from the round's beginning."""
        return 0 if self.reason == Reason.FEATURE else self.since

    def ends(self, elapsed: int) -> int:
        """Where it counts to, with so much round time elapsed."""
        if self.until is None:
            return elapsed
        if self.reason == Reason.ERRAND:
            return min(self.until, self.since + LONGEST_ERRAND)
        return self.until

    def first_position(self) -> Position:
        """Where it begins among other interruptions."""
        begins = self.begins()
        return begins, self.opened if begins == self.since else 0

    def last_position(self, elapsed: int) -> Position:
        """Where it ends among them."""
        ends = self.ends(elapsed)
        if self.until is None:
            return ends, _OPEN
        is_cut = self.reason == Reason.ERRAND and ends == self.since + LONGEST_ERRAND
        return ends, self.opened if is_cut else self.closed

    def bonus(self) -> int:
        """What it brings on top of its length."""
        return BONUS if self.reason in WITH_BONUS else 0

    def counts_in_full(self) -> bool:
        """Whether its length is made up for however short it is; so it is while it is open."""
        return self.until is None or self.reason in WITHOUT_MINIMUM


def owed_time(interruptions: Iterable[Interruption], elapsed: int) -> int:
    """By how much these move the deadline. Those that overlap are one, from the first beginning to
    the last end; one that is over counts when it lasted more than a minute or needs no minimum; one
    that is open holds the deadline; each deck check adds its own three minutes."""
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
