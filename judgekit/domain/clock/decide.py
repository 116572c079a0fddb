"""Decisions on clock and table commands: the event, or the refusal.

`obstacles` says whether an event can happen; here clock and round are found and minutes and seconds
become milliseconds.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from judgekit.domain.clock.commands import (
    CallSlowPlay,
    CorrectClock,
    EndRound,
    ExtraTurn,
    FinishTable,
    FollowComputerClock,
    GoToStep,
    GrantExtension,
    NextTurn,
    PauseClock,
    ResumeClock,
    SeatJudge,
    SetClock,
    StartDraft,
    StartRound,
    StartTurns,
    TellTable,
)
from judgekit.domain.clock.draft_call import draft_steps, position_for_step
from judgekit.domain.clock.events import (
    ClockCorrected,
    ClockPaused,
    ClockResumed,
    ComputerClockFollowed,
    ExtensionGranted,
    JudgeSeated,
    RoundEnded,
    RoundStarted,
    SlowPlayCalled,
    TableFinished,
    TableTold,
    TurnsStarted,
    TurnTaken,
)
from judgekit.domain.clock.obstacles import no_round
from judgekit.domain.clock.state import TURNS_FOR_SLOW_PLAY, Clocks, HasClocks, Round, RoundKind
from judgekit.domain.clock.telling import reading_to_tell
from judgekit.domain.shared.event import Event
from judgekit.domain.shared.interruptions import TableInRound
from judgekit.domain.shared.moment import LATEST, MINUTE, SECOND, Moment
from judgekit.domain.shared.numbered import is_named, number_in
from judgekit.domain.shared.refusal import Refusal, RefusalCode
from judgekit.domain.shared.round_clock import LONGEST_ROUND
from judgekit.domain.shared.table_number import HIGHEST_TABLE

LONGEST_SHIFT = LONGEST_ROUND * 60
"""In seconds, for a correction or an extension."""
HIGHEST_ROUND = 9_999

TableCommand = (
    GrantExtension
    | TellTable
    | CallSlowPlay
    | StartTurns
    | NextTurn
    | ExtraTurn
    | FinishTable
    | SeatJudge
)


class RoundMeant(NamedTuple):
    """The clock and the id of the round that a command is about.

    `id` is empty if the clock has no round, `clock` too if none was found.
    """

    clock: str
    id: str


def wrong_table(table: int) -> Refusal | None:
    """The refusal of a number that no table can have."""
    return None if 1 <= table <= HIGHEST_TABLE else wrong_value("table")


def round_meant(clocks: Clocks, clock: str, name: int | str, default: str) -> RoundMeant | Refusal:
    """Find the round of that name, which need not be in progress, else the clock's last one.

    `clock` is the command's; if it is empty, a number and an empty name are meant for the clock
    `default`, a number even without that for the newest round that has it.
    """
    if not is_named(name):
        last = clocks.last_round(clock or default)
        return RoundMeant(clock or default, last.id if last else "")
    is_number = number_in(name) is not None
    named = clocks.round_named(name, clock or (default if is_number else ""))
    return wrong_value("round") if named is None else RoundMeant(named.clock, named.id)


def find_place(
    clocks: Clocks, table: int, clock: str, at: Moment, name: int | str = ""
) -> TableInRound | Refusal:
    """Find the round in progress that a table is in; without one the result has no round.

    A clock or a round that is named but isn't in progress is refused, as is one without matches.
    """
    meant = table_meant(clocks, table, clock, name)
    if isinstance(meant, Refusal):
        return meant
    if not meant.clock:
        return TableInRound(table)
    refusal = no_round(clocks, meant.clock, meant.id)
    if refusal is not None:
        return refusal
    current = clocks.rounds[meant.id]
    seated = current.tables.get(table)
    finished = seated is not None and (seated.done or bool(seated.turns))
    counts = not finished and current.is_before_deadline(table, at)
    return TableInRound(table, current.clock, current.number, counts, current.id)


def table_meant(clocks: Clocks, table: int, clock: str, name: int | str) -> RoundMeant | Refusal:
    """Find the round that a command for a table is about; only rounds of matches have tables."""
    meant = wrong_table(table) or round_meant(clocks, clock, name, clocks.find(table))
    if isinstance(meant, Refusal):
        return meant
    named = clocks.rounds.get(meant.id)
    if named is not None and named.kind != RoundKind.ROUND:
        return Refusal(RefusalCode.NO_TABLES, {"clock": meant.clock})
    return meant


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
    seconds = command.step_seconds
    steps = draft_steps(command.schedule, command.cards, seconds)
    if not steps or not command.clock:
        return wrong_value("schedule" if command.clock else "clock")
    if seconds and tuple(step.seconds for step in steps) != seconds:
        return wrong_value("step_seconds")
    return RoundStarted(
        command.clock,
        1,
        sum(step.seconds for step in steps) * SECOND,
        RoundKind.DRAFT.value,
        draft=command.schedule,
        cards=command.cards,
        step_seconds=seconds,
    )


def go_to_step(state: HasClocks, command: GoToStep, at: Moment) -> Event | Refusal:
    """Correct the clock so that the draft is at the beginning of that step."""
    clocks = state.clocks
    drafts = (
        name
        for name, clock in clocks.by_name.items()
        if clock.round.draft and clock.round.ended is None
    )
    meant = round_meant(clocks, command.clock, command.round, next(drafts, ""))
    if isinstance(meant, Refusal):
        return meant
    current = clocks.rounds.get(meant.id)
    if current is None or current.ended is not None or not current.draft:
        return Refusal(RefusalCode.NO_DRAFT)
    steps = draft_steps(current.draft, current.cards, current.step_seconds)
    position = position_for_step(steps, command.step)
    if position is None:
        return Refusal(RefusalCode.NO_SUCH_STEP, {"step": command.step})
    by = current.elapsed(at) - current.corrected - position
    return ClockCorrected(meant.clock, by, round_id=meant.id)


def pause(state: HasClocks, command: PauseClock, at: Moment) -> Event | Refusal:
    """Pause the given clock, or the running one."""
    del at
    clocks = state.clocks
    meant = round_meant(clocks, command.clock, command.round, clocks.find())
    return meant if isinstance(meant, Refusal) else ClockPaused(*meant)


def resume(state: HasClocks, command: ResumeClock, at: Moment) -> Event | Refusal:
    """Resume the given clock, or the paused one."""
    del at
    clocks = state.clocks
    meant = round_meant(clocks, command.clock, command.round, clocks.find_paused())
    return meant if isinstance(meant, Refusal) else ClockResumed(*meant)


def correct(state: HasClocks, command: CorrectClock, at: Moment) -> Event | Refusal:
    """Correct the clock, with seconds converted to milliseconds."""
    del at
    if not abs(command.seconds) <= LONGEST_SHIFT:
        return wrong_value("seconds")
    clocks = state.clocks
    meant = round_meant(clocks, command.clock, command.round, clocks.find())
    if isinstance(meant, Refusal):
        return meant
    return ClockCorrected(meant.clock, round(command.seconds * SECOND), command.reason, meant.id)


def set_clock(state: HasClocks, command: SetClock, at: Moment) -> Event | Refusal:
    """Correct the clock so that it reads, or the round ends, as given."""
    clocks = state.clocks
    meant = round_meant(clocks, command.clock, command.round, clocks.find())
    if isinstance(meant, Refusal):
        return meant
    refusal = no_round(clocks, meant.clock, meant.id)
    if refusal is not None:
        return refusal
    current = clocks.rounds[meant.id]
    before = current.remaining(at)
    if before is None:
        return Refusal(RefusalCode.NO_TIME_LIMIT, {"clock": meant.clock})
    remaining = _remaining_to_set(command, current, at)
    if isinstance(remaining, Refusal):
        return remaining
    by = remaining - before
    return ClockCorrected(meant.clock, by, command.reason, meant.id, remaining)


def _remaining_to_set(command: SetClock, current: Round, at: Moment) -> int | Refusal:
    """The time that is to remain, in milliseconds."""
    if (command.remaining_seconds is None) is (command.ends_at is None):
        return Refusal(RefusalCode.SET_ONE)
    if command.remaining_seconds is not None:
        seconds = command.remaining_seconds
        is_possible = 0 <= seconds <= LONGEST_SHIFT
        return round(seconds * SECOND) if is_possible else wrong_value("remaining_seconds")
    assert command.ends_at is not None
    if current.paused_since is not None:
        return Refusal(RefusalCode.PAUSED_END, {"clock": current.clock})
    remaining = command.ends_at - at
    if remaining < 0:
        return Refusal(RefusalCode.END_PASSED, {"clock": current.clock})
    return remaining if remaining <= LONGEST_SHIFT * SECOND else wrong_value("ends_at")


def follow_computer_clock(
    state: HasClocks, command: FollowComputerClock, at: Moment
) -> Event | Refusal:
    """Move the time of day, with seconds converted to milliseconds."""
    del state, at
    by = round(command.seconds * SECOND) if abs(command.seconds) * SECOND < LATEST else 0
    return ComputerClockFollowed(by) if by else wrong_value("seconds")


def end_round(state: HasClocks, command: EndRound, at: Moment) -> Event | Refusal:
    """End the round of the given clock, or of the running one."""
    del at
    clocks = state.clocks
    meant = round_meant(clocks, command.clock, command.round, clocks.find())
    return meant if isinstance(meant, Refusal) else RoundEnded(*meant)


def at_table(
    decide: Callable[[Clocks, RoundMeant, Any], Event | Refusal],
) -> Callable[[HasClocks, TableCommand, Moment], Event | Refusal]:
    """Wrap the decision on a table command: find the round and validate the table number."""

    def decided(state: HasClocks, command: TableCommand, at: Moment) -> Event | Refusal:
        del at
        clocks = state.clocks
        meant = table_meant(clocks, command.table, command.clock, command.round)
        return meant if isinstance(meant, Refusal) else decide(clocks, meant, command)

    return decided


def grant(clocks: Clocks, meant: RoundMeant, command: GrantExtension) -> Event | Refusal:
    """Grant an extension, with seconds converted to milliseconds."""
    by = round(command.seconds * SECOND) if abs(command.seconds) <= LONGEST_SHIFT else 0
    if by == 0:
        return wrong_value("seconds")
    told = reading_to_tell(clocks.rounds.get(meant.id), command.table, by)
    return ExtensionGranted(meant.clock, command.table, by, command.reason, meant.id, told)


def tell_table(clocks: Clocks, meant: RoundMeant, command: TellTable) -> Event:
    """Tell the table its reading as it stands."""
    told = reading_to_tell(clocks.rounds.get(meant.id), command.table)
    return TableTold(meant.clock, command.table, told, meant.id)


def start_turns(clocks: Clocks, meant: RoundMeant, command: StartTurns) -> Event | Refusal:
    """Start the additional turns; `seat` is 0 or 1."""
    del clocks
    if command.seat not in (0, 1):
        return wrong_value("seat")
    return TurnsStarted(meant.clock, command.table, command.seat, meant.id)


def call_slow_play(clocks: Clocks, meant: RoundMeant, command: CallSlowPlay) -> Event | Refusal:
    """Add two turns, or none if the table's turns have begun."""
    refusal = no_round(clocks, meant.clock, meant.id)
    if refusal is not None:
        return refusal
    table = clocks.rounds[meant.id].tables.get(command.table)
    turns = 0 if table is not None and table.turns else TURNS_FOR_SLOW_PLAY
    return SlowPlayCalled(meant.clock, command.table, turns, command.player, meant.id)


def next_turn(clocks: Clocks, meant: RoundMeant, command: NextTurn) -> Event:
    """Start the other player's turn."""
    del clocks
    return TurnTaken(meant.clock, command.table, round_id=meant.id)


def extra_turn(clocks: Clocks, meant: RoundMeant, command: ExtraTurn) -> Event:
    """Start another turn of the same player."""
    del clocks
    return TurnTaken(meant.clock, command.table, extra=True, round_id=meant.id)


def finish_table(clocks: Clocks, meant: RoundMeant, command: FinishTable) -> Event:
    """Finish the table's match."""
    del clocks
    return TableFinished(meant.clock, command.table, meant.id)


def seat_judge(clocks: Clocks, meant: RoundMeant, command: SeatJudge) -> Event:
    """Seat a judge, or none."""
    del clocks
    return JudgeSeated(meant.clock, command.table, command.judge, meant.id)
