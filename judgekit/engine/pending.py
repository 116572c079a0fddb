"""Accepted commands that could not be recorded: a queue to be retried in order."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import NamedTuple

import msgspec

from judgekit.domain.shared.command import Command
from judgekit.domain.shared.refusal import Refusal
from judgekit.domain.shared.taking_back import StepsTakenBack, TakeBack, Undo
from judgekit.engine.engine import Engine
from judgekit.engine.failures import EnvironmentFailure
from judgekit.engine.timeline import Step


class PendingCommand(msgspec.Struct, frozen=True):
    """A command waiting to be recorded in the tournament of this id and name.

    `step` is what it would have recorded, at the instant at which it was given, by its author; it
    has no id. `form` identifies the form that still shows the request, None if there is none.
    `refusal` is the reason if it was refused at the last retry.
    """

    number: int
    tournament_id: str
    tournament_name: str
    command: Command
    step: Step
    form: Hashable = None
    refusal: Refusal | None = None


class Retried(NamedTuple):
    """Result of a retry: the recorded commands with their steps, and the failure, if any."""

    recorded: tuple[tuple[PendingCommand, Step], ...] = ()
    failure: EnvironmentFailure | None = None


class PendingCommands:
    """The pending commands, in the order in which they were given."""

    def __init__(self) -> None:
        self._items: list[PendingCommand] = []
        self._last_number = 0

    @property
    def items(self) -> Sequence[PendingCommand]:
        """All pending commands, oldest first."""
        return tuple(self._items)

    def keep(
        self, engine: Engine, tournament_id: str, command: Command, author: str, form: Hashable
    ) -> None:
        """Add a command, replacing the one pending from the same form."""
        self.settle(tournament_id, form)
        step = engine.expected(command, author)
        if isinstance(step, Refusal):
            return
        details = engine.state.setup.details
        name = details.name if details else ""
        for each, each_step in _named_steps(command, step):
            self._last_number += 1
            self._items.append(
                PendingCommand(self._last_number, tournament_id, name, each, each_step, form)
            )

    def settle(self, tournament_id: str, form: Hashable) -> bool:
        """Remove the form's command, recorded or given anew; return whether there was one."""
        before = len(self._items)
        if form is not None:
            asked = (tournament_id, form)
            self._items = [each for each in self._items if (each.tournament_id, each.form) != asked]
        return len(self._items) < before

    def drop(self, number: int) -> None:
        """Discard a pending command."""
        self._items = [each for each in self._items if each.number != number]

    def drop_tournament(self, tournament_id: str) -> None:
        """Discard the commands of a removed tournament."""
        self._items = [each for each in self._items if each.tournament_id != tournament_id]

    def retry(self, engine: Engine, tournament_id: str) -> Retried:
        """Retry the tournament's commands in order.

        Each runs at its own instant, or at that of the last step if something was recorded since,
        and is decided anew: a refused one stays, with its refusal. The first that can't be recorded
        ends the retry.
        """
        recorded: list[tuple[PendingCommand, Step]] = []
        for item in [each for each in self._items if each.tournament_id == tournament_id]:
            try:
                outcome = engine.submit(item.command, item.step.author, item.step.at)
            except EnvironmentFailure as failure:
                return Retried(tuple(recorded), failure)
            at = self._items.index(item)
            if isinstance(outcome, Refusal):
                self._items[at] = msgspec.structs.replace(item, refusal=outcome)
            else:
                del self._items[at]
                recorded.append((item, outcome))
        return Retried(tuple(recorded))


def _named_steps(command: Command, step: Step) -> Sequence[tuple[Command, Step]]:
    """Replace an undo by one command per step it meant: other steps may be the last ones later."""
    event = step.events[0]
    if not isinstance(command, Undo) or not isinstance(event, StepsTakenBack):
        return [(command, step)]
    reason = command.reason
    return [
        (
            TakeBack(id_, reason),
            msgspec.structs.replace(step, events=(StepsTakenBack((id_,), reason),)),
        )
        for id_ in event.steps
    ]
