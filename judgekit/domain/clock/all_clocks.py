"""Pausing all clocks at once, and resuming those that were."""

from __future__ import annotations

from collections.abc import Iterator

from judgekit.domain.clock.apply import end_pause
from judgekit.domain.clock.commands import PauseAll, ResumeAll
from judgekit.domain.clock.events import AllClocksPaused, AllClocksResumed
from judgekit.domain.clock.state import Clocks, HasClocks, Round
from judgekit.domain.shared.event import Event
from judgekit.domain.shared.moment import Moment
from judgekit.domain.shared.refusal import Refusal, RefusalCode


def running_rounds(clocks: Clocks) -> tuple[Round, ...]:
    """The rounds that pausing all pauses; in overtime extensions run on, so they too."""
    return tuple(each for each in _in_progress(clocks) if each.paused_since is None)


def rounds_paused_with_all(clocks: Clocks) -> tuple[Round, ...]:
    """The rounds that resuming all resumes."""
    return tuple(each for each in _in_progress(clocks) if each.paused_with_all)


def pause_all(state: HasClocks, command: PauseAll, at: Moment) -> Event | Refusal:
    """Pause the clocks that run; one at least."""
    del at
    rounds = tuple(each.id for each in running_rounds(state.clocks))
    if not rounds:
        return Refusal(RefusalCode.NOTHING_RUNNING)
    return AllClocksPaused(rounds, command.reason)


def resume_all(state: HasClocks, command: ResumeAll, at: Moment) -> Event | Refusal:
    """Resume the clocks that were paused with all; one at least."""
    del at
    rounds = tuple(each.id for each in rounds_paused_with_all(state.clocks))
    if not rounds:
        return Refusal(RefusalCode.NOT_ALL_PAUSED)
    return AllClocksResumed(rounds, command.reason)


def pause_each(state: HasClocks, event: AllClocksPaused, at: Moment, author: str) -> None:
    """Stop round time on the clocks that still run."""
    del author
    for each in _named(state.clocks, event.rounds):
        if each.paused_since is None and each.ended is None:
            each.paused_since = at
            each.pauses += 1
            each.paused_with_all, each.pause_reason = True, event.reason


def resume_each(state: HasClocks, event: AllClocksResumed, at: Moment, author: str) -> None:
    """Resume round time on the clocks that are still paused so."""
    del author
    for each in _named(state.clocks, event.rounds):
        if each.paused_with_all:
            end_pause(each, at)


def _in_progress(clocks: Clocks) -> Iterator[Round]:
    found = (clocks.in_progress(name) for name in clocks.by_name)
    return (each for each in found if each is not None)


def _named(clocks: Clocks, ids: tuple[str, ...]) -> Iterator[Round]:
    return (clocks.rounds[id_] for id_ in ids if id_ in clocks.rounds)
