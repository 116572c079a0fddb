"""The one way in which anything changes: decide, append, apply, publish."""

from __future__ import annotations

import pytest

from judgekit.domain.calls.commands import CloseCall, OpenCall
from judgekit.domain.clock.commands import (
    CallSlowPlay,
    CorrectClock,
    EndRound,
    GrantExtension,
    NextTurn,
    PauseClock,
    ResumeClock,
    StartRound,
    StartTurns,
)
from judgekit.domain.deck_checks.commands import StartDeckCheck
from judgekit.domain.setup.commands import Note
from judgekit.domain.shared.history import StepsTakenBack, TakeBack, Undo
from judgekit.domain.shared.moment import SECOND
from judgekit.domain.shared.refusal import Refusal, RefusalCode
from judgekit.domain.shared.topic import Topic
from judgekit.domain.tournament import Tournament
from judgekit.engine.engine import Device, Engine
from judgekit.engine.failures import EnvironmentFailure, FailureReason
from judgekit.engine.publisher import ALL_TOPICS
from judgekit.engine.redeciding import state_of
from judgekit.engine.timeline import Timeline
from tests.day import TEN, Counting, Day, KeptLog, StillClock, round_day
from tests.engine.told_history import what_happened
from tests.plain_state import plainly


class TestSubmitting:
    def test_what_happened_is_recorded_with_who_when_and_where(self):
        day = Day().at(1)
        step = day.do(Note("Doors open."), "Ann")
        (kept,) = day.log.recorded
        assert (kept.at, kept.author, kept.device) == (TEN + 60 * SECOND, "Ann", "laptop")
        assert (kept.boot, kept.ticks) == ("boot", 60 * SECOND)
        assert kept.step == kept.id == step.id
        assert step.events == (kept.payload,)

    def test_what_one_command_makes_happen_is_one_step(self):
        day = round_day()
        day.do(OpenCall(1))
        step = day.at(5).do(CloseCall(1, seconds=60))
        first, second = day.log.recorded[-2:]
        assert first.step == second.step == first.id != second.id
        assert step.events == (first.payload, second.payload)

    @pytest.mark.parametrize("name", ["\ud800", "Ann \udcff", "\udc80\ud800"])
    def test_half_a_sign_is_refused_before_it_reaches_the_record(self, name):
        day = Day()
        refused = [
            day.engine.submit(Note(name)),
            day.engine.submit(OpenCall(4, "other", name)),
            day.engine.submit(Note("Doors open."), name),
        ]
        fields = [each.values["field"] for each in refused if isinstance(each, Refusal)]
        assert fields == ["text", "clock", "author"]
        assert day.engine.timeline.steps == []

    def test_a_refusal_leaves_no_trace(self):
        day = round_day()
        count, heard = len(day.log.recorded), []
        day.engine.publisher.subscribe(heard.append)
        day.refused(CloseCall(1))
        assert len(day.log.recorded) == count
        assert heard == []

    @pytest.mark.parametrize("command", [OpenCall(1), Undo(1)])
    def test_what_could_not_be_kept_has_not_happened_and_can_be_tried_again(self, command):
        day = round_day()
        day.log.fails = EnvironmentFailure(FailureReason.DISK_FULL, "cup.judgekit")
        with pytest.raises(EnvironmentFailure):
            day.engine.submit(command)
        assert day.engine.state == round_day().engine.state
        assert len(day.engine.timeline.steps) == 1
        day.do(command)

    def test_time_never_goes_back_behind_the_last_step(self):
        day = round_day()
        day.at(10).do(OpenCall(1))
        day.at(8)
        assert day.engine.now() == TEN + 600 * SECOND
        day.do(CloseCall(1))
        assert day.log.recorded[-1].at == TEN + 600 * SECOND

    def test_instants_are_multiples_of_the_grain(self):
        clock = StillClock(TEN + 1_700)
        engine = Engine(KeptLog(), (), clock, Device("laptop", Counting(), grain=SECOND))
        assert (engine.now(), engine.milliseconds_into_grain()) == (TEN + 1_000, 700)

    def test_closing_lets_go_of_the_record(self):
        day = Day()
        day.engine.close()
        assert day.log.is_closed


class TestForeseeing:
    def test_nothing_changes(self):
        day = round_day()
        day.at(10).do(OpenCall(1))
        foreseen = day.at(15).engine.foresee(CloseCall(1))
        assert isinstance(foreseen, Tournament)
        assert foreseen.calls.open_calls() == []
        assert len(day.engine.state.calls.open_calls()) == 1
        assert len(day.log.recorded) == 2

    def test_an_undo_is_foreseen_too(self):
        day = round_day()
        day.do(GrantExtension(1, 60))
        foreseen = day.engine.foresee(Undo(2))
        assert isinstance(foreseen, Tournament)
        assert foreseen == Tournament()

    def test_why_it_cannot_be(self):
        day = Day()
        assert isinstance(day.engine.foresee(CloseCall(1)), Refusal)
        refusal = day.engine.refusal(CloseCall(1))
        assert refusal == Refusal(RefusalCode.NO_OPEN_CALL, {"table": 1})
        assert day.engine.refusal(OpenCall(1)) is None


