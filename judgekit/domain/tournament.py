"""A tournament: every feature's state side by side, what each event does to them, and what each
command makes happen. Here, and only here, calls and deck checks move the clock's deadlines."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from judgekit.domain.calls.appeals import (
    Appeals,
    appeal_obstacle,
    apply_appeal,
    decide_amendment,
    decide_draft,
    decide_open_appeal,
    decide_outcome,
)
from judgekit.domain.calls.commands import (
    AmendAppeal,
    ChangeCall,
    CloseCall,
    DecideAppeal,
    DraftAppeal,
    OpenAppeal,
    OpenCall,
)
from judgekit.domain.calls.decide import (
    call_obstacle,
    call_to_close,
    decide_change,
    decide_open,
)
from judgekit.domain.calls.events import (
    AppealAmended,
    AppealDecided,
    AppealDrafted,
    AppealOpened,
    CallChanged,
    CallClosed,
    CallOpened,
)
from judgekit.domain.calls.state import Call, Calls, change_call, close_call, open_call
from judgekit.domain.clock import apply as clock_apply
from judgekit.domain.clock import events as clock_events
from judgekit.domain.clock.commands import CallSlowPlay
from judgekit.domain.clock.decide import LONGEST_SHIFT, decide_clock, wrong_table, wrong_value
from judgekit.domain.clock.events import ExtensionGranted, RoundStarted
from judgekit.domain.clock.obstacles import TableEvent, clock_obstacle, no_round
from judgekit.domain.clock.playing_time import Interruption, Reason, owed_time
from judgekit.domain.clock.state import (
    TURNS_FOR_SLOW_PLAY,
    Clocks,
    Round,
    RoundKind,
    Table,
)
from judgekit.domain.deck_checks.commands import FinishDeckCheck, StartDeckCheck
from judgekit.domain.deck_checks.decide import (
    check_obstacle,
    decide_finish,
    decide_progress,
    decide_start,
)
from judgekit.domain.deck_checks.events import DeckCheckFinished, DeckCheckStarted
from judgekit.domain.deck_checks.state import (
    CHECK_CHANGES,
    CHECK_KINDS,
    DeckCheck,
    DeckChecks,
    finish_check,
    start_check,
)
from judgekit.domain.deck_return import ReturnDecks, decide_return
from judgekit.domain.infractions.commands import CorrectPenalty, IssuePenalty
from judgekit.domain.infractions.decide import (
    decide_correction,
    decide_penalty,
    penalty_obstacle,
)
from judgekit.domain.infractions.events import PenaltyCorrected, PenaltyIssued
from judgekit.domain.infractions.state import (
    SLOW_PLAY,
    Infractions,
    Penalty,
    correct_penalty,
    issue_penalty,
)
from judgekit.domain.setup.decide import decide_entry, entry_obstacle
from judgekit.domain.setup.events import (
    NoteWritten,
    PairingsTaken,
    TournamentChanged,
    TournamentCreated,
)
from judgekit.domain.setup.state import TournamentSetup, take_pairings, write_note
from judgekit.domain.shared.command import Command
from judgekit.domain.shared.event import Event
from judgekit.domain.shared.interruptions import TableInRound
from judgekit.domain.shared.moment import SECOND, Moment
from judgekit.domain.shared.refusal import Refusal, RefusalCode
from judgekit.domain.shared.taking_back import StepsTakenBack

Decision = tuple[Event, ...] | Refusal


class Tournament(msgspec.Struct):
    """The state of everything; changed in place by `apply`, and by nothing else."""

    setup: TournamentSetup = msgspec.field(default_factory=TournamentSetup)
    clocks: Clocks = msgspec.field(default_factory=Clocks)
    calls: Calls = msgspec.field(default_factory=Calls)
    appeals: Appeals = msgspec.field(default_factory=Appeals)
    deck_checks: DeckChecks = msgspec.field(default_factory=DeckChecks)
    infractions: Infractions = msgspec.field(default_factory=Infractions)

    def table(self, current: Round, number: int) -> Table:
        """A table of a round, known to it from now on."""
        known = current.tables.get(number)
        if known is None:
            known = current.tables[number] = Table(turns_total=self.setup.extra_turns())
        return known

    def round_of(self, what: Call | DeckCheck) -> Round | None:
        """The round in which a call or a check interrupts its table; None where it is in none."""
        found = self.interruption_of(what)
        return found[0] if found is not None else None

    def interruption_of(self, what: Call | DeckCheck) -> tuple[Round, Interruption] | None:
        """What a call or a check is to its table, and in which round; None where it is in none."""
        clock = self.clocks.by_name.get(what.clock)
        key, number = what.key, what.table
        for current in reversed(clock.rounds) if clock is not None else ():
            table = current.tables.get(number)
            for known in reversed(table.interruptions) if table is not None else ():
                if known.key == key:
                    return current, known
        return None


def decide(state: Tournament, command: Command, at: Moment) -> Decision:
    """The events that this command makes happen at this instant, or why it can't."""
    composed = _COMPOSED.get(type(command))
    if composed is not None:
        decision: Event | Decision = composed(state, command, at)
    elif type(command).__module__ == "judgekit.domain.setup.commands":
        decision = decide_entry(command)
    elif type(command).__module__ == "judgekit.domain.deck_checks.commands":
        decision = decide_progress(state.deck_checks, command)
    else:
        decision = decide_clock(state.clocks, command, at)
    if isinstance(decision, Refusal):
        return decision
    events = decision if isinstance(decision, tuple) else (decision,)
    return obstacle(state, events[0], at) or events


