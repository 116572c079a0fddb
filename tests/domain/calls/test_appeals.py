"""Appeals and penalties, as they are recorded."""

from __future__ import annotations

import pytest

from judgekit.domain.calls.appeals import Outcome
from judgekit.domain.calls.commands import DecideAppeal, OpenAppeal, OpenCall
from judgekit.domain.clock.commands import EndRound, FinishTable, StartRound
from judgekit.domain.clock.standing import clock_standing
from judgekit.domain.infractions.commands import IssuePenalty
from judgekit.domain.shared.refusal import Refusal, RefusalCode
from judgekit.domain.tournament import Tournament, apply, decide

MINUTE = 60_000


class Day:
    """Commands one after another, as the engine does them."""

    def __init__(self) -> None:
        self.state = Tournament()
        self.now = 0

    def do(self, command, after: int = 0):
        self.now += after
        decision = decide(self.state, command, self.now)
        if isinstance(decision, Refusal):
            return decision.code
        for event in decision:
            apply(self.state, event, self.now, "T. Weber")
        return None


def test_an_appeal_waits_until_the_head_judge_has_ruled():
    day = Day()
    day.do(StartRound(round=4))
    day.do(OpenAppeal(14, facts="blocks", ruling="too late", floor_judge="M. Silva"))
    assert day.do(OpenAppeal(14, ruling="too late")) is RefusalCode.APPEAL_ALREADY_OPEN

    day.do(DecideAppeal(14, "Overturned", head_judge="A. Ivanova"), after=4 * MINUTE)

    (appeal,) = day.state.appeals.by_number.values()
    assert (appeal.asked.round, appeal.outcome) == (4, Outcome.OVERTURNED)
    assert appeal.decided - appeal.opened == 4 * MINUTE
    assert day.do(DecideAppeal(14, "upheld")) is RefusalCode.NO_OPEN_APPEAL


@pytest.mark.parametrize("outcome", ["", "maybe"])
def test_an_outcome_that_there_is_not_is_refused(outcome):
    day = Day()
    day.do(OpenAppeal(14, ruling="too late"))
    assert day.do(DecideAppeal(14, outcome)) is RefusalCode.WRONG_VALUE


def test_a_penalty_stands_in_the_record_with_its_round_and_who_wrote_it():
    day = Day()
    day.do(StartRound(round=3))
    day.do(IssuePenalty("A. Rossi", "ipg-2.1", "warning", table=7), after=MINUTE)
    day.do(IssuePenalty("L. Petrova", "ipg-4.1", "warning"))

    first, second = day.state.infractions.penalties
    assert (first.issued.round, first.issued.table, first.author) == (3, 7, "T. Weber")
    assert (second.issued.round, second.issued.table) == (0, None)


@pytest.mark.parametrize(
    "command",
    [
        IssuePenalty("", "ipg-2.1", "warning"),
        IssuePenalty("A. Rossi", " ", "warning"),
        IssuePenalty("A. Rossi", "ipg-2.1", "prison"),
        IssuePenalty("A. Rossi", "ipg-2.1", "warning", table=0),
    ],
)
def test_a_penalty_that_lacks_something_is_refused(command):
    assert Day().do(command) is RefusalCode.WRONG_VALUE


def test_a_call_left_open_is_no_obstacle_in_the_next_round():
    day = Day()
    day.do(StartRound())
    day.do(OpenCall(5), after=MINUTE)
    day.do(EndRound(), after=50 * MINUTE)
    day.do(StartRound(), after=5 * MINUTE)

    assert day.do(OpenCall(5), after=MINUTE) is None


def test_the_extension_of_a_table_that_is_done_grows_no_more():
    day = Day()
    day.do(StartRound())
    day.do(OpenCall(5), after=MINUTE)
    day.do(FinishTable(5), after=2 * MINUTE)

    (table,) = clock_standing("main", day.state.clocks.by_name["main"], 30 * MINUTE).tables
    assert table.extension == 2 * MINUTE
