"""Calls, checks, appeals and penalties are known by ids and named by numbers or ids."""

from __future__ import annotations

import msgspec
import pytest

from judgekit.domain.calls.commands import (
    AmendAppeal,
    ChangeCall,
    CloseCall,
    DecideAppeal,
    DraftAppeal,
    OpenAppeal,
    OpenCall,
)
from judgekit.domain.calls.events import AppealDecided, AppealOpened, CallClosed
from judgekit.domain.deck_checks.commands import (
    ChangeDeckCheck,
    FinishDeckCheck,
    MarkChecklist,
    StartDeckCheck,
    TickDeck,
)
from judgekit.domain.deck_checks.events import DeckCheckFinished
from judgekit.domain.deck_return import ReturnDecks
from judgekit.domain.infractions.commands import CorrectPenalty, IssuePenalty
from judgekit.domain.infractions.events import PenaltyIssued
from judgekit.domain.shared.history import TakeBack, Undo
from judgekit.domain.shared.moment import MINUTE
from judgekit.domain.shared.refusal import Refusal, RefusalCode
from judgekit.domain.team.feature import TEAM_EVENTS
from judgekit.domain.tournament import COMPOSITION, Tournament, apply
from judgekit.engine.redeciding import state_of
from judgekit.engine.timeline import Step, Timeline
from tests.day import TEN, Day, round_day

WARNING = IssuePenalty("Rossi", "ipg-2.5", "warning")


def tables(day: Day) -> list[tuple[int, int]]:
    """Number and table of each call."""
    return [(each.number, each.table) for each in day.engine.state.calls.entered]


# -- numbers


def test_numbers_are_places_among_what_is_in_force():
    day = round_day()
    steps = [day.do(OpenCall(table)) for table in (4, 7, 9)]
    assert tables(day) == [(1, 4), (2, 7), (3, 9)]
    day.do(TakeBack(steps[1].id))
    assert tables(day) == [(1, 4), (2, 9)]
    day.do(OpenCall(12))
    assert tables(day) == [(1, 4), (2, 9), (3, 12)]
    day.do(Undo())
    assert tables(day) == [(1, 4), (2, 9)]


def test_a_number_that_an_undo_made_free_is_another_things_and_the_id_is_not():
    day = round_day()
    before = day.do(OpenCall(4)).id
    day.do(Undo())
    day.do(OpenCall(9))
    assert day.refused(CloseCall(number=before)) is RefusalCode.NO_OPEN_CALL
    assert day.events(CloseCall(number=1)) == [CallClosed("call 1", told=0)]
    assert day.engine.state.calls.entered.find(1).table == 9


def test_what_was_closed_stays_closed_where_one_before_it_is_taken_back():
    day = round_day()
    first, _, third = (day.do(OpenCall(table)) for table in (4, 7, 9))
    day.do(CloseCall(9))
    day.do(DraftAppeal(3, facts="drew two"))
    day.do(TakeBack(first.id))
    calls = day.engine.state.calls
    assert [(each.number, each.table) for each in calls.open_calls()] == [(1, 7)]
    assert calls.entered.find(third.id).closed == day.engine.now()
    assert list(day.engine.state.appeals.drafts) == [third.id]


def test_what_is_entered_late_is_numbered_by_its_entry():
    events = [
        PenaltyIssued(player, "ipg-2.5", "warning", id=id_)
        for player, id_ in (("Late", "c"), ("Rossi", "a"), ("Petrova", "b"), ("New", "d"))
    ]
    state = Tournament(entry_order={"a": 4, "b": 5, "c": 9})
    for at, event in enumerate(events):
        apply(state, event, TEN + at)
    written = [(each.number, each.issued.player) for each in state.infractions.penalties]
    assert written == [(1, "Rossi"), (2, "Petrova"), (3, "Late"), (4, "New")]
    assert [each.number for each in state.penalties_of("Late", "Rossi")] == [1, 3]


# -- ids


def test_what_begins_has_the_id_of_its_event():
    day = round_day()
    day.do(OpenCall(4))
    day.do(OpenAppeal(4, ruling="Warning"))
    day.do(StartDeckCheck(4))
    day.do(ReturnDecks(FinishDeckCheck(4), (WARNING,)))
    begun = [each for each in day.log.recorded if type(each.payload) in COMPOSITION.beginnings]
    assert [each.payload.id for each in begun] == [each.id for each in begun]
    # What became of a step of a shared event: tests/engine/sharing/test_started_apart.py.
    assert {type(each.payload) for each in begun} == COMPOSITION.beginnings - TEAM_EVENTS


