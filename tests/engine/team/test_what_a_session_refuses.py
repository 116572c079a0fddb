"""What a session says to whoever asks for what it can't do, or not any more."""

from __future__ import annotations

from concurrent.futures import Future

import msgspec
import pytest

from judgekit.domain.calls.commands import CloseCall, OpenCall
from judgekit.domain.setup.commands import Note
from judgekit.domain.shared.history import Undo
from judgekit.domain.shared.refusal import Refusal, RefusalCode
from judgekit.domain.team.commands import BeginEpoch
from judgekit.engine.failures import EnvironmentFailure, FailureReason
from judgekit.engine.ports.team import DeviceAsking, LineState
from judgekit.engine.sharing.deciding import Became
from judgekit.engine.sharing.envelope import (
    FORM,
    Envelope,
    SharedPart,
    SharedStep,
    sealed,
    written,
)
from judgekit.engine.team.told import StepOutcome, TeamState, TeamTask
from judgekit.engine.timeline import Step
from tests.engine.sharing.hall import HashSeals
from tests.engine.team.desk import ADA, Desk
from tests.engine.team.newcomer import Newcomer, order_of
from tests.engine.team.test_joining import troubles

NOT_SHARED = Refusal(RefusalCode.NOT_SHARED)


@pytest.fixture
def bea(desk) -> Newcomer:
    """A laptop that follows the hub."""
    desk.let_in()
    return Newcomer().copy(desk)


def test_what_is_not_open_can_neither_be_entered_into_nor_taken_over_nor_revoked_from():
    desk = Desk()
    assert desk.session.submit(Note("Too early.")) == NOT_SHARED
    assert desk.session.take_over() == NOT_SHARED
    assert desk.session.revoke("b") == NOT_SHARED
    assert desk.session.approve("b") == Refusal(RefusalCode.NOT_THE_HUB)
    assert (desk.session.invite(), desk.session.hub, desk.session.asking) == (None, None, ())
    desk.session.refuse("b")
    desk.session.sleep()
    desk.session.wake()
    desk.session.leave()
    desk.turn()
    assert (desk.network.lines, desk.network.hubs) == ([], [])
    assert desk.session.standing.state is TeamState.ALONE


def test_only_the_hub_lets_in_and_sends_away(desk, bea):
    assert bea.session.approve("c") == Refusal(RefusalCode.NOT_THE_HUB)
    bea.session.refuse("c")
    assert bea.network.hubs == []
    desk.network.hub_listeners[-1].asked(DeviceAsking("c", "Cem", "10.0.0.3", "key c"))
    desk.turn()
    desk.session.refuse("c")
    desk.turn()
    assert ("refuse", "c") in desk.network.hubs[-1].calls
    assert desk.session.asking == ()


def test_who_was_revoked_is_let_in_again_as_the_same_person_with_the_same_roles(desk):
    ask = DeviceAsking("b", "Bea", "10.0.0.2", "key b")
    desk.network.hub_listeners[-1].asked(ask)
    desk.turn()
    desk.session.approve("b", ("head-judge",))
    desk.exchange()
    desk.session.revoke("b")
    desk.exchange()
    assert isinstance(desk.session.approve("b"), Step)
    desk.exchange()
    (bea,) = (each for each in desk.session.members if each.device == "b")
    assert (bea.name, bea.roles, bea.revoked) == ("Bea", ("head-judge",), None)


def test_a_revoked_laptop_that_asks_under_another_name_is_not_let_in(desk):
    desk.let_in()
    desk.session.revoke("b")
    desk.exchange()
    desk.network.hub_listeners[-1].asked(DeviceAsking("b", "Zoe", "10.0.0.2", "key b"))
    desk.turn()
    approved = desk.network.hubs[-1].calls.count(("approve", "b"))
    assert desk.session.approve("b") == Refusal(RefusalCode.DEVICE_KNOWN, {"person": "Bea"})
    desk.exchange()
    assert desk.network.hubs[-1].calls.count(("approve", "b")) == approved
    assert [each.device for each in desk.session.asking] == ["b"]


