"""A panel as high as its content, and its scroll bar."""

from __future__ import annotations

from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from judgekit.ui.widgets.scrolling.panel_scroll import PanelScroll

WIDTH = 300


def test_a_bar_that_is_no_longer_needed_goes_even_if_it_made_the_panel_higher(look, qtbot):
    panel, words = QWidget(), QLabel()
    words.setWordWrap(True)
    column = QVBoxLayout(panel)
    column.setContentsMargins(0, 0, 0, 0)
    column.addWidget(words)
    scroll = PanelScroll(look, panel)
    qtbot.addWidget(scroll)
    scroll.resize(WIDTH, 40)
    scroll.show()
    words.setText(_just_fitting(words, WIDTH))
    lower = scroll.heightForWidth(WIDTH)
    bar = scroll.verticalScrollBar()
    assert scroll.heightForWidth(WIDTH - bar.sizeHint().width()) > lower

    scroll.resize(WIDTH, lower - 1)
    qtbot.waitUntil(bar.isVisible)
    scroll.resize(WIDTH, lower)
    qtbot.waitUntil(lambda: not bar.isVisible())
    assert panel.height() == lower


def _just_fitting(words: QLabel, width: int) -> str:
    """Return as many words as fit into three lines of that width in pixels."""
    text = line = "mmmm"
    while words.heightForWidth(width) <= 3 * words.fontMetrics().lineSpacing() + 2:
        text, line = line, f"{line} mmmm"
        words.setText(line)
    return text
