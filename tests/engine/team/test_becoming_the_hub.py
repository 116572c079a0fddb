"""How a laptop becomes the hub, or fails to, beside a network that the test plays."""

from __future__ import annotations

from concurrent.futures import Future

import pytest

from judgekit.domain.setup.commands import Note
from judgekit.domain.shared.event import Event, Recorded
from judgekit.domain.shared.refusal import Refusal, RefusalCode
from judgekit.domain.team.commands import BeginEpoch
from judgekit.engine.engine import Device
from judgekit.engine.failures import EnvironmentFailure, FailureReason
from judgekit.engine.ports.team import (
    HubPlace,
    JoiningFailed,
    JoinRefusal,
    LineState,
    StoreCondition,
)
from judgekit.engine.sharing.shared_engine import SharedEngine
from judgekit.engine.team.base_parts import base_parts
from judgekit.engine.team.courses import AGAIN_SECONDS, REACHED_WITHIN_LATER
from judgekit.engine.team.hubs_nearby import LOOK_AGAIN_SECONDS
from judgekit.engine.team.team import SharingPlan
from judgekit.engine.team.told import TeamState, TeamTask
from judgekit.engine.timeline import Step
from tests.day import TEN, Counting, Day, StillClock
from tests.engine.sharing.hall import HashSeals
from tests.engine.team.desk import ADA, Desk
from tests.engine.team.newcomer import Newcomer, OwnDisk, order_of
from tests.engine.team.test_joining import troubles
from tests.engine.team.test_several_hubs import beginning, other_hub

FULL = EnvironmentFailure(FailureReason.DISK_FULL, "event")
NO_SERVER = EnvironmentFailure(FailureReason.SHARING_SERVER, "nats-server")


class Unheard(Event, tag="unheard-of-by-the-hub"):
    """What a newer program wrote."""


def a_day() -> list[Recorded]:
    day = Day().at(minutes=-5)
    day.do(Note("Before it was shared."))
    return day.log.recorded


def killed(desk: Desk, epoch: str) -> Desk:
    """The next start of a laptop that was about to be the hub of an epoch."""
    again = Desk(desk.log)
    again.network.last = HubPlace(("10.0.0.1",), 4000, "own-device", epoch)
    for _ in range(100):
        again.given.device.random(16)  # no id is made a second time
    return again


def has_closed(desk: Desk) -> bool:
    """Whether the hub that was started last has ended."""
    return ("close", None) in desk.network.hubs[-1].calls


def bea_beside(hub: Desk) -> Newcomer:
    """A laptop that follows this hub."""
    hub.let_in()
    return Newcomer().copy(hub)


def test_a_record_of_a_newer_program_is_not_shared():
    laptop = Newcomer(OwnDisk(a_day()))
    laptop.is_newer = True
    laptop.session.begin(ADA)
    laptop.turn()
    ((task, failure),) = troubles(laptop)
    assert (task, failure.reason) == (TeamTask.BEGIN, FailureReason.EVENT_TOO_NEW)
    assert (laptop.log.epoch, laptop.log.closed) == ("", 1)
    assert laptop.session.hub is None
    assert has_closed(laptop)


def test_an_event_that_can_not_be_sent_to_others_is_not_shared():
    newer = Recorded("1", "1", TEN, "Ann", "laptop", Unheard())
    laptop = Newcomer(OwnDisk([newer]))
    laptop.session.begin(ADA)
    laptop.turn()
    assert troubles(laptop) == [(TeamTask.BEGIN, Refusal(RefusalCode.TOO_LARGE_TO_SHARE))]
    assert (laptop.log.epoch, laptop.log.recorded, laptop.log.closed) == ("", [newer], 1)
    assert has_closed(laptop)


@pytest.mark.parametrize("plan", [SharingPlan(" "), SharingPlan("Ada", ("nobody's role",))])
def test_who_can_not_be_let_in_shares_nothing(plan):
    laptop = Newcomer(OwnDisk(a_day()))
    laptop.session.begin(plan)
    laptop.turn()
    ((task, refusal),) = troubles(laptop)
    assert (task, refusal.code) == (TeamTask.BEGIN, RefusalCode.WRONG_VALUE)
    assert (laptop.log.epoch, laptop.log.recorded) == ("", a_day())
    assert laptop.session.engine is None
    laptop.session.begin(ADA)
    laptop.turn()
    assert laptop.session.hub is not None


