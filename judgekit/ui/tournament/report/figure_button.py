"""A large figure with what it counts; pressed, it opens that."""

from __future__ import annotations

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QEnterEvent, QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from judgekit.ui.look import Look
from judgekit.ui.widgets.painting.strokes import fill, paint_ring
from judgekit.ui.widgets.pressable import Pressable
from judgekit.views.report.five_figures import Figure

POINTS = 27
PADDING, GAP = 8, 2
NO_BREAK = "\u00a0"


class FigureButton(Pressable):
    """Shows one of the five figures."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._figure: Figure | None = None
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        look.changed.connect(self.updateGeometry)

    def show_figure(self, figure: Figure) -> None:
        """Show this figure."""
        if figure != self._figure:
            self._figure = figure
            said = ", ".join(filter(None, (f"{figure.value} {figure.name}", figure.detail)))
            self.setAccessibleName(said)
            self.updateGeometry()
            self.update()

    def sizeHint(self) -> QSize:
        theme = self._look.theme
        value, text, small = self._metrics()
        lines = self._lines(self.width())
        height = value.height() + text.height() + small.height() * lines
        width = max(
            value.horizontalAdvance(self._figure.value if self._figure else ""),
            text.horizontalAdvance(self._figure.name if self._figure else ""),
        )
        return QSize(width + theme.px(2 * PADDING) + 1, height + theme.px(2 * PADDING + 2 * GAP))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._look.theme.px(96), self.sizeHint().height())

    def resizeEvent(self, event: object) -> None:
        super().resizeEvent(event)  # type: ignore[arg-type]
        self.updateGeometry()

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, figure = self._look.theme, self._figure
        if figure is None:
            return
        painter = QPainter(self)
        if self.underMouse():
            fill(painter, self.rect(), theme.color("surface-sunken"))
        value, text, small = self._metrics()
        room = self.rect().adjusted(theme.px(PADDING), theme.px(PADDING), -theme.px(PADDING), 0)
        left = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
        wraps = left | Qt.TextFlag.TextWordWrap
        lines = (
            (theme.sized_font(POINTS, bold=True), value, figure.value, "text", left, 1),
            (theme.font(), text, figure.name, "text", left, 1),
            (
                theme.font("small"),
                small,
                self._detail(self.width()),
                "text-muted",
                wraps,
                self._lines(self.width()),
            ),
        )
        top = room.top()
        for font, metrics, words, token, align, count in lines:
            painter.setFont(font)
            painter.setPen(theme.color(token))
            line = QRect(room.left(), top, room.width(), metrics.height() * count)
            shown = words
            if align is left:
                shown = metrics.elidedText(words, Qt.TextElideMode.ElideRight, room.width())
            painter.drawText(line, int(align), shown)
            top += line.height() + theme.px(GAP)
        if self.hasFocus():
            paint_ring(painter, theme, self.rect(), theme.measure("radius-control"))

    def _lines(self, width: int) -> int:
        """How many lines the detail takes."""
        if self._figure is None or not self._figure.detail:
            return 1
        theme = self._look.theme
        small = QFontMetrics(theme.font("small"))
        room = QRect(0, 0, max(1, width - theme.px(2 * PADDING)), 10_000)
        flags = int(Qt.TextFlag.TextWordWrap)
        taken = small.boundingRect(room, flags, self._detail(width)).height()
        return max(1, round(taken / small.height()))

    def _detail(self, width: int) -> str:
        """The detail, which breaks within one of its parts only where that is longer than a
        line."""
        theme = self._look.theme
        small, room = QFontMetrics(theme.font("small")), width - theme.px(2 * PADDING)
        parts = self._figure.details if self._figure is not None else ()
        return ", ".join(
            part.replace(" ", NO_BREAK) if small.horizontalAdvance(f"{part},") <= room else part
            for part in parts
        )

    def _metrics(self) -> tuple[QFontMetrics, QFontMetrics, QFontMetrics]:
        theme = self._look.theme
        fonts = theme.sized_font(POINTS, bold=True), theme.font(), theme.font("small")
        value, text, small = (QFontMetrics(font) for font in fonts)
        return value, text, small
