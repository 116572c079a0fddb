"""`judgekit steps`: list what was entered into a tournament, and what became of it."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from judgekit.cli.answer import DONE, Answer, CallRefused
from judgekit.cli.context import Context
from judgekit.cli.tournaments.entry_names import entry_name
from judgekit.cli.tournaments.kept_tournament import Kept, kept_in
from judgekit.domain.shared.event import Event, NotUnderstood
from judgekit.domain.shared.history import StepAmended, StepsPutBack, StepsTakenBack, Together
from judgekit.domain.shared.moment import format_moment
from judgekit.domain.team.events import StepMerged, StepSetAside
from judgekit.engine.intention import command_name
from judgekit.engine.redeciding import NAMES
from judgekit.engine.sharing.envelope import opened
from judgekit.engine.sharing.outbox import read_item
from judgekit.engine.timeline import Step, Timeline

TOGETHER = str(Together.__struct_config__.tag)


def run(arguments: argparse.Namespace, context: Context) -> Answer:
    """Answer with the steps of the record, oldest first, or those entered after `--since`."""
    kept = kept_in(Path(arguments.event), context)
    recorded, remark = kept.recorded, kept.remark
    steps = Timeline(recorded).steps
    since = arguments.since
    if since is not None:
        known = [step.id for step in steps]
        if since not in known:
            raise CallRefused(context.wording.say("There is no such entry."))
        steps = steps[known.index(since) + 1 :]
    places = {} if kept.shared is None else _places(kept.messages)
    is_shared = kept.shared is not None
    objects = [_object(step, places.get(step.id, 0) if is_shared else None) for step in steps]
    text = "\n".join(
        f"{each['number']:>5}  {each['at']}  {_words(step, context)}{'' if step.counts else '  ×'}"
        for each, step in zip(objects, steps, strict=True)
    )
    objects += _pending(kept, len(Timeline(recorded).steps))
    return Answer({"steps": objects}, text, DONE, remark, asks_library=False)


def _places(messages: Sequence[bytes]) -> dict[str, int]:
    """Return the place of the message in which each step came first."""
    places: dict[str, int] = {}
    for place, body in enumerate(messages, 1):
        message = opened(body)
        for step in () if message is None else message.envelope.steps:
            places.setdefault(step.id, place)
    return places


def _pending(kept: Kept, settled: int) -> list[dict[str, object]]:
    """Return what waits to be settled, behind so many steps that are."""
    waiting = () if kept.shared is None else kept.shared.outbox
    items = (read_item(place, content) for place, content in waiting)
    entries = [entry for item in items if item is not None for entry in item.entries]
    return [
        {
            "id": entry.step.id,
            "number": settled + place,
            "at": format_moment(entry.step.parts[0].at),
            "entered_at": format_moment(entry.step.entered_at),
            "author": entry.author,
            "device": entry.device,
            "do": _tag(entry.step.parts[0].command) if len(entry.step.parts) == 1 else TOGETHER,
            "what": "",
            "state": "pending",
            "into": None,
            "sequence": None,
        }
        for place, entry in enumerate(entries, 1)
    ]


def _tag(command: bytes | msgspec.Raw) -> str:
    return msgspec.json.decode(command, type=_Tagged).do


class _Tagged(msgspec.Struct):
    do: str


def _object(step: Step, sequence: int | None) -> dict[str, object]:
    """Return a step as data; `sequence` is the place of its message, 0 for one that was entered
    before the event was shared, None if it isn't shared."""
    number = step.order + 1
    event = step.events[0]
    return {
        "id": step.id,
        "number": number,
        "at": format_moment(step.at),
        "entered_at": format_moment(step.entered_at),
        "author": step.author,
        "device": step.device,
        "do": _command_name(step),
        "what": ", ".join(_kinds(step.every_event())),
        "state": _state(step, event),
        "into": event.into if isinstance(event, StepMerged) else None,
        "sequence": number if sequence is None else sequence,
    }


def _state(step: Step, event: Event) -> str:
    if isinstance(event, StepMerged):
        return "merged"
    if isinstance(event, StepSetAside):
        return "set-aside"
    return "standing" if step.counts else "taken-back"


def _words(step: Step, context: Context) -> str:
    kinds = _kinds(step.every_event())
    if NAMES[NotUnderstood] in kinds:
        kinds = [NAMES[NotUnderstood]]
    return ", ".join(entry_name(kind, context.wording) for kind in kinds)


def _kinds(events: Sequence[Event]) -> list[str]:
    """Names of the events in the record, each once."""
    return list(dict.fromkeys(NAMES[type(event)] for event in events))


def _command_name(step: Step) -> str | None:
    """Return the command's name in scripts; None in records of form 1."""
    event: Any = step.events[0]
    if isinstance(event, StepAmended):
        return "amend"
    if isinstance(event, StepsTakenBack):
        return "undo" if event.undo else "take-back"
    if isinstance(event, StepsPutBack):
        return "redo" if event.redo else "put-back"
    if step.further:
        return TOGETHER
    return command_name(step.intention) or None
