"""A scrolled area ends below a whole line until it is scrolled, and then shows all there is."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from judgekit.ui.widgets.button import Button
from judgekit.ui.widgets.labels import Label
from judgekit.ui.widgets.scrolling.whole_lines import WholeLinesScroll
from tests.seen import part

SENTENCE = "A finding that takes several lines of a narrow panel, as they do in large letters"


@pytest.fixture
def scroll(look, qtbot) -> WholeLinesScroll:
    """A sentence of several lines, beside the last one a button, and another sentence."""
    content = QWidget(objectName="content")
    column, beside = QVBoxLayout(content), QHBoxLayout()
    column.setContentsMargins(0, 0, 0, 0)
    column.addWidget(Label(look, SENTENCE, wraps=True))
    beside.addWidget(Label(look, "Warning"))
    beside.addWidget(Button(look, "Record penalty"))
    column.addLayout(beside)
    column.addWidget(Label(look, SENTENCE, wraps=True))
    column.addStretch(1)
    content.setMinimumHeight(column.totalHeightForWidth(280))
    scroll = WholeLinesScroll(look, content)
    qtbot.addWidget(scroll)
    scroll.resize(300, 400)
    scroll.show()
    return scroll


def test_no_line_and_no_button_is_cut_at_any_height(scroll):
    content = scroll.widget()
    sentence, _, last = content.findChildren(Label)
    button, line = part(content, Button), sentence.fontMetrics().lineSpacing()
    for height in range(2 * line, content.minimumHeight()):
        scroll.resize(300, height)
        end = scroll.viewport().height()
        assert height - end < button.height() + 2 * line
        assert not 0 < end - top_of(button) < button.height()
        for label in (sentence, last):
            whole, into = label.height(), end - top_of(label)
            ends = [at * whole // (whole // line) for at in range(1, whole // line)]
            assert len(ends) >= 1
            assert not 0 < into < whole or into in ends, height


def top_of(widget: QWidget) -> int:
    return widget.mapTo(widget.window().findChild(QWidget, "content"), QPoint()).y()


def test_what_is_scrolled_takes_all_the_room(scroll):
    scroll.resize(300, 61)
    assert scroll.viewport().height() < 61
    scroll.verticalScrollBar().setValue(5)
    assert scroll.viewport().height() == 61
    scroll.verticalScrollBar().setValue(0)
    assert scroll.viewport().height() < 61


def test_what_fits_is_left_alone(scroll):
    scroll.resize(300, 400)
    assert scroll.viewport().height() == 400
