"""Parsing of scripts: one JSON object per line, with `at`, `do` and the command's fields."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from typing import Any

import msgspec

from judgekit.cli.tournaments.instant import read_instant
from judgekit.domain.shared.command import Command
from judgekit.domain.shared.moment import Moment
from judgekit.domain.shared.refusal import Refusal, RefusalCode
from judgekit.domain.shared.taking_back import TakeBack, Undo
from judgekit.domain.shared.undecodable import UNDECODABLE
from judgekit.domain.shared.unwritable import is_writable
from judgekit.domain.tournament import COMPOSITION

LONGEST_LINE = 1_000_000
"""In bytes; the pairings of the largest tournament need less."""
MEANT_NULLS = frozenset(("minutes", "round_minutes"))
"""Fields in which null is a value; in all others it means that the field is left out."""

_FIELD = re.compile(r"`\$?\.?(\w+)|missing required field `(\w+)`")

COMMANDS: Mapping[str, type[Command]] = {
    **COMPOSITION.scripted,
    **{str(kind.__struct_config__.tag): kind for kind in (Undo, TakeBack)},
}
"""Every command by its name in scripts."""


class ScriptLine(msgspec.Struct, frozen=True):
    """A line with a JSON object: its instant, None if missing or invalid, and its fields."""

    at: Moment | None
    fields: dict[str, Any]

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


def read_command(line: ScriptLine) -> Command | Refusal:
    """Convert a line to a command, or refuse unknown or invalid values.

    Unknown fields are ignored.
    """
    name = line.fields.get("do")
    kind = COMMANDS.get(name) if isinstance(name, str) else None
    if kind is None:
        return Refusal(RefusalCode.UNKNOWN_COMMAND, {"do": name if isinstance(name, str) else ""})
    given = {
        field: value
        for field, value in line.fields.items()
        if value is not None or field in MEANT_NULLS
    }
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


def _field_of(complaint: str) -> str:
    """The field that a conversion error is about: ``… - at `$.table` ``, or the missing one."""
    found = _FIELD.findall(complaint)
    return next((name for pair in reversed(found) for name in pair if name), "") if found else ""
