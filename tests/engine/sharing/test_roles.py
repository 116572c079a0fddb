"""Roles are held where steps are settled: by every laptop alike, whatever a page has offered."""

from __future__ import annotations

import pytest

from judgekit.domain.calls.commands import CloseCall, DecideAppeal, OpenAppeal, OpenCall
from judgekit.domain.clock.commands import (
    FollowComputerClock,
    GrantExtension,
    PauseClock,
    StartRound,
)
from judgekit.domain.deck_checks.commands import FinishDeckCheck, StartDeckCheck
from judgekit.domain.deck_return import ReturnDecks
from judgekit.domain.infractions.commands import CorrectPenalty, IssuePenalty
from judgekit.domain.shared.history import Amend, Dated, TakeBack, Together, Undo
from judgekit.domain.shared.refusal import Refusal, RefusalCode
from judgekit.domain.team.commands import ChangeRoles, LetIn, RevokeDevice
from judgekit.domain.tournament import COMPOSITION
from judgekit.engine.engine import Device, Engine
from judgekit.engine.sharing.permitted import ANY_JUDGE, HEAD_JUDGE, NOBODY, SCOREKEEPER
from tests.day import Counting, KeptLog, StillClock
from tests.engine.sharing.hall import HEAD, Hall

DISQUALIFIED = IssuePenalty("Player 1", "ipg-4.8", "disqualification", 1)


@pytest.fixture
def hall() -> Hall:
    """The head judge's laptop, a scorekeeper's and a judge's, in round 1."""
    made = Hall(3)
    made["a"].do(ChangeRoles("b", ("scorekeeper",)))
    made["a"].do(ChangeRoles("c", ()))
    made["a"].do(StartRound())
    made.pass_(60)
    made.exchange()
    return made


def refused(hall: Hall, name: str, command) -> RefusalCode | None:
    outcome = hall[name].enter(command)
    return outcome.code if isinstance(outcome, Refusal) else None


def test_every_command_has_its_people():
    assert set(COMPOSITION.commands) == ANY_JUDGE | SCOREKEEPER | HEAD_JUDGE | NOBODY
    assert not ANY_JUDGE & SCOREKEEPER


@pytest.mark.parametrize(
    ("command", "by_scorekeeper", "by_judge"),
    [
        (OpenCall(3), None, None),
        (PauseClock(), None, RefusalCode.NOT_YOUR_ROLE),
        (DISQUALIFIED, RefusalCode.NOT_YOUR_ROLE, RefusalCode.NOT_YOUR_ROLE),
        (LetIn("d", "Person d"), None, RefusalCode.NOT_YOUR_ROLE),
        (LetIn("d", "Person d", HEAD), RefusalCode.NOT_YOUR_ROLE, RefusalCode.NOT_YOUR_ROLE),
        (ChangeRoles("c", HEAD), RefusalCode.NOT_YOUR_ROLE, RefusalCode.NOT_YOUR_ROLE),
        (FollowComputerClock(60), *(RefusalCode.NOT_WHILE_SHARED,) * 2),
        (
            Together((Dated(0, PauseClock()), Dated(0, OpenCall(1)))),
            RefusalCode.NO_CLOCK,
            RefusalCode.NOT_YOUR_ROLE,
        ),
    ],
)
def test_who_may(hall, command, by_scorekeeper, by_judge):
    assert refused(hall, "b", command) is by_scorekeeper
    assert refused(hall, "c", command) is by_judge


def test_outcomes_of_appeals_are_the_head_judges(hall):
    hall["c"].do(OpenAppeal(5, ruling="Warning"))
    hall.exchange()
    assert refused(hall, "b", DecideAppeal(5, "upheld")) is RefusalCode.NOT_YOUR_ROLE
    assert refused(hall, "a", DecideAppeal(5, "upheld")) is None


def test_a_disqualification_is_found_wherever_it_is_written(hall):
    penalty = hall["c"].do(IssuePenalty("Player 1", "ipg-2.5", "warning", 1))
    hall["c"].do(StartDeckCheck(2))
    worse = CorrectPenalty(penalty.id, penalty="disqualification")
    assert refused(hall, "c", worse) is RefusalCode.NOT_YOUR_ROLE
    returned = ReturnDecks(FinishDeckCheck(2), (DISQUALIFIED,))
    assert refused(hall, "c", returned) is RefusalCode.NOT_YOUR_ROLE
    amended = Amend(penalty.id, {"penalty": "disqualification"})
    assert refused(hall, "c", amended) is RefusalCode.NOT_YOUR_ROLE


def test_anothers_step_is_taken_back_by_the_head_judge_alone(hall):
    step = hall["c"].do(GrantExtension(9, 60))
    hall.exchange()
    assert refused(hall, "b", TakeBack(step.id)) is RefusalCode.NOT_YOUR_STEP
    assert refused(hall, "b", Undo()) is RefusalCode.NOTHING_TO_UNDO
    assert refused(hall, "b", Amend(step.id, {"seconds": 30})) is None
    assert refused(hall, "a", TakeBack(step.id)) is None
    hall.exchange()
    hall.check()


def test_own_steps_are_taken_back_by_their_author(hall):
    hall["c"].do(GrantExtension(9, 60))
    hall.exchange()
    assert refused(hall, "c", Undo()) is None


def test_what_was_entered_with_a_role_that_was_lost_meanwhile_is_set_aside(hall):
    hall["b"].cut()
    paused = hall["b"].do(PauseClock())
    hall["a"].do(ChangeRoles("b", ()))
    hall.exchange()
    hall.come_together()
    hall.check()
    (aside,) = hall["c"].engine.team.undecided()
    assert (aside.id, aside.refusal.code) == (paused.id, RefusalCode.NOT_YOUR_ROLE)


def test_what_a_revoked_laptop_had_entered_is_set_aside_and_it_can_enter_no_more(hall):
    hall["c"].cut()
    opened = hall["c"].do(OpenCall(7))
    hall["a"].do(RevokeDevice("c"))
    hall.exchange()
    hall.come_together()
    hall.check()
    (aside,) = hall["a"].engine.team.undecided()
    assert (aside.id, aside.refusal.code) == (opened.id, RefusalCode.NOT_LET_IN)
    assert refused(hall, "c", CloseCall(7)) is RefusalCode.NOT_LET_IN


def test_who_was_let_in_and_what_became_of_a_step_can_not_be_undone(hall):
    steps = hall["a"].engine.timeline.steps
    assert refused(hall, "a", TakeBack(steps[0].id)) is RefusalCode.STAYS
    assert refused(hall, "a", Amend(steps[1].id, {"person": "Eve"})) is RefusalCode.NOT_AMENDABLE


def test_a_shared_event_is_entered_into_by_its_own_engine_alone(hall):
    plain = Engine(KeptLog(), hall["a"].log.recorded, StillClock(), Device("a", Counting()))
    assert plain.submit(OpenCall(1)) == Refusal(RefusalCode.NOT_WHILE_SHARED)
