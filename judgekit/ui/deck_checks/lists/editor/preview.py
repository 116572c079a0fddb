"""What was parsed of a list, as a list of rows: digits answer, Enter goes to the line."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

from PySide6.QtCore import QEvent, QModelIndex, QRect, QSize, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QFontMetrics,
    QGuiApplication,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
)
from PySide6.QtWidgets import QListView, QStyleOptionViewItem, QWidget

from judgekit.ui.deck_checks.lists.rows import ListRow, ListRowKind
from judgekit.ui.look import Look
from judgekit.ui.runtime.typeface import can_draw
from judgekit.ui.shell.parts.cards.symbol_images import put_symbols
from judgekit.ui.widgets.actions import ENTER
from judgekit.ui.widgets.painting.strokes import MIDDLE, paint_words
from judgekit.ui.widgets.painting.symbols import SymbolInk, cost_width, paint_cost
from judgekit.ui.widgets.rows.row_list import RowDelegate, RowList, has_keyboard
from judgekit.ui.widgets.rows.row_resting import RowResting
from judgekit.ui.widgets.rows.rows_model import ROW, Index, RowsModel

CARD, MARGIN, LEFT, COST = 28, 12, 40, 16
"""Height of a card's row, side margin, left edge of the words, height of a cost's symbols; in
design pixels."""
WORD_WRAP = Qt.TextFlag.TextWordWrap


class PreviewDelegate(RowDelegate[ListRow]):
    """A card takes one line, other rows as many as they need."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self._documents: dict[str, QTextDocument] = {}
        """Texts of near cards, with their symbols."""
        look.changed.connect(self._documents.clear)

    def forget(self) -> None:
        """Forget the texts of other rows."""
        self._documents.clear()

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        theme = self.look.theme
        row: ListRow = index.data(ROW)
        if row.kind in (ListRowKind.CARD, ListRowKind.HEADING):
            return QSize(0, theme.px(CARD))
        # A list asking for heights may leave the option's rectangle empty.
        view = option.widget
        width = view.viewport().width() if isinstance(view, QListView) else option.rect.width()
        room = QRect(0, 0, width, 10_000)
        words, note = self._texts(row, room)
        return QSize(0, max(theme.px(CARD), words.height() + note.height() + theme.px(8)))

    def paint_row(self, painter: QPainter, option: QStyleOptionViewItem, row: ListRow) -> None:
        """Paint a heading, a card in one line, or wrapped text."""
        if row.kind is ListRowKind.HEADING:
            self._paint_heading(painter, row, option.rect)
        elif row.kind is ListRowKind.CARD:
            self._paint_card(painter, row, option.rect)
        else:
            self._paint_said(painter, row, option.rect)

    def is_chosen(self, option: QStyleOptionViewItem) -> bool:
        """Only with focus: otherwise the text beside it is what is edited."""
        return super().is_chosen(option) and has_keyboard(option)

    def has_line(self, row: ListRow) -> bool:
        """Only headings are underlined."""
        return row.kind is ListRowKind.HEADING

    def _paint_heading(self, painter: QPainter, row: ListRow, rect: QRect) -> None:
        theme = self.look.theme
        inner = rect.adjusted(theme.px(MARGIN), 0, -theme.px(MARGIN), 0)
        painter.setFont(theme.font("small", bold=True))
        painter.setPen(theme.color("text-muted"))
        painter.drawText(inner, MIDDLE, row.words)
        painter.drawText(inner, MIDDLE | Qt.AlignmentFlag.AlignRight, row.beside)

    def _paint_card(self, painter: QPainter, row: ListRow, rect: QRect) -> None:
        theme = self.look.theme
        name, meant = row.words, row.beside
        if meant and not can_draw(name):
            name, meant = meant, ""
        counts = QRect(rect.left(), rect.top(), theme.px(LEFT - 8), rect.height())
        painter.setFont(theme.font())
        painter.setPen(theme.color("text-muted"))
        painter.drawText(counts, MIDDLE | Qt.AlignmentFlag.AlignRight, str(row.count))
        names = rect.adjusted(theme.px(LEFT), 0, -theme.px(MARGIN), 0)
        small = QFontMetrics(theme.font("small"))
        half = names.adjusted(names.width() - names.width() // 2, 0, 0, 0)
        muted, right = theme.color("text-muted"), Qt.AlignmentFlag.AlignRight
        paint_words(painter, meant, half, font=theme.font("small"), color=muted, align=right)
        room = names.width() - min(small.horizontalAdvance(meant), names.width() // 2)
        names.setWidth(room - theme.px(8))
        paint_words(painter, name, names, font=theme.font(), color=theme.color("text"))

    def _paint_said(self, painter: QPainter, row: ListRow, rect: QRect) -> None:
        theme = self.look.theme
        words, note = self._texts(row, rect)
        if row.sign is not None:
            top = words.top() + (QFontMetrics(theme.font()).height() - theme.px(16)) // 2
            left = rect.left() + theme.px(MARGIN)
            self.look.paint_icon(painter, row.sign.icon, left, top, token=row.sign.token, size=16)
        is_quiet = row.sign is not None and row.sign.token == "text-muted"
        painter.setFont(theme.font())
        painter.setPen(theme.color("text-muted" if is_quiet else "text"))
        if row.near:
            font = theme.font()
            font.setUnderline(True)
            painter.setFont(font)
            painter.setPen(theme.color("accent"))
        painter.drawText(words, WORD_WRAP, row.words)
        self._write_small(painter, leads=bool(row.candidates) and not row.near)
        self._write_note(painter, row, note)
        if row.cost:
            place = QRect(words.right(), words.top(), rect.right() - words.right(), 0)
            place.setHeight(QFontMetrics(theme.font()).height())
            place.adjust(0, 0, -theme.px(MARGIN), 0)
            paint_cost(painter, self.look, row.cost, place, height=theme.px(COST))
        if row.beside:
            self._write_small(painter, leads=bool(row.rule))
            beside = QRect(words.right(), words.top(), rect.right() - words.right(), words.height())
            beside.adjust(0, 0, -theme.px(MARGIN), 0)
            painter.drawText(
                beside, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop, row.beside
            )

    def _write_note(self, painter: QPainter, row: ListRow, place: QRect) -> None:
        if not row.near:
            painter.drawText(place, WORD_WRAP, row.note)
            return
        painter.save()
        painter.translate(place.topLeft())
        self._text_of(row.note, place.width()).drawContents(painter)
        painter.restore()

    def _text_of(self, text: str, width: int) -> QTextDocument:
        """A card's type and text at that width, with its symbols drawn."""
        document = self._documents.get(text)
        if document is None:
            theme, letters = self.look.theme, QTextCharFormat()
            document = self._documents[text] = QTextDocument()
            document.setDocumentMargin(0)
            document.setDefaultFont(theme.font("small"))
            letters.setForeground(theme.color("text-muted"))
            QTextCursor(document).insertText(text, letters)
            ratio = QGuiApplication.primaryScreen().devicePixelRatio()
            put_symbols(document, SymbolInk(self.look, "text-muted"), ratio)
        document.setTextWidth(width)
        return document

    def _write_small(self, painter: QPainter, *, leads: bool) -> None:
        """Write small from now on; underlined what can be clicked."""
        theme = self.look.theme
        font = theme.font("small")
        font.setUnderline(leads)
        painter.setFont(font)
        painter.setPen(theme.color("accent" if leads else "text-muted"))

    def _texts(self, row: ListRow, rect: QRect) -> tuple[QRect, QRect]:
        """Rectangles of words and note within the row."""
        theme = self.look.theme
        small, text = QFontMetrics(theme.font("small")), QFontMetrics(theme.font())
        left, top = rect.left() + theme.px(LEFT), rect.top() + theme.px(4)
        right = rect.right() - theme.px(MARGIN)
        beside = small.horizontalAdvance(row.beside) + theme.px(12) if row.beside else 0
        if row.cost:
            beside = cost_width(row.cost, theme.px(COST)) + theme.px(12)
        width = max(theme.px(80), right - left - beside)
        words = text.boundingRect(QRect(left, top, width, 10_000), WORD_WRAP, row.words)
        words.setWidth(width)
        below = QRect(left, words.bottom() + 1, max(theme.px(80), right - left), 10_000)
        note = QRect()
        if row.near and row.note:
            height = self._text_of(row.note, below.width()).size().height()
            note = QRect(below.left(), below.top(), below.width(), ceil(height))
        elif row.note:
            note = small.boundingRect(below, WORD_WRAP, row.note)
        note.setWidth(below.width())
        return words, note


class ListPreview(RowList[ListRow]):
    """`answered` carries a row and the candidate chosen by its digit; `entered` the row opened by
    Enter or the mouse."""

    answered = Signal(object, str)
    entered = Signal(object)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        rows = RowsModel[ListRow](
            ListRow.spoken, is_heading=lambda row: row.kind is ListRowKind.HEADING
        )
        self._delegate = PreviewDelegate(look)
        super().__init__(look, rows, self._delegate, parent, wraps=True)
        self.setResizeMode(RowList.ResizeMode.Adjust)
        self.clicked.connect(self._clicked)
        self.resting = RowResting(self)

    def show_rows(self, rows: Sequence[ListRow]) -> None:
        """Show these rows; keep the current one, or go to the next one to settle if it is gone."""
        if tuple(rows) == self.rows.rows:
            return
        at, top = self.currentIndex().row(), self.verticalScrollBar().value()
        was = self.row()
        self._delegate.forget()
        self.rows.show_rows(rows)
        if was is not None and was not in rows:
            at = next((place for place, row in enumerate(rows) if row.is_open), at)
        elif was is not None:
            at = list(rows).index(was)
        self.go(min(at, len(rows) - 1))
        self.verticalScrollBar().setValue(top)
        if self.hasFocus():
            self.scrollTo(self.currentIndex())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        plain = not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        row = self.row()
        if plain and row is not None and event.key() in ENTER:
            self.entered.emit(row)
        elif plain and event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self.step(-1 if event.key() == Qt.Key.Key_Up else 1)
        elif plain and row is not None and self._answer(row, event.text()):
            event.accept()
        else:
            super().keyPressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        self.resting.go_to(self.indexAt(event.position().toPoint()))

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.resting.leave()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        row = self.row()
        if row is None or row.kind is ListRowKind.HEADING:
            self.step(1)

    def _answer(self, row: ListRow, typed: str) -> bool:
        place = int(typed) - 1 if typed.isdecimal() and len(typed) == 1 else -1
        if not 0 <= place < len(row.candidates):
            return False
        self.answered.emit(row, row.candidates[place])
        return True

    def _clicked(self, index: QModelIndex) -> None:
        row: ListRow = index.data(ROW)
        if row.kind is not ListRowKind.HEADING:
            self.entered.emit(row)
