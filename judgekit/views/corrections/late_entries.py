"""What can be entered for an earlier instant, and the command that enters it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from judgekit.domain.calls.commands import ChangeCall, CloseCall, OpenCall
from judgekit.domain.clock.commands import (
    EndRound,
    FinishTable,
    GrantExtension,
    PauseClock,
    ResumeClock,
    StartRound,
)
from judgekit.domain.clock.playing_time import Reason
from judgekit.domain.deck_checks.commands import FinishDeckCheck, StartDeckCheck
from judgekit.domain.setup.commands import Note
from judgekit.domain.shared.command import Command
from judgekit.domain.shared.history import Dated, Together
from judgekit.domain.shared.round_clock import MAIN_CLOCK
from judgekit.domain.shared.undecodable import UNDECODABLE
from judgekit.views.corrections.correcting import as_written
from judgekit.views.corrections.fields import (
    Correction,
    Field,
    FieldKind,
    FieldName,
    Place,
    Subject,
    Value,
)
from judgekit.views.corrections.specifications import ANY, SPECIFICATIONS, Specification

_COMMANDS: Mapping[Subject, tuple[type[Command], ...]] = {
    Subject.CALL: (OpenCall, CloseCall),
    Subject.EXTENSION: (GrantExtension,),
    Subject.PAUSE: (PauseClock, ResumeClock),
    Subject.ROUND_START: (StartRound,),
    Subject.ROUND_END: (EndRound,),
    Subject.TABLE: (FinishTable,),
    Subject.DECK_CHECK: (StartDeckCheck, FinishDeckCheck),
    Subject.NOTE: (Note,),
}
LATE_SUBJECTS = tuple(_COMMANDS)
"""All that can be entered late, in the order in which it is offered."""
_INITIAL: Mapping[FieldName, Value] = {
    FieldName.REASON: Reason.RULING.value,
    FieldName.KIND: "random",
}


def late_entry(subject: Subject, clocks: Sequence[str] = (), **known: Value) -> Correction:
    """Return a form for something that isn't entered yet.

    `known` are values by the fields' names. The instant of what ended it may be left open: then it
    goes on. With several `clocks` it says which one it is about, unless a table says so.
    """
    given = {FieldName(name.replace("_", "-")): value for name, value in known.items()}
    commands = _COMMANDS[subject]
    fields: dict[FieldName, Field] = {}
    for command in commands:
        is_end = len(commands) > 1 and command is commands[-1]
        for each in SPECIFICATIONS.get(command, ANY):
            place = Place(_name(command), each.field)
            if each.name in fields:
                before = fields[each.name]
                fields[each.name] = msgspec.structs.replace(before, places=(*before.places, place))
                continue
            fields[each.name] = Field(
                each.name,
                each.kind,
                given.get(each.name, _INITIAL.get(each.name, _empty(each))),
                (place,),
                each.choices,
                each.is_optional or (is_end and each.kind is FieldKind.INSTANT),
                each.unit,
            )
    timed = [_name(each) for each in commands if "clock" in each.__struct_fields__]
    if timed and len(clocks) > 1 and FieldName.TABLE not in fields:
        places = tuple(Place(name, "clock") for name in timed)
        first = MAIN_CLOCK if MAIN_CLOCK in clocks else clocks[0]
        fields[FieldName.CLOCK] = Field(
            FieldName.CLOCK, FieldKind.CHOICE, first, places, tuple(clocks)
        )
    return Correction(
        subject, tuple(fields.values()), blank={_name(command): command for command in commands}
    )


def entering(entry: Correction, values: Mapping[FieldName, Value]) -> Command | None:
    """Return the command that enters it, all at once; None while a value is missing."""
    lines: list[Dated] = []
    table = values.get(FieldName.TABLE)
    for name, kind in entry.blank.items():
        given: dict[str, Any] = {}
        for field in entry.fields:
            value = values.get(field.name, field.value)
            for place in field.places:
                if place.part == name and value not in (None, ""):
                    given[place.field] = as_written(field, value)
        at = given.pop("at", None)
        if at is None and lines:
            continue
        if "table" in kind.__struct_fields__ and table is not None:
            given["table"] = table
        try:
            lines.append(Dated(at, msgspec.convert({"do": name, **given}, kind)))
        except UNDECODABLE:
            return None
    if any(not isinstance(line.at, int) for line in lines):
        return None
    note = values.get(FieldName.NOTE)
    if entry.subject is Subject.CALL and note and len(lines) == 1:
        # The call goes on: there is no closing yet that could take the note.
        lines.append(Dated(lines[0].at, ChangeCall(int(table or 0), note=str(note))))
    return Together(tuple(lines))


def _empty(each: Specification) -> Value:
    is_text = each.kind in (FieldKind.JUDGE, FieldKind.LINE, FieldKind.TEXT)
    return "" if is_text else None


def _name(command: type[Command]) -> str:
    return str(command.__struct_config__.tag)
