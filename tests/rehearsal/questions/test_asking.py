"""Questions of a made-up day: their right answer is the state's, and enough of them are asked."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from judgekit.app import policy_provider
from judgekit.domain.calls.commands import CloseCall, OpenCall
from judgekit.domain.clock.commands import GrantExtension, StartRound, StartTurns, StillPlaying
from judgekit.domain.clock.snapshot import clock_snapshot
from judgekit.domain.deck_checks.commands import FinishDeckCheck, StartDeckCheck
from judgekit.domain.infractions.commands import IssuePenalty
from judgekit.domain.setup.commands import CreateTournament
from judgekit.domain.shared.moment import MINUTE, SECOND
from judgekit.engine.engine import Engine
from judgekit.rehearsal.course import BETWEEN, BETWEEN_ALIKE, WINDOW, Course
from judgekit.rehearsal.day_plan import planned_day
from judgekit.rehearsal.questions.asking import question_about
from judgekit.rehearsal.questions.question import Kind, Question
from judgekit.rehearsal.recording import KeptInMemory, PlannedClock, rehearsing_device
from judgekit.rehearsal.setup import RehearsalSetup
from judgekit.system.resources import resources_folder
from judgekit.views.words.words import Words
from tests.examples import examples

CATALOGUE = policy_provider(resources_folder()).catalogue()


class Desk:
    """A round of 50 minutes at a Competitive event; time goes on as it is told."""

    def __init__(self) -> None:
        self.clock = PlannedClock()
        self.clock.at = 1_795_255_200_000
        self.engine = Engine(KeptInMemory(), (), self.clock, rehearsing_device(1))
        self.do(CreateTournament("Cup", rel="competitive", date="2026-11-21", policy="2024"))
        self.do(StartRound(minutes=50, round=1))

    def do(self, *commands) -> None:
        for command in commands:
            self.engine.submit(command)

    def wait(self, minutes: float) -> Desk:
        self.clock.at += round(minutes * MINUTE)
        return self

    def asks(self, command) -> Question | None:
        return question_about(self.engine, command, CATALOGUE)

    def reading(self, table: int) -> int:
        found = self.engine.state.clocks.by_name["main"]
        rows = clock_snapshot("main", found, self.clock.at).tables
        return next(-row.extension for row in rows if row.table == table)


@pytest.fixture
def desk() -> Desk:
    return Desk().wait(10)


def test_a_call_of_four_minutes_asks_for_the_reading_with_what_the_table_had(desk):
    desk.do(GrantExtension(9, 200), OpenCall(9))
    asked = desk.wait(4 + 10 / 60).asks(CloseCall(9))
    assert (asked.kind, asked.table, asked.length) == (Kind.CALL, 9, 250 * SECOND)
    assert (asked.before, asked.right) == (200 * SECOND, -450 * SECOND)
    assert {-250 * SECOND, -390 * SECOND, 450 * SECOND} < set(asked.choices)
    desk.do(CloseCall(9))
    assert desk.reading(9) == asked.right


@pytest.mark.parametrize(("seconds", "due"), [(52, 0), (60, 0), (61, 61), (75, 75)])
def test_a_call_of_about_a_minute_asks_whether_anything_is_due(desk, seconds, due):
    desk.do(OpenCall(3))
    asked = desk.wait(seconds / 60).asks(CloseCall(3))
    assert (asked.kind, asked.right) == (Kind.SHORT_CALL, due * SECOND)
    assert {0, seconds * SECOND} <= set(asked.choices)


def test_a_deck_check_gives_its_length_and_three_minutes(desk):
    desk.do(StartDeckCheck(4))
    asked = desk.wait(7).asks(FinishDeckCheck(4))
    assert (asked.kind, asked.length, asked.right) == (Kind.CHECK, 7 * MINUTE, 10 * MINUTE)
    assert {7 * MINUTE, 3 * MINUTE} < set(asked.choices)


def test_slow_play_adds_two_turns(desk):
    desk.wait(41)
    assert desk.asks(StartTurns(5)).right == 5
    desk.do(IssuePenalty("Ada Arravel", "ipg-3.3", "warning", 5))
    asked = desk.asks(StartTurns(5))
    assert (asked.right, asked.slow_plays) == (7, 1)
    assert 5 in asked.choices


def test_the_hall_waits_for_the_longest_table_and_not_for_all_together(desk):
    desk.do(GrantExtension(3, 180), GrantExtension(8, 370))
    end = desk.clock.at + 40 * MINUTE
    asked = desk.wait(40.5).asks(StillPlaying((3, 8)))
    assert asked.playing == ((3, 180 * SECOND), (8, 370 * SECOND))
    assert (asked.table, asked.end, asked.right) == (8, end, end + 370 * SECOND)
    assert {end, end + 550 * SECOND} < set(asked.choices)


@pytest.mark.parametrize(
    ("infraction", "given", "becomes"),
    [("ipg-2.5", 1, "warning"), ("ipg-2.5", 2, "game-loss"), ("ipg-3.5", 1, "game-loss")],
)
def test_the_next_penalty_is_what_warnings_add_up_to(desk, infraction, given, becomes):
    one = IssuePenalty("Ada Arravel", infraction, "warning", 5)
    desk.do(*[one] * (given - 1))
    asked = desk.asks(one)
    assert (asked.kind, asked.given, asked.right) == (Kind.NEXT_PENALTY, given, becomes)
    assert {"warning", "game-loss"} <= set(asked.choices)


def test_nothing_is_asked_where_the_length_does_not_tell(desk):
    desk.do(OpenCall(9))
    assert desk.wait(3).asks(CloseCall(8)) is None
    assert desk.asks(OpenCall(7)) is None
    desk.wait(60)
    desk.do(OpenCall(2))
    assert desk.wait(3).asks(CloseCall(2)) is None


def questions_of(setup: RehearsalSetup) -> list[Question]:
    """All questions of a day, each before its step."""
    clock = PlannedClock()
    engine = Engine(KeptInMemory(), (), clock, rehearsing_device(setup.seed))
    course = Course(
        planned_day(setup, Words(resources_folder() / "locale", "en")), engine, CATALOGUE
    )
    asked = []
    while course.due is not None:
        clock.at = course.due
        question = course.question()
        if question is not None:
            asked.append(question)
        assert course.enter()
    return asked


@given(st.integers(0, 999_999_999))
@examples(12)
def test_every_day_asks_enough_and_every_question_can_be_answered(seed):
    asked = questions_of(RehearsalSetup(seed))
    assert len(asked) >= 8
    for question in asked:
        assert question.right in question.choices
        assert len(set(question.choices)) == len(question.choices)
        assert 3 <= len(question.choices) <= 4
    assert all(
        later.at - first.at >= BETWEEN or later.kind is Kind.TURNS
        for first, later in pairwise(asked)
    )
    for kind in Kind:
        alike = [each.at for each in asked if each.kind is kind]
        assert all(later - first >= BETWEEN_ALIKE for first, later in pairwise(alike))
    assert len({question.kind for question in asked}) >= 3


@given(st.integers(0, 999_999_999))
@examples(12)
def test_of_ten_questions_one_is_on_additional_turns(seed):
    kinds = [each.kind for each in questions_of(RehearsalSetup(seed))]
    rows = [kinds[first : first + WINDOW] for first in range(len(kinds) - WINDOW + 1)]
    assert all(Kind.TURNS in row for row in rows), kinds
    assert Kind.TURNS in kinds
