"""The computer's clock is followed as a step: what remains on each clock stays, the time of day
moves, and taken back it is as if it had never been."""

from __future__ import annotations

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from judgekit.domain.calls.commands import CloseCall, OpenCall
from judgekit.domain.clock.commands import FollowComputerClock, PauseClock
from judgekit.domain.clock.events import ComputerClockFollowed
from judgekit.domain.setup.commands import CreateTournament, Note
from judgekit.domain.shared.history import Amend, Dated, PutBack, Redo, TakeBack, Together, Undo
from judgekit.domain.shared.moment import MINUTE, SECOND, format_moment
from judgekit.domain.shared.refusal import Refusal, RefusalCode
from judgekit.engine.pending import PendingCommands
from judgekit.engine.redeciding import state_of
from judgekit.engine.timeline import Step, Timeline
from judgekit.views.known_then import known_at, measured_instant
from tests.day import TEN, Day, round_day
from tests.engine.any_commands import STEPS, after_a_start
from tests.engine.told_history import Line, entered, right_day
from tests.engine.written import written_and_read
from tests.plain_state import in_words, plainly

HOUR = 60 * MINUTE
SECONDS = st.sampled_from((-90_000, -3_600, -0.5, 1, 45.5, 3_600, 86_400))


def ends_at(day: Day) -> str:
    return format_moment(day.snapshot().ends_at)[11:16]


def remaining(day: Day) -> float:
    return day.snapshot().remaining / MINUTE


class TestFollowing:
    @pytest.mark.parametrize(("hours", "end"), [(1, "11:50"), (-1, "09:50"), (24, "10:50")])
    def test_what_remains_stays_and_the_end_moves(self, hours, end):
        day = round_day().at(minutes=5)
        assert (remaining(day), ends_at(day)) == (45, "10:50")

        events = day.events(FollowComputerClock(hours * 3_600))

        assert events == [ComputerClockFollowed(hours * HOUR)]
        assert (remaining(day), ends_at(day)) == (45, end)
        assert day.engine.now() == TEN + 5 * MINUTE + hours * HOUR

    def test_what_is_entered_next_is_by_the_moved_time(self):
        day = round_day().at(minutes=5)
        day.do(FollowComputerClock(-3_600))
        day.at(minutes=6)
        step = day.do(OpenCall(7))
        assert step.at == TEN + 6 * MINUTE - HOUR
        assert day.engine.state.calls.open_at(7).opened == step.at
        assert day.engine.timeline.in_force()[-1] is step

    def test_what_happened_before_is_entered_late_by_the_moved_time(self):
        day = round_day().at(minutes=5)
        day.do(FollowComputerClock(3_600))
        day.at(minutes=10)
        late = day.engine.submit(PauseClock(), at=TEN + 3 * MINUTE + HOUR)
        assert isinstance(late, Step)
        assert remaining(day) == 47

    def test_no_instant_lies_in_the_future_or_before_the_event_by_the_moved_time(self):
        day = Day()
        day.do(CreateTournament(name="Cup"))
        day.at(minutes=5).do(FollowComputerClock(-3_600))
        for at, code in (
            (TEN, RefusalCode.IN_THE_FUTURE),
            (TEN - HOUR - SECOND, RefusalCode.BEFORE_EVENT),
        ):
            refusal = day.engine.submit(Note("Go."), at=at)
            assert isinstance(refusal, Refusal)
            assert refusal.code is code
        assert isinstance(day.engine.submit(Note("Go."), at=TEN - HOUR), Step)

    @pytest.mark.parametrize("seconds", [0, 0.0001, 1e300, float("nan"), -1e12, 1e12])
    def test_what_is_no_time_of_day_is_refused(self, seconds):
        day = round_day()
        assert day.refused(FollowComputerClock(seconds)) is RefusalCode.WRONG_VALUE
        assert len(day.log.recorded) == 1


