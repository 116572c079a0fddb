"""A form that scrolls: its content may be arranged otherwise while it is given its size."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from judgekit.ui.widgets.form_scroll import FormScroll
from judgekit.ui.widgets.scrolling.panel_scroll import PanelScroll

MOST_SIZES = 20


class Undecided(QWidget):
    """Wants to be lower as soon as it is high, and higher as soon as it is low."""

    def __init__(self) -> None:
        super().__init__()
        self.sizes = 0
        words = QLabel("words")
        words.setWordWrap(True)
        QVBoxLayout(self).addWidget(words)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.sizes += 1
        super().resizeEvent(event)

    def heightForWidth(self, width: int) -> int:
        return 320 if self.height() > 330 else 340


@pytest.mark.parametrize("kind", [FormScroll, PanelScroll])
def test_content_that_finds_no_rest_is_not_resized_for_ever(look, qtbot, kind):
    content = Undecided()
    scroll = kind(look, content)
    qtbot.addWidget(scroll)
    scroll.resize(300, 200)
    scroll.show()
    scroll.resize(310, 200)
    assert content.sizes < MOST_SIZES
