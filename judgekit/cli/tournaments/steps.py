"""`judgekit steps`: list what was entered into a tournament, and what became of it."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from judgekit.cli.answer import DONE, Answer, CallRefused
from judgekit.cli.context import Context
from judgekit.cli.tournaments.kept_tournament import kept_in
from judgekit.domain.shared.event import Event, NotUnderstood
from judgekit.domain.shared.history import StepAmended, StepsPutBack, StepsTakenBack, Together
from judgekit.domain.shared.moment import format_moment
from judgekit.engine.intention import command_name
from judgekit.engine.redeciding import NAMES
from judgekit.engine.timeline import Step, Timeline


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
    objects = [_object(step) for step in steps]
    text = "\n".join(
        f"{each['number']:>5}  {each['at']}  {_words(step, context)}{'' if step.counts else '  ×'}"
        for each, step in zip(objects, steps, strict=True)
    )
    return Answer({"steps": objects}, text, DONE, remark, asks_library=False)


def _object(step: Step) -> dict[str, object]:
    number = step.order + 1
    return {
        "id": step.id,
        "number": number,
        "at": format_moment(step.at),
        "entered_at": format_moment(step.entered_at),
        "author": step.author,
        "device": step.device,
        "do": _command_name(step),
        "what": _kinds(step.every_event()),
        "state": "standing" if step.counts else "taken-back",
        "into": None,
        "sequence": number,
    }


def _words(step: Step, context: Context) -> str:
    if any(isinstance(event, NotUnderstood) for event in step.every_event()):
        return context.wording.say("entry made by a newer program")
    return _kinds(step.every_event())


def _kinds(events: Sequence[Event]) -> str:
    return ", ".join(dict.fromkeys(NAMES[type(event)] for event in events))


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
        return str(Together.__struct_config__.tag)
    return command_name(step.intention) or None
