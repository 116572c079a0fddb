"""A badge of an edition: never cut, wrapped where it is too long, pressed where it opens a text."""

from __future__ import annotations

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from judgekit.domain.shared.rule_reference import RuleReference
from judgekit.ui.look import Look
from judgekit.ui.widgets.painting.strokes import paint_frame, paint_ring
from judgekit.ui.widgets.pressable import Pressable
from judgekit.ui.widgets.tool_tip import set_tip
from judgekit.ui.words.edition_wording import BadgeState

EDGE, ICON, GAP, ABOVE = 8, 14, 5, 3
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_WRAPPED = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap


class EditionBadge(Pressable):
    """Shows one state; `opened` has the section that it leads to, `changes_wanted` the one of which
    it tells the changes."""

    opened = Signal(RuleReference)
    changes_wanted = Signal(RuleReference)

    def __init__(self, look: Look, state: BadgeState, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._state = state
        policy = QSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.clicked.connect(self._open)
        self.show_state(state)

    def show_state(self, state: BadgeState) -> None:
        """Show another state; one without words is hidden."""
        self._state = state
        self.setText(state.words)
        self.setAccessibleName(state.words)
        self.setAccessibleDescription(state.tip)
        set_tip(self, state.tip)
        leads = state.leads
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus if leads else Qt.FocusPolicy.NoFocus)
        shape = Qt.CursorShape.PointingHandCursor if leads else Qt.CursorShape.ArrowCursor
        self.setCursor(shape)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover, leads)
        self.setVisible(bool(state.words))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        words = QFontMetrics(self._look.theme.font("small")).horizontalAdvance(self.text())
        width = words + 2 + self._beside()
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._look.theme.px(80), self.sizeHint().height())

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        metrics = QFontMetrics(self._look.theme.font("small"))
        room = QRect(0, 0, max(1, width - self._beside()), 10_000)
        words = metrics.boundingRect(room, _WRAPPED, self.text())
        return max(words.height(), metrics.height()) + 2 * self._look.theme.px(ABOVE)

    def words_place(self) -> QRect:
        """Return where the words stand."""
        theme = self._look.theme
        left, above = theme.px(EDGE) + theme.px(ICON) + theme.px(GAP), theme.px(ABOVE)
        width = max(1, self.width() - self._beside())
        return QRect(left, above, width, self.height() - 2 * above)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, token = self._look.theme, self._state.token
        painter = QPainter(self)
        hovered = self._state.leads and self.underMouse()
        paint_frame(
            painter,
            self.rect(),
            theme.measure("radius-badge"),
            line=theme.color("line-strong" if token == "text-muted" else token),
            fill=theme.color("surface-sunken") if hovered else None,
        )
        size, middle = theme.px(ICON), self.height() // 2
        left, end = theme.px(EDGE), self.width() - theme.px(EDGE)
        icon = self._state.icon
        self._look.paint_icon(painter, icon, left, middle - size // 2, token=token, size=ICON)
        left += size + theme.px(GAP)
        if self._state.leads:
            end -= size
            self._look.paint_icon(
                painter, "chevron-right", end, middle - size // 2, token=token, size=ICON
            )
            end -= theme.px(GAP)
        painter.setFont(theme.font("small"))
        if self._state.key:
            key = QRect(0, 0, end + 1, self.height())
            painter.setPen(theme.color("text-muted"))
            painter.drawText(key, _RIGHT, self._state.key)
            end -= self._key_width()
        painter.setPen(theme.color(token))
        painter.drawText(self.words_place(), _WRAPPED, self.text())
        if self.hasFocus():
            paint_ring(painter, theme, self.rect(), theme.measure("radius-badge"))

    def _beside(self) -> int:
        """Return the width, in pixels, that frame and icons take beside the words."""
        theme = self._look.theme
        width = 2 * theme.px(EDGE) + theme.px(ICON) + theme.px(GAP)
        if self._state.leads:
            width += theme.px(ICON) + theme.px(GAP)
        return width + self._key_width()

    def _key_width(self) -> int:
        """Return the width, in pixels, that the key takes after the words."""
        key = self._state.key
        if not key:
            return 0
        metrics = QFontMetrics(self._look.theme.font("small"))
        return metrics.horizontalAdvance(key) + self._look.theme.px(2 * GAP)

    def _open(self) -> None:
        if self._state.target is not None:
            self.opened.emit(self._state.target)
        elif self._state.changes_of is not None:
            self.changes_wanted.emit(self._state.changes_of)
