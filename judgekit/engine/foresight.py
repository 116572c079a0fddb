"""What a command would lead to, where it may move the time of day too."""

from __future__ import annotations

from typing import NamedTuple

from judgekit.domain.shared.command import Command
from judgekit.domain.shared.moment import Moment
from judgekit.domain.shared.refusal import Refusal
from judgekit.domain.tournament import Tournament
from judgekit.engine.engine import Engine


class Foreseen(NamedTuple):
    """The state after a command, and the present instant by the time of day that is valid then;
    `then` is the same instant by the present time of day."""

    state: Tournament
    now: Moment
    then: Moment


def foreseen(engine: Engine, command: Command) -> Foreseen | Refusal:
    """Find out what a command about other steps leads to; changes nothing."""
    now = engine.now()
    if not engine.timeline.followed.are_any:
        state = engine.foresee(command)
        return state if isinstance(state, Refusal) else Foreseen(state, now, now)
    rehearsal = engine.rehearsal()
    outcome = rehearsal.submit(command)
    if isinstance(outcome, Refusal):
        return outcome
    return Foreseen(rehearsal.state, now + rehearsal.ahead - engine.ahead, now)
