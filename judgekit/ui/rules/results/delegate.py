"""Delegate of search results: number and title, three lines of text with marks, counterparts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRect, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QTextCharFormat, QTextLayout, QTextOption
from PySide6.QtWidgets import QListView, QStyledItemDelegate

from judgekit.ui.look import Look
from judgekit.ui.rules.results.model import ResultRole, ResultRow
from judgekit.ui.shell.parts.section_document import mark_format, utf16_length
from judgekit.ui.theme import Theme
from judgekit.ui.widgets.painting.strokes import fill, paint_chosen, paint_ring
from judgekit.ui.widgets.rows.rows_model import Index

if TYPE_CHECKING:
    from PySide6.QtWidgets import QStyleOptionViewItem

MARGIN, TOP, TITLE, LINE, GAP, BOTTOM = 16, 13, 20, 18, 3, 11
LINES = 3


class ResultsDelegate(QStyledItemDelegate):
    """Paints rows as high as their snippets; layouts are cached until rows or width change."""

    def __init__(self, look: Look, view: QListView) -> None:
        super().__init__(view)
        self._look = look
        self._view = view
        self._layouts: dict[tuple[ResultRow, int], tuple[QTextLayout, int]] = {}
        self._width = 0

    def forget(self) -> None:
        """Drop the cached layouts, for other rows or another theme."""
        self._layouts.clear()

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        theme = self._look.theme
        row: ResultRow = index.data(ResultRole.ROW)
        width = self._view.viewport().width()
        _, lines = self._snippet(row, width)
        height = TOP + TITLE + LINE * lines + BOTTOM
        if lines:
            height += GAP
        if row.foot:
            height += LINE + GAP
        return QSize(width, theme.px(height) + 1)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        theme = self._look.theme
        row: ResultRow = index.data(ResultRole.ROW)
        rect: QRect = option.rect
        # The option's state would tell too, but makes PySide load all of QStyle.
        chosen = self._view.currentIndex() == index
        painter.save()
        if chosen:
            paint_chosen(painter, theme, rect)
        fill(painter, QRect(rect.left(), rect.bottom(), rect.width(), 1), theme.color("line"))
        left, right = rect.left() + theme.px(MARGIN), rect.right() - theme.px(MARGIN)
        top = rect.top() + theme.px(TOP)
        self._paint_title(painter, row, QRect(left, top, right - left, theme.px(TITLE)))
        top += theme.px(TITLE + GAP)
        layout, lines = self._snippet(row, rect.width())
        painter.setPen(theme.color("text"))
        if lines:
            layout.draw(painter, QPointF(left, top))
            top += theme.px(LINE) * lines + theme.px(GAP)
        if row.foot:
            painter.setFont(theme.font("small"))
            painter.setPen(theme.color("text-muted"))
            room = QRect(left, top, right - left, theme.px(LINE))
            words = _elided(row.foot, painter, room.width())
            painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, words)
        if chosen and self._view.hasFocus():
            paint_ring(painter, theme, rect.adjusted(0, 0, 0, -1))
        painter.restore()

    def _paint_title(self, painter: QPainter, row: ResultRow, room: QRect) -> None:
        theme = self._look.theme
        middle = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
        painter.setFont(theme.font(bold=True))
        left = room.left()
        for words, token in ((row.tag, "text-muted"), (row.number, "accent"), (row.title, "text")):
            if not words:
                continue
            painter.setPen(theme.color(token))
            here = QRect(left, room.top(), room.right() - left, room.height())
            painter.drawText(here, middle, _elided(words, painter, here.width()))
            left += QFontMetrics(painter.font()).horizontalAdvance(words) + theme.px(8)

    def _snippet(self, row: ResultRow, width: int) -> tuple[QTextLayout, int]:
        """Return the layout of a snippet of at most three lines, and the number of lines."""
        if width != self._width:
            self._layouts.clear()
            self._width = width
        key = (row, width)
        made = self._layouts.get(key)
        if made is None:
            room = width - 2 * self._look.theme.px(MARGIN)
            made = laid_out(row.snippet, row.marks, room, self._look.theme)
            self._layouts[key] = made
        return made


def laid_out(
    text: str, marks: tuple[tuple[int, int], ...], width: int, theme: Theme
) -> tuple[QTextLayout, int]:
    """Lay out a text in at most three lines, elided with `…`; return also the number of lines."""
    text = text.replace("\n", " ")
    layout = _layout(text, marks, theme)
    lines, end = _set_lines(layout, width, theme)
    if end < utf16_length(text):
        kept = text[:end]
        while utf16_length(kept) > end:
            kept = kept[:-1]
        while kept:
            kept = (kept.rstrip().rpartition(" ")[0] or kept[:-1]).rstrip(" ,.;:…")
            layout = _layout(kept + "…", marks, theme)
            lines, end = _set_lines(layout, width, theme)
            if end >= utf16_length(kept + "…"):
                break
    return layout, lines


def _layout(text: str, marks: tuple[tuple[int, int], ...], theme: Theme) -> QTextLayout:
    layout = QTextLayout(text, theme.font("small"))
    layout.setCacheEnabled(True)
    ranges = []
    length = utf16_length(text)
    for start, size in marks:
        if start >= length:
            continue
        stretch = QTextLayout.FormatRange()
        stretch.start, stretch.length = start, min(size, length - start)
        stretch.format = _bold_mark(theme)
        ranges.append(stretch)
    layout.setFormats(ranges)
    option = QTextOption()
    option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    layout.setTextOption(option)
    return layout


def _bold_mark(theme: Theme) -> QTextCharFormat:
    return mark_format(theme, bold=True)


def _set_lines(layout: QTextLayout, width: int, theme: Theme) -> tuple[int, int]:
    """Break into at most three lines; return their number and where the last one ends."""
    height = theme.px(LINE)
    layout.beginLayout()
    count, end = 0, 0
    while count < LINES:
        line = layout.createLine()
        if not line.isValid():
            break
        line.setLineWidth(width)
        line.setPosition(QPointF(0, count * height + (height - line.height()) / 2))
        end = line.textStart() + line.textLength()
        count += 1
    layout.endLayout()
    return count, end


def _elided(words: str, painter: QPainter, width: int) -> str:
    metrics = QFontMetrics(painter.font())
    return metrics.elidedText(words, Qt.TextElideMode.ElideRight, width)
