"""Position of a draft within its schedule.

A draft is a round whose limit is the length of its schedule. Its position is round time less the
corrections, so pausing and going to another step work as on any clock.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from judgekit.domain.clock.schedules import DraftKind, DraftStep, draft_schedule
from judgekit.domain.clock.state import Round
from judgekit.domain.shared.moment import SECOND, Moment

PACKS = (15, 14)
"""Allowed numbers of cards in a pack."""
LONGEST_STEP = 60 * 60
"""Seconds."""


class DraftCall(msgspec.Struct, frozen=True):
    """The draft's current step, and the time remaining in it in milliseconds.

    `index` is the step's position, or the number of steps once the draft is over.
    """

    steps: tuple[DraftStep, ...]
    index: int
    left: int

    @property
    def step(self) -> DraftStep | None:
        """The current step; None once the draft is over."""
        return self.steps[self.index] if self.index < len(self.steps) else None

    @property
    def following(self) -> DraftStep | None:
        """The step after the current one."""
        return self.steps[self.index + 1] if self.index + 1 < len(self.steps) else None


def draft_steps(schedule: str, cards: int, seconds: Sequence[int] = ()) -> tuple[DraftStep, ...]:
    """All steps of a draft; empty if there is no such schedule.

    `seconds` has the length of each step; if it doesn't fit the schedule, the times of
    `KNOWN_TIMES` stand.
    """
    if schedule not in list(DraftKind) or cards not in PACKS:
        return ()
    steps = draft_schedule(DraftKind(schedule), cards)
    if len(seconds) != len(steps) or not all(0 < each <= LONGEST_STEP for each in seconds):
        return steps
    return tuple(
        msgspec.structs.replace(step, seconds=length)
        for step, length in zip(steps, seconds, strict=True)
    )


def draft_call(current: Round, now: Moment) -> DraftCall:
    """Return the current position in the round's draft."""
    steps = draft_steps(current.draft, current.cards, current.step_seconds)
    position = max(0, current.elapsed(now) - current.corrected)
    for index, step in enumerate(steps):
        length = step.seconds * SECOND
        if position < length:
            return DraftCall(steps, index, length - position)
        position -= length
    return DraftCall(steps, len(steps), 0)


def position_for_step(steps: Sequence[DraftStep], index: int) -> int | None:
    """Offset of a step in the schedule, in milliseconds; None if there is no such step."""
    if not 0 <= index < len(steps):
        return None
    return sum(step.seconds for step in steps[:index]) * SECOND
