"""A made-up day cut down to so many calls and penalties: a plan has as many as chance brings."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random

from judgekit.domain.calls.commands import CloseCall, DecideAppeal, OpenAppeal, OpenCall
from judgekit.domain.infractions.commands import IssuePenalty
from judgekit.rehearsal.planned import Planned

_OF_CALLS = (OpenCall, OpenAppeal, DecideAppeal, IssuePenalty, CloseCall)


def cut_down(steps: Sequence[Planned], calls: int, penalties: int, seed: int) -> list[Planned]:
    """Leave out calls, each with its penalty and its appeal, then penalties, drawn by the seed.

    What isn't left out keeps its instant. Raises ValueError if the day has too few.
    """
    random = Random(f"cut down {seed}")
    opened = _of_kind(steps, OpenCall)
    left_out = set(random.sample(opened, len(opened) - calls))
    unheard = _with_what_followed(steps, left_out)
    heard = [step for place, step in enumerate(steps) if place not in unheard]
    issued = _of_kind(heard, IssuePenalty)
    waived = set(random.sample(issued, len(issued) - penalties))
    return [step for place, step in enumerate(heard) if place not in waived]


def _of_kind(steps: Sequence[Planned], kind: type) -> list[int]:
    return [place for place, step in enumerate(steps) if isinstance(step.command, kind)]


def _with_what_followed(steps: Iterable[Planned], opened: set[int]) -> set[int]:
    """The places of these openings of calls, and of all at their tables until they are closed."""
    places: set[int] = set()
    tables: set[int] = set()
    for place, step in enumerate(steps):
        command = step.command
        if place in opened:
            assert isinstance(command, OpenCall)
            tables.add(command.table)
        if isinstance(command, _OF_CALLS) and command.table in tables:
            places.add(place)
            if isinstance(command, CloseCall):
                tables.discard(command.table)
    return places
