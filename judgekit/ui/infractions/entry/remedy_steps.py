"""Steps of a remedy: a filled number applies, a ringed one may apply, a muted one doesn't."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from judgekit.domain.infractions.remedy import StepState
from judgekit.ui.look import Look
from judgekit.ui.widgets.painting.wrapped_words import KeptWraps, WrappedWords

LEFT, RING, GAP = 34, 22, 8


class StepLine(msgspec.Struct, frozen=True):
    """A step in words, and whether it applies."""

    words: str
    state: StepState


class RemedySteps(QWidget):
    """Painted; screen readers get it as one text."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._lines: tuple[StepLine, ...] = ()
        self._measured: dict[int, list[int]] = {}
        """Cached heights of the lines by width, in pixels."""
        self._wraps = KeptWraps()
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        look.changed.connect(self._measure_anew)

    def show_lines(self, lines: Sequence[StepLine]) -> None:
        """Show these steps."""
        if tuple(lines) == self._lines:
            return
        same = [each.words for each in lines] == [each.words for each in self._lines]
        self._lines = tuple(lines)
        self._tell()
        if not same:
            self._measure_anew()
        self.update()

    def lines(self) -> tuple[StepLine, ...]:
        """Return the steps shown."""
        return self._lines

    def sizeHint(self) -> QSize:
        width = self._look.theme.px(360)
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._look.theme.px(160), 0)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return sum(self._heights(width)) + self._look.theme.px(GAP) * max(0, len(self._lines) - 1)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._look.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        top = 0
        for place, (line, height) in enumerate(
            zip(self._lines, self._heights(self.width()), strict=True)
        ):
            self._paint_number(painter, place, line.state, top)
            is_out = line.state is StepState.DOES_NOT_APPLY
            painter.setPen(theme.color("text-muted" if is_out else "text"))
            room = QRect(theme.px(LEFT), top, self.width() - theme.px(LEFT), height)
            self._wrapped(line, self.width()).paint(painter, room)
            top += height + theme.px(GAP)

    def _paint_number(self, painter: QPainter, place: int, state: StepState, top: int) -> None:
        theme = self._look.theme
        ring = QRectF(0, top, theme.px(RING), theme.px(RING)).adjusted(0.5, 0.5, -0.5, -0.5)
        applies = state is StepState.APPLIES
        is_out = state is StepState.DOES_NOT_APPLY
        painter.setBrush(theme.color("accent") if applies else Qt.BrushStyle.NoBrush)
        line = "accent" if applies else "line" if is_out else "line-strong"
        style = Qt.PenStyle.DashLine if is_out else Qt.PenStyle.SolidLine
        painter.setPen(QPen(theme.color(line), 1, style))
        painter.drawEllipse(ring)
        painter.setFont(theme.font("small", bold=applies))
        ink = "on-accent" if applies else "text-muted" if is_out else "text"
        painter.setPen(theme.color(ink))
        painter.drawText(ring, Qt.AlignmentFlag.AlignCenter, str(place + 1))

    def _heights(self, width: int) -> list[int]:
        if width not in self._measured:
            least = self._look.theme.px(RING)
            heights = [max(self._wrapped(line, width).height, least) for line in self._lines]
            self._measured[width] = heights
        return self._measured[width]

    def _measure_anew(self) -> None:
        self._measured.clear()
        self.updateGeometry()

    def _wrapped(self, line: StepLine, width: int) -> WrappedWords:
        theme = self._look.theme
        room = max(theme.px(60), width - theme.px(LEFT))
        return self._wraps.wrapped(line.words, theme.font(), room, theme.measure("line-text"))

    def _tell(self) -> None:
        said = {
            StepState.APPLIES: self.tr("applies"),
            StepState.OPEN: self.tr("may apply"),
            StepState.DOES_NOT_APPLY: self.tr("does not apply"),
        }
        lines = (
            f"{place}, {said[line.state]}: {line.words}"
            for place, line in enumerate(self._lines, start=1)
        )
        self.setAccessibleName("\n".join(lines))
