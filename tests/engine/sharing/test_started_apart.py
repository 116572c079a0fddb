"""One round that two laptops start apart, each with another length: it is one, with all that rests
on either start, and the length is left to a person."""

from __future__ import annotations

from collections.abc import Sequence

from hypothesis import given
from hypothesis import strategies as st

from judgekit.domain.calls.commands import CloseCall, OpenCall
from judgekit.domain.clock.commands import (
    EndRound,
    FinishTable,
    GrantExtension,
    PauseClock,
    ResumeClock,
    SeatJudge,
    StartRound,
    StartTurns,
)
from judgekit.domain.clock.state import Round
from judgekit.domain.deck_checks.commands import FinishDeckCheck, StartDeckCheck
from judgekit.domain.infractions.commands import IssuePenalty
from judgekit.domain.shared.history import Undo
from judgekit.domain.shared.moment import MINUTE, SECOND
from judgekit.domain.shared.refusal import Refusal, RefusalCode
from judgekit.domain.team.commands import DoAnyway, SettleSetAside
from judgekit.domain.team.feature import TEAM_EVENTS
from judgekit.domain.team.state import SetAside
from judgekit.domain.tournament import COMPOSITION
from judgekit.engine.sharing.deciding import Became
from judgekit.engine.team.who import outcome_of, outcomes_after
from tests.engine.sharing.hall import Hall, Laptop
from tests.engine.sharing.test_interleavings import is_as_if_in_time
from tests.examples import examples


def apart(minutes: float | None = 60, standing: float | None = 50) -> Hall:
    """Round 1 was started with `standing` minutes; four seconds later b, cut off, started it with
    these `minutes`."""
    hall = Hall(2)
    hall["b"].cut()
    hall["a"].do(StartRound(minutes=standing))
    hall.pass_(4)
    hall["b"].do(StartRound(minutes=minutes))
    hall.pass_(60)
    return hall


def brought_together(hall: Hall) -> Hall:
    hall.come_together()
    hall.check()
    is_as_if_in_time(hall)
    return hall


def the_round(hall: Hall) -> Round:
    (found,) = hall["a"].engine.state.clocks.rounds.values()
    return found


def undecided(hall: Hall) -> list[tuple[RefusalCode, dict[str, str | int]]]:
    return [(each.refusal.code, each.refusal.values) for each in asides(hall)]


def asides(hall: Hall) -> Sequence[SetAside]:
    return hall["a"].engine.team.undecided()


OTHER_LENGTH: dict[str, str | int] = {
    "clock": "main",
    "round": 1,
    "what": "minutes",
    "own": 60 * MINUTE,
    "standing": 50 * MINUTE,
}


# -- what rests on either start


def test_all_that_rests_on_the_other_start_is_in_the_round_that_stands():
    hall = apart()
    b = hall["b"]
    b.do(GrantExtension(9, 300))
    b.do(OpenCall(7))
    b.do(StartDeckCheck(5))
    b.do(IssuePenalty("Player 1", "ipg-2.5", "warning", 9))
    hall.pass_(240)
    b.do(CloseCall(7))
    b.do(FinishDeckCheck(5))
    hall["a"].do(GrantExtension(8, 60))
    brought_together(hall)
    current = the_round(hall)
    assert current.limit == 50 * MINUTE
    assert sorted(current.tables) == [5, 7, 8, 9]
    (penalty,) = hall["a"].engine.state.infractions.penalties
    assert (penalty.issued.round, penalty.issued.round_id) == (1, current.id)
    assert undecided(hall) == [(RefusalCode.STARTED_OTHERWISE, OTHER_LENGTH)]


def test_a_whole_round_of_a_hall_leaves_one_decision():
    """A scorekeeper is cut off for a round of 101 entries."""
    hall = apart()
    b = hall["b"]
    for table in range(1, 21):
        b.do(OpenCall(table))
        hall.pass_(30)
        b.do(IssuePenalty(f"Player {table}", "ipg-2.5", "warning", table))
        b.do(CloseCall(table))
        b.do(GrantExtension(table, 60))
        hall.pass_(20)
        b.do(FinishTable(table))
    brought_together(hall)
    assert [code for code, _ in undecided(hall)] == [RefusalCode.STARTED_OTHERWISE]
    became = [each.settlement.became for each in b.told[-101:]]
    assert became == [Became.MERGED, *(Became.CONFIRMED,) * 100]


