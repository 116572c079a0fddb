"""Assignment of penalties to the round in progress, and additional turns for Slow Play."""

from __future__ import annotations

from typing import Protocol

from judgekit.domain.clock.commands import CallSlowPlay
from judgekit.domain.clock.decide import find_place
from judgekit.domain.clock.events import SlowPlayCalled
from judgekit.domain.clock.feature import FEATURE as CLOCK
from judgekit.domain.clock.state import TURNS_FOR_SLOW_PLAY, HasClocks
from judgekit.domain.infractions.commands import IssuePenalty
from judgekit.domain.infractions.decide import decide_penalty
from judgekit.domain.infractions.events import PenaltyIssued
from judgekit.domain.infractions.state import SLOW_PLAY, HasInfractions, Penalty
from judgekit.domain.shared.event import Event
from judgekit.domain.shared.feature import Decision, Feature
from judgekit.domain.shared.moment import Moment
from judgekit.domain.shared.refusal import Refusal


class HasPenalties(HasInfractions, HasClocks, Protocol):
    """A state that has penalties and clocks."""


def _issue_penalty(state: HasPenalties, command: IssuePenalty, at: Moment) -> Decision:
    place = None
    if command.table is not None:
        place = find_place(state.clocks, command.table, command.clock, at)
    if isinstance(place, Refusal):
        return place
    issued = decide_penalty(state.infractions, command, place)
    if isinstance(issued, Refusal):
        return issued
    return issued, *_turns_for(state, issued, at)


def _turns_for(state: HasPenalties, issued: PenaltyIssued, at: Moment) -> tuple[Event, ...]:
    """Turns that a Slow Play penalty adds (IPG 3.3), unless they were added before."""
    table = issued.table
    is_slow_play = issued.infraction == SLOW_PLAY and issued.penalty != Penalty.NONE
    if not is_slow_play or table is None or not issued.clock:
        return ()
    seated = state.clocks.by_name[issued.clock].round.tables.get(table)
    written = state.infractions.slow_plays(issued.clock, issued.round, table)
    if seated is not None and seated.added_turns > written * TURNS_FOR_SLOW_PLAY:
        return ()
    command = CallSlowPlay(table, issued.player, issued.clock)
    called = CLOCK.decisions[CallSlowPlay](state, command, at)
    if not isinstance(called, SlowPlayCalled):
        return ()
    if CLOCK.obstacles[SlowPlayCalled](state, called, at) is not None:
        return ()
    return (called,)


PENALTIES_AT_TABLES: Feature[HasPenalties] = Feature(decisions={IssuePenalty: _issue_penalty})
