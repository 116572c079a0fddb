"""The only scorekeeper is cut off, ends a round and starts the next one; meanwhile colleagues at
the hub, who don't know it, enter what there is in the round before, and that is settled first."""

from __future__ import annotations

import pytest

from judgekit.domain.calls.commands import CloseCall, OpenAppeal, OpenCall
from judgekit.domain.clock.commands import (
    CallSlowPlay,
    CorrectClock,
    EndRound,
    FinishTable,
    GrantExtension,
    NextTurn,
    PauseAll,
    PauseClock,
    ResumeAll,
    ResumeClock,
    SeatJudge,
    SetClock,
    StartRound,
    StartTurns,
    StillPlaying,
    TellTable,
)
from judgekit.domain.deck_checks.commands import FinishDeckCheck, StartDeckCheck
from judgekit.domain.infractions.commands import IssuePenalty
from judgekit.domain.shared.history import Amend, TakeBack
from judgekit.domain.shared.moment import MINUTE, SECOND
from judgekit.domain.shared.refusal import RefusalCode
from judgekit.engine.sharing.deciding import Became
from judgekit.engine.timeline import Step
from tests.engine.sharing.apart import AFTER, Apart
from tests.engine.sharing.hall import Hall, Laptop
from tests.engine.sharing.test_interleavings import is_as_if_in_time


@pytest.fixture
def apart() -> Apart:
    return Apart()


def became(laptop: Laptop, step: Step) -> Became:
    (found,) = [each.settlement.became for each in laptop.told if each.settlement.step == step.id]
    return found


# -- the end and the start stand


def test_the_end_and_the_start_stand_whatever_was_entered_meanwhile(apart):
    (call,) = apart.between(OpenCall(14))
    first, second = apart.together()
    assert became(apart.scorekeeper, apart.end) is Became.CONFIRMED
    assert became(apart.scorekeeper, apart.start) is Became.CONFIRMED
    assert (first.ended, second.started) == (apart.end.at, apart.start.at)
    assert apart.set_aside() == []
    assert apart.late() == [(call.id, 1, 2)]


def test_a_whole_round_that_rests_on_the_end_leaves_no_decision(apart):
    """One call at the hub, and 101 entries of the scorekeeper's: all of them were set aside."""
    apart.after(OpenCall(99))
    b = apart.scorekeeper
    for table in range(1, 21):
        b.do(OpenCall(table))
        apart.hall.pass_(30)
        b.do(IssuePenalty(f"Player {table}", "ipg-2.5", "warning", table))
        b.do(CloseCall(table))
        b.do(GrantExtension(table, 60))
        apart.hall.pass_(20)
        b.do(FinishTable(table))
    apart.together()
    assert apart.set_aside() == []
    told = [each.settlement.became for each in b.told if each.is_own]
    assert told == [Became.CONFIRMED] * 102


def test_each_may_arrive_in_a_message_of_its_own(apart):
    (call,) = apart.after(OpenCall(14))
    b, hub = apart.scorekeeper, apart.hall.hubs[-1]
    b.hub = hub
    first, second = b.engine.waiting()
    apart.hall.exchange()
    assert (first, second) == (apart.end.id, apart.start.id)
    apart.hall.pass_(180)
    apart.hub.do(CloseCall(14))
    _, second = apart.together()
    assert second.tables[14].extension(second.elapsed(apart.hall.at)) == 180 * SECOND
    assert apart.late() == [(call.id, 1, 2)]


# -- what happens at a table is in the round of its instant


def test_a_call_during_the_next_round_gives_its_table_time_there(apart):
    (call,) = apart.after(OpenCall(14))
    apart.hall.pass_(180)
    apart.hub.do(CloseCall(14))
    first, second = apart.together()
    found = apart.hub.engine.state.calls.entered.by_id[call.id]
    assert (found.round_id, found.opened, found.is_open) == (second.id, call.at, False)
    assert second.tables[14].extension(second.elapsed(apart.hall.at)) == 180 * SECOND
    assert 14 not in first.tables