class TestTakingItBack:
    def test_undo_moves_the_end_back_and_redo_again(self):
        day = round_day().at(minutes=5)
        day.do(FollowComputerClock(3_600))
        day.at(minutes=8).do(Undo())
        assert (remaining(day), ends_at(day), day.engine.ahead) == (42, "10:50", 0)
        day.do(Redo())
        assert (remaining(day), ends_at(day), day.engine.ahead) == (42, "11:50", HOUR)

    def test_what_came_between_happened_when_it_did(self):
        day = round_day().at(minutes=5)
        follow = day.do(FollowComputerClock(3_600))
        day.at(minutes=6).do(OpenCall(7))
        day.at(minutes=8).do(TakeBack(follow.id))
        assert day.engine.state.calls.open_at(7).opened == TEN + 6 * MINUTE
        day.at(minutes=10).do(CloseCall(7))
        assert day.extension(7) == 240
        day.do(PutBack(follow.id))
        assert day.engine.state.calls.entered.find(1).closed == TEN + 10 * MINUTE + HOUR
        assert day.extension(7) == 240

    def test_several_are_in_force_together(self):
        day = round_day()
        first = day.do(FollowComputerClock(3_600))
        day.do(FollowComputerClock(-600))
        assert ends_at(day) == "11:40"
        day.do(TakeBack(first.id))
        assert ends_at(day) == "10:40"

    def test_it_is_not_amended_but_taken_back(self):
        day = round_day()
        step = day.do(FollowComputerClock(3_600))
        assert day.refused(Amend(step.id, {"seconds": 60})) is RefusalCode.NOT_AMENDABLE
        assert day.refused(Amend(step.id, {"at": TEN})) is RefusalCode.NOT_AMENDABLE

    def test_it_is_no_part_of_another_step(self):
        day = round_day()
        together = Together((Dated(TEN, Note("Go.")), Dated(TEN, FollowComputerClock(60))))
        assert day.refused(together) is RefusalCode.WRONG_VALUE
        note = day.do(Note("Go."))
        line = {"at": TEN, "do": "follow-computer-clock", "seconds": 60}
        assert day.refused(Amend(note.id, {"lines": [line]})) is RefusalCode.WRONG_VALUE


def test_an_amended_instant_is_by_the_time_of_its_own_step():
    day = round_day().at(minutes=5)
    paused = day.do(PauseClock())
    day.at(minutes=6).do(FollowComputerClock(-3_600))
    day.do(Amend(paused.id, {"at": TEN + 2 * MINUTE}))
    assert remaining(day) == 48
    assert paused.at == TEN + 2 * MINUTE


def test_a_record_that_is_opened_again_goes_on_by_the_moved_time():
    day = round_day().at(minutes=5)
    day.do(FollowComputerClock(3_600))
    again = Day(day.log.recorded)
    assert again.engine.timeline.last_moment() == TEN + 5 * MINUTE + HOUR
    again.clock.at = TEN + 7 * MINUTE + HOUR
    assert remaining(again) == 43
    again.do(Undo())
    assert again.engine.now() == TEN + 7 * MINUTE
    assert (remaining(again), ends_at(again)) == (43, "10:50")


class TestWaitingToBeRecorded:
    """The record can't be written: a clock is followed at five past ten, a call opened a minute
    later."""

    @pytest.fixture
    def day(self) -> Day:
        return round_day().at(minutes=5)

    @pytest.fixture
    def waiting(self, day) -> PendingCommands:
        waiting = PendingCommands()
        assert waiting.keep(day.engine, "cup", FollowComputerClock(3_600), "Ann", None) is None
        day.at(minutes=6)
        assert waiting.keep(day.engine, "cup", OpenCall(7), "Ann", None) is None
        return waiting

    def test_each_keeps_its_instant(self, day, waiting):
        day.at(minutes=9)
        assert len(waiting.retry(day.engine, "cup").recorded) == 2
        assert day.engine.state.calls.open_at(7).opened == TEN + 6 * MINUTE + HOUR
        assert ends_at(day) == "11:50"

    def test_also_if_the_clock_is_not_followed_after_all(self, day, waiting):
        waiting.drop(1)
        waiting.judge_anew(day.engine, "cup")
        day.at(minutes=9)
        assert len(waiting.retry(day.engine, "cup").recorded) == 1
        assert day.engine.state.calls.open_at(7).opened == TEN + 6 * MINUTE
        assert ends_at(day) == "10:50"


