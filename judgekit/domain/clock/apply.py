"""What each event does to the clocks; on a clock that nobody knows, nothing."""

from __future__ import annotations

from judgekit.domain.clock.events import (
    ClockCorrected,
    ClockPaused,
    ClockResumed,
    ExtensionGranted,
    JudgeSeated,
    RoundEnded,
    RoundStarted,
    SlowPlayCalled,
    TableFinished,
    TurnsStarted,
    TurnTaken,
)
from judgekit.domain.clock.playing_time import Interruption
from judgekit.domain.clock.state import Clock, Grant, HasClocks, Round, Table, Turn
from judgekit.domain.shared.moment import Moment


def start_round(state: HasClocks, event: RoundStarted, at: Moment, author: str) -> None:
    """A round begins on a clock, which is made if it is new."""
    del author
    clock = state.clocks.by_name.setdefault(event.clock, Clock())
    started = Round(
        number=event.round,
        kind=event.kind,
        limit=event.limit,
        started=at,
        single_elimination=event.single_elimination,
        draft=event.draft,
        cards=event.cards,
    )
    clock.rounds.append(started)


def pause(state: HasClocks, event: ClockPaused, at: Moment, author: str) -> None:
    """Round time stands still."""
    del author
    current = state.clocks.last_round(event.clock)
    if current is not None:
        current.paused_since = at
        current.pauses += 1


def resume(state: HasClocks, event: ClockResumed, at: Moment, author: str) -> None:
    """Round time runs on."""
    del author
    current = state.clocks.last_round(event.clock)
    if current is not None and current.paused_since is not None:
        current.paused_for += at - current.paused_since
        current.paused_since = None


def correct(state: HasClocks, event: ClockCorrected, at: Moment, author: str) -> None:
    """The end moves, and every deadline with it."""
    del at, author
    current = state.clocks.last_round(event.clock)
    if current is not None:
        current.corrected += event.by


def end_round(state: HasClocks, event: RoundEnded, at: Moment, author: str) -> None:
    """The round is looked at by this instant from now on."""
    del author
    current = state.clocks.last_round(event.clock)
    if current is not None:
        current.ended = at


def grant(state: HasClocks, event: ExtensionGranted, at: Moment, author: str) -> None:
    """The deadline moves by what was granted."""
    del at
    table = _table(state, event.clock, event.table)
    if table is not None:
        table.grants += (Grant(event.by, event.reason, author),)


def add_turns(state: HasClocks, event: SlowPlayCalled, at: Moment, author: str) -> None:
    """Slow Play adds turns, after all extensions."""
    del at, author
    table = _table(state, event.clock, event.table)
    if table is not None:
        table.added_turns += event.turns
        table.turns_total += event.turns


def start_turns(state: HasClocks, event: TurnsStarted, at: Moment, author: str) -> None:
    """The current turn is turn 0."""
    del author
    table = _table(state, event.clock, event.table)
    if table is not None:
        table.turns += (Turn(at, event.seat),)


def take_turn(state: HasClocks, event: TurnTaken, at: Moment, author: str) -> None:
    """One turn more, where the turns have begun; the one after the last makes the table done."""
    del author
    current = state.clocks.last_round(event.clock)
    table = _table(state, event.clock, event.table)
    if current is None or table is None or not table.turns:
        return
    if len(table.turns) > table.turns_total:
        _finish(current, table, at)
        return
    seat = table.turns[-1].seat
    table.turns += (Turn(at, seat if event.extra else 1 - seat, event.extra),)


def finish_table(state: HasClocks, event: TableFinished, at: Moment, author: str) -> None:
    """Its match is over; what goes on at it interrupts it no longer."""
    del author
    current = state.clocks.last_round(event.clock)
    if current is not None:
        _finish(current, state.clocks.table(current, event.table), at)


def seat_judge(state: HasClocks, event: JudgeSeated, at: Moment, author: str) -> None:
    """Somebody sits there, or nobody."""
    del at, author
    table = _table(state, event.clock, event.table)
    if table is not None:
        table.judge = event.judge


def end_interruption(current: Round, interruption: Interruption, at: Moment) -> None:
    """It ends, unless the table was done before."""
    if interruption.until is None:
        interruption.until, interruption.closed = current.elapsed(at), at


def _table(state: HasClocks, clock: str, number: int) -> Table | None:
    """The table in the current round of that clock, or its last one; None where it has none."""
    current = state.clocks.last_round(clock)
    return None if current is None else state.clocks.table(current, number)


def _finish(current: Round, table: Table, at: Moment) -> None:
    table.done = True
    for each in table.interruptions:
        end_interruption(current, each, at)
