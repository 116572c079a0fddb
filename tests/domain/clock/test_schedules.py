"""The steps of a draft against the tables of Appendix B and the orders of 7.7, 8.5 and 9.7."""

from __future__ import annotations

from typing import NamedTuple

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from judgekit.domain.clock.commands import GoToStep, StartDraft
from judgekit.domain.clock.draft_call import (
    DraftCall,
    draft_call,
    draft_steps,
    position_for_step,
)
from judgekit.domain.clock.schedules import (
    KNOWN_TIMES,
    DraftKind,
    Passing,
    StepKind,
    draft_schedule,
    draft_times,
    timing_rule,
)
from judgekit.domain.shared.moment import SECOND
from tests.day import Day

BOOSTER_SECONDS = [40, 40, 35, 30, 25, 25, 20, 20, 15, 10, 10, 5, 5, 5]
sizes = st.integers(3, 15)
kinds = st.sampled_from(DraftKind)


def picks(steps, booster=None):
    return [
        step for step in steps if step.what is StepKind.PICK and booster in (None, step.booster)
    ]


def reviews(steps):
    return [step for step in steps if step.what is StepKind.REVIEW]


def test_a_booster_of_fifteen_is_timed_down_to_two_cards():
    for booster in (1, 2, 3):
        steps = picks(draft_schedule(DraftKind.BOOSTER), booster)
        assert [step.cards for step in steps] == list(range(15, 1, -1))
        assert [step.seconds for step in steps] == BOOSTER_SECONDS


def test_a_booster_of_fourteen_begins_one_row_below():
    steps = picks(draft_schedule(DraftKind.BOOSTER, 14), 1)
    assert [step.cards for step in steps] == list(range(14, 1, -1))
    assert [step.seconds for step in steps] == BOOSTER_SECONDS[1:]


def test_reviews_stand_between_boosters_and_grow_by_thirty_seconds():
    steps = draft_schedule(DraftKind.BOOSTER)
    assert [(step.booster, step.seconds) for step in reviews(steps)] == [(1, 60), (2, 90)]
    assert steps[14].what is StepKind.REVIEW
    assert steps[-1].what is StepKind.PICK


@pytest.mark.parametrize("kind", [DraftKind.BOOSTER, DraftKind.TWO_HEADED_GIANT])
def test_boosters_are_passed_left_then_right_then_left(kind):
    steps = draft_schedule(kind)
    directions = [picks(steps, booster)[0].passing for booster in (1, 2, 3)]
    assert directions == [Passing.LEFT, Passing.RIGHT, Passing.LEFT]
    assert all(step.passing is Passing.NONE for step in reviews(steps))


@pytest.mark.parametrize(
    ("cards", "left", "seconds"),
    [
        (15, [15, 13, 11, 9, 7, 5, 3], [50, 45, 40, 30, 20, 10, 5]),
        (14, [14, 12, 10, 8, 6, 4], [50, 45, 40, 30, 20, 10]),
    ],
)
def test_a_two_headed_giant_team_takes_two_cards_each_time(cards, left, seconds):
    steps = picks(draft_schedule(DraftKind.TWO_HEADED_GIANT, cards), 1)
    assert [step.cards for step in steps] == left
    assert [step.seconds for step in steps] == seconds
    assert {step.picks for step in steps} == {2}


def test_a_two_headed_giant_team_drafts_six_boosters_with_a_minute_between():
    steps = draft_schedule(DraftKind.TWO_HEADED_GIANT)
    assert {step.booster for step in steps} == {1, 2, 3, 4, 5, 6}
    assert [step.seconds for step in reviews(steps)] == [60] * 5


def test_rochester_reviews_the_laid_out_booster_then_times_every_card():
    steps = draft_schedule(DraftKind.ROCHESTER)
    assert (steps[0].what, steps[0].cards, steps[0].seconds) == (StepKind.REVIEW, 15, 20)
    assert [step.cards for step in steps[1:16]] == list(range(15, 0, -1))
    assert {step.seconds for step in picks(steps)} == {5}
    assert {step.seconds for step in reviews(steps)} == {20}
    assert {step.passing for step in steps} == {Passing.NONE}


def test_the_first_rochester_booster_goes_around_as_the_example_of_8_5():
    first = draft_schedule(DraftKind.ROCHESTER)[1:16]
    assert " ".join(step.seat for step in first) == ("1B 1C 2A 2B 2C 1A 1A 2C 2B 2A 1C 1B 1B 1C 2A")


def test_every_rochester_player_opens_once_a_round_and_the_last_one_begins_the_next():
    opened = [step.seat for step in reviews(draft_schedule(DraftKind.ROCHESTER))]
    clockwise = ["1B", "1C", "2A", "2B", "2C", "1A"]
    assert opened == clockwise + clockwise[::-1] + clockwise


def test_the_second_round_of_rochester_goes_counter_clockwise():
    steps = [step for step in draft_schedule(DraftKind.ROCHESTER) if step.booster == 2]
    second_opener = [step.seat for step in steps[17:32]]
    assert " ".join(second_opener) == "2C 2B 2A 1C 1B 1A 1A 1B 1C 2A 2B 2C 2C 2B 2A"


