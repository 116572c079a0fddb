"""Initial letters of the glossary's terms, in place of a text's outline."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QSize, QStringListModel, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import QListView, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from judgekit.ui.look import Look
from judgekit.ui.widgets.actions import ENTER
from judgekit.ui.widgets.painting.strokes import paint_chosen, paint_ring

LEFT = 32


class LetterDelegate(QStyledItemDelegate):
    """Paints one letter a row, as high as a row of the outline."""

    def __init__(self, look: Look, view: QListView) -> None:
        super().__init__(view)
        self._look = look
        self._view = view

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        return QSize(self._look.theme.px(48), self._look.theme.measure("row-outline"))

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        theme = self._look.theme
        chosen = self._view.currentIndex() == index
        painter.save()
        if chosen:
            paint_chosen(painter, theme, option.rect)
        painter.setFont(theme.font("small", bold=True))
        painter.setPen(theme.color("accent" if chosen else "text"))
        room = option.rect.adjusted(theme.px(LEFT), 0, 0, 0)
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, index.data())
        if chosen and self._view.hasFocus():
            paint_ring(painter, theme, option.rect)
        painter.restore()


class LetterList(QListView):
    """The list of letters; it emits the letter chosen, and `left` on Enter, to go to the terms."""

    letter_chosen = Signal(str)
    left = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._letters = QStringListModel(self)
        self.setModel(self._letters)
        self.setItemDelegate(LetterDelegate(look, self))
        self.setFrameShape(QListView.Shape.NoFrame)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setEditTriggers(QListView.EditTrigger.NoEditTriggers)
        self.selectionModel().currentChanged.connect(self._tell)
        self.clicked.connect(self._tell)
        look.changed.connect(self.scheduleDelayedItemsLayout)

    def letters(self) -> list[str]:
        """Return the letters in order."""
        return self._letters.stringList()

    def show_letters(self, letters: list[str]) -> None:
        """Replace the letters; none is chosen."""
        if letters != self.letters():
            self._letters.setStringList(letters)

    def show_current(self, letter: str) -> None:
        """Choose the reader's letter without emitting a signal."""
        letters = self.letters()
        row = letters.index(letter) if letter in letters else -1
        if row == self.currentIndex().row():
            return
        quiet = self.selectionModel().blockSignals(True)
        self.setCurrentIndex(self._letters.index(row, 0))
        self.selectionModel().blockSignals(quiet)
        self.viewport().update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ENTER:
            self.left.emit()
        elif event.text() and not event.modifiers() and event.key() != Qt.Key.Key_Space:
            event.ignore()
        else:
            super().keyPressEvent(event)

    def _tell(self, index: QModelIndex, _before: QModelIndex | None = None) -> None:
        self.viewport().update()
        if index.isValid():
            self.letter_chosen.emit(index.data())
