"""Steps of a remedy that apply, by the known circumstances."""

from __future__ import annotations

from collections.abc import Collection
from enum import StrEnum

from judgekit.domain.infractions.policy import (
    Circumstance,
    Edition,
    Entry,
    Outcome,
    Step,
    Words,
    in_edition,
)

NOT = "!"
"""Prefix of a circumstance's name in `Step.when`: it must not hold."""


class StepState(StrEnum):
    """Whether a step of the remedy applies."""

    APPLIES = "applies"
    OPEN = "open"
    """It depends on something not yet known."""
    DOES_NOT_APPLY = "does-not-apply"


def step_state(step: Step, held: Collection[str], denied: Collection[str]) -> StepState:
    """The state of a step, given the circumstances known to hold and those known not to."""
    return _state_when(step.when, held, denied)


def step_in_case(
    step: Step, entry: Entry, held: Collection[str], denied: Collection[str]
) -> StepState:
    """The state of a step in a case of which something is known: exceptions that nobody mentioned
    don't hold, as in the ruling."""
    exceptions = {each.name for each in entry.circumstances if each.is_exception}
    if exceptions.issuperset(held):
        return step_state(step, held, denied)
    return step_state(step, held, {*denied, *exceptions.difference(held)})


def _state_when(when: Collection[str], held: Collection[str], denied: Collection[str]) -> StepState:
    """The state of what applies if all these conditions are met."""
    state = StepState.APPLIES
    for condition in when:
        name = condition.removeprefix(NOT)
        fits, contradicts = (denied, held) if condition.startswith(NOT) else (held, denied)
        if name in contradicts:
            return StepState.DOES_NOT_APPLY
        if name not in fits:
            state = StepState.OPEN
    return state


def steps_in(entry: Entry, edition: Edition) -> tuple[Step, ...]:
    """The steps of the remedy in that edition."""
    return tuple(step for step in entry.remedy if in_edition(step.editions, edition))


def outcomes_of(
    outcomes: Collection[Outcome],
    entry: Entry,
    edition: Edition,
    held: Collection[str],
    denied: Collection[str],
) -> tuple[Words, ...]:
    """What the player can be told that happens now: only what surely applies."""
    return tuple(
        each.text
        for each in outcomes
        if each.entry == entry.id
        and in_edition(each.editions, edition)
        and _state_when(each.when, held, denied) is StepState.APPLIES
    )


def circumstances_in(entry: Entry, edition: Edition) -> tuple[Circumstance, ...]:
    """The circumstances to ask about in that edition."""
    return tuple(each for each in entry.circumstances if in_edition(each.editions, edition))
