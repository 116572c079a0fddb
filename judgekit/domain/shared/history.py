"""The history of the record: what was taken back, put back and put right, and how.

The engine decides these commands, because only it has the steps.
"""

from __future__ import annotations

from typing import Any

import msgspec

from judgekit.domain.shared.command import Command
from judgekit.domain.shared.event import Event
from judgekit.domain.shared.feature import Feature
from judgekit.domain.shared.moment import Moment
from judgekit.domain.shared.texts.kinds import Code, EncodedIntention, Prose
from judgekit.domain.shared.topic import Topic


class Undo(Command, frozen=True, tag="undo"):
    """Take back what this laptop entered last: so many steps that stand."""

    steps: int = 1
    reason: Prose = ""


class Redo(Command, frozen=True, tag="redo"):
    """Put back what `undo` took back, at its own instants; nothing once something else was done."""

    steps: int = 1
    reason: Prose = ""


class TakeBack(Command, frozen=True, tag="take-back"):
    """Take back one step by its id, anywhere in the record; `undo` as in `StepsTakenBack`."""

    step: Code
    reason: Prose = ""
    undo: bool = False


class PutBack(Command, frozen=True, tag="put-back"):
    """Put back one step that was taken back; `redo` as in `StepsPutBack`."""

    step: Code
    reason: Prose = ""
    redo: bool = False


class Amend(Command, frozen=True, tag="amend"):
    """Replace fields of a step's command: it is decided anew at its instant.

    `set` has the new values by field; `at` is the instant, in milliseconds. Of a step of several
    commands, `step` may be the id of one part, and that of the step means its first; `lines`
    replaces them all: each with `at`, `do` and its fields.
    """

    step: Code
    set: dict[str, Any]
    reason: Prose = ""


class Dated(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """A command and its instant."""

    at: Moment
    command: Command


class Together(Command, frozen=True, tag="together"):
    """Enter several commands as one step, each at its instant; or make several amendments at once,
    which are decided together, whatever their instants."""

    lines: tuple[Dated, ...]


class StepsTakenBack(Event, frozen=True):
    """Steps were taken back: they are ignored, but they and this event stay in the record.

    `undo` means that it was what this laptop entered last, which `redo` brings back.
    """

    steps: tuple[Code, ...]
    reason: Prose = ""
    undo: bool = True


class StepsPutBack(Event, frozen=True):
    """Steps that had been taken back are in force again; `redo` as for `undo`."""

    steps: tuple[Code, ...]
    reason: Prose = ""
    redo: bool = True


class AmendedPart(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """A command of an amended step, with its instant.

    `part` is the id of its part of the step, `intention` what `Recorded.intention` has. Its events
    are recorded beside this one, as revisions of the part.
    """

    part: Code
    at: Moment
    intention: EncodedIntention


class StepAmended(Event, frozen=True):
    """A step was put right: from now on it has these parts."""

    step: Code
    parts: tuple[AmendedPart, ...]
    reason: Prose = ""


HistoryEvent = StepsTakenBack | StepsPutBack | StepAmended


def _leave_as_it_is(state: object, event: HistoryEvent, at: Moment, author: str) -> None:
    """Do nothing: the timeline heeds these events before anything is applied."""


FEATURE: Feature[object] = Feature(
    kinds={
        "steps-taken-back": StepsTakenBack,
        "steps-put-back": StepsPutBack,
        "step-amended": StepAmended,
    },
    effects={
        StepsTakenBack: _leave_as_it_is,
        StepsPutBack: _leave_as_it_is,
        StepAmended: _leave_as_it_is,
    },
    topics=(Topic.TIMELINE, *Topic),
)
HISTORY_EVENTS = frozenset(FEATURE.kinds.values())
HISTORY_COMMANDS: tuple[type[Command], ...] = (Undo, Redo, TakeBack, PutBack, Amend, Together)
