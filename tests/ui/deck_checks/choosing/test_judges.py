"""A judge for each deck may be named before the decks are taken, drawn or targeted."""

from __future__ import annotations

import pytest

from judgekit.domain.setup.events import StaffMember
from tests.ui.deck_checks.choosing.choosing_judge import ChoosingJudge, pairings

STAFF = (StaffMember("Theo Weber", "floor-judge"), StaffMember("Jo Okafor", "floor-judge"))


@pytest.fixture
def judge(dependencies, bridge, qtbot) -> ChoosingJudge:
    return ChoosingJudge(dependencies, bridge, qtbot).open(staff=STAFF).pair(pairings(12))


def test_for_a_drawn_table(judge):
    judge.press("R", "J").type("Theo Weber").press("Tab").type("Jo Okafor").press("Return")
    assert judge.wanted[0].judges == ("Theo Weber", "Jo Okafor")
    assert judge.wanted[0].table == judge.drawn()[0]


def test_for_a_targeted_table(judge):
    judge.press("T").type("7").press("Tab", "Down", "J").type("Theo Weber").press("Return")
    assert (judge.wanted[0].table, judge.wanted[0].judges) == (7, ("Theo Weber", ""))


@pytest.mark.parametrize("how", [("R",), ("T",)])
def test_the_staff_is_offered_while_a_name_is_typed(judge, how):
    judge.press(*how)
    judge.press("J").type("jo o")
    pane = judge.body.draw if how == ("R",) else judge.body.target
    assert pane.judges.fields[0].completer().currentCompletion() == "Jo Okafor"


def test_nobody_need_be_named(judge):
    judge.press("R", "Return")
    assert judge.wanted[0].judges == ()


def test_the_next_table_begins_without_them(judge):
    judge.press("R", "J").type("Theo Weber").press("Return").take_wanted()
    judge.view.take_focus()
    judge.press("Down", "Return")
    assert judge.wanted[1].judges == ()


def test_each_field_says_whose_deck_it_is(judge):
    judge.press("T").type("7")
    fields = judge.body.target.judges.fields
    said = [field.accessibleName() for field in fields if field.isVisible()]
    assert said == ["Judge of deck 1, Anna A7", "Judge of deck 2, Boris B7"]


def test_a_team_has_more_decks(dependencies, bridge, qtbot):
    judge = ChoosingJudge(dependencies, bridge, qtbot)
    judge.open(players=8, teams=True, format="team-sealed").pair(pairings(4)).press("R")
    assert sum(field.isVisible() for field in judge.body.draw.judges.fields) == 6
    judge.press("J", *["Tab"] * 5).type("Theo Weber").press("Return")
    assert judge.wanted[0].judges == ("", "", "", "", "", "Theo Weber")


def test_before_a_table_is_drawn_there_is_nobody_to_name(judge):
    assert not judge.body.draw.judges.isVisible()
    judge.press("J").press("R")
    assert judge.drawn()


def test_one_of_the_staff_is_written_as_there(judge):
    judge.press("R", "J").type("theo weber").press("Tab").type("jo okafor").press("Return")
    assert judge.wanted[0].judges == ("Theo Weber", "Jo Okafor")


def test_tab_goes_from_the_judges_to_the_button_and_the_list(judge):
    judge.press("R", "J", "Tab", "Tab")
    assert judge.body.draw.take.hasFocus()
    judge.press("Tab")
    assert judge.body.draw.list.hasFocus()


@pytest.mark.parametrize("keys", [("R", "J"), ("T", "7", "Tab", "Down", "J")])
def test_a_name_that_no_judge_has_asks_first(judge, keys):
    judge.press(*keys).type("Teo Webr").press("Return")
    assert judge.wanted == []
    pane = judge.body.draw if keys[0] == "R" else judge.body.target
    question = pane.judges.question
    assert question.similar[0].text() == "Theo Weber"
    assert question.similar[0].hasFocus()
    judge.press("Return")
    assert judge.wanted == []
    judge.press("Space")
    assert judge.wanted[0].judges == ("Theo Weber", "")


def test_a_new_judge_is_taken_once_that_is_said(judge):
    judge.press("R", "J").type("Nadia Petrov").press("Return")
    judge.body.draw.judges.question.new_judge.click()
    assert judge.wanted[0].judges == ("Nadia Petrov", "")


def test_the_question_goes_when_the_name_is_typed_anew(judge):
    judge.press("R", "J").type("Nadia Petrov").press("Return")
    judge.press("J").type("Theo Weber")
    assert not judge.body.draw.judges.question.isVisible()
