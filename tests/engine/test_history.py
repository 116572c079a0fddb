"""Taking back, putting back, putting right and entering late, one picture each."""

from __future__ import annotations

import pytest

from judgekit.domain.calls.commands import CloseCall, OpenCall
from judgekit.domain.clock.commands import (
    EndRound,
    GrantExtension,
    PauseClock,
    ResumeClock,
    StartRound,
)
from judgekit.domain.infractions.commands import IssuePenalty
from judgekit.domain.setup.commands import CreateTournament, Note
from judgekit.domain.shared.history import (
    Amend,
    Dated,
    PutBack,
    Redo,
    TakeBack,
    Together,
    Undo,
)
from judgekit.domain.shared.moment import MINUTE
from judgekit.domain.shared.refusal import Refusal, RefusalCode
from judgekit.engine.engine import Device, Engine
from judgekit.engine.timeline import Step
from tests.day import TEN, Counting, Day, KeptLog, StillClock, round_day


def late(day: Day, minutes: float, command) -> Step:
    """Enter a command for so many minutes after ten; it must be accepted."""
    outcome = day.engine.submit(command, "Ann", TEN + round(minutes * MINUTE))
    assert isinstance(outcome, Step), outcome
    return outcome


def call_of_ten_minutes() -> tuple[Day, Step, Step]:
    day = round_day()
    opened = day.at(20).do(OpenCall(5))
    closed = day.at(24).do(CloseCall(5))
    return day, opened, closed


class TestRedo:
    def test_it_brings_back_what_was_undone_at_its_own_instants(self):
        day, opened, closed = call_of_ten_minutes()
        day.at(30).do(Undo(2))
        day.at(31).do(Redo(2))
        assert (opened.counts, closed.counts) == (True, True)
        assert day.extension(5) == 240

    def test_what_was_undone_last_comes_back_first(self):
        day, opened, closed = call_of_ten_minutes()
        day.at(30).do(Undo())
        day.do(Undo())
        day.do(Redo())
        assert (opened.counts, closed.counts) == (True, False)
        assert day.engine.redoable() is closed

    def test_it_is_gone_once_something_else_was_done(self):
        day, _, closed = call_of_ten_minutes()
        day.at(30).do(Undo())
        day.do(Note("tea"))
        assert day.refused(Redo()) is RefusalCode.NOTHING_TO_REDO
        day.do(PutBack(closed.id))
        assert day.extension(5) == 240

    def test_an_undo_after_it_takes_back_the_same_again(self):
        day, _, closed = call_of_ten_minutes()
        day.at(30).do(Undo())
        day.do(Redo())
        assert day.engine.undoable() is closed

    @pytest.mark.parametrize(
        "commands",
        [
            (Undo(2), Redo(2)),
            (Undo(), Undo(), Redo(), Redo()),
            (Undo(2), Redo(), Redo()),
            (Undo(), Undo(), Redo(2)),
        ],
    )
    def test_what_was_taken_back_on_purpose_stays_so_over_undo_and_redo(self, commands):
        day, _, closed = call_of_ten_minutes()
        taken = day.at(30).do(TakeBack(closed.id))
        for command in commands:
            day.do(command)
        assert (taken.counts, closed.counts) == (True, False)
        assert not Day(day.log.recorded).engine.timeline.step(closed.id).counts
        day.do(PutBack(closed.id))
        assert closed.counts

    def test_what_was_put_back_and_undone_is_as_it_was_before(self):
        day, _, closed = call_of_ten_minutes()
        day.at(30).do(TakeBack(closed.id))
        put = day.do(PutBack(closed.id))
        day.do(Undo(3))
        day.do(Redo(2))
        assert (put.counts, closed.counts) == (False, False)
        day.do(Redo())
        assert (put.counts, closed.counts) == (True, True)


class TestUndoIsOnesOwn:
    def test_it_leaves_what_another_laptop_entered(self):
        day = round_day()
        mine = day.at(1).do(GrantExtension(1, 60))
        other = Engine(
            KeptLog(), day.log.recorded, StillClock(TEN + 2 * MINUTE), Device("other", Counting())
        )
        assert other.refusal(Undo()) == Refusal(RefusalCode.NOTHING_TO_UNDO, {"steps": 0})
        assert isinstance(other.submit(GrantExtension(2, 60)), Step)
        assert isinstance(other.submit(Undo()), Step)
        assert other.timeline.step(mine.id).counts

    def test_it_takes_back_an_amendment_before_what_it_amended(self):
        day, opened, _ = call_of_ten_minutes()
        amendment = day.at(30).do(Amend(opened.id, {"reason": "other"}))
        day.do(Undo())
        assert not amendment.counts
        assert day.engine.state.calls.entered.find(1).reason == "ruling"

    def test_two_at_once_are_two_one_after_the_other(self):
        days = []
        for commands in ([Undo(2)], [Undo(), Undo()]):
            day = Day()
            first, second = day.do(Note("one")), day.do(Note("two"))
            day.do(Undo())
            day.do(PutBack(second.id))
            for command in commands:
                day.do(command)
            days.append((first.counts, second.counts))
        assert days == [(False, False)] * 2

    def test_what_was_taken_back_on_purpose_comes_back_by_it(self):
        day, _, closed = call_of_ten_minutes()
        day.at(30).do(TakeBack(closed.id))
        day.do(Undo())
        assert closed.counts


