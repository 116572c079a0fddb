"""What is entered on this laptop, as the steps that are sent; and whose a message is."""

from __future__ import annotations

from collections.abc import Sequence, Set
from typing import NamedTuple

import msgspec

from judgekit.domain.deck_checks.commands import TakeDecklists, TakePools
from judgekit.domain.decklists.registered_list import RegisteredList
from judgekit.domain.shared.command import Command
from judgekit.domain.shared.history import (
    Amend,
    PutBack,
    Redo,
    StepsPutBack,
    StepsTakenBack,
    TakeBack,
    Together,
    Undo,
)
from judgekit.domain.shared.moment import Moment
from judgekit.domain.shared.refusal import Refusal, RefusalCode
from judgekit.domain.team.commands import BeginEpoch, DoAnyway, SettleSetAside
from judgekit.domain.team.state import Team
from judgekit.engine.change import change_for
from judgekit.engine.ports.sharing import Seals
from judgekit.engine.sharing.deciding import commands_of
from judgekit.engine.sharing.envelope import Opened, command_in
from judgekit.engine.timeline import Step, Timeline, begun_by

MOST_LISTS = 40
"""Of a step: a list has about two thousand characters."""


class Asked(NamedTuple):
    """A command with its instant, and that at which it is entered."""

    command: Command
    at: Moment
    now: Moment


Lines = Sequence[tuple[Moment, Command]]
"""The commands of one step, with their instants."""


def meant_steps(
    asked: Asked, timeline: Timeline, team: Team, own: Set[str]
) -> Sequence[Lines] | Refusal:
    """Return the steps that a command means; `own` are the names of this laptop.

    Which steps undo and redo mean is found out here: others may be the last ones when it is
    settled.
    """
    command, at, now = asked
    if isinstance(command, Undo | Redo):
        step = Step("", now, "", (), order=len(timeline.steps), entered_at=now)
        change = change_for(command, step, timeline, own, str)
        if isinstance(change, Refusal):
            return change
        return [[(now, each)] for each in _about_each(command, change.step)]
    if isinstance(command, DoAnyway):
        found = team.set_aside.get(command.step)
        if found is None or found.settled is not None:
            return Refusal(RefusalCode.NOT_SET_ASIDE)
        anew = [(now, each) for each in commands_of(found.parts)]
        return [anew, [(now, SettleSetAside(command.step, done=True))]]
    if isinstance(command, Together):
        # Amendments happen when they are entered, whatever their lines say.
        return [
            [
                (now if isinstance(line.command, Amend) else line.at, line.command)
                for line in command.lines
            ]
        ]
    return [[(at, each)] for each in _in_parts(command)]


def knowing(lines: Lines, done: Step) -> Lines:
    """Return commands that are entered after the step that did what was set aside: they say what
    that began."""
    begun = begun_by(done.events)
    return [
        (at, msgspec.structs.replace(each, thing=begun[0]))
        if begun and isinstance(each, SettleSetAside)
        else (at, each)
        for at, each in lines
    ]


def _in_parts(command: Command) -> list[Command]:
    """Return an import of many lists as several: one message doesn't hold them all."""
    if isinstance(command, TakeDecklists):
        lists = _few_at_a_time(command.lists)
        return [
            TakeDecklists(some, "" if place else command.former) for place, some in enumerate(lists)
        ]
    if isinstance(command, TakePools):
        pools = _few_at_a_time(command.pools)
        return [
            TakePools(some, "" if place else command.former) for place, some in enumerate(pools)
        ]
    return [command]


def _few_at_a_time(lists: tuple[RegisteredList, ...]) -> list[tuple[RegisteredList, ...]]:
    starts = range(0, max(len(lists), 1), MOST_LISTS)
    return [lists[at : at + MOST_LISTS] for at in starts]


def _about_each(command: Undo | Redo, step: Step) -> list[Command]:
    """Return a command for each step that an undo or a redo is about."""
    (event,) = step.events
    if isinstance(event, StepsTakenBack):
        return [TakeBack(id_, command.reason, undo=True) for id_ in event.steps]
    assert isinstance(event, StepsPutBack)
    return [PutBack(id_, command.reason, redo=True) for id_ in event.steps]


def is_of_team(message: Opened, team: Team, seals: Seals) -> bool:
    """Whether a message is of a device that was let in, and of the person at it.

    The first message of all lets its own device in. Whether the device still takes part is decided
    for each step: what it entered before isn't lost.
    """
    envelope, sealed = message.envelope, message.sealed
    device = team.devices.get(envelope.device)
    if device is not None:
        key, person = device.key, device.person
    else:
        first = command_in(envelope.steps[0].parts[0])
        if team.is_there or not isinstance(first, BeginEpoch):
            return False
        key, person = first.key, first.person.strip()
    return envelope.author == person and seals.is_sealed(key, sealed.content, sealed.signature)
