"""Appeals and penalties, as they are recorded."""

from __future__ import annotations

import pytest

from judgekit.domain.calls.appeals import Outcome
from judgekit.domain.calls.commands import (
    AmendAppeal,
    CloseCall,
    DecideAppeal,
    DraftAppeal,
    OpenAppeal,
    OpenCall,
)
from judgekit.domain.calls.events import AppealDecided, AppealOpened
from judgekit.domain.clock.commands import EndRound, FinishTable, StartRound
from judgekit.domain.clock.snapshot import clock_snapshot
from judgekit.domain.infractions.commands import IssuePenalty
from judgekit.domain.shared.history import TakeBack, Undo
from judgekit.domain.shared.refusal import Refusal, RefusalCode
from judgekit.domain.tournament import Tournament, apply
from tests.day import TEN, round_day
from tests.day import Day as KeptDay

MINUTE = 60_000


class Day:
    """Commands one after another, each so many milliseconds after the one before."""

    def __init__(self) -> None:
        self.kept = KeptDay()

    @property
    def state(self) -> Tournament:
        return self.kept.engine.state

    def do(self, command, after: int = 0):
        outcome = self.kept.pass_(after / 1000).engine.submit(command, "T. Weber")
        return outcome.code if isinstance(outcome, Refusal) else None


def test_an_appeal_waits_until_the_head_judge_has_ruled():
    day = Day()
    day.do(StartRound(round=4))
    day.do(OpenAppeal(14, facts="blocks", ruling="too late", floor_judge="M. Silva"))
    assert day.do(OpenAppeal(14, ruling="too late")) is RefusalCode.APPEAL_ALREADY_OPEN

    day.do(DecideAppeal(14, "Overturned", head_judge="A. Ivanova"), after=4 * MINUTE)

    (appeal,) = day.state.appeals.entered
    assert (appeal.asked.round, appeal.outcome) == (4, Outcome.OVERTURNED)
    assert appeal.decided - appeal.opened == 4 * MINUTE
    assert day.do(DecideAppeal(14, "upheld")) is RefusalCode.NO_OPEN_APPEAL


def test_the_tables_of_two_clocks_that_share_a_number_have_an_appeal_each():
    day = Day()
    for clock in ("main", "side"):
        day.do(StartRound(clock))
    day.do(OpenAppeal(14, ruling="too late", clock="main"))
    assert day.state.appeals.open_at(14, "side") is None
    day.do(OpenAppeal(14, ruling="too soon", clock="side"))
    main, side = day.state.appeals.entered
    found = {clock: day.state.appeals.open_at(14, clock) for clock in ("main", "side", "", "other")}
    assert found == {"main": main, "side": side, "": side, "other": None}
    assert day.state.appeals.open_at(15) is None

    day.do(DecideAppeal(14, "upheld", clock="side"))
    assert (main.outcome, side.outcome) == ("", "upheld")
    assert day.state.appeals.open_at(14) is main


def test_the_first_verdict_stands():
    state = Tournament()
    apply(state, AppealOpened(14, id="appeal 1"), 0)
    apply(state, AppealDecided("appeal 1", "upheld"), 5)
    apply(state, AppealDecided("appeal 1", "overturned"), 9)
    appeal = state.appeals.entered.find(1)
    assert (appeal.outcome, appeal.decided) == ("upheld", 5)


def test_minutes_beyond_what_any_appeal_takes_count_as_the_longest():
    longest = 24 * 60 * MINUTE
    for minutes, took in ((1e308, longest), (-1e308, 0), (24 * 60, longest), (0.5, MINUTE / 2)):
        state = Tournament()
        apply(state, AppealOpened(14, id="appeal 1"), 0)
        apply(state, AppealDecided("appeal 1", "upheld", minutes=minutes), 9)
        assert state.appeals.entered.find(1).took == took


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

    (table,) = clock_snapshot("main", day.state.clocks.by_name["main"], TEN + 30 * MINUTE).tables
    assert table.extension == 2 * MINUTE


# -- written down bit by bit, as the form does it


def appeals(day: KeptDay):
    return day.engine.state.appeals


def appeal(day: KeptDay):
    """The last one."""
    return appeals(day).entered.things[-1]


def call_id(day: KeptDay) -> str:
    """The id of the first call."""
    return day.engine.state.calls.entered.find(1).id


@pytest.fixture
def day() -> KeptDay:
    """A call at table 14 is open."""
    day = round_day()
    day.do(OpenCall(14, judge="M. Silva"))
    return day


def test_the_latest_draft_of_a_call_stands_for_those_before_it(day):
    day.do(DraftAppeal(1, facts="Rossi attacked"))
    day.do(DraftAppeal(1, facts="Rossi attacked", disputed="whether blocks were announced"))

    assert list(appeals(day).drafts) == [call_id(day)]
    assert appeals(day).drafts[call_id(day)].disputed == "whether blocks were announced"
    assert not appeals(day).entered


def test_a_draft_needs_its_call_open_or_closed(day):
    day.do(CloseCall(14))
    day.do(DraftAppeal(1, facts="Rossi attacked"))
    assert day.refused(DraftAppeal(2)) is RefusalCode.NO_OPEN_CALL


