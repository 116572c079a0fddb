"""The pages for the hall and the phones at them, where something comes too late or fails."""

from __future__ import annotations

import pytest

from judgekit.domain.shared.refusal import Refusal
from judgekit.engine.failures import EnvironmentFailure, FailureReason
from judgekit.engine.team.team_session import TeamSession
from judgekit.engine.team.told import TeamTask
from judgekit.engine.timeline import Step
from tests.engine.team.desk import ADA, Desk
from tests.engine.team.fake_pages import FakePages

FULL = EnvironmentFailure(FailureReason.DISK_FULL, "phones")


def serving(desk: Desk) -> FakePages:
    assert desk.session.hall.switch_on() is None
    desk.turn()
    return desk.web.pages[-1]


def ask(desk: Desk, pages: FakePages, asking: str = "ask 1") -> str:
    """A phone asks; the device that it would be."""
    pages.ask(asking)
    desk.turn()
    return str(desk.session.asking[-1].device)


def test_switching_on_once_more_makes_another_code(desk):
    serving(desk)
    serving(desk)
    assert len(desk.web.pages) == 1
    assert desk.session.hall.facts.code == "code 2"


def test_switching_on_while_the_pages_are_being_opened_opens_them_once(desk):
    desk.web.is_slow = True
    pages = serving(desk)
    serving(desk)
    desk.web.opened.set_result(pages)
    desk.turn()
    assert len(desk.web.wishes) == 1
    assert desk.session.hall.facts.code == "code 1"


def test_there_is_no_code_while_no_pages_are_served(desk):
    assert not desk.session.hall.invite()
    assert desk.all_told("hall_changed") == []


def test_a_code_of_before_that_is_over_leaves_the_one_that_is_shown(desk):
    serving(desk)
    desk.pass_time(300)
    assert desk.session.hall.invite()
    desk.pass_time(301)
    assert desk.session.hall.facts.code == "code 2"
    desk.pass_time(300)
    assert desk.session.hall.facts.code == ""


def test_a_code_is_no_news_after_the_pages_have_ended(desk):
    serving(desk)
    desk.session.hall.switch_off()
    desk.turn()
    told = len(desk.told)
    desk.pass_time(601)
    assert desk.told[told:] == []


def test_where_the_pages_packages_are_missing_it_is_said():
    desk = Desk()
    bare = TeamSession(desk.given._replace(web=None), desk)
    bare.begin(ADA)
    desk.turn()
    assert bare.hall.switch_on() is None
    desk.turn()
    (trouble,) = desk.all_told("failed")
    assert trouble.task is TeamTask.SERVE
    assert trouble.failure.reason is FailureReason.SHARING_NOT_INSTALLED


@pytest.mark.parametrize("is_cancelled", [True, False])
def test_pages_that_nobody_waits_for_any_more_fail_without_a_word(desk, is_cancelled):
    desk.web.is_slow = True
    serving(desk)
    desk.session.hall.switch_off()
    if is_cancelled:
        desk.web.opened.cancel()
    else:
        desk.web.opened.set_exception(FULL)
    desk.turn()
    assert desk.all_told("failed") == []
    assert desk.session.hall.facts is None


def test_a_phone_that_asks_as_the_pages_end_leaves_nothing(desk):
    pages = serving(desk)
    pages.ask()
    desk.session.hall.switch_off()
    desk.turn()
    assert desk.session.asking == ()
    assert desk.all_told("asked") == []
    assert desk.web.kept == {}


def test_phones_that_ask_are_gone_with_the_pages_and_their_keys_forgotten(desk):
    pages = serving(desk)
    device = ask(desk, pages)
    desk.session.hall.switch_off()
    desk.turn()
    assert desk.all_told("gone") == [device]
    assert desk.session.asking == ()
    assert desk.web.kept == {}


def test_of_two_phones_that_ask_the_one_that_gives_up_is_gone(desk):
    pages = serving(desk)
    ask(desk, pages, "ask 1")
    other = ask(desk, pages, "ask 2")
    pages.listener.phone_gone("ask 1")
    desk.turn()
    assert [each.device for each in desk.session.asking] == [other]
    assert list(desk.web.kept) == [other]


def test_a_phone_that_is_not_let_in_goes_on_asking(desk):
    pages = serving(desk)
    device = ask(desk, pages)
    assert isinstance(desk.session.approve(device, ("no such role",)), Refusal)
    assert [each.device for each in desk.session.asking] == [device]
    assert pages.calls == []
    assert isinstance(desk.session.approve(device), Step)


def test_a_phone_whose_page_failed_after_it_was_entered_is_let_in_by_the_next_yes(desk):
    pages = serving(desk)
    device = ask(desk, pages)
    pages.failures = [FULL]
    with pytest.raises(EnvironmentFailure):
        desk.session.approve(device)
    assert [each.device for each in desk.session.asking] == [device]
    assert desk.session.approve(device) is None
    assert pages.calls[-1] == ("approve", ("ask 1", device))
    assert desk.session.asking == ()
    members = [each.device for each in desk.session.members]
    assert members.count(device) == 1
