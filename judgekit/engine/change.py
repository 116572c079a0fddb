"""What a change of history is: the step that makes it, and what of it is still to be decided."""

from __future__ import annotations

from collections.abc import Iterator, Sequence, Set
from typing import Any, NamedTuple

import msgspec

from judgekit.domain.clock.commands import FollowComputerClock
from judgekit.domain.clock.events import ComputerClockFollowed
from judgekit.domain.players.events import PlayerErased
from judgekit.domain.shared.command import Command
from judgekit.domain.shared.event import Event
from judgekit.domain.shared.history import (
    HISTORY_COMMANDS,
    Amend,
    AmendedPart,
    HistoryEvent,
    PutBack,
    Redo,
    StepAmended,
    StepsPutBack,
    StepsTakenBack,
    TakeBack,
    Together,
    Undo,
)
from judgekit.domain.shared.moment import Moment
from judgekit.domain.shared.refusal import Refusal, RefusalCode
from judgekit.domain.shared.undecodable import UNDECODABLE
from judgekit.domain.team.feature import TEAM_EVENTS
from judgekit.engine.intention import Intention, command_of, decoded, encoded
from judgekit.engine.redeciding import NewId, Redecided, in_the_way
from judgekit.engine.timeline import Part, Step, Timeline

NOT_TOGETHER: tuple[type[Command], ...] = (*HISTORY_COMMANDS, FollowComputerClock)
"""Commands that change what the instants of others mean, or which others stand."""
STAYS: frozenset[type[Event]] = TEAM_EVENTS | {PlayerErased}
"""Events that can't be taken back."""
NOT_AMENDED = STAYS | {ComputerClockFollowed}
"""Whoever followed a clock moved the time of day, in which others have been entered since: that is
taken back and done anew instead."""


class Change(NamedTuple):
    """A step that changes history, and the parts, its own or another step's, that it gives new
    commands."""

    step: Step
    undecided: frozenset[str] = frozenset()

    def decided(self, outcome: Redecided) -> Change:
        """Return the change with the events that were decided, and what its commands meant."""
        step = self.step
        if step.is_history:
            step.events = tuple(
                _with_meaning(event, outcome) if isinstance(event, StepAmended) else event
                for event in step.events
            )
        else:
            for part in step.parts:
                part.events = outcome.revisions.get(part.id, part.events)
                part.kept = outcome.intentions.get(part.id, part.kept)
        return self


def _with_meaning(amended: StepAmended, outcome: Redecided) -> StepAmended:
    """Return the event with what its commands were found to mean."""
    parts = tuple(
        msgspec.structs.replace(part, intention=outcome.intentions[part.part].decode())
        if part.part in outcome.intentions
        else part
        for part in amended.parts
    )
    return msgspec.structs.replace(amended, parts=parts)


def wrong_instant(at: Moment, now: Moment, timeline: Timeline) -> Refusal | None:
    """The refusal of an instant, by the present time of day, at which nothing can have happened."""
    if at > now:
        return Refusal(RefusalCode.IN_THE_FUTURE)
    beginning = timeline.beginning()
    if beginning is not None and at < beginning:
        return Refusal(RefusalCode.BEFORE_EVENT)
    return None


def late_entry(command: Command, asked: Step, events: tuple[Event, ...] = ()) -> Change:
    """Return the change of entering a command for an instant that something else came after;
    `events` if they are decided already."""
    asked.kept, asked.events = encoded(Intention(command)), events
    return Change(asked, frozenset((asked.id,)))


def change_for(
    command: Command, asked: Step, timeline: Timeline, own: Set[str], new_id: NewId
) -> Change | Refusal:
    """Return the change that a command of the history asks for.

    `asked` is the step to be, without events; `own` are the names of this laptop.
    """
    event: HistoryEvent | Refusal
    if isinstance(command, Undo):
        event = _undo(command, timeline, own)
    elif isinstance(command, Redo):
        event = _redo(command, timeline, own)
    elif isinstance(command, TakeBack):
        event = _take_back(command, timeline)
    elif isinstance(command, PutBack):
        event = _put_back(command, timeline)
    elif isinstance(command, Together):
        return _together(command, asked, timeline, new_id)
    else:
        assert isinstance(command, Amend)
        return _amend((command,), asked, timeline, new_id)
    if isinstance(event, Refusal):
        return event
    asked.at, asked.events = asked.entered_at, (event,)
    return Change(asked)


