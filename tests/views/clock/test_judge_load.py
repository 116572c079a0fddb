"""Who is free, who is where, and how much each has done."""

from __future__ import annotations

from judgekit.domain.calls.commands import CloseCall, OpenCall
from judgekit.domain.clock.commands import FinishTable, SeatJudge, StartTurns
from judgekit.domain.deck_checks.commands import FinishDeckCheck, StartDeckCheck
from judgekit.domain.setup.commands import CreateTournament
from judgekit.domain.setup.events import StaffMember
from judgekit.domain.shared.moment import MINUTE
from judgekit.views.clock.judge_load import JudgeLoad, TaskKind, calls_without_judge, judge_loads
from tests.day import TEN, Day, round_day

STAFF = tuple(StaffMember(name, "floor-judge") for name in ("Kim", "Silva", "Weber"))


def staffed_day() -> Day:
    day = round_day()
    day.do(CreateTournament(name="Open", staff=STAFF))
    return day


def loads(day: Day) -> dict[str, JudgeLoad]:
    return {each.name: each for each in judge_loads(day.engine.state, day.engine.now())}


def tasks(day: Day) -> dict[str, list[tuple[TaskKind, int]]]:
    return {
        name: [(task.kind, task.table) for task in load.tasks] for name, load in loads(day).items()
    }


def test_the_whole_staff_is_known_and_free_at_first():
    assert tasks(staffed_day()) == {"Kim": [], "Silva": [], "Weber": []}


def test_a_call_keeps_its_judge_until_it_is_closed_and_counts_for_the_day():
    day = staffed_day()
    day.at(1).do(OpenCall(4, judge="Silva"))
    day.at(3)
    assert tasks(day)["Silva"] == [(TaskKind.CALL, 4)]
    assert loads(day)["Silva"].tasks[0].since == TEN + MINUTE
    assert (loads(day)["Silva"].calls, loads(day)["Silva"].spent) == (1, 2 * MINUTE)
    day.do(CloseCall(4))
    day.at(9)
    assert loads(day)["Silva"] == JudgeLoad("Silva", (), 1, 2 * MINUTE)


def test_a_judge_on_two_calls_has_both_the_longest_first():
    day = staffed_day()
    day.at(1).do(OpenCall(9, judge="Silva"))
    day.at(2).do(OpenCall(4, judge="Silva"))
    assert tasks(day)["Silva"] == [(TaskKind.CALL, 9), (TaskKind.CALL, 4)]


def test_a_deck_check_keeps_all_its_judges():
    day = staffed_day()
    day.at(1).do(StartDeckCheck(4, judges=("Kim", "Weber")))
    assert [name for name, found in tasks(day).items() if found] == ["Kim", "Weber"]
    day.at(9).do(FinishDeckCheck(4))
    assert not any(tasks(day).values())


def test_who_watches_a_table_is_there_until_it_is_done():
    day = staffed_day()
    day.at(51).do(SeatJudge(4, "Weber"))
    assert loads(day)["Weber"].tasks[0].since is None
    day.do(StartTurns(4))
    assert loads(day)["Weber"].tasks[0].since == TEN + 51 * MINUTE
    day.do(FinishTable(4))
    assert loads(day)["Weber"].is_free


def test_who_takes_the_call_of_the_table_sits_there_once():
    day = staffed_day()
    day.at(49).do(OpenCall(4, judge="Weber"))
    day.do(SeatJudge(4, "Weber"))
    assert tasks(day)["Weber"] == [(TaskKind.CALL, 4)]


def test_others_than_the_staff_are_known_once_they_do_something():
    day = staffed_day()
    day.do(OpenCall(4, judge="A visitor"))
    assert list(tasks(day)) == ["Kim", "Silva", "Weber", "A visitor"]


def test_calls_that_nobody_took_are_apart_the_longest_first():
    day = staffed_day()
    day.at(1).do(OpenCall(9))
    day.at(2).do(OpenCall(4))
    day.do(OpenCall(5, judge="Kim"))
    assert [call.table for call in calls_without_judge(day.engine.state)] == [9, 4]
