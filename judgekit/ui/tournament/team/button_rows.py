"""Buttons in as many rows as their words need."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QRect, QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from judgekit.ui.look import Look

GAP = 8


class ButtonRows(QWidget):
    """Shows its buttons from left to right, those of `at_right` at the right end where all stand in
    one row; hidden ones take no room."""

    def __init__(
        self,
        look: Look,
        buttons: Sequence[QWidget],
        at_right: Sequence[QWidget] = (),
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._look = look
        self._left, self._right = tuple(buttons), tuple(at_right)
        for each in (*self._left, *self._right):
            each.setParent(self)
            each.installEventFilter(self)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        look.changed.connect(self._arrange)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        rows = self._rows(width)
        height = self._look.theme.measure("button")
        return len(rows) * height + max(0, len(rows) - 1) * self._gap()

    def sizeHint(self) -> QSize:
        width = self._width(self._shown())
        return QSize(width, self._look.theme.measure("button"))

    def minimumSizeHint(self) -> QSize:
        widest = max((each.sizeHint().width() for each in self._shown()), default=0)
        return QSize(min(widest, self._look.theme.px(160)), self._look.theme.measure("button"))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def eventFilter(self, watched: object, event: QEvent) -> bool:
        kinds = (QEvent.Type.Show, QEvent.Type.Hide, QEvent.Type.LayoutRequest)
        if event.type() in (*kinds, QEvent.Type.ShowToParent, QEvent.Type.HideToParent):
            self._arrange()
        return super().eventFilter(watched, event)  # type: ignore[arg-type]

    def event(self, event: QEvent) -> bool:
        if event.type() is QEvent.Type.LayoutRequest:
            self._arrange()
        return super().event(event)

    # -- inside

    def _gap(self) -> int:
        return self._look.theme.px(GAP)

    def _shown(self) -> list[QWidget]:
        return [each for each in (*self._left, *self._right) if not each.isHidden()]

    def _width(self, buttons: Sequence[QWidget]) -> int:
        widths = [each.sizeHint().width() for each in buttons]
        return sum(widths) + self._gap() * max(0, len(widths) - 1)

    def _rows(self, width: int) -> list[list[QWidget]]:
        rows: list[list[QWidget]] = []
        for each in self._shown():
            if rows and self._width([*rows[-1], each]) <= width:
                rows[-1].append(each)
            else:
                rows.append([each])
        return rows

    def _arrange(self) -> None:
        rows = self._rows(self.width())
        top, height = 0, self._look.theme.measure("button")
        for row in rows:
            left = 0
            for each in row:
                if len(rows) == 1 and each in self._right:
                    # Once, at the first of them: the rest follows.
                    rest = row[row.index(each) :]
                    left = max(left, self.width() - self._width(rest))
                width = min(each.sizeHint().width(), self.width() - left)
                each.setGeometry(QRect(left, top, width, height))
                left += width + self._gap()
            top += height + self._gap()
        self.updateGeometry()