@given(kinds, sizes)
def test_a_schedule_is_whole(kind, cards):
    steps = draft_schedule(kind, cards)
    assert all(step.seconds > 0 for step in steps)
    assert all(step.passing is Passing.NONE for step in reviews(steps))
    for booster in {step.booster for step in steps}:
        left = [step.cards for step in picks(steps, booster)]
        assert left[0] == cards
        assert 0 < left[-1] <= 2 * picks(steps)[0].picks
    assert [step.booster for step in steps] == sorted(step.booster for step in steps)


@given(sizes)
def test_every_player_of_a_rochester_table_opens_three_boosters(cards):
    steps = draft_schedule(DraftKind.ROCHESTER, cards)
    opened = [step.seat for step in reviews(steps)]
    assert {opened.count(seat) for seat in opened} == {3}
    assert len(picks(steps)) == 6 * 3 * cards


@pytest.mark.parametrize("cards", [-1, 0, 2, 16])
def test_a_booster_without_times_is_refused(cards):
    with pytest.raises(ValueError, match="cards"):
        draft_schedule(DraftKind.BOOSTER, cards)


@pytest.mark.parametrize("language", ["en", "es", "ru", "de"])
def test_each_draft_names_the_section_with_its_times(language):
    refs = {timing_rule(kind, language) for kind in DraftKind}
    assert len(refs) == 3
    assert all(rule.ref.startswith("Appendix B#") for rule in refs)


@pytest.mark.parametrize(
    ("kind", "titles"),
    [
        (
            DraftKind.BOOSTER,
            ("Booster Draft Timing", "Tiempos en Booster Draft", "Хронометраж драфта на бустерах"),
        ),
        (
            DraftKind.ROCHESTER,
            ("Rochester Draft Timing", "Tiempos en Rochester Draft", "Хронометраж Рочестер Драфта"),
        ),
        (
            DraftKind.TWO_HEADED_GIANT,
            (
                "Two-Headed Giant Draft Timing",
                "Tiempos en draft en Gigante de dos cabezas",
                "Хронометраж Драфта в формате Двухголового Гиганта",
            ),
        ),
    ],
)
def test_the_section_is_called_as_in_the_language_and_in_english_elsewhere(kind, titles):
    found = [timing_rule(kind, language).ref for language in ("en", "es", "ru", "de")]
    assert found == [f"Appendix B#{title}" for title in (*titles, titles[0])]


class Figure(NamedTuple):
    number: str
    chart: str


class EachByItsName:
    """Figures in force that tell which one was asked for."""

    def figure(self, name: str) -> Figure:
        return Figure(f"number of {name}", f"chart of {name}")


def test_each_time_of_a_draft_is_taken_from_its_own_figure():
    times = draft_times(EachByItsName())
    assert (times.pick, times.review) == ("chart of pick-seconds", "chart of review-seconds")
    assert times.two_headed_pick == "chart of two-headed-giant-pick-seconds"
    assert times.two_headed_review == "number of two-headed-giant-review-seconds"
    assert times.rochester_pick == "number of rochester-pick-seconds"
    assert times.rochester_review == "number of rochester-review-seconds"


def test_a_number_of_cards_that_a_chart_leaves_out_has_the_time_of_the_next_lower_one():
    times = msgspec.structs.replace(KNOWN_TIMES, pick={2: 5, 10: 30}, review={1: 60})
    steps = draft_schedule(DraftKind.BOOSTER, 15, times)
    assert {step.seconds for step in picks(steps, 1) if step.cards >= 10} == {30}
    assert {step.seconds for step in picks(steps, 1) if step.cards < 10} == {5}
    assert [step.seconds for step in reviews(steps)] == [60, 60]


def test_a_draft_goes_by_the_times_that_were_recorded_with_it():
    day = Day()
    own = tuple(step.seconds + 5 for step in draft_steps("booster", 15))
    day.do(StartDraft(step_seconds=own))
    current = day.engine.state.clocks.by_name["draft"].round
    assert current.limit == sum(own) * SECOND
    day.pass_(44)
    call = draft_call(current, day.engine.now())
    assert (call.index, [step.seconds for step in call.steps]) == (0, list(own))
    day.do(GoToStep(1))
    assert draft_call(current, day.engine.now()).left == own[1] * SECOND


@pytest.mark.parametrize("seconds", [(40, 40), (0,) * 44, (5_000,) * 44])
def test_times_that_do_not_fit_the_schedule_are_refused(seconds):
    assert len(draft_steps("booster", 15)) == 44
    outcome = Day().engine.submit(StartDraft(step_seconds=seconds))
    assert outcome.values["field"] == "step_seconds"


def test_what_is_recorded_of_a_draft_never_changes():
    assert [kind.value for kind in DraftKind] == ["booster", "rochester", "two-headed-giant"]


def test_a_draft_goes_from_step_to_step_until_none_is_left():
    steps = draft_steps("booster", 14)
    first, second, last = steps[0], steps[1], len(steps) - 1
    assert (DraftCall(steps, 0, 1).step, DraftCall(steps, 0, 1).following) == (first, second)
    assert (DraftCall(steps, last, 1).step, DraftCall(steps, last, 1).following) == (
        steps[-1],
        None,
    )
    assert (DraftCall(steps, last + 1, 0).step, DraftCall(steps, last + 1, 0).following) == (
        *(None, None),
    )
    whole = sum(step.seconds for step in steps) * 1000
    assert [position_for_step(steps, at) for at in (-1, 0, 1, last + 1)] == [None, 0, 40_000, None]
    assert position_for_step(steps, last) == whole - steps[-1].seconds * 1000
