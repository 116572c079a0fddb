"""A made-up day goes on beside what the trainee enters: it neither stops nor touches it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest

from judgekit.app import policy_provider
from judgekit.domain.calls.commands import OpenCall
from judgekit.domain.clock.commands import FinishTable, GrantExtension, StillPlaying
from judgekit.domain.deck_checks.commands import FinishDeckCheck, StartDeckCheck
from judgekit.domain.shared.refusal import Refusal
from judgekit.domain.tournament import Tournament
from judgekit.engine.engine import Engine
from judgekit.engine.timeline import Step
from judgekit.rehearsal.course import Course
from judgekit.rehearsal.day_plan import planned_day
from judgekit.rehearsal.planned import Planned
from judgekit.rehearsal.questions.question import Kind
from judgekit.rehearsal.recording import KeptInMemory, PlannedClock, rehearsing_device
from judgekit.rehearsal.setup import RehearsalSetup
from judgekit.system.resources import locale_folder, resources_folder
from judgekit.views.words.words import Words

CATALOGUE = policy_provider(resources_folder()).catalogue()
TRAINEE = "Trainee"
SEEDS = range(5)


class Day:
    """A whole made-up day; `trainee` may do something before each of its steps."""

    def __init__(self, seed: int, trainee: Callable[[Day], None] = lambda day: None) -> None:
        setup = RehearsalSetup(seed)
        self.clock = PlannedClock()
        self.engine = Engine(KeptInMemory(), (), self.clock, rehearsing_device(seed))
        self.plan = list(planned_day(setup, Words(locale_folder(), "en")))
        self.course = Course(iter(self.plan), self.engine, CATALOGUE)
        self.asked: Counter[Kind] = Counter()
        while self.course.due is not None:
            self.clock.at = self.course.due
            trainee(self)
            question = self.course.question()
            if question is not None:
                self.asked[question.kind] += 1
            self.course.enter()

    @property
    def state(self) -> Tournament:
        return self.engine.state

    @property
    def round(self) -> int:
        """The round in progress; 0 between rounds."""
        current = self.state.clocks.in_progress("main")
        return current.number if current is not None else 0

    def do(self, command: object) -> Step | None:
        done = self.engine.submit(command, TRAINEE)
        return None if isinstance(done, Refusal) else done

    def planned(self, kind: type) -> list[Planned]:
        return [step for step in self.plan if isinstance(step.command, kind)]

    def untouched_table(self) -> int:
        """A table of the round in progress at which nothing is planned to be checked or called."""
        busy = {step.command.table for step in self.plan if hasattr(step.command, "table")}
        paired = self.state.setup.pairings["main", self.round].players
        return next((table for table in paired if table not in busy), max(paired))


class LeavesACheckOpen:
    """Starts a check as the first round begins, and never finishes it."""

    def __init__(self) -> None:
        self.table = 0

    def __call__(self, day: Day) -> None:
        if not self.table and day.round == 1:
            self.table = day.untouched_table()
            assert day.do(StartDeckCheck(self.table, kind="by-order"))


@pytest.mark.parametrize("seed", SEEDS)
def test_checks_come_and_end_all_day_beside_one_that_the_trainee_leaves_open(seed):
    alone, trainee = Day(seed), LeavesACheckOpen()
    day = Day(seed, trainee)
    (own,) = day.state.deck_checks.open_checks()
    assert own.table == trainee.table
    assert not own.ticked
    finished = [each for each in day.state.deck_checks.entered if each is not own]
    assert len(finished) == len(day.planned(StartDeckCheck))
    assert all(len(each.ticked) == each.decks for each in finished)
    assert day.asked[Kind.CHECK] == alone.asked[Kind.CHECK] > 0
    assert len(day.state.setup.pairings) == len(alone.state.setup.pairings)


def test_a_planned_check_that_could_not_begin_leaves_the_trainees_alone():
    """The trainee is first at the table that was to be checked."""
    planned = Day(3).planned(StartDeckCheck)[0].command
    started: list[Step] = []

    def trainee(day: Day) -> None:
        if not started and day.round == 1:
            started.append(day.do(StartDeckCheck(planned.table)))

    day = Day(3, trainee)
    (own,) = day.state.deck_checks.open_checks()
    assert own.id == started[0].id
    assert not own.ticked
    assert len(day.state.deck_checks.entered) == len(day.planned(StartDeckCheck))


def test_a_planned_check_may_be_finished_by_the_trainee():
    def trainee(day: Day) -> None:
        for check in day.state.deck_checks.open_checks():
            day.do(FinishDeckCheck(check.table, check=check.id))

    day = Day(3, trainee)
    assert not day.state.deck_checks.open_checks()
    assert len(day.state.deck_checks.entered) == len(day.planned(StartDeckCheck))


def test_a_call_of_the_trainees_is_closed_by_nobody_else():
    """It stands at the table of a planned call, opened before that, for the same reason."""
    planned = next(each.command for each in Day(3).planned(OpenCall) if each.command.table != 1)
    own: list[Step] = []

    def trainee(day: Day) -> None:
        if not own and day.round == 1:
            own.append(day.do(OpenCall(planned.table, planned.reason)))

    day = Day(3, trainee)
    assert [call.id for call in day.state.calls.open_calls()] == [own[0].id]


def test_an_undo_of_the_plan_takes_back_nothing_of_the_trainees():
    """The table of a planned mistake is done: there is no mistake, and nothing to undo."""
    seed = next(seed for seed in range(40) if Day(seed).planned(GrantExtension))
    mistaken = Day(seed).planned(GrantExtension)[0]
    own: list[Step] = []

    def trainee(day: Day) -> None:
        if not own and day.course.due == mistaken.at:
            own.append(day.do(FinishTable(mistaken.command.table)))

    day = Day(seed, trainee)
    assert day.engine.timeline.step(own[0].id).counts


def playing(day: Day) -> list[int]:
    """The tables of the round in progress that are not done."""
    tables = day.state.clocks.by_name["main"].round.tables
    return [number for number, table in tables.items() if not table.done]


def test_at_time_the_tables_are_told_that_play_on_also_beside_the_trainees():
    """One of those that were to play on is done by then, and another waits for the trainee."""
    plan = Day(3).planned(StillPlaying)
    first, *others = plan[0].command.tables
    seen: list[tuple[int, list[int]]] = []

    def trainee(day: Day) -> None:
        if day.course.due == plan[0].at:
            waiting = day.untouched_table()
            day.do(FinishTable(first))
            day.do(StartDeckCheck(waiting))
            seen.append((waiting, []))
        elif seen and not seen[0][1] and day.round == 1:
            seen[0][1].extend(playing(day))

    Day(3, trainee)
    waiting, left = seen[0]
    assert left == sorted({waiting, *others} - {first})
