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
    for call in state.calls.entered:
        call_snapshot(state, call, now)
    for check in state.deck_checks.entered:
        check_snapshot(state, check, now)
    for features in (state.calls, state.deck_checks, state.appeals, state.infractions):
        numbered = features.entered
        assert [each.number for each in numbered] == list(range(1, len(numbered) + 1))
        assert all(numbered.by_id[each.id] is each for each in numbered)
    for appeal in state.appeals.entered:
        assert appeal.took is None or isinstance(appeal.took, int)
    for written in state.infractions.penalties:
        assert written in state.penalties_of(written.issued.player)


BUSY = (
    RoundStarted("main", 1, 60_000, id="main 1"),
    CallOpened(1, "ruling", "main", 1, counts=True, round_id="main 1", id="one"),
    DeckCheckStarted(2, clock="main", round=1, counts=True, round_id="main 1", id="one"),
    AppealOpened(1, "main", 1, ruling="Warning", call="one", round_id="main 1", id="one"),
    PenaltyIssued("Anna Rossi", "ipg-3.3", "warning", check="one", round_id="main 1", id="one"),
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
    for event in (*BUSY, TurnTaken("main", 1, round_id="main 1")):
        apply(state, event, TEN)
    table = state.clocks.by_name["main"].round.tables[1]
    assert (table.turns, table.done) == ((), False)
