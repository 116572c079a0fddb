"""One part of the official wording: its title, which folds it, and its numbered paragraphs."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from judgekit.domain.rules.document import Section
from judgekit.domain.shared.rule_reference import RuleReference
from judgekit.ui.infractions.blocks import numbered
from judgekit.ui.infractions.entry.policy_text import FlowingText
from judgekit.ui.look import Look
from judgekit.ui.widgets.painting.strokes import fill, paint_ring
from judgekit.ui.widgets.pressable import Pressable
from judgekit.ui.widgets.scaled_layouts import ScaledLayouts

SIGN, GAP, HEIGHT = 16, 6, 30


class PartRow(QWidget):
    """`turned` carries the part's title when it is folded or unfolded by the user."""

    turned = Signal(str)
    followed = Signal(RuleReference)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._title = ""
        self.head = _Head(look)
        self.text = FlowingText(look)
        column = QVBoxLayout(self)
        ScaledLayouts(look, self).keep(column, (0, 0, 0, 0), 4)
        column.addWidget(self.head)
        column.addWidget(self.text)
        self.head.clicked.connect(lambda: self.turned.emit(self._title))
        self.text.reference_followed.connect(self.followed)

    def show_part(self, part: Section, title: str, *, is_open: bool) -> None:
        """Show a part; one without a title can't be folded."""
        self._title = title
        self.head.setVisible(bool(title))
        self.head.say(title, is_open=is_open)
        self.text.show_section(numbered(part), (), self._look.theme)
        self.text.setAccessibleName(title or part.title or "")
        self.text.setVisible(is_open or not title)
        self.show()


class _Head(Pressable):
    """The title with the sign that says whether the part is open."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._is_open = True
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def say(self, title: str, *, is_open: bool) -> None:
        """Show this title."""
        self._is_open = is_open
        self.setText(title)
        spoken = (
            QCoreApplication.translate("OfficialWording", "{part}, open: fold it")
            if is_open
            else QCoreApplication.translate("OfficialWording", "{part}, folded: open it")
        )
        self.setAccessibleName(spoken.format(part=title))
        self.update()

    def sizeHint(self) -> QSize:
        theme = self._look.theme
        metrics = QFontMetrics(theme.font(bold=True))
        width = theme.px(SIGN + GAP) + metrics.horizontalAdvance(self.text())
        return QSize(width, max(theme.px(HEIGHT), metrics.height()))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._look.theme.px(60), self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._look.theme
        painter = QPainter(self)
        if self.underMouse():
            fill(painter, self.rect(), theme.color("surface-sunken"))
        side = theme.px(SIGN)
        icon = "chevron-down" if self._is_open else "chevron-right"
        self._look.paint_icon(painter, icon, 0, (self.height() - side) // 2, size=SIGN)
        painter.setFont(theme.font(bold=True))
        painter.setPen(theme.color("text"))
        room = self.rect().adjusted(theme.px(SIGN + GAP), 0, 0, 0)
        words = painter.fontMetrics().elidedText(
            self.text(), Qt.TextElideMode.ElideRight, room.width()
        )
        left = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(room, left, words)
        if self.hasFocus():
            paint_ring(painter, theme, self.rect(), theme.measure("radius-badge"))
