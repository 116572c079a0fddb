"""The alarms of clocks as they stand; times are minutes after ten."""

from __future__ import annotations

from judgekit.domain.clock.alarm_plan import alarm_plan
from judgekit.domain.clock.playing_time import Interruption, Reason
from judgekit.domain.clock.state import Clock, Clocks, Grant, Round, Table
from judgekit.domain.shared.moment import MINUTE

TEN = 1_795_255_200_000
LIMIT = 50 * MINUTE


def at(minutes: float) -> int:
    return TEN + round(minutes * MINUTE)


def a_round(limit: int | None = LIMIT, **fields) -> Round:
    return Round("main 1", "main", 1, kind="round", limit=limit, started=TEN, **fields)


def planned(current: Round, minutes: float) -> list[tuple[float, str]]:
    """Minute and kind of what a single clock has at that minute."""
    clocks = Clocks({"Modern": Clock([current])})
    return [
        ((alarm.at - TEN) / MINUTE, alarm.kind.value) for alarm in alarm_plan(clocks, at(minutes))
    ]


WHOLE_ROUND = [
    *((0, "start"), (40, "ten-minutes"), (45, "five-minutes"), (48, "two-minutes")),
    (50, "time"),
]


def test_a_running_round_has_the_same_alarms_whenever_one_asks() -> None:
    assert planned(a_round(), 0) == planned(a_round(), 30) == planned(a_round(), 70) == WHOLE_ROUND


def test_pauses_and_corrections_move_what_depends_on_the_end() -> None:
    current = a_round(paused_for=3 * MINUTE, pauses=1, corrected=-MINUTE)
    assert planned(current, 20)[1:] == [(when + 2, kind) for when, kind in WHOLE_ROUND[1:]]


def test_neither_a_paused_nor_an_ended_round_has_any() -> None:
    assert planned(a_round(paused_since=at(10)), 12) == []
    assert planned(a_round(ended=at(10)), 12) == []


def test_a_round_without_a_limit_has_its_start() -> None:
    assert planned(a_round(limit=None, tables={4: Table()}), 12) == [(0, "start")]


def test_a_draft_is_called_step_by_step_and_has_no_warnings() -> None:
    drafting = a_round(limit=25 * MINUTE, draft="booster", cards=15)
    assert planned(drafting, 1) == [(0, "start"), (25, "time")]


def test_the_last_deadline_is_that_of_the_tables_that_are_not_done() -> None:
    tables = {
        4: Table(grants=(Grant(3 * MINUTE, "by hand"),)),
        7: Table(grants=(Grant(8 * MINUTE, "by hand"),), done=True),
        9: Table(),
    }
    assert planned(a_round(tables=tables), 20)[-2:] == [(50, "time"), (53, "longest-deadline")]


def test_while_a_call_holds_a_deadline_it_is_not_known() -> None:
    held = Interruption("call 1", Reason.RULING, 30 * MINUTE, counts=True)
    late = Interruption("call 2", Reason.RULING, 51 * MINUTE, counts=False)
    other = Table(grants=(Grant(3 * MINUTE, "by hand"),))
    assert planned(a_round(tables={4: Table(interruptions=[held]), 9: other}), 35) == WHOLE_ROUND
    assert planned(a_round(tables={4: Table(interruptions=[late]), 9: other}), 52)[-1] == (
        *(53, "longest-deadline"),
    )


def test_clocks_side_by_side_are_in_one_plan_in_order_of_time() -> None:
    clocks = Clocks({"Modern": Clock([a_round()]), "Draft": Clock([a_round(limit=25 * MINUTE)])})
    plan = alarm_plan(clocks, at(1))
    assert list(plan) == sorted(plan)
    assert {alarm.clock for alarm in plan} == {"Modern", "Draft"}
    assert len(plan) == 10