def test_a_laptop_too_old_for_what_the_hub_writes_is_read_only(desk, bea):
    command = SharedPart(1, written(BeginEpoch("epoch-9", "own-device", form=FORM + 1)))
    id_ = "01900000-0000-7000-8000-000000000009"
    steps = (SharedStep(id_, 1, (command,)),)
    newer = sealed(Envelope(FORM, "own-device", "Ada", steps), HashSeals("own key").seal)
    bea.line.deliver([newer.body], len(bea.log.messages) + 1)
    bea.turn()
    assert bea.session.standing.state is TeamState.TOO_OLD
    assert bea.session.take_over() == Refusal(RefusalCode.NEWER_RECORD)
    assert bea.session.submit(Note("Too old.")) == Refusal(RefusalCode.NEWER_RECORD)
    bea.turn()
    assert (bea.network.hubs, bea.line.published) == ([], [])


@pytest.mark.parametrize("how", ["go on", "join"])
def test_a_record_that_can_not_be_read_is_told_of_and_left(bea, how):
    again = Newcomer(bea.log)
    again.network.last = bea.line.place
    bea.log.messages[1] = bea.log.messages[1]._replace(recorded=(object(),))
    if how == "go on":
        again.session.go_on(ADA)
    else:
        again.session.join("epoch-2", "Bea")
    assert again.told == []
    again.turn()
    ((task, failure),) = troubles(again)
    assert task is (TeamTask.GO_ON if how == "go on" else TeamTask.JOIN)
    assert (failure.reason, failure.path) == (FailureReason.EVENT_UNREADABLE, "Cup.judgekit")
    assert (again.session.engine, again.network.lines) == (None, [])


def test_without_the_packages_a_shared_event_is_not_opened(bea):
    again = Newcomer(bea.log)
    again.missing = EnvironmentFailure(FailureReason.SHARING_NOT_INSTALLED, "segno")
    again.session.go_on(ADA)
    again.turn()
    assert troubles(again) == [(TeamTask.GO_ON, again.missing)]


def test_who_sleeps_lets_go_of_the_hub_and_comes_back_awake(bea):
    bea.session.sleep()
    assert bea.line.calls == ["suspend"]
    bea.session.wake()
    assert bea.line.calls == ["suspend", "resume"]


def test_a_hub_that_leaves_is_none_and_what_is_entered_waits(desk):
    hub, line = desk.network.hubs[-1], desk.line
    desk.session.leave()
    assert ("close", None) in hub.calls
    assert line.calls == ["close"]
    assert isinstance(desk.session.submit(Note("Alone.")), Step)
    desk.turn()
    standing = desk.session.standing
    assert (standing.state, standing.is_hub, standing.waiting) == (TeamState.ALONE, False, 1)


def test_who_follows_and_leaves_hears_the_hub_no_more(desk, bea):
    line = bea.line
    bea.session.leave()
    line.deliver([b"late"], len(bea.log.messages) + 1)
    bea.turn()
    assert bea.session.standing.state is TeamState.ALONE
    assert len(bea.log.messages) == len(desk.log.messages)
    bea.session.go_on(ADA)
    bea.turn()
    bea.line.connect(len(bea.log.messages))
    bea.turn()
    assert bea.session.standing.state is TeamState.TOGETHER


def test_who_gives_up_while_it_still_looks_for_the_hub_is_alone(bea):
    again = Newcomer(bea.log)
    again.network.last = bea.line.place
    again.session.go_on(ADA)
    again.turn()
    assert again.session.standing.state is TeamState.CONNECTING
    again.session.leave()
    again.turn()
    assert again.session.standing.state is TeamState.ALONE


