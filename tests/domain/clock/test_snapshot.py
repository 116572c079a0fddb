"""How clocks and tables stand, and why a table plays longer."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from judgekit.domain.calls.commands import CloseCall, OpenCall
from judgekit.domain.clock.commands import (
    EndRound,
    FinishTable,
    GrantExtension,
    PauseClock,
    ResumeClock,
    StartDraft,
    StartRound,
    StartTurns,
)
from judgekit.domain.clock.snapshot import Cause, ClockState, HallWait, TableState, causes
from judgekit.domain.deck_checks.commands import FinishDeckCheck, StartDeckCheck
from judgekit.domain.shared.moment import MINUTE, SECOND
from judgekit.domain.shared.refusal import RefusalCode
from tests.day import TEN, Day, round_day


def causes_of(day: Day, table: int) -> tuple[Cause, ...]:
    current = day.engine.state.clocks.by_name["main"].round
    return causes(current.tables[table], current.elapsed(day.engine.now()))


def test_a_clock_runs_stands_and_is_over():
    day = round_day()
    assert day.at(10).snapshot().state is ClockState.RUNNING
    day.do(PauseClock())
    assert day.at(20).snapshot().state is ClockState.PAUSED
    day.do(ResumeClock())
    assert day.at(59).snapshot().remaining == MINUTE
    assert day.at(60).snapshot().state is ClockState.OVERTIME
    day.at(61).do(EndRound())
    ended = day.snapshot()
    assert ended.state is ClockState.ENDED
    assert day.at(90).snapshot() == ended


def test_the_hall_waits_for_the_latest_table_and_says_until_when_without_it():
    day = round_day()
    for table, seconds in ((12, 720), (17, 360), (8, 120)):
        day.do(GrantExtension(table, seconds))
    end = TEN + 50 * MINUTE
    assert day.snapshot().hall == HallWait(end + 12 * MINUTE, 12, end + 6 * MINUTE)
    day.do(FinishTable(12))
    assert day.snapshot().hall == HallWait(end + 6 * MINUTE, 17, end + 2 * MINUTE)
    day.do(FinishTable(17))
    day.do(FinishTable(8))
    assert day.snapshot().hall == HallWait(end)


def test_of_two_tables_with_the_same_deadline_the_lower_number_is_named():
    day = round_day()
    for table in (30, 4):
        day.do(GrantExtension(table, 60))
    assert day.snapshot().hall.table == 4


def test_a_table_in_turns_that_calls_a_judge_is_in_turns_and_interrupted():
    day = round_day()
    day.at(50).do(StartTurns(3))
    day.at(51).do(OpenCall(3))
    table = day.table(3)
    assert (table.state, table.is_interrupted, table.turn) == (TableState.TURNS, True, 0)


def test_a_call_goes_to_the_clock_of_the_matches_not_to_that_of_a_draft():
    day = Day()
    day.do(StartDraft())
    day.do(StartRound(clock="main"))
    assert day.do(OpenCall(4)).events[0].clock == "main"
    day.do(PauseClock("main"))
    assert day.do(OpenCall(5)).events[0].clock == "main"
    day.do(EndRound("main"))
    # A draft has no tables: the call has its stopwatch and brings no extension.
    assert day.do(OpenCall(6)).events[0].clock == ""


@pytest.mark.parametrize("kind", ["deck-construction", "draft", "other"])
def test_what_times_no_matches_has_no_tables(kind):
    day = Day()
    day.do(StartRound(clock="Sealed", kind=kind))
    named = (OpenCall(4, clock="Sealed"), GrantExtension(4, 60, clock="Sealed"))
    assert [day.refused(each) for each in named] == [RefusalCode.NO_TABLES] * 2
    assert day.refused(GrantExtension(4, 60)) is RefusalCode.NO_CLOCK
    assert day.engine.state.clocks.find(4) == ""


def test_the_causes_are_named_in_the_order_in_which_they_came_about():
    day = round_day()
    day.at(2).do(StartDeckCheck(5))
    day.at(11).do(FinishDeckCheck(5))
    day.at(12).do(OpenCall(5))
    day.at(12, 30).do(CloseCall(5))
    day.at(13).do(GrantExtension(5, 90, "seats"), "Bea")
    day.at(20).do(OpenCall(5, "errand"))
    day.at(24)
    assert causes_of(day, 5) == (
        Cause("deck-check", 9 * MINUTE, 3 * MINUTE),
        Cause("errand", 4 * MINUTE, is_open=True),
        Cause("seats", 90 * SECOND, by_hand=True, author="Bea"),
    )


@given(
    st.lists(
        st.tuples(
            st.sampled_from((20, 50, 70, 300)),
            st.sampled_from(
                (
                    *(OpenCall(1, reason) for reason in ("ruling", "errand", "feature")),
                    *(CloseCall(1),) * 3,
                    *(StartDeckCheck(1), FinishDeckCheck(1), GrantExtension(1, 60, "seats")),
                )
            ),
        ),
        max_size=10,
    )
)
def test_the_causes_add_up_to_the_extension(steps):
    day = round_day()
    day.do(GrantExtension(1, 30, "seats"))
    for gap, command in steps:
        day.pass_(gap).engine.submit(command)
    day.pass_(5)
    total = sum(cause.length + cause.bonus for cause in causes_of(day, 1))
    assert total == day.table(1).extension
