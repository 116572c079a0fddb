"""Obstacles to clock events.

They are checked before an event is recorded, and for every later event when an earlier one is taken
back.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from judgekit.domain.clock.events import (
    ClockCorrected,
    ClockPaused,
    ClockResumed,
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
from judgekit.domain.clock.state import Clocks, HasClocks, Round, Table
from judgekit.domain.shared.clock_reading import clock_reading
from judgekit.domain.shared.moment import Moment
from judgekit.domain.shared.refusal import Refusal, RefusalCode
from judgekit.domain.shared.table_number import in_ranges

TableEvent = (
    ExtensionGranted | SlowPlayCalled | TurnsStarted | TurnTaken | TableFinished | JudgeSeated
)
TableObstacle = Callable[[Round, Table, Any, Moment], Refusal | None]


def no_round(clocks: Clocks, clock: str, round_id: str) -> Refusal | None:
    """The refusal if that round of the clock is not in progress."""
    if not clock:
        return Refusal(RefusalCode.NO_CLOCK)
    named = clocks.rounds.get(round_id)
    if named is None:
        return Refusal(RefusalCode.CLOCK_NOT_STARTED, {"clock": clock})
    if named.ended is not None:
        return Refusal(RefusalCode.CLOCK_ENDED, {"clock": clock})
    return None


def _in_progress(clocks: Clocks, clock: str, round_id: str) -> Round | Refusal:
    """That round of the clock, or the refusal if it is not in progress."""
    return no_round(clocks, clock, round_id) or clocks.rounds[round_id]


def start_obstacle(state: HasClocks, event: RoundStarted, at: Moment) -> Refusal | None:
    """Refuse a second round on a clock while one is in progress."""
    del at
    if state.clocks.in_progress(event.clock) is not None:
        return Refusal(RefusalCode.CLOCK_IN_USE, {"clock": event.clock})
    return None


def end_obstacle(state: HasClocks, event: RoundEnded, at: Moment) -> Refusal | None:
    """Refuse to end a round that isn't in progress."""
    del at
    return no_round(state.clocks, event.clock, event.round_id)


def pause_obstacle(state: HasClocks, event: ClockPaused, at: Moment) -> Refusal | None:
    """Refuse to pause a clock that isn't running."""
    del at
    current = _in_progress(state.clocks, event.clock, event.round_id)
    if isinstance(current, Refusal):
        return current
    is_paused = current.paused_since is not None
    return Refusal(RefusalCode.CLOCK_PAUSED, {"clock": event.clock}) if is_paused else None


def resume_obstacle(state: HasClocks, event: ClockResumed, at: Moment) -> Refusal | None:
    """Refuse to resume a clock that isn't paused."""
    del at
    current = _in_progress(state.clocks, event.clock, event.round_id)
    if isinstance(current, Refusal):
        return current
    is_paused = current.paused_since is not None
    return None if is_paused else Refusal(RefusalCode.CLOCK_NOT_PAUSED, {"clock": event.clock})


def correction_obstacle(state: HasClocks, event: ClockCorrected, at: Moment) -> Refusal | None:
    """Refuse to correct a round without a limit, or by nothing."""
    del at
    current = _in_progress(state.clocks, event.clock, event.round_id)
    if isinstance(current, Refusal):
        return current
    if current.limit is None:
        return Refusal(RefusalCode.NO_TIME_LIMIT, {"clock": event.clock})
    if event.by == 0 and event.remaining is None:
        return Refusal(RefusalCode.NOTHING_TO_CORRECT, {"clock": event.clock})
    return None


def report_obstacle(state: HasClocks, event: PlayingTablesReported, at: Moment) -> Refusal | None:
    """Refuse before time, and for tables that are done."""
    current = _in_progress(state.clocks, event.clock, event.round_id)
    if isinstance(current, Refusal):
        return current
    remaining = current.remaining(at)
    if remaining is None:
        return Refusal(RefusalCode.TIME_NEVER_UP, {"clock": event.clock})
    if remaining > 0:
        values: dict[str, str | int] = {
            "clock": event.clock,
            "reading": clock_reading(remaining),
        }
        return Refusal(RefusalCode.NOT_TIME_YET, values)
    done = [each for each in event.playing if each in current.tables and current.tables[each].done]
    if done:
        return Refusal(RefusalCode.TABLES_DONE, {"tables": in_ranges(done)})
    return None


def in_progress_obstacle(
    state: HasClocks, event: JudgeSeated | TableTold, at: Moment
) -> Refusal | None:
    """Refuse unless a round is in progress; the table may be done."""
    del at
    return no_round(state.clocks, event.clock, event.round_id)


def at_table_that_plays(
    obstacle: TableObstacle | None = None,
) -> Callable[[HasClocks, TableEvent, Moment], Refusal | None]:
    """Check that a round is in progress and the table isn't done, then `obstacle`, if given."""

    def found(state: HasClocks, event: TableEvent, at: Moment) -> Refusal | None:
        current = _in_progress(state.clocks, event.clock, event.round_id)
        if isinstance(current, Refusal):
            return current
        table = current.tables.get(event.table) or Table()
        if table.done:
            return Refusal(RefusalCode.TABLE_DONE, {"table": event.table})
        return obstacle(current, table, event, at) if obstacle is not None else None

    return found


def grant_obstacle(
    current: Round, table: Table, event: ExtensionGranted, at: Moment
) -> Refusal | None:
    """Refuse time once the turns have begun, and taking back more than the table has."""
    if current.limit is None:
        return Refusal(RefusalCode.NO_TIME_LIMIT, {"clock": event.clock})
    if table.turns:
        return Refusal(RefusalCode.TABLE_IN_TURNS, {"table": event.table})
    has = table.extension(current.elapsed(at))
    if has + event.by < 0:
        values: dict[str, str | int] = {"table": event.table, "has": clock_reading(has)}
        return Refusal(RefusalCode.NO_SUCH_EXTENSION, values)
    return None


def turns_obstacle(current: Round, table: Table, event: TurnsStarted, at: Moment) -> Refusal | None:
    """Refuse to start turns twice or before the table's deadline."""
    if table.turns:
        return Refusal(RefusalCode.TABLE_IN_TURNS, {"table": event.table})
    if current.limit is None:
        return Refusal(RefusalCode.NO_TIME_LIMIT, {"clock": event.clock})
    if current.is_before_deadline(event.table, at):
        reading = clock_reading(-table.extension(current.elapsed(at)))
        values: dict[str, str | int] = {"table": event.table, "reading": reading}
        return Refusal(RefusalCode.TURNS_TOO_EARLY, values)
    return None


def turn_obstacle(current: Round, table: Table, event: TurnTaken, at: Moment) -> Refusal | None:
    """Refuse a turn before the turns have begun."""
    del current, at
    if table.turns:
        return None
    return Refusal(RefusalCode.TABLE_NOT_IN_TURNS, {"table": event.table})


def slow_play_obstacle(
    current: Round, table: Table, event: SlowPlayCalled, at: Moment
) -> Refusal | None:
    """Refuse if the added turns no longer match whether the turns have begun."""
    del current, at
    if table.turns and event.turns:
        return Refusal(RefusalCode.TABLE_IN_TURNS, {"table": event.table})
    if not table.turns and not event.turns:
        return Refusal(RefusalCode.TABLE_NOT_IN_TURNS, {"table": event.table})
    return None