class TestAmending:
    def test_a_call_opened_at_the_wrong_table_is_closed_where_it_was(self):
        day, opened, _ = call_of_ten_minutes()
        day.at(30).do(Amend(opened.id, {"table": 7}))
        assert day.extension(7) == 240
        assert 5 not in day.engine.state.clocks.by_name["main"].round.tables

    def test_the_time_of_a_close_moves_the_deadline_and_what_was_told_stays(self):
        day, _, closed = call_of_ten_minutes()
        day.at(30).do(Amend(closed.id, {"at": TEN + 26 * MINUTE}))
        assert day.extension(5) == 360
        assert day.engine.state.calls.entered.find(1).due == 360_000
        table = day.engine.state.clocks.by_name["main"].round.tables[5]
        assert table.told.reading == -240_000

    def test_what_a_later_entry_rests_on_stands_in_the_way(self):
        day, opened, closed = call_of_ten_minutes()
        outcome = day.at(30).engine.submit(Amend(opened.id, {"at": TEN + 25 * MINUTE}))
        assert outcome == Refusal(
            RefusalCode.RESTED_ON,
            {
                "step": closed.id,
                "at": "2026-11-21T10:24:00Z",
                "do": "close-call",
                "reason": "no-open-call",
            },
        )
        assert day.extension(5) == 240

    @pytest.mark.parametrize(
        ("fields", "field"),
        [({"colour": 1}, "colour"), ({"table": "x"}, "table"), ({"do": "x"}, "do")],
    )
    def test_values_that_cannot_be_are_refused(self, fields, field):
        day, opened, _ = call_of_ten_minutes()
        outcome = day.engine.submit(Amend(opened.id, fields))
        assert outcome == Refusal(RefusalCode.WRONG_VALUE, {"field": field})

    def test_undos_and_what_is_taken_back_cannot_be(self):
        day, opened, closed = call_of_ten_minutes()
        undo = day.do(Undo())
        assert day.refused(Amend(closed.id, {"note": "x"})) is RefusalCode.ALREADY_UNDONE
        assert day.refused(Amend(undo.id, {"note": "x"})) is RefusalCode.NOT_AMENDABLE
        assert day.refused(Amend("nobody", {})) is RefusalCode.UNKNOWN_STEP
        assert opened.counts

    def test_the_beginning_may_be_put_right_but_not_past_others(self):
        day = Day()
        begun = day.at(10).do(CreateTournament(name="Cup"))
        day.at(20).do(StartRound())
        day.at(30).do(Amend(begun.id, {"at": TEN + 5 * MINUTE}))
        late(day, 6, Note("doors"))
        outcome = day.engine.submit(Amend(begun.id, {"at": TEN + 7 * MINUTE}))
        assert (outcome.values["do"], outcome.values["reason"]) == ("note", "before-event")

    def test_twice_and_taken_back_once_is_the_first_time(self):
        day, opened, _ = call_of_ten_minutes()
        day.at(30).do(Amend(opened.id, {"table": 7}))
        day.do(Amend(opened.id, {"table": 9}))
        day.do(Undo())
        assert day.extension(7) == 240

    def test_several_are_one_step_decided_together(self):
        # Each by itself could not have happened: the close would come before the opening.
        day, opened, closed = call_of_ten_minutes()
        times = [(opened, 30), (closed, 36)]
        lines = [Dated(TEN, Amend(each.id, {"at": TEN + at * MINUTE})) for each, at in times]
        corrected = day.at(40).do(Together(tuple(lines)))
        assert day.extension(5) == 360
        assert Day(day.log.recorded).at(40).extension(5) == 360
        day.do(Undo())
        assert (corrected.counts, day.extension(5)) == (False, 240)

    def test_several_with_one_that_cannot_be_change_nothing(self):
        day, opened, closed = call_of_ten_minutes()
        lines = [
            Dated(TEN, Amend(closed.id, {"note": "x"})),
            Dated(TEN, Amend(opened.id, {"table": "x"})),
        ]
        outcome = day.engine.submit(Together(tuple(lines)))
        assert outcome == Refusal(RefusalCode.WRONG_VALUE, {"field": "table"})
        assert day.refused(Together((lines[0], Dated(TEN, Note("x"))))) is RefusalCode.WRONG_VALUE
        assert day.engine.state.calls.entered.find(1).note == ""

    def test_one_part_of_a_step_of_several_leaves_the_others(self):
        day = round_day().at(40)
        call = (Dated(TEN + 10 * MINUTE, OpenCall(3)), Dated(TEN + 15 * MINUTE, CloseCall(3)))
        entered = day.do(Together(call))
        day.do(Amend(entered.further[0].id, {"at": TEN + 17 * MINUTE}))
        day.do(Amend(entered.id, {"table": 9}))
        assert day.extension(9) == 420
        parts = [Amend(entered.id, {"table": 8}), Amend(entered.further[0].id, {"note": "x"})]
        day.do(Together(tuple(Dated(TEN, each) for each in parts)))
        assert (day.extension(8), day.engine.state.calls.entered.find(1).note) == (420, "x")


