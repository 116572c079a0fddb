"""Which entries are told as made after their round had ended, and which aren't."""

from __future__ import annotations

from judgekit.domain.calls.commands import OpenCall
from judgekit.domain.clock.commands import PauseAll, StartRound
from judgekit.domain.shared.history import TakeBack
from tests.engine.sharing.apart import Apart
from tests.engine.sharing.hall import Hall


def test_an_entry_that_was_taken_back_is_told_as_late_no_longer():
    apart = Apart()
    (step,) = apart.after(OpenCall(8))
    apart.together()
    assert apart.late() == [(step.id, 1, 2)]
    assert apart.late_by(step) == [(step.id, 1, 2)]
    apart.hub.do(TakeBack(step.id))
    assert apart.late_by(step) == []
    assert apart.late() == []


def test_a_pause_of_all_that_holds_a_first_round_begun_elsewhere_is_no_late_entry():
    apart = Apart.__new__(Apart)
    hall = apart.hall = Hall(2)
    apart.hub = hall["a"]
    hall["a"].do(StartRound())
    hall.exchange()
    hall["b"].cut()
    hall.pass_(60)
    hall["b"].do(StartRound(clock="side"))
    hall.pass_(60)
    hall["a"].do(PauseAll())
    hall.exchange()
    hall.come_together()
    hall.check()
    rounds = hall["a"].engine.state.clocks.rounds.values()
    assert {each.clock: each.pauses for each in rounds} == {"main": 1, "side": 1}
    assert apart.late() == []
