"""The fields of a correction: what can be changed, and of which commands."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import NamedTuple

import msgspec

from judgekit.domain.shared.command import Command
from judgekit.domain.shared.moment import Moment

Value = str | int | None
"""An instant in milliseconds, a duration in seconds, a number, or a text; None if left open."""


class FieldKind(StrEnum):
    """How a field is written."""

    INSTANT = "instant"
    DURATION = "duration"
    NUMBER = "number"
    CHOICE = "choice"
    JUDGE = "judge"
    LINE = "line"
    TEXT = "text"


class FieldName(StrEnum):
    """What a field is about; its label depends on nothing else."""

    HAPPENED = "happened"
    OPENED = "opened"
    CLOSED = "closed"
    STARTED = "started"
    FINISHED = "finished"
    CHECKED = "checked"
    PAUSED = "paused"
    RESUMED = "resumed"
    APPEALED = "appealed"
    RULED = "ruled"
    TABLE = "table"
    CLOCK = "clock"
    ROUND = "round"
    LENGTH = "length"
    GIVEN = "given"
    BY = "by"
    REASON = "reason"
    WHY = "why"
    KIND = "kind"
    JUDGE = "judge"
    FLOOR_JUDGE = "floor-judge"
    HEAD_JUDGE = "head-judge"
    PENALTY = "penalty"
    OUTCOME = "outcome"
    NOTE = "note"
    FACTS = "facts"
    DISPUTED = "disputed"
    RULING = "ruling"
    OBJECTION = "objection"
    RULING_REASON = "ruling-reason"


class Place(NamedTuple):
    """Where a field's value stands: a part of an entry by its id, and the command's field; `at` is
    the instant. A field of a command within the command has a dot: `penalty.comment`."""

    part: str
    field: str


class Field(msgspec.Struct, frozen=True):
    """A field with the value that stands now.

    `unit` is the command's unit of a duration, in seconds: 60 for minutes. An optional field may be
    left open.
    """

    name: FieldName
    kind: FieldKind
    value: Value
    places: tuple[Place, ...]
    choices: tuple[str, ...] = ()
    is_optional: bool = False
    unit: int = 1


class Subject(StrEnum):
    """What is put right, or entered late."""

    CALL = "call"
    EXTENSION = "extension"
    PAUSE = "pause"
    ROUND_START = "round-start"
    ROUND_END = "round-end"
    CLOCK = "clock"
    TABLE = "table"
    DECK_CHECK = "deck-check"
    APPEAL = "appeal"
    PENALTY = "penalty"
    NOTE = "note"
    OTHER = "other"


class Part(NamedTuple):
    """A command of what is put right, with the id of its part of the record and its instant.

    `at` is by the present time of day, which is `later` milliseconds after that by which the part
    was entered.
    """

    id: str
    at: Moment
    command: Command
    later: int = 0


class Correction(msgspec.Struct, frozen=True):
    """What a form shows: the fields of one thing, whatever entries it consists of.

    `table` is 0 if it is at none. `thing` is the id of the call, check or appeal, empty for others.
    `blank` are the commands of something that is not entered yet, by the parts that the places
    name.
    """

    subject: Subject
    fields: tuple[Field, ...]
    parts: tuple[Part, ...] = ()
    table: int = 0
    thing: str = ""
    blank: Mapping[str, type[Command]] = {}

    def field(self, name: FieldName) -> Field | None:
        """The field of that name."""
        return next((each for each in self.fields if each.name is name), None)

    def values(self) -> dict[FieldName, Value]:
        """All values as they stand."""
        return {field.name: field.value for field in self.fields}
