"""What could not be recorded waits in order, and happens at the instant at which it was given."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from judgekit.domain.calls.commands import CloseCall, OpenCall
from judgekit.domain.clock.commands import FinishTable, GrantExtension, StartRound
from judgekit.domain.infractions.commands import IssuePenalty
from judgekit.domain.setup.commands import Note
from judgekit.domain.shared.history import StepsTakenBack, TakeBack, Undo
from judgekit.domain.shared.moment import MINUTE
from judgekit.domain.shared.refusal import Refusal, RefusalCode
from judgekit.engine.failures import EnvironmentFailure, FailureReason
from judgekit.engine.pending import PendingCommands
from judgekit.engine.redeciding import state_of
from judgekit.engine.timeline import Timeline
from tests.day import TEN, Day, round_day
from tests.plain_state import in_words


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

    def waits(self, command, form=None) -> Refusal | None:
        """It was given while others wait."""
        return self.pending.keep(self.day.engine, "open", command, "Ann", form)

    def discard(self, number: int) -> None:
        """The judge discards what waits at this place, and the others are judged anew."""
        self.pending.drop(self.pending.items[number].number)
        self.pending.judge_anew(self.day.engine, "open")

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
    full.fails(OpenCall(4))
    full.day.do(OpenCall(3))

    retried = full.retry()

    assert [item.command for item, _ in retried.recorded] == [OpenCall(4)]
    (left,) = full.pending.items
    assert retried.refused == (left,)
    assert left.refusal is not None
    assert left.refusal.code is RefusalCode.CALL_ALREADY_OPEN


def test_what_waits_is_followed_as_if_it_were_recorded(full):
    full.day.at(1)
    full.fails(OpenCall(3))
    refusal = full.waits(OpenCall(3))
    assert refusal is not None
    assert refusal.code is RefusalCode.CALL_ALREADY_OPEN
    full.day.at(5)
    assert full.waits(CloseCall(3)) is None
    full.day.at(6)
    assert full.waits(GrantExtension(3, -240)) is None
    refusal = full.waits(GrantExtension(3, -1))
    assert refusal is not None
    assert refusal.code is RefusalCode.NO_SUCH_EXTENSION
    assert list(full.day.engine.state.calls.entered) == []

    full.day.at(20)
    full.retry()

    assert full.waiting == []
    assert full.recorded(3) == [("CallOpened", 1), ("CallClosed", 5), ("ExtensionGranted", 6)]
    assert full.day.engine.state.calls.entered.find(1).due == 4 * MINUTE
    assert not full.day.engine.state.calls.opened


def test_a_second_penalty_knows_the_first_that_waits(full):
    warned = IssuePenalty("Rossi", "ipg-2.5", "warning")
    full.fails(warned)
    assert full.waits(warned) is None
    assert len(full.pending.foreseen(full.day.engine, "open").state.penalties_of("Rossi")) == 2
    full.retry()
    assert len(full.day.engine.state.penalties_of("Rossi")) == 2


def test_an_undo_takes_back_what_waits_before_what_is_recorded(full):
    full.day.do(OpenCall(1))
    meant = full.day.engine.timeline.steps[-1]
    full.fails(OpenCall(2))
    assert full.waits(Undo()) is None
    assert full.waiting == []
    full.fails(OpenCall(2))
    assert full.waits(Undo(2)) is None
    assert full.waiting == [TakeBack(meant.id, undo=True)]
    full.retry()
    assert full.day.engine.state.calls.open_calls() == []


def test_what_rests_on_a_step_whose_undo_waits_is_refused(full):
    full.day.do(OpenCall(1))
    full.fails(Undo())
    refusal = full.waits(CloseCall(1))
    assert refusal is not None
    assert refusal.code is RefusalCode.NO_OPEN_CALL
    assert [call.table for call in full.day.engine.state.calls.open_calls()] == [1]


def test_what_rested_on_a_discarded_one_says_so_at_once_and_others_go_on(full):
    full.fails(OpenCall(3))
    full.waits(OpenCall(4))
    full.waits(CloseCall(3))
    full.waits(GrantExtension(5, 60))
    full.discard(0)

    codes = [item.refusal.code if item.refusal else None for item in full.pending.items]
    assert codes == [None, RefusalCode.NO_OPEN_CALL, None]
    assert full.waits(OpenCall(3)) is None
    full.retry()
    assert full.waiting == [CloseCall(3)]
    assert [call.table for call in full.day.engine.state.calls.open_calls()] == [4, 3]
    assert full.day.extension(5) == 60


def test_what_was_refused_is_tried_again_only_when_asked_for(full):
    full.fails(OpenCall(3))
    full.waits(CloseCall(3))
    full.discard(0)
    full.day.do(OpenCall(3))
    full.waits(OpenCall(4))
    full.pending.retry(full.day.engine, "open", refused_too=False)
    assert full.waiting == [CloseCall(3)]
    assert [call.table for call in full.day.engine.state.calls.open_calls()] == [3, 4]


def test_a_command_that_leads_to_another_while_it_is_recorded_is_recorded_once(full):
    full.fails(OpenCall(3))
    full.waits(OpenCall(4))
    engine = full.day.engine
    left = []
    engine.publisher.subscribe(lambda _: left.append(list(full.waiting)))
    full.retry()
    assert left == [[OpenCall(4)], []]


def test_rehearsing_leaves_the_engine_as_it_was(full):
    full.day.do(OpenCall(1))
    engine = full.day.engine
    before = state_of(engine.timeline)
    rehearsing = engine.rehearsal()
    rehearsing.submit(Undo())
    rehearsing.submit(OpenCall(9))
    assert engine.state == before
    assert all(step.counts for step in engine.timeline.steps)
    assert len(engine.timeline.steps_in_force()) == len(engine.timeline.steps) == 2
    assert engine.timeline.step(engine.timeline.steps[-1].id) is engine.timeline.steps[-1]


ORDERS = st.one_of(
    st.builds(OpenCall, st.integers(1, 3)),
    st.builds(CloseCall, st.integers(1, 3)),
    st.builds(GrantExtension, st.integers(1, 3), st.sampled_from([120, -60])),
    st.builds(IssuePenalty, st.just("Rossi"), st.just("ipg-2.5"), st.just("warning")),
    st.builds(FinishTable, st.integers(1, 3)),
    st.builds(Undo),
)


@given(st.lists(st.tuples(st.integers(0, 200), ORDERS), max_size=14), st.integers(0, 9))
def test_a_full_disk_changes_nothing_of_what_the_orders_mean(orders, recorded_before):
    """Everything but the ids is as on a disk that was well, and so are the refusals."""
    well, full = round_day(), FullDisk(round_day())
    for day in (well, full.day):
        day.do(OpenCall(2))
    for at, (seconds, order) in enumerate(orders):
        well.pass_(seconds)
        full.day.pass_(seconds)
        if isinstance(order, Undo) and len(well.engine.timeline.steps_in_force()) <= 2:
            continue
        done = well.engine.submit(order, "Ann")
        if at < recorded_before:
            full.day.engine.submit(order, "Ann")
            continue
        refusal = full.waits(order)
        assert refusal == (done if isinstance(done, Refusal) else None)
    retried = full.retry()

    assert full.waiting == []
    assert retried.refused == ()
    in_force = [
        [
            (step.at, [type(event) for event in step.events])
            for step in day.engine.timeline.steps_in_force()
        ]
        for day in (well, full.day)
    ]
    assert in_force[0] == in_force[1]
    assert in_words(full.day.engine.state) == in_words(well.engine.state)


def test_a_later_success_leaves_what_waits_and_each_keeps_its_instant(full):
    full.day.at(5)
    full.fails(GrantExtension(3, 60))
    full.day.at(8).do(FinishTable(9))
    assert full.waiting == [GrantExtension(3, 60)]

    full.day.at(20)
    full.retry()

    assert full.recorded(2) == [("TableFinished", 8), ("ExtensionGranted", 5)]


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
    entered = [each.entered_at or each.at for each in full.day.log.recorded]
    assert entered == sorted(entered)
    assert state_of(Timeline(full.day.log.recorded)) == full.day.engine.state


def test_the_words_of_what_waits_come_from_what_it_would_have_recorded(full):
    full.day.do(StartRound(clock="side"))
    full.day.at(3)
    full.fails(GrantExtension(14, 300))
    (item,) = full.pending.items
    assert (item.step.at, item.step.author) == (TEN + 3 * MINUTE, "Ann")
    assert item.step.events[0].by == 5 * MINUTE
