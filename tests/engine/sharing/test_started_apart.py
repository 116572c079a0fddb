"""One round that two laptops start apart, each with another length."""

from __future__ import annotations

from judgekit.domain.calls.commands import OpenCall
from judgekit.domain.clock.commands import EndRound, StartRound
from judgekit.domain.team.feature import TEAM_EVENTS
from judgekit.domain.tournament import COMPOSITION
from tests.engine.sharing.hall import Hall


def test_what_became_of_a_step_has_the_id_of_its_event():
    hall = Hall(2)
    hall["a"].do(StartRound())
    hall.exchange()
    hall["b"].cut()
    hall["a"].do(OpenCall(5))
    hall.pass_()
    hall["b"].do(OpenCall(5))
    hall["a"].do(EndRound())
    hall.pass_()
    hall["b"].do(OpenCall(9))
    hall.come_together()
    hall.check()
    kinds = COMPOSITION.beginnings & TEAM_EVENTS
    begun = [each for each in hall["b"].log.recorded if type(each.payload) in kinds]
    assert [each.payload.id for each in begun] == [each.id for each in begun]
    assert {type(each.payload) for each in begun} == kinds
