"""A round that two laptops start apart, each by itself: both starts mean one round, whatever else
they say of it.

The start that is settled first stands. What another one says otherwise, such as the length, a
person decides: as a correction of the start that stands.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from judgekit.domain.clock.commands import StartRound
from judgekit.domain.clock.events import RoundStarted
from judgekit.domain.clock.state import Clocks
from judgekit.domain.shared.command import Command
from judgekit.domain.shared.history import Amend
from judgekit.domain.shared.moment import MINUTE, Moment
from judgekit.domain.shared.refusal import Refusal, RefusalCode
from judgekit.engine.timeline import Part, Timeline

FIELDS = ("minutes", "single_elimination")
"""Of a start: those in which it may differ from the one that stands."""


class Difference(NamedTuple):
    """What a start says otherwise than the one that stands: in which field, as the reason why a
    person is asked, and the correction that would let it be so."""

    field: str
    refusal: Refusal
    correction: Amend


class Standing(NamedTuple):
    """The part that started the round, and its event."""

    part: Part
    event: RoundStarted


def round_meant_too(
    command: StartRound, at: Moment, timeline: Timeline, refusal: Refusal
) -> Standing | None:
    """Return the start of the round that a start means which is refused at an instant of measured
    time; None if that is another round.

    It is the round that is in progress on the clock then, or the next one that began on it, if that
    has the same number.
    """
    found: Iterable[Standing] = ()
    if refusal.code is RefusalCode.CLOCK_IN_USE:
        starts = [
            Standing(part, event)
            for part in timeline.in_force()
            for event in part.events
            if isinstance(event, RoundStarted) and event.clock == command.clock
        ]
        before = [each for each in starts if each.part.measured <= at]
        found = (*before[-1:], *starts[len(before) :][:1])
    elif refusal.code is RefusalCode.RESTED_ON:
        found = _started_by(str(refusal.values.get("step", "")), timeline)
    return next((each for each in found if _is_same_round(command, each.event)), None)


def differences(command: StartRound, standing: Standing) -> tuple[Difference, ...]:
    """Return what a start says otherwise than the one that stands."""
    part, event = standing
    limit = None if command.minutes is None else round(command.minutes * MINUTE)
    asked = zip(
        FIELDS,
        (limit, command.single_elimination),
        (event.limit, event.single_elimination),
        strict=True,
    )
    return tuple(
        Difference(
            field,
            Refusal(
                RefusalCode.STARTED_OTHERWISE,
                {
                    "clock": event.clock,
                    "round": event.round,
                    "what": field,
                    "own": "" if own is None else int(own),
                    "standing": "" if stands is None else int(stands),
                },
            ),
            Amend(part.id, {field: getattr(command, field)}),
        )
        for field, own, stands in asked
        if own != stands
    )


def begun_later(command: Command, at: Moment, clocks: Clocks, refusal: Refusal) -> Refusal | None:
    """The refusal of what names a round that had not begun at its instant, by the time of day: it
    had on the laptop that entered it, whose start doesn't stand. None for any other reason."""
    is_of_round = refusal.code is RefusalCode.WRONG_VALUE and refusal.values == {"field": "round"}
    named = clocks.rounds.get(str(getattr(command, "round", ""))) if is_of_round else None
    if named is None or named.started <= at:
        return None
    values: dict[str, str | int] = {"clock": named.clock, "round": named.number}
    return Refusal(RefusalCode.ROUND_BEGAN_LATER, values)


def _started_by(id_: str, timeline: Timeline) -> Iterator[Standing]:
    """The rounds that a part of that id started."""
    step = timeline.step_with(id_)
    for part in step.parts if step is not None else ():
        for event in part.events if part.id == id_ else ():
            if isinstance(event, RoundStarted):
                yield Standing(part, event)


def _is_same_round(command: StartRound, event: RoundStarted) -> bool:
    asked = (command.clock, command.round, command.kind, "")
    return asked == (event.clock, event.round, event.kind, event.draft)