def test_a_check_during_the_next_round_gives_its_table_time_there(apart):
    apart.after(StartDeckCheck(14))
    apart.hall.pass_(300)
    apart.hub.do(FinishDeckCheck(14))
    _, second = apart.together()
    (check,) = apart.hub.engine.state.deck_checks.entered
    assert check.round_id == second.id
    owed = second.tables[14].extension(second.elapsed(apart.hall.at))
    assert owed == (300 + 180) * SECOND


def test_time_given_by_hand_during_the_next_round_is_given_there(apart):
    (given_,) = apart.after(GrantExtension(9, 300))
    first, second = apart.together()
    assert [each.by for each in second.tables[9].grants] == [300 * SECOND]
    assert 9 not in first.tables
    assert apart.late() == [(given_.id, 1, 2)]


def test_a_judge_who_sits_down_during_the_next_round_sits_there(apart):
    apart.after(SeatJudge(9, "Ann"))
    _, second = apart.together()
    assert second.tables[9].judge == "Ann"


def test_an_appeal_during_the_next_round_is_in_that(apart):
    apart.after(OpenAppeal(9, ruling="Warning"))
    _, second = apart.together()
    (appeal,) = apart.hub.engine.state.appeals.entered
    assert appeal.asked.round_id == second.id


def test_turns_for_slow_play_are_added_in_the_round_that_is_played(apart):
    apart.after(CallSlowPlay(9, "Player 1"))
    apart.after(IssuePenalty("Player 2", "ipg-3.3", "warning", 8))
    first, second = apart.together()
    assert [second.tables[each].added_turns for each in (8, 9)] == [2, 2]
    assert first.tables == {}
    (penalty,) = apart.hub.engine.state.infractions.penalties
    assert penalty.issued.round_id == second.id


def test_a_penalty_stays_in_the_round_that_it_was_written_for(apart):
    apart.after(IssuePenalty("Player 1", "ipg-2.5", "warning", 14))
    first, _ = apart.together()
    (penalty,) = apart.hub.engine.state.infractions.penalties
    assert (penalty.issued.round, penalty.issued.round_id) == (1, first.id)
    assert apart.late() == []


def test_a_call_between_the_rounds_takes_the_time_of_the_next_one_if_it_goes_on(apart):
    (call,) = apart.between(OpenCall(14))
    apart.hub.do(CloseCall(14))
    _, second = apart.together()
    owed = second.tables[14].extension(second.elapsed(apart.hall.at))
    assert owed == AFTER * SECOND
    assert apart.hub.engine.state.calls.entered.by_id[call.id].opened == call.at


def test_a_call_between_the_rounds_that_was_over_by_then_takes_none(apart):
    (call, _) = apart.between(OpenCall(14), CloseCall(14))
    first, second = apart.together()
    assert second.tables == first.tables == {}
    assert apart.late() == [(call.id, 1, 0)]


def test_a_call_that_gave_a_length_by_hand_gives_it_in_the_round_that_is_played(apart):
    apart.after(OpenCall(14))
    apart.hall.pass_(180)
    apart.hub.do(CloseCall(14, seconds=240))
    _, second = apart.together()
    assert second.tables[14].extension(second.elapsed(apart.hall.at)) == 240 * SECOND


def test_a_call_of_the_round_before_may_be_closed_with_a_length_after_its_end():
    hall = Hall(2)
    hall["a"].do(StartRound(minutes=50))
    hall.exchange()
    hall.pass_(600)
    hall["a"].do(OpenCall(14))
    hall.exchange()
    hall["b"].cut()
    hall.pass_(60)
    hall["b"].do(EndRound())
    hall.pass_(60)
    hall["a"].do(CloseCall(14, seconds=240))
    hall.come_together()
    hall.check()
    is_as_if_in_time(hall)
    assert hall["a"].engine.team.undecided() == []
    (call,) = hall["a"].engine.state.calls.entered
    assert not call.is_open


# -- what is about a whole clock, or says that something is over, stays where it was entered


WHOLE_CLOCK = (
    PauseClock(),
    CorrectClock(300),
    SetClock(remaining_seconds=600),
)


