"""At time the tables that still play are named, and all others are done."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from judgekit.domain.clock.commands import (
    EndRound,
    FinishTable,
    GrantExtension,
    PauseClock,
    StartRound,
    StartTurns,
    StillPlaying,
)
from judgekit.domain.clock.events import PlayingTablesReported
from judgekit.domain.clock.snapshot import TableState
from judgekit.domain.setup.commands import TakePairings
from judgekit.domain.setup.events import PairedTable
from judgekit.domain.shared.history import Amend, Undo
from judgekit.domain.shared.moment import MINUTE
from judgekit.domain.shared.refusal import Refusal, RefusalCode
from judgekit.domain.shared.table_number import in_ranges
from judgekit.engine.timeline import Step
from tests.day import Day

TABLES = range(1, 29)


def day_at_time() -> Day:
    """28 paired tables whose time was up a minute ago; table 12 has six more minutes."""
    day = Day()
    paired = tuple(PairedTable(table, (f"P{table}", f"Q{table}")) for table in TABLES)
    day.do(TakePairings(1, paired))
    day.do(StartRound())
    day.at(20).do(GrantExtension(12, 360))
    return day.at(51)


def tables_in(day: Day, state: TableState) -> set[int]:
    return {each.table for each in day.snapshot().tables if each.state is state}


def test_only_those_play_on():
    day = day_at_time()
    others = tuple(sorted(set(TABLES) - {3, 7, 12}))
    expected = PlayingTablesReported("main", (3, 7, 12), others, "main 1")
    assert day.events(StillPlaying((12, 3, 7, 3))) == [expected]
    assert tables_in(day, TableState.DONE) == set(others)
    assert tables_in(day, TableState.EXTENSION) == {12}
    assert {each.table for each in day.snapshot().tables if each.plays_on} == {3, 7, 12}


def test_nobody_plays_on():
    day = day_at_time()
    day.do(StillPlaying(()))
    assert tables_in(day, TableState.DONE) == set(TABLES)


def test_a_later_list_finishes_more():
    day = day_at_time()
    day.do(StillPlaying((3, 7, 12)))
    day.do(StartTurns(7))
    assert day.events(StillPlaying((7, 12))) == [
        PlayingTablesReported("main", (7, 12), (3,), "main 1")
    ]
    assert day.table(7).state is TableState.TURNS


def test_one_undo_takes_it_back():
    day = day_at_time()
    day.do(StillPlaying((3,)))
    day.do(Undo())
    assert tables_in(day, TableState.DONE) == set()
    assert not any(each.plays_on for each in day.snapshot().tables)


def test_put_right_other_tables_play_on():
    day = day_at_time()
    step = day.do(StillPlaying((3, 7)))
    assert isinstance(day.engine.submit(Amend(step.id, {"tables": [3, 8]})), Step)
    assert tables_in(day, TableState.DONE) == set(TABLES) - {3, 8}


def test_it_goes_to_the_clock_whose_time_is_up():
    day = Day()
    day.do(StartRound(minutes=50))
    day.do(StartRound(clock="side", minutes=20))
    day.do(StartRound(clock="draft", minutes=10, kind="deck-construction"))
    (reported,) = day.at(21).events(StillPlaying((4,)))
    assert reported.clock == "side"


def test_without_pairings_any_table_may_play():
    day = Day()
    day.do(StartRound())
    day.at(10).do(GrantExtension(5, 60))
    day.at(50).do(StillPlaying((9,)))
    assert tables_in(day, TableState.PLAYING) == {9}
    assert tables_in(day, TableState.DONE) == {5}


def refusal_of(day: Day, command: StillPlaying) -> Refusal:
    outcome = day.engine.submit(command)
    assert isinstance(outcome, Refusal)
    return outcome


def test_a_table_that_is_not_paired_is_refused_by_its_number():
    refusal = refusal_of(day_at_time(), StillPlaying((3, 29, 30, 41)))
    assert refusal.code is RefusalCode.NOT_PAIRED
    assert refusal.values == {"tables": "29-30, 41", "round": 1, "known": "1-28"}


def test_a_table_that_is_done_is_refused_by_its_number():
    day = day_at_time()
    day.do(FinishTable(7))
    refusal = refusal_of(day, StillPlaying((3, 7)))
    assert refusal == Refusal(RefusalCode.TABLES_DONE, {"tables": "7"})


@pytest.mark.parametrize("paused", [False, True])
def test_before_time_it_is_refused_with_the_reading(paused):
    day = day_at_time().at(48)
    if paused:
        day.do(PauseClock())
    refusal = refusal_of(day.at(49) if not paused else day, StillPlaying((3,)))
    assert refusal.code is RefusalCode.NOT_TIME_YET
    assert refusal.values["reading"] == ("02:00" if paused else "01:00")


@pytest.mark.parametrize(
    ("start", "code"),
    [
        (StartRound(minutes=None), RefusalCode.TIME_NEVER_UP),
        (StartRound(minutes=20, kind="deck-construction"), RefusalCode.NO_TABLES),
    ],
)
def test_a_clock_without_time_or_tables_is_refused(start, code):
    day = Day()
    day.do(start)
    assert day.at(30).refused(StillPlaying((3,))) is code


def test_without_a_round_in_progress_it_is_refused():
    day = Day()
    assert day.refused(StillPlaying((3,))) is RefusalCode.NO_CLOCK
    day.do(StartRound())
    day.at(51).do(EndRound())
    assert day.refused(StillPlaying((3,), clock="main")) is RefusalCode.CLOCK_ENDED
    assert day.refused(StillPlaying((0,))) is RefusalCode.WRONG_VALUE


@given(st.sets(st.sampled_from(TABLES)), st.sets(st.sampled_from(TABLES)))
def test_what_was_not_named_is_done(first, second):
    day = day_at_time()
    day.do(StillPlaying(tuple(first)))
    day.do(StillPlaying(tuple(first & second)))
    assert tables_in(day, TableState.DONE) == set(TABLES) - (first & second)
    assert day.snapshot().remaining == -MINUTE


@given(st.sets(st.integers(1, 60)))
def test_ranges_say_every_number_once_in_order(numbers):
    said = []
    for part in in_ranges(numbers).split(", ") if numbers else []:
        first, _, last = part.partition("-")
        said += range(int(first), int(last or first) + 1)
    assert said == sorted(numbers)
