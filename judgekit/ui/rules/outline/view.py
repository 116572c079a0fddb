"""The outline at the left: one row a section, 26 px, drawn by its delegate."""

from __future__ import annotations

from PySide6.QtCore import (
    QEvent,
    QModelIndex,
    QPersistentModelIndex,
    QRect,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QFocusEvent, QFontMetrics, QKeyEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem, QTreeView, QWidget

from judgekit.domain.shared.rule_reference import RuleReference
from judgekit.ui.look import Look
from judgekit.ui.rules.outline.model import OutlineModel, OutlineRole
from judgekit.ui.widgets.actions import ENTER
from judgekit.ui.widgets.painting.strokes import paint_chosen, paint_ring
from judgekit.ui.widgets.painting.two_lines import TwoLines

CHEVRON, NUMBER, STEP, RIGHT, SIGN = 12, 32, 16, 13, 14


class OutlineDelegate(QStyledItemDelegate):
    """Paints chevron, number and title; at the right the signs of marks and the count of hits,
    or of known changes in the colour of old editions."""

    def __init__(self, look: Look, view: OutlineView) -> None:
        super().__init__(view)
        self._look = look
        self._view = view
        self._lines: dict[tuple[str, int], tuple[str, ...]] = {}

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        theme = self._look.theme
        room = self._view.viewport().width() - theme.px(RIGHT) - self._left(index)
        lines = len(self._title(index, room - self._signs_width(index)))
        below = QFontMetrics(theme.font("small")).height() * max(0, lines - 1)
        return QSize(theme.px(120), theme.measure("row-outline") + below)

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        theme = self._look.theme
        row = QRect(0, option.rect.top(), self._view.viewport().width(), option.rect.height())
        line = QRect(row.left(), row.top(), row.width(), theme.measure("row-outline"))
        chosen = self._view.currentIndex() == index
        painter.save()
        painter.setClipRect(row)
        if chosen:
            paint_chosen(painter, theme, row)
        depth = index.data(OutlineRole.DEPTH)
        bold = depth == 0 or chosen
        token = "accent" if chosen else "text"
        if depth == 0 and index.model().hasChildren(index):
            self._paint_chevron(painter, line, index, token)
        self._paint_signs(painter, line, index, token)
        painter.setFont(theme.font("small", bold=bold))
        left = theme.px(NUMBER + STEP * max(0, depth - 1))
        middle = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
        number = index.data(OutlineRole.NUMBER)
        if number:
            painter.setPen(theme.color(token if bold else "text-muted"))
            painter.drawText(line.adjusted(left, 0, 0, 0), middle, number)
        left = self._left(index)
        painter.setPen(theme.color(token))
        room = self._view.viewport().width() - theme.px(RIGHT) - self._left(index)
        metrics = QFontMetrics(painter.font())
        for words in self._title(index, room - self._signs_width(index)):
            painter.drawText(QRect(left, line.top(), row.width(), line.height()), middle, words)
            line.translate(0, metrics.height())
        if chosen and self._view.hasFocus() and self._view.shows_ring():
            paint_ring(painter, theme, row)
        painter.restore()

    def _left(self, index: QModelIndex | QPersistentModelIndex) -> int:
        """Return the left edge of the title, in pixels."""
        theme, depth = self._look.theme, index.data(OutlineRole.DEPTH)
        left = theme.px(NUMBER + STEP * max(0, depth - 1))
        number = index.data(OutlineRole.NUMBER)
        if not number:
            return left
        bold = QFontMetrics(theme.font("small", bold=True))
        taken = bold.horizontalAdvance(number) + theme.px(4)
        return left + max(self._view.number_width(depth), taken)

    def _signs_width(self, index: QModelIndex | QPersistentModelIndex) -> int:
        """Return the width that the signs of marks and the count of hits take, in pixels."""
        theme = self._look.theme
        width = theme.px(4)
        for role in (OutlineRole.BOOKMARKED, OutlineRole.NOTED):
            width += theme.px(18) if index.data(role) else 0
        if count := self._hits(index) or self._changes(index):
            width += QFontMetrics(theme.font("small", bold=True)).horizontalAdvance(str(count))
            width += theme.px(8 if self._hits(index) else 8 + SIGN)
        return width

    def _hits(self, index: QModelIndex | QPersistentModelIndex) -> int:
        return self._count(index, OutlineRole.HITS, OutlineRole.HITS_BELOW)

    def _changes(self, index: QModelIndex | QPersistentModelIndex) -> int:
        return self._count(index, OutlineRole.CHANGES, OutlineRole.CHANGES_BELOW)

    def _count(
        self, index: QModelIndex | QPersistentModelIndex, own: OutlineRole, below: OutlineRole
    ) -> int:
        """Return a section's own count, with those of the rows that it hides."""
        count: int = index.data(own)
        if not self._view.is_open(index):
            count += index.data(below)
        return count

    def _title(self, index: QModelIndex | QPersistentModelIndex, room: int) -> tuple[str, ...]:
        """Return the lines of a title, broken as they are in bold, so that choosing moves none."""
        key = (index.data().replace("\u00a0", " "), room)
        lines = self._lines.get(key)
        if lines is None:
            lines = TwoLines(key[0], self._look.theme.font("small", bold=True), room).lines
            self._lines[key] = lines
        return lines

    def forget(self) -> None:
        """Drop the broken titles, for another theme, width or document."""
        self._lines.clear()

    def _paint_chevron(
        self,
        painter: QPainter,
        row: QRect,
        index: QModelIndex | QPersistentModelIndex,
        token: str,
    ) -> None:
        theme = self._look.theme
        icon = "chevron-down" if self._view.is_open(index) else "chevron-right"
        size = theme.px(14)
        top = row.top() + (row.height() - size) // 2
        self._look.paint_icon(painter, icon, theme.px(CHEVRON), top, token=token, size=14)

    def _paint_signs(
        self,
        painter: QPainter,
        row: QRect,
        index: QModelIndex | QPersistentModelIndex,
        token: str,
    ) -> None:
        """Draw the count and the signs from the right."""
        theme = self._look.theme
        right = row.right() - theme.px(RIGHT)
        hits, changes = self._hits(index), self._changes(index)
        if count := hits or changes:
            chosen = token == "accent"
            painter.setFont(theme.font("small", bold=chosen))
            calm = "text" if chosen else "text-muted"
            painter.setPen(theme.color(calm if hits else "attention"))
            end = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight
            painter.drawText(row.adjusted(0, 0, right - row.right(), 0), end, str(count))
            right -= QFontMetrics(painter.font()).horizontalAdvance(str(count)) + theme.px(4)
            if not hits:
                right = self._paint_sign(painter, row, right, "newer", "attention")
            right -= theme.px(4)
        for role, icon in (
            (OutlineRole.BOOKMARKED, "bookmark-filled"),
            (OutlineRole.NOTED, "note"),
        ):
            if index.data(role):
                right = self._paint_sign(painter, row, right, icon, token) - theme.px(4)

    def _paint_sign(self, painter: QPainter, row: QRect, right: int, icon: str, token: str) -> int:
        """Paint a sign before `right`, and return its left edge."""
        size = self._look.theme.px(SIGN)
        top = row.top() + (row.height() - size) // 2
        self._look.paint_icon(painter, icon, right - size, top, token=token, size=SIGN)
        return right - size


class OutlineView(QTreeView):
    """The outline; chapters open and close with a click or the arrow keys.

    Enter and a click open a section.
    """

    section_chosen = Signal(RuleReference)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        # Set a viewport of our own: to return Qt's own, PySide would load all widget classes.
        self.setViewport(QWidget())
        self._look = look
        self._number_widths: dict[int, int] = {}
        self._self_opened: set[int] = set()
        self.outline = OutlineModel(self)
        self.setModel(self.outline)
        self._delegate = OutlineDelegate(look, self)
        self.setItemDelegate(self._delegate)
        self.setHeaderHidden(True)
        self.setRootIsDecorated(False)
        self.setIndentation(0)
        self.setExpandsOnDoubleClick(False)
        self.setFrameShape(QTreeView.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAutoScroll(False)
        self.setEditTriggers(QTreeView.EditTrigger.NoEditTriggers)
        self.clicked.connect(self._clicked)
        self.outline.modelReset.connect(self._number_widths.clear)
        self.outline.modelReset.connect(self._self_opened.clear)
        self.outline.modelReset.connect(self._delegate.forget)
        self.outline.dataChanged.connect(self.scheduleDelayedItemsLayout)
        look.changed.connect(self._redress)
        self.retranslate()

    def show_current(self, reference: RuleReference) -> None:
        """Select the current section and open its chapter, without emitting a signal."""
        index = self.outline.index_of(reference.ref)
        if not index.isValid():
            self.selectionModel().clear()
            return
        chapter, above = index, index.parent()
        while above.isValid():
            chapter = above
            if not self.isExpanded(above):
                self._open_by_itself(above)
            above = above.parent()
        for row in self._self_opened - {chapter.row()}:
            self.collapse(self.outline.index(row, 0))
            self._self_opened.discard(row)
        self.setCurrentIndex(index)
        self.scrollTo(index)

    def _open_by_itself(self, index: QModelIndex) -> None:
        """Open a chapter that reading has reached; it closes when reading leaves it."""
        self.expand(index)
        if not index.parent().isValid():
            self._self_opened.add(index.row())

    def is_open(self, index: QModelIndex | QPersistentModelIndex) -> bool:
        """Whether the rows below it are shown."""
        return self.isExpanded(index)

    def shows_ring(self) -> bool:
        """Whether to paint the focus ring."""
        return self.hasFocus()

    def number_width(self, depth: int) -> int:
        """Return the width of the number column at a depth, in pixels."""
        width = self._number_widths.get(depth)
        if width is None:
            theme = self._look.theme
            width = theme.px(22 if depth == 0 else 38)
            self._number_widths[depth] = width
        return width

    def retranslate(self) -> None:
        """Set the accessible name in the current interface language."""
        self.setAccessibleName(self.tr("Outline"))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (*ENTER, Qt.Key.Key_Space):
            self._choose(self.currentIndex())
        elif event.text() and not event.modifiers() & ~Qt.KeyboardModifier.ShiftModifier:
            event.ignore()
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.viewport().update()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def _redress(self) -> None:
        self._number_widths.clear()
        self._delegate.forget()
        self.scheduleDelayedItemsLayout()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._delegate.forget()
        self.scheduleDelayedItemsLayout()

    def _clicked(self, index: QModelIndex) -> None:
        if self.outline.hasChildren(index):
            self.setExpanded(index, not self.isExpanded(index))
            self._self_opened.discard(index.row())
        self._choose(index)

    def _choose(self, index: QModelIndex) -> None:
        reference = self.outline.reference(index)
        if reference is not None:
            self.section_chosen.emit(reference)