@pytest.mark.parametrize("has_settled", [False, True])
def test_who_was_killed_while_it_began_to_share_shares_at_the_next_start(has_settled):
    desk = Desk(OwnDisk(a_day()))
    desk.log.share("epoch-1")
    if has_settled:
        device, seals = Device("own-device", Counting(50)), HashSeals("own key")
        engine = SharedEngine(desk.log.opened(), StillClock(), device, seals)
        engine.received(list(enumerate(base_parts(desk.log.base, seals), 1)))
    again = killed(desk, "epoch-1")
    again.session.go_on(ADA)
    again.turn()
    again.line.connect(len(again.log.messages))
    again.exchange()
    assert [each.name for each in again.session.members] == ["Ada"]
    assert again.session.standing.state is TeamState.TOGETHER
    assert [text for _, text in again.session.engine.state.setup.notes] == ["Before it was shared."]
    assert len(again.log.messages) == 2


def test_who_goes_on_with_sharing_and_can_not_be_let_in_is_told_and_can_try_again():
    desk = Desk(OwnDisk(a_day()))
    desk.log.share("epoch-1")
    again = killed(desk, "epoch-1")
    again.session.go_on(SharingPlan(" "))
    again.turn()
    ((task, refusal),) = troubles(again)
    assert (task, refusal.code) == (TeamTask.GO_ON, RefusalCode.WRONG_VALUE)
    assert (again.session.hub, again.session.members) == (None, ())
    assert has_closed(again)
    again.network.last = HubPlace(("10.0.0.1",), 4000, "own-device", "epoch-1")
    again.session.go_on(ADA)
    again.turn()
    assert again.session.hub is not None
    again.line.connect(len(again.log.messages))
    again.exchange()
    assert [each.name for each in again.session.members] == ["Ada"]


def test_a_hub_whose_store_was_damaged_begins_anew_with_what_it_has_itself():
    desk = Desk().shared()
    before = desk.session.engine.epoch
    again = killed(desk, before)
    again.network.condition = StoreCondition.PUT_ASIDE
    again.session.go_on(ADA)
    again.turn()
    first, second = again.network.hubs
    assert ("close", None) in first.calls
    assert second.calls[0] == ("fill", [each.message for each in desk.log.messages])
    assert again.session.engine.epoch == second.plan.epoch != before
    again.line.connect(len(again.log.messages))
    again.exchange()
    assert again.session.engine.team.epochs[second.plan.epoch].device == "own-device"


def test_a_hub_that_can_not_start_again_for_another_reason_than_its_port_is_told_of_at_once():
    desk = Desk().shared()
    again = killed(desk, desk.session.engine.epoch)
    missing = EnvironmentFailure(FailureReason.SHARING_FILES, "keys")
    again.network.failures.append(missing)
    again.session.go_on(ADA._replace(port=4000))
    again.turn()
    assert troubles(again) == [(TeamTask.GO_ON, missing)]
    assert len(again.network.plans) == 1
    assert isinstance(again.session.submit(Note("It goes on.")), Step)


def test_who_can_not_take_over_follows_the_hub_that_it_followed():
    bea = bea_beside(Desk().shared())
    followed, settled = bea.line.place, len(bea.log.messages)
    bea.network.failures.append(NO_SERVER)
    assert bea.session.take_over() is None
    bea.turn()
    assert troubles(bea) == [(TeamTask.TAKE_OVER, NO_SERVER)]
    assert (bea.line.place, bea.line.after.sequence) == (followed, settled)
    assert (bea.session.hub, bea.log.epoch) == (None, followed.epoch)


def test_who_has_left_and_can_not_take_over_stays_alone():
    bea = bea_beside(Desk().shared())
    lines = len(bea.network.lines)
    bea.session.leave()
    bea.network.failures.append(NO_SERVER)
    bea.session.take_over()
    bea.turn()
    assert troubles(bea) == [(TeamTask.TAKE_OVER, NO_SERVER)]
    assert len(bea.network.lines) == lines
    assert bea.session.hub is None


def test_who_is_revoked_while_it_is_about_to_take_over_does_not():
    hub = Desk().shared()
    bea = bea_beside(hub)
    hub.session.revoke("b")
    hub.exchange()
    bea.line.deliver(order_of(hub)[-1:], len(hub.log.messages))
    assert bea.session.take_over() is None  # what arrived isn't settled yet
    bea.turn()
    assert troubles(bea) == [(TeamTask.TAKE_OVER, Refusal(RefusalCode.NOT_LET_IN))]
    assert bea.session.hub is None
    assert has_closed(bea)
    assert bea.line.place.epoch == hub.session.engine.epoch
    assert bea.session.take_over() == Refusal(RefusalCode.NOT_LET_IN)


def test_no_hub_is_looked_for_where_the_network_can_not_be_used():
    hub = Desk().shared()
    bea = bea_beside(hub)
    again = Newcomer(bea.log)
    again.network.last = bea.line.place
    again.network.look_around = refusing(NO_SERVER)
    again.session.go_on(ADA)
    again.turn()
    assert troubles(again) == [(TeamTask.GO_ON, NO_SERVER)]
    assert again.session.standing.state is TeamState.CUT_OFF
    assert again.log.recorded == hub.log.recorded


