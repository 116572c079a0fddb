"""Interruptions of tables by calls and deck checks, and their effect on deadlines.

This is the only place where calls and checks affect a clock.
"""

from __future__ import annotations

from typing import Protocol

import msgspec

from judgekit.domain.calls.appeals import HasAppeals, appealed_call, decide_open_appeal
from judgekit.domain.calls.commands import ChangeCall, CloseCall, OpenAppeal, OpenCall
from judgekit.domain.calls.decide import call_to_close, decide_change, decide_open
from judgekit.domain.calls.events import CallChanged, CallClosed, CallOpened
from judgekit.domain.calls.state import Call
from judgekit.domain.clock.apply import end_interruption
from judgekit.domain.clock.decide import LONGEST_SHIFT, find_place, wrong_value
from judgekit.domain.clock.events import ExtensionGranted, RoundStarted
from judgekit.domain.clock.feature import FEATURE as CLOCK
from judgekit.domain.clock.playing_time import Interruption, Reason, owed_time
from judgekit.domain.clock.state import HasClocks, RoundKind, Told
from judgekit.domain.clock.telling import reading_after
from judgekit.domain.deck_checks.commands import FinishDeckCheck, StartDeckCheck
from judgekit.domain.deck_checks.decide import check_to_finish, decide_finish, decide_start
from judgekit.domain.deck_checks.events import DeckCheckFinished, DeckCheckStarted
from judgekit.domain.deck_checks.state import HasDeckChecks
from judgekit.domain.setup.state import HasSetup
from judgekit.domain.shared.feature import Decision, Feature
from judgekit.domain.shared.interruptions import Interrupting
from judgekit.domain.shared.moment import SECOND, Moment
from judgekit.domain.shared.numbered import is_named
from judgekit.domain.shared.refusal import Refusal, RefusalCode


class HasTables(HasSetup, HasClocks, HasAppeals, HasDeckChecks, Protocol):
    """A state that has clocks, pairings, calls, appeals and deck checks."""


def due_if_closed(state: HasClocks, what: Interrupting, at: Moment) -> int:
    """Extension for the table if an open call or check were closed now, in milliseconds."""
    found = state.clocks.interruption_of(what)
    if found is None or found[0].limit is None:
        return 0
    current = found[0]
    interruptions = current.tables[what.table].interruptions
    elapsed = current.elapsed(at)
    others = [each for each in interruptions if each.key != what.id]
    closed = [
        each if each.until is not None else msgspec.structs.replace(each, until=elapsed, closed=at)
        for each in interruptions
        if each.key == what.id
    ]
    return owed_time([*others, *closed], elapsed) - owed_time(others, elapsed)


# -- decisions


def _open_call(state: HasTables, command: OpenCall, at: Moment) -> Decision:
    if command.reason not in list(Reason):
        return wrong_value("reason")
    place = find_place(state.clocks, command.table, command.clock, at, command.round)
    return place if isinstance(place, Refusal) else decide_open(command, place)


def _change_call(state: HasTables, command: ChangeCall, at: Moment) -> Decision:
    del at
    if command.reason is not None and command.reason not in list(Reason):
        return wrong_value("reason")
    return decide_change(state.calls, command)


def _close_call(state: HasTables, command: CloseCall, at: Moment) -> Decision:
    call = call_to_close(state.calls, command)
    if isinstance(call, Refusal):
        return call
    due = due_if_closed(state, call, at)
    if command.seconds is None:
        return CallClosed(call.id, due, command.note, _told_at_end(state, call, at))
    if not 0 <= command.seconds <= LONGEST_SHIFT:
        return wrong_value("seconds")
    given = round(command.seconds * SECOND)
    told = _told_at_end(state, call, at, given - due)
    closed = CallClosed(call.id, given, command.note, told)
    if given == due:
        return closed
    granted = ExtensionGranted(call.clock, call.table, given - due, call.reason, call.round_id)
    return CLOCK.obstacles[ExtensionGranted](state, granted, at) or (closed, granted)


def decide_finished_check(
    state: HasTables, command: FinishDeckCheck, at: Moment
) -> DeckCheckFinished | Refusal:
    """Finish the named check, else the open one at the table, which is told its new reading."""
    check = check_to_finish(state.deck_checks, command)
    if isinstance(check, Refusal):
        return check
    return decide_finish(check, command, _told_at_end(state, check, at))


def _told_at_end(state: HasTables, what: Interrupting, at: Moment, by: int = 0) -> int | None:
    """The reading that the table is told at the end of a call or check, `by` granted beside it."""
    found = state.clocks.interruption_of(what)
    if found is None:
        return None
    current, interruption = found
    return reading_after(current, current.tables[what.table], interruption.key, at, by)


