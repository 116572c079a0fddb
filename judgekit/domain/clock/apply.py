"""Effects of events on the clocks; events of an unknown round have none.

A round that has ended is as it was: what was entered in it before that was known, in an event that
several laptops share, moves no clock.
"""

from __future__ import annotations

from judgekit.domain.clock.events import (
    ClockCorrected,
    ClockPaused,
    ClockResumed,
    ComputerClockFollowed,
    ExtensionGranted,
    JudgeSeated,
    PlayingTablesReported,
    RoundEnded,
    RoundStarted,
    SlowPlayCalled,
    TableFinished,
    TableTold,
    TurnsStarted,
    TurnTaken,
)
from judgekit.domain.clock.playing_time import Interruption
from judgekit.domain.clock.state import Clock, Grant, HasClocks, Round, Table, Told, Turn
from judgekit.domain.shared.moment import Moment


def start_round(state: HasClocks, event: RoundStarted, at: Moment, author: str) -> None:
    """Start a round on a clock, adding the clock if it is new."""
    del author
    clock = state.clocks.by_name.setdefault(event.clock, Clock())
    started = Round(
        id=event.id,
        clock=event.clock,
        number=event.round,
        kind=event.kind,
        limit=event.limit,
        started=at,
        single_elimination=event.single_elimination,
        draft=event.draft,
        cards=event.cards,
        step_seconds=event.step_seconds,
    )
    clock.rounds.append(started)
    state.clocks.rounds[event.id] = started


def pause(state: HasClocks, event: ClockPaused, at: Moment, author: str) -> None:
    """Stop round time."""
    del author
    current = _going(state, event.round_id)
    if current is not None:
        current.paused_since = at
        current.pauses += 1


def resume(state: HasClocks, event: ClockResumed, at: Moment, author: str) -> None:
    """Resume round time."""
    del author
    current = _going(state, event.round_id)
    if current is not None:
        end_pause(current, at)


def correct(state: HasClocks, event: ClockCorrected, at: Moment, author: str) -> None:
    """Move the end of the round and every deadline."""
    del at, author
    current = _going(state, event.round_id)
    if current is not None:
        current.corrected += event.by


def follow_computer_clock(
    state: HasClocks, event: ComputerClockFollowed, at: Moment, author: str
) -> None:
    """Do nothing: the timeline heeds this event, and gives every instant by the moved time."""


def end_round(state: HasClocks, event: RoundEnded, at: Moment, author: str) -> None:
    """Fix the instant at which the round is evaluated from now on."""
    del author
    current = _going(state, event.round_id)
    if current is not None:
        current.ended = at


def grant(state: HasClocks, event: ExtensionGranted, at: Moment, author: str) -> None:
    """Move the deadline by the granted time."""
    table = _table(state, event.round_id, event.table)
    if table is not None:
        table.grants += (Grant(event.by, event.reason, author),)
        if event.told is not None:
            table.told = Told(event.told, at, author)


def tell_table(state: HasClocks, event: TableTold, at: Moment, author: str) -> None:
    """Keep what the table was told."""
    table = _table(state, event.round_id, event.table)
    if table is not None and event.told is not None:
        table.told = Told(event.told, at, author)


def add_turns(state: HasClocks, event: SlowPlayCalled, at: Moment, author: str) -> None:
    """Add the turns given for Slow Play."""
    del at, author
    table = _table(state, event.round_id, event.table)
    if table is not None:
        table.added_turns += event.turns
        table.turns_total += event.turns


def start_turns(state: HasClocks, event: TurnsStarted, at: Moment, author: str) -> None:
    """Start the additional turns; the current turn is turn 0."""
    del author
    table = _table(state, event.round_id, event.table)
    if table is not None:
        table.turns += (Turn(at, event.seat),)


def take_turn(state: HasClocks, event: TurnTaken, at: Moment, author: str) -> None:
    """Take the next turn once turns have begun; the one after the last finishes the table."""
    del author
    current = state.clocks.rounds.get(event.round_id)
    table = _table(state, event.round_id, event.table)
    if current is None or table is None or not table.turns:
        return
    if len(table.turns) > table.turns_total:
        _finish(current, table, at)
        return
    seat = table.turns[-1].seat
    table.turns += (Turn(at, seat if event.extra else 1 - seat, event.extra),)


def finish_table(state: HasClocks, event: TableFinished, at: Moment, author: str) -> None:
    """Mark the match as over and end the table's interruptions."""
    del author
    current = state.clocks.rounds.get(event.round_id)
    if current is not None:
        _finish(current, state.clocks.table(current, event.table), at)


def seat_judge(state: HasClocks, event: JudgeSeated, at: Moment, author: str) -> None:
    """Seat a judge at the table, or none."""
    del at, author
    table = _table(state, event.round_id, event.table)
    if table is not None:
        table.judge = event.judge


def report_playing(state: HasClocks, event: PlayingTablesReported, at: Moment, author: str) -> None:
    """Mark the tables that play on, and finish the others."""
    del author
    current = state.clocks.rounds.get(event.round_id)
    if current is not None:
        for number in event.playing:
            state.clocks.table(current, number).plays_on = True
        for number in event.done:
            _finish(current, state.clocks.table(current, number), at)


def end_pause(current: Round, at: Moment) -> None:
    """Let round time run again, if it is paused."""
    if current.paused_since is not None and current.ended is None:
        current.paused_for += at - current.paused_since
        current.paused_since = None
        current.paused_with_all, current.pause_reason = False, ""


def end_interruption(current: Round, interruption: Interruption, at: Moment) -> None:
    """End an interruption, unless it ended when its table was done."""
    if interruption.until is None:
        interruption.until, interruption.closed = current.elapsed(at), at


def _going(state: HasClocks, round_id: str) -> Round | None:
    """That round; None if there is none, or if it has ended."""
    current = state.clocks.rounds.get(round_id)
    return current if current is not None and current.ended is None else None


def _table(state: HasClocks, round_id: str, number: int) -> Table | None:
    """The table in that round; None if there is no such round."""
    current = state.clocks.rounds.get(round_id)
    return None if current is None else state.clocks.table(current, number)


def _finish(current: Round, table: Table, at: Moment) -> None:
    table.done = True
    for each in table.interruptions:
        end_interruption(current, each, at)