def test_who_gives_up_while_nobody_answers_is_alone_and_copies_nothing(desk):
    bea = Newcomer()
    bea.network.is_let_in, bea.network.waits = False, Future()
    bea.join(desk)
    assert bea.session.standing.state is TeamState.CONNECTING
    bea.session.leave()
    bea.turn()
    assert bea.session.standing.state is TeamState.ALONE
    bea.network.waits.set_exception(EnvironmentFailure(FailureReason.SHARING_FILES, "late"))
    bea.turn()
    assert (troubles(bea), bea.log.epoch) == ([], "")


def test_after_a_kill_it_is_told_what_became_of_own_steps_alone(desk, bea):
    desk.session.submit(OpenCall(5))
    desk.exchange()
    bea.read(order_of(desk))
    noted = bea.notes.content
    first = desk.session.submit(CloseCall(5))
    theirs = bea.session.submit(CloseCall(5))
    kept = bea.session.submit(Note("Both closed it."))
    bea.turn()
    settle_what_bea_published(desk, bea)
    assert msgspec.json.decode(noted)["told"] < len(bea.log.messages)
    outcomes = after_a_kill(bea, noted)
    became = {each.step: (each.became, each.into) for each in outcomes}
    assert became == {theirs.id: (Became.MERGED, first.id), kept.id: (Became.CONFIRMED, "")}
    assert all(each.is_own for each in outcomes)


def after_a_kill(bea: Newcomer, noted: bytes) -> list[StepOutcome]:
    """What is told at the next start of what had been settled meanwhile."""
    again = Newcomer(bea.log, noted)
    again.network.last = bea.line.place
    again.session.go_on(ADA)
    again.turn()
    return [each for told in again.all_told("settled") for each in told]


def settle_what_bea_published(desk: Desk, bea: Newcomer) -> None:
    """The hub stores it behind all that it has, and Bea's line reads all."""
    desk.exchange()
    bodies = [body for _, body in bea.line.published]
    desk.line.deliver(bodies, len(desk.log.messages) + 1)
    desk.turn()
    bea.read(order_of(desk))


def test_after_a_kill_it_is_told_what_of_own_steps_was_set_aside(desk, bea):
    desk.session.submit(OpenCall(5))
    desk.exchange()
    bea.read(order_of(desk))
    noted = bea.notes.content
    desk.session.submit(Undo())
    closed = bea.session.submit(CloseCall(5))
    bea.turn()
    settle_what_bea_published(desk, bea)
    (outcome,) = after_a_kill(bea, noted)
    assert (outcome.step, outcome.became) == (closed.id, Became.SET_ASIDE)
    assert outcome.refusal is not None


def test_what_was_entered_after_a_revocation_is_told_as_refused_also_after_a_kill(desk, bea):
    noted = bea.notes.content
    desk.session.revoke("b")
    late = bea.session.submit(Note("Bea does not know yet."))
    bea.turn()
    settle_what_bea_published(desk, bea)
    (outcome,) = after_a_kill(bea, noted)
    assert (outcome.step, outcome.became) == (late.id, Became.SET_ASIDE)
    assert outcome.refusal.code is RefusalCode.NOT_LET_IN


def test_what_stands_in_the_order_twice_is_told_once_from_its_first_place(desk, bea):
    noted, place = bea.notes.content, len(desk.log.messages) + 1
    step = bea.session.submit(Note("Said once."))
    bea.turn()
    bodies = [body for _, body in bea.line.published]
    desk.line.deliver([*bodies, *bodies], place)
    desk.turn()
    bea.read(order_of(desk))
    assert len(bea.log.messages) == place + 1
    (outcome,) = after_a_kill(bea, noted)
    assert (outcome.step, outcome.sequence) == (step.id, place)


def test_the_line_of_a_revoked_laptop_says_so(bea):
    bea.line.connect(0, LineState.REFUSED)
    bea.turn()
    assert bea.session.standing.state is TeamState.REFUSED
