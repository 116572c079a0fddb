"""The sharp cases of two laptops that were cut from each other."""

from __future__ import annotations

from random import Random

import pytest

from judgekit.domain.calls.commands import CloseCall, OpenCall
from judgekit.domain.clock.commands import (
    EndRound,
    FinishTable,
    GrantExtension,
    PauseClock,
    ResumeClock,
    StartRound,
)
from judgekit.domain.deck_checks.commands import TakeDecklists, TakePools
from judgekit.domain.decklists.decklist import CardCount, Decklist
from judgekit.domain.decklists.registered_list import RegisteredList
from judgekit.domain.infractions.commands import IssuePenalty
from judgekit.domain.setup.commands import Note
from judgekit.domain.shared.history import Redo, Undo
from judgekit.domain.shared.moment import MINUTE, SECOND
from judgekit.domain.shared.refusal import Refusal, RefusalCode
from judgekit.domain.team.commands import ChangeRoles, DoAnyway, LetIn, SettleSetAside
from judgekit.engine.sharing.deciding import Became
from tests.engine.sharing.hall import HEAD, Hall, KeptSharedLog


@pytest.fixture
def hall(hall: Hall) -> Hall:
    """Two laptops in round 1, which has begun, the second one cut off."""
    hall["b"].cut()
    return hall


def became(hall: Hall, name: str, step: str) -> Became:
    (found,) = [each.settlement.became for each in hall[name].told if each.settlement.step == step]
    return found


def test_two_penalties_that_are_both_number_one_are_both_kept(hall):
    hall["a"].do(IssuePenalty("Player 1", "ipg-2.5", "warning", table=3))
    hall.pass_()
    hall["b"].do(IssuePenalty("Player 2", "ipg-2.1", "game-loss", table=9))
    assert [each.number for each in hall["b"].engine.state.infractions.penalties] == [1]
    hall.come_together()
    hall.check()
    penalties = hall["a"].engine.state.infractions.penalties
    assert [(each.number, each.issued.player) for each in penalties] == [
        (1, "Player 1"),
        (2, "Player 2"),
    ]


def test_two_calls_at_two_tables_are_both_kept(hall):
    hall["a"].do(OpenCall(3))
    hall["b"].do(OpenCall(9))
    hall.come_together()
    hall.check()
    opened = hall["b"].engine.state.calls.open_calls()
    assert sorted(each.table for each in opened) == [3, 9]


def test_an_extension_of_round_one_that_comes_late_stays_in_round_one(hall):
    hall.pass_(40 * 60)
    hall["b"].do(GrantExtension(9, 300))
    hall.pass_(16 * 60)
    hall["a"].do(EndRound())
    hall.pass_(4 * 60)
    hall["a"].do(StartRound())
    hall.exchange()
    hall.pass_(10 * 60)
    hall.come_together()
    hall.check()
    first, second = hall["a"].engine.state.clocks.rounds.values()
    assert [each.by for each in first.tables[9].grants] == [300 * SECOND]
    assert 9 not in second.tables


def test_a_step_for_a_round_that_has_ended_meanwhile_is_set_aside(hall):
    hall.pass_(40 * 60)
    hall["a"].do(EndRound())
    hall.pass_(60)
    step = hall["b"].do(GrantExtension(9, 300))
    hall.pass_(60)
    hall["a"].do(StartRound())
    hall.come_together()
    hall.check()
    (aside,) = hall["a"].engine.team.undecided()
    assert (aside.id, aside.refusal.code) == (step.id, RefusalCode.CLOCK_ENDED)
    assert became(hall, "b", step.id) is Became.SET_ASIDE


def test_a_call_of_five_minutes_before_a_pause_lasts_four_minutes_when_it_comes_late(hall):
    hall.pass_(4 * 60)
    hall["b"].do(OpenCall(7))
    hall.pass_(4 * 60)
    hall["b"].do(CloseCall(7))
    hall.pass_(60)
    hall["a"].do(PauseClock())
    hall.pass_(10 * 60)
    hall["a"].do(ResumeClock())
    hall.exchange()
    hall.come_together()
    hall.check()
    (round_,) = hall["a"].engine.state.clocks.rounds.values()
    (interruption,) = round_.tables[7].interruptions
    assert interruption.until is not None
    assert interruption.until - interruption.since == 4 * MINUTE


