"""Days entered in other orders than they happened, and their states to compare."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from judgekit.domain.calls.commands import AmendAppeal, DecideAppeal, DraftAppeal, OpenAppeal
from judgekit.domain.deck_checks.commands import ChangeDeckCheck, MarkChecklist, TickDeck
from judgekit.domain.infractions.commands import CorrectPenalty
from judgekit.domain.shared.command import Command
from judgekit.domain.shared.moment import Moment
from judgekit.domain.tournament import Tournament
from judgekit.engine.timeline import Step
from tests.day import Day
from tests.plain_state import plainly

Line = tuple[Moment, Command]
"""A command and when it happened, by measured time: whatever clock was followed before."""

SAID = frozenset(("number", "due", "told", "things"))
"""What follows from the order of entry, or was told somebody at a time."""


def right_day(steps: Iterable[tuple[int, Command]]) -> tuple[list[Line], Day]:
    """What was accepted of these steps, each at an instant of its own, and that day."""
    tried = Day()
    lines: list[Line] = []
    for gap, command in steps:
        tried.pass_(max(gap, 1))
        if isinstance(tried.engine.submit(command, "Ann"), Step):
            lines.append((tried.clock.at, command))
    day = Day()
    for line in lines:
        assert entered(day, line) is not None
    return lines, day


def is_told_by_numbers(lines: Iterable[Line], state: Tournament) -> bool:
    """Whether a command names one of several things by its number: numbers follow the order of
    entry, so entered in another order it means another one."""
    counts = {
        AmendAppeal: len(state.appeals.entered),
        ChangeDeckCheck: len(state.deck_checks.entered),
        CorrectPenalty: len(state.infractions.entered),
        DecideAppeal: len(state.appeals.entered),
        DraftAppeal: len(state.calls.entered),
        MarkChecklist: len(state.deck_checks.entered),
        OpenAppeal: len(state.calls.entered),
        TickDeck: len(state.deck_checks.entered),
    }
    return any(counts.get(type(command), 0) > 1 for _, command in lines)


def entered(day: Day, line: Line) -> Step | None:
    """Enter a line, now or late; None if it is refused."""
    measured, command = line
    at = measured + day.engine.timeline.followed.ahead
    day.clock.at = max(day.clock.at, at - day.engine.ahead)
    outcome = day.engine.submit(command, "Ann", at)
    return outcome if isinstance(outcome, Step) else None


def all_entered(day: Day, lines: Sequence[Line]) -> list[Step] | None:
    """Enter lines in this order; None as soon as one is refused."""
    steps = []
    for line in lines:
        step = entered(day, line)
        if step is None:
            return None
        steps.append(step)
    return steps


def what_happened(state: Tournament) -> Any:
    """The state but for the order of entry: things are named by the order in which they began."""
    things = {
        "call": state.calls.entered,
        "check": state.deck_checks.entered,
        "appeal": state.appeals.entered,
        "penalty": state.infractions.entered,
    }
    names = {
        id_: f"{kind} {place}"
        for kind, entered_ones in things.items()
        for place, id_ in enumerate(entered_ones.by_id)
    }
    names.update((id_, f"round {place}") for place, id_ in enumerate(state.clocks.rounds))
    return _without(plainly(state, names))


def _without(value: Any) -> Any:
    if isinstance(value, dict):
        return {name: _without(each) for name, each in value.items() if name not in SAID}
    return [_without(each) for each in value] if isinstance(value, list) else value
