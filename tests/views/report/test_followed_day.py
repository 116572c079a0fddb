"""A report that follows the day as it goes on: what it says, and what it costs."""

from __future__ import annotations

import sys
from collections.abc import Callable

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from judgekit.domain.calls.commands import CloseCall, OpenCall
from judgekit.domain.clock.commands import EndRound, FinishTable, StartRound, StillPlaying
from judgekit.domain.setup.commands import TakePairings
from judgekit.domain.setup.events import PairedTable
from judgekit.domain.shared.history import Undo
from judgekit.engine.timeline import Step
from judgekit.views.report.report import Report, report_of, report_of_day
from judgekit.views.report.screen_rows import strip_picture
from judgekit.views.report.witness import DayWitness, followed_day
from judgekit.views.words.words import Words
from tests.day import Day
from tests.plain_state import plainly
from tests.views.report.random_days import DAYS


def figures(report: Report) -> object:
    return plainly(msgspec.structs.replace(report, naming=None))


def looked_on(day: Day, witness: DayWitness) -> Report:
    engine = day.engine
    return report_of_day(witness.day(engine.timeline, engine.state, engine.now()))


@given(DAYS, st.integers(1, 9), st.sets(st.integers(0, 40)))
def test_a_day_that_was_looked_at_is_the_day_followed_at_once(steps, piece, undone):
    day, witness = Day(), DayWitness()
    engine = day.engine
    for number, (gap, command) in enumerate(steps):
        day.pass_(max(gap, 1))
        for each in (command, Undo()) if number in undone else (command,):
            if isinstance(engine.submit(each, "Ann"), Step):
                witness.look(engine.timeline, engine.state)
        if number % piece == 0:
            anew = report_of(engine.timeline, engine.now())
            assert figures(looked_on(day, witness)) == figures(anew)


def test_what_is_taken_back_is_followed_no_more():
    day, witness = Day(), DayWitness()
    day.do(StartRound(minutes=50))
    day.at(20).do(FinishTable(1))
    assert looked_on(day, witness).rounds[0].last_table == 1
    day.do(Undo())
    assert looked_on(day, witness).rounds[0].last_table is None


def test_asking_what_an_undo_would_do_leaves_what_was_seen():
    day = Day()
    day.do(StartRound(minutes=50))
    form = day.engine.timeline.form
    assert day.engine.refusal(Undo()) is None
    assert day.engine.timeline.form is form
    day.do(Undo())
    assert day.engine.timeline.form is not form


def test_nothing_is_kept_of_tables_that_were_given_no_time():
    day = full_round(40)
    day.at(20).do(OpenCall(7))
    day.at(24).do(CloseCall(7))
    day.at(52).do(StillPlaying((7,)))
    followed = followed_day(day.engine.timeline, day.engine.now())
    (witnessed,) = followed.rounds.values()
    assert len(witnessed.done_at()) == 39
    assert list(witnessed.given) == [7]


def test_tables_left_unnamed_are_those_that_the_report_of_others_has():
    day = full_round(40)
    day.at(52).do(StillPlaying((7,)))
    (witnessed,) = followed_day(day.engine.timeline, day.engine.now()).rounds.values()
    (reported,) = day.engine.timeline.steps[-1].events
    assert witnessed.finished == {}
    assert witnessed.left_unnamed[0][1] is reported.done
    assert witnessed.unnamed() == set(range(1, 41)) - {7}


def work(act: Callable[[], object]) -> int:
    """How many instructions of Python an act takes, the same on every machine."""
    count = 0

    def trace(frame, event, arg):
        nonlocal count
        frame.f_trace_opcodes, frame.f_trace_lines = True, False
        count += event == "opcode"
        return trace

    before = sys.gettrace()
    sys.settrace(trace)
    try:
        act()
    finally:
        sys.settrace(before)
    return count


def full_round(tables: int) -> Day:
    day = Day()
    seats = tuple(PairedTable(n, (f"Anna {n}", f"Ben {n}")) for n in range(1, tables + 1))
    day.do(TakePairings(1, seats))
    day.do(StartRound(minutes=50))
    return day


def test_the_picture_of_a_round_costs_each_table_the_same_however_many_there_are(tmp_path):
    def cost(tables: int) -> int:
        day = full_round(tables)
        day.at(55).do(EndRound())
        report = report_of(day.engine.timeline, day.engine.now())
        return work(lambda: strip_picture(report, report.rounds[0].id, Words(tmp_path, "en")))

    assert cost(80) < 2.5 * cost(40)


def test_one_more_step_costs_a_day_that_was_looked_at_a_small_part_of_following_it_anew():
    day, witness = full_round(40), DayWitness()
    engine = day.engine
    for table in range(1, 40):
        day.at(20).do(FinishTable(table))
    witness.day(engine.timeline, engine.state, engine.now())
    day.at(21).do(FinishTable(40))

    def one_more() -> None:
        witness.look(engine.timeline, engine.state)
        witness.day(engine.timeline, engine.state, engine.now())

    more = work(one_more)
    anew = work(lambda: followed_day(engine.timeline, engine.now()))
    assert more < anew / 20
