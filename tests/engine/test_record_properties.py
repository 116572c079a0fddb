"""What the record is worth: replayed it gives the live state, undone and done again nothing is
lost, and nothing that is asked breaks it."""

from __future__ import annotations

from copy import deepcopy

from hypothesis import given
from hypothesis import strategies as st

from judgekit.domain.clock.snapshot import ClockSnapshot
from judgekit.domain.shared.history import TakeBack, Undo
from judgekit.domain.shared.refusal import Refusal
from judgekit.domain.team.feature import FEATURE as TEAM
from judgekit.domain.tournament import COMPOSITION
from judgekit.engine.redeciding import state_of
from judgekit.engine.timeline import Step, Timeline
from tests.day import Day
from tests.engine.any_commands import (
    COMMANDS,
    DRAWN,
    ON_ONE_CLOCK,
    STEPS,
    STORIES,
    after_a_start,
)
from tests.engine.written import written_and_read
from tests.plain_state import in_words

UNDOS = st.lists(st.tuples(st.integers(0, 15), st.integers(1, 4)), max_size=3)


def acted(steps, undos=()) -> Day:
    """A day on which all that was asked for, with undos between."""
    day = Day()
    for position, (gap, command) in enumerate(steps):
        day.pass_(gap)
        day.engine.submit(command, "Ann")
        for where, count in undos:
            if where == position:
                day.engine.submit(Undo(count))
    return day


OF_ONE_LAPTOP = set(COMPOSITION.commands) - set(TEAM.commands)
"""What is entered where an event isn't shared; `sharing/` has the others."""


def test_every_command_that_there_is_is_drawn():
    assert {type(command) for command in DRAWN} == OF_ONE_LAPTOP


def test_every_command_that_there_is_is_accepted_in_a_story():
    accepted = set()
    for story in STORIES:
        day = Day()
        for gap, command in story:
            day.pass_(gap).do(command)
            accepted.add(type(command))
    assert accepted == OF_ONE_LAPTOP


@given(after_a_start(STEPS), UNDOS)
def test_the_record_replayed_is_the_live_state(steps, undos):
    day = acted(steps, undos)
    kept = [written_and_read(each) for each in day.log.recorded]
    assert state_of(Timeline(kept)) == day.engine.state
    again = Day(kept)
    assert again.engine.state == day.engine.state
    assert again.engine.timeline.steps == day.engine.timeline.steps


@given(after_a_start(STEPS), st.lists(COMMANDS, min_size=1, max_size=5), STEPS)
def test_undone_and_done_again_by_hand_is_never_undone(before, block, after):
    straight, undone = acted(before), acted(before)
    was = deepcopy(undone.engine.state)
    count = 0
    for command in block:
        straight.engine.submit(command, "Ann")
        count += isinstance(undone.engine.submit(command, "Ann"), Step)
    if count:
        undone.do(Undo(count))
        assert undone.engine.state == was
        for command in block:
            undone.engine.submit(command, "Ann")
    assert in_words(undone.engine.state) == in_words(straight.engine.state)
    for gap, command in after:
        outcomes = [day.pass_(gap).engine.submit(command, "Ann") for day in (straight, undone)]
        assert isinstance(outcomes[0], Refusal) == isinstance(outcomes[1], Refusal)
    assert in_words(undone.engine.state) == in_words(straight.engine.state)


@given(after_a_start(ON_ONE_CLOCK), st.integers(0, 20))
def test_a_step_taken_back_from_the_middle_is_as_if_it_had_never_been(steps, which):
    day, done = Day(), []
    for gap, command in steps:
        outcome = day.pass_(gap).engine.submit(command, "Ann")
        if isinstance(outcome, Step):
            done.append((outcome, command))
    if not done:
        return
    back, _ = done.pop(which % len(done))
    if isinstance(day.engine.submit(TakeBack(back.id)), Refusal):
        assert back in day.engine.timeline.steps_in_force()
        return
    without = Day()
    for step, command in done:
        without.clock.at = step.at
        without.do(command)
    without.clock.at = day.clock.at
    assert standings(without) == standings(day)


def standings(day: Day) -> list[ClockSnapshot]:
    """All that is to be seen of the clocks."""
    return [day.snapshot(name) for name in day.engine.state.clocks.by_name]