def test_two_who_close_one_call_close_it_once(hall):
    hall["b"].join(hall.hubs[0])
    hall["a"].do(OpenCall(5))
    hall.exchange()
    hall["b"].cut()
    hall.pass_(30)
    hall["b"].do(CloseCall(5))
    hall.pass_(10)
    confirmed = hall["a"].do(CloseCall(5))
    hall.exchange()
    hall.come_together()
    hall.check()
    (later,) = [each.settlement for each in hall["b"].told if each.settlement.became == "merged"]
    assert later.into == confirmed.id
    (call,) = hall["b"].engine.state.calls.entered
    assert call.closed == confirmed.at


def test_two_who_pause_pause_once_and_either_can_resume(hall):
    first = hall["a"].do(PauseClock())
    hall.pass_(5)
    second = hall["b"].do(PauseClock())
    hall.come_together()
    hall.check()
    assert became(hall, "b", second.id) is Became.MERGED
    assert hall["b"].engine.team.merged[second.id] == first.id
    hall.pass_(30)
    hall["b"].do(ResumeClock())
    hall.exchange()
    hall.check()
    (round_,) = hall["a"].engine.state.clocks.rounds.values()
    assert (round_.pauses, round_.paused_for) == (1, 35 * SECOND)


def test_what_was_entered_at_a_call_that_was_opened_twice_goes_to_the_one_that_stands(hall):
    hall["a"].do(OpenCall(5))
    hall.pass_(3)
    hall["b"].do(OpenCall(5))
    hall.pass_(60)
    closed = hall["b"].do(CloseCall(5))
    hall.come_together()
    hall.check()
    assert became(hall, "b", closed.id) is Became.CONFIRMED
    (call,) = hall["a"].engine.state.calls.entered
    assert call.closed == closed.at


def test_what_rests_on_a_step_that_was_set_aside_is_set_aside_with_it(hall):
    hall["a"].do(EndRound())
    hall.pass_(3)
    opened = hall["b"].do(OpenCall(5))
    hall.pass_(3)
    closed = hall["b"].do(CloseCall(5))
    hall.come_together()
    hall.check()
    asides = hall["a"].engine.team.undecided()
    assert [each.id for each in asides] == [opened.id, closed.id]
    assert asides[1].refusal == Refusal(RefusalCode.RESTS_ON_SET_ASIDE, {"step": opened.id})


def test_a_later_step_never_undoes_one_that_is_confirmed(hall):
    """A table is done, as is entered late, before time that it was given and that is confirmed."""
    hall.pass_(60)
    late = hall["b"].do(FinishTable(5))
    hall.pass_(60)
    given = hall["a"].do(GrantExtension(5, 60))
    hall.exchange()
    hall.come_together()
    hall.check()
    (aside,) = hall["a"].engine.team.undecided()
    assert aside.id == late.id
    assert aside.refusal.code is RefusalCode.RESTED_ON
    assert aside.refusal.values["step"] == given.id


def test_both_start_the_same_round_and_what_follows_is_in_the_one_that_stands():
    hall = Hall(2)
    hall["b"].cut()
    hall["a"].do(StartRound())
    hall.pass_(2)
    hall["b"].do(StartRound())
    hall.pass_(60)
    hall["b"].do(GrantExtension(9, 60))
    hall["a"].do(GrantExtension(8, 60))
    hall.come_together()
    hall.check()
    (round_,) = hall["b"].engine.state.clocks.rounds.values()
    assert sorted(round_.tables) == [8, 9]


def test_undo_takes_back_the_step_it_was_meant_for_whatever_came_between(hall):
    meant = hall["b"].do(GrantExtension(9, 60))
    hall["b"].do(Undo())
    hall["a"].do(GrantExtension(8, 60))
    hall.come_together()
    hall.check()
    step = hall["a"].engine.timeline.step(meant.id)
    assert step is not None
    assert not step.counts
    hall["b"].do(Redo())
    hall.exchange()
    hall.check()
    assert step.counts


