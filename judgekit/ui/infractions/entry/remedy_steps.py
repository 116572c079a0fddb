"""Steps of a remedy: a filled number applies, a ringed one may apply; what doesn't is folded."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum

import msgspec
from PySide6.QtCore import QEvent, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QFontMetrics,
    QHelpEvent,
    QMouseEvent,
    QMoveEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from judgekit.domain.infractions.remedy import StepState
from judgekit.ui.look import Look
from judgekit.ui.widgets.actions import key_text
from judgekit.ui.widgets.painting.wrapped_words import KeptWraps, WrappedWords
from judgekit.ui.widgets.tool_tip import hide_tip, show_tip

LEFT, RING, SMALL_RING, SMALL_LINE = 34, 22, 18, 16
GAP, BRIEF_GAP, SMALL_GAP = 8, 4, 2


class Density(Enum):
    """How the steps take the room, the most legible first."""

    WHOLE = "whole"
    BRIEF = "brief"
    """Steps that are still open are cut to one line."""
    SMALL = "small"
    """And the letters are small."""


class StepLine(msgspec.Struct, frozen=True):
    """A step in words, and whether it applies."""

    words: str
    state: StepState


class RemedySteps(QWidget):
    """Painted; screen readers get it as one text.

    Steps that don't apply fold into one line. If the others don't fit into the room, those that
    are still open take a line each, in small letters at last; those that apply are never cut.
    """

    moved = Signal()
    """It lies elsewhere: its room is another."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._lines: tuple[StepLine, ...] = ()
        self._room = 0
        self._is_unfolded = False
        self._measured: dict[tuple[int, bool], list[int]] = {}
        """Cached heights of the whole lines by width and whether they are small, in pixels."""
        self._wraps = KeptWraps()
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        look.changed.connect(self._measure_anew)

    def show_lines(self, lines: Sequence[StepLine], *, anew: bool = False) -> None:
        """Show these steps; `anew` for those of another infraction, folded again."""
        if anew:
            self._is_unfolded = False
        if tuple(lines) == self._lines and not anew:
            return
        self._lines = tuple(lines)
        self._tell()
        self._measure_anew()

    def lines(self) -> tuple[StepLine, ...]:
        """Return all steps, also the folded ones."""
        return self._lines

    def set_room(self, height: int) -> None:
        """Set the height that is in sight, in pixels."""
        if height != self._room:
            self._room = height
            self.updateGeometry()
            self.update()

    def toggle(self) -> None:
        """Show every step in full, or only what applies or may apply."""
        self._is_unfolded = not self._is_unfolded
        self.updateGeometry()
        self.update()

    def heights(self, width: int) -> dict[int, int]:
        """Return the heights of the steps shown by their places, from 0, in pixels."""
        return self._in(self._density(width), width)

    def least_height(self, width: int) -> int:
        """Return the height with the open steps on one line each, in pixels."""
        return self._total(Density.BRIEF, width)

    def sizeHint(self) -> QSize:
        width = self._look.theme.px(360)
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._look.theme.px(160), 0)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return self._total(self._density(width), width)

    def moveEvent(self, event: QMoveEvent) -> None:
        super().moveEvent(event)
        self.moved.emit()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if self._step_at(int(event.position().y())) is None or self._is_unfolded:
            self.toggle()

    def event(self, event: QEvent) -> bool:
        if event.type() is QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            at = self._step_at(event.pos().y())
            if at is None:
                hide_tip()
            else:
                show_tip(event.globalPos(), self._lines[at].words, self)
            return True
        if event.type() is QEvent.Type.LanguageChange:
            self._tell()
        return super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._look.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        density = self._density(self.width())
        is_small, gap = density is Density.SMALL, self._gap(density)
        whole, ring = self._heights(self.width(), is_small=is_small), self._ring(is_small=is_small)
        top = 0
        for place, height in self.heights(self.width()).items():
            line = self._lines[place]
            self._paint_number(painter, place, line.state, QRect(0, top, ring, ring))
            is_out = line.state is StepState.DOES_NOT_APPLY
            painter.setPen(theme.color("text-muted" if is_out else "text"))
            room = QRect(theme.px(LEFT), top, self.width() - theme.px(LEFT), height)
            if height < whole[place]:
                font = theme.font("small" if is_small else "text")
                painter.setFont(font)
                elide = Qt.TextElideMode.ElideRight
                words = QFontMetrics(font).elidedText(line.words, elide, room.width())
                painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, words)
            else:
                self._wrapped(line, self.width(), is_small=is_small).paint(painter, room)
            top += height + gap
        painter.setPen(theme.color("text-muted"))
        painter.setFont(theme.font("small"))
        foot = QRect(theme.px(LEFT), top, self.width() - theme.px(LEFT), theme.px(RING))
        painter.drawText(foot, Qt.AlignmentFlag.AlignVCenter, self._folded_words())

    def _folded(self) -> int:
        """Number of steps that don't apply."""
        return sum(line.state is StepState.DOES_NOT_APPLY for line in self._lines)

    def _folded_words(self) -> str:
        if self._is_unfolded or not self._folded():
            return ""
        words = self.tr("%n step(s) not needed here", "", self._folded())
        return f"{words} · {key_text('F')}"

    def _density(self, width: int) -> Density:
        """Return the first that fits into the room; the last one if none does."""
        if self._is_unfolded:
            return Density.WHOLE
        fitting = (each for each in Density if self._total(each, width) <= self._room)
        return next(fitting, Density.SMALL)

    def _in(self, density: Density, width: int) -> dict[int, int]:
        """Return the heights of the steps by their places, in pixels."""
        whole = self._heights(width, is_small=density is Density.SMALL)
        if self._is_unfolded:
            return dict(enumerate(whole))
        line = self._ring(is_small=density is Density.SMALL)
        is_cut = density is not Density.WHOLE
        return {
            at: line if is_cut and each.state is StepState.OPEN else whole[at]
            for at, each in enumerate(self._lines)
            if each.state is not StepState.DOES_NOT_APPLY
        }

    def _total(self, density: Density, width: int) -> int:
        theme = self._look.theme
        heights = self._in(density, width)
        folded = theme.px(RING) if self._folded() and not self._is_unfolded else 0
        count = len(heights) + bool(folded)
        return sum(heights.values()) + folded + self._gap(density) * max(0, count - 1)

    def _gap(self, density: Density) -> int:
        """Return the space between two steps, in pixels."""
        gaps = {Density.WHOLE: GAP, Density.BRIEF: BRIEF_GAP, Density.SMALL: SMALL_GAP}
        return self._look.theme.px(gaps[density])

    def _step_at(self, y: int) -> int | None:
        """Return the place of the step at this height; None for the line of the folded ones."""
        top, gap = 0, self._gap(self._density(self.width()))
        for place, height in self.heights(self.width()).items():
            if top <= y < top + height + gap:
                return place
            top += height + gap
        return None

    def _paint_number(self, painter: QPainter, place: int, state: StepState, box: QRect) -> None:
        theme = self._look.theme
        ring = QRectF(box).adjusted(0.5, 0.5, -0.5, -0.5)
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

    def _ring(self, *, is_small: bool) -> int:
        """Return the diameter of a number's ring, in pixels."""
        return self._look.theme.px(SMALL_RING if is_small else RING)

    def _heights(self, width: int, *, is_small: bool) -> list[int]:
        key = width, is_small
        if key not in self._measured:
            least = self._ring(is_small=is_small)
            wrapped = (self._wrapped(line, width, is_small=is_small) for line in self._lines)
            self._measured[key] = [max(each.height, least) for each in wrapped]
        return self._measured[key]

    def _measure_anew(self) -> None:
        self._measured.clear()
        self.updateGeometry()
        self.update()

    def _wrapped(self, line: StepLine, width: int, *, is_small: bool) -> WrappedWords:
        theme = self._look.theme
        room = max(theme.px(60), width - theme.px(LEFT))
        font = theme.font("small" if is_small else "text")
        height = theme.px(SMALL_LINE) if is_small else theme.measure("line-text")
        return self._wraps.wrapped(line.words, font, room, height)

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
