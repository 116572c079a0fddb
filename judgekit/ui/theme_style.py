"""The style of what Qt paints: scroll bars, tool tips and menus."""

from __future__ import annotations

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import (
    QProxyStyle,
    QStyle,
    QStyleOption,
    QStyleOptionComplex,
    QStyleOptionMenuItem,
    QStyleOptionSlider,
    QWidget,
)

from judgekit.ui.theme import Theme

SEPARATOR = QStyleOptionMenuItem.MenuItemType.Separator
RAISED = frozenset(
    {
        QStyle.PrimitiveElement.PE_PanelTipLabel,
        QStyle.PrimitiveElement.PE_PanelMenu,
        QStyle.PrimitiveElement.PE_FrameMenu,
    }
)


class ThemeStyle(QProxyStyle):
    """Fusion with narrow scroll bars, and tool tips and menus with room around their words.

    Everything else paints itself. Reads `theme` whenever it measures or paints. `pixelMetric` is
    not overridden: every layout asks it, and that would make a start measurably slower.
    """

    def __init__(self, theme: Theme) -> None:
        super().__init__("Fusion")
        self.theme = theme

    def sizeFromContents(
        self,
        kind: QStyle.ContentsType,
        option: QStyleOption,
        size: QSize,
        /,
        widget: QWidget | None = None,
    ) -> QSize:
        made = super().sizeFromContents(kind, option, size, widget)  # type: ignore[arg-type]
        if kind is QStyle.ContentsType.CT_MenuItem:
            made += QSize(self.theme.px(24), self.theme.px(6))
        elif kind is QStyle.ContentsType.CT_ScrollBar:
            width = self.theme.px(12)
            lies = option.state & QStyle.StateFlag.State_Horizontal
            made.setHeight(width) if lies else made.setWidth(width)
        return made

    def subControlRect(
        self,
        control: QStyle.ComplexControl,
        option: QStyleOptionComplex,
        part: QStyle.SubControl,
        /,
        widget: QWidget | None = None,
    ) -> QRect:
        if control is not QStyle.ComplexControl.CC_ScrollBar or not isinstance(
            option, QStyleOptionSlider
        ):
            return super().subControlRect(control, option, part, widget)  # type: ignore[arg-type]
        return self._part_of_scroll_bar(option, part)

    def drawComplexControl(
        self,
        control: QStyle.ComplexControl,
        option: QStyleOptionComplex,
        painter: QPainter,
        widget: QWidget | None = None,
    ) -> None:
        if control is not QStyle.ComplexControl.CC_ScrollBar or not isinstance(
            option, QStyleOptionSlider
        ):
            super().drawComplexControl(control, option, painter, widget)
            return
        theme = self.theme
        is_over = bool(
            option.state & QStyle.StateFlag.State_MouseOver
            and option.activeSubControls & QStyle.SubControl.SC_ScrollBarSlider
        )
        handle = self._part_of_scroll_bar(option, QStyle.SubControl.SC_ScrollBarSlider)
        margin, radius = theme.px(4), theme.px(2)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.color("text-muted" if is_over else "line-strong"))
        painter.drawRoundedRect(handle.adjusted(margin, margin, -margin, -margin), radius, radius)
        painter.restore()

    def drawControl(
        self,
        element: QStyle.ControlElement,
        option: QStyleOption,
        painter: QPainter,
        widget: QWidget | None = None,
    ) -> None:
        # Fusion derives the line's colour from the ground's: on black it can't be seen.
        if isinstance(option, QStyleOptionMenuItem) and option.menuItemType is SEPARATOR:
            across = option.rect.center().y()
            painter.setPen(self.theme.color("line"))
            painter.drawLine(option.rect.left(), across, option.rect.right(), across)
        else:
            super().drawControl(element, option, painter, widget)

    def drawPrimitive(
        self,
        element: QStyle.PrimitiveElement,
        option: QStyleOption,
        painter: QPainter,
        widget: QWidget | None = None,
    ) -> None:
        if element not in RAISED:
            super().drawPrimitive(element, option, painter, widget)
            return
        painter.save()
        painter.setPen(self.theme.color("line-strong"))
        painter.setBrush(self.theme.color("surface-raised"))
        painter.drawRect(option.rect.adjusted(0, 0, -1, -1))
        painter.restore()

    def _part_of_scroll_bar(self, bar: QStyleOptionSlider, part: QStyle.SubControl) -> QRect:
        """A scroll bar is all groove, without buttons at its ends."""
        room = bar.rect
        lies = bar.orientation is Qt.Orientation.Horizontal
        length = room.width() if lies else room.height()
        steps = bar.maximum - bar.minimum
        handle = length
        if steps > 0:
            share = length * bar.pageStep // (steps + bar.pageStep)
            handle = min(max(share, self.theme.px(32)), length)
        start = QStyle.sliderPositionFromValue(
            bar.minimum, bar.maximum, bar.sliderPosition, length - handle, bar.upsideDown
        )
        begin, end = {
            QStyle.SubControl.SC_ScrollBarGroove: (0, length),
            QStyle.SubControl.SC_ScrollBarSlider: (start, start + handle),
            QStyle.SubControl.SC_ScrollBarSubPage: (0, start),
            QStyle.SubControl.SC_ScrollBarAddPage: (start + handle, length),
        }.get(part, (0, 0))
        if lies:
            return QRect(room.x() + begin, room.y(), end - begin, room.height())
        return QRect(room.x(), room.y() + begin, room.width(), end - begin)
