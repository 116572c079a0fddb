"""Decisions on clock and table commands: the event, or the refusal.

`obstacles` says whether an event can happen; here the clock is found and minutes and seconds become
milliseconds.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from judgekit.domain.clock.commands import (
    CallSlowPlay,
    CorrectClock,
    EndRound,
    ExtraTurn,
    FinishTable,
    GoToStep,
    GrantExtension,
    NextTurn,
    PauseClock,
    ResumeClock,
    SeatJudge,
    StartDraft,
    StartRound,
    StartTurns,
)
from judgekit.domain.clock.draft_call import draft_steps, position_for_step
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
from judgekit.domain.clock.obstacles import no_round
from judgekit.domain.clock.state import TURNS_FOR_SLOW_PLAY, Clocks, HasClocks, RoundKind
from judgekit.domain.shared.event import Event
from judgekit.domain.shared.interruptions import TableInRound
from judgekit.domain.shared.moment import MINUTE, SECOND, Moment
from judgekit.domain.shared.refusal import Refusal, RefusalCode
from judgekit.domain.shared.round_clock import LONGEST_ROUND
from judgekit.domain.shared.table_number import HIGHEST_TABLE

LONGEST_SHIFT = LONGEST_ROUND * 60
"""In seconds, for a correction or an extension."""
HIGHEST_ROUND = 9_999

TableCommand = (
    GrantExtension | CallSlowPlay | StartTurns | NextTurn | ExtraTurn | FinishTable | SeatJudge
)


def wrong_table(table: int) -> Refusal | None:
    """The refusal of a number that no table can have."""
    return None if 1 <= table <= HIGHEST_TABLE else wrong_value("table")


def find_place(clocks: Clocks, table: int, clock: str, at: Moment) -> TableInRound | Refusal:
    """Find the clock and round of a table; without a round in progress the result has neither."""
    refusal = wrong_table(table) or (no_round(clocks, clock) if clock else None)
    if refusal is not None:
        return refusal
    name = clock or clocks.find(table)
    current = clocks.in_progress(name)
    if current is None:
        return TableInRound(table)
    seated = current.tables.get(table)
    finished = seated is not None and (seated.done or bool(seated.turns))
    counts = not finished and current.is_before_deadline(table, at)
    return TableInRound(table, name, current.number, counts)


def wrong_value(field: str) -> Refusal:
    """The refusal of an invalid value."""
    return Refusal(RefusalCode.WRONG_VALUE, {"field": field})


def start_round(state: HasClocks, command: StartRound, at: Moment) -> Event | Refusal:
    """Start the next round of the clock, or the one with the given number."""
    del at
    if not command.clock:
        return wrong_value("clock")
    if command.kind not in list(RoundKind):
        return wrong_value("kind")
    limit: int | None = None
    if command.minutes is not None:
        if not 0 < command.minutes <= LONGEST_ROUND:
            return wrong_value("minutes")
        limit = round(command.minutes * MINUTE)
    number = command.round
    if number is None:
        last = state.clocks.last_round(command.clock)
        number = last.number + 1 if last else 1
    if not 0 <= number <= HIGHEST_ROUND:
        return wrong_value("round")
    return RoundStarted(
        command.clock, number, limit, command.kind, single_elimination=command.single_elimination
    )


def start_draft(state: HasClocks, command: StartDraft, at: Moment) -> Event | Refusal:
    """Start a round as long as the draft's schedule."""
    del state, at
    steps = draft_steps(command.schedule, command.cards)
    if not steps or not command.clock:
        return wrong_value("schedule" if command.clock else "clock")
    length = sum(step.seconds for step in steps) * SECOND
    kind = RoundKind.DRAFT.value
    return RoundStarted(command.clock, 1, length, kind, draft=command.schedule, cards=command.cards)


