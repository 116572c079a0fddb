"""What the finder does without where letters are large or words long."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication, Qt

from judgekit.ui.infractions.finder.question_rows import QuestionKind
from judgekit.ui.infractions.official.side_column import SideColumn
from judgekit.ui.look import Look
from judgekit.ui.widgets.button import Button
from judgekit.ui.widgets.hairline import Hairline
from tests.seen import part, words_of


@pytest.fixture
def finder(judge):
    return judge.controller.finder


def narrow(finder) -> list[str]:
    """Buttons that would have to cut what they say."""
    buttons = [each for each in finder.findChildren(Button) if each.isVisible()]
    return [each.text() for each in buttons if each.width() < each.sizeHint().width()]


def test_at_the_usual_size_all_is_said(judge, finder):
    QCoreApplication.processEvents()

    assert "Infractions" in words_of(finder)
    assert finder.none.text() == "No infraction?"
    assert narrow(finder) == []


@pytest.mark.parametrize("level", ["Competitive", "Professional", "Regular"])
def test_large_letters_cut_no_button(judge, finder, look: Look, level):
    look.dress(look.choice, 160)
    while finder.level.text() != level:
        judge.press("Ctrl+L")
    QCoreApplication.processEvents()

    assert narrow(finder) == []
    assert "No infraction?" in finder.none.accessibleName()
    assert finder.level.text() == level


def test_the_rules_that_lie_over_a_narrow_page_have_an_edge(judge):
    body = judge.controller.body
    (edge,) = body.findChildren(Hairline, options=Qt.FindChildOption.FindDirectChildrenOnly)
    assert not edge.isVisible()
    body.resize(928, 588)
    judge.press("Return", "F2", "R")
    assert edge.isVisible()
    assert edge.x() == part(body, SideColumn).x() - 1

    judge.press("Esc")
    assert not edge.isVisible()


def test_a_question_that_is_answered_in_large_letters_is_seen_with_its_answers(
    judge, finder, look: Look
):
    look.dress(look.choice, 160)
    judge.controller.body.resize(1119, 619)
    judge.press("F2", "1")
    QCoreApplication.processEvents()

    questions = finder.questions
    shown = [
        row.kind
        for at, row in enumerate(questions.rows.rows)
        if questions.rect().contains(questions.visualRect(questions.rows.index(at)).center())
    ]
    assert shown[:2] == [QuestionKind.ASKED, QuestionKind.ANSWER]
    assert questions.row().kind is QuestionKind.ANSWER


def test_on_a_low_page_nothing_is_said_twice(judge, look: Look):
    entry, verdict = judge.controller.entry, judge.controller.panel.verdict
    judge.consider("tardiness", "A. Rossi")
    judge.press("Alt+N")
    QCoreApplication.processEvents()
    assert "standard penalty · Tournament Error" in words_of(entry)
    usual = verdict.height()

    look.dress(look.choice, 160)
    judge.controller.body.resize(1119, 619)
    QCoreApplication.processEvents()
    assert not any("standard penalty" in words for words in words_of(entry))
    assert "Game Loss" in verdict.words()[0]
    assert verdict.height() < usual * 1.6 * 0.8


@pytest.mark.parametrize("height", range(480, 760, 20))
def test_no_infraction_is_cut_in_half_in_the_list(judge, finder, height):
    judge.controller.body.resize(1184, height)
    QCoreApplication.processEvents()
    listed = finder.list
    rows = [listed.visualRect(listed.rows.index(at)) for at in range(len(listed.rows.rows))]
    assert listed.height() in [0, *(row.bottom() + 1 for row in rows)]