def obstacle(state: Tournament, event: Event, at: Moment) -> Refusal | None:
    """Why this event can't happen now, if it can't."""
    return (
        clock_obstacle(state.clocks, event, at)
        or _place_obstacle(state, event, at)
        or call_obstacle(state.calls, event)
        or check_obstacle(state.deck_checks, event)
        or appeal_obstacle(state.appeals, event)
        or penalty_obstacle(state.infractions, event)
        or entry_obstacle(state.setup, event)
    )


def apply(state: Tournament, event: Event, at: Moment, author: str = "") -> None:
    """Let the event, which was recorded, take its effect."""
    EFFECTS[type(event)](state, event, at, author)


# -- deciding what touches more than one feature


def _place(state: Tournament, table: int, clock: str, at: Moment) -> TableInRound | Refusal:
    """Where a call or a check at this table belongs; without a round in progress, nowhere."""
    refusal = wrong_table(table) or (no_round(state.clocks, clock) if clock else None)
    if refusal is not None:
        return refusal
    name = clock or state.clocks.find(table)
    current = state.clocks.in_progress(name)
    if current is None:
        return TableInRound(table)
    seated = current.tables.get(table)
    finished = seated is not None and (seated.done or bool(seated.turns))
    counts = not finished and current.is_before_deadline(table, at)
    return TableInRound(table, name, current.number, counts)


def _place_obstacle(state: Tournament, event: Event, at: Moment) -> Refusal | None:
    """An interruption rests on its round, and on the deadline that it began before or after."""
    if not isinstance(event, CallOpened | DeckCheckStarted):
        return None
    place = _place(state, event.table, event.clock, at)
    if isinstance(place, Refusal):
        return place
    if (place.clock, place.counts) != (event.clock, event.counts):
        return Refusal(RefusalCode.RESTED_ON, {"table": event.table})
    return None


def _open_call(state: Tournament, command: OpenCall, at: Moment) -> Event | Refusal:
    if command.reason not in list(Reason):
        return wrong_value("reason")
    place = _place(state, command.table, command.clock, at)
    return place if isinstance(place, Refusal) else decide_open(state.calls, command, place)


def _change_call(state: Tournament, command: ChangeCall, at: Moment) -> Event | Refusal:
    del at
    if command.reason is not None and command.reason not in list(Reason):
        return wrong_value("reason")
    return decide_change(state.calls, command)


