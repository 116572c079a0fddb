"""A question over a list keeps room for its answer."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication

from judgekit.ui.widgets.button import ButtonKind
from judgekit.ui.widgets.inline_question import LEAST_FIELD, InlineQuestion


@pytest.fixture
def question(look, qtbot):
    question = InlineQuestion(look, has_field=True, kind=ButtonKind.FILLED)
    qtbot.addWidget(question)
    question.resize(900, 120)
    question.ask("Undo: a note", yes="Undo this", no="Keep it", field="Why?")
    return question


def test_where_it_is_wide_the_orders_stand_beside_the_field(question):
    QCoreApplication.processEvents()
    assert question.yes.x() > question.field.geometry().right()


@pytest.mark.parametrize("percent", [100, 160])
def test_where_it_is_narrow_they_stand_below_it(question, look, percent):
    look.dress(look.choice, percent)
    question.resize(look.theme.px(400), question.sizeHint().height())
    QCoreApplication.processEvents()
    assert question.yes.y() > question.field.geometry().bottom()
    assert question.field.width() > look.theme.px(LEAST_FIELD)