def go_to_step(state: HasClocks, command: GoToStep, at: Moment) -> Event | Refusal:
    """Correct the clock so that the draft is at the beginning of that step."""
    clocks = state.clocks
    clock = command.clock or next(
        (
            name
            for name, clock in clocks.by_name.items()
            if clock.round.draft and clock.round.ended is None
        ),
        "",
    )
    current = clocks.in_progress(clock)
    if current is None or not current.draft:
        return Refusal(RefusalCode.NO_DRAFT)
    position = position_for_step(draft_steps(current.draft, current.cards), command.step)
    if position is None:
        return Refusal(RefusalCode.NO_SUCH_STEP, {"step": command.step})
    return ClockCorrected(clock, current.elapsed(at) - current.corrected - position)


def pause(state: HasClocks, command: PauseClock, at: Moment) -> Event:
    """Pause the given clock, or the running one."""
    del at
    return ClockPaused(command.clock or state.clocks.find())


def resume(state: HasClocks, command: ResumeClock, at: Moment) -> Event:
    """Resume the given clock, or the paused one."""
    del at
    return ClockResumed(command.clock or state.clocks.find_paused())


def correct(state: HasClocks, command: CorrectClock, at: Moment) -> Event | Refusal:
    """Correct the clock, with seconds converted to milliseconds."""
    del at
    if not abs(command.seconds) <= LONGEST_SHIFT:
        return wrong_value("seconds")
    clock = command.clock or state.clocks.find()
    return ClockCorrected(clock, round(command.seconds * SECOND), command.reason)


def end_round(state: HasClocks, command: EndRound, at: Moment) -> Event:
    """End the round of the given clock, or of the running one."""
    del at
    return RoundEnded(command.clock or state.clocks.find())


def at_table(
    decide: Callable[[Clocks, str, Any], Event | Refusal],
) -> Callable[[HasClocks, TableCommand, Moment], Event | Refusal]:
    """Wrap the decision on a table command: find the clock and validate the table number."""

    def decided(state: HasClocks, command: TableCommand, at: Moment) -> Event | Refusal:
        del at
        clock = command.clock or state.clocks.find(command.table)
        return wrong_table(command.table) or decide(state.clocks, clock, command)

    return decided


def grant(clocks: Clocks, clock: str, command: GrantExtension) -> Event | Refusal:
    """Grant an extension, with seconds converted to milliseconds."""
    del clocks
    by = round(command.seconds * SECOND) if abs(command.seconds) <= LONGEST_SHIFT else 0
    if by == 0:
        return wrong_value("seconds")
    return ExtensionGranted(clock, command.table, by, command.reason)


def start_turns(clocks: Clocks, clock: str, command: StartTurns) -> Event | Refusal:
    """Start the additional turns; `seat` is 0 or 1."""
    del clocks
    if command.seat not in (0, 1):
        return wrong_value("seat")
    return TurnsStarted(clock, command.table, command.seat)


def call_slow_play(clocks: Clocks, clock: str, command: CallSlowPlay) -> Event | Refusal:
    """Add two turns, or none if the table's turns have begun."""
    refusal = no_round(clocks, clock)
    if refusal is not None:
        return refusal
    table = clocks.by_name[clock].round.tables.get(command.table)
    turns = 0 if table is not None and table.turns else TURNS_FOR_SLOW_PLAY
    return SlowPlayCalled(clock, command.table, turns, command.player)


def next_turn(clocks: Clocks, clock: str, command: NextTurn) -> Event:
    """Start the other player's turn."""
    del clocks
    return TurnTaken(clock, command.table)


def extra_turn(clocks: Clocks, clock: str, command: ExtraTurn) -> Event:
    """Start another turn of the same player."""
    del clocks
    return TurnTaken(clock, command.table, extra=True)


def finish_table(clocks: Clocks, clock: str, command: FinishTable) -> Event:
    """Finish the table's match."""
    del clocks
    return TableFinished(clock, command.table)


def seat_judge(clocks: Clocks, clock: str, command: SeatJudge) -> Event:
    """Seat a judge, or none."""
    del clocks
    return JudgeSeated(clock, command.table, command.judge)