class TestLateEntries:
    def test_a_pause_that_was_noticed_late(self):
        day, _, _ = call_of_ten_minutes()
        day.at(40)
        late(day, 30, PauseClock())
        late(day, 35, ResumeClock())
        assert day.snapshot().ends_at == TEN + 55 * MINUTE
        assert day.extension(5) == 240

    def test_a_call_of_a_while_ago_in_one_step(self):
        day = round_day()
        day.at(40)
        lines = (Dated(TEN + 10 * MINUTE, OpenCall(3)), Dated(TEN + 15 * MINUTE, CloseCall(3)))
        entered = day.do(Together(lines))
        assert day.extension(3) == 300
        day.do(Undo())
        assert not entered.counts
        assert day.engine.state.calls.open_calls() == []

    def test_what_was_entered_since_is_told_if_it_could_not_have_happened(self):
        day, opened, _ = call_of_ten_minutes()
        outcome = day.at(40).engine.submit(OpenCall(5), "Ann", TEN + 10 * MINUTE)
        assert isinstance(outcome, Refusal)
        assert outcome.values["step"] == opened.id
        assert outcome.values["reason"] == "call-already-open"

    def test_not_in_the_future_and_not_before_the_event(self):
        day = Day()
        day.at(1).do(CreateTournament(name="Cup"))
        early = day.at(5).engine.submit(Note("x"), at=TEN)
        assert early == Refusal(RefusalCode.BEFORE_EVENT)
        assert day.engine.submit(Note("x"), at=TEN + 6 * MINUTE) == Refusal(
            RefusalCode.IN_THE_FUTURE
        )

    def test_a_close_takes_the_call_that_it_would_have_found_in_time(self):
        day = round_day()
        old = day.at(10).do(OpenCall(3))
        day.at(55).do(EndRound())
        day.at(60).do(StartRound())
        day.at(70).do(CloseCall(3))
        newer = late(day, 65, OpenCall(3))
        calls = day.engine.state.calls
        assert calls.open_call(old.id) is not None
        assert calls.open_call(newer.id) is None
        assert day.extension(3) == 300

    def test_its_number_is_the_newest_and_its_instant_its_own(self):
        day = round_day()
        day.at(30).do(IssuePenalty("Rossi", "ipg-2.5", "warning"))
        day.at(40)
        late(day, 10, IssuePenalty("Lind", "ipg-2.5", "warning"))
        numbers = {
            each.issued.player: each.number for each in day.engine.state.infractions.penalties
        }
        assert numbers == {"Rossi": 1, "Lind": 2}
        again = Day(day.log.recorded)
        assert again.engine.state == day.engine.state

    def test_equal_instants_keep_the_order_of_entry(self):
        day = Day()
        day.at(5).do(Note("first"))
        day.at(9).do(Note("later"))
        late(day, 5, Note("second"))
        assert [text for _, text in day.engine.state.setup.notes] == ["first", "second", "later"]


def test_a_change_that_cannot_be_written_changes_nothing():
    day, opened, _ = call_of_ten_minutes()
    before = day.extension(5)
    day.log.fails = OSError("full")
    with pytest.raises(OSError, match="full"):
        day.engine.submit(Amend(opened.id, {"table": 7}))
    assert day.extension(5) == before
    assert len(day.engine.timeline.steps) == 3
    day.do(StartRound(clock="side"))
