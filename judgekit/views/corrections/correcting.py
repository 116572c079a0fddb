"""What is put right with a chosen entry, and the command that does it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec

from judgekit.domain.calls.commands import AmendAppeal, ChangeCall
from judgekit.domain.calls.events import (
    AppealAmended,
    AppealDecided,
    AppealOpened,
    CallChanged,
    CallClosed,
    CallOpened,
)
from judgekit.domain.clock import events as clock
from judgekit.domain.deck_checks.commands import ChangeDeckCheck
from judgekit.domain.deck_checks.events import (
    DeckCheckChanged,
    DeckCheckFinished,
    DeckCheckStarted,
)
from judgekit.domain.infractions.commands import CorrectPenalty
from judgekit.domain.infractions.events import PenaltyCorrected, PenaltyIssued
from judgekit.domain.setup.events import NoteWritten, TournamentCreated
from judgekit.domain.shared.command import Command
from judgekit.domain.shared.event import Event
from judgekit.domain.shared.history import Amend, Dated, Together
from judgekit.domain.shared.undecodable import UNDECODABLE
from judgekit.engine.intention import decoded
from judgekit.engine.timeline import Part as RecordedPart
from judgekit.engine.timeline import Timeline
from judgekit.views.corrections.fields import (
    Correction,
    Field,
    FieldKind,
    FieldName,
    Part,
    Place,
    Subject,
    Value,
)
from judgekit.views.corrections.specifications import ANY, SPECIFICATIONS, Specification

_SUBJECTS: Mapping[type[Event], Subject] = {
    CallOpened: Subject.CALL,
    CallChanged: Subject.CALL,
    CallClosed: Subject.CALL,
    AppealOpened: Subject.APPEAL,
    AppealAmended: Subject.APPEAL,
    AppealDecided: Subject.APPEAL,
    DeckCheckStarted: Subject.DECK_CHECK,
    DeckCheckChanged: Subject.DECK_CHECK,
    DeckCheckFinished: Subject.DECK_CHECK,
    PenaltyIssued: Subject.PENALTY,
    PenaltyCorrected: Subject.PENALTY,
    clock.ExtensionGranted: Subject.EXTENSION,
    clock.RoundStarted: Subject.ROUND_START,
    clock.RoundEnded: Subject.ROUND_END,
    clock.ClockPaused: Subject.PAUSE,
    clock.ClockResumed: Subject.PAUSE,
    clock.AllClocksPaused: Subject.PAUSE,
    clock.AllClocksResumed: Subject.PAUSE,
    clock.ClockCorrected: Subject.CLOCK,
    clock.TableFinished: Subject.TABLE,
    clock.TurnsStarted: Subject.TABLE,
    clock.JudgeSeated: Subject.TABLE,
    NoteWritten: Subject.NOTE,
}
_THINGS: Mapping[type[Event], str] = {
    CallOpened: "id",
    CallChanged: "call",
    CallClosed: "call",
    AppealOpened: "id",
    AppealAmended: "id",
    AppealDecided: "appeal",
    DeckCheckStarted: "id",
    DeckCheckChanged: "check",
    DeckCheckFinished: "check",
    PenaltyIssued: "id",
    PenaltyCorrected: "id",
}
"""Events of things that several entries make up, with the field that has the thing's id."""
_CHANGES = (ChangeCall, AmendAppeal, ChangeDeckCheck, CorrectPenalty)
"""Commands of which None keeps a value."""


def correction_of(timeline: Timeline, step: str) -> Correction | None:
    """Return what can be put right with an entry: all of the call, the check, the appeal or the
    penalty that it belongs to. None if it can't be: it is about other entries, was taken back,
    begins the event, or was made before commands were recorded."""
    known = timeline.step_with(step)
    if known is None or not known.counts or known.is_history:
        return None
    event = known.events[0]
    if not known.intention or isinstance(event, TournamentCreated):
        return None
    thing = _thing_of(event)
    if thing:
        return _correction(_SUBJECTS[type(event)], _parts_about(timeline, thing), thing)
    subject = _SUBJECTS.get(type(event), Subject.OTHER)
    ahead = timeline.followed.ahead
    return _correction(subject, [each for part in known.parts for each in _command_of(part, ahead)])


