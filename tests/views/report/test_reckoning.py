"""The report's figures: those that a second, simple reckoning takes from the lines of the script,
however the day was entered."""

from __future__ import annotations

from itertools import zip_longest

import msgspec
from hypothesis import assume, event, given
from hypothesis import strategies as st

from judgekit.domain.clock.commands import (
    EndRound,
    FinishTable,
    SeatJudge,
    StartRound,
    StartTurns,
    StillPlaying,
)
from judgekit.domain.shared.history import TakeBack
from judgekit.domain.shared.moment import SECOND
from judgekit.engine.timeline import Step
from judgekit.views.report.data import report_object
from judgekit.views.report.report import report_of
from tests.day import Day
from tests.engine.mixed_up_day import ACTIONS, MixedUp
from tests.engine.told_history import Line, right_day
from tests.views.report.random_days import DAYS
from tests.views.report.simple_reckoning import SimpleDay


def reported(day: Day) -> dict:
    """All but the event itself."""
    report = report_of(day.engine.timeline, day.engine.now())
    figures = report_object(report)
    del figures["event"]
    known = ("table", "clock", "floor_judge", "outcome", "head_judge")
    heard = [{name: each[name] for name in known} for each in figures["rulings"]]
    return {**figures, "rulings": in_any_order(heard)}


def reckoned(lines: list[Line], now: int) -> dict:
    """The same from the lines, as a script has them."""
    script = [(at // SECOND, msgspec.to_builtins(command)) for at, command in lines]
    figures = SimpleDay(script, now // SECOND).report()
    return {**figures, "rulings": in_any_order(figures["rulings"])}


def in_any_order(rows: list[dict]) -> list[str]:
    return sorted(map(repr, rows))


def after_time(figures: dict) -> int:
    return sum(each["after_time_seconds"] for each in figures["rounds"])


@given(DAYS, st.sampled_from((0, 61, 700)))
def test_every_figure_is_that_of_the_simple_reckoning(steps, later):
    lines, day = right_day(steps)
    assume(lines)
    day.pass_(later)
    figures = reported(day)
    event(f"after time by {len(figures['after_time_by_cause'])} causes")
    assert figures == reckoned(lines, day.engine.now())


@given(DAYS, ACTIONS)
def test_what_was_entered_late_wrongly_or_twice_counts_as_it_was_put_right(steps, actions):
    lines, right = right_day(steps)
    assume(lines)
    mixed = MixedUp()
    for line, action in zip_longest(lines, actions[: len(lines)], fillvalue="enter"):
        if not mixed.act(line, action):
            event("refused on the way")
            return
    if not mixed.put_right():
        event("refused at the end")
        return
    event("put right")
    mixed.day.clock.at = right.engine.now()
    assert reported(mixed.day) == reckoned(lines, right.engine.now())


def test_tables_after_time_are_those_that_were_known_to_play_on():
    day = Day()
    day.do(StartRound(minutes=50))
    for table in range(1, 10):
        day.do(SeatJudge(table, "Ann"))
    day.at(51).do(StartTurns(8))
    day.at(53).do(StillPlaying((3, 7)))
    day.at(55).do(FinishTable(3))
    day.at(56).do(StillPlaying((7,)))
    day.at(58).do(EndRound())
    (figures,) = reported(day)["rounds"]
    assert figures["tables_after_time"] == len({3, 7, 8})
    assert figures["after_time_seconds"] == 8 * 60


@given(DAYS)
def test_the_time_after_the_end_is_spent_on_its_causes_to_the_second(steps):
    _, day = right_day(steps)
    figures = reported(day)
    spent = sum(each["seconds"] for each in figures["after_time_by_cause"])
    assert spent == after_time(figures)


@given(DAYS)
def test_extensions_by_cause_are_those_of_the_tables(steps):
    _, day = right_day(steps)
    state, now = day.engine.state, day.engine.now()
    given_to_tables = sum(
        table.extension(current.elapsed(now))
        for current in state.clocks.rounds.values()
        if current.limit is not None
        for table in current.tables.values()
    )
    figures = reported(day)
    assert sum(each["seconds"] for each in figures["extensions_by_cause"]) == (
        given_to_tables // SECOND
    )


@given(DAYS, st.integers(0, 30))
def test_what_was_taken_back_counts_nowhere(steps, which):
    lines, day = right_day(steps)
    assume(lines)
    gone = which % len(lines)
    taken_back = day.engine.submit(TakeBack(day.engine.timeline.steps[gone].id))
    if not isinstance(taken_back, Step):
        event("refused")
        return
    event("taken back")
    left = [*lines[:gone], *lines[gone + 1 :]]
    assert reported(day) == reckoned(left, day.engine.now())