class TestUndo:
    def test_it_is_a_new_step_that_names_what_it_takes_back(self):
        day = round_day()
        first, second = day.do(OpenCall(1)), day.do(OpenCall(2))
        undo = day.do(Undo(2, "wrong hall"), "Bea")
        assert undo.events == (StepsTakenBack((second.id, first.id), "wrong hall"),)
        assert (undo.author, undo.is_undo) == ("Bea", True)
        assert (first.counts, second.counts, undo.counts) == (False, False, True)
        assert first.taken_back_by is undo
        assert len(day.engine.timeline.steps) == 4
        assert day.engine.state == round_day().engine.state

    def test_undos_are_no_steps_to_be_undone(self):
        day = round_day()
        day.do(OpenCall(1))
        day.do(Undo())
        day.do(Undo())
        assert day.engine.state == Tournament()
        assert day.refused(Undo()) is RefusalCode.NOTHING_TO_UNDO

    @pytest.mark.parametrize("steps", [0, -1, 2, 10**30])
    def test_no_more_than_there_is(self, steps):
        assert round_day().refused(Undo(steps)) is RefusalCode.NOTHING_TO_UNDO


class TestTakingBackFromTheMiddle:
    def test_what_nothing_rests_on(self):
        day = round_day()
        granted = day.do(GrantExtension(1, 60))
        day.do(OpenCall(2))
        day.do(TakeBack(granted.id, "another table"))
        assert [each.table for each in day.snapshot().tables] == [2]
        assert day.refused(TakeBack(granted.id)) is RefusalCode.ALREADY_UNDONE

    def test_undos_and_what_is_unknown_cannot_be(self):
        day = round_day()
        day.do(OpenCall(1))
        undo = day.do(Undo())
        assert day.refused(TakeBack(undo.id)) is RefusalCode.UNKNOWN_STEP
        assert day.refused(TakeBack("nobody")) is RefusalCode.UNKNOWN_STEP

    @pytest.mark.parametrize(
        ("before", "command", "after", "reason"),
        [
            ([], StartRound(), GrantExtension(1, 60), "no-clock"),
            ([StartRound()], OpenCall(1), CloseCall(1), "no-open-call"),
            ([StartRound()], PauseClock(), ResumeClock(), "clock-not-paused"),
            ([StartRound()], EndRound(), StartRound(), "clock-in-use"),
            ([StartRound(minutes=0.5)], StartTurns(1), NextTurn(1), "table-not-in-turns"),
            ([StartRound()], GrantExtension(1, 60), GrantExtension(1, -30), "no-such-extension"),
        ],
    )
    def test_what_something_later_rests_on_is_refused(self, before, command, after, reason):
        day = Day()
        for each in before:
            day.do(each)
        back = day.pass_(40).do(command)
        later = day.pass_(35).do(after)
        outcome = day.engine.submit(TakeBack(back.id))
        assert outcome.code is RefusalCode.RESTED_ON
        assert (outcome.values["step"], outcome.values["reason"]) == (later.id, reason)
        day.do(Undo())
        day.do(TakeBack(back.id))

    @pytest.mark.parametrize(
        ("before", "command", "after"),
        [
            ([], StartRound(), OpenCall(1)),
            ([StartRound()], EndRound(), OpenCall(1)),
            ([StartRound(minutes=1)], GrantExtension(1, 60), OpenCall(1)),
            ([StartRound(minutes=2)], CorrectClock(-60), StartDeckCheck(1)),
            ([StartRound(minutes=0.5)], StartTurns(1), CallSlowPlay(1)),
        ],
    )
    def test_what_came_later_is_then_as_if_it_had_not_been(self, before, command, after):
        without, day = Day(), Day()
        for each in before:
            without.do(each)
            day.do(each)
        back = day.pass_(40).do(command)
        day.pass_(35).do(after)
        without.pass_(75).do(after)
        day.do(TakeBack(back.id))
        assert what_happened(day.engine.state) == what_happened(without.engine.state)
        assert plainly(state_of(Timeline(day.log.recorded))) == plainly(day.engine.state)


class TestPublishing:
    @pytest.mark.parametrize(
        ("command", "topics"),
        [
            (GrantExtension(1, 60), {Topic.CLOCK}),
            (OpenCall(1), {Topic.CALLS, Topic.CLOCK}),
            (StartDeckCheck(1), {Topic.DECK_CHECKS, Topic.CLOCK}),
            (Note("x"), {Topic.SETUP, Topic.CLOCK}),
            (Undo(), set(ALL_TOPICS)),
        ],
    )
    def test_pages_hear_of_what_they_show(self, command, topics):
        day, heard = round_day(), []
        day.engine.publisher.subscribe(heard.append)
        day.do(command)
        assert heard == [topics | {Topic.TIMELINE}]

    def test_who_has_left_hears_nothing_more(self):
        day, heard = round_day(), []
        leave = day.engine.publisher.subscribe(heard.append)
        day.engine.publisher.subscribe(lambda _: leave())
        day.do(OpenCall(1))
        day.do(OpenCall(2))
        leave()
        assert len(heard) == 1
