"""The column headers of the board, and after time the button for the judges."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QTableView, QWidget

from judgekit.ui.clock.board.columns import head_width
from judgekit.ui.clock.board.model import BoardColumn, BoardModel
from judgekit.ui.look import Look
from judgekit.ui.spoken.spoken import Role, Spoken
from judgekit.ui.widgets.button import Button, ButtonKind

_UNCLIPPED = Qt.TextFlag.TextDontClip
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
        view.horizontalHeader().sectionResized.connect(self._columns_changed)
        self.judges = Button(look, icon="judge", kind=ButtonKind.QUIET, parent=self)
        """Stands here after time, when the heading gives its room to the rows."""

    def as_spoken(self) -> Spoken:
        """Return what it is for screen readers."""
        heads = ", ".join(filter(None, map(self._model.head, self._shown())))
        return Spoken(Role.StaticText, name=heads)

    def sizeHint(self) -> QSize:
        theme = self._look.theme
        second = QFontMetrics(theme.font("small")).height() if self._breaks() else 0
        return QSize(theme.px(100), theme.px(32) + second)

    def _breaks(self) -> bool:
        """Whether a header needs a second line."""
        metrics = QFontMetrics(self._look.theme.font("small"))
        return any(
            metrics.horizontalAdvance(self._model.head(each)) > self._words_place(each).width()
            for each in self._shown()
            if " " in self._model.head(each)
        )

    def _columns_changed(self) -> None:
        self.updateGeometry()
        self._arrange()
        self.update()

    def keep_clear(self, covered: int) -> None:
        """Set the width in pixels that a panel covers at the right."""
        self._covered = covered
        self._arrange()

    def _arrange(self) -> None:
        """Put the button at the right end, clear of a panel; leave it out where words stand."""
        size = self.judges.sizeHint()
        left = self.width() - self._covered - size.width()
        self.judges.setGeometry(left, 0, size.width(), self.height() - 1)
        ends = (self._words_place(each).right() for each in self._shown())
        is_free = left > max(ends, default=0) + self._look.theme.px(8)
        self.judges.setVisible(self._model.board.shows_judges and is_free)

    def _shown(self) -> list[BoardColumn]:
        """Return the columns that have a header."""
        return [
            each
            for each in BoardColumn
            if not self._view.isColumnHidden(each)
            and not (each is BoardColumn.LAST and self._is_why_below())
        ]

    def _words_place(self, column: BoardColumn) -> QRect:
        """Return the rectangle that a header's words take."""
        left = self._view.columnViewportPosition(column)
        room = QRect(left, 0, self._view.columnWidth(column), self.height() - 1)
        room.adjust(self._inset(column), 0, 0, 0)
        metrics = QFontMetrics(self._look.theme.font("small"))
        width = min(room.width(), metrics.horizontalAdvance(self._model.head(column)) + 2)
        if column in RIGHT_COLUMNS:
            room.setLeft(room.right() + 1 - width)
        else:
            room.setWidth(width)
        return room

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._look.theme
        painter = QPainter(self)
        painter.setFont(theme.font("small"))
        painter.setPen(theme.color("text-muted"))
        metrics = QFontMetrics(theme.font("small"))
        for column in self._shown():
            place = self._words_place(column)
            words = self._model.head(column)
            flags = Qt.AlignmentFlag.AlignVCenter | _UNCLIPPED
            if column in RIGHT_COLUMNS:
                flags |= Qt.AlignmentFlag.AlignRight
            if head_width(metrics, words, 1) > place.width() >= head_width(metrics, words, 2):
                flags |= Qt.TextFlag.TextWordWrap
            else:
                words = metrics.elidedText(words, Qt.TextElideMode.ElideRight, place.width())
            painter.drawText(place, flags, words)
        line = QRect(0, self.height() - 1, self.width(), 1)
        painter.fillRect(line, theme.color("line-strong"))

    def _inset(self, column: BoardColumn) -> int:
        theme = self._look.theme
        if column in RIGHT_COLUMNS:
            return 0
        last = 24 if self._model.board.shows_judges else 32
        insets = {BoardColumn.TABLE: 12, BoardColumn.STATE: 4, BoardColumn.LAST: last}
        return theme.px(insets.get(column, 24))
