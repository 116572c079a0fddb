"""Who did what, when, and what of it has been taken back."""

from __future__ import annotations

from judgekit.domain.setup.events import NoteWritten
from judgekit.domain.shared.event import Event, Recorded
from judgekit.domain.shared.history import StepsTakenBack
from judgekit.engine.redeciding import state_of
from judgekit.engine.timeline import Timeline
from tests.day import TEN


def kept(id_: str, payload: Event, step: str = "", at: int = TEN) -> Recorded:
    return Recorded(id_, step or id_, at, "Ann", "laptop", payload)


def test_events_of_one_command_are_one_step():
    timeline = Timeline([kept("1", NoteWritten("a")), kept("2", NoteWritten("b"), "1")])
    timeline.extend([kept("3", NoteWritten("c"), at=TEN + 5)])
    assert [(step.id, len(step.events)) for step in timeline.steps] == [("1", 2), ("3", 1)]
    assert timeline.last_moment() == TEN + 5
    assert timeline.step("3") is timeline.steps[1]
    assert timeline.step("2") is None


def test_what_is_taken_back_stays_in_the_record_and_counts_no_more():
    notes = [kept(str(number), NoteWritten(str(number))) for number in range(4)]
    timeline = Timeline([*notes, kept("u", StepsTakenBack(("1", "2", "nobody", "1")))])
    assert [step.id for step in timeline.steps] == ["0", "1", "2", "3", "u"]
    assert [step.id for step in timeline.steps_in_force()] == ["0", "3"]
    assert [step.taken_back_by is not None for step in timeline.steps] == [0, 1, 1, 0, 0]
    state = state_of(timeline)
    assert [text for _, text in state.setup.notes] == ["0", "3"]


def test_what_is_taken_back_twice_was_taken_back_the_first_time():
    notes = [kept(str(number), NoteWritten(str(number))) for number in range(3)]
    undos = [kept("u", StepsTakenBack(("0",))), kept("v", StepsTakenBack(("nobody", "0", "2")))]
    timeline = Timeline([*notes, *undos])
    by = [step.taken_back_by and step.taken_back_by.id for step in timeline.steps]
    assert by == ["u", None, "v", None, None]
    assert [step.id for step in timeline.steps_in_force()] == ["1"]


def test_of_nothing_there_is_nothing():
    timeline = Timeline()
    assert (list(timeline.steps), list(timeline.steps_in_force())) == ([], [])
    assert timeline.last_moment() is None
