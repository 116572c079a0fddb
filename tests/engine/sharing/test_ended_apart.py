"""The only scorekeeper is cut off, ends a round and starts the next one; meanwhile colleagues at
the hub, who don't know it, enter what there is in the round before, and that is settled first."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

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
from judgekit.domain.clock.state import Round
from judgekit.domain.deck_checks.commands import FinishDeckCheck, StartDeckCheck
from judgekit.domain.infractions.commands import IssuePenalty
from judgekit.domain.shared.command import Command
from judgekit.domain.shared.history import Amend, TakeBack
from judgekit.domain.shared.moment import MINUTE, SECOND
from judgekit.domain.shared.refusal import Refusal, RefusalCode
from judgekit.domain.team.commands import ChangeRoles
from judgekit.engine.sharing.after_the_end import LateEntry, entered_after_end, late_entries_by
from judgekit.engine.sharing.deciding import Became
from judgekit.engine.timeline import Step
from tests.engine.sharing.hall import Hall, Laptop
from tests.engine.sharing.test_interleavings import is_as_if_in_time
from tests.examples import examples

BETWEEN, AFTER = 180, 120
"""Seconds after the end of the round, and after the start of the next one."""


class Apart:
    """A hall whose scorekeeper, at laptop b, is cut off: she has ended round 1 a few minutes after
    time, and started round 2 eight minutes later. All others are at the hub a, in round 1."""

    def __init__(self, laptops: int = 2) -> None:
        self.hall = Hall(laptops)
        self.hub, self.scorekeeper = self.hall["a"], self.hall["b"]
        self.hub.do(StartRound(minutes=50))
        self.hall.exchange()
        self.hall.pass_(54 * 60)
        self.scorekeeper.cut()
        self.end = self.scorekeeper.do(EndRound())

    def between(self, *commands: Command) -> list[Step]:
        """Enter at the hub while no round is in progress; then round 2 is started."""
        self.hall.pass_(BETWEEN)
        done = [self.hub.do(each) for each in commands]
        self.hall.pass_(480 - BETWEEN)
        self.start = self.scorekeeper.do(StartRound(minutes=50))
        self.hall.pass_(AFTER)
        return done

    def after(self, *commands: Command) -> list[Step]:
        """Enter at the hub once round 2 has been started, two minutes ago."""
        if not hasattr(self, "start"):
            self.between()
        return [self.hub.do(each) for each in commands]

    def together(self) -> tuple[Round, Round]:
        """Bring all together; return both rounds."""
        self.hall.come_together()
        self.hall.check()
        is_as_if_in_time(self.hall)
        first, second = self.hub.engine.state.clocks.rounds.values()
        return first, second

    def set_aside(self) -> list[RefusalCode]:
        return [each.refusal.code for each in self.hub.engine.team.undecided()]

    def late(self) -> list[tuple[str, int, int]]:
        """The entries of a round that was over, by their step, with the numbers of the round in
        which they were made and of the one in which they count, 0 for none."""
        engine = self.hub.engine
        return [plain(each) for each in entered_after_end(engine.timeline, engine.state)]

    def late_by(self, step: Step) -> list[tuple[str, int, int]]:
        engine = self.hub.engine
        return [plain(each) for each in late_entries_by(step.id, engine.timeline, engine.state)]


def plain(late: LateEntry) -> tuple[str, int, int]:
    return late.part, late.made_in.number, late.counts_in.number if late.counts_in else 0


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
    apart.after(GrantExtension(9, 300), OpenCall(8))
    first, second = apart.together()
    assert list(first.tables) == [9]
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


# -- a colleague who is cut off, and comes back once the round has ended


def floor_judge_comes_back(*commands: Command, when: float = AFTER) -> Apart:
    """The hub has ended round 1 and started round 2; b entered these in round 1, cut off."""
    apart = Apart()
    hall = apart.hall = Hall(2)
    apart.hub, apart.scorekeeper = hall["a"], hall["b"]
    hall["a"].do(ChangeRoles("b", ()))
    hall["a"].do(StartRound(minutes=50))
    hall.exchange()
    hall["b"].cut()
    hall.pass_(54 * 60)
    hall["a"].do(EndRound())
    hall.pass_(BETWEEN)
    if when < 0:
        for command in commands:
            hall["b"].do(command)
    hall.pass_(60)
    apart.start = hall["a"].do(StartRound(minutes=50))
    hall.pass_(AFTER)
    if when >= 0:
        for command in commands:
            hall["b"].do(command)
    hall.pass_(60)
    return apart


@pytest.mark.parametrize("meanwhile", [(), (SeatJudge(1, "Bea"),), (PauseClock(),)])
def test_what_he_entered_at_tables_is_in_the_round_of_its_instant(meanwhile):
    apart = floor_judge_comes_back(GrantExtension(9, 300), OpenCall(8), SeatJudge(7, "Ann"))
    apart.after(*meanwhile)
    _, second = apart.together()
    assert set(second.tables) >= {9, 8, 7}
    assert apart.set_aside() == []
    assert [each[1:] for each in apart.late()] == [(1, 2)] * 3


def test_what_else_he_entered_waits_for_a_decision():
    apart = floor_judge_comes_back(FinishTable(9))
    apart.together()
    assert apart.set_aside() == [RefusalCode.CLOCK_ENDED]


def test_what_he_entered_between_the_rounds_waits_for_a_decision():
    apart = floor_judge_comes_back(GrantExtension(9, 300), when=-1)
    apart.together()
    assert apart.set_aside() == [RefusalCode.CLOCK_ENDED]


def test_who_enters_with_the_end_in_sight_is_refused(apart):
    apart.between()
    apart.hall.come_together()
    first = next(iter(apart.hub.engine.state.clocks.rounds))
    refused = apart.hub.enter(GrantExtension(9, 300, round=first), seconds_ago=30)
    assert refused == Refusal(RefusalCode.CLOCK_ENDED, {"clock": "main"})


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


# -- in any order


MADE: Sequence[Callable[[int], Command]] = (
    OpenCall,
    StartDeckCheck,
    lambda table: GrantExtension(table, 60),
    lambda table: SeatJudge(table, "Ann"),
)
PLACES = st.lists(st.tuples(st.sampled_from(MADE), st.integers(0, 700)), min_size=1, max_size=5)


@given(PLACES, st.permutations("abc"), st.booleans())
@examples(40)
def test_who_comes_first_makes_no_difference_to_the_round_that_is_played(made, order, is_told):
    """Three are cut off from the hub and from each other: one ends and starts, two enter."""
    hall = Hall(4)
    d = hall["d"]
    d.do(StartRound(minutes=50))
    hall.exchange()
    for laptop in hall.laptops.values():
        laptop.cut()
    hall.pass_(3000)
    begun = hall.at
    entered = sorted(
        (begun + 1000 * after, table, what) for table, (what, after) in enumerate(made, 1)
    )
    steps = [
        (begun + 100_000, "a", EndRound()),
        (begun + 300_000, "a", StartRound(minutes=50)),
        *((at, "bc"[table % 2], what(table)) for at, table, what in entered),
    ]
    for at, name, command in sorted(steps, key=lambda each: each[:2]):
        hall.at = at
        hall[name].do(command)
    hall.at += 1000
    hall.pass_(800)
    for name in order:
        hall[name].hub = hall.hubs[-1]
        hall[name].send()
        if is_told:
            hall[name].receive()
    hall.come_together()
    hall.check()
    is_as_if_in_time(hall)
    _, second = hall["a"].engine.state.clocks.rounds.values()
    during = {table for at, table, _ in entered if at > begun + 300_000}
    assert during <= set(second.tables)
    codes = {each.refusal.code for each in hall["a"].engine.team.undecided()}
    assert codes <= {RefusalCode.CLOCK_ENDED}
    assert len(hall["a"].engine.team.undecided()) <= len(made) - len(during)
