"""The board's heading: how many tables play longer, the other tables' end, and two buttons."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from judgekit.ui.look import Look
from judgekit.ui.widgets.actions import key_text
from judgekit.ui.widgets.button import Button, ButtonKind
from judgekit.ui.widgets.labels import ElidedLabel


class BoardHeading(QWidget):
    """One line; where there is little room, the words beside the title are left out whole, then the
    keys of the buttons."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._title = ElidedLabel(look, size="title", bold=True)
        self._beside = ElidedLabel(look, token="text-muted")
        self.judges = Button(look, icon="judge", kind=ButtonKind.QUIET)
        self.extension = Button(look, icon="plus")
        self._names = ("", "")
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

    def name(self, judges: str, extension: str) -> None:
        """Set the words of the buttons."""
        self._names = (judges, extension)
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
        gap, whole = self._line.spacing(), self.contentsRect().width()
        title = self._title.sizeHint().width()
        self._name(key_text("Shift+J"), "X")
        if title > whole - self._buttons_width():
            self._name("", "")
        room = whole - self._buttons_width()
        self._beside.setVisible(title + gap + self._beside.sizeHint().width() <= room)
        self._title.setMinimumWidth(max(0, min(title, room)))

    def _name(self, *keys: str) -> None:
        for button, words, key in zip(
            (self.judges, self.extension), self._names, keys, strict=True
        ):
            button.set_words(words, key=key)

    def _buttons_width(self) -> int:
        """Return the width of the buttons and of all gaps but the one before the words beside the
        title, in pixels."""
        shown = [each for each in (self.judges, self.extension) if not each.isHidden()]
        gap = self._line.spacing()
        return sum(each.sizeHint().width() + gap for each in shown) + gap
