"""The board's heading: how many tables play longer, the other tables' end, and two buttons."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from judgekit.ui.look import Look
from judgekit.ui.widgets.button import Button, ButtonKind
from judgekit.ui.widgets.labels import ElidedLabel


class BoardHeading(QWidget):
    """One line; where there is little room, the words beside the title are left out whole."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._title = ElidedLabel(look, size="title", bold=True)
        self._beside = ElidedLabel(look, token="text-muted")
        self.judges = Button(look, icon="judge", kind=ButtonKind.QUIET)
        self.extension = Button(look, icon="plus")
        self._line = QHBoxLayout(self)
        self._line.setContentsMargins(0, 0, 0, 0)
        self._line.addWidget(self._title)
        self._line.addWidget(self._beside, 1)
        self._line.addStretch()
        self._line.addWidget(self.judges)
        self._line.addWidget(self.extension)

    def say(self, title: str, beside: str) -> None:
        """Set the heading and the muted words beside it."""
        self._title.setText(title)
        self._beside.setText(beside)
        self._share()

    def redress(self, above: int, below: int) -> None:
        """Apply the measures of the theme, with so many pixels above and below."""
        self._line.setSpacing(self._look.theme.px(12))
        right = self._line.contentsMargins().right()
        self._line.setContentsMargins(0, above, right, below)
        self._share()

    def keep_clear(self, covered: int) -> None:
        """Set the width in pixels that a panel covers at the right."""
        self.setContentsMargins(0, 0, covered, 0)
        self._share()

    def minimumSizeHint(self) -> QSize:
        return QSize(0, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share()

    def _share(self) -> None:
        gap = self._line.spacing()
        room = self.contentsRect().width() - gap
        for each in (self.judges, self.extension):
            room -= 0 if each.isHidden() else each.sizeHint().width() + gap
        title = self._title.sizeHint().width()
        self._beside.setVisible(title + gap + self._beside.sizeHint().width() <= room)
        # Where it is still too narrow, the judges' button gives its key before a word is cut.
        room += self.judges.sizeHint().width() - self.judges.minimumSizeHint().width()
        self.extension.setMinimumWidth(self.extension.sizeHint().width() if title <= room else 0)
        self._title.setMinimumWidth(max(0, min(title, room)))