@pytest.mark.parametrize("command", WHOLE_CLOCK, ids=lambda each: type(each).__name__)
@pytest.mark.parametrize("when", ["between", "after"])
def test_the_next_round_s_clock_is_in_the_hands_of_who_started_it(apart, command, when):
    (step,) = getattr(apart, when)(command)
    if when == "between":
        apart.after()
    first, second = apart.together()
    assert second.remaining(apart.hall.at) == 50 * MINUTE - AFTER * SECOND
    assert (first.elapsed(apart.hall.at), first.corrected) == (54 * MINUTE, 0)
    assert apart.late() == [(step.id, 1, 0)]


def test_a_pause_and_its_end_leave_the_next_round_s_own_pause_alone(apart):
    apart.after(PauseClock())
    apart.scorekeeper.do(PauseClock())
    apart.hall.pass_(30)
    apart.hub.do(ResumeClock())
    apart.hall.pass_(30)
    first, second = apart.together()
    assert second.paused_since == apart.start.at + AFTER * SECOND
    assert first.paused_since is None


def test_all_clocks_pause_in_the_round_that_is_played(apart):
    """They pause whatever runs."""
    (pause,) = apart.after(PauseAll("alarm"))
    apart.hall.pass_(60)
    resume = apart.hub.do(ResumeAll())
    _, second = apart.together()
    assert (second.pauses, second.paused_for) == (1, 60 * SECOND)
    assert apart.late() == [(pause.id, 1, 2), (resume.id, 1, 2)]
    assert apart.late_by(apart.start) == apart.late()
    apart.hub.do(PauseAll("again"))
    apart.together()
    assert len(apart.late()) == 2


@pytest.mark.parametrize("resumed", ["between", "after"])
def test_all_clocks_that_pause_between_the_rounds_pause_none(apart, resumed):
    between = (PauseAll("alarm"), ResumeAll()) if resumed == "between" else (PauseAll("alarm"),)
    apart.between(*between)
    if resumed == "after":
        apart.hub.do(ResumeAll())
    first, second = apart.together()
    assert (first.pauses, second.pauses) == (0, 0)
    assert apart.set_aside() == []


def test_a_table_that_is_done_in_the_round_before_plays_on_in_the_next_one(apart):
    apart.after(FinishTable(14))
    first, second = apart.together()
    assert first.tables[14].done
    assert 14 not in second.tables


@pytest.mark.parametrize("when", ["between", "after"])
def test_turns_and_who_plays_on_stay_in_the_round_before(apart, when):
    commands = (StillPlaying((3, 4)), StartTurns(3), NextTurn(3), TellTable(4))
    steps = getattr(apart, when)(*commands)
    first, second = apart.together()
    assert len(first.tables[3].turns) == 2
    assert second.tables == {}
    assert apart.late() == [(each.id, 1, 0) for each in steps]


def test_time_given_between_the_rounds_stays_in_the_round_before(apart):
    apart.between(GrantExtension(9, 300))
    first, second = apart.together()
    assert [each.by for each in first.tables[9].grants] == [300 * SECOND]
    assert second.tables == {}
    assert apart.set_aside() == []


def test_a_round_without_a_limit_gives_no_time():
    apart = Apart()
    apart.start = apart.scorekeeper.do(StartRound(minutes=None))
    apart.hall.pass_(60)
    apart.after(GrantExtension(9, 300), OpenCall(8), CloseCall(8, seconds=120))
    first, second = apart.together()
    assert list(first.tables) == [9, 8]
    assert second.tables == {}
    assert apart.set_aside() == []


# -- both have ended the round


def test_who_ends_it_later_ends_it_again(apart):
    """The head judge at the hub has ended it too, after what was entered there."""
    apart.after(OpenCall(14), CloseCall(14))
    again = apart.hub.do(EndRound())
    apart.scorekeeper.do(GrantExtension(7, 60))
    first, second = apart.together()
    assert first.ended == apart.end.at
    assert second.ended is None
    assert list(second.tables) == [14, 7]
    assert apart.set_aside() == []
    assert apart.late()[-1] == (again.id, 1, 0)


