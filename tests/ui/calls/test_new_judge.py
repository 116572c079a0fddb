"""A name that no judge has asks before it is taken."""

from __future__ import annotations

from judgekit.domain.calls.commands import CloseCall, OpenCall
from judgekit.ui.calls.call.pane import CallPane
from judgekit.ui.widgets.fields.text_field import TextField
from tests.keyboard import press_twice
from tests.seen import called, part


def judge_of(appeals, number: int) -> str:
    return appeals.bridge.state.calls.entered.find(number).judge


def write_judge(appeals, name: str) -> CallPane:
    pane = part(appeals.page.widget(), CallPane)
    field = called(pane, "Judge", TextField)
    field.setFocus()
    appeals.keys("Ctrl+A").write(name).keys("Return")
    return pane


def test_a_new_name_asks_and_is_known_from_then_on(appeals):
    appeals.do(OpenCall(14))
    pane = write_judge(appeals, "T. Webber")
    assert judge_of(appeals, 1) == ""
    assert pane.judge_question.new_judge.text() == "New judge: T. Webber"

    pane.judge_question.new_judge.click()
    assert judge_of(appeals, 1) == "T. Webber"
    assert not pane.judge_question.new_judge.isVisible()

    appeals.do(CloseCall(14), OpenCall(15))
    write_judge(appeals, "T. Webber")
    assert judge_of(appeals, 2) == "T. Webber"


def test_a_mistyped_name_is_taken_for_the_one_on_the_staff(appeals):
    appeals.do(OpenCall(14))
    pane = write_judge(appeals, "S. Kmi")
    assert judge_of(appeals, 1) == ""
    assert pane.judge_question.similar[0].text() == "S. Kim"

    pane.judge_question.similar[0].click()
    assert judge_of(appeals, 1) == "S. Kim"
    assert not pane.judge_question.isVisible()


def test_a_call_is_closed_once_it_is_known_who_its_judge_is(appeals):
    appeals.do(OpenCall(14))
    pane = write_judge(appeals, "S. Kmi")
    called(pane, "Give instead", TextField).setFocus()
    appeals.keys("Return")
    assert appeals.bridge.state.calls.open_calls()
    assert pane.judge_question.similar[0].hasFocus()

    appeals.keys("Space")
    assert judge_of(appeals, 1) == "S. Kim"
    assert not appeals.bridge.state.calls.open_calls()


def test_enter_pressed_twice_closes_no_call_without_its_judge(appeals):
    appeals.do(OpenCall(14))
    pane = write_judge(appeals, "N. Petrov")
    instead = called(pane, "Give instead", TextField)
    instead.setFocus()
    press_twice(instead, "Return")
    assert appeals.bridge.state.calls.open_calls()
    assert judge_of(appeals, 1) == ""


def test_a_call_beside_its_appeal_shows_its_judge_before_it_is_closed(appeals):
    appeals.do(OpenCall(14))
    pane = write_judge(appeals, "S. Kmi")
    pane.appeal.click()
    assert not pane.judge_question.isVisible()

    pane.close_call.click()
    assert appeals.bridge.state.calls.open_calls()
    assert pane.judge_question.similar[0].hasFocus()

    pane.judge_question.similar[0].click()
    assert judge_of(appeals, 1) == "S. Kim"
    assert not appeals.bridge.state.calls.open_calls()


def test_another_name_is_no_longer_asked_about(appeals):
    appeals.do(OpenCall(14))
    pane = write_judge(appeals, "N. Petrov")
    assert pane.judge_question.isVisible()
    appeals.write("a")
    assert not pane.judge_question.isVisible()


def test_who_is_on_the_staff_is_taken_at_once(appeals):
    appeals.do(OpenCall(14))
    pane = write_judge(appeals, "S. Kim")
    assert judge_of(appeals, 1) == "S. Kim"
    assert not pane.judge_question.new_judge.isVisible()
