import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from judgekit.ui.shell.window.page_stack import PageScroll, PageStack


class Page(QWidget):
    """A page with many words that says how small it can be."""

    def __init__(self, least: int) -> None:
        super().__init__()
        self._least = least
        words = QLabel("word " * 3_000)
        words.setWordWrap(True)
        QVBoxLayout(self).addWidget(words)

    def minimumSizeHint(self) -> QSize:
        return QSize(100, self._least)


@pytest.fixture
def scroll(qtbot):
    """Two pages, of which the first needs little room."""
    pages = PageStack()
    made = PageScroll(pages)
    qtbot.addWidget(made)
    made.resize(500, 400)
    for least in (200, 900):
        pages.addWidget(Page(least))
    with qtbot.waitExposed(made):
        made.show()
    return made


def test_a_page_that_can_be_small_enough_does_not_scroll(scroll, qtbot):
    qtbot.waitUntil(lambda: scroll.widget().height() == scroll.viewport().height())
    assert scroll.verticalScrollBar().maximum() == 0


def test_one_that_cannot_scrolls_instead_of_being_squeezed(scroll, qtbot):
    scroll.widget().setCurrentIndex(1)
    qtbot.waitUntil(lambda: scroll.widget().currentWidget().height() == 900)
    assert scroll.verticalScrollBar().maximum() > 0
