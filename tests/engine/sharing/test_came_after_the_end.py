"""A judge who is cut off goes on in a round that was ended elsewhere, and comes back."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from judgekit.domain.calls.commands import OpenCall
from judgekit.domain.clock.commands import (
    EndRound,
    FinishTable,
    GrantExtension,
    PauseClock,
    SeatJudge,
    StartRound,
)
from judgekit.domain.deck_checks.commands import StartDeckCheck
from judgekit.domain.shared.command import Command
from judgekit.domain.shared.refusal import Refusal, RefusalCode
from judgekit.domain.team.commands import ChangeRoles
from tests.engine.sharing.apart import AFTER, BETWEEN, Apart
from tests.engine.sharing.hall import Hall
from tests.engine.sharing.test_interleavings import is_as_if_in_time
from tests.examples import examples

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


def test_who_enters_with_the_end_in_sight_is_refused():
    apart = Apart()
    apart.between()
    apart.hall.come_together()
    first = next(iter(apart.hub.engine.state.clocks.rounds))
    refused = apart.hub.enter(GrantExtension(9, 300, round=first), seconds_ago=30)
    assert refused == Refusal(RefusalCode.CLOCK_ENDED, {"clock": "main"})


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
