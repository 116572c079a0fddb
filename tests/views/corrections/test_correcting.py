"""What can be put right of an entry, the command that does it, and what it moves."""

from __future__ import annotations

from judgekit.domain.calls.commands import ChangeCall, CloseCall, OpenAppeal, OpenCall
from judgekit.domain.clock.commands import (
    EndRound,
    FollowComputerClock,
    GrantExtension,
    PauseClock,
    ResumeClock,
    StartRound,
)
from judgekit.domain.deck_checks.commands import FinishDeckCheck, StartDeckCheck
from judgekit.domain.infractions.commands import IssuePenalty
from judgekit.domain.setup.commands import CreateTournament, Note
from judgekit.domain.shared.history import Amend, Together, Undo
from judgekit.domain.shared.moment import MINUTE
from judgekit.engine.engine import Engine
from judgekit.views.corrections.correcting import correcting, correction_of
from judgekit.views.corrections.fields import FieldName, Subject
from judgekit.views.corrections.late_entries import LATE_SUBJECTS, entering, late_entry
from judgekit.views.corrections.moved import MovedKind, moves
from tests.day import TEN, Day, round_day


def at(minutes: float) -> int:
    return TEN + round(minutes * MINUTE)


def corrected(day: Day, step: str, **changes):
    """Put fields of an entry right; return the rows of what that moves."""
    correction = correction_of(day.engine.timeline, step)
    values = {**correction.values(), **{FieldName(name): each for name, each in changes.items()}}
    command = correcting(correction, values)
    before, now = day.engine.state, day.engine.now()
    after = day.engine.foresee(command)
    day.do(command)
    return [(row.kind, row.before, row.after) for row in moves(before, after, now)]


class TestWhatCanBePutRight:
    def test_a_call_is_one_thing_whichever_of_its_entries_is_chosen(self):
        day = round_day()
        steps = [
            day.at(20).do(OpenCall(3, judge="Silva")),
            day.at(21).do(ChangeCall(3, reason="tardiness", judge="Weber")),
            day.at(24).do(CloseCall(3, note="slow")),
        ]
        shown = [correction_of(day.engine.timeline, step.id) for step in steps]
        assert shown[0] == shown[1] == shown[2]
        assert shown[0].subject is Subject.CALL
        assert {field.name: field.value for field in shown[0].fields} == {
            FieldName.OPENED: at(20),
            FieldName.TABLE: 3,
            FieldName.JUDGE: "Weber",
            FieldName.REASON: "tardiness",
            FieldName.CLOSED: at(24),
            FieldName.GIVEN: None,
            FieldName.NOTE: "slow",
        }

    def test_its_judge_is_put_right_in_every_entry_that_named_one(self):
        day = round_day()
        opened = day.at(20).do(OpenCall(3, judge="Silva"))
        day.at(21).do(ChangeCall(3, judge="Weber"))
        day.at(24).do(CloseCall(3))
        corrected(day, opened.id, judge="Okafor")
        assert day.engine.state.calls.entered.find(1).judge == "Okafor"

    def test_not_what_was_taken_back_nor_what_is_about_others_nor_the_beginning(self):
        day = Day()
        begun = day.do(CreateTournament(name="Cup"))
        note = day.do(Note("tea"))
        undo = day.do(Undo())
        for step in (begun, note, undo):
            assert correction_of(day.engine.timeline, step.id) is None

    def test_each_kind_has_its_instant(self):
        day = round_day()
        steps = [
            day.at(2).do(GrantExtension(3, 60)),
            day.at(3).do(PauseClock()),
            day.at(4).do(ResumeClock()),
            day.at(5).do(StartDeckCheck(4)),
            day.at(9).do(FinishDeckCheck(4)),
            day.at(10).do(IssuePenalty("A. Rossi", "ipg-2.1", "warning")),
            day.at(11).do(OpenAppeal(6, "facts", "ruling", "objection", "Silva")),
            day.at(12).do(EndRound()),
        ]
        for step in steps:
            correction = correction_of(day.engine.timeline, step.id)
            assert step.at in [field.value for field in correction.fields]