def test_the_colleague_s_round_may_begin_after_the_own_one():
    """He had not even ended the round before; of what was entered until his start, each is told
    by itself."""
    hall = Hall(2)
    hall["a"].do(StartRound(minutes=50))
    hall.exchange()
    hall["b"].cut()
    hall.pass_(3600)
    hall["b"].do(EndRound())
    hall.pass_(60)
    hall["b"].do(StartRound(minutes=60))
    hall.pass_(5)
    early = hall["b"].do(SeatJudge(4, "Ann"))
    hall.pass_(5)
    hall["a"].do(EndRound())
    hall.pass_(30)
    hall["a"].do(StartRound(minutes=50))
    hall.pass_(30)
    hall["b"].do(GrantExtension(9, 60))
    brought_together(hall)
    first, second = hall["a"].engine.state.clocks.rounds.values()
    assert (first.number, second.number) == (1, 2)
    assert [each.by for each in second.tables[9].grants] == [60 * SECOND]
    found = {each.id: each.refusal for each in asides(hall)}
    assert found.pop(early.id) == Refusal(
        RefusalCode.ROUND_BEGAN_LATER, {"clock": "main", "round": 2}
    )
    (length,) = found.values()
    assert length.code is RefusalCode.STARTED_OTHERWISE


def test_the_same_start_before_the_colleague_has_ended_the_round_before_leaves_no_decision():
    hall = Hall(2)
    hall["a"].do(StartRound())
    hall.exchange()
    hall["b"].cut()
    hall.pass_(3600)
    hall["b"].do(EndRound())
    hall["b"].do(StartRound())
    hall.pass_(5)
    hall["a"].do(EndRound())
    hall["a"].do(StartRound())
    hall.pass_(5)
    hall["b"].do(GrantExtension(9, 60))
    brought_together(hall)
    assert undecided(hall) == []
    assert list(hall["a"].engine.state.clocks.last_round("main").tables) == [9]


def test_it_may_have_ended_before_the_other_laptop_comes_back():
    hall = apart()
    hall["b"].do(GrantExtension(9, 60))
    hall.pass_(600)
    hall["a"].do(EndRound())
    hall.pass_(60)
    hall["a"].do(StartRound(minutes=50))
    hall["b"].do(OpenCall(3))
    hall.pass_(60)
    ended = hall["b"].do(EndRound())
    hall["b"].do(StartRound(minutes=60))
    hall["b"].do(GrantExtension(8, 60))
    brought_together(hall)
    first, second = hall["a"].engine.state.clocks.rounds.values()
    assert (list(first.tables), list(second.tables)) == ([9], [3, 8])
    assert [code for code, _ in undecided(hall)] == [RefusalCode.STARTED_OTHERWISE] * 2
    assert hall["b"].engine.team.merged[ended.id]


def test_turns_by_a_shorter_length_are_decided_by_themselves():
    hall = apart(minutes=20)
    hall.pass_(25 * 60)
    turns = hall["b"].do(StartTurns(9))
    hall["b"].do(OpenCall(8))
    brought_together(hall)
    assert [(each.id == turns.id, each.refusal.code) for each in asides(hall)] == [
        (False, RefusalCode.STARTED_OTHERWISE),
        (True, RefusalCode.TURNS_TOO_EARLY),
    ]


def test_another_round_of_the_clock_is_no_such_start():
    """Round 2 was started there, round 1 here: which one it is, nobody knows."""
    hall = Hall(2)
    hall["b"].cut()
    hall["a"].do(StartRound(round=2))
    hall.pass_(4)
    start = hall["b"].do(StartRound(round=1, minutes=60))
    hall["b"].do(GrantExtension(9, 60))
    brought_together(hall)
    found = [(each.id, each.refusal.code) for each in asides(hall)]
    assert found[0] == (start.id, RefusalCode.CLOCK_IN_USE)
    assert found[1][1] is RefusalCode.RESTS_ON_SET_ASIDE


def test_who_undoes_the_own_start_leaves_that_of_the_colleague():
    hall = apart()
    hall["b"].do(Undo())
    again = hall["b"].do(StartRound(minutes=50))
    hall["b"].do(GrantExtension(9, 60))
    brought_together(hall)
    current = the_round(hall)
    assert (current.limit, list(current.tables)) == (50 * MINUTE, [9])
    assert hall["a"].engine.team.aliases[again.id] == current.id
    assert [code for code, _ in undecided(hall)] == [
        RefusalCode.STARTED_OTHERWISE,
        RefusalCode.STAYS,
    ]


