"""Who is named in a running check: an unknown judge is asked about, no player is named twice."""

from __future__ import annotations


def people_of(judge):
    judge.start(23, players=("A. Rossi", "L. Petrova")).press("Ctrl+J")
    return judge.page.controller.view.people


def test_a_mistyped_judge_is_asked_about(judge):
    people = people_of(judge)
    judge.type("T. Webre").press("Return")
    assert judge.check.judges == ()
    assert people.judge_question.similar[0].text() == "T. Weber"
    assert people.judge_question.similar[0].hasFocus()
    judge.press("Space")
    assert judge.check.judges == ("T. Weber", "")
    assert people.isHidden()


def test_a_new_judge_is_known_to_the_next_check(judge):
    people = people_of(judge)
    judge.type("N. Petrov").press("Return")
    people.judge_question.new_judge.click()
    assert judge.check.judges == ("N. Petrov", "")
    judge.start(24, players=("K. Bauer", "I. Novak")).press("Ctrl+J")
    judge.type("N. Petrov").press("Return")
    assert judge.check.judges == ("N. Petrov", "")


def test_one_player_is_never_named_for_both_decks(judge):
    people = people_of(judge)
    people.players[1].setText("ROSSI A.")
    judge.press("Return")
    assert people.isVisible()
    assert people.players[1].is_wrong
    assert judge.check.players == ("A. Rossi", "L. Petrova")
    people.players[1].setText("L. Petrova")
    judge.press("Return")
    assert people.isHidden()