class TestPuttingRight:
    def test_opening_and_closing_move_together_as_one_step(self):
        day = round_day()
        opened = day.at(20).do(OpenCall(3))
        day.at(24).do(CloseCall(3))
        day.at(30)
        rows = corrected(day, opened.id, opened=at(25), closed=at(30))
        assert rows[0] == (MovedKind.TABLE, -240_000, -300_000)
        assert day.extension(3) == 300
        day.do(Undo())
        assert day.extension(3) == 240

    def test_only_what_differs_is_written(self):
        day = round_day()
        given = day.at(2).do(GrantExtension(3, 60))
        correction = correction_of(day.engine.timeline, given.id)
        assert correcting(correction, correction.values()) is None
        command = correcting(correction, {**correction.values(), FieldName.BY: 90}, "misheard")
        assert command == Amend(given.id, {"seconds": 90}, "misheard")

    def test_a_round_that_began_earlier_ends_earlier(self):
        day = Day()
        begun = day.at(5).do(StartRound())
        day.at(30)
        rows = corrected(day, begun.id, started=at(3), length=55 * 60)
        assert (MovedKind.ROUND_END, at(55), at(58)) in rows
        assert day.snapshot().ends_at == at(58)

    def test_a_penalty_says_what_it_was_and_is(self):
        day = round_day()
        issued = day.do(IssuePenalty("A. Rossi", "ipg-2.1", "warning"))
        rows = corrected(day, issued.id, penalty="game-loss")
        assert rows == [(MovedKind.PENALTY, "warning", "game-loss")]

    def test_a_call_entered_late_in_one_step_is_put_right_like_any_other(self):
        day = round_day().at(40)
        entry = late_entry(Subject.CALL, table=3, opened=at(10), closed=at(15))
        entered = day.do(entering(entry, entry.values()))
        corrected(day, entered.id, closed=at(17), note="watch")
        assert day.extension(3) == 420
        assert day.engine.state.calls.entered.find(1).note == "watch"

    def test_instants_are_by_the_present_time_of_day_whichever_they_were_entered_by(self):
        day = round_day()
        opened = day.at(10).do(OpenCall(3))
        day.do(FollowComputerClock(3600))
        day.at(14).do(CloseCall(3))
        correction = correction_of(day.engine.timeline, opened.id)
        assert correction.field(FieldName.OPENED).value == at(70)
        assert correction.field(FieldName.CLOSED).value == at(74)
        day.at(20)
        corrected(day, opened.id, opened=at(68))
        assert day.extension(3) == 360
        corrected(day, opened.id, closed=at(75))
        assert day.extension(3) == 420


class TestEnteringLate:
    def test_a_call_of_ten_minutes_ago_is_open_or_closed(self):
        day = round_day().at(20)
        entry = late_entry(Subject.CALL, table=3, opened=at(10), note="cut short")
        day.do(entering(entry, entry.values()))
        call = day.engine.state.calls.entered.find(1)
        assert (call.opened, call.is_open, call.note) == (at(10), True, "cut short")

    def test_a_pause_has_a_beginning_and_an_end(self):
        day = round_day().at(20)
        entry = late_entry(Subject.PAUSE, paused=at(10), resumed=at(14))
        command = entering(entry, entry.values())
        assert isinstance(command, Together)
        day.do(command)
        assert day.snapshot().ends_at == at(54)

    def test_a_round_is_fifty_minutes_unless_said_otherwise_and_may_have_no_limit(self):
        day = Day().at(20)
        entry = late_entry(Subject.ROUND_START, started=at(10), length=50 * 60)
        day.do(entering(entry, entry.values()))
        assert day.snapshot().ends_at == at(60)

    def test_with_several_clocks_it_is_about_the_one_that_is_chosen(self):
        day = round_day()
        day.do(StartRound("side", minutes=40))
        day.at(20)
        clocks = tuple(day.engine.state.clocks.by_name)
        entry = late_entry(Subject.PAUSE, clocks, paused=at(10), resumed=at(14))
        assert entry.field(FieldName.CLOCK).choices == ("main", "side")
        day.do(entering(entry, {**entry.values(), FieldName.CLOCK: "side"}))
        assert day.snapshot().ends_at == at(50)
        assert day.snapshot("side").ends_at == at(44)

    def test_without_what_is_needed_there_is_no_command(self):
        for subject in LATE_SUBJECTS:
            entry = late_entry(subject)
            assert entering(entry, entry.values()) is None

    def test_what_it_moves_is_told_before(self):
        day = round_day().at(20)
        entry = late_entry(Subject.CALL, table=3, opened=at(10), closed=at(15))
        after = day.engine.foresee(entering(entry, entry.values()))
        rows = moves(day.engine.state, after, day.engine.now())
        assert [row.kind for row in rows] == [
            MovedKind.TABLE,
            MovedKind.TIME_OF_DAY,
            MovedKind.HALL,
            MovedKind.CALL,
        ]
        assert rows[1].difference == 5 * MINUTE
        assert isinstance(day.engine, Engine)
