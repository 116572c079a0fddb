"""The pages for screens and phones as a hub's session serves them, beside pages that the test
plays."""

from __future__ import annotations

import pytest

from judgekit.domain.calls.commands import OpenCall
from judgekit.domain.shared.refusal import Refusal, RefusalCode
from judgekit.engine.failures import EnvironmentFailure, FailureReason
from judgekit.engine.team.told import TeamTask
from judgekit.engine.timeline import Step
from tests.engine.team.desk import ADA, Desk
from tests.engine.team.fake_pages import FakePages

TAKEN = EnvironmentFailure(FailureReason.SHARING_PORT, "8040")


@pytest.fixture
def desk() -> Desk:
    return Desk().shared()


def serving(desk: Desk) -> FakePages:
    desk.session.hall.switch_on()
    desk.turn()
    return desk.web.pages[-1]


def let_in(desk: Desk, pages: FakePages) -> str:
    pages.ask()
    desk.turn()
    (asking,) = desk.session.asking
    assert isinstance(desk.session.approve(asking.device), Step)
    desk.exchange()
    return asking.device


def test_the_usual_ports_are_taken_and_a_code_is_there_at_once(desk):
    serving(desk)
    facts = desk.all_told("hall_changed")[-1]
    assert facts.places.screens == ("http://10.0.0.1:8040/",)
    assert (facts.code, facts.until) == ("code 1", desk.session.engine.now() + 600_000)


def test_where_the_usual_ports_are_in_use_free_ones_are_taken(desk):
    desk.web.failures = [TAKEN]
    serving(desk)
    assert [wish[1:] for wish in desk.web.wishes] == [(8040, 8041), (0, 0)]
    assert desk.all_told("failed") == []


def test_a_port_that_was_asked_for_is_had_or_it_is_said_that_it_is_taken(desk):
    desk.web.failures = [TAKEN]
    desk.session.hall.switch_on(9000)
    desk.turn()
    (trouble,) = desk.all_told("failed")
    assert (trouble.task, trouble.failure) == (TeamTask.SERVE, TAKEN)
    assert desk.session.hall.facts is None
    assert [wish[1:] for wish in desk.web.wishes] == [(9000, 0)]


def test_only_a_hub_serves_pages():
    desk = Desk()
    refused = desk.session.hall.switch_on()
    assert isinstance(refused, Refusal)
    assert refused.code is RefusalCode.NOT_THE_HUB
    assert desk.web.wishes == []


def test_a_phone_is_a_device_of_the_team_and_no_laptop_of_the_network(desk):
    pages = serving(desk)
    device = let_in(desk, pages)
    assert ("approve", ("ask 1", device)) in pages.calls
    known = desk.session.engine.team.devices[device]
    assert (known.person, known.key, known.is_phone) == ("Judy", desk.web.kept[device], True)
    assert [each.is_phone for each in desk.session.members] == [False, True]
    assert ("approve", device) not in desk.network.hubs[-1].calls
    assert desk.session.asking == ()
    assert desk.session.hall.facts.code == ""


def test_what_is_entered_on_a_phone_is_published_as_that_device(desk):
    pages = serving(desk)
    device = let_in(desk, pages)
    pages.calls.clear()
    assert pages.owner.submit(device, OpenCall(3)) is None
    assert ("changed", None) in pages.calls
    desk.exchange()
    step = desk.session.engine.timeline.steps[-1]
    assert (step.author, step.device) == ("Judy", device)
    assert desk.session.engine.waiting() == []


def test_a_phones_wish_waits_for_no_hand_at_the_hub_and_is_sent_on_at_once(desk):
    pages = serving(desk)
    device = let_in(desk, pages)
    pages.ask("ask 2")
    answered = []
    pages.post(lambda: answered.append(pages.owner.submit(device, OpenCall(3))))
    desk.turn_held()
    assert answered == [None]
    assert len(desk.line.published) == 1
    # A card that appears would move what is under the hand.
    assert desk.session.asking == ()
    desk.turn()
    assert [each.name for each in desk.session.asking] == ["Judy"]


def test_a_phone_that_is_refused_or_gives_up_leaves_nothing(desk):
    pages = serving(desk)
    pages.ask("ask 1")
    desk.turn()
    desk.session.refuse(desk.session.asking[0].device)
    assert pages.calls[-1] == ("refuse", "ask 1")
    pages.ask("ask 2")
    pages.listener.phone_gone("ask 2")
    desk.turn()
    assert desk.session.asking == ()
    assert desk.web.kept == {}
    assert len(desk.all_told("gone")) == 2


def test_a_phone_that_is_revoked_is_put_out_once_and_its_key_forgotten(desk):
    pages = serving(desk)
    device = let_in(desk, pages)
    assert isinstance(desk.session.revoke(device), Step)
    desk.exchange()
    desk.let_in()
    assert [call for call in pages.calls if call[0] == "revoke"] == [("revoke", device)]
    assert desk.web.kept == {}
    refused = desk.session.approve(device)
    assert isinstance(refused, Refusal)
    assert refused.code is RefusalCode.NOT_ASKING


def test_signing_out_revokes_the_device(desk):
    pages = serving(desk)
    device = let_in(desk, pages)
    pages.listener.phone_signed_out(device)
    desk.exchange()
    assert desk.session.engine.team.taking_part(device) is None
    assert desk.web.kept == {}


def test_the_pages_end_with_the_hub_and_come_back_with_it(desk):
    pages = serving(desk)
    desk.session.leave()
    desk.turn()
    assert pages.calls[-1] == ("close", None)
    assert desk.all_told("hall_changed")[-1] is None
    desk.session.go_on(ADA)
    desk.turn()
    assert len(desk.web.pages) == 2
    assert desk.session.hall.facts is not None
    desk.session.hall.switch_off()
    desk.session.leave()
    desk.session.go_on(ADA)
    desk.turn()
    assert len(desk.web.pages) == 2


def test_pages_that_are_opened_too_late_are_closed(desk):
    desk.web.is_slow = True
    pages = serving(desk)
    desk.session.hall.switch_off()
    desk.web.opened.set_result(pages)
    desk.turn()
    assert pages.calls == [("close", None)]
    assert desk.session.hall.facts is None


def test_a_code_that_is_over_is_shown_no_more(desk):
    serving(desk)
    desk.wait()
    assert desk.session.hall.facts.code == ""
