"""The lines of a script as commands: one JSON object a line, with `at`, `do` and what it takes."""

from __future__ import annotations

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
from judgekit.domain.tournament import COMPOSITION

LONGEST_LINE = 1_000_000
"""In bytes; the pairings of the largest tournament take less."""
MEANT_NULLS = frozenset(("minutes", "round_minutes"))
"""Fields in which null says something; in all others it is as if the field were left out."""

_FIELD = re.compile(r"`\$?\.?(\w+)|missing required field `(\w+)`")

COMMANDS: Mapping[str, type[Command]] = {
    **COMPOSITION.scripted,
    **{str(kind.__struct_config__.tag): kind for kind in (Undo, TakeBack)},
}
"""Every command by the name it has in scripts."""


class ScriptLine(msgspec.Struct, frozen=True):
    """A line that holds a JSON object: its instant, None where there is none that can be read, and
    all that stands in it."""

    at: Moment | None
    fields: dict[str, Any]

    @property
    def author(self) -> str:
        """Who gave the command, empty where the line does not say."""
        author = self.fields.get("author")
        return author if isinstance(author, str) else ""


def read_line(line: bytes) -> ScriptLine | Refusal:
    """What the line holds, or why it is no command."""
    if len(line) > LONGEST_LINE:
        return Refusal(RefusalCode.NOT_A_COMMAND)
    try:
        fields = msgspec.json.decode(line, type=dict[str, Any])
    except UNDECODABLE:
        return Refusal(RefusalCode.NOT_A_COMMAND)
    at = fields.get("at")
    return ScriptLine(read_instant(at) if isinstance(at, str) else None, fields)


def read_command(line: ScriptLine) -> Command | Refusal:
    """The command, or what about it is unknown or wrong. Fields that no command has are let be."""
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


def _field_of(complaint: str) -> str:
    """The field that a conversion complained of: ``… - at `$.table` ``, or the one it misses."""
    found = _FIELD.findall(complaint)
    return next((name for pair in reversed(found) for name in pair if name), "") if found else ""
