"""Selection of the circumstances that still need an answer."""

from __future__ import annotations

from collections.abc import Collection

from judgekit.domain.infractions.policy import Circumstance, Edition, Entry
from judgekit.domain.infractions.remedy import (
    NOT,
    StepState,
    circumstances_in,
    step_state,
    steps_in,
)


def open_questions(
    entry: Entry, edition: Edition, held: Collection[str], denied: Collection[str]
) -> tuple[Circumstance, ...]:
    """Unanswered circumstances whose answer can still change the penalty or a step of the remedy.

    They are in the entry's order.
    """
    asked = circumstances_in(entry, edition)
    open_names = {
        condition.removeprefix(NOT)
        for step in steps_in(entry, edition)
        if step_state(step, held, denied) is StepState.OPEN
        for condition in step.when
    }
    for each in asked:
        if _may_change_penalty(each, held, denied):
            open_names |= {each.name, *each.unless}
    known = {*held, *denied}
    return tuple(each for each in asked if each.name in open_names and each.name not in known)


def _may_change_penalty(
    circumstance: Circumstance, held: Collection[str], denied: Collection[str]
) -> bool:
    """Whether a circumstance holds or may hold, with nothing known that cancels its effect."""
    if circumstance.penalty is None or circumstance.name in denied:
        return False
    return not any(name in held for name in circumstance.unless)
