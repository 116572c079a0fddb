"""A multi-line field for pasted or dropped text: pairings, decklists."""

from __future__ import annotations

import re
from collections.abc import Iterable

from PySide6.QtCore import QMimeData, Qt, Signal
from PySide6.QtGui import (
    QDragEnterEvent,
    QDragMoveEvent,
    QDropEvent,
    QFocusEvent,
    QPainter,
    QPaintEvent,
    QTextCursor,
    QTextFormat,
    QTextOption,
)
from PySide6.QtWidgets import QFrame, QPlainTextEdit, QTextEdit, QWidget

from judgekit.ui.look import Look
from judgekit.ui.widgets.fields.dropped_files import dropped_file
from judgekit.ui.widgets.painting.strokes import paint_frame, paint_ring

COLUMN = 200
"""Distance between the tab stops of pasted columns after the first, in design pixels."""


class PastingField(QPlainTextEdit):
    """Accepts a limited number of characters; `file_given` has a dropped or pasted file, `too_much`
    reports a refused text."""

    file_given = Signal(object)
    """A `Path`."""
    too_much = Signal()

    def __init__(self, look: Look, most_signs: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._most_signs = most_signs
        self._marked: tuple[int, ...] = ()
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setTabChangesFocus(True)
        self.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        look.changed.connect(self.redress)
        self.redress()

    def redress(self) -> None:
        """Update font and margins from the current theme."""
        theme = self._look.theme
        self.setFont(theme.font())
        self.document().setDocumentMargin(theme.px(12))
        columns = QTextOption()
        columns.setTabArray([theme.px(48 + COLUMN * at) for at in range(4)])
        self.document().setDefaultTextOption(columns)
        self.mark_lines(self._marked)

    def mark_lines(self, lines: Iterable[int]) -> None:
        """Mark these lines (from 1) as skipped."""
        self._marked = tuple(lines)
        theme = self._look.theme
        selections = []
        for line in self._marked:
            block = self.document().findBlockByNumber(line - 1)
            if not block.isValid():
                continue
            selection = QTextEdit.ExtraSelection()
            selection.format.setBackground(theme.color("mark"))
            selection.format.setForeground(theme.color("mark-text"))
            selection.format.setProperty(QTextFormat.Property.FullWidthSelection, True)
            selection.cursor = QTextCursor(block)
            selections.append(selection)
        self.setExtraSelections(selections)

    def go_to_line(self, line: int) -> None:
        """Select a line (from 1) and move the cursor there."""
        block = self.document().findBlockByNumber(line - 1)
        if block.isValid():
            cursor = QTextCursor(block)
            cursor.movePosition(cursor.MoveOperation.EndOfBlock, cursor.MoveMode.KeepAnchor)
            self.setTextCursor(cursor)
            self.setFocus(Qt.FocusReason.OtherFocusReason)

    def take_text(self, text: str) -> None:
        """Replace the text; can be undone."""
        if self._is_too_much(text):
            return
        cursor = QTextCursor(self.document())
        cursor.select(QTextCursor.SelectionType.Document)
        cursor.insertText(_one_line_end(text))
        self.setTextCursor(cursor)

    def canInsertFromMimeData(self, source: QMimeData) -> bool:
        return source.hasText() or dropped_file(source) is not None

    def insertFromMimeData(self, source: QMimeData) -> None:
        path = dropped_file(source)
        if path is not None:
            self.file_given.emit(path)
        elif source.hasText() and not self._is_too_much(source.text()):
            self.textCursor().insertText(_one_line_end(source.text()))

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        self._welcome(event)

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        self._welcome(event)

    def dropEvent(self, event: QDropEvent) -> None:
        path = dropped_file(event.mimeData())
        if path is None:
            super().dropEvent(event)
            return
        self.file_given.emit(path)
        event.acceptProposedAction()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.viewport().update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.viewport().update()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        theme = self._look.theme
        painter = QPainter(self.viewport())
        room = self.viewport().rect()
        radius = theme.measure("radius-control")
        if self.hasFocus():
            paint_ring(painter, theme, room, radius)
        else:
            paint_frame(painter, room, radius, line=theme.color("line-strong"))

    def _welcome(self, event: QDragMoveEvent) -> None:
        if self.canInsertFromMimeData(event.mimeData()):
            event.acceptProposedAction()
        else:
            event.ignore()

    def _is_too_much(self, text: str) -> bool:
        """Whether a text is too long even to show: layout would take longer than parsing."""
        if len(text) > self._most_signs:
            self.too_much.emit()
        return len(text) > self._most_signs


def _one_line_end(text: str) -> str:
    """Convert all line ends to line feeds: Qt would keep one kind inside a line."""
    return "\n".join(re.split("\r\n|[\r\n\u2028\u2029]", text))
