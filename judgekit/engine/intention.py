"""What somebody meant: a command as recorded, so that it can be decided anew.

A command is recorded as it was found to mean: with the ids of the call, the check or the round that
its table or number stood for. What was given instead is kept beside it, for an amendment that means
another one.
"""

from __future__ import annotations

import operator
from collections.abc import Mapping, Sequence
from functools import reduce
from typing import Any

import msgspec

from judgekit.domain.shared.command import Command
from judgekit.domain.shared.event import Event
from judgekit.domain.shared.undecodable import UNDECODABLE
from judgekit.domain.tournament import COMPOSITION

PLACE = frozenset(("table", "clock"))
"""Fields by which a call, a check or a round is found."""


class Intention(msgspec.Struct, frozen=True):
    """A command as it was found to mean, and the fields that were given otherwise."""

    command: Command
    given: dict[str, Any] = {}

    @property
    def to_decide(self) -> Command:
        """The command as it is decided anew: a round that wasn't named is looked for again, since
        another may have been in progress than was known."""
        if "round" not in self.given:
            return self.command
        return msgspec.structs.replace(self.command, round=self.given["round"])

    @property
    def as_given(self) -> Command:
        """The command as it was given, with nothing found yet."""
        return msgspec.structs.replace(self.to_decide, **self.given)

    @property
    def at_given_place(self) -> Command | None:
        """The command about what it was found to mean, as long as that is still at the table that
        was given; None if no table was."""
        if "table" not in self.given:
            return None
        place = {name: self.given[name] for name in PLACE & self.given.keys()}
        return msgspec.structs.replace(self.to_decide, **place)

    def moved(self, by: int) -> Intention:
        """Return the same at a time of day that is so many milliseconds later."""
        command = self.command.moved(by)
        return self if command is self.command else Intention(command, self.given)

    def amended(self, fields: Mapping[str, Any]) -> Intention:
        """Return the command with other values of these fields; another place, or another thing
        named, is looked for anew.

        Raises UNDECODABLE for a value or a field that the command can't have.
        """
        given = self.given if PLACE.union(self.given) & fields.keys() else {}
        kept = {name: value for name, value in self.given.items() if name not in given}
        values = msgspec.to_builtins(self.command)
        unknown = fields.keys() - values.keys()
        if unknown or "do" in fields:
            raise msgspec.ValidationError(f"- at `$.{min(unknown, default='do')}`")
        anew = {**values, **given, **fields}
        return Intention(msgspec.convert(anew, type(self.command), strict=False), kept)


COMMANDS_BY_NAME: Mapping[str, type[Command]] = {
    str(kind.__struct_config__.tag): kind for kind in COMPOSITION.commands
}
_Commands: Any = reduce(operator.or_, COMPOSITION.commands)
_COMMANDS: msgspec.json.Decoder[Command] = msgspec.json.Decoder(_Commands)


class _Written(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An intention as JSON."""

    command: msgspec.Raw
    given: dict[str, Any] = {}


def intended(command: Command, events: Sequence[Event]) -> Intention:
    """Return what a command meant, by the events that it was decided to be."""
    resolve = COMPOSITION.resolutions.get(type(command))
    resolved = resolve(command, events) if resolve is not None else command
    if resolved == command:
        return Intention(command)
    before, after = msgspec.to_builtins(command), msgspec.to_builtins(resolved)
    return Intention(
        resolved, {name: before[name] for name in before if before[name] != after[name]}
    )


def encoded(intention: Intention) -> bytes:
    """Return the intention as JSON in UTF-8."""
    return msgspec.json.encode(intention)


def decoded(intention: bytes) -> Intention:
    """Return the intention; raises UNDECODABLE if it isn't one that this program knows."""
    written = msgspec.json.decode(intention, type=_Written)
    return Intention(_COMMANDS.decode(written.command), written.given)


class _Tagged(msgspec.Struct):
    do: str


class _Named(msgspec.Struct):
    command: _Tagged


def command_name(intention: bytes) -> str:
    """Return the name in scripts of an encoded command; empty for none, or for what is none."""
    try:
        return msgspec.json.decode(intention, type=_Named).command.do if intention else ""
    except UNDECODABLE:
        return ""


def command_of(fields: Mapping[str, Any]) -> Command:
    """Return the command of these fields, `do` among them; raises UNDECODABLE."""
    command: Command = msgspec.convert(dict(fields), _Commands, strict=False)
    return command
