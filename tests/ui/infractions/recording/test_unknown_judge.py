"""Who gives a penalty, and who approves it, is asked about where nobody knows the name."""

from __future__ import annotations

import pytest

from judgekit.domain.setup.commands import CreateTournament
from judgekit.ui.widgets.fields.text_field import TextField
from tests.keyboard import hold, press_twice
from tests.seen import button, called


def test_a_judge_whom_nobody_knows_is_asked_about_before_a_penalty_is_recorded(judge):
    judge.consider("rule", "A. Rossi")
    judge.press("Return", "F2", "M")
    field = called(judge.controller.panel.fields, "Judge", TextField)
    field.setFocus()
    field.selectAll()
    judge.type("M. Slva")
    judge.press("Ctrl+Return")
    question = judge.controller.panel.fields.judge_question
    assert (question.isVisible(), len(judge.written)) == (True, 0)
    assert question.similar[0].text() == "M. Silva"

    judge.press("Space")
    assert judge.last.judge == "M. Silva"


@pytest.mark.parametrize("answer", [hold, press_twice], ids=["held", "twice"])
def test_a_head_judge_whom_nobody_knows_is_asked_about(judge, answer):
    judge.consider("rule", "A. Rossi")
    judge.press("Return", "F2", "D")
    button(judge.controller.panel.deviation, "Game Loss").click()
    judge.controller.panel.deviation.reason.setFocus()
    judge.type("wholly unclear card")
    judge.press("Ctrl+Return")
    row = judge.controller.panel.asking
    row.field.clear()
    judge.type("S. Kmi")
    answer(judge.page.widget(), "Return")
    assert row.judge_question.similar[0].text() == "S. Kim"
    assert row.isVisible()

    judge.press("Space", "Ctrl+Return")
    assert judge.last.head_judge == "S. Kim"


@pytest.mark.parametrize("answer", [hold, press_twice], ids=["held", "twice"])
def test_the_key_that_asks_about_a_second_one_does_not_answer(judge, answer):
    judge.consider("rule", "A. Rossi")
    judge.press("Ctrl+Return")
    judge.consider("rule", "A. Rossi")
    answer(judge.page.widget(), "Ctrl+Return")
    assert len(judge.written) == 1


def ask_for_the_head_judge(judge) -> None:
    """A deviation, which needs the head judge's consent."""
    judge.consider("rule", "A. Rossi")
    judge.press("Return", "F2", "D")
    button(judge.controller.panel.deviation, "Game Loss").click()
    judge.controller.panel.deviation.reason.setFocus()
    judge.type("wholly unclear card")
    judge.press("Ctrl+Return")
    assert judge.controller.panel.asking.isVisible()


def test_ctrl_enter_takes_the_head_judge_who_was_typed(judge):
    ask_for_the_head_judge(judge)
    judge.press("Ctrl+A")
    judge.type("S. Kim")
    judge.press("Ctrl+Return")
    assert (judge.last.penalty, judge.last.head_judge) == ("game-loss", "S. Kim")


def test_a_double_ctrl_enter_gives_no_head_judges_consent(judge, qapp):
    usual = qapp.doubleClickInterval()
    qapp.setDoubleClickInterval(60_000)
    ask_for_the_head_judge(judge)
    judge.press("Ctrl+Return")
    assert judge.written == ()

    qapp.setDoubleClickInterval(0)
    judge.press("Ctrl+Return")
    qapp.setDoubleClickInterval(usual)
    assert judge.last.head_judge == "S. Kim"


@pytest.fixture
def nobody_on_the_staff(show, bridge):
    """A judge at an event that has no head judge on its staff."""
    bridge.create(CreateTournament(name="Spring Open", rel="competitive"))
    return show()


@pytest.mark.parametrize("pressed", ["Ask the head judge", "Record penalty"])
def test_both_buttons_take_the_head_judge_who_was_typed(nobody_on_the_staff, pressed):
    judge = nobody_on_the_staff
    ask_for_the_head_judge(judge)
    panel = judge.controller.panel
    judge.type("S. Kim")
    panel.happened.field.setFocus()
    button(panel, pressed).click()
    button(panel, "Record penalty").click()
    assert [each.issued.head_judge for each in judge.written][:1] == ["S. Kim"]


def test_a_head_judge_who_is_missing_is_asked_for_aloud(nobody_on_the_staff):
    judge = nobody_on_the_staff
    ask_for_the_head_judge(judge)
    panel = judge.controller.panel
    panel.happened.field.setFocus()
    button(panel, "Record penalty").click()
    assert judge.written == ()
    assert panel.problem.text() == "Name the head judge first."
    assert panel.asking.field.hasFocus()


def test_a_head_judge_who_was_filled_in_is_taken_by_the_mouse_alone(judge, qapp):
    usual = qapp.doubleClickInterval()
    ask_for_the_head_judge(judge)
    qapp.setDoubleClickInterval(0)
    button(judge.controller.panel, "Record penalty").click()
    qapp.setDoubleClickInterval(usual)
    assert judge.last.head_judge == "S. Kim"
