"""What each event does to the clocks. An event that was recorded always fits."""

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
    TurnsStarted,
    TurnTaken,
)
from judgekit.domain.clock.playing_time import Interruption
from judgekit.domain.clock.state import Clock, Clocks, Grant, Round, Table, Turn
from judgekit.domain.shared.moment import Moment


def start_round(clocks: Clocks, event: RoundStarted, at: Moment) -> Round:
    """A round begins on a clock, which is made if it is new."""
    clock = clocks.by_name.setdefault(event.clock, Clock())
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
    return started


def pause(clocks: Clocks, event: ClockPaused, at: Moment) -> None:
    """Round time stands still."""
    current = clocks.by_name[event.clock].round
    current.paused_since = at
    current.pauses += 1


def resume(clocks: Clocks, event: ClockResumed, at: Moment) -> None:
    """Round time runs on."""
    current = clocks.by_name[event.clock].round
    if current.paused_since is not None:
        current.paused_for += at - current.paused_since
        current.paused_since = None


def correct(clocks: Clocks, event: ClockCorrected) -> None:
    """The end moves, and every deadline with it."""
    clocks.by_name[event.clock].round.corrected += event.by


def end_round(clocks: Clocks, event: RoundEnded, at: Moment) -> None:
    """The round is looked at by this instant from now on."""
    clocks.by_name[event.clock].round.ended = at


def grant(table: Table, event: ExtensionGranted, author: str) -> None:
    """The deadline moves by what was granted."""
    table.grants += (Grant(event.by, event.reason, author),)


def add_turns(table: Table, event: SlowPlayCalled) -> None:
    """Slow Play adds turns, after all extensions."""
    table.added_turns += event.turns
    table.turns_total += event.turns


def start_turns(table: Table, event: TurnsStarted, at: Moment) -> None:
    """The current turn is turn 0."""
    table.turns += (Turn(at, event.seat),)


def take_turn(current: Round, table: Table, event: TurnTaken, at: Moment) -> None:
    """One turn more; the one after the last makes the table done."""
    if len(table.turns) > table.turns_total:
        finish_table(current, table, at)
        return
    seat = table.turns[-1].seat
    table.turns += (Turn(at, seat if event.extra else 1 - seat, event.extra),)


def finish_table(current: Round, table: Table, at: Moment) -> None:
    """Its match is over; what goes on at it interrupts it no longer."""
    table.done = True
    for each in table.interruptions:
        end_interruption(current, each, at)


def seat_judge(table: Table, event: JudgeSeated) -> None:
    """Somebody sits there, or nobody."""
    table.judge = event.judge


def end_interruption(current: Round, interruption: Interruption, at: Moment) -> None:
    """It ends, unless the table was done before."""
    if interruption.until is None:
        interruption.until, interruption.closed = current.elapsed(at), at
