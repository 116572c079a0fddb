"""Who did what, when, and what of it has been taken back."""

from __future__ import annotations

from judgekit.domain.setup.events import NoteWritten
from judgekit.domain.shared.event import Event, Recorded
from judgekit.domain.shared.history import AmendedPart, StepAmended, StepsTakenBack
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


def test_a_step_of_several_commands_has_the_events_of_all_of_them_each_once():
    first = Recorded("1", "1", TEN, "Ann", "laptop", NoteWritten("a"), intention=b"{}")
    second = Recorded("2", "1", TEN + 5, "Ann", "laptop", NoteWritten("b"), intention=b"{}")
    one, several = Timeline([kept("0", NoteWritten("z"))]), Timeline([first, second])
    assert [each.text for each in one.steps[0].every_event()] == ["z"]
    assert [each.text for each in several.steps[0].every_event()] == ["a", "b"]


def amended(id_: str, step: str, *parts: str) -> Recorded:
    """An amendment that gives a step these parts."""
    return kept(id_, StepAmended(step, tuple(AmendedPart(each, TEN, "{}") for each in parts)))


def revision(id_: str, step: str, of: str, text: str) -> Recorded:
    """What a part says from now on, entered with that step."""
    return Recorded(id_, step, TEN, "Ann", "laptop", NoteWritten(text), revises=of)


def test_an_amendment_can_give_a_step_a_further_part():
    timeline = Timeline(
        [kept("1", NoteWritten("a")), amended("x", "1", "1", "2"), revision("y", "x", "2", "b")]
    )
    step = timeline.step("1")
    assert [(part.id, part.author) for part in step.parts] == [("1", "Ann"), ("2", "Ann")]
    assert [each.text for each in step.every_event()] == ["a", "b"]


def test_a_revision_of_what_nobody_recorded_is_passed_over():
    recorded = [kept("1", NoteWritten("a")), amended("x", "1", "1")]
    timeline = Timeline([*recorded, revision("y", "x", "nobody", "b")])
    assert [each.text for each in timeline.step("1").every_event()] == ["a"]
    assert timeline.changed() == Timeline(recorded).changed()


def test_a_step_that_is_dropped_with_its_amendment_leaves_nothing_behind():
    recorded = [kept("0", NoteWritten("z")), kept("1", NoteWritten("a"))]
    timeline = Timeline([*recorded, amended("x", "1", "1"), revision("y", "x", "1", "b")])
    assert [each.text for each in timeline.step("1").every_event()] == ["b"]
    timeline.drop_last(2)
    assert [step.id for step in timeline.in_force()] == ["0"]
    assert timeline.step("1") is None
    timeline.extend(recorded[1:])
    assert [each.text for each in timeline.step("1").every_event()] == ["a"]
