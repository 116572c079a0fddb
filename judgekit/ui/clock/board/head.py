"""The column headers of the board, and after time the button for the judges."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QTableView, QWidget

from judgekit.ui.clock.board.model import BoardColumn, BoardModel
from judgekit.ui.look import Look
from judgekit.ui.widgets.button import Button, ButtonKind

RIGHT_COLUMNS = (BoardColumn.LEFT, BoardColumn.UNTIL, BoardColumn.TIME)


class BoardHead(QWidget):
    """Column headers above a strong line, at the places of the columns of `view`."""

    def __init__(
        self, look: Look, view: QTableView, model: BoardModel, is_why_below: Callable[[], bool]
    ) -> None:
        super().__init__()
        self._is_why_below = is_why_below
        self._covered = 0
        self._look = look
        self._view = view
        self._model = model
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        model.modelReset.connect(self.update)
        self.judges = Button(look, icon="judge", kind=ButtonKind.QUIET, parent=self)
        """Stands here after time, when the heading gives its room to the rows."""

    def sizeHint(self) -> QSize:
        return QSize(self._look.theme.px(100), self._look.theme.px(32))

    def keep_clear(self, covered: int) -> None:
        """Set the width in pixels that a panel covers at the right."""
        self._covered = covered
        self._arrange()

    def _arrange(self) -> None:
        """Put the button at the right end, clear of a panel."""
        size = self.judges.sizeHint()
        right = self.width() - self._covered
        self.judges.setGeometry(right - size.width(), 0, size.width(), self.height() - 1)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._look.theme
        painter = QPainter(self)
        painter.setFont(theme.font("small"))
        painter.setPen(theme.color("text-muted"))
        metrics = QFontMetrics(theme.font("small"))
        for column in BoardColumn:
            is_spare = column is BoardColumn.LAST and self._is_why_below()
            if self._view.isColumnHidden(column) or is_spare:
                continue
            left = self._view.columnViewportPosition(column)
            room = QRect(left, 0, self._view.columnWidth(column), self.height() - 1)
            inset = self._inset(column)
            room.adjust(inset, 0, 0, 0)
            right = column in RIGHT_COLUMNS
            align = Qt.AlignmentFlag.AlignRight if right else Qt.AlignmentFlag.AlignLeft
            words = metrics.elidedText(
                self._model.head(column), Qt.TextElideMode.ElideRight, room.width()
            )
            painter.drawText(room, align | Qt.AlignmentFlag.AlignVCenter, words)
        line = QRect(0, self.height() - 1, self.width(), 1)
        painter.fillRect(line, theme.color("line-strong"))

    def _inset(self, column: BoardColumn) -> int:
        theme = self._look.theme
        if column in RIGHT_COLUMNS:
            return 0
        last = 24 if self._model.board.is_after_time else 32
        insets = {BoardColumn.TABLE: 12, BoardColumn.STATE: 4, BoardColumn.LAST: last}
        return theme.px(insets.get(column, 24))
