"""The schedule of a draft as a list, grouped by booster, with the current step chosen."""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum

import msgspec
from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QRect,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QFontMetrics, QPainter, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from judgekit.domain.clock.draft_call import DraftCall
from judgekit.domain.clock.schedules import DraftStep
from judgekit.domain.shared.moment import SECOND
from judgekit.ui.clock.draft.words import booster_head, cards_words, step_words
from judgekit.ui.look import Look
from judgekit.ui.widgets.painting.strokes import MIDDLE, paint_chosen
from judgekit.ui.widgets.rows.rows_model import Index
from judgekit.ui.words.wording import duration_text

LEFT, INDENT, RIGHT, GAP = 16, 24, 12, 12
"""Margins of a row, what a step is indented by, and the least distance between its words."""


class StepRole(IntEnum):
    """Roles the delegate queries."""

    ROW = Qt.ItemDataRole.UserRole
    STATE = Qt.ItemDataRole.UserRole + 1


class StepRow(msgspec.Struct, frozen=True):
    """A step with its number, or the head of a booster, which has none."""

    words: str
    note: str = ""
    time: str = ""
    step: int | None = None


class StepsModel(QAbstractListModel):
    """The rows of one schedule and its current step."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._rows: list[StepRow] = []
        self._current = -1

    def show_steps(self, steps: Sequence[DraftStep], pack: int) -> None:
        """List these steps, with a head before each booster."""
        rows = _rows(steps, pack)
        if rows != self._rows:
            self.beginResetModel()
            self._rows = rows
            self.endResetModel()

    def call(self, step: int) -> None:
        """Make this the current step."""
        before, self._current = self._current, step
        for row in (self.row_of(before), self.row_of(step)):
            if row is not None:
                self.dataChanged.emit(self.index(row), self.index(row))

    @property
    def rows(self) -> Sequence[StepRow]:
        """All rows, heads too."""
        return self._rows

    def row_of(self, step: int) -> int | None:
        """Return the row of a step; None if there is no such step."""
        return next((row for row, each in enumerate(self._rows) if each.step == step), None)

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self._rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        row = self._rows[index.row()]
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return ", ".join(part for part in (row.words, row.note, row.time) if part)
        if role == StepRole.ROW:
            return row
        if role == StepRole.STATE and row.step is not None:
            return (row.step > self._current) - (row.step < self._current)
        return None

    def flags(self, index: Index) -> Qt.ItemFlag:
        is_head = index.isValid() and self._rows[index.row()].step is None
        return Qt.ItemFlag.NoItemFlags if is_head else super().flags(index)


class _StepDelegate(QStyledItemDelegate):
    """Paints step, cards and time; steps that are over are muted, with a tick."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self._has_notes = True

    def share_room(self, rows: Sequence[StepRow], width: int) -> None:
        """Show the numbers of cards if they fit in all of these rows, whichever is the current
        one."""
        theme = self._look.theme
        room = width - theme.px(LEFT + INDENT) - theme.px(RIGHT)
        bold, usual = QFontMetrics(theme.font(bold=True)), QFontMetrics(theme.font("small"))
        needed = (
            bold.horizontalAdvance(each.words)
            + usual.horizontalAdvance(each.note)
            + bold.horizontalAdvance(each.time)
            + theme.px(2 * GAP)
            for each in rows
            if each.note
        )
        self._has_notes = max(needed, default=0) < room

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(self._look.theme.px(160), self._look.theme.measure("row-list"))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        row: StepRow = index.data(StepRole.ROW)
        state = index.data(StepRole.STATE)
        theme, room = self._look.theme, option.rect
        if state == 0:
            paint_chosen(painter, theme, room)
        left = room.left() + theme.px(LEFT)
        right = room.right() + 1 - theme.px(RIGHT)
        if state == -1:
            top = room.top() + (room.height() - theme.px(14)) // 2
            self._look.paint_icon(painter, "tick", left, top, token="text-muted", size=14)
        left += theme.px(INDENT) if row.step is not None else 0
        painter.setPen(theme.color("text" if state in (0, 1) else "text-muted"))
        bold = state == 0
        font = theme.font(bold=bold) if row.step is not None else theme.font("small", bold=True)
        painter.setFont(font)
        metrics = QFontMetrics(font)
        time = metrics.horizontalAdvance(row.time) + theme.px(GAP) if row.time else 0
        painter.drawText(room.adjusted(0, 0, right - room.right() - 1, 0), _right(), row.time)
        words = metrics.elidedText(
            row.words, Qt.TextElideMode.ElideRight, max(0, right - time - left)
        )
        box = QRect(left, room.top(), right - time - left, room.height())
        painter.drawText(box, MIDDLE | Qt.AlignmentFlag.AlignLeft, words)
        if self._has_notes:
            painter.setFont(theme.font("small"))
            painter.drawText(box, _right(), row.note)


def _right() -> Qt.AlignmentFlag:
    return MIDDLE | Qt.AlignmentFlag.AlignRight


class StepsList(QListView):
    """The list of steps; a double click requests a step from its beginning.

    It takes no focus: the panel's keys step through it.
    """

    wanted = Signal(int)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._steps = StepsModel(self)
        self._called = -1
        self.setModel(self._steps)
        self._delegate = _StepDelegate(look, self)
        self.setItemDelegate(self._delegate)
        self.setFrameShape(QListView.Shape.NoFrame)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setUniformItemSizes(True)
        self.viewport().setAutoFillBackground(False)
        self.activated.connect(self._activated)
        self._steps.modelReset.connect(self._share_room)
        look.changed.connect(self._share_room)

    def minimumSizeHint(self) -> QSize:
        return QSize(0, 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share_room()

    def show_call(self, call: DraftCall, pack: int) -> None:
        """List the schedule and scroll to the current step."""
        self._steps.show_steps(call.steps, pack)
        self.setAccessibleName(self.tr("Steps of the draft"))
        if call.index == self._called:
            return
        self._called = call.index
        self._steps.call(call.index)
        row = self._steps.row_of(call.index)
        if row is not None:
            index = self._steps.index(row)
            self.scrollTo(index, QAbstractItemView.ScrollHint.PositionAtCenter)

    def _share_room(self) -> None:
        self._delegate.share_room(self._steps.rows, self.viewport().width())
        self.viewport().update()

    def _activated(self, index: QModelIndex) -> None:
        row: StepRow = index.data(StepRole.ROW)
        if row.step is not None:
            self.wanted.emit(row.step)


def _rows(steps: Sequence[DraftStep], pack: int) -> list[StepRow]:
    rows: list[StepRow] = []
    booster = 0
    for number, step in enumerate(steps):
        if step.booster != booster:
            booster = step.booster
            rows.append(StepRow(booster_head(step)))
        time = duration_text(step.seconds * SECOND)
        rows.append(StepRow(step_words(step, pack), cards_words(step), time, number))
    return rows
