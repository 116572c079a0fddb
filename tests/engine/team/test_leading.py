"""This laptop as the hub: who asks at its door, who is let in and put out, and what fails."""

from __future__ import annotations

from concurrent.futures import Future

import pytest

from judgekit.engine.failures import EnvironmentFailure, FailureReason
from judgekit.engine.ports.team import DeviceAsking, StoreCondition
from judgekit.engine.team.courses import AGAIN_SECONDS as START_AGAIN_SECONDS
from judgekit.engine.team.courses import LOOK_SECONDS
from judgekit.engine.team.leading import AGAIN_SECONDS, LAST_WORD_SECONDS
from judgekit.engine.team.told import TeamTask
from judgekit.engine.timeline import Step
from tests.engine.team.desk import ADA, Desk
from tests.engine.team.fake_network import failed

SERVER = EnvironmentFailure(FailureReason.SHARING_SERVER, "nats-server")


def ask(desk: Desk, device: str = "b") -> None:
    """A laptop asks at the door of the hub that was started last."""
    desk.network.hub_listeners[-1].asked(DeviceAsking(device, "Bea", "10.0.0.2", f"key {device}"))
    desk.turn()


def asking(desk: Desk) -> list[str]:
    return [each.device for each in desk.session.asking]


def started_again(desk: Desk) -> None:
    """The hub ends, and is started once more at the same port."""
    desk.session.leave()
    desk.network.condition = StoreCondition.KEPT
    desk.session.go_on(ADA)
    desk.pass_time(LOOK_SECONDS)
    assert len(desk.network.hubs) == 2


def test_a_laptop_that_gives_up_is_shown_no_more(desk):
    ask(desk, "b")
    ask(desk, "c")
    desk.network.hub_listeners[-1].gone("b")
    desk.turn()
    assert asking(desk) == ["c"]
    assert desk.all_told("gone") == ["b"]


def test_a_laptop_that_is_sent_away_is_told_so_and_shown_no_more(desk):
    ask(desk)
    desk.session.refuse("b")
    assert ("refuse", "b") in desk.network.hubs[-1].calls
    assert asking(desk) == []
    assert desk.all_told("gone") == ["b"]


def test_nobody_is_shown_as_asking_at_a_hub_that_is_none_any_more(desk):
    ask(desk, "b")
    ask(desk, "c")
    desk.session.leave()
    assert desk.all_told("gone") == ["b", "c"]
    desk.session.go_on(ADA)
    desk.turn()
    assert asking(desk) == []


def test_what_the_hub_before_says_late_is_not_taken_for_the_word_of_this_one(desk):
    desk.let_in("b")
    old = desk.network.hub_listeners[-1]
    started_again(desk)
    ask(desk, "c")
    old.gone("c")
    old.asked(DeviceAsking("d", "Dan", "10.0.0.4"))
    old.flooded("b")
    desk.turn()
    assert asking(desk) == ["c"]
    assert desk.all_told("flooded") == []


def test_a_laptop_that_is_let_in_again_at_once_is_not_put_out(desk):
    desk.let_in("b")
    desk.session.revoke("b")
    desk.turn()
    ask(desk, "b")
    assert isinstance(desk.session.approve("b"), Step)
    desk.pass_time(2 * LAST_WORD_SECONDS)
    calls = desk.network.hubs[-1].calls
    assert ("revoke", "b") not in calls
    assert calls.count(("approve", "b")) == 2


def test_a_hub_that_has_ended_puts_nobody_out(desk):
    desk.let_in("b")
    desk.session.revoke("b")
    desk.turn()
    desk.session.leave()
    desk.pass_time(2 * LAST_WORD_SECONDS)
    assert desk.network.hubs[-1].calls[-1] == ("close", None)


def test_a_laptop_that_could_not_be_let_in_is_told_of_and_let_in_a_moment_later(desk):
    hub = desk.network.hubs[-1]
    hub.answers["approve"] = [failed(SERVER)]
    ask(desk, "b")
    desk.session.approve("b")
    desk.turn()
    (trouble,) = desk.all_told("failed")
    assert (trouble.task, trouble.failure) == (TeamTask.APPROVE, SERVER)
    assert hub.calls.count(("approve", "b")) == 1
    desk.pass_time(AGAIN_SECONDS)
    assert hub.calls.count(("approve", "b")) == 2
    desk.exchange()
    desk.pass_time(2 * AGAIN_SECONDS)
    assert hub.calls.count(("approve", "b")) == 2


def test_a_laptop_that_could_not_be_put_out_is_told_of_and_put_out_a_moment_later(desk):
    desk.let_in("b")
    hub = desk.network.hubs[-1]
    hub.answers["revoke"] = [failed(SERVER)]
    desk.session.revoke("b")
    desk.pass_time(LAST_WORD_SECONDS)
    (trouble,) = desk.all_told("failed")
    assert (trouble.task, trouble.failure) == (TeamTask.REVOKE, SERVER)
    desk.pass_time(AGAIN_SECONDS + LAST_WORD_SECONDS)
    assert hub.calls.count(("revoke", "b")) == 2
    desk.pass_time(2 * AGAIN_SECONDS)
    assert hub.calls.count(("revoke", "b")) == 2


def test_a_hub_that_starts_too_late_is_closed_again():
    desk = Desk()
    desk.network.is_slow = True
    desk.session.begin(ADA)
    desk.turn()
    desk.session.leave()
    (hub,) = desk.network.hubs
    desk.network.opened.set_result(hub)
    desk.turn()
    assert hub.calls == [("close", None)]
    assert desk.session.hub is None
    assert desk.log.epoch == ""


@pytest.mark.parametrize("is_cancelled", [True, False])
def test_a_hub_that_nobody_waits_for_any_more_fails_without_a_word(is_cancelled):
    desk = Desk()
    desk.network.is_slow = True
    desk.session.begin(ADA)
    desk.turn()
    desk.session.leave()
    if is_cancelled:
        desk.network.opened.cancel()
    else:
        desk.network.opened.set_exception(SERVER)
    desk.turn()
    assert desk.all_told("failed") == []
    assert desk.session.hub is None


def test_a_hub_that_ends_while_its_door_is_opened_is_started_once_more(desk):
    desk.session.revoke("own-device")
    desk.exchange()
    desk.network.condition = StoreCondition.KEPT
    desk.network.is_slow = True
    desk.session.go_on(ADA)
    desk.turn()
    hub, let_in = desk.network.hubs[-1], Future[None]()
    hub.answers["let in"] = [let_in]
    desk.network.opened.set_result(hub)
    desk.pass_time(2 * LAST_WORD_SECONDS)
    assert hub.calls[-1] == ("close", None)
    desk.network.opened = Future()
    let_in.set_result(None)
    desk.pass_time(START_AGAIN_SECONDS)
    assert desk.all_told("failed") == []
    assert [plan.port for plan in desk.network.plans] == [0, 4000, 4000]