def _close_call(state: Tournament, command: CloseCall, at: Moment) -> Decision:
    call = call_to_close(state.calls, command)
    if isinstance(call, Refusal):
        return call
    due = due_if_closed(state, call, at)
    if command.seconds is None:
        return (CallClosed(call.number, due, command.note),)
    if not 0 <= command.seconds <= LONGEST_SHIFT:
        return wrong_value("seconds")
    given = round(command.seconds * SECOND)
    closed = CallClosed(call.number, given, command.note)
    if given == due:
        return (closed,)
    granted = ExtensionGranted(call.clock, call.table, given - due, call.reason)
    return clock_obstacle(state.clocks, granted, at) or (closed, granted)


def due_if_closed(state: Tournament, call: Call | DeckCheck, at: Moment) -> int:
    """What an open call or check brings its table if it is closed at this instant, in
    milliseconds."""
    current = state.round_of(call)
    table = current.tables.get(call.table) if current else None
    if current is None or table is None or current.limit is None:
        return 0
    elapsed = current.elapsed(at)
    others = [each for each in table.interruptions if each.key != call.key]
    this = [each for each in table.interruptions if each.key == call.key]
    closed = [
        each if each.until is not None else msgspec.structs.replace(each, until=elapsed, closed=at)
        for each in this
    ]
    return owed_time([*others, *closed], elapsed) - owed_time(others, elapsed)


def _start_check(state: Tournament, command: StartDeckCheck, at: Moment) -> Event | Refusal:
    place = _place(state, command.table, command.clock, at)
    if isinstance(place, Refusal):
        return place
    return decide_start(state.deck_checks, command, place)


def _open_appeal(state: Tournament, command: OpenAppeal, at: Moment) -> Event | Refusal:
    place = _place(state, command.table, command.clock, at)
    if isinstance(place, Refusal):
        return place
    return decide_open_appeal(state.appeals, state.calls, command, place)


def _issue_penalty(state: Tournament, command: IssuePenalty, at: Moment) -> Decision:
    place = None
    if command.table is not None:
        place = _place(state, command.table, command.clock, at)
    if isinstance(place, Refusal):
        return place
    issued = decide_penalty(state.infractions, command, place)
    if isinstance(issued, Refusal):
        return issued
    return issued, *_turns_for(state, issued, at)


def _turns_for(state: Tournament, issued: PenaltyIssued, at: Moment) -> tuple[Event, ...]:
    """What a penalty for Slow Play gives its table (IPG 3.3), unless the tracker was told of it
    before the penalty was written down."""
    table = issued.table
    is_slow_play = issued.infraction == SLOW_PLAY and issued.penalty != Penalty.NONE
    if not is_slow_play or table is None or not issued.clock:
        return ()
    seated = state.clocks.by_name[issued.clock].round.tables.get(table)
    written = state.infractions.slow_plays(issued.clock, issued.round, table)
    if seated is not None and seated.added_turns > written * TURNS_FOR_SLOW_PLAY:
        return ()
    called = decide_clock(state.clocks, CallSlowPlay(table, issued.player, issued.clock), at)
    if isinstance(called, Refusal) or clock_obstacle(state.clocks, called, at) is not None:
        return ()
    return (called,)


_COMPOSED: Mapping[type[Command], Callable[[Tournament, Any, Moment], Event | Decision]] = {
    OpenCall: _open_call,
    ChangeCall: _change_call,
    CloseCall: _close_call,
    StartDeckCheck: _start_check,
    FinishDeckCheck: lambda state, command, _: decide_finish(state.deck_checks, command),
    ReturnDecks: lambda state, command, _: decide_return(
        state.deck_checks, state.infractions, command
    ),
    OpenAppeal: _open_appeal,
    DraftAppeal: lambda state, command, _: decide_draft(state.calls, command),
    AmendAppeal: lambda state, command, _: decide_amendment(state.appeals, command),
    DecideAppeal: lambda state, command, _: decide_outcome(state.appeals, command),
    IssuePenalty: _issue_penalty,
    CorrectPenalty: lambda state, command, _: decide_correction(state.infractions, command),
}