def _open_appeal(state: HasTables, command: OpenAppeal, at: Moment) -> Decision:
    call = appealed_call(state.calls, command)
    if call is not None:
        return call if isinstance(call, Refusal) else decide_open_appeal(command, call)
    place = find_place(state.clocks, command.table, command.clock, at, command.round)
    if isinstance(place, Refusal):
        return place
    round_id = place.round_id if is_named(command.round) else None
    call = state.calls.open_at(place.table, place.clock, round_id=round_id)
    return decide_open_appeal(command, call or place)


def _start_check(state: HasTables, command: StartDeckCheck, at: Moment) -> Decision:
    place = find_place(state.clocks, command.table, command.clock, at, command.round)
    if isinstance(place, Refusal):
        return place
    return decide_start(command, place)


def _place_obstacle(
    state: HasTables, event: CallOpened | DeckCheckStarted, at: Moment
) -> Refusal | None:
    """Refuse if the interruption's round, or its side of the deadline, has changed."""
    place = find_place(state.clocks, event.table, event.clock, at, event.round_id)
    if isinstance(place, Refusal):
        return place
    if (place.round_id, place.counts) != (event.round_id, event.counts):
        return Refusal(RefusalCode.RESTED_ON, {"table": event.table})
    return None


# -- effects


def _interrupt_by_call(state: HasTables, event: CallOpened, at: Moment, author: str) -> None:
    del author
    _interrupt(state, state.calls.entered.by_id[event.id], at, counts=event.counts)


def _interrupt_by_check(state: HasTables, event: DeckCheckStarted, at: Moment, author: str) -> None:
    del author
    _interrupt(state, state.deck_checks.entered.by_id[event.id], at, counts=event.counts)


def _interrupt_by_waiting(state: HasTables, event: RoundStarted, at: Moment, author: str) -> None:
    """Let open calls and checks without a round interrupt this one from its beginning, and those
    that were begun in a round of its clock that had ended.

    With pairings, only those whose table plays in the round.
    """
    del author
    if event.kind != RoundKind.ROUND:
        return
    pairings = state.setup.pairings.get((event.clock, event.round))
    waiting: list[Interrupting] = [*state.calls.open_calls(), *state.deck_checks.open_checks()]
    for each in waiting:
        if not _waits(state, each, event.clock):
            continue
        if pairings is None or each.table in pairings.players:
            each.clock, each.round, each.round_id = event.clock, event.round, event.id
            _interrupt(state, each, at, counts=True)


def _waits(state: HasTables, what: Interrupting, clock: str) -> bool:
    """Whether an open call or check interrupts no round and would one of this clock."""
    return not what.clock or (what.clock == clock and state.clocks.interruption_of(what) is None)


def _change_reason(state: HasTables, event: CallChanged, at: Moment, author: str) -> None:
    del at, author
    call = state.calls.entered.by_id.get(event.call)
    found = state.clocks.interruption_of(call) if call is not None and call.is_open else None
    if found is not None:
        found[1].reason = event.reason


def _release_from_call(state: HasTables, event: CallClosed, at: Moment, author: str) -> None:
    _release(state, state.calls.entered.by_id.get(event.call), event, at, author)


def _release_from_check(
    state: HasTables, event: DeckCheckFinished, at: Moment, author: str
) -> None:
    _release(state, state.deck_checks.entered.by_id.get(event.check), event, at, author)


def _interrupt(state: HasTables, what: Interrupting, at: Moment, *, counts: bool) -> None:
    current = state.clocks.rounds.get(what.round_id)
    if current is not None and current.ended is None:
        reason = what.reason if isinstance(what, Call) else Reason.DECK_CHECK.value
        table = state.clocks.table(current, what.table)
        since = current.elapsed(at)
        table.interruptions += (Interruption(what.id, reason, since, counts, opened=at),)


def _release(
    state: HasTables,
    what: Interrupting | None,
    event: CallClosed | DeckCheckFinished,
    at: Moment,
    author: str,
) -> None:
    found = state.clocks.interruption_of(what) if what is not None else None
    if what is not None and found is not None:
        current, interruption = found
        if interruption.until is None and event.told is not None:
            current.tables[what.table].told = Told(event.told, at, author, what.id)
        end_interruption(current, interruption, at)


INTERRUPTED_TABLES: Feature[HasTables] = Feature(
    decisions={
        OpenCall: _open_call,
        ChangeCall: _change_call,
        CloseCall: _close_call,
        OpenAppeal: _open_appeal,
        StartDeckCheck: _start_check,
        FinishDeckCheck: decide_finished_check,
    },
    obstacles={CallOpened: _place_obstacle, DeckCheckStarted: _place_obstacle},
    effects={
        RoundStarted: _interrupt_by_waiting,
        CallOpened: _interrupt_by_call,
        CallChanged: _change_reason,
        CallClosed: _release_from_call,
        DeckCheckStarted: _interrupt_by_check,
        DeckCheckFinished: _release_from_check,
    },
)
