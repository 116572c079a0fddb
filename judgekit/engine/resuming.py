"""How an event's time goes on when it is opened, and whether the computer's clock can tell."""

from __future__ import annotations

from collections.abc import Set
from enum import StrEnum

import msgspec

from judgekit.domain.shared.event import Recorded
from judgekit.domain.shared.moment import MINUTE, SECOND, Moment
from judgekit.domain.tournament import Tournament
from judgekit.engine.engine import Engine
from judgekit.engine.ports.clock import AnchoredClock

LONGEST_BREAK = 120 * MINUTE
"""A round in progress is hardly ever left alone for longer: rather, a clock is wrong."""
TOLERANCE = 2 * SECOND
"""Clocks of computers are set by as much all the time."""


class GoOn(StrEnum):
    """Which time an event goes on from."""

    COMPUTER = "computer"
    LAST_ENTRY = "last-entry"


TimeAnswer = GoOn | Moment
"""An answer to a doubt, or the right time."""


class ClockInDoubt(msgspec.Struct, frozen=True):
    """An event with something in progress whose last entry and this computer's clock can hardly
    both be right.

    `last` is the instant of that entry, `computer` that of this computer, `author` who made the
    entry; `is_own` unless another laptop did.
    """

    tournament: str
    last: Moment
    computer: Moment
    author: str
    is_own: bool

    @property
    def is_earlier(self) -> bool:
        """Whether the computer's clock is before the last entry."""
        return self.computer < self.last


def clock_in_doubt(
    engine: Engine, last_row: Recorded, clock: AnchoredClock, own: Set[str]
) -> ClockInDoubt | None:
    """Return what is in doubt about an event's time, None if nothing is.

    `last_row` is what was recorded last: within its boot the ticks say how long ago that was. `own`
    are the names of this laptop. Without anything in progress nothing depends on it.
    """
    last = engine.timeline.last_moment()
    is_counted = clock.counts_on_from(last_row.ticks, last_row.boot)
    if last is None or is_counted or not is_in_progress(engine.state):
        return None
    computer = clock.system_now()
    if -TOLERANCE <= computer - last <= LONGEST_BREAK:
        return None
    details = engine.state.setup.details
    return ClockInDoubt(
        details.name if details is not None else "",
        last,
        computer,
        last_row.author,
        last_row.device in own,
    )


def is_in_progress(state: Tournament) -> bool:
    """Whether time counts: for a round, a call or a deck check."""
    rounds = (clock.round for clock in state.clocks.by_name.values())
    is_playing = any(each.ended is None for each in rounds)
    return is_playing or bool(state.calls.opened or state.deck_checks.opened)
