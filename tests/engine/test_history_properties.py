"""However a day was entered, late, wrongly at first, taken back and put back, it ends in the state
of the day entered rightly at once; and the record, replayed, always gives the live state."""

from __future__ import annotations

from itertools import zip_longest

from hypothesis import assume, event, given
from hypothesis import strategies as st

from judgekit.domain.calls.commands import OpenCall
from judgekit.domain.shared.history import Amend, PutBack, Redo, TakeBack, Undo
from judgekit.engine.redeciding import state_of
from judgekit.engine.timeline import Step, Timeline
from tests.day import Day
from tests.engine.any_commands import STEPS, after_a_start
from tests.engine.mixed_up_day import ACTIONS, MixedUp, table_of_its_call, wrongly
from tests.engine.told_history import (
    all_entered,
    entered,
    is_told_by_numbers,
    right_day,
    what_happened,
)
from tests.plain_state import plainly

DAYS = after_a_start(STEPS)


def replayed_is_live(day: Day) -> bool:
    return plainly(state_of(Timeline(day.log.recorded))) == plainly(day.engine.state)


@given(DAYS, st.data())
def test_entering_late_is_entering_in_time(steps, data):
    lines, right = right_day(steps)
    assume(lines and not is_told_by_numbers(lines, right.engine.state))
    late = data.draw(st.integers(0, len(lines) - 1), "late")
    day = Day()
    first = all_entered(day, [*lines[:late], *lines[late + 1 :]])
    if first is None or entered(day, lines[late]) is None:
        event("could not be entered without it")
        return
    event("entered late")
    assert what_happened(day.engine.state) == what_happened(right.engine.state)
    assert replayed_is_live(day)


@given(DAYS, st.integers(1, 4))
def test_undo_then_redo_is_nothing(steps, count):
    _, day = right_day(steps)
    before = plainly(day.engine.state)
    assume(isinstance(day.engine.submit(Undo(count)), Step))
    assert replayed_is_live(day)
    assert isinstance(day.engine.submit(Redo(count)), Step)
    assert plainly(day.engine.state) == before
    assert replayed_is_live(day)


@given(DAYS, st.integers(0, 30))
def test_taken_back_and_put_back_is_nothing(steps, which):
    lines, day = right_day(steps)
    assume(lines)
    step = day.engine.timeline.steps[which % len(lines)]
    before = plainly(day.engine.state)
    assume(isinstance(day.engine.submit(TakeBack(step.id)), Step))
    assert isinstance(day.engine.submit(PutBack(step.id)), Step)
    assert plainly(day.engine.state) == before
    assert replayed_is_live(day)


@given(DAYS, st.integers(0, 30), st.sampled_from(("at", "table", "reason", "minutes")))
def test_amending_is_having_been_right(steps, which, change):
    lines, right = right_day(steps)
    assume(lines and not is_told_by_numbers(lines, right.engine.state))
    wrong = which % len(lines)
    made = wrongly(*lines[wrong], change)
    assume(made is not None)
    line, fields = made
    if change == "table" and isinstance(line[1], OpenCall):
        # no amendment tells whether what found the call there meant it
        assume(line[1].table not in {table_of_its_call(each) for _, each in lines[wrong + 1 :]})
    day = Day()
    entries = all_entered(day, [*lines[:wrong], line, *lines[wrong + 1 :]])
    if entries is None:
        event("could not be entered wrongly")
        return
    if change == "at":
        fields = {"at": fields["at"] + entries[wrong].moved}
    if not isinstance(day.engine.submit(Amend(entries[wrong].id, fields)), Step):
        event("refused")
        return
    event("amended")
    assert what_happened(day.engine.state) == what_happened(right.engine.state)
    assert replayed_is_live(day)


@given(DAYS, ACTIONS)
def test_a_mixed_up_day_ends_as_the_day_entered_rightly(steps, actions):
    lines, right = right_day(steps)
    assume(lines and not is_told_by_numbers(lines, right.engine.state))
    mixed = MixedUp()
    for line, action in zip_longest(lines, actions[: len(lines)], fillvalue="enter"):
        if not mixed.act(line, action):
            event("refused on the way")
            return
    if not mixed.put_right():
        event("refused at the end")
        return
    event("put right")
    assert what_happened(mixed.day.engine.state) == what_happened(right.engine.state)
    assert replayed_is_live(mixed.day)