# -- applying


def _apply_round_started(state: Tournament, event: RoundStarted, at: Moment, _: str) -> None:
    started = clock_apply.start_round(state.clocks, event, at)
    if event.kind != RoundKind.ROUND:
        return
    pairings = state.setup.pairings.get((event.clock, event.round))
    for table in pairings.players if pairings else ():
        state.table(started, table)
    # What was open before any round was in progress interrupts this one from its beginning.
    still_open: list[Call | DeckCheck] = [
        *state.calls.open_calls(),
        *state.deck_checks.open_checks(),
    ]
    for waiting in still_open:
        if not waiting.clock and (pairings is None or waiting.table in pairings.players):
            waiting.clock, waiting.round = event.clock, event.round
            _interrupt(state, waiting, at, counts=True)


def _apply_pairings(state: Tournament, event: PairingsTaken, at: Moment, _: str) -> None:
    del at
    take_pairings(state.setup, event)
    current = state.clocks.in_progress(event.clock)
    if current is not None and current.number == event.round:
        for each in event.tables:
            state.table(current, each.table)


def _apply_call_opened(state: Tournament, event: CallOpened, at: Moment, _: str) -> None:
    _interrupt(state, open_call(state.calls, event, at), at, counts=event.counts)


def _apply_call_changed(state: Tournament, event: CallChanged, at: Moment, _: str) -> None:
    del at
    found = state.interruption_of(change_call(state.calls, event))
    if found is not None:
        found[1].reason = event.reason


def _apply_call_closed(state: Tournament, event: CallClosed, at: Moment, _: str) -> None:
    _release(state, close_call(state.calls, event, at), at)


def _apply_check_started(state: Tournament, event: DeckCheckStarted, at: Moment, _: str) -> None:
    _interrupt(state, start_check(state.deck_checks, event, at), at, counts=event.counts)


def _apply_check_finished(state: Tournament, event: DeckCheckFinished, at: Moment, _: str) -> None:
    _release(state, finish_check(state.deck_checks, event, at), at)


def _interrupt(state: Tournament, what: Call | DeckCheck, at: Moment, *, counts: bool) -> None:
    current = state.clocks.in_progress(what.clock)
    if current is not None:
        reason = what.reason if isinstance(what, Call) else Reason.DECK_CHECK.value
        table = state.table(current, what.table)
        since = current.elapsed(at)
        table.interruptions += (Interruption(what.key, reason, since, counts, opened=at),)


def _release(state: Tournament, what: Call | DeckCheck, at: Moment) -> None:
    found = state.interruption_of(what)
    if found is not None:
        current, interruption = found
        clock_apply.end_interruption(current, interruption, at)


def _apply_details(state: Tournament, event: TournamentCreated, at: Moment, _: str) -> None:
    del at
    state.setup.details = event
    for clock in state.clocks.by_name.values():
        for table in clock.round.tables.values() if clock.round.ended is None else ():
            if not table.turns:
                table.turns_total = event.extra_turns + table.added_turns


def _nothing(state: Tournament, event: Event, at: Moment, author: str) -> None:
    """An undo has its effect before anything is applied: what it names is left out."""


def _on_clocks(change: Callable[..., None], *, timed: bool) -> Callable[..., None]:
    def changed(state: Tournament, event: Event, at: Moment, _: str) -> None:
        change(state.clocks, event, at) if timed else change(state.clocks, event)

    return changed


def _on_table(change: Callable[..., None], *, timed: bool = False) -> Callable[..., None]:
    def changed(state: Tournament, event: TableEvent, at: Moment, _: str) -> None:
        table = state.table(state.clocks.by_name[event.clock].round, event.table)
        change(table, event, at) if timed else change(table, event)

    return changed


def _apply_turn_taken(state: Tournament, event: clock_events.TurnTaken, at: Moment, _: str) -> None:
    current = state.clocks.by_name[event.clock].round
    clock_apply.take_turn(current, state.table(current, event.table), event, at)


