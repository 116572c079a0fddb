"""Assignment of penalties to rounds, turns for Slow Play, and time for Tardiness."""

from __future__ import annotations

from typing import Protocol

import msgspec

from judgekit.domain.clock.commands import CallSlowPlay, GrantExtension
from judgekit.domain.clock.decide import LONGEST_SHIFT, find_place, wrong_table, wrong_value
from judgekit.domain.clock.events import ExtensionGranted, SlowPlayCalled
from judgekit.domain.clock.feature import FEATURE as CLOCK
from judgekit.domain.clock.playing_time import Interruption, Reason, owed_time
from judgekit.domain.clock.state import TURNS_FOR_SLOW_PLAY, Clocks, HasClocks, Round, Table
from judgekit.domain.infractions.commands import CorrectPenalty, IssuePenalty
from judgekit.domain.infractions.decide import decide_correction, decide_penalty
from judgekit.domain.infractions.events import PenaltyIssued
from judgekit.domain.infractions.lateness import gives_time_back
from judgekit.domain.infractions.state import SLOW_PLAY, HasInfractions, Penalty
from judgekit.domain.shared.event import Event
from judgekit.domain.shared.feature import Decision, Feature
from judgekit.domain.shared.interruptions import TableInRound
from judgekit.domain.shared.moment import SECOND, Moment
from judgekit.domain.shared.numbered import is_named, number_in
from judgekit.domain.shared.refusal import Refusal


class HasPenalties(HasInfractions, HasClocks, Protocol):
    """A state that has penalties and clocks."""


def possible_lateness(current: Round, late: int, at: Moment) -> int:
    """Return how late a player can have been at an instant: no later than the round is old.

    Both are in milliseconds of round time.
    """
    return min(late, current.elapsed(at))


def _issue_penalty(state: HasPenalties, command: IssuePenalty, at: Moment) -> Decision:
    if not 0 <= command.late_seconds <= LONGEST_SHIFT:
        return wrong_value("late_seconds")
    place = _place_of(state.clocks, command, at)
    if isinstance(place, Refusal):
        return place
    issued = decide_penalty(command, place)
    if isinstance(issued, Refusal):
        return issued
    late = round(command.late_seconds * SECOND)
    return issued, *_turns_for(state, issued, at), *_time_for(state, issued, late, at)


def _place_of(clocks: Clocks, command: IssuePenalty, at: Moment) -> TableInRound | Refusal | None:
    """The round that a penalty names, in progress or not, else the one its table is playing.

    None if it names neither. Of a number that no round of the table's clock has, only the number is
    known.
    """
    table, name = command.table, command.round
    if name is None or not is_named(name):
        return None if table is None else find_place(clocks, table, command.clock, at)
    refusal = wrong_table(table) if table is not None else None
    if refusal is not None:
        return refusal
    number = number_in(name)
    clock = command.clock or ("" if number is None or table is None else clocks.find(table))
    named = clocks.round_named(name, clock) if clock or number is None else None
    if named is not None:
        return TableInRound(table or 0, named.clock, named.number, round_id=named.id)
    if number is None or number < 0:
        return wrong_value("round")
    place = find_place(clocks, table, command.clock, at) if table is not None else TableInRound(0)
    if isinstance(place, Refusal):
        return place
    return msgspec.structs.replace(place, round=number, round_id="")


def _correct_penalty(state: HasPenalties, command: CorrectPenalty, at: Moment) -> Decision:
    """Correct a penalty; another number is that of the newest such round of its clock."""
    event = decide_correction(state, command, at)
    if isinstance(event, Refusal) or command.round is None:
        return event
    number, clock = number_in(command.round), event.clock
    if number is not None and number == event.round:
        return event
    named = state.clocks.round_named(command.round, clock) if clock or number is None else None
    if number is None:
        if named is None:
            return wrong_value("round")
        number, clock = named.number, named.clock
    if number < 0:
        return wrong_value("round")
    round_id = named.id if named is not None else ""
    return msgspec.structs.replace(event, clock=clock, round=number, round_id=round_id)


def _turns_for(state: HasPenalties, issued: PenaltyIssued, at: Moment) -> tuple[Event, ...]:
    """Turns that a Slow Play penalty adds (IPG 3.3), unless they were added before."""
    table = issued.table
    is_slow_play = issued.infraction == SLOW_PLAY and issued.penalty != Penalty.NONE
    current = state.clocks.rounds.get(issued.round_id)
    if not is_slow_play or table is None or current is None:
        return ()
    seated = current.tables.get(table)
    written = state.infractions.slow_plays(current.id, table)
    if seated is not None and seated.added_turns > written * TURNS_FOR_SLOW_PLAY:
        return ()
    command = CallSlowPlay(table, issued.player, issued.clock, issued.round_id)
    called = CLOCK.decisions[CallSlowPlay](state, command, at)
    if not isinstance(called, SlowPlayCalled):
        return ()
    if CLOCK.obstacles[SlowPlayCalled](state, called, at) is not None:
        return ()
    return (called,)


def _time_for(
    state: HasPenalties, issued: PenaltyIssued, late: int, at: Moment
) -> tuple[Event, ...]:
    """The extension that a Tardiness penalty gives: as long as the player was late (IPG 3.1)."""
    table, current = issued.table, state.clocks.rounds.get(issued.round_id)
    if table is None or current is None or not gives_time_back(issued):
        return ()
    by = _lateness_not_given(current, table, late, at)
    if by <= 0:
        return ()
    reason = Reason.TARDINESS.value
    command = GrantExtension(table, by / SECOND, reason, issued.clock, issued.round_id)
    granted = CLOCK.decisions[GrantExtension](state, command, at)
    if not isinstance(granted, ExtensionGranted):
        return ()
    if CLOCK.obstacles[ExtensionGranted](state, granted, at) is not None:
        return ()
    return (granted,)


def _lateness_not_given(current: Round, table: int, late: int, at: Moment) -> int:
    """How much of the lateness no call and no earlier extension for tardiness gives the table.

    The lateness counts as an interruption from the beginning of the round, so that the part of it
    in which a call was open is given once.
    """
    seated = current.tables.get(table) or Table()
    elapsed = current.elapsed(at)
    until = possible_lateness(current, late, at)
    missing = Interruption("", Reason.TARDINESS.value, 0, counts=True, until=until)
    others = seated.interruptions
    due = owed_time((missing, *others), elapsed) - owed_time(others, elapsed)
    given = sum(grant.by for grant in seated.grants if grant.reason == Reason.TARDINESS)
    return due - given


PENALTIES_AT_TABLES: Feature[HasPenalties] = Feature(
    decisions={IssuePenalty: _issue_penalty, CorrectPenalty: _correct_penalty}
)