def test_a_newer_hub_is_followed_only_once_nothing_else_is_under_way():
    desk = Desk().shared()
    desk.let_in()
    look = other_hub(desk)
    answer: Future[HubPlace] = Future()
    desk.network.join = lambda *_: answer
    desk.session.join("epoch-7", "Ada")
    ours, lines = order_of(desk), len(desk.network.lines)
    look.deliver([*ours, beginning(desk, "epoch-2", "b", HashSeals("key b"))])
    look.connect(len(ours) + 1)
    desk.turn()
    assert desk.all_told("follows") == []
    assert len(desk.network.lines) == lines  # it isn't looked at again and again meanwhile
    answer.set_exception(NO_SERVER)
    desk.pass_time(AGAIN_SECONDS)
    assert len(desk.network.lines) == lines + 1  # it is looked at once more
    desk.line.deliver([*ours, beginning(desk, "epoch-2", "b", HashSeals("key b"))])
    desk.line.connect(len(ours) + 1)
    desk.turn()
    assert desk.all_told("follows") == ["10.0.0.2:4000"]


def test_a_hub_does_not_follow_itself():
    desk = Desk().shared()
    address = desk.session.hub.address
    desk.network.looked = HubPlace(("10.0.0.1",), 4000, "own-device", desk.session.engine.epoch)
    desk.session.follow(address)
    desk.turn()
    assert troubles(desk) == [(TeamTask.FOLLOW, JoinRefusal.WRONG_HUB)]
    assert desk.session.hub.address == address


def test_who_is_the_hub_again_by_its_own_word_is_not_made_one_a_second_time():
    desk = Desk().shared()
    desk.session.follow("10.0.0.9:4000")
    desk.turn()
    desk.line.connect(0, LineState.CUT_OFF)
    desk.session.take_over()
    desk.turn()
    plans = len(desk.network.plans)
    desk.pass_time(REACHED_WITHIN_LATER + 1)
    assert len(desk.network.plans) == plans
    assert desk.session.hub is not None


def test_who_gave_way_and_can_not_record_that_it_is_the_hub_again_is_told():
    desk = Desk().shared()
    desk.session.follow("10.0.0.9:4000")
    desk.turn()
    desk.line.connect(0, LineState.CUT_OFF)
    desk.turn()
    desk.log.fails = FULL
    desk.pass_time(REACHED_WITHIN_LATER + 1)
    assert (TeamTask.GO_ON, FULL) in troubles(desk)
    assert desk.session.hub is None
    assert desk.log.epoch == "epoch-2"


def test_who_gave_way_is_not_the_hub_again_while_it_asks_another_one():
    desk = Desk().shared()
    desk.session.follow("10.0.0.9:4000")
    desk.turn()
    desk.line.connect(0, LineState.CUT_OFF)
    answer: Future[HubPlace] = Future()
    desk.network.look_at = lambda _: answer
    desk.session.follow("10.0.0.8:4000")
    desk.pass_time(REACHED_WITHIN_LATER + 1)
    assert desk.session.hub is None
    answer.set_exception(JoiningFailed(JoinRefusal.UNREACHABLE))
    desk.pass_time(AGAIN_SECONDS)
    assert troubles(desk) == [(TeamTask.FOLLOW, JoinRefusal.UNREACHABLE)]
    assert desk.session.hub is not None


def test_another_hub_that_lets_nobody_look_is_looked_at_later_once_more():
    desk = Desk().shared()
    desk.let_in()
    look = other_hub(desk)
    look.connect(0, LineState.CONNECTING)
    desk.turn()
    assert look.calls == []
    look.connect(0, LineState.REFUSED)
    desk.turn()
    assert (look.calls, desk.all_told("other_hub")) == (["close"], [])
    desk.pass_time(LOOK_AGAIN_SECONDS)
    assert desk.line is not look
    assert desk.line.place == look.place


def test_what_begins_an_epoch_is_refused_from_who_takes_no_part():
    hub = Desk().shared()
    bea = bea_beside(hub)
    hub.session.revoke("b")
    hub.exchange()
    bea.line.deliver(order_of(hub)[-1:], len(hub.log.messages))
    bea.turn()
    refusal = bea.session.submit(BeginEpoch("epoch-9", "b"))
    assert refusal == Refusal(RefusalCode.NOT_LET_IN)
    assert bea.session.standing.state is TeamState.REFUSED


def refusing(failure: EnvironmentFailure):
    def refuse(*_: object) -> None:
        raise failure

    return refuse