# -- another round that was set aside


def another_round() -> Hall:
    """Round 2 was started there, round 1 here, with a call and its end, which were set aside."""
    hall = Hall(2)
    hall["b"].cut()
    hall["a"].do(StartRound(round=2))
    hall.pass_(4)
    hall["b"].do(StartRound(round=1))
    hall["b"].do(OpenCall(9))
    hall["b"].do(CloseCall(9))
    brought_together(hall)
    hall["a"].do(EndRound())
    hall.exchange()
    hall.pass_()
    return hall


def test_what_rests_on_what_was_done_anyway_means_what_that_began():
    hall = another_round()
    start, opened, closed = asides(hall)
    refused = hall["b"].enter(DoAnyway(opened.id))
    assert refused == Refusal(RefusalCode.RESTS_ON_SET_ASIDE, {"step": start.id})
    for each in (start, opened, closed):
        hall["b"].do(DoAnyway(each.id))
        hall.pass_()
    brought_together(hall)
    assert asides(hall) == []
    current = hall["a"].engine.state.clocks.last_round("main")
    (call,) = hall["a"].engine.state.calls.entered
    assert current is not None
    assert (current.number, call.round_id, call.is_open) == (1, current.id, False)


def test_what_two_decide_at_once_is_done_once_and_what_rests_on_it_means_that():
    hall = another_round()
    start, opened, closed = asides(hall)
    hall["b"].cut()
    hall["a"].do(DoAnyway(start.id))
    hall.pass_()
    for each in (start, opened, closed):
        hall["b"].do(DoAnyway(each.id))
        hall.pass_()
    brought_together(hall)
    assert asides(hall) == []
    assert [each.number for each in hall["a"].engine.state.clocks.rounds.values()] == [2, 1]
    (call,) = hall["a"].engine.state.calls.entered
    assert not call.is_open


def test_what_rests_on_what_was_dropped_can_only_be_dropped():
    hall = another_round()
    start, opened, closed = asides(hall)
    hall["b"].do(SettleSetAside(start.id))
    refused = hall["b"].enter(DoAnyway(opened.id))
    assert refused == Refusal(RefusalCode.RESTS_ON_SET_ASIDE, {"step": start.id})
    for each in (opened, closed):
        hall["b"].do(SettleSetAside(each.id))
    brought_together(hall)
    assert asides(hall) == []


# -- what differs


def test_no_limit_and_single_elimination_differ_too():
    hall = Hall(2)
    hall["b"].cut()
    hall["a"].do(StartRound(minutes=50))
    hall["b"].do(StartRound(minutes=None, single_elimination=True))
    brought_together(hall)
    named = [each.refusal.values for each in asides(hall)]
    assert [(each["what"], each["own"], each["standing"]) for each in named] == [
        ("minutes", "", 50 * MINUTE),
        ("single_elimination", 1, 0),
    ]
    for each in asides(hall):
        hall["a"].do(DoAnyway(each.id))
    brought_together(hall)
    assert (the_round(hall).limit, the_round(hall).single_elimination) == (None, True)


def test_a_person_chooses_the_other_length_and_it_is_as_if_it_had_been_so():
    hall = apart()
    hall["b"].do(GrantExtension(9, 300))
    hall["b"].do(PauseClock())
    hall.pass_(30)
    hall["b"].do(ResumeClock())
    brought_together(hall)
    (length,) = asides(hall)
    hall["b"].do(DoAnyway(length.id))
    brought_together(hall)
    assert (the_round(hall).limit, the_round(hall).corrected) == (60 * MINUTE, 0)
    assert asides(hall) == []
    hall["b"].do(Undo())
    brought_together(hall)
    assert the_round(hall).limit == 50 * MINUTE


def test_of_three_lengths_the_one_that_was_chosen_last_holds():
    hall = Hall(3)
    for laptop, minutes in zip(hall.laptops.values(), (50, 60, 55), strict=True):
        laptop.cut()
        laptop.do(StartRound(minutes=minutes))
        hall.pass_(4)
    brought_together(hall)
    for each in asides(hall):
        hall["a"].do(DoAnyway(each.id))
    brought_together(hall)
    assert the_round(hall).length() == 55 * MINUTE


