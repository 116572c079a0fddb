"""A penalty reaches its player, however the name was typed, and doubts are asked in one line."""

from __future__ import annotations

import pytest

from judgekit.domain.infractions.commands import IssuePenalty
from judgekit.domain.players.commands import SamePlayer
from judgekit.domain.shared.history import Undo
from tests.ui.infractions.conftest import DAY


@pytest.mark.parametrize("written", ["Jörg Müller", "muller jorg", "MÜLLER, Jörg"])
def test_warnings_count_however_the_name_was_typed(judge, written):
    judge.give(written, "ipg-2.5")
    judge.give("Müller, Jörg", "ipg-2.5")
    judge.consider("rule", "Jorg Muller")

    assert judge.verdict[0] == "Penalty: Game Loss (upgraded)"
    assert judge.controller.panel.count.text() == "2 Warning(s) for 2.5 today"
    assert not judge.controller.panel.question.isVisible()


def test_a_name_near_a_player_is_asked_and_yes_is_one_step_with_the_penalty(judge, bridge):
    for _ in range(2):
        judge.give("Müller, Jörg", "ipg-2.5")
    judge.consider("rule", "J. Müller")
    question = judge.controller.panel.question
    assert question.isVisible()
    assert question.words() == "Is this Müller, Jörg?"
    assert judge.verdict[0] == "Penalty: Warning"

    judge.controller.panel.setFocus()
    judge.press("Y")
    assert question.words() == "Taken for Müller, Jörg"
    assert judge.verdict[0] == "Penalty: Game Loss (upgraded)"
    judge.press("Ctrl+Return", "Return", "Ctrl+Return")

    assert (judge.last.player, judge.last.penalty) == ("J. Müller", "game-loss")
    assert judge.controller.slip.words().startswith("Müller, Jörg\n")
    assert len(bridge.state.penalties_of("Jörg Müller")) == 3
    bridge.submit(Undo())
    assert len(bridge.state.penalties_of("Jörg Müller")) == 2
    assert bridge.state.penalties_of("J. Müller") == ()


def test_no_keeps_them_apart_and_is_not_asked_again(judge, bridge):
    judge.give("A. Rossi", "ipg-2.5")
    judge.consider("rule", "A. Rosi")
    question = judge.controller.panel.question
    assert question.words() == "Is this A. Rossi?"
    question.no.click()
    assert not question.isVisible()
    judge.press("Ctrl+Return")

    assert judge.last.player == "A. Rosi"
    assert len(bridge.state.penalties_of("A. Rosi")) == 1
    judge.clock.pass_time(120)
    judge.consider("rule", "a. rosi")
    assert not question.isVisible()


def test_a_name_near_a_player_is_not_recorded_without_an_answer(judge, bridge):
    judge.consider("rule", "A. Rosi")
    judge.press("Ctrl+Return")
    assert judge.written == ()
    assert judge.controller.panel.problem.text().startswith("Choose who is meant")

    judge.press("Space", "Ctrl+Return")
    assert len(bridge.state.penalties_of("A. Rossi")) == 1


def test_another_name_is_asked_anew(judge):
    judge.consider("rule", "A. Rosi")
    judge.controller.panel.question.say_yes()
    judge.controller.panel.whose.show_player("L. Petrowa")
    question = judge.controller.panel.question
    assert (question.answer, question.words()) == (None, "Is this L. Petrova?")
    judge.controller.panel.whose.clear()
    assert not question.isVisible()


def test_of_several_the_meant_one_is_chosen(judge, bridge):
    judge.give("B. Rossi", "ipg-2.5")
    judge.consider("rule", "Rossi")
    question = judge.controller.panel.question
    assert question.words() == "Who is it?"
    assert set(question.asked) == {"A. Rossi", "B. Rossi"}
    at = question.asked.index("B. Rossi")
    assert not question.yes.isVisible()
    assert [each.isVisible() for each in question.names] == [True, True, False]
    question.names[at].click()
    judge.press("Ctrl+Return")
    assert len(bridge.state.penalties_of("B. Rossi")) == 2


def test_the_list_shows_the_known_name_and_finds_both(judge, bridge):
    bridge.submit(IssuePenalty("Jorg Muller", "ipg-2.5", "warning", day=DAY))
    bridge.submit(IssuePenalty("The tall one", "ipg-2.5", "warning", day=DAY))
    judge.press("Ctrl+Shift+P")
    view = judge.page.penalties.view
    assert [row.player for row in view.list.rows.rows] == ["The tall one", "Müller, Jörg"]

    bridge.submit(SamePlayer("The tall one", "A. Rossi"))
    assert [row.player for row in view.list.rows.rows] == ["A. Rossi", "Müller, Jörg"]
    for words in ("tall", "rossi"):
        view.field.setText(words)
        view.field.textEdited.emit(words)
        assert [row.player for row in view.list.rows.rows] == ["A. Rossi"]


def test_who_was_meant_can_be_said_where_the_penalty_is_corrected(judge, bridge):
    judge.give("A. Rosi", "ipg-2.5")
    judge.press("Ctrl+Shift+P", "E")
    form = judge.page.penalties.view.pane.form
    assert form.question.words() == "Is this A. Rossi?"
    form.question.yes.click()
    form.save()
    assert len(bridge.state.penalties_of("A. Rossi")) == 1
    assert judge.last.player == "A. Rosi"


def test_a_corrected_name_is_asked_about_and_both_are_one_step(judge, bridge):
    judge.give("A. Rossi", "ipg-2.5")
    judge.press("Ctrl+Shift+P", "E")
    form = judge.page.penalties.view.pane.form
    assert form.question.words() == ""
    form.player.setText("L. Petrovva")
    form.player.named.emit("L. Petrovva")
    assert form.question.words() == "Is this L. Petrova?"
    form.question.yes.click()
    form.save()
    assert judge.last.player == "L. Petrovva"
    assert len(bridge.state.penalties_of("L. Petrova")) == 1
    bridge.submit(Undo())
    assert judge.last.player == "A. Rossi"
    assert bridge.state.players.joined == {}


def test_a_table_that_the_round_lacks_is_pointed_out(judge):
    judge.say("rule")
    judge.press("Ctrl+T")
    judge.type("77")
    unpaired = judge.controller.panel.unpaired
    assert unpaired.isVisible()
    assert unpaired.text() == "Round 1 has tables 12 to 13"

    judge.press("Backspace", "Backspace")
    judge.type("12")
    assert not unpaired.isVisible()


def test_ctrl_enter_takes_the_name_that_stands_in_the_field(judge):
    judge.say("rule")
    judge.press("Return")
    judge.type("N. Newcomer")
    assert judge.controller.panel.whose.name_field.hasFocus()
    judge.press("Ctrl+Return")
    question = judge.controller.panel.question
    assert question.is_open
    assert judge.written == ()

    judge.press("O", "Ctrl+Return")
    assert judge.last.player == "N. Newcomer"


def test_ctrl_enter_takes_a_known_players_name_at_once(judge):
    judge.say("rule")
    judge.press("Return")
    judge.type("A. Rossi")
    judge.press("Ctrl+Return")
    assert (judge.last.player, judge.last.table) == ("A. Rossi", 12)
