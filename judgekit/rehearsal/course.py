"""A made-up event on its way: what comes next, and when the trainee is asked."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from judgekit.domain.clock.commands import StartRound, StillPlaying
from judgekit.domain.infractions.policy import Catalogue
from judgekit.domain.shared.command import Command
from judgekit.domain.shared.moment import MINUTE, Moment
from judgekit.domain.shared.refusal import Refusal
from judgekit.engine.engine import Engine
from judgekit.rehearsal.planned import BegunThings, Planned
from judgekit.rehearsal.questions.asking import question_about
from judgekit.rehearsal.questions.question import Kind, Question
from judgekit.rehearsal.recording import signing

BETWEEN, BETWEEN_ALIKE = 3 * MINUTE, 9 * MINUTE
"""Time of the event between two questions, and between two of one kind."""
WINDOW, TURNS_DUE = 10, 5
"""Of so many questions in a row one is on additional turns. These come when all is asked at once,
just after time: after so many others, one needn't keep its distance."""
LONGEST_HOLD = 90 * MINUTE
"""How long other questions wait at most for the one on turns that completes a window."""


class Course:
    """The steps of an event that has been opened, entered one after another.

    The engine's clock must stand at `due` when the next step is entered. The trainee may enter what
    they like in between: a step that is then no longer possible is left out, and what would go on
    with it, too; all others go on with their own calls and checks, never with the trainee's.
    """

    def __init__(self, steps: Iterable[Planned], engine: Engine, catalogue: Catalogue) -> None:
        self._steps = iter(steps)
        self._engine, self._catalogue = engine, catalogue
        self._next = next(self._steps, None)
        self._begun = BegunThings()
        self._asked: dict[Kind, Moment] = {}
        self._since_turns = 0
        """Questions since the last one on additional turns."""

    @property
    def due(self) -> Moment | None:
        """The instant of the next step; None at the end."""
        return self._next.at if self._next is not None else None

    @property
    def is_before_play(self) -> bool:
        """Whether no round has begun, and the next step does not begin one."""
        is_start = self._next is not None and isinstance(self._next.command, StartRound)
        return not is_start and not self._engine.state.clocks.by_name

    def question(self) -> Question | None:
        """What to ask before the next step is entered; one question is asked only once."""
        command = self._command()
        if command is None:
            return None
        question = question_about(self._engine, command, self._catalogue)
        if question is None or not self._is_time(question):
            return None
        self._asked[question.kind] = question.at
        self._since_turns = 0 if question.kind is Kind.TURNS else self._since_turns + 1
        return question

    def enter(self) -> bool:
        """Enter the next step; return whether it was possible.

        Raises EnvironmentFailure if it can't be recorded; the step is then still the next one.
        """
        planned = self._next
        if planned is None:
            return False
        command, is_done = self._command(), False
        if command is not None:
            done = self._engine.submit(command, signing(self._engine))
            if not isinstance(done, Refusal):
                self._begun.entered(planned, done.id)
                is_done = True
        self._next = next(self._steps, None)
        return is_done

    def _command(self) -> Command | None:
        """The next step's command as things are now; None if what it goes on with never began."""
        command = self._begun.command(self._next) if self._next is not None else None
        if not isinstance(command, StillPlaying):
            return command
        return msgspec.structs.replace(command, tables=self._playing(command.tables))

    def _playing(self, planned: tuple[int, ...]) -> tuple[int, ...]:
        """Those of the planned tables that play on at time, and those whose call or check the
        trainee has left open; none that is done."""
        state = self._engine.state
        name = state.clocks.find()
        current = state.clocks.in_progress(name) if name else None
        if current is None:
            return planned
        opened = (*state.calls.open_calls(), *state.deck_checks.open_checks())
        waiting = {each.table for each in opened if each.round_id == current.id}
        done = {number for number, table in current.tables.items() if table.done}
        return tuple(sorted({*planned, *waiting} - done))

    def _is_time(self, question: Question) -> bool:
        alike = self._asked.get(question.kind)
        if alike is not None and question.at - alike < BETWEEN_ALIKE:
            return False
        last = max(self._asked.values(), default=None)
        if last is None:
            return True
        since = question.at - last
        if question.kind is Kind.TURNS:
            return since >= BETWEEN or self._since_turns >= TURNS_DUE
        is_held = self._since_turns >= WINDOW - 1 and since < LONGEST_HOLD
        return since >= BETWEEN and not is_held