def test_a_person_drops_it_and_the_round_goes_on_as_it_was():
    hall = brought_together(apart())
    (length,) = asides(hall)
    hall["b"].do(SettleSetAside(length.id))
    brought_together(hall)
    assert the_round(hall).limit == 50 * MINUTE
    assert asides(hall) == []


def test_a_length_by_which_turns_had_not_begun_is_refused_with_what_stands_in_the_way():
    hall = apart()
    hall.pass_(51 * 60)
    turns = hall["a"].do(StartTurns(9))
    brought_together(hall)
    (length,) = asides(hall)
    refused = hall["b"].enter(DoAnyway(length.id))
    assert isinstance(refused, Refusal)
    assert (refused.code, refused.values["step"]) == (RefusalCode.RESTED_ON, turns.id)


def test_what_became_of_it_is_told_again_after_a_restart_as_it_was_told_before():
    hall = apart(minutes=None)
    hall["b"].do(OpenCall(9))
    brought_together(hall)
    (length,) = asides(hall)
    told = [outcome_of(each, hall["b"].engine) for each in hall["b"].told if each.is_own]
    assert told[0].undecided == {length.id: length.refusal}
    hall["b"].kill()
    assert outcomes_after(hall["b"].engine, 0) == told


def test_what_became_of_a_step_has_the_id_of_its_event():
    hall = apart()
    hall["a"].do(EndRound())
    hall.pass_()
    hall["b"].do(OpenCall(9))
    brought_together(hall)
    kinds = COMPOSITION.beginnings & TEAM_EVENTS
    begun = [each for each in hall["b"].log.recorded if type(each.payload) in kinds]
    assert [each.payload.id for each in begun] == [each.id for each in begun]
    assert {type(each.payload) for each in begun} == kinds
    assert len({each.id for each in begun}) == len(begun) == 3


# -- in any order


LENGTHS = st.sampled_from((50, 60, 52.5, None))
AT_A_TABLE = st.sampled_from(
    (
        OpenCall,
        lambda table: IssuePenalty(f"Player {table}", "ipg-2.5", "warning", table),
        StartDeckCheck,
        lambda table: SeatJudge(table, "Ann"),
        FinishTable,
    )
)
HERE = st.tuples(LENGTHS, st.booleans(), st.integers(0, 90), st.lists(AT_A_TABLE, max_size=4))
"""How a laptop starts the round, so many seconds after the one before, and what it enters then."""


@given(
    st.lists(HERE, min_size=2, max_size=4),
    st.permutations("abcd"),
    st.sampled_from((1, 2, 50)),
)
@examples(60)
def test_in_any_order_of_arrival_there_is_one_round_with_all_that_was_entered(
    starts, arriving, most
):
    hall = Hall(len(starts))
    laptops = list(hall.laptops.values())
    for laptop in laptops:
        laptop.cut()
    for laptop, (minutes, knockout, after, _) in zip(laptops, starts, strict=True):
        hall.pass_(after)
        laptop.do(StartRound(minutes=minutes, single_elimination=knockout))
    for number, (laptop, (*_, entered)) in enumerate(zip(laptops, starts, strict=True), 1):
        for place, made in enumerate(entered):
            hall.pass_()
            laptop.do(made(100 * number + place))
    for name in arriving:
        if name in hall.laptops:
            arrives(hall[name], hall, most)
    brought_together(hall)
    first = the_round(hall)
    standing, *merged = (start for name in arriving for start in starts_of(name, hall, starts))
    assert (first.limit, first.single_elimination) == said(standing)
    differing = sum(
        one != other
        for each in merged
        for one, other in zip(said(each), said(standing), strict=True)
    )
    assert [code for code, _ in undecided(hall)] == [RefusalCode.STARTED_OTHERWISE] * differing


def arrives(laptop: Laptop, hall: Hall, most: int) -> None:
    """Connect a laptop, which sends all and reads only so many messages at once."""
    laptop.hub = hall.hubs[-1]
    laptop.send()
    laptop.receive(most)


def starts_of(name: str, hall: Hall, starts: Sequence[tuple]) -> Sequence[tuple]:
    return [starts["abcd".index(name)]] if name in hall.laptops else []


def said(start: tuple) -> tuple[int | None, bool]:
    minutes, knockout, *_ = start
    return None if minutes is None else round(minutes * MINUTE), knockout
