"""Painting of a chain of questions: ringed numbers, wrapped words, answers in bold."""

from __future__ import annotations

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPen
from PySide6.QtWidgets import QStyleOptionViewItem, QWidget

from judgekit.ui.infractions.finder.question_rows import QuestionKind, QuestionRow
from judgekit.ui.look import Look
from judgekit.ui.widgets.painting.strokes import paint_frame
from judgekit.ui.widgets.painting.wrapped_words import KeptWraps, WrappedWords
from judgekit.ui.widgets.rows.row_list import RowDelegate, has_keyboard
from judgekit.ui.widgets.rows.rows_model import ROW, Index

MARGIN, RING, TEXT_LEFT, PADDING, ANSWER_PADDING = 20, 22, 54, 9, 4
BESIDE = 84
"""Maximum width of an answer beside its question; longer ones are below it."""
SCROLL_BAR = 12
"""Left free at the right, with or without a scroll bar."""


class QuestionDelegate(RowDelegate[QuestionRow]):
    """Heights depend on the width of the view."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self._wraps = KeptWraps()

    def height_of(self, row: QuestionRow, width: int) -> int:
        """Height of a line at that width, both in pixels."""
        theme = self.look.theme
        question, answer = self._rooms(row, width)
        text = self._wrapped(row.words, self._font(row), question).height
        if self._is_below(row):
            text += self._wrapped(row.answer, theme.font(bold=True), answer).height
        return max(text, theme.px(RING)) + 2 * theme.px(self._padding(row)) + 1

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(0, self.height_of(index.data(ROW), _width(option)))

    def paint_row(self, painter: QPainter, option: QStyleOptionViewItem, row: QuestionRow) -> None:
        """Paint the ringed number, the words and the answer."""
        self._paint_number(painter, row, option.rect)
        self._paint_words(painter, row, option.rect, _width(option))

    def is_chosen(self, option: QStyleOptionViewItem) -> bool:
        """Only while the view has focus."""
        return super().is_chosen(option) and has_keyboard(option)

    def has_line(self, row: QuestionRow) -> bool:
        """No line below the current question, which belongs to the answers below it."""
        return row.kind is not QuestionKind.ASKED

    def _paint_words(self, painter: QPainter, row: QuestionRow, rect: QRect, width: int) -> None:
        theme = self.look.theme
        question, _ = self._rooms(row, width)
        font = self._font(row)
        left = rect.left() + theme.px(TEXT_LEFT - (8 if row.kind is QuestionKind.RESULT else 0))
        top = rect.top() + theme.px(self._padding(row))
        height = rect.height() - 2 * theme.px(self._padding(row)) - 1
        room = QRect(left, top, question, height)
        words = self._wrapped(row.words, font, question)
        if self._is_below(row):
            room.setHeight(words.height)
        painter.setPen(theme.color("accent" if row.kind is QuestionKind.RESULT else "text"))
        words.paint(painter, room)
        if not row.answer:
            return
        painter.setFont(theme.font(bold=True))
        painter.setPen(theme.color("text"))
        if self._is_below(row):
            answer = self._wrapped(row.answer, theme.font(bold=True), question)
            answer.paint(painter, QRect(left, room.bottom() + 1, question, answer.height))
        else:
            beside = QRect(rect.left(), top, rect.width() - theme.px(MARGIN), height)
            end = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            painter.drawText(beside, end, row.answer)

    def _paint_number(self, painter: QPainter, row: QuestionRow, rect: QRect) -> None:
        theme = self.look.theme
        side = theme.px(RING)
        left = rect.left() + theme.px(MARGIN)
        top = rect.top() + (rect.height() - side) // 2
        if row.kind is QuestionKind.RESULT:
            size = theme.px(16)
            middle = rect.top() + (rect.height() - size) // 2
            self.look.paint_icon(painter, "arrow-right", left, middle, token="accent", size=16)
            return
        ring = QRectF(left, top, side, side)
        painter.setFont(theme.font("small"))
        if row.kind is QuestionKind.ANSWER:
            # A digit in a key cap, as on the keyboard.
            line = theme.color("line-strong")
            paint_frame(painter, ring, theme.measure("radius-badge"), line=line)
        else:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(theme.color("line-strong"), 1))
            painter.drawEllipse(ring.adjusted(0.5, 0.5, -0.5, -0.5))
        painter.setPen(theme.color("text"))
        painter.drawText(ring, Qt.AlignmentFlag.AlignCenter, str(row.place + 1))

    def _rooms(self, row: QuestionRow, width: int) -> tuple[int, int]:
        """Widths at which question and answer are wrapped; 0 without an answer."""
        theme = self.look.theme
        width -= theme.px(SCROLL_BAR)
        whole = max(theme.px(60), width - theme.px(TEXT_LEFT) - theme.px(MARGIN - SCROLL_BAR))
        if not row.answer:
            return whole, 0
        if self._is_below(row):
            return whole, whole
        beside = QFontMetrics(theme.font(bold=True)).horizontalAdvance(row.answer) + theme.px(8)
        return whole - beside, beside

    def _is_below(self, row: QuestionRow) -> bool:
        theme = self.look.theme
        if not row.answer:
            return False
        metrics = QFontMetrics(theme.font(bold=True))
        return metrics.horizontalAdvance(row.answer) > theme.px(BESIDE)

    def _wrapped(self, words: str, font: QFont, width: int) -> WrappedWords:
        return self._wraps.wrapped(words, font, width, self.look.theme.measure("line-text"))

    def _font(self, row: QuestionRow) -> QFont:
        bold = row.kind in (QuestionKind.ASKED, QuestionKind.RESULT)
        return self.look.theme.font(bold=bold)

    @staticmethod
    def _padding(row: QuestionRow) -> int:
        return ANSWER_PADDING if row.kind is QuestionKind.ANSWER else PADDING


def _width(option: QStyleOptionViewItem) -> int:
    """Width of the view including its scroll bar, so that words wrap the same with or without
    one."""
    return option.widget.width() if option.widget is not None else option.rect.width()
