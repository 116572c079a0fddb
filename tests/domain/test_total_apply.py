"""Whatever was recorded can be applied, and looked at afterwards."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from judgekit.cli.tournaments.state_object import clock_snapshots, state_object
from judgekit.domain.call_snapshot import call_snapshot
from judgekit.domain.calls.events import AppealOpened, CallOpened
from judgekit.domain.check_snapshot import check_snapshot
from judgekit.domain.clock.events import RoundStarted, TurnTaken
from judgekit.domain.deck_checks.events import DeckCheckStarted
from judgekit.domain.infractions.events import PenaltyIssued
from judgekit.domain.shared.moment import Moment
from judgekit.domain.tournament import EVENT_KINDS, Tournament, apply, obstacle
from tests.any_events import ANY_EVENT, MOMENTS, any_struct
from tests.day import TEN


def look(state: Tournament, now: Moment) -> None:
    """Compute all that is shown of it."""
    state_object(state, clock_snapshots(state, now))
    for call in state.calls.by_number.values():
        call_snapshot(state, call, now)
    for check in state.deck_checks.by_number.values():
        check_snapshot(state, check, now)
    assert state.calls.last_number + 1 not in state.calls.by_number
    assert state.deck_checks.last_number + 1 not in state.deck_checks.by_number
    assert state.appeals.last_number + 1 not in state.appeals.by_number
    assert state.infractions.last_number + 1 not in state.infractions.by_number
    for appeal in state.appeals.by_number.values():
        assert appeal.took is None or isinstance(appeal.took, int)
    for written in state.infractions.penalties:
        assert written in state.penalties_of(written.issued.player)


BUSY = (
    RoundStarted("main", 1, 60_000),
    CallOpened(1, 1, "ruling", "main", 1, counts=True),
    DeckCheckStarted(1, 2, clock="main", round=1, counts=True),
    AppealOpened(1, 1, "main", 1, ruling="Warning", call=1),
    PenaltyIssued("Anna Rossi", "ipg-3.3", "warning", number=1),
)


@settings(max_examples=250)
@given(st.sampled_from(((), BUSY)), st.lists(st.tuples(ANY_EVENT, MOMENTS), max_size=10), MOMENTS)
def test_any_events_in_any_order_are_applied_and_looked_at(before, recorded, now):
    state = Tournament()
    for event, at in (*((each, TEN) for each in before), *recorded):
        obstacle(state, event, at)
        apply(state, event, at, "Ann")
    look(state, now)


@pytest.mark.parametrize("kind", EVENT_KINDS.values(), ids=EVENT_KINDS)
@settings(max_examples=15)
@given(st.data())
def test_any_event_is_applied_first_and_twice_as_the_codec_reads_it(kind, data):
    event = data.draw(any_struct(kind))
    assert msgspec.json.decode(msgspec.json.encode(event), type=kind) == event
    for before in ((), BUSY):
        state = Tournament()
        for each in (*before, event, event):
            apply(state, each, TEN, "Ann")
        look(state, TEN)


def test_a_turn_before_the_turns_is_none():
    state = Tournament()
    for event in (*BUSY, TurnTaken("main", 1)):
        apply(state, event, TEN)
    table = state.clocks.by_name["main"].round.tables[1]
    assert (table.turns, table.done) == ((), False)
