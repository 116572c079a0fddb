"""Accepted commands that could not be recorded: a queue to be retried in order."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import NamedTuple

import msgspec

from judgekit.domain.shared.command import Command
from judgekit.domain.shared.history import StepsTakenBack, TakeBack, Undo
from judgekit.domain.shared.refusal import Refusal
from judgekit.engine.engine import Engine
from judgekit.engine.failures import EnvironmentFailure
from judgekit.engine.timeline import Step


class PendingCommand(msgspec.Struct, frozen=True):
    """A command waiting to be recorded in the tournament of this id and name.

    `step` is what it would have recorded after those that wait before it, at the instant at which
    it was given, by its author; it has no id. `form` identifies the form that still shows the
    request, None if there is none. `refusal` is why it can't be recorded any more: it was refused
    at a retry, or one that it rests on was discarded.
    """

    number: int
    tournament_id: str
    tournament_name: str
    command: Command
    step: Step
    form: Hashable = None
    refusal: Refusal | None = None


class Retried(NamedTuple):
    """Result of a retry: the recorded commands with their steps, the failure, if any, and the
    commands that were refused."""

    recorded: tuple[tuple[PendingCommand, Step], ...] = ()
    failure: EnvironmentFailure | None = None
    refused: tuple[PendingCommand, ...] = ()


class _Foreseen(NamedTuple):
    """An engine that has rehearsed commands, and what it was made from."""

    recorded: Engine
    steps: int
    rehearsed: tuple[PendingCommand, ...]
    engine: Engine
    numbers: dict[str, int]
    """The numbers of the rehearsed commands by the ids of their steps."""


class PendingCommands:
    """The pending commands, in the order in which they were given."""

    def __init__(self) -> None:
        self._items: list[PendingCommand] = []
        self.last_number = 0
        """The number of the command added last."""
        self._foreseen: _Foreseen | None = None

    @property
    def items(self) -> Sequence[PendingCommand]:
        """All pending commands, oldest first."""
        return tuple(self._items)

    def foreseen(self, engine: Engine, tournament_id: str, form: Hashable = None) -> Engine:
        """Return the engine as it will be once the tournament's commands are recorded; what the
        form has pending, which its next command replaces, is left out."""
        return self._rehearsed(engine, tournament_id, form).engine

    def keep(
        self, engine: Engine, tournament_id: str, command: Command, author: str, form: Hashable
    ) -> Refusal | None:
        """Add a command, replacing the one pending from the same form.

        It means the same as if those before it had been recorded: return the refusal if it can't
        follow them, nothing has changed then. An undo of a pending command discards that one.
        """
        foreseen = self._rehearsed(engine, tournament_id, form)
        step = foreseen.engine.expected(command, author)
        if isinstance(step, Refusal):
            return step
        is_replacing = self.settle(tournament_id, form)
        details = foreseen.engine.state.setup.details
        name = details.name if details else ""
        for each, each_step in _named_steps(command, step):
            discarded = foreseen.numbers.get(each.step) if isinstance(each, TakeBack) else None
            if discarded is not None:
                self.drop(discarded)
                continue
            self.last_number += 1
            self._items.append(
                PendingCommand(self.last_number, tournament_id, name, each, each_step, form)
            )
        if is_replacing:
            self.judge_anew(engine, tournament_id)
        return None

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

    def judge_anew(self, engine: Engine, tournament_id: str) -> None:
        """Decide anew what waits, after one was removed: those that rested on it are refused."""
        rehearsing = engine.rehearsal()
        for item in self._waiting(tournament_id):
            outcome = _submitted(item, rehearsing)
            if isinstance(outcome, Refusal):
                judged = msgspec.structs.replace(item, refusal=outcome)
            else:
                step = msgspec.structs.replace(item.step, events=outcome.events)
                judged = msgspec.structs.replace(item, step=step)
            self._items[self._items.index(item)] = judged

    def waits(self, tournament_id: str) -> bool:
        """Whether a command of the tournament waits that has not been refused."""
        return bool(self._waiting(tournament_id))

    def retry(self, engine: Engine, tournament_id: str, *, refused_too: bool = True) -> Retried:
        """Retry the tournament's commands in order, `refused_too` if they were refused before.

        Each runs at its own instant, or at that of the last step if something was recorded since,
        and is decided anew: a refused one stays, with its refusal. The first that can't be recorded
        ends the retry.
        """
        recorded: list[tuple[PendingCommand, Step]] = []
        refused: list[PendingCommand] = []
        tried = 0
        while item := self._next(tournament_id, tried, refused_too=refused_too):
            tried = item.number
            try:
                outcome = self._tried(engine, item)
            except EnvironmentFailure as failure:
                return Retried(tuple(recorded), failure, tuple(refused))
            if isinstance(outcome, PendingCommand):
                refused.append(outcome)
            else:
                recorded.append((item, outcome))
        return Retried(tuple(recorded), None, tuple(refused))

    def _tried(self, engine: Engine, item: PendingCommand) -> Step | PendingCommand:
        """Submit a command, which no longer waits meanwhile: what is recorded is published, and may
        lead to other commands. Return the step, or the command with its refusal, which stays."""
        at = self._items.index(item)
        del self._items[at]
        stays: PendingCommand | None = item
        try:
            outcome = _submitted(item, engine)
            if not isinstance(outcome, Refusal):
                stays = None
                return outcome
            stays = msgspec.structs.replace(item, refusal=outcome)
            return stays
        finally:
            if stays is not None:
                self._items.insert(at, stays)

    def _next(self, tournament_id: str, after: int, *, refused_too: bool) -> PendingCommand | None:
        """Return the tournament's first command after that number."""
        for item in self._items:
            is_meant = item.tournament_id == tournament_id and item.number > after
            if is_meant and (refused_too or item.refusal is None):
                return item
        return None

    def _waiting(self, tournament_id: str) -> list[PendingCommand]:
        return [
            each
            for each in self._items
            if each.tournament_id == tournament_id and each.refusal is None
        ]

    def _rehearsed(self, engine: Engine, tournament_id: str, form: Hashable) -> _Foreseen:
        waiting = tuple(
            each for each in self._waiting(tournament_id) if form is None or each.form != form
        )
        steps = len(engine.timeline.steps)
        if not waiting:
            return _Foreseen(engine, steps, (), engine, {})
        kept = self._foreseen
        if kept is None or kept[:3] != (engine, steps, waiting):
            kept = self._foreseen = _Foreseen(engine, steps, waiting, engine.rehearsal(), {})
            for item in waiting:
                step = _submitted(item, kept.engine)
                if not isinstance(step, Refusal):
                    kept.numbers[step.id] = item.number
        return kept


def _submitted(item: PendingCommand, engine: Engine) -> Step | Refusal:
    """Submit a command at its instant, also if a clock that was followed before isn't now."""
    at = item.step.measured + engine.timeline.followed.ahead
    return engine.submit(item.command, item.step.author, at)


def _named_steps(command: Command, step: Step) -> Sequence[tuple[Command, Step]]:
    """Replace an undo by one command per step it meant: other steps may be the last ones later."""
    event = step.events[0]
    if not isinstance(command, Undo) or not isinstance(event, StepsTakenBack):
        return [(command, step)]
    reason = command.reason
    return [
        (
            TakeBack(id_, reason, undo=True),
            msgspec.structs.replace(step, events=(StepsTakenBack((id_,), reason),)),
        )
        for id_ in event.steps
    ]
