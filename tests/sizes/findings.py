"""What is wrong with a window as it stands: words cut, widgets over each other or out of reach,
words in another size than chosen, words too pale for their ground."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractScrollArea,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QScrollArea,
    QScrollBar,
    QTextEdit,
    QWidget,
)

from judgekit.ui.rules.reading.sticky_head import StickyHead
from judgekit.ui.theme import Theme, ThemeName
from judgekit.ui.widgets.scrolling.whole_lines import WholeLinesScroll
from tests.sizes.painted_words import ELLIPSIS, PaintedWords, contrast, grounds_of, painted_words

LOWEST_CONTRAST = {ThemeName.LIGHT: 5.3, ThemeName.DARK: 5.6, ThemeName.HIGH_CONTRAST: 7.7}
"""On whatever ground, chosen rows included."""
SLACK = 2
"""Pixels by which a rounded place may be off."""
HEADROOM = 0.25
"""Part of a line's height that no ordinary letter reaches."""
LEAST_SCROLL = 40
"""Height in design pixels below which a scrolled area shows nothing useful."""

CONTROLS = (QAbstractButton, QLineEdit, QPlainTextEdit, QAbstractSpinBox, QComboBox)
TEXT_FIELDS = (QTextEdit, QPlainTextEdit)


class Finding(NamedTuple):
    """What is wrong, where (classes from the page down), with which words, and by how much."""

    what: str
    where: str
    words: str
    detail: str

    def line(self) -> str:
        """The finding as a line of a report."""
        return f"{self.what}: {self.where} “{self.words}” {self.detail}"


def findings(window: QWidget, theme: Theme) -> list[Finding]:
    """Measure everything that is visible in the window."""
    image = window.grab().toImage()
    shown = [window, *(each for each in window.findChildren(QWidget) if _is_shown(each, window))]
    found: list[Finding] = []
    for widget in shown:
        if isinstance(widget, QScrollBar):
            continue
        found += _cut(widget)
        found += _out_of_reach(widget, window, theme)
        found += _over_each_other(widget)
        if _is_painted_whole(widget):
            found += _painted(widget, window, theme, image)
    return found


def _is_shown(widget: QWidget, window: QWidget) -> bool:
    return widget.isVisible() and widget.window() is window


def _is_painted_whole(widget: QWidget) -> bool:
    """Whether it may paint words itself: the rows of a list are those of its viewport."""
    if isinstance(widget, QAbstractItemView) or widget.size().isEmpty():
        return False
    is_viewport = isinstance(widget.parentWidget(), QAbstractScrollArea)
    return is_viewport or type(widget).paintEvent is not QWidget.paintEvent


# -- words that are cut


def _cut(widget: QWidget) -> Iterator[Finding]:
    if (
        isinstance(widget, QLabel)
        and widget.text()
        and type(widget).paintEvent is QLabel.paintEvent
    ):
        room = widget.contentsRect()
        need = widget.heightForWidth(widget.width()) if widget.wordWrap() else -1
        if need < 0:
            hint = widget.sizeHint()
            if hint.width() > widget.width() + SLACK and not widget.toolTip():
                yield _finding("cut", widget, widget.text(), f"{hint.width()} in {room.width()}")
            need = hint.height()
        if need > widget.height() + SLACK:
            yield _finding("cut", widget, widget.text(), f"{need} high in {widget.height()}")
    is_field = isinstance(widget, CONTROLS) and not isinstance(widget, TEXT_FIELDS)
    if is_field and widget.minimumSizeHint().height() > widget.height() + SLACK:
        need = widget.minimumSizeHint().height()
        yield _finding("cut", widget, _words(widget), f"{need} high in {widget.height()}")
    if isinstance(widget, QLineEdit) and not widget.text() and widget.placeholderText():
        need = widget.fontMetrics().horizontalAdvance(widget.placeholderText())
        if need > widget.width() and not widget.toolTip():
            said = widget.placeholderText()
            yield _finding("cut", widget, said, f"placeholder {need} in {widget.width()}")


# -- controls out of reach


def _out_of_reach(widget: QWidget, window: QWidget, theme: Theme) -> Iterator[Finding]:
    if isinstance(widget, QAbstractScrollArea) and not isinstance(widget, TEXT_FIELDS):
        yield from _too_low(widget, theme)
    if not isinstance(widget, CONTROLS) and not (isinstance(widget, QLabel) and widget.text()):
        return
    words = _words(widget)
    if widget.width() <= 0 or widget.height() <= 0:
        yield _finding("out of reach", widget, words, "has no room")
        return
    rect, each = widget.rect(), widget
    while each is not window:
        parent = each.parentWidget()
        rect = QRect(each.mapTo(parent, rect.topLeft()), rect.size())
        area = parent.parentWidget() if parent is not window else None
        if isinstance(area, QAbstractScrollArea) and area.viewport() is parent:
            over = max(rect.right() + 1 - parent.width(), -rect.left())
            if not _scrolls_across(area) and over > SLACK:
                yield _finding("out of reach", widget, words, f"{over} beside {_name(area)}")
                return
            # The rest is scrolled into view: what counts from here on is the area itself.
            rect, each = area.rect(), area
            continue
        over = _beyond(rect, parent.rect())
        if over > SLACK:
            yield _finding("out of reach", widget, words, f"{over} outside {_name(parent)}")
            return
        each = parent


def _too_low(area: QAbstractScrollArea, theme: Theme) -> Iterator[Finding]:
    content = area.widget().height() if isinstance(area, QScrollArea) and area.widget() else 0
    if isinstance(area, QAbstractItemView):
        content = area.verticalScrollBar().maximum() + area.viewport().height()
    # What is too low for one more line is left empty, and is room all the same.
    height = area.height() if isinstance(area, WholeLinesScroll) else area.viewport().height()
    if height + SLACK < min(theme.px(LEAST_SCROLL), content):
        yield _finding("out of reach", area, _words(area), f"only {height} high for {content}")


