"""An appeal as it is written down beside its call: kept while it is typed."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from judgekit.domain.calls.commands import CloseCall, DraftAppeal, OpenAppeal, OpenCall
from judgekit.domain.clock.commands import EndRound
from judgekit.domain.setup.commands import ChangeTournament, CreateTournament, TakePairings
from judgekit.domain.setup.events import PairedTable
from judgekit.domain.shared.history import TakeBack
from judgekit.ui.calls.call.list_view import CallsList
from judgekit.ui.calls.call.pane import CallPane
from judgekit.ui.widgets.button import Button
from judgekit.ui.widgets.fields.offered_names import OfferedNames
from judgekit.ui.widgets.fields.text_field import TextField
from tests.seen import called, part


def test_a_opens_the_form_with_the_judge_of_the_call(appeals):
    appeals.call()

    assert appeals.pane.isVisible()
    assert appeals.pane.form.texts["facts"].hasFocus()
    assert appeals.pane.form.written()["floor_judge"] == "M. Silva"


def test_a_form_in_which_nothing_is_written_leaves_no_trace(appeals):
    appeals.call().keys("Tab", "Tab", "Tab", "Esc")
    assert appeals.steps() == ["CallOpened"]


def test_typing_is_kept_after_two_seconds_and_when_a_field_is_left(appeals):
    appeals.call().write("Rossi attacked")
    assert appeals.steps() == ["CallOpened"]

    appeals.wait_two_seconds().write(" twice").keys("Tab")

    assert appeals.steps() == ["CallOpened", "AppealDrafted", "AppealDrafted"]
    assert appeals.draft().facts == "Rossi attacked twice"


def test_a_blank_at_the_end_is_not_taken_away_while_somebody_types(appeals):
    appeals.call().write("Rossi ").wait_two_seconds().write("attacked").keys("Tab")
    assert appeals.draft().facts == "Rossi attacked"


def test_the_appeal_is_made_once_the_ruling_is_left(appeals):
    appeals.call().write("Rossi attacked").keys("Tab").write("no way").wait_two_seconds()
    assert not appeals.bridge.state.appeals.entered

    appeals.write(" back").keys("Tab")
    appeals.write("whether she blocked").keys("Tab").write("no time").keys("Tab")

    assert appeals.steps() == [
        "CallOpened",
        *2 * ["AppealDrafted"],
        "AppealOpened",
        *2 * ["AppealAmended"],
    ]
    asked = appeals.appeal().asked
    assert (asked.facts, asked.ruling) == ("Rossi attacked", "no way back")
    assert (asked.disputed, asked.objection) == ("whether she blocked", "no time")
    assert asked.call == appeals.call_id()


def test_what_is_left_when_another_call_is_chosen_is_kept_for_the_first(appeals):
    appeals.call(14).write("Rossi attacked")
    calls = part(appeals.page.widget(), CallsList)
    calls.choose(appeals.call_id())
    appeals.do(OpenCall(7))
    calls.choose(appeals.call_id(2))

    assert appeals.draft().facts == "Rossi attacked"
    assert not appeals.pane.isVisible()
    calls.choose(appeals.call_id())
    assert appeals.pane.form.written()["facts"] == "Rossi attacked"


def test_what_is_typed_is_kept_when_the_program_ends(appeals):
    appeals.call().write("Rossi attacked")
    appeals.bridge.closing.emit()
    assert appeals.draft().facts == "Rossi attacked"


def test_nothing_typed_goes_over_to_another_event(appeals):
    appeals.call().write("Rossi attacked")
    appeals.bridge.create(CreateTournament(name="Autumn Open"))
    appeals.bridge.submit(OpenCall(14))
    appeals.wait_two_seconds().keys("A")

    assert not appeals.bridge.state.appeals.drafts
    assert appeals.pane.form.written()["facts"] == ""


def test_the_appeal_of_a_closed_call_knows_where_it_came_from(appeals):
    appeals.do(OpenCall(14), CloseCall(14)).keys("A", "Tab").write("no way back").keys("Tab")
    assert appeals.appeal().asked.call == appeals.call_id()


def test_the_one_who_appeals_is_one_of_those_at_the_table(appeals):
    appeals.call().keys("Tab").write("no way back").keys("Tab", "Tab", "Tab", "Tab")
    assert appeals.pane.form.names["player"].suggestions() == ("A. Rossi", "L. Petrova")

    appeals.write("pet").keys("Return")

    assert appeals.appeal().asked.player == "L. Petrova"
    assert appeals.pane.form.names["infraction"].hasFocus()


@pytest.mark.parametrize("typed", ["rule", "2.5", "game viol"])
def test_the_infraction_is_completed_from_the_catalogue(appeals, typed):
    appeals.call().keys("Tab").write("no way back").keys("Tab", "Tab", "Tab", "Tab", "Tab")
    appeals.write(typed).keys("Tab")

    assert appeals.appeal().asked.infraction == "ipg-2.5"
    assert appeals.pane.form.names["infraction"].text() == "2.5 Game Rule Violation"


def test_at_regular_its_own_items_are_offered(appeals):
    appeals.do(ChangeTournament(rel="regular")).call()
    offered = appeals.pane.form.names["infraction"].suggestions()
    assert offered == ("Extra cards drawn or held",)


def test_tab_leads_from_the_texts_to_the_outcome(appeals):
    appeals.call().keys("Tab").write("no way back").keys(*5 * ["Tab"], "Tab", "2")
    assert appeals.outcomes.value() == "overturned"


def test_an_infraction_that_there_is_not_is_marked_and_not_recorded(appeals):
    appeals.call().keys("Tab").write("no way back").keys("Tab", "Tab", "Tab", "Tab", "Tab")
    appeals.write("zzz").keys("Tab")
    assert appeals.appeal().asked.infraction == ""
    assert appeals.pane.form.names["infraction"].is_wrong


def test_a_ruling_once_made_is_not_emptied(appeals):
    appeals.call().keys("Tab").write("no way back").keys("Tab", "Shift+Tab", "Ctrl+A", "Delete")
    appeals.keys("Tab")

    assert appeals.appeal().asked.ruling == "no way back"
    assert "must be complete before it can be appealed (MTR 2.9)" in appeals.said()


def test_what_is_written_beside_an_emptied_ruling_is_kept(appeals):
    appeals.call().keys("Tab").write("no way back").keys("Tab", "Shift+Tab", "Ctrl+A", "Delete")
    appeals.keys("Tab").write("whether she blocked").keys("Tab")

    asked = appeals.appeal().asked
    assert (asked.ruling, asked.disputed) == ("no way back", "whether she blocked")


def test_what_could_not_be_recorded_stays_and_is_tried_again(appeals, monkeypatch):
    appeals.call().write("Rossi attacked")
    with monkeypatch.context() as broken:
        broken.setattr(appeals.bridge, "submit", lambda command, form: None)
        appeals.keys("Tab")
    assert not appeals.bridge.state.appeals.drafts

    appeals.keys("Tab")

    assert appeals.draft().facts == "Rossi attacked"


def test_a_second_appeal_from_a_table_waits_as_a_draft(appeals):
    appeals.do(OpenAppeal(14, ruling="a Warning"), OpenCall(14)).keys("A", "Tab")
    appeals.write("no way back").keys("Tab")

    assert len(appeals.bridge.state.appeals.entered) == 1
    assert appeals.draft().ruling == "no way back"
    assert "waiting already" in appeals.said()


def test_details_and_appeal_stand_in_for_each_other(appeals):
    appeals.call().write("Rossi attacked").keys("Esc", "D")
    assert not appeals.pane.isVisible()
    note = called(part(appeals.page.widget(), CallPane), "Note", TextField)
    assert note.isVisible()
    appeals.keys("A")
    assert appeals.pane.isVisible()
    assert not note.isVisible()


def test_undo_leads_the_form_back(appeals):
    appeals.do(OpenCall(14), DraftAppeal(1, facts="Rossi attacked"))
    step = appeals.bridge.engine.timeline.steps[-1]
    appeals.keys("A", "Esc")
    assert appeals.pane.form.written()["facts"] == "Rossi attacked"

    appeals.do(TakeBack(step.id)).keys("A")

    assert appeals.pane.form.written()["facts"] == ""


def test_only_what_comes_next_is_filled(appeals):
    appeals.do(OpenCall(14, judge="M. Silva"))
    assert filled(appeals) == ["Close call"]

    appeals.keys("A")
    assert filled(appeals) == ["Record outcome"]

    appeals.keys("Tab").write("no way back").keys("Ctrl+Return", "1")
    assert filled(appeals) == ["Record outcome"]

    appeals.write("said so").keys("Return")
    assert filled(appeals) == ["Close call"]


def filled(appeals) -> list[str]:
    buttons = appeals.page.widget().findChildren(Button)
    return [each.text() for each in buttons if each.isVisible() and each.is_filled]


def test_what_is_typed_when_another_event_is_opened_stays_in_its_own(appeals, bridge):
    appeals.call().write("Both ag")
    first = bridge.current
    bridge.create(CreateTournament(name="Side event"))
    assert bridge.state.appeals.drafts == {}

    bridge.open(first)
    assert [each.facts for each in bridge.state.appeals.drafts.values()] == ["Both ag"]


def write_floor_judge(appeals, name: str) -> None:
    appeals.call()
    appeals.pane.form.names["floor_judge"].setFocus()
    appeals.keys("Ctrl+A").write(name).wait_two_seconds()


def test_a_floor_judge_whom_nobody_knows_is_asked_about_and_not_recorded(appeals):
    write_floor_judge(appeals, "S. Kmi")
    question = appeals.pane.form.judge_question
    assert appeals.steps() == ["CallOpened"]
    appeals.keys("Return")
    assert question.similar[0].text() == "S. Kim"
    question.similar[0].click()
    assert appeals.draft().floor_judge == "S. Kim"
    assert not question.isVisible()


def test_a_floor_judge_who_is_new_is_recorded_once_that_is_said(appeals):
    write_floor_judge(appeals, "N. Petrov")
    appeals.keys("Tab")
    appeals.pane.form.judge_question.new_judge.click()
    assert appeals.draft().floor_judge == "N. Petrov"


def test_a_floor_judge_of_the_staff_is_recorded_at_once(appeals):
    write_floor_judge(appeals, "S. Kim")
    appeals.keys("Tab")
    assert not appeals.pane.form.judge_question.isVisible()
    assert appeals.draft().floor_judge == "S. Kim"


def player_field(appeals):
    return appeals.pane.form.names["player"]


def offered(field) -> tuple[str, ...]:
    """The names in the list that is open at the field; none if none is."""
    shown = [each for each in field.window().findChildren(OfferedNames) if each.isVisible()]
    return tuple(choice.value for each in shown for choice in each.list.choices)


def test_the_tables_players_are_offered_to_a_click_and_to_the_arrow(appeals, qtbot):
    appeals.call().keys("Tab").write("no way back")
    field = player_field(appeals)
    qtbot.mouseClick(field, Qt.MouseButton.LeftButton)
    assert offered(field) == ("A. Rossi", "L. Petrova")

    appeals.write("x")
    assert offered(field) == ()
    field.clear()
    appeals.keys("Down")
    assert offered(field) == ("A. Rossi", "L. Petrova")
    appeals.keys("Down", "Return")
    assert appeals.appeal().asked.player == "L. Petrova"


def test_between_rounds_the_newest_pairings_tell_who_may_appeal(appeals):
    appeals.do(EndRound()).call()
    assert player_field(appeals).suggestions() == ("A. Rossi", "L. Petrova")


def test_pairings_that_come_later_are_offered_too(appeals):
    appeals.call(15)
    assert player_field(appeals).suggestions() == ()
    tables = (PairedTable(14, ("A. Rossi", "L. Petrova")), PairedTable(15, ("K. Bauer", "J. Lind")))
    appeals.do(TakePairings(1, tables))
    assert player_field(appeals).suggestions() == ("K. Bauer", "J. Lind")


def test_nobody_is_offered_for_a_decided_appeal(appeals, qtbot):
    appeals.call().keys("Tab").write("no way back").keys("Ctrl+Return", "1", "Return")
    assert appeals.appeal().decided is not None
    qtbot.mouseClick(player_field(appeals), Qt.MouseButton.LeftButton)
    assert offered(player_field(appeals)) == ()


@pytest.mark.parametrize(
    ("tabs", "typed", "field", "written"),
    [
        (4, "N. Newcomer", "player", "N. Newcomer"),
        (5, "2.5", "infraction", "ipg-2.5"),
    ],
)
def test_ctrl_enter_takes_what_stands_in_the_field(appeals, tabs, typed, field, written):
    appeals.call().keys("Tab").write("no way back").keys(*tabs * ["Tab"])
    assert appeals.pane.form.names[field].hasFocus()
    appeals.write(typed).keys("Ctrl+Return")
    assert getattr(appeals.appeal().asked, field) == written


def test_ctrl_enter_takes_the_head_judge_who_was_typed(appeals):
    appeals.call().keys("Tab").write("no way back").keys("Ctrl+Return", "1")
    appeals.pane.verdict_form.head_judge.setFocus()
    appeals.keys("Ctrl+A").write("D. Moreau").keys("Ctrl+Return")
    assert appeals.appeal().verdict.head_judge == "D. Moreau"