def correcting(
    correction: Correction, values: Mapping[FieldName, Value], reason: str = ""
) -> Command | None:
    """Return the command that gives these fields other values; None if all are as they were."""
    changed: dict[str, dict[str, Any]] = {}
    parts = {part.id: part for part in correction.parts}
    for field in correction.fields:
        value = values.get(field.name, field.value)
        if value == field.value:
            continue
        for place in field.places:
            part, fields = parts[place.part], changed.setdefault(place.part, {})
            outer, dot, inner = place.field.partition(".")
            if dot:
                whole = fields.get(outer) or msgspec.to_builtins(getattr(part.command, outer))
                fields[outer] = {**whole, inner: as_written(field, value)}
            elif outer == "at" and isinstance(value, int):
                fields[outer] = value - part.later
            else:
                fields[outer] = as_written(field, value)
    amendments = [Amend(part, fields, reason) for part, fields in changed.items()]
    if not amendments:
        return None
    if len(amendments) == 1:
        return amendments[0]
    return Together(tuple(Dated(0, each) for each in amendments))


def as_written(field: Field, value: Value) -> Value | float:
    """Return a value in the command's units."""
    if value is None:
        return None if field.kind in (FieldKind.DURATION, FieldKind.NUMBER) else ""
    if field.kind is FieldKind.DURATION and isinstance(value, int):
        return value / field.unit if field.unit != 1 else value
    return value


# -- inside


def _thing_of(event: Event) -> str:
    field = _THINGS.get(type(event))
    return getattr(event, field) if field else ""


def _parts_about(timeline: Timeline, thing: str) -> list[Part]:
    """Return the commands in force that began, changed or ended a thing, in their order."""
    return [
        each
        for part in timeline.in_force()
        if any(_thing_of(event) == thing for event in part.events)
        for each in _command_of(part, timeline.followed.ahead)
    ]


def _command_of(part: RecordedPart, ahead: int) -> Iterator[Part]:
    """Yield the part with its command, if it has one that this program knows; `ahead` is how far
    the present time of day is ahead of measured time."""
    if not part.intention:
        return
    try:
        later = ahead - part.moved
        yield Part(part.id, part.at + later, decoded(part.intention).as_given, later)
    except UNDECODABLE:
        return


def _correction(subject: Subject, parts: Sequence[Part], thing: str = "") -> Correction | None:
    fields: dict[FieldName, Field] = {}
    for part in parts:
        for specification, path, command in _specified(part):
            known = fields.get(specification.name)
            field = _field(specification, path, command, part)
            if field is not None:
                fields[specification.name] = _both(known, field)
    if not fields:
        return None
    table = fields[FieldName.TABLE].value if FieldName.TABLE in fields else 0
    return Correction(
        subject, tuple(fields.values()), tuple(parts), table if isinstance(table, int) else 0, thing
    )


def _specified(part: Part) -> Iterator[tuple[Specification, str, Command]]:
    """Yield what can be put right of a command, or of the command within it."""
    command = part.command
    own = SPECIFICATIONS.get(type(command))
    if own is not None:
        for specification in own:
            yield specification, specification.field, command
        return
    for specification in ANY:
        yield specification, specification.field, command
    for name in command.__struct_fields__:
        inner = getattr(command, name)
        if isinstance(inner, Command):
            for specification in SPECIFICATIONS.get(type(inner), ()):
                if specification.field != "at":
                    yield specification, f"{name}.{specification.field}", inner


def _field(specification: Specification, path: str, command: Command, part: Part) -> Field | None:
    """Return the field as this command has it; None if the command leaves it as it was."""
    written = part.at if path == "at" else getattr(command, specification.field)
    is_kept = written is None and isinstance(command, _CHANGES)
    if is_kept:
        return None
    is_duration = specification.kind is FieldKind.DURATION
    value = round(written * specification.unit) if is_duration and written is not None else written
    return Field(
        specification.name,
        specification.kind,
        value,
        (Place(part.id, path),),
        specification.choices,
        specification.is_optional,
        specification.unit,
    )


def _both(known: Field | None, field: Field) -> Field:
    """Return a field that stands in several commands: the last value that isn't empty holds."""
    if known is None:
        return field
    value = known.value if field.value == "" else field.value
    return msgspec.structs.replace(field, value=value, places=(*known.places, *field.places))
