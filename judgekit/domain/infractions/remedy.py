"""Which steps of a remedy apply, by what is known of the case."""

from __future__ import annotations

from collections.abc import Collection
from enum import StrEnum

from judgekit.domain.infractions.policy import Circumstance, Edition, Entry, Step, in_edition

NOT = "!"
"""Before a circumstance's name in `Step.when`: it must not hold."""


class StepState(StrEnum):
    """Whether a step of the remedy is done."""

    APPLIES = "applies"
    OPEN = "open"
    """Something that it hangs on isn't known yet."""
    DOES_NOT_APPLY = "does-not-apply"


def step_state(step: Step, held: Collection[str], denied: Collection[str]) -> StepState:
    """By the circumstances that are known to hold, and those known not to."""
    state = StepState.APPLIES
    for condition in step.when:
        name = condition.removeprefix(NOT)
        fits, contradicts = (denied, held) if condition.startswith(NOT) else (held, denied)
        if name in contradicts:
            return StepState.DOES_NOT_APPLY
        if name not in fits:
            state = StepState.OPEN
    return state


def steps_in(entry: Entry, edition: Edition) -> tuple[Step, ...]:
    """The remedy as that edition has it."""
    return tuple(step for step in entry.remedy if in_edition(step.editions, edition))


def circumstances_in(entry: Entry, edition: Edition) -> tuple[Circumstance, ...]:
    """What that edition asks about."""
    return tuple(each for each in entry.circumstances if in_edition(each.editions, edition))
