"""What could not be recorded waits in order, and happens at the instant at which it was given."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from judgekit.domain.calls.commands import CloseCall, OpenCall
from judgekit.domain.clock.commands import FinishTable, GrantExtension, StartRound
from judgekit.domain.setup.commands import Note
from judgekit.domain.shared.moment import MINUTE
from judgekit.domain.shared.refusal import RefusalCode
from judgekit.domain.shared.taking_back import StepsTakenBack, Undo
from judgekit.engine.engine import replayed
from judgekit.engine.failures import EnvironmentFailure, FailureReason
from judgekit.engine.pending import PendingCommands
from judgekit.engine.timeline import Timeline
from tests.day import TEN, Day, round_day


class FullDisk:
    """A day whose record can't be written, and the commands that wait for it."""

    def __init__(self, day: Day) -> None:
        self.day = day
        self.pending = PendingCommands()

    def fails(self, command, form=None) -> None:
        """It was accepted, and could not be recorded."""
        self.day.log.fails = EnvironmentFailure(FailureReason.DISK_FULL, "open.judgekit")
        with pytest.raises(EnvironmentFailure):
            self.day.engine.submit(command, "Ann")
        self.pending.keep(self.day.engine, "open", command, "Ann", form)

    def retry(self):
        return self.pending.retry(self.day.engine, "open")

    def recorded(self, count: int) -> list[tuple[object, float]]:
        """The last events with the minutes after ten at which they happened."""
        last = self.day.log.recorded[-count:]
        return [(type(each.payload).__name__, (each.at - TEN) / MINUTE) for each in last]

    @property
    def waiting(self) -> list[object]:
        return [each.command for each in self.pending.items]


@pytest.fixture
def full() -> FullDisk:
    return FullDisk(round_day())


def test_all_that_waited_happens_in_order_and_at_its_own_instant(full):
    for minute in range(1, 9):
        full.day.at(minute)
        full.fails(GrantExtension(minute, 60 * minute))
    assert len(full.waiting) == 8

    full.day.at(30)
    retried = full.retry()

    assert retried.failure is None
    assert full.waiting == []
    assert full.recorded(8) == [("ExtensionGranted", minute) for minute in range(1, 9)]
    assert [full.day.extension(table) for table in (1, 8)] == [60, 480]


def test_what_rests_on_what_waited_goes_by_its_instants(full):
    full.day.at(2)
    full.fails(OpenCall(7))
    full.day.at(12)
    full.retry()
    full.day.at(15).do(CloseCall(7))
    assert full.day.extension(7) == 13 * 60


def test_what_still_can_not_be_recorded_keeps_waiting_with_all_behind_it(full):
    full.fails(OpenCall(1))
    full.fails(OpenCall(2))
    full.day.log.fails = EnvironmentFailure(FailureReason.DISK_FULL, "open.judgekit")

    retried = full.retry()

    assert retried.recorded == ()
    assert retried.failure is not None
    assert full.waiting == [OpenCall(1), OpenCall(2)]


def test_each_is_judged_anew_and_what_is_refused_stays_with_why(full):
    full.day.at(1)
    full.fails(OpenCall(3))
    full.fails(OpenCall(3))
    full.fails(OpenCall(4))

    retried = full.retry()

    assert [item.command for item, _ in retried.recorded] == [OpenCall(3), OpenCall(4)]
    (left,) = full.pending.items
    assert left.refusal is not None
    assert left.refusal.code is RefusalCode.CALL_ALREADY_OPEN


def test_a_later_success_leaves_what_waits_and_time_never_goes_back(full):
    full.day.at(5)
    full.fails(GrantExtension(3, 60))
    full.day.at(8).do(FinishTable(9))
    assert full.waiting == [GrantExtension(3, 60)]

    full.day.at(20)
    full.retry()

    assert full.recorded(2) == [("TableFinished", 8), ("ExtensionGranted", 8)]


def test_one_that_is_dropped_is_not_tried(full):
    for table in (1, 2, 3):
        full.fails(OpenCall(table))
    full.pending.drop(full.pending.items[1].number)
    full.retry()
    assert [call.table for call in full.day.engine.state.calls.open_calls()] == [1, 3]


def test_an_undo_takes_back_what_it_meant_and_nothing_later(full):
    full.day.do(OpenCall(1))
    meant = full.day.engine.timeline.steps[-1]
    full.fails(Undo())
    full.day.do(OpenCall(2))

    full.retry()

    assert full.day.log.recorded[-1].payload == StepsTakenBack((meant.id,))
    assert [call.table for call in full.day.engine.state.calls.open_calls()] == [2]


def test_an_undo_of_two_steps_waits_as_two(full):
    full.day.do(OpenCall(1))
    full.day.do(OpenCall(2))
    meant = [step.id for step in reversed(full.day.engine.timeline.steps[-2:])]
    full.fails(Undo(2))
    assert [item.step.events for item in full.pending.items] == [
        (StepsTakenBack((id_,)),) for id_ in meant
    ]
    full.retry()
    assert full.day.engine.state.calls.open_calls() == []


def test_what_a_form_asks_for_anew_takes_the_place_of_what_waits_from_it(full):
    full.fails(Note("first"), "note")
    full.fails(Note("of something else"))
    full.fails(Note("second"), "note")
    assert full.waiting == [Note("of something else"), Note("second")]
    assert full.pending.settle("open", "note")
    assert full.waiting == [Note("of something else")]


def test_what_waits_for_another_tournament_is_left_to_it(full):
    full.fails(OpenCall(1))
    assert full.pending.retry(full.day.engine, "another").recorded == ()
    assert full.waiting == [OpenCall(1)]
    full.pending.drop_tournament("open")
    assert full.waiting == []


@given(
    st.lists(
        st.tuples(st.booleans(), st.integers(1, 4), st.integers(0, 600)), min_size=1, max_size=12
    )
)
def test_nothing_is_lost_or_done_twice_and_the_record_stays_in_order(orders):
    full = FullDisk(round_day())
    wanted = []
    for fails, table, seconds in orders:
        full.day.pass_(seconds)
        command = GrantExtension(table, 60)
        wanted.append(table)
        if fails:
            full.fails(command)
        else:
            full.day.do(command)

    full.retry()

    assert full.waiting == []
    granted = [each.payload.table for each in full.day.log.recorded[1:]]
    assert sorted(granted) == sorted(wanted)
    instants = [each.at for each in full.day.log.recorded]
    assert instants == sorted(instants)
    assert replayed(Timeline(full.day.log.recorded).steps_in_force()) == full.day.engine.state


def test_the_words_of_what_waits_come_from_what_it_would_have_recorded(full):
    full.day.do(StartRound(clock="side"))
    full.day.at(3)
    full.fails(GrantExtension(14, 300))
    (item,) = full.pending.items
    assert (item.step.at, item.step.author) == (TEN + 3 * MINUTE, "Ann")
    assert item.step.events[0].by == 5 * MINUTE