def _scrolls_across(area: QAbstractScrollArea) -> bool:
    return area.horizontalScrollBarPolicy() != Qt.ScrollBarPolicy.ScrollBarAlwaysOff


def _beyond(rect: QRect, room: QRect) -> int:
    return max(
        room.left() - rect.left(),
        room.top() - rect.top(),
        rect.right() - room.right(),
        rect.bottom() - room.bottom(),
    )


# -- widgets over each other


def _over_each_other(widget: QWidget) -> Iterator[Finding]:
    children = [
        each
        for each in widget.children()
        if isinstance(each, QWidget)
        and each.isVisible()
        and not each.isWindow()
        and not each.testAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
    ]
    for at, one in enumerate(children):
        for other in children[at + 1 :]:
            both = one.geometry().intersected(other.geometry())
            if both.width() > SLACK and both.height() > SLACK:
                words = f"{_words(one)} / {_words(other)}"
                detail = f"{both.width()}x{both.height()} with {_name(one)}"
                # The later child is the one that lies above.
                yield _finding("overlap", other, words, detail)


# -- what is painted


def _painted(widget: QWidget, window: QWidget, theme: Theme, image: QImage) -> Iterator[Finding]:
    corner = widget.mapTo(window, QPoint())
    seen = _seen_part(widget, window)
    if seen.isEmpty():
        return
    smallest = theme.font("small").pixelSize()
    for text in painted_words(widget):
        room = text.rect.intersected(seen)
        # Of a line at the edge of what scrolls, the frame is seen as much as the words.
        if 2 * room.height() < text.rect.height() or window.childAt(room.center() + corner) not in (
            widget,
            None,
        ):
            continue
        if text.words.endswith(ELLIPSIS) and text.words not in _words(widget):
            if not _tells_whole(widget, text):
                yield _finding("cut", widget, text.words, "elided without a tool tip")
        elif _is_over_the_edge(widget, text) and not widget.toolTip():
            wide = f"{text.rect.width()} in {widget.width()}"
            yield _finding("cut", widget, text.words, f"{wide}, {text.rect.bottom()} down")
        if text.size < smallest - 1:
            yield _finding("size", widget, text.words, f"{text.size} instead of {smallest}")
        grounds = grounds_of(image, room.translated(corner))
        # What half covers words isn't their ground.
        is_bare = _is_bare(widget, window, room.translated(corner))
        if is_bare and grounds and text.colour.startswith("#"):
            ratio, ground = max((contrast(text.colour, each), each) for each in grounds)
            if ratio < LOWEST_CONTRAST[theme.name]:
                detail = f"{ratio:.1f}: {text.colour} on {ground}"
                yield _finding("contrast", widget, text.words, detail)


def _is_bare(widget: QWidget, window: QWidget, room: QRect) -> bool:
    ends = (room.topLeft(), room.topRight(), room.bottomLeft(), room.bottomRight())
    return all(window.childAt(end) in (widget, None) for end in ends)


def _is_over_the_edge(widget: QWidget, text: PaintedWords) -> bool:
    if isinstance(widget, QLineEdit) and widget.text():
        return False  # what is typed scrolls
    if text.rect.right() > widget.width() + SLACK or text.rect.left() < -SLACK:
        return True
    if isinstance(widget.parentWidget(), QAbstractScrollArea):
        return False  # rows at the edge of what scrolls
    over = max(text.rect.bottom() + 1 - widget.height(), -text.rect.top())
    return over > text.rect.height() * HEADROOM


def _seen_part(widget: QWidget, window: QWidget) -> QRect:
    """The part of it that isn't clipped by what it lies in, nor below a head that sticks to its
    top."""
    rect, each = widget.rect(), widget
    while each is not window:
        parent = each.parentWidget()
        rect = QRect(each.mapTo(parent, rect.topLeft()), rect.size()).intersected(parent.rect())
        for head in parent.children():
            if isinstance(head, StickyHead) and head.isVisible() and head is not each:
                rect.setTop(max(rect.top(), head.geometry().bottom() + 1))
        each = parent
    return QRect(widget.mapFrom(window, rect.topLeft()), rect.size())


def _tells_whole(widget: QWidget, text: PaintedWords) -> bool:
    parent = widget.parentWidget()
    if isinstance(parent, QAbstractItemView):
        index = parent.indexAt(text.rect.center())
        return bool(index.data(Qt.ItemDataRole.ToolTipRole))
    return bool(widget.toolTip())


# -- names


def _finding(what: str, widget: QWidget, words: str, detail: str) -> Finding:
    return Finding(what, _where(widget), " ".join(words.split())[:80], detail)


def _where(widget: QWidget) -> str:
    chain = []
    each: QWidget | None = widget
    while each is not None and not each.isWindow():
        if type(each) is not QWidget and not each.objectName().startswith("qt_"):
            chain.append(_name(each))
        each = each.parentWidget()
    return " < ".join(chain[:4])


def _name(widget: QWidget) -> str:
    return type(widget).__name__.lstrip("_")


def _words(widget: QWidget) -> str:
    if isinstance(widget, (QLabel, QAbstractButton, QLineEdit)) and widget.text():
        return widget.text()
    return widget.accessibleName() or widget.objectName() or _name(widget)


def let_lay_out() -> None:
    """Let layouts and delayed resizes come to rest."""
    for _ in range(4):
        QApplication.processEvents()
