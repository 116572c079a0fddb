"""A rehearsal in a narrow window with large letters: what is to be pressed is seen whole."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QAbstractButton, QWidget

from judgekit.ui.look import ThemeChoice
from judgekit.ui.rehearsal.mark import RehearsalMark
from tests.journeys.rehearsal_pictures import asked, toured
from tests.journeys.stage import Stage
from tests.seen import part
from tests.sizes.walk import Dress, put_on


@pytest.fixture
def stage(tmp_path, rules_provider, qapp):
    stage = Stage(tmp_path, rules_provider)
    stage.begin("event")
    yield stage
    stage.leave()


def is_whole(widget: QWidget) -> bool:
    """Whether nothing of it is hidden or cut off."""
    return widget.isVisible() and widget.visibleRegion().boundingRect() == widget.rect()


@pytest.mark.parametrize("language", ["en", "es", "ru"])
def test_a_question_can_be_skipped_beside_a_message(stage: Stage, language: str):
    asked(stage)
    put_on(stage, Dress((1024, 700), 100, language, ThemeChoice.LIGHT), stage.window)
    view = stage.program.rehearsals.panel.question
    assert is_whole(view.second)
    assert is_whole(view.typed.button)


def test_an_open_question_changes_its_language_whole(stage: Stage):
    asked(stage)
    view = stage.program.rehearsals.panel.question
    stage.program.preferences.change(interface_language="ru")
    stage.settle(60)
    assert view.typed.button.text() == "Ответить"
    assert view.typed.words() == "или введите (T)"


@pytest.mark.parametrize("percent", [160, 200])
@pytest.mark.parametrize("language", ["en", "es", "ru"])
def test_the_standing_mark_is_whole_in_the_largest_letters(stage: Stage, language, percent):
    toured(stage)
    put_on(stage, Dress((1024, 700), percent, language, ThemeChoice.LIGHT), stage.window)
    mark = part(stage.window, RehearsalMark)
    metrics = QFontMetrics(stage.program.look.theme.font(bold=True))
    for speed in mark.speeds.findChildren(QAbstractButton):
        assert metrics.horizontalAdvance(speed.text()) <= speed.width(), speed.text()
    assert mark.title.sizeHint().width() <= mark.title.width()
    assert mark.accessibleName().endswith("×10")
    for button in (mark.pause, mark.end):
        assert is_whole(button)
        assert button.text() or button.toolTip()
