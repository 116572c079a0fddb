"""From what is asked of clocks and tables to what happens, or why it can't.

Whether an event may happen is asked of `obstacles`; here the command's words become an event: the
clock is found, minutes and seconds become milliseconds.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

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
from judgekit.domain.clock.state import TURNS_FOR_SLOW_PLAY, Clocks, RoundKind
from judgekit.domain.shared.command import Command
from judgekit.domain.shared.event import Event
from judgekit.domain.shared.moment import MINUTE, SECOND, Moment
from judgekit.domain.shared.refusal import Refusal, RefusalCode

LONGEST_ROUND = 24 * 60
"""In minutes; whatever is longer is a slip of the hand."""
LONGEST_SHIFT = LONGEST_ROUND * 60
"""In seconds, for a correction or an extension."""
HIGHEST_TABLE = 99_999
HIGHEST_ROUND = 9_999

TableCommand = (
    GrantExtension | CallSlowPlay | StartTurns | NextTurn | ExtraTurn | FinishTable | SeatJudge
)


def decide_clock(clocks: Clocks, command: Command, at: Moment) -> Event | Refusal:
    """What this command would make happen; a command of another feature is not understood."""
    decide = _DECISIONS.get(type(command))
    if decide is None:
        return Refusal(RefusalCode.UNKNOWN_COMMAND, {"do": type(command).__name__})
    return decide(clocks, command, at)


def wrong_table(table: int) -> Refusal | None:
    """The refusal of a number that no table has."""
    return None if 1 <= table <= HIGHEST_TABLE else wrong_value("table")


def wrong_value(field: str) -> Refusal:
    """The refusal of a value that makes no sense."""
    return Refusal(RefusalCode.WRONG_VALUE, {"field": field})


def _start_round(clocks: Clocks, command: StartRound, at: Moment) -> Event | Refusal:
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
        clock = clocks.by_name.get(command.clock)
        number = clock.round.number + 1 if clock else 1
    if not 0 <= number <= HIGHEST_ROUND:
        return wrong_value("round")
    return RoundStarted(
        command.clock, number, limit, command.kind, single_elimination=command.single_elimination
    )


def _start_draft(clocks: Clocks, command: StartDraft, at: Moment) -> Event | Refusal:
    del clocks, at
    steps = draft_steps(command.schedule, command.cards)
    if not steps or not command.clock:
        return wrong_value("schedule" if command.clock else "clock")
    length = sum(step.seconds for step in steps) * SECOND
    kind = RoundKind.DRAFT.value
    return RoundStarted(command.clock, 1, length, kind, draft=command.schedule, cards=command.cards)


def _go_to_step(clocks: Clocks, command: GoToStep, at: Moment) -> Event | Refusal:
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


def _pause(clocks: Clocks, command: PauseClock, at: Moment) -> Event:
    del at
    return ClockPaused(command.clock or clocks.find())


def _resume(clocks: Clocks, command: ResumeClock, at: Moment) -> Event:
    del at
    return ClockResumed(command.clock or clocks.find_paused())


def _correct(clocks: Clocks, command: CorrectClock, at: Moment) -> Event | Refusal:
    del at
    if not abs(command.seconds) <= LONGEST_SHIFT:
        return wrong_value("seconds")
    clock = command.clock or clocks.find()
    return ClockCorrected(clock, round(command.seconds * SECOND), command.reason)


def _end_round(clocks: Clocks, command: EndRound, at: Moment) -> Event:
    del at
    return RoundEnded(command.clock or clocks.find())


def _table_event(clocks: Clocks, command: TableCommand, at: Moment) -> Event | Refusal:
    del at
    refusal = wrong_table(command.table)
    if refusal is not None:
        return refusal
    clock = command.clock or clocks.find(command.table)
    return _TABLE_EVENTS[type(command)](clocks, clock, command)


def _grant(clocks: Clocks, clock: str, command: GrantExtension) -> Event | Refusal:
    del clocks
    by = round(command.seconds * SECOND) if abs(command.seconds) <= LONGEST_SHIFT else 0
    if by == 0:
        return wrong_value("seconds")
    return ExtensionGranted(clock, command.table, by, command.reason)


def _start_turns(clocks: Clocks, clock: str, command: StartTurns) -> Event | Refusal:
    del clocks
    if command.seat not in (0, 1):
        return wrong_value("seat")
    return TurnsStarted(clock, command.table, command.seat)


def _slow_play(clocks: Clocks, clock: str, command: CallSlowPlay) -> Event | Refusal:
    refusal = no_round(clocks, clock)
    if refusal is not None:
        return refusal
    table = clocks.by_name[clock].round.tables.get(command.table)
    turns = 0 if table is not None and table.turns else TURNS_FOR_SLOW_PLAY
    return SlowPlayCalled(clock, command.table, turns, command.player)


_TABLE_EVENTS: Mapping[type[Command], Callable[..., Event | Refusal]] = {
    GrantExtension: _grant,
    CallSlowPlay: _slow_play,
    StartTurns: _start_turns,
    NextTurn: lambda _, clock, command: TurnTaken(clock, command.table),
    ExtraTurn: lambda _, clock, command: TurnTaken(clock, command.table, extra=True),
    FinishTable: lambda _, clock, command: TableFinished(clock, command.table),
    SeatJudge: lambda _, clock, command: JudgeSeated(clock, command.table, command.judge),
}

_DECISIONS: Mapping[type[Command], Callable[..., Event | Refusal]] = {
    StartRound: _start_round,
    StartDraft: _start_draft,
    GoToStep: _go_to_step,
    PauseClock: _pause,
    ResumeClock: _resume,
    CorrectClock: _correct,
    EndRound: _end_round,
    **dict.fromkeys(_TABLE_EVENTS, _table_event),
}