def day_of(lines: list[Line]) -> Day:
    day = Day()
    for line in lines:
        assert entered(day, line) is not None
    return day


def typed_by_a_clock(ahead: int, lines: list[Line]) -> list[Line]:
    """The lines with the times of day in their words told by a clock that is so many milliseconds
    ahead of theirs."""
    return [(at, command.moved(ahead)) for at, command in lines]


@given(after_a_start(STEPS), st.integers(0, 30), SECONDS)
def test_following_is_having_had_that_time_from_the_beginning(steps, which, seconds):
    lines, _ = right_day(steps)
    assume(not any(isinstance(command, FollowComputerClock) for _, command in lines))
    place, by = which % (len(lines) + 1), round(seconds * SECOND)
    at = lines[place - 1][0] if place else TEN
    follow = (at, FollowComputerClock(seconds))
    followed = day_of([*lines[:place], follow, *typed_by_a_clock(by, lines[place:])])
    moved = day_of([(at + by, command) for at, command in typed_by_a_clock(by, lines)])
    assert in_words(followed.engine.state) == in_words(moved.engine.state)


@given(after_a_start(STEPS), st.integers(0, 30), SECONDS, st.booleans())
def test_followed_and_taken_back_is_nothing(steps, which, seconds, at_once):
    lines, right = right_day(steps)
    place = which % (len(lines) + 1)
    at = lines[place - 1][0] if place else TEN
    day = day_of(lines[:place])
    follow = entered(day, (at, FollowComputerClock(seconds)))
    if at_once:
        day.do(Undo())
    by = 0 if at_once else round(seconds * SECOND)
    for line in typed_by_a_clock(by, lines[place:]):
        assert entered(day, line) is not None
    if not at_once:
        day.do(TakeBack(follow.id))
    assert in_words(day.engine.state) == in_words(right.engine.state)
    day.clock.at = max(day.clock.at, right.clock.at)
    assert day.engine.now() == right.engine.now()


@given(
    after_a_start(STEPS),
    st.lists(st.tuples(st.integers(0, 20), SECONDS, st.integers(0, 3)), max_size=5),
)
def test_the_record_replayed_is_the_live_state(steps, follows):
    day = Day()
    for place, (gap, command) in enumerate(steps):
        day.pass_(gap).engine.submit(command, "Ann")
        for where, seconds, undone in follows:
            if where == place:
                day.engine.submit(FollowComputerClock(seconds))
                if undone:
                    day.engine.submit(Undo(undone))
                if undone == 2:
                    day.engine.submit(Redo())
    again = Timeline(written_and_read(each) for each in day.log.recorded)
    assert plainly(state_of(again)) == plainly(day.engine.state)
    assert again.followed.ahead == day.engine.timeline.followed.ahead
    assert again.steps == day.engine.timeline.steps


@given(
    after_a_start(STEPS),
    st.lists(st.tuples(st.integers(0, 20), SECONDS), max_size=3),
    st.integers(0, 40),
)
def test_the_state_at_an_instant_is_that_of_the_record_cut_there(steps, follows, which):
    day, instants = Day(), []
    for place, (gap, command) in enumerate(steps):
        day.pass_(max(gap, 1)).engine.submit(command, "Ann")
        for where, seconds in follows:
            if where == place:
                day.engine.submit(FollowComputerClock(seconds))
        instants.append((day.engine.now(), len(day.log.recorded)))
    at, count = instants[which % len(instants)]
    timeline = day.engine.timeline
    assume(timeline.steps)
    measured = measured_instant(timeline, at)
    assume(measured == day_measured(day, count))
    cut = state_of(Timeline(day.log.recorded[:count]))
    known = known_at(day.log.recorded, at)
    assert in_words(known.state) == in_words(cut)


def day_measured(day: Day, count: int) -> int | None:
    """The measured time at which the newest of so many rows was entered."""
    if count == 0:
        return None
    return Timeline(day.log.recorded[:count]).steps[-1].measured_entry
