"""Every penalty of the event: found, read in full, corrected, taken back."""

from __future__ import annotations

import pytest

from judgekit.domain.setup.commands import CreateTournament
from tests.seen import button, words_of


@pytest.fixture
def listed(judge):
    """Three penalties, the list on show."""
    judge.give("A. Rossi", "ipg-2.5", table=12, judge="M. Silva")
    judge.give("Müller, Jörg", "ipg-3.1", "game-loss", comment="overslept")
    judge.give(
        "A. Rossi",
        "ipg-2.3",
        "game-loss",
        policy="warning",
        deviation="unclear",
        head_judge="S. Kim",
        circumstances=("just-left",),
        answers=("family=1", "cards=1"),
    )
    judge.press("Ctrl+Shift+P")
    return judge


def rows(judge) -> list[str]:
    return [f"{row.player}: {row.short} {row.penalty}" for row in view(judge).list.rows.rows]


def view(judge):
    return judge.page.penalties.view


def test_the_newest_stands_on_top_and_is_read_in_full(listed):
    assert rows(listed) == [
        "A. Rossi: 2.3 Game Loss",
        "Müller, Jörg: 3.1 Game Loss",
        "A. Rossi: 2.5 Warning",
    ]
    listed.page.penalties.show_chosen()
    said = view(listed).pane.words()
    for words in (
        "Game Loss\nA. Rossi\n2.3 Hidden Card Error",
        "Head judge: S. Kim",
        "Standard penalty: Warning",
        "Reason for deviation: unclear",
        "Has a card just left the set? Yes",
        "What kind of error is it? In the game",
        "A. Rossi's penalties\n2.5 Game Rule Violation",
    ):
        assert words in said


@pytest.mark.parametrize(
    ("words", "numbers"),
    [("rossi", [3, 1]), ("game loss müller", [2]), ("overslept", [2]), ("table 12", [1])],
)
def test_words_narrow_the_list_down(listed, words, numbers):
    listed.press("Ctrl+F")
    listed.type(words)

    assert [row.written.number for row in view(listed).list.rows.rows] == numbers
    assert f"{len(numbers)} of 3 penalty(ies)" in words_of(view(listed))


def test_one_infraction_can_be_chosen(listed):
    view(listed).filter.take("ipg-3.1")

    assert rows(listed) == ["Müller, Jörg: 3.1 Game Loss"]


def test_a_penalty_is_corrected_and_the_correction_taken_back(listed, bridge):
    listed.press("E")
    form = view(listed).pane.form
    assert form.infraction.text() == "2.3 Hidden Card Error"
    button(form.penalties, "Warning").click()
    form.infraction.setFocus()
    form.infraction.selectAll()
    listed.type("rule viol")
    listed.press("Return", "Ctrl+Return")

    assert rows(listed)[0] == "A. Rossi: 2.5 Warning"
    assert not form.isVisible()

    listed.press("U")
    listed.type("it was right")
    listed.press("Return")
    assert rows(listed)[0] == "A. Rossi: 2.3 Game Loss"
    assert len(bridge.state.infractions.penalties) == 3


def test_a_correction_asks_about_a_judge_whom_nobody_knows(listed):
    listed.press("End", "E")
    form = view(listed).pane.form
    form.judge.setFocus()
    form.judge.selectAll()
    listed.type("S. Kmi")
    listed.press("Ctrl+Return")
    assert form.judge_question.similar[0].hasFocus()
    assert listed.written[0].issued.judge == "M. Silva"

    listed.press("Space")
    assert listed.written[0].issued.judge == "S. Kim"


def test_an_emptied_field_is_corrected_too(listed):
    listed.press("End", "E")
    form = view(listed).pane.form
    assert (form.table.text(), form.round.text()) == ("12", "1")
    for field in (form.table, form.round, form.judge):
        field.clear()
    listed.press("Ctrl+Return")

    issued = listed.written[0].issued
    assert (issued.table, issued.round, issued.judge) == (None, 0, "")


def test_a_sign_that_is_a_digit_and_no_number_is_none(listed):
    listed.press("End", "E")
    form = view(listed).pane.form
    form.table.setText("²")
    listed.press("Ctrl+Return")
    assert listed.written[0].issued.table is None


def test_what_was_not_changed_is_no_correction(listed, bridge):
    steps = len(bridge.engine.timeline.steps)
    listed.press("E", "Ctrl+Return")

    assert not view(listed).pane.form.isVisible()
    assert len(bridge.engine.timeline.steps) == steps


def test_a_correction_to_an_unknown_infraction_is_refused(listed):
    listed.press("E")
    form = view(listed).pane.form
    form.infraction.setText("nonsense")
    listed.press("Ctrl+Return")

    assert form.isVisible()
    assert "Choose an infraction" in form.problem.text()
    listed.press("Esc")
    assert not form.isVisible()


def test_a_penalty_is_taken_back_with_a_reason(listed, bridge):
    listed.press("Down", "U")
    listed.type("wrong player")
    listed.press("Return")

    assert rows(listed) == ["A. Rossi: 2.3 Game Loss", "A. Rossi: 2.5 Warning"]
    assert not view(listed).question.isVisible()


def test_a_key_leads_back_to_finding(listed):
    listed.press("Ctrl+Shift+P")

    assert listed.controller.finder.field.hasFocus()
    listed.type("rule")
    assert listed.chosen == "Game Rule Violation"


def test_without_penalties_the_list_says_so(judge):
    judge.press("Ctrl+Shift+P")

    judge.page.penalties.show_chosen()
    assert "No penalties yet" in words_of(view(judge))
    assert view(judge).pane.words().strip() == ""


def test_a_penalty_of_an_event_that_was_opened_again_is_taken_back(listed, bridge):
    first = bridge.current
    bridge.create(CreateTournament(name="Side event"))
    bridge.open(first)
    listed.press("Ctrl+Shift+P", "U")
    listed.type("wrong player")
    listed.press("Return")

    assert [each.issued.infraction for each in listed.written] == ["ipg-2.5", "ipg-3.1"]