def test_a_call_is_not_taken_back_from_under_what_is_written_of_it(day):
    opened = day.engine.timeline.steps[-1]
    draft = day.do(DraftAppeal(1, facts="Rossi attacked"))

    assert day.refused(TakeBack(opened.id)) is RefusalCode.RESTED_ON
    day.do(TakeBack(draft.id))
    day.do(TakeBack(opened.id))
    assert not appeals(day).drafts


@pytest.mark.parametrize("ruling", ["", "  ", "\n"])
def test_no_appeal_before_the_floor_judges_ruling_is_complete(day, ruling):
    assert day.refused(OpenAppeal(14, ruling=ruling)) is RefusalCode.RULING_NOT_COMPLETE
    day.do(OpenAppeal(14, ruling="no way back"))
    assert day.refused(AmendAppeal(1, ruling=ruling)) is RefusalCode.RULING_NOT_COMPLETE


def test_an_appeal_takes_the_place_of_its_draft_and_knows_its_call(day):
    day.do(DraftAppeal(1, facts="Rossi attacked"))
    day.do(OpenAppeal(14, facts="Rossi attacked", ruling="no way back"))

    assert not appeals(day).drafts
    assert appeals(day).of_call(call_id(day)) is appeal(day)
    assert (appeal(day).asked.clock, appeal(day).asked.round) == ("main", 1)


def test_an_appeal_from_a_closed_call_belongs_to_the_round_of_that_call(day):
    day.do(CloseCall(14))
    day.do(EndRound())
    day.do(StartRound())
    day.do(OpenAppeal(14, ruling="no way back", call=1))

    assert (appeal(day).asked.call, appeal(day).asked.round) == (call_id(day), 1)


@pytest.mark.parametrize(("table", "call"), [(14, 9), (15, 1)])
def test_an_appeal_from_a_call_that_is_not_this_tables_is_refused(day, table, call):
    wrong = OpenAppeal(table, ruling="no way back", call=call)
    assert day.refused(wrong) is RefusalCode.NO_OPEN_CALL


def test_what_an_amendment_does_not_say_stays(day):
    day.do(OpenAppeal(14, facts="Rossi attacked", ruling="no way back", player="L. Petrova"))
    day.do(AmendAppeal(1, objection="had no time to block", infraction="ipg-2.5"))

    asked = appeal(day).asked
    assert (asked.facts, asked.ruling) == ("Rossi attacked", "no way back")
    assert (asked.objection, asked.infraction) == ("had no time to block", "ipg-2.5")
    assert (asked.player, asked.table) == ("L. Petrova", 14)
    assert day.refused(AmendAppeal(7, facts="other")) is RefusalCode.NO_SUCH_APPEAL


def test_a_verdict_has_its_reason_its_deviation_and_its_minutes(day):
    day.do(OpenAppeal(14, ruling="no way back"))
    day.pass_(240).do(
        DecideAppeal(
            14, "remedy-changed", "S. Kim", reason="said so", deviation="none fits", minutes=3.5
        )
    )

    verdict = appeal(day).verdict
    assert (verdict.reason, verdict.deviation) == ("said so", "none fits")
    assert appeal(day).head_judge == "S. Kim"
    assert appeal(day).took == 3.5 * MINUTE


def test_without_minutes_an_appeal_took_what_lies_between_its_two_events(day):
    day.do(OpenAppeal(14, ruling="no way back"))
    assert appeal(day).took is None
    day.pass_(240).do(DecideAppeal(14, "upheld"))
    assert appeal(day).took == 4 * MINUTE


@pytest.mark.parametrize("minutes", [-1, 24 * 60 + 1])
def test_minutes_that_no_appeal_takes_are_refused(day, minutes):
    day.do(OpenAppeal(14, ruling="no way back"))
    assert day.refused(DecideAppeal(14, "upheld", minutes=minutes)) is RefusalCode.WRONG_VALUE


def test_one_of_two_appeals_at_a_table_is_decided_by_its_number(day):
    day.do(OpenAppeal(14, ruling="no way back"))
    day.do(StartRound("other", 1))
    day.do(OpenAppeal(14, ruling="a Warning", clock="other"))
    day.do(DecideAppeal(14, "upheld", number=1))

    first, second = appeals(day).entered
    assert (first.outcome, second.outcome) == ("upheld", "")
    assert day.refused(DecideAppeal(15, "upheld", number=2)) is RefusalCode.NO_OPEN_APPEAL


def test_undo_leads_back_through_the_verdict_and_the_appeal_to_the_draft(day):
    day.do(DraftAppeal(1, facts="Rossi attacked"))
    day.do(OpenAppeal(14, facts="Rossi attacked", ruling="no way back"))
    day.do(DecideAppeal(14, "upheld"))

    day.do(Undo())
    assert (appeal(day).outcome, appeal(day).took) == ("", None)
    day.do(Undo())
    assert not appeals(day).entered
    assert appeals(day).drafts[call_id(day)].facts == "Rossi attacked"


def test_an_appeal_is_not_taken_back_from_under_its_verdict(day):
    made = day.do(OpenAppeal(14, ruling="no way back"))
    day.do(DecideAppeal(14, "upheld"))
    assert day.refused(TakeBack(made.id)) is RefusalCode.RESTED_ON
