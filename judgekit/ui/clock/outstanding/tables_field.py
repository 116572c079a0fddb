"""The field for the tables that still play: typed numbers, or a list pasted whole."""

from __future__ import annotations

import re
from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QFocusEvent,
    QFontMetrics,
    QGuiApplication,
    QInputMethodEvent,
    QKeyEvent,
    QKeySequence,
    QPainter,
    QPaintEvent,
    QTextCharFormat,
)
from PySide6.QtWidgets import QLineEdit, QWidget

from judgekit.reading.outstanding_tables import TableNumbers, read_tables
from judgekit.ui.look import Look
from judgekit.ui.widgets.fields.text_field import TextField

MOST_SIGNS = 20_000
HEIGHT = 48
PASTE_ACTION = "edit-paste"
"""Name that Qt gives to the entry of its context menu."""
_NUMBER = re.compile(r"(?<![\d-])\d+(?![\d-])")


class TablesField(TextField):
    """Of pasted lines only the table numbers are kept; `count` is shown at its right end.

    Tables that were filled in stand in the accent's colour and underlined: typing adds to them, a
    pasted list takes their place.
    """

    pasted = Signal(object)
    """The `TableNumbers` of what was pasted."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent=parent)
        self._count = ""
        self._filled: tuple[int, ...] = ()
        self.setMaxLength(MOST_SIGNS)
        self.textChanged.connect(lambda _: self._colour_filled())

    def show_count(self, count: str) -> None:
        """Show how many tables are named."""
        if count != self._count:
            self._count = count
            self._make_room()
            self.update()

    def fill(self, tables: tuple[int, ...]) -> None:
        """Put these tables in, ready to type more."""
        self._filled = tables
        self.show_tables(tables)

    def show_tables(self, tables: Sequence[int]) -> None:
        """Put these tables in, ready to type more."""
        self.setText(_in_words(tables))
        self._colour_filled()

    def paste_list(self) -> None:
        """Paste the table numbers of what is on the clipboard."""
        text = QGuiApplication.clipboard().text()
        read = read_tables(text)
        if text.strip():
            if self._is_only_filled():
                self.selectAll()
            self.insert(_in_words(read.tables))
            self.pasted.emit(read)

    def redress(self) -> None:
        """Update font and height from the current theme."""
        super().redress()
        theme = self._look.theme
        self.setFont(theme.font("title", bold=True))
        self.setFixedHeight(theme.px(HEIGHT))
        if hasattr(self, "_count"):
            self._make_room()
            self._colour_filled()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.matches(QKeySequence.StandardKey.Paste):
            self.paste_list()
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if event.reason() is not Qt.FocusReason.PopupFocusReason:
            # Tab would select all of it, and the next key would take it away.
            self.end(False)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        menu = self.createStandardContextMenu()
        for action in menu.actions():
            if action.objectName() == PASTE_ACTION:
                action.triggered.disconnect()
                action.triggered.connect(self.paste_list)
        menu.exec(event.globalPos())
        menu.deleteLater()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        theme = self._look.theme
        painter = QPainter(self)
        painter.setFont(theme.font("small"))
        painter.setPen(theme.color("text-muted"))
        room = self.rect().adjusted(0, 0, -theme.px(14), 0)
        align = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight
        painter.drawText(room, align, self._count)

    def _is_only_filled(self) -> bool:
        return self.text() == _in_words(self._filled)

    def _colour_filled(self) -> None:
        # Of a line of text Qt colours parts only as an input method does.
        accent = QTextCharFormat()
        accent.setForeground(self._look.theme.color("accent"))
        accent.setFontUnderline(True)
        cursor = self.cursorPosition()
        coloured = [
            QInputMethodEvent.Attribute(
                QInputMethodEvent.AttributeType.TextFormat,
                each.start() - cursor,
                len(each.group()),
                accent,
            )
            for each in _NUMBER.finditer(self.text())
            if int(each.group()[:9]) in self._filled
        ]
        QLineEdit.inputMethodEvent(self, QInputMethodEvent("", coloured))

    def _make_room(self) -> None:
        """Keep what is typed clear of the count."""
        theme = self._look.theme
        width = QFontMetrics(theme.font("small")).horizontalAdvance(self._count)
        self.setTextMargins(theme.px(10), 0, width + theme.px(24), 0)


def _in_words(tables: Sequence[int]) -> str:
    return "".join(f"{table} " for table in tables)


__all__ = ["TableNumbers", "TablesField"]