def _can_be_taken_back(step: Step) -> bool:
    """Whether it stands for itself: what undid or redid another step belongs to that one."""
    event = step.events[0]
    if type(event) in STAYS:
        return False
    if isinstance(event, StepsTakenBack):
        return not event.undo
    return not (isinstance(event, StepsPutBack) and event.redo)


def undoable_steps(timeline: Timeline, own: Set[str]) -> Iterator[Step]:
    """Yield what `undo` would take back, the next one first."""
    for step in reversed(timeline.steps):
        if step.counts and step.device in own and _can_be_taken_back(step):
            yield step


def _undo(command: Undo, timeline: Timeline, own: Set[str]) -> StepsTakenBack | Refusal:
    if command.steps < 1:
        standing = sum(1 for _ in undoable_steps(timeline, own))
        return Refusal(RefusalCode.NOTHING_TO_UNDO, {"steps": standing})
    taken: list[str] = []
    left = timeline
    while len(taken) < command.steps:
        batch: list[str] = []
        for step in undoable_steps(left, own):
            batch.append(step.id)
            # Without a step about others, those others may stand again, or no longer.
            if step.is_history or len(taken) + len(batch) == command.steps:
                break
        if not batch:
            return Refusal(RefusalCode.NOTHING_TO_UNDO, {"steps": len(taken)})
        taken += batch
        if len(taken) < command.steps:
            left = _without(left, tuple(batch))
    return StepsTakenBack(tuple(taken), command.reason)


def _without(timeline: Timeline, steps: tuple[str, ...]) -> Timeline:
    """Return the timeline as if these steps had been taken back, too."""
    left = timeline.copy()
    left.add(Step(f"undo {len(left.steps)}", 0, "", (StepsTakenBack(steps),)))
    return left


def _redo(command: Redo, timeline: Timeline, own: Set[str]) -> StepsPutBack | Refusal:
    undone = undone_steps(timeline, own)
    if not 1 <= command.steps <= len(undone):
        return Refusal(RefusalCode.NOTHING_TO_REDO, {"steps": len(undone)})
    return StepsPutBack(tuple(undone[: command.steps]), command.reason)


def undone_steps(timeline: Timeline, own: Set[str]) -> Sequence[str]:
    """Return the steps that `redo` would put back, the next one first."""
    undone: list[str] = []
    redone = 0
    for step in reversed(timeline.steps):
        if step.device not in own:
            continue
        event = step.events[0]
        if isinstance(event, StepsPutBack) and event.redo:
            redone += len(event.steps)
        elif type(event) in STAYS:
            continue  # what was undone before has been erased from, too
        elif isinstance(event, StepsTakenBack) and event.undo:
            # What was taken back last comes back first.
            here = event.steps[::-1]
            skipped = min(redone, len(here))
            redone -= skipped
            undone += here[skipped:]
        else:
            break
    return undone


def _take_back(command: TakeBack, timeline: Timeline) -> StepsTakenBack | Refusal:
    step = timeline.step(command.step)
    if step is not None and type(step.events[0]) in STAYS:
        return Refusal(RefusalCode.STAYS)
    if step is None or not _can_be_taken_back(step):
        return Refusal(RefusalCode.UNKNOWN_STEP)
    if not step.counts:
        return Refusal(RefusalCode.ALREADY_UNDONE)
    return StepsTakenBack((step.id,), command.reason, command.undo)


def _put_back(command: PutBack, timeline: Timeline) -> StepsPutBack | Refusal:
    step = timeline.step(command.step)
    if step is None:
        return Refusal(RefusalCode.UNKNOWN_STEP)
    if step.counts:
        return Refusal(RefusalCode.NOT_TAKEN_BACK)
    return StepsPutBack((step.id,), command.reason, command.redo)


def _together(
    command: Together, asked: Step, timeline: Timeline, new_id: NewId
) -> Change | Refusal:
    lines, now = command.lines, asked.entered_at
    amendments = [line.command for line in lines if isinstance(line.command, Amend)]
    if amendments and len(amendments) == len(lines):
        return _amend(amendments, asked, timeline, new_id)
    if not lines or any(isinstance(line.command, NOT_TOGETHER) for line in lines):
        return Refusal(RefusalCode.WRONG_VALUE, {"field": "lines"})
    for line in lines:
        refusal = wrong_instant(line.at, now, timeline)
        if refusal is not None:
            return refusal
    first, *others = lines
    asked.at, asked.kept = first.at, encoded(Intention(first.command))
    asked.further = tuple(
        Part(
            new_id(),
            line.at,
            asked.author,
            (),
            encoded(Intention(line.command)),
            asked.order,
        )
        for line in others
    )
    return Change(asked, frozenset(part.id for part in asked.parts))


