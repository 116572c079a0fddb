"""What is pressed next stays where it was shown."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QApplication, QWidget


def place(widget: QWidget) -> QRect:
    return QRect(widget.mapTo(widget.window(), QPoint()), widget.size())


@pytest.mark.parametrize(
    "words", ["drew extra card", "missed trigger", "tardiness", "marked cards"]
)
def test_the_field_for_the_player_does_not_move_once_an_infraction_is_shown(judge, words):
    judge.say(words)
    judge.press("Down", "Up")
    name = judge.controller.panel.whose.name_field
    before = place(name)
    for _ in range(10):
        QApplication.processEvents()
    assert place(name) == before
