"""Parsing of scripts: one JSON object per line, with `at`, `do` and the command's fields."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from typing import Any

import msgspec

from judgekit.cli.tournaments.instant import read_instant
from judgekit.domain.shared.command import Command
from judgekit.domain.shared.history import (
    HISTORY_COMMANDS,
    Amend,
    Dated,
    PutBack,
    TakeBack,
    Together,
)
from judgekit.domain.shared.moment import Moment
from judgekit.domain.shared.refusal import Refusal, RefusalCode
from judgekit.domain.shared.undecodable import UNDECODABLE
from judgekit.domain.shared.unwritable import is_writable
from judgekit.domain.tournament import COMPOSITION

LONGEST_LINE = 1_000_000
"""In bytes; the pairings of the largest tournament need less."""
MEANT_NULLS = frozenset(("minutes", "round_minutes"))
"""Fields in which null is a value; in all others it means that the field is left out."""

INSTANTS = frozenset(("ends_at",))
"""Fields of commands with an instant, written as `at` is."""

_FIELD = re.compile(r"`\$?\.?(\w+)|missing required field `(\w+)`")

COMMANDS: Mapping[str, type[Command]] = {
    **COMPOSITION.scripted,
    **{str(kind.__struct_config__.tag): kind for kind in HISTORY_COMMANDS},
}
"""Every command by its name in scripts."""


_ABOUT_STEPS = frozenset(str(each.__struct_config__.tag) for each in (TakeBack, PutBack, Amend))


class ScriptLine(msgspec.Struct, frozen=True):
    """A line with a JSON object: its instant, None if missing or invalid, and its fields."""

    at: Moment | None
    fields: dict[str, Any]

    @property
    def begins(self) -> Moment | None:
        """The first instant of the lines that are one entry; None for any other line."""
        lines = self.fields.get("lines")
        if self.fields.get("do") != "together" or not isinstance(lines, list):
            return None
        given = [line.get("at") for line in lines if isinstance(line, dict)]
        read = [read_instant(at) for at in given if isinstance(at, str)]
        return min((at for at in read if at is not None), default=None)

    @property
    def author(self) -> str:
        """Who gave the command, empty if the line doesn't say."""
        author = self.fields.get("author")
        return author if isinstance(author, str) else ""


def read_line(line: bytes) -> ScriptLine | Refusal:
    """Parse a line, or refuse it if it is no command."""
    if len(line) > LONGEST_LINE:
        return Refusal(RefusalCode.NOT_A_COMMAND)
    try:
        fields = msgspec.json.decode(line, type=dict[str, Any])
    except UNDECODABLE:
        return Refusal(_why_undecodable(line))
    at = fields.get("at")
    return ScriptLine(read_instant(at) if isinstance(at, str) else None, fields)


def read_command(line: ScriptLine, steps: Mapping[int, str]) -> Command | Refusal:
    """Convert a line to a command, or refuse unknown or invalid values.

    Unknown fields are ignored. `steps` are the steps of the script's earlier lines.
    """
    name = line.fields.get("do")
    if isinstance(name, str) and name in _ABOUT_STEPS:
        return _read_about_step(line, steps)
    if name == "together":
        return _read_together(line, steps)
    return _read_ordinary(line)


def _read_ordinary(line: ScriptLine) -> Command | Refusal:
    name = line.fields.get("do")
    kind = COMMANDS.get(name) if isinstance(name, str) else None
    if kind is None:
        return Refusal(RefusalCode.UNKNOWN_COMMAND, {"do": name if isinstance(name, str) else ""})
    known = (kind.__struct_config__.tag_field, *kind.__struct_fields__)
    given = {
        field: value
        for field, value in line.fields.items()
        if field in known and (value is not None or field in MEANT_NULLS)
    }
    for field in INSTANTS & given.keys():
        given[field] = read_instant(given[field]) if isinstance(given[field], str) else None
        if given[field] is None:
            return Refusal(RefusalCode.WRONG_VALUE, {"field": field})
    try:
        return msgspec.convert(given, kind, strict=False)
    except UNDECODABLE as error:
        return Refusal(RefusalCode.WRONG_VALUE, {"field": _field_of(str(error))})


def _why_undecodable(line: bytes) -> RefusalCode:
    """Whether an object has a character that is none, half of a pair or no UTF-8, or the line is no
    object at all."""
    try:
        fields = json.loads(line.decode("utf-8", "surrogateescape"))
    except (ValueError, RecursionError):
        return RefusalCode.NOT_A_COMMAND
    if isinstance(fields, dict) and not is_writable(fields):
        return RefusalCode.UNREADABLE_CHARACTER
    return RefusalCode.NOT_A_COMMAND


def _read_about_step(line: ScriptLine, steps: Mapping[int, str]) -> Command | Refusal:
    """Convert a line about another one, which it names by `line` or by its `step`."""
    fields = dict(line.fields)
    number = fields.pop("line", None)
    if "step" not in fields:
        if type(number) is not int:
            return Refusal(RefusalCode.WRONG_VALUE, {"field": "line"})
        if number not in steps:
            return Refusal(RefusalCode.UNKNOWN_STEP)
        fields["step"] = steps[number]
    if fields.get("do") == "amend":
        changed = _with_moments(fields.get("set"))
        if changed is None:
            return Refusal(RefusalCode.WRONG_VALUE, {"field": "set"})
        fields["set"] = changed
    return _read_ordinary(ScriptLine(line.at, fields))


def _with_moments(fields: object) -> dict[str, Any] | None:
    """Replace the instants of an amendment by milliseconds; None for what is no amendment."""
    if not isinstance(fields, dict):
        return None
    changed = dict(fields)
    for name in (INSTANTS | {"at"}) & changed.keys():
        given = changed[name]
        if given is None and name != "at":
            continue
        changed[name] = read_instant(given) if isinstance(given, str) else None
        if changed[name] is None:
            return None
    if "lines" in changed:
        lines = changed["lines"]
        each = [_with_moments(line) for line in lines] if isinstance(lines, list) else [None]
        if None in each:
            return None
        changed["lines"] = each
    return changed


def _read_together(line: ScriptLine, steps: Mapping[int, str]) -> Command | Refusal:
    """Convert a line of several commands; one without an instant has that of the line."""
    lines = line.fields.get("lines")
    dated: list[Dated] = []
    for fields in lines if isinstance(lines, list) else ():
        if not isinstance(fields, dict):
            return Refusal(RefusalCode.NOT_A_COMMAND)
        given = fields.get("at")
        at = read_instant(given) if isinstance(given, str) else line.at if given is None else None
        if at is None:
            return Refusal(RefusalCode.NO_INSTANT)
        command = read_command(ScriptLine(at, fields), steps)
        if isinstance(command, Refusal):
            return command
        dated.append(Dated(at, command))
    return Together(tuple(dated))


def _field_of(complaint: str) -> str:
    """The field that a conversion error is about: ``… - at `$.table` ``, or the missing one."""
    found = _FIELD.findall(complaint)
    return next((name for pair in reversed(found) for name in pair if name), "") if found else ""