def _amend(
    commands: Sequence[Amend], asked: Step, timeline: Timeline, new_id: NewId
) -> Change | Refusal:
    """Put right one step or several at once: those of one step follow one another."""
    events: dict[str, StepAmended] = {}
    for command in commands:
        step = timeline.step_with(command.step)
        if step is None:
            return Refusal(RefusalCode.UNKNOWN_STEP)
        if not step.counts:
            return Refusal(RefusalCode.ALREADY_UNDONE)
        if step.is_history or not step.intention or type(step.events[0]) in NOT_AMENDED:
            return Refusal(RefusalCode.NOT_AMENDABLE)
        before = events[step.id].parts if step.id in events else _as_amended(step)
        try:
            parts = _amended_parts(command, before, new_id)
        except UNDECODABLE as error:
            return Refusal(RefusalCode.WRONG_VALUE, {"field": _field_of(str(error))})
        events[step.id] = StepAmended(step.id, parts, command.reason)
    for event in events.values():
        refusal = _wrong_instant_of(event, asked.entered_at, timeline)
        if refusal is not None:
            return refusal
    asked.at, asked.events = asked.entered_at, tuple(events.values())
    return Change(asked, frozenset(part.part for event in events.values() for part in event.parts))


def _wrong_instant_of(event: StepAmended, now: Moment, timeline: Timeline) -> Refusal | None:
    """The refusal of an amended step's instant, which is by the time of day of that step; the
    beginning may move, but not past others."""
    parts, step = event.parts, timeline.step(event.step)
    moved = step.moved if step is not None else 0
    since = timeline.followed.ahead - moved
    first, *others = timeline.in_force()
    if first.id != event.step or timeline.beginning() is None:
        refusals = (wrong_instant(part.at + since, now, timeline) for part in parts)
        return next((each for each in refusals if each is not None), None)
    if parts[0].at + since > now:
        return Refusal(RefusalCode.IN_THE_FUTURE)
    if others and parts[0].at - moved > others[0].measured:
        return in_the_way(others[0], RefusalCode.BEFORE_EVENT)
    return None


def _as_amended(step: Step) -> tuple[AmendedPart, ...]:
    """Return the step's parts as they are."""
    return tuple(AmendedPart(part.id, part.at, part.intention.decode()) for part in step.parts)


def _amended_parts(
    command: Amend, before: Sequence[AmendedPart], new_id: NewId
) -> tuple[AmendedPart, ...]:
    """Return a step's parts, that which the command names with other values; raises UNDECODABLE
    for values that can't be."""
    fields = command.set
    if not fields:
        raise msgspec.ValidationError("- at `$.set`")
    if "lines" in fields:
        return _other_lines(fields, before, new_id)
    others = {name: value for name, value in fields.items() if name != "at"}

    def put_right(part: AmendedPart) -> AmendedPart:
        at = fields.get("at", part.at)
        if not isinstance(at, int):
            raise msgspec.ValidationError("- at `$.at`")
        meant = decoded(part.intention.encode()).amended(others)
        return AmendedPart(part.part, at, encoded(meant).decode())

    return tuple(put_right(part) if part.part == command.step else part for part in before)


def _other_lines(
    fields: dict[str, Any], before: Sequence[AmendedPart], new_id: NewId
) -> tuple[AmendedPart, ...]:
    lines = fields.get("lines")
    if fields.keys() != {"lines"} or not isinstance(lines, list | tuple) or not lines:
        raise msgspec.ValidationError("- at `$.lines`")
    parts = []
    for place, line in enumerate(lines):
        at = line.get("at") if isinstance(line, dict) else None
        if not isinstance(at, int):
            raise msgspec.ValidationError("- at `$.lines`")
        command = command_of({name: value for name, value in line.items() if name != "at"})
        if isinstance(command, NOT_TOGETHER):
            raise msgspec.ValidationError("- at `$.lines`")
        id_ = before[place].part if place < len(before) else new_id()
        parts.append(AmendedPart(id_, at, encoded(Intention(command)).decode()))
    return tuple(parts)


def _field_of(complaint: str) -> str:
    """Return the field that a conversion error is about, empty if it doesn't say."""
    _, _, rest = complaint.rpartition("`$.")
    return rest.partition("`")[0].partition("[")[0]
