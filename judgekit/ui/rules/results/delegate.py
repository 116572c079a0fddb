"""Delegate of search results: number and title, three lines of text with marks, counterparts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRect, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QTextCharFormat, QTextLayout, QTextOption
from PySide6.QtWidgets import QListView, QStyledItemDelegate

from judgekit.ui.look import Look
from judgekit.ui.rules.results.model import ResultRole, ResultRow, Spans
from judgekit.ui.shell.parts.section_document import mark_format, synonym_format, utf16_length
from judgekit.ui.theme import Theme
from judgekit.ui.widgets.painting.strokes import fill, paint_chosen, paint_ring
from judgekit.ui.widgets.painting.two_lines import TwoLines
from judgekit.ui.widgets.rows.rows_model import Index

if TYPE_CHECKING:
    from PySide6.QtWidgets import QStyleOptionViewItem

MARGIN, TOP, TITLE, LINE, GAP, BOTTOM = 16, 13, 20, 18, 3, 11
LINES = 3
ICON = 14


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
        height = TOP + TITLE * max(1, len(self._title(row, width))) + LINE * lines + BOTTOM
        if lines:
            height += GAP
        height += LINE * (bool(row.since) + len(self._today(row, width)))
        if row.foot:
            height += LINE * len(self._foot(row, width)) + GAP
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
        top = self._paint_title(painter, row, rect, top) + theme.px(GAP)
        for at, words in enumerate(self._today(row, rect.width())):
            line = QRect(left, top, right - left, theme.px(LINE))
            self._paint_since(painter, words, line, is_first=not at)
            top += theme.px(LINE)
        if row.since:
            self._paint_since(painter, row.since, QRect(left, top, right - left, theme.px(LINE)))
            top += theme.px(LINE)
        layout, lines = self._snippet(row, rect.width())
        painter.setPen(theme.color("text"))
        if lines:
            layout.draw(painter, QPointF(left, top))
            top += theme.px(LINE) * lines + theme.px(GAP)
        if row.foot:
            painter.setFont(theme.font("small"))
            painter.setPen(theme.color("text-muted"))
            for words in self._foot(row, rect.width()):
                room = QRect(left, top, right - left, theme.px(LINE))
                painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, words)
                top += theme.px(LINE)
        if chosen and self._view.hasFocus():
            paint_ring(painter, theme, rect.adjusted(0, 0, 0, -1))
        painter.restore()

    def _paint_since(
        self, painter: QPainter, words: str, line: QRect, *, is_first: bool = True
    ) -> None:
        """Paint the mark and the words on what changed since the edition; a further line of them
        has no mark."""
        theme = self._look.theme
        middle = line.top() + (line.height() - theme.px(ICON)) // 2
        if is_first:
            self._look.paint_icon(
                painter, "newer", line.left(), middle, token="attention", size=ICON
            )
        painter.setFont(theme.font("small"))
        painter.setPen(theme.color("attention"))
        room = line.adjusted(theme.px(ICON + 5), 0, 0, 0)
        elided = QFontMetrics(painter.font()).elidedText(
            words, Qt.TextElideMode.ElideRight, room.width()
        )
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, elided)

    def _paint_title(self, painter: QPainter, row: ResultRow, rect: QRect, top: int) -> int:
        """Paint tag, number and the lines of the title beside them; return where they end."""
        theme = self._look.theme
        middle = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
        painter.setFont(theme.font(bold=True))
        left, height = rect.left() + theme.px(MARGIN), theme.px(TITLE)
        for words, token in ((row.tag, "text-muted"), (row.number, "accent")):
            painter.setPen(theme.color(token))
            painter.drawText(QRect(left, top, rect.width(), height), middle, words)
            width = QFontMetrics(painter.font()).horizontalAdvance(words)
            left += width + theme.px(8) if words else 0
        lines = self._title(row, rect.width())
        painter.setPen(theme.color("text"))
        for at, words in enumerate(lines):
            here = QRect(left, top + at * height, rect.right() - left, height)
            painter.drawText(here, middle, words)
        return top + max(1, len(lines)) * height

    def _title(self, row: ResultRow, width: int) -> tuple[str, ...]:
        """Return the lines of the title, in the room that tag and number leave."""
        theme = self._look.theme
        font = theme.font(bold=True)
        metrics = QFontMetrics(font)
        before = (words for words in (row.tag, row.number) if words)
        taken = sum(metrics.horizontalAdvance(words) + theme.px(8) for words in before)
        return TwoLines(row.title, font, width - 2 * theme.px(MARGIN) - taken).lines

    def _today(self, row: ResultRow, width: int) -> tuple[str, ...]:
        theme = self._look.theme
        room = width - 2 * theme.px(MARGIN) - theme.px(ICON + 5)
        return TwoLines(row.today, theme.font("small"), room).lines if row.today else ()

    def _foot(self, row: ResultRow, width: int) -> tuple[str, ...]:
        theme = self._look.theme
        return TwoLines(row.foot, theme.font("small"), width - 2 * theme.px(MARGIN)).lines

    def _snippet(self, row: ResultRow, width: int) -> tuple[QTextLayout, int]:
        """Return the layout of a snippet of at most three lines, and the number of lines."""
        if width != self._width:
            self._layouts.clear()
            self._width = width
        key = (row, width)
        made = self._layouts.get(key)
        if made is None:
            room = width - 2 * self._look.theme.px(MARGIN)
            made = laid_out(row.snippet, row.marks, room, self._look.theme, row.synonyms)
            self._layouts[key] = made
        return made


def laid_out(
    text: str, marks: Spans, width: int, theme: Theme, synonyms: Spans = ()
) -> tuple[QTextLayout, int]:
    """Lay out a text in at most three lines, elided with `…`; return also the number of lines."""
    text = text.replace("\n", " ")
    formats = [(span, mark_format(theme, bold=True)) for span in marks]
    formats += [(span, synonym_format(theme)) for span in synonyms]
    layout = _layout(text, formats, theme)
    lines, end = _set_lines(layout, width, theme)
    if end < utf16_length(text):
        kept = text[:end]
        while utf16_length(kept) > end:
            kept = kept[:-1]
        while kept:
            kept = (kept.rstrip().rpartition(" ")[0] or kept[:-1]).rstrip(" ,.;:…")
            layout = _layout(kept + "…", formats, theme)
            lines, end = _set_lines(layout, width, theme)
            if end >= utf16_length(kept + "…"):
                break
    return layout, lines


def _layout(
    text: str, formats: Sequence[tuple[tuple[int, int], QTextCharFormat]], theme: Theme
) -> QTextLayout:
    layout = QTextLayout(text, theme.font("small"))
    layout.setCacheEnabled(True)
    ranges = []
    length = utf16_length(text)
    for (start, size), form in formats:
        if start >= length:
            continue
        stretch = QTextLayout.FormatRange()
        stretch.start, stretch.length = start, min(size, length - start)
        stretch.format = form
        ranges.append(stretch)
    layout.setFormats(ranges)
    option = QTextOption()
    option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    layout.setTextOption(option)
    return layout


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