def test_both_have_started_the_next_one_too(apart):
    """Of what she entered until the hub's start, each is told by itself."""
    (call,) = apart.between(OpenCall(14))
    early = apart.scorekeeper.do(SeatJudge(4, "Ann"))
    apart.hub.do(EndRound())
    apart.hall.pass_(5)
    start = apart.hub.do(StartRound(minutes=50))
    apart.hall.pass_(5)
    later = apart.scorekeeper.do(GrantExtension(7, 60))
    first, second = apart.together()
    assert (first.ended, second.started) == (apart.end.at, start.at)
    assert became(apart.scorekeeper, apart.start) is Became.MERGED
    assert became(apart.scorekeeper, later) is Became.CONFIRMED
    assert became(apart.scorekeeper, early) is Became.SET_ASIDE
    assert apart.set_aside() == [RefusalCode.ROUND_BEGAN_LATER]
    assert apart.hub.engine.state.calls.entered.by_id[call.id].round_id == second.id


def test_the_hub_ended_it_first_and_both_started_the_next_one():
    apart = Apart()
    hall = Hall(2)
    hall["a"].do(StartRound())
    hall.exchange()
    hall["b"].cut()
    hall.pass_(3000)
    hall["a"].do(EndRound())
    hall.pass_(5)
    hall["b"].do(EndRound())
    hall.pass_(60)
    hall["a"].do(StartRound())
    hall.pass_(5)
    hall["b"].do(StartRound())
    hall["b"].do(GrantExtension(7, 60))
    hall["a"].do(OpenCall(8))
    apart.hall, apart.hub = hall, hall["a"]
    _, second = apart.together()
    assert sorted(second.tables) == [7, 8]
    assert apart.set_aside() == []


# -- afterwards


def test_who_takes_the_start_back_puts_it_into_the_round_before(apart):
    (call, given_) = apart.after(OpenCall(14), GrantExtension(9, 300))
    apart.together()
    apart.scorekeeper.do(TakeBack(apart.start.id))
    apart.hall.exchange()
    apart.hall.check()
    is_as_if_in_time(apart.hall)
    (first,) = apart.hub.engine.state.clocks.rounds.values()
    assert [each.by for each in first.tables[9].grants] == [300 * SECOND]
    assert apart.late() == [(call.id, 1, 0), (given_.id, 1, 0)]
    apart.scorekeeper.do(TakeBack(apart.end.id))
    apart.hall.exchange()
    is_as_if_in_time(apart.hall)
    assert sorted(first.number for first in apart.hub.engine.state.clocks.rounds.values()) == [1]
    assert apart.late() == []


def test_a_call_that_is_in_another_round_is_put_right_as_any(apart):
    (call,) = apart.after(OpenCall(14))
    apart.together()
    apart.hub.do(Amend(call.id, {"table": 15}))
    _, second = apart.together()
    assert list(second.tables) == [15]


def test_what_is_entered_late_afterwards_is_decided_on_all_of_it(apart):
    apart.after(OpenCall(14), PauseClock(), FinishTable(3))
    apart.together()
    apart.hub.do(CorrectClock(60), seconds_ago=30)
    apart.hub.do(SeatJudge(14, "Ann"), seconds_ago=20)
    _, second = apart.together()
    assert (second.corrected, second.tables[14].judge) == (60 * SECOND, "Ann")


def test_a_laptop_that_starts_anew_reads_the_same(apart):
    (call,) = apart.after(OpenCall(14))
    apart.together()
    late = apart.late()
    for laptop in apart.hall.laptops.values():
        laptop.kill()
    apart.together()
    assert apart.late() == late == [(call.id, 1, 2)]


def test_of_an_end_and_of_a_start_it_is_told_what_came_after_the_end(apart):
    (early,) = apart.between(GrantExtension(9, 300))
    (call,) = apart.after(OpenCall(14))
    apart.together()
    assert apart.late_by(apart.end) == [(early.id, 1, 0), (call.id, 1, 2)]
    assert apart.late_by(apart.start) == [(call.id, 1, 2)]
    assert apart.late_by(call) == [(call.id, 1, 2)]
    assert apart.late_by(early) == []
