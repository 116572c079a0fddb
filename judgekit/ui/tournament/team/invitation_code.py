"""An invitation as others take it: a QR code, and a short code readable from a metre."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from judgekit.ui.look import Look
from judgekit.ui.spoken.spoken import Role, Spoken

SIDE = 240
LARGEST, SMALLEST = 42, 15
"""Points of the short code."""


class QrPicture(QWidget):
    """Dark modules on white, whatever the theme: cameras read nothing else surely."""

    def __init__(self, look: Look, parent: QWidget | None = None, *, side: int = SIDE) -> None:
        """`side` is in design pixels."""
        super().__init__(parent)
        self._look, self._side = look, side
        self.spoken_name = ""
        """What it is for screen readers, if it isn't an invitation's."""
        self._modules: Sequence[Sequence[bool]] = ()
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        look.changed.connect(self.updateGeometry)

    def show_modules(self, modules: Sequence[Sequence[bool]]) -> None:
        """Show a code as rows of modules, dark where true, with their border; empty for none."""
        self._modules = modules
        self.setVisible(bool(modules))
        self.update()

    def as_spoken(self) -> Spoken:
        """Return what it is for screen readers."""
        name = self.spoken_name or self.tr("QR code of the invitation")
        return Spoken(Role.Graphic, name=name)

    def sizeHint(self) -> QSize:
        side = self._look.theme.px(self._side)
        return QSize(side, side)

    def minimumSizeHint(self) -> QSize:
        return QSize(self._look.theme.px(min(120, self._side)), self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        count = len(self._modules)
        if not count:
            return
        side = max(1, min(self.width(), self.height()) // count)
        whole = QRect(0, (self.height() - side * count) // 2, side * count, side * count)
        painter = QPainter(self)
        painter.fillRect(whole, Qt.GlobalColor.white)
        for row, modules in enumerate(self._modules):
            top = whole.top() + row * side
            for column, is_dark in enumerate(modules):
                if is_dark:
                    painter.fillRect(column * side, top, side, side, Qt.GlobalColor.black)


class ShortCode(QWidget):
    """Digits in groups, as large as the width allows."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.code = ""
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        look.changed.connect(self.updateGeometry)

    def show_code(self, code: str) -> None:
        """Show a code; empty for none."""
        self.code = code
        self.setVisible(bool(code))
        self.update()

    def as_spoken(self) -> Spoken:
        """Return what it is for screen readers."""
        return Spoken(Role.StaticText, name=self.tr("Code {code}").format(code=self.code))

    def sizeHint(self) -> QSize:
        metrics = QFontMetrics(self._look.theme.sized_font(LARGEST, bold=True))
        return QSize(metrics.horizontalAdvance(self.code) + 2, metrics.height())

    def minimumSizeHint(self) -> QSize:
        metrics = QFontMetrics(self._look.theme.sized_font(SMALLEST, bold=True))
        return QSize(metrics.horizontalAdvance(self.code) + 2, self.sizeHint().height())

    def shown_font(self) -> QFont:
        """Return the font that it is shown in: the largest that its width allows."""
        theme, points = self._look.theme, LARGEST
        font = theme.sized_font(points, bold=True)
        while points > SMALLEST and QFontMetrics(font).horizontalAdvance(self.code) > self.width():
            points -= 1
            font = theme.sized_font(points, bold=True)
        return font

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setFont(self.shown_font())
        painter.setPen(self._look.theme.color("text"))
        middle = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
        painter.drawText(self.rect(), middle, self.code)
