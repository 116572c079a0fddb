"""What Qt paints in the look of the program: scroll bars, menus, and fields without a ground."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QPalette
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit, QMenu, QScrollBar, QStyle, QStyleOptionSlider, QWidget

from judgekit.ui.look import Look, ThemeChoice
from judgekit.ui.theme import Theme, ThemeName, Tokens
from judgekit.ui.theme_palette import without_ground
from judgekit.ui.theme_style import ThemeStyle

SUB = QStyle.SubControl


def part(style: QStyle, bar: QStyleOptionSlider, which: QStyle.SubControl) -> QRect:
    return style.subControlRect(QStyle.ComplexControl.CC_ScrollBar, bar, which, None)


@pytest.fixture(scope="module")
def style(qapp, tokens: Tokens) -> ThemeStyle:
    return ThemeStyle(Theme(tokens, ThemeName.LIGHT, 1.0, "Sans"))


@given(
    length=st.integers(0, 2_000),
    most=st.integers(0, 100_000),
    step=st.integers(0, 2_000),
    at=st.floats(0, 1),
    lies=st.booleans(),
)
def test_the_parts_of_a_scroll_bar_fill_it_without_gap(  # noqa: PLR0917
    style, length, most, step, at, lies
):
    bar = QStyleOptionSlider()
    bar.orientation = Qt.Orientation.Horizontal if lies else Qt.Orientation.Vertical
    bar.rect = QRect(3, 5, length, 12) if lies else QRect(3, 5, 12, length)
    bar.maximum, bar.pageStep, bar.sliderPosition = most, step, round(at * most)

    parts = [
        part(style, bar, each)
        for each in (SUB.SC_ScrollBarSubPage, SUB.SC_ScrollBarSlider, SUB.SC_ScrollBarAddPage)
    ]

    lengths = [each.width() if lies else each.height() for each in parts]
    begins = [each.x() - 3 if lies else each.y() - 5 for each in parts]
    assert sum(lengths) == length and min(lengths) >= 0
    assert begins == [0, lengths[0], lengths[0] + lengths[1]]
    assert lengths[1] >= min(length, 32)
    if bar.sliderPosition == 0:
        assert lengths[0] == 0
    if bar.sliderPosition == most:
        assert lengths[2] == 0
    assert part(style, bar, SUB.SC_ScrollBarAddLine).isEmpty()


@pytest.fixture
def bar(look: Look, qtbot) -> QScrollBar:
    """A bar of 300 pixels over four pages."""
    bar = QScrollBar(Qt.Orientation.Vertical)
    qtbot.addWidget(bar)
    bar.setRange(0, 300)
    bar.setPageStep(100)
    bar.resize(bar.sizeHint().width(), 300)
    with qtbot.waitExposed(bar):
        bar.show()
    return bar


def test_a_scroll_bar_is_dragged_to_its_end_and_pressed_page_by_page(bar):
    middle = bar.width() // 2
    top, end = QPoint(middle, 10), QPoint(middle, 298)
    QTest.mousePress(bar, Qt.MouseButton.LeftButton, pos=top)
    QTest.mouseMove(bar, end)
    QTest.mouseRelease(bar, Qt.MouseButton.LeftButton, pos=end)
    assert bar.value() == 300

    QTest.mouseClick(bar, Qt.MouseButton.LeftButton, pos=top)
    assert bar.value() == 200


def test_a_scroll_bar_grows_with_the_text_and_takes_the_theme_s_colour(bar, look):
    narrow = bar.sizeHint().width()
    look.dress(ThemeChoice.DARK, 200)
    bar.resize(bar.sizeHint().width(), 300)
    bar.setValue(300)

    assert bar.sizeHint().width() == 2 * narrow
    handle, above = QPoint(bar.width() // 2, 270), QPoint(bar.width() // 2, 5)
    # From wherever another test has left the pointer.
    QTest.mouseMove(bar, QPoint(bar.width() // 2, 100))
    for place, token in ((above, "line-strong"), (handle, "text-muted")):
        QTest.mouseMove(bar, place)
        assert bar.grab().toImage().pixelColor(handle) == look.theme.color(token)


@pytest.mark.parametrize("percent", [80, 100, 200])
def test_a_menu_has_room_for_its_words_and_its_line_is_seen(look, qtbot, percent):
    look.dress(ThemeChoice.HIGH_CONTRAST, percent)
    menu = QMenu()
    qtbot.addWidget(menu)
    words = menu.addAction("As long as these words are").text()
    line = menu.addSeparator()
    menu.addAction("More")
    menu.ensurePolished()
    menu.resize(menu.sizeHint())

    assert menu.width() > menu.fontMetrics().horizontalAdvance(words) + look.theme.px(24)
    across = menu.actionGeometry(line).center()
    assert menu.grab().toImage().pixelColor(across) == look.theme.color("line")


def test_a_field_without_ground_follows_the_theme_in_all_else(look, qtbot):
    behind = QWidget()
    qtbot.addWidget(behind)
    field = QLineEdit(behind)
    field.setPalette(without_ground())
    look.dress(ThemeChoice.DARK, 100)
    qtbot.waitUntil(
        lambda: field.palette().color(QPalette.ColorRole.Text) == look.theme.color("text")
    )
    assert field.palette().color(QPalette.ColorRole.Base).alpha() == 0