def _apply_table_finished(
    state: Tournament, event: clock_events.TableFinished, at: Moment, _: str
) -> None:
    current = state.clocks.by_name[event.clock].round
    clock_apply.finish_table(current, state.table(current, event.table), at)


def _apply_penalty(state: Tournament, event: PenaltyIssued, at: Moment, author: str) -> None:
    issue_penalty(state.infractions, event, at, author)


def _apply_appeal(state: Tournament, event: Event, at: Moment, _: str) -> None:
    apply_appeal(state.appeals, event, at)


def _apply_within_check(state: Tournament, event: Event, at: Moment, _: str) -> None:
    CHECK_CHANGES[type(event)](state.deck_checks, event, at)


def _apply_grant(state: Tournament, event: ExtensionGranted, at: Moment, author: str) -> None:
    del at
    table = state.table(state.clocks.by_name[event.clock].round, event.table)
    clock_apply.grant(table, event, author)


EFFECTS: Mapping[type[Event], Callable[..., None]] = {
    TournamentCreated: _apply_details,
    TournamentChanged: _apply_details,
    PairingsTaken: _apply_pairings,
    NoteWritten: lambda state, event, at, _: write_note(state.setup, event, at),
    RoundStarted: _apply_round_started,
    clock_events.ClockPaused: _on_clocks(clock_apply.pause, timed=True),
    clock_events.ClockResumed: _on_clocks(clock_apply.resume, timed=True),
    clock_events.ClockCorrected: _on_clocks(clock_apply.correct, timed=False),
    clock_events.RoundEnded: _on_clocks(clock_apply.end_round, timed=True),
    ExtensionGranted: _apply_grant,
    clock_events.SlowPlayCalled: _on_table(clock_apply.add_turns),
    clock_events.TurnsStarted: _on_table(clock_apply.start_turns, timed=True),
    clock_events.TurnTaken: _apply_turn_taken,
    clock_events.TableFinished: _apply_table_finished,
    clock_events.JudgeSeated: _on_table(clock_apply.seat_judge),
    CallOpened: _apply_call_opened,
    CallChanged: _apply_call_changed,
    CallClosed: _apply_call_closed,
    DeckCheckStarted: _apply_check_started,
    DeckCheckFinished: _apply_check_finished,
    **dict.fromkeys(CHECK_CHANGES, _apply_within_check),
    AppealDrafted: _apply_appeal,
    AppealOpened: _apply_appeal,
    AppealAmended: _apply_appeal,
    AppealDecided: _apply_appeal,
    PenaltyIssued: _apply_penalty,
    PenaltyCorrected: lambda state, event, at, _: correct_penalty(state.infractions, event),
    StepsTakenBack: _nothing,
}
"""What each kind of event does to the state, at an instant and by an author: `apply` for many."""

EVENT_KINDS: Mapping[str, type[Event]] = {
    "event-opened": TournamentCreated,
    "event-changed": TournamentChanged,
    "pairings-taken": PairingsTaken,
    "note-written": NoteWritten,
    "round-started": RoundStarted,
    "clock-paused": clock_events.ClockPaused,
    "clock-resumed": clock_events.ClockResumed,
    "clock-corrected": clock_events.ClockCorrected,
    "round-ended": clock_events.RoundEnded,
    "extension-granted": ExtensionGranted,
    "slow-play-called": clock_events.SlowPlayCalled,
    "turns-started": clock_events.TurnsStarted,
    "turn-taken": clock_events.TurnTaken,
    "table-finished": clock_events.TableFinished,
    "judge-seated": clock_events.JudgeSeated,
    "call-opened": CallOpened,
    "call-changed": CallChanged,
    "call-closed": CallClosed,
    "appeal-drafted": AppealDrafted,
    "appeal-opened": AppealOpened,
    "appeal-amended": AppealAmended,
    "appeal-decided": AppealDecided,
    "penalty-issued": PenaltyIssued,
    "penalty-corrected": PenaltyCorrected,
    **CHECK_KINDS,
    "steps-taken-back": StepsTakenBack,
}
"""The names under which events are kept; a name once used is never given to another."""
