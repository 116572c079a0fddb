"""Rows of changes: a name, a value before, and a value after."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from judgekit.ui.look import Look
from judgekit.ui.spoken.spoken import Role, Spoken, rows_below_each_other


class Change(NamedTuple):
    """A row; without `before` only the new value is shown."""

    name: str
    before: str
    after: str


class ChangeRows(QWidget):
    """Each change on two lines: its small name, then `before → after`, the first one large."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._changes: tuple[Change, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        look.changed.connect(self.updateGeometry)

    def show_changes(self, changes: Sequence[Change]) -> None:
        """Show these changes."""
        if self._changes == tuple(changes):
            return
        is_resized = len(self._changes) != len(changes)
        self._changes = tuple(changes)
        said = (f"{each.name}: {each.before} → {each.after}" for each in changes)
        self.setAccessibleName("; ".join(said))
        if is_resized:
            self.updateGeometry()
        self.update()

    def changes(self) -> tuple[Change, ...]:
        """Return the displayed changes."""
        return self._changes

    def as_spoken(self) -> Spoken:
        """Return what it is for screen readers."""
        said = (f"{each.name}: {each.before} → {each.after}" for each in self._changes)
        return Spoken(Role.List, rows=rows_below_each_other(tuple(said), self, self._row_height()))

    def sizeHint(self) -> QSize:
        theme = self._look.theme
        return QSize(theme.px(240), self._row_height() * len(self._changes))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._look.theme.px(160), self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._look.theme
        painter = QPainter(self)
        height = self._row_height()
        left_part = self._before_width()
        for at, change in enumerate(self._changes):
            top = at * height
            name = QRect(0, top + theme.px(4), self.width(), theme.px(18))
            painter.setFont(theme.font("small"))
            painter.setPen(theme.color("text-muted"))
            painter.drawText(name, Qt.AlignmentFlag.AlignVCenter, change.name)
            line = QRect(0, name.bottom() + 1, self.width(), theme.px(26))
            left = 0
            if change.before:
                painter.setFont(theme.font())
                painter.setPen(theme.color("text"))
                painter.drawText(line, Qt.AlignmentFlag.AlignVCenter, change.before)
                arrow = line.top() + (line.height() - theme.px(16)) // 2
                self._look.paint_icon(
                    painter, "arrow-right", left_part, arrow, token="text-muted", size=16
                )
                left = left_part + theme.px(28)
            painter.setFont(theme.font("title" if at == 0 else "text", bold=True))
            painter.setPen(theme.color("text"))
            painter.drawText(
                line.adjusted(left, 0, 0, 0), Qt.AlignmentFlag.AlignVCenter, change.after
            )

    def _before_width(self) -> int:
        metrics = QFontMetrics(self._look.theme.font())
        widths = [metrics.horizontalAdvance(each.before) for each in self._changes]
        return max(widths, default=0) + self._look.theme.px(12)

    def _row_height(self) -> int:
        return self._look.theme.px(52)