def test_two_beginnings_in_one_step_are_two_things():
    day = round_day()
    day.do(StartDeckCheck(4))
    penalties = (WARNING, msgspec.structs.replace(WARNING, player="Petrova"))
    foreseen = day.engine.foresee(ReturnDecks(FinishDeckCheck(4), penalties))
    expected = day.engine.expected(ReturnDecks(FinishDeckCheck(4), penalties))
    step = day.do(ReturnDecks(FinishDeckCheck(4), penalties))
    for state in (foreseen, day.engine.state):
        written = [(each.number, each.issued.player) for each in state.infractions.penalties]
        assert written == [(1, "Rossi"), (2, "Petrova")]
        check = state.deck_checks.entered.find(1)
        assert check.penalties == tuple(each.id for each in state.infractions.penalties)
    for each in (expected, step):
        assert isinstance(each, Step)
        assert len({event.id for event in each.events[1:]}) == 2
    assert [event.id for event in step.events[1:]] == [
        each.id for each in day.log.recorded if each.step == step.id and each.id != step.id
    ]


def test_a_replay_gives_the_same_ids():
    day = round_day()
    day.do(OpenCall(4))
    day.do(WARNING)
    assert state_of(Timeline(day.log.recorded)) == day.engine.state


# -- names in commands


@pytest.fixture
def busy() -> Day:
    """A round with a call and a check at table 4, an appeal of that call, and a penalty."""
    day = round_day()
    day.do(OpenCall(4))
    day.do(StartDeckCheck(4))
    day.do(OpenAppeal(4, ruling="Warning"))
    day.do(WARNING)
    return day


def id_in(day: Day, kind: str) -> str:
    state = day.engine.state
    containers = {"call": state.calls, "check": state.deck_checks, "appeal": state.appeals}
    return (containers.get(kind) or state.infractions).entered.find(1).id


@pytest.mark.parametrize(
    ("kind", "command"),
    [
        ("call", lambda name: ChangeCall(number=name, note="which?")),
        ("call", lambda name: CloseCall(number=name)),
        ("call", lambda name: DraftAppeal(name, facts="two")),
        ("appeal", lambda name: AmendAppeal(name, facts="two")),
        ("appeal", lambda name: DecideAppeal(outcome="upheld", number=name)),
        ("check", lambda name: ChangeDeckCheck(name, reason="sleeves")),
        ("check", lambda name: TickDeck(name, done=True)),
        ("check", lambda name: MarkChecklist(name, "sleeves")),
        ("check", lambda name: FinishDeckCheck(check=name)),
        ("penalty", lambda name: CorrectPenalty(name, comment="twice")),
    ],
)
def test_a_thing_is_named_by_its_number_its_digits_or_its_id(busy, kind, command):
    given = [command(name) for name in (1, "1", id_in(busy, kind))]
    first, *others = [busy.engine.expected(each) for each in given]
    assert isinstance(first, Step)
    assert all(each.events == first.events for each in others)
    assert all(isinstance(busy.engine.refusal(command(name)), Refusal) for name in (2, "2", "x"))


def test_who_names_nothing_says_a_table(busy):
    for command in (CloseCall(), ChangeCall(), FinishDeckCheck(), DecideAppeal(outcome="upheld")):
        refusal = busy.engine.refusal(command)
        assert refusal == Refusal(RefusalCode.WRONG_VALUE, {"field": "table"})


def test_what_is_named_wins_over_the_table_unless_that_is_given_too():
    day = round_day()
    for reason in ("ruling", "errand"):
        day.do(OpenCall(4, reason))
    day.do(StartDeckCheck(4))
    day.do(OpenAppeal(4, ruling="Warning"))
    for wrong in (
        CloseCall(5, number=1),
        ChangeCall(5, number=1),
        FinishDeckCheck(5, check=1),
        DecideAppeal(5, "upheld", number=1),
        OpenAppeal(5, ruling="Warning", call=1),
    ):
        assert isinstance(day.engine.refusal(wrong), Refusal)
    assert day.events(CloseCall(4, number=1)) == [CallClosed("call 1")]
    assert day.events(CloseCall(number=2)) == [CallClosed("call 2")]
    assert day.events(FinishDeckCheck(check=1)) == [DeckCheckFinished("check 1", told=-3 * MINUTE)]
    assert day.events(DecideAppeal(0, "upheld", number=1)) == [AppealDecided("appeal 1", "upheld")]


def test_an_appeal_that_names_its_call_is_at_the_table_of_that():
    day = round_day()
    day.do(OpenCall(4))
    asked = AppealOpened(4, "main", 1, ruling="Warning", call="call 1", round_id="main 1")
    (opened,) = day.events(OpenAppeal(call=1, ruling="Warning"))
    assert opened == msgspec.structs.replace(asked, id="appeal 1")


def test_the_latest_is_closed_where_none_is_named_and_no_other_where_the_named_one_is_over():
    day = round_day()
    for reason in ("ruling", "errand"):
        day.do(OpenCall(4, reason))
    assert day.events(CloseCall(4)) == [CallClosed("call 2")]
    assert day.refused(CloseCall(4, number=2)) is RefusalCode.NO_OPEN_CALL
    assert [each.number for each in day.engine.state.calls.open_calls()] == [1]


def test_what_names_nothing_known_has_no_effect():
    day = round_day()
    day.do(OpenCall(4))
    before = state_of(day.engine.timeline)
    for event in (CallClosed("1"), CallClosed("unknown"), DeckCheckFinished("1")):
        apply(day.engine.state, event, TEN)
    assert day.engine.state == before
