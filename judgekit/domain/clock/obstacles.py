"""What stands in the way of an event: asked before it is recorded, and again of everything that
came later when something before it is taken back."""

from __future__ import annotations

from collections.abc import Callable, Mapping

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
from judgekit.domain.clock.state import Clocks, Round, Table
from judgekit.domain.shared.clock_reading import clock_reading
from judgekit.domain.shared.event import Event
from judgekit.domain.shared.moment import Moment
from judgekit.domain.shared.refusal import Refusal, RefusalCode

TableEvent = (
    ExtensionGranted | SlowPlayCalled | TurnsStarted | TurnTaken | TableFinished | JudgeSeated
)


def no_round(clocks: Clocks, clock: str) -> Refusal | None:
    """The refusal where no round is in progress on that clock."""
    if not clock:
        return Refusal(RefusalCode.NO_CLOCK)
    known = clocks.by_name.get(clock)
    if known is None:
        return Refusal(RefusalCode.CLOCK_NOT_STARTED, {"clock": clock})
    if known.round.ended is not None:
        return Refusal(RefusalCode.CLOCK_ENDED, {"clock": clock})
    return None


def clock_obstacle(clocks: Clocks, event: Event, at: Moment) -> Refusal | None:
    """Why this event can't happen to the clocks at this instant, if it can't."""
    if isinstance(event, RoundStarted):
        if clocks.in_progress(event.clock) is not None:
            return Refusal(RefusalCode.CLOCK_IN_USE, {"clock": event.clock})
        return None
    if isinstance(event, TableEvent):
        return no_round(clocks, event.clock) or _table_obstacle(clocks, event, at)
    if isinstance(event, ClockPaused | ClockResumed | ClockCorrected | RoundEnded):
        return no_round(clocks, event.clock) or _whole_clock_obstacle(clocks, event)
    return None


def _whole_clock_obstacle(
    clocks: Clocks, event: ClockPaused | ClockResumed | ClockCorrected | RoundEnded
) -> Refusal | None:
    current = clocks.by_name[event.clock].round
    clock: dict[str, str | int] = {"clock": event.clock}
    paused = current.paused_since is not None
    if isinstance(event, ClockPaused) and paused:
        return Refusal(RefusalCode.CLOCK_PAUSED, clock)
    if isinstance(event, ClockResumed) and not paused:
        return Refusal(RefusalCode.CLOCK_NOT_PAUSED, clock)
    if isinstance(event, ClockCorrected):
        if current.limit is None:
            return Refusal(RefusalCode.NO_TIME_LIMIT, clock)
        if event.by == 0:
            return Refusal(RefusalCode.NOTHING_TO_CORRECT, clock)
    return None


def _table_obstacle(clocks: Clocks, event: TableEvent, at: Moment) -> Refusal | None:
    current = clocks.by_name[event.clock].round
    table = current.tables.get(event.table) or Table()
    named: dict[str, str | int] = {"table": event.table}
    if isinstance(event, JudgeSeated):
        return None
    if table.done:
        return Refusal(RefusalCode.TABLE_DONE, named)
    check = _TABLE_CHECKS.get(type(event))
    return check(current, table, event, at, named) if check else None


def _grant(
    current: Round, table: Table, event: ExtensionGranted, at: Moment, named: dict[str, str | int]
) -> Refusal | None:
    if current.limit is None:
        return Refusal(RefusalCode.NO_TIME_LIMIT, {"clock": event.clock})
    if table.turns:
        return Refusal(RefusalCode.TABLE_IN_TURNS, named)
    has = table.extension(current.elapsed(at))
    if has + event.by < 0:
        return Refusal(RefusalCode.NO_SUCH_EXTENSION, {**named, "has": clock_reading(has)})
    return None


def _start_turns(
    current: Round, table: Table, event: TurnsStarted, at: Moment, named: dict[str, str | int]
) -> Refusal | None:
    if table.turns:
        return Refusal(RefusalCode.TABLE_IN_TURNS, named)
    if current.limit is None:
        return Refusal(RefusalCode.NO_TIME_LIMIT, {"clock": event.clock})
    if current.is_before_deadline(event.table, at):
        reading = clock_reading(-table.extension(current.elapsed(at)))
        return Refusal(RefusalCode.TURNS_TOO_EARLY, {**named, "reading": reading})
    return None


def _take_turn(
    current: Round, table: Table, event: TurnTaken, at: Moment, named: dict[str, str | int]
) -> Refusal | None:
    del current, event, at
    return None if table.turns else Refusal(RefusalCode.TABLE_NOT_IN_TURNS, named)


def _slow_play(
    current: Round, table: Table, event: SlowPlayCalled, at: Moment, named: dict[str, str | int]
) -> Refusal | None:
    """What it adds rests on whether the turns had begun."""
    del current, at
    if table.turns and event.turns:
        return Refusal(RefusalCode.TABLE_IN_TURNS, named)
    if not table.turns and not event.turns:
        return Refusal(RefusalCode.TABLE_NOT_IN_TURNS, named)
    return None


_TABLE_CHECKS: Mapping[type[Event], Callable[..., Refusal | None]] = {
    ExtensionGranted: _grant,
    TurnsStarted: _start_turns,
    TurnTaken: _take_turn,
    SlowPlayCalled: _slow_play,
}