def test_a_laptop_that_the_new_hub_does_not_know_brings_its_own_letting_in(hall):
    """It was let in while the laptop that becomes the hub was cut off."""
    hall["a"].do(LetIn("c", "Person c", HEAD, "key c"))
    hall.exchange()
    log = KeptSharedLog()
    log.join(hall["a"].log)
    c = hall.add("c", log)
    c.join(hall.hubs[0])
    step = c.do(OpenCall(6))
    hall.exchange()
    hub = hall["b"].take_over()
    c.join(hub)
    assert c.engine.waiting()[-1] == step.id
    c.send()
    hall["b"].receive()
    assert hall["b"].engine.state.calls.open_at(6) is not None
    hall.come_together()
    hall.check()


def test_a_step_of_a_moment_ago_is_put_in_without_deciding_another_again(hall):
    hall["a"].do(OpenCall(3))
    hall["b"].do(OpenCall(9), seconds_ago=0.5)
    hall.come_together()
    hall.check()
    assert all(each.settlement.is_firm for each in hall["a"].told[-1:])
    assert hall["a"].told[-1].settlement.recorded[0].at < hall["a"].engine.timeline.steps[-2].at


def test_what_was_set_aside_is_done_anyway_once(hall):
    hall["a"].do(EndRound())
    hall.pass_(60)
    hall["b"].do(IssuePenalty("Player 1", "ipg-2.5", "warning", 5))
    hall["b"].do(GrantExtension(9, 300))
    hall.pass_(60)
    hall["a"].do(StartRound())
    hall.come_together()
    (aside,) = hall["b"].engine.team.undecided()
    refused = hall["b"].enter(DoAnyway(aside.id))
    assert refused == Refusal(RefusalCode.CLOCK_ENDED, {"clock": "main"})
    hall["b"].do(SettleSetAside(aside.id))
    hall.exchange()
    hall.check()
    assert hall["a"].engine.team.undecided() == []
    assert hall["b"].enter(DoAnyway(aside.id)) == Refusal(RefusalCode.NOT_SET_ASIDE)


def test_a_disqualification_that_was_set_aside_is_done_by_the_head_judge():
    hall = Hall(2)
    hall["a"].do(StartRound())
    hall.exchange()
    hall["b"].cut()
    hall["b"].do(IssuePenalty("Player 1", "ipg-4.8", "disqualification", 5))
    hall["a"].do(ChangeRoles("b", ()))
    hall.exchange()
    hall.come_together()
    (aside,) = hall["a"].engine.team.undecided()
    done = hall["a"].do(DoAnyway(aside.id))
    assert [type(event).__name__ for event in done.events] == ["SetAsideSettled"]
    hall.exchange()
    hall.check()
    (penalty,) = hall["b"].engine.state.infractions.penalties
    assert (penalty.issued.player, penalty.author) == ("Player 1", "Person a")


def test_an_import_of_many_lists_goes_over_in_parts(hall):
    cards = tuple(CardCount(1, f"Card {number} of a long name") for number in range(75))
    lists = tuple(RegisteredList(f"Player {each}", Decklist(cards)) for each in range(210))
    hall["b"].do(TakeDecklists(lists))
    hall["b"].do(TakePools(lists[:1]))
    hall.come_together()
    hall.check()
    assert len(hall["a"].engine.state.deck_checks.lists) == 210
    assert len(hall["a"].engine.state.deck_checks.pools) == 1
    assert hall["b"].enter(TakeDecklists(())) == Refusal(
        RefusalCode.WRONG_VALUE, {"field": "player"}
    )


def test_what_fits_into_no_message_is_refused_at_once(hall):
    chance = Random(1)
    text = "".join(chr(chance.randrange(0x4E00, 0x9000)) for _ in range(60_000))
    assert hall["b"].enter(Note(text)) == Refusal(RefusalCode.TOO_LARGE_TO_SHARE)
    assert hall["b"].engine.waiting() == []
