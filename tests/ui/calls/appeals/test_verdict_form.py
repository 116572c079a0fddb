"""What the head judge rules: by one key, and not before the ruling is complete."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from judgekit.domain.calls.appeals import Outcome
from judgekit.domain.calls.commands import OpenAppeal
from judgekit.domain.setup.commands import CreateTournament
from judgekit.ui.calls.appeals.verdict_form import VerdictForm
from judgekit.ui.widgets.form_scroll import FormScroll
from tests.journeys.mouse import Mouse
from tests.seen import button, part


@pytest.fixture
def asked(appeals):
    """An appeal that waits; the keyboard is at its outcome."""
    appeals.call().keys("Tab").write("no way back").keys("Ctrl+Return")
    return appeals


def test_no_outcome_before_the_floor_judges_ruling(appeals):
    appeals.call().write("Rossi attacked").keys("Esc", "2")

    assert "Hear the floor judge's full ruling first (MTR 2.9)" in appeals.said()
    assert not appeals.outcomes.isEnabled()
    assert appeals.outcomes.value() == ""


def test_the_outcome_can_be_clicked_as_soon_as_the_ruling_is_typed(appeals):
    appeals.call().keys("Tab").write("no way back")
    assert appeals.outcomes.isEnabled()
    button(appeals.outcomes, "Upheld").click()
    assert appeals.outcomes.value() == Outcome.UPHELD
    appeals.write("said so").keys("Return")
    assert appeals.appeal().verdict.outcome == Outcome.UPHELD


@pytest.mark.parametrize(("key", "outcome"), list(enumerate(Outcome, 1)))
def test_a_key_chooses_the_outcome_and_enter_records_it(asked, key, outcome):
    asked.keys(str(key)).write("said so").keys("Return")

    verdict = asked.appeal().verdict
    said = verdict.reason if outcome == Outcome.UPHELD else verdict.ruling
    assert (verdict.outcome, said, verdict.minutes) == (outcome, "said so", None)
    assert verdict.head_judge == "S. Kim"


def test_an_overturned_ruling_needs_the_head_judge_s(asked):
    asked.keys("2", "Return")
    assert asked.appeal().verdict is None
    assert "Enter the head judge's ruling" in asked.said()

    asked.write("the block counts").keys("Return")
    assert asked.appeal().verdict.ruling == "the block counts"
    assert "the block counts" in asked.said()


def test_digits_in_a_text_are_no_outcome(appeals):
    appeals.call().keys("Tab").write("2 damage").keys("Tab").write("1 life")
    appeals.wait_two_seconds()
    assert appeals.appeal().asked.disputed == "1 life"
    assert appeals.outcomes.value() == ""


def test_without_an_outcome_enter_says_so(asked):
    asked.pane.verdict_form.reason.setFocus()
    asked.write("said so").keys("Return")
    assert asked.appeal().verdict is None
    assert "Choose an outcome first" in asked.said()


def test_the_minutes_run_until_they_are_written_by_hand(asked):
    asked.pass_time(190)
    minutes = asked.pane.verdict_form.minutes
    assert minutes.text() == "3"

    minutes.setFocus()
    asked.keys("Ctrl+A").write("4:30").pass_time(120).keys("Esc", "1").keys("Return")

    assert asked.appeal().verdict.minutes == 4.5
    assert "Upheld by S. Kim" in asked.said()
    assert "after 4:30" in asked.said()


@pytest.mark.parametrize("typed", ["soon", "-3", "9999"])
def test_what_are_no_minutes_is_said(asked, typed):
    asked.pane.verdict_form.minutes.setFocus()
    asked.keys("Ctrl+A").write(typed).keys("Esc", "1", "Return")
    assert asked.appeal().verdict is None
    assert "such as 5 or 4:30" in asked.said()


def test_a_deviation_is_recorded_with_its_reason(asked):
    asked.keys("4").write("draw it").keys("Tab").write("all saw it").keys("Tab")
    asked.write("no fix fits").keys("Return")
    assert asked.appeal().verdict.deviation == "no fix fits"
    assert "Deviation: no fix fits" in asked.said()


def test_a_head_judge_who_is_not_on_the_staff_is_asked_about(asked):
    question = asked.pane.verdict_form.judge_question
    asked.keys("1", "Tab", "Tab", "Ctrl+A").write("S. Kmi").keys("Ctrl+Return")
    assert asked.appeal().decided is None
    assert question.similar[0].hasFocus()
    asked.keys("Tab")
    assert question.new_judge.hasFocus()

    asked.keys("Space")
    assert asked.appeal().head_judge == "S. Kmi"


def test_whoever_ruled_last_is_the_head_judge_of_the_next_one(asked):
    judge = asked.pane.verdict_form.head_judge
    assert judge.suggestions() == ("S. Kim",)
    asked.keys("1", "Tab", "Tab", "Ctrl+A").write("mor").keys("Return").keys("Esc", "1", "Return")
    assert asked.appeal().head_judge == "D. Moreau"

    asked.do(OpenAppeal(20, ruling="a Warning"))
    asked.page.open_appeal(asked.appeal(2).id)

    assert judge.text() == "D. Moreau"


@pytest.fixture
def among_strangers(asked, bridge):
    """An appeal that waits, in an event of which nobody knows the head judge."""
    bridge.create(CreateTournament(name="Side event"))
    asked.do(OpenAppeal(9, ruling="No way back."))
    asked.page.open_appeal(asked.appeal().id)
    return asked.keys("1").write("said so").keys("Return")


def test_where_no_head_judge_is_known_the_name_is_asked_for(among_strangers, qtbot):
    form = among_strangers.pane.verdict_form
    assert among_strangers.appeal().verdict is None
    assert "Who ruled?" in among_strangers.said()
    assert form.head_judge.hasFocus()

    among_strangers.write("S. Kim")
    assert "Who ruled?" not in among_strangers.said()
    qtbot.wait(QApplication.doubleClickInterval())
    among_strangers.keys("Return", "Return")

    assert among_strangers.appeal().head_judge == "S. Kim"


def test_the_name_that_was_asked_for_is_that_of_the_next_appeal(among_strangers, bridge, qtbot):
    among_strangers.write("S. Kim")
    button(among_strangers.pane.verdict_form, "Record outcome").click()
    among_strangers.do(OpenAppeal(20, ruling="a Warning"))
    among_strangers.page.open_appeal(among_strangers.appeal(2).id)
    among_strangers.keys("1", "Return")
    assert among_strangers.appeal(2).head_judge == "S. Kim"


def test_who_does_not_say_it_records_without_a_name(among_strangers):
    form = among_strangers.pane.verdict_form
    button(form, "Record without a name").click()
    assert among_strangers.appeal().verdict is not None
    assert among_strangers.appeal().head_judge == ""


def test_the_second_click_of_a_quick_pair_records_nothing_without_a_name(asked, bridge):
    bridge.create(CreateTournament(name="Side event"))
    asked.do(OpenAppeal(9, ruling="No way back."))
    asked.page.open_appeal(asked.appeal().id)
    asked.keys("1")
    Mouse().double_click(button(asked.pane.verdict_form, "Record outcome"))
    assert asked.appeal().verdict is None
    assert "Who ruled?" in asked.said()


def test_an_outcome_is_taken_back_and_ruled_again(asked):
    asked.keys("1", "Return")
    assert not asked.pane.verdict_form.isVisible()

    asked.pane.verdict_view.undo.click()
    assert asked.appeal().decided is None
    asked.keys("2").write("the block counts").keys("Return")

    assert asked.appeal().outcome == "overturned"


def test_what_was_typed_of_one_event_is_not_said_in_another(appeals, bridge):
    appeals.do(OpenAppeal(5, ruling="No way back."))
    appeals.page.open_appeal(appeals.appeal().id)
    appeals.keys("1").write("The block was late.")
    bridge.create(CreateTournament(name="Side event"))
    appeals.do(OpenAppeal(9, ruling="No way back."))
    appeals.page.open_appeal(appeals.appeal().id)

    assert appeals.pane.verdict_form.reason.text() == ""
    appeals.pane.verdict_form.decide()
    assert appeals.appeal().decided is None


@pytest.mark.parametrize("width", [700, 928, 1184])
@pytest.mark.parametrize("height", [440, 520, 588, 640, 688])
def test_the_ruling_that_an_outcome_asks_for_is_scrolled_to(asked, appeals, qtbot, width, height):
    appeals.page.widget().resize(width, height)
    form = part(appeals.page.widget(), VerdictForm)
    scroll = next(
        each for each in appeals.page.widget().findChildren(FormScroll) if each.isAncestorOf(form)
    )
    changed = button(form, "Overturned")
    scroll.ensureWidgetVisible(changed, 0, 0)

    qtbot.mouseClick(changed, Qt.MouseButton.LeftButton)
    QApplication.processEvents()

    ruling = form.ruling
    assert ruling.hasFocus()
    assert ruling.visibleRegion().boundingRect() == ruling.rect()
