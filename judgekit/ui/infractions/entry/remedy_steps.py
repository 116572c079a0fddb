"""Steps of a remedy: a filled number applies, a ringed one may apply; what doesn't is folded."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QEvent, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QHelpEvent,
    QMouseEvent,
    QMoveEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from judgekit.domain.infractions.remedy import StepState
from judgekit.ui.infractions.entry.step_layout import (
    LEFT,
    StepLayout,
    StepLine,
)
from judgekit.ui.look import Look
from judgekit.ui.spoken.spoken import Role, Spoken, SpokenRow
from judgekit.ui.theme import Theme
from judgekit.ui.widgets.actions import key_text
from judgekit.ui.widgets.painting.two_lines import TwoLines
from judgekit.ui.widgets.tool_tip import set_tip, show_tip


class RemedySteps(QWidget):
    """Painted; screen readers get it as one text.

    Steps that don't apply fold into one line. If the others don't fit into the room, those that
    are still open take two lines each; those that apply are never cut.
    """

    moved = Signal()
    """It lies elsewhere: its room is another."""
    turned = Signal()
    """Every step is shown in full, or not any more."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.measures = StepLayout(look)
        """Which steps are shown, and in what height."""
        # Fixed would keep the height that another width needs.
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        look.changed.connect(self._measure_anew)

    def show_lines(self, lines: Sequence[StepLine], *, anew: bool = False) -> None:
        """Show these steps; `anew` for those of another infraction, folded again."""
        if anew:
            self.measures.is_unfolded = False
        if tuple(lines) == self.measures.lines and not anew:
            return
        self.measures.show_lines(lines)
        self._tell()
        self._measure_anew()

    def lines(self) -> tuple[StepLine, ...]:
        """Return all steps, also the folded ones."""
        return self.measures.lines

    def set_room(self, height: int) -> None:
        """Set the height that is in sight, in pixels."""
        if height != self.measures.room:
            self.measures.room = height
            self.updateGeometry()
            self.update()

    def toggle(self) -> None:
        """Show every step in full, or only what applies or may apply."""
        self.measures.is_unfolded = not self.measures.is_unfolded
        self.updateGeometry()
        self.update()
        self.turned.emit()

    def heights(self, width: int) -> dict[int, int]:
        """Return the heights of the steps shown by their places, from 0, in pixels."""
        return self.measures.shown(self.measures.density(width), width)

    def as_spoken(self) -> Spoken:
        """Return what it is for screen readers."""
        rows, top = [], 0
        gap = self.measures.gap(self.measures.density(self.width()))
        for place, height in self.heights(self.width()).items():
            room = QRect(0, top, self.width(), height)
            rows.append(SpokenRow(said_step(self.measures.lines[place], place), room))
            top += height + gap
        if folded := self._folded_words():
            rows.append(SpokenRow(folded, QRect(0, top, self.width(), self.height() - top)))
        return Spoken(Role.List, rows=tuple(rows))

    def sizeHint(self) -> QSize:
        width = self._look.theme.px(360)
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._look.theme.px(160), 0)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return self.measures.height(self.measures.density(width), width)

    def moveEvent(self, event: QMoveEvent) -> None:
        super().moveEvent(event)
        self.moved.emit()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if self._step_at(int(event.position().y())) is None or self.measures.is_unfolded:
            self.toggle()

    def event(self, event: QEvent) -> bool:
        if event.type() is QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            at = self._step_at(event.pos().y())
            if at is not None:
                show_tip(event.globalPos(), self.measures.lines[at].words, self)
                return True
        if event.type() is QEvent.Type.LanguageChange:
            self._tell()
        return super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._look.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        density = self.measures.density(self.width())
        gap = self.measures.gap(density)
        whole, ring = self.measures.whole(self.width()), self.measures.ring()
        top = 0
        for place, height in self.heights(self.width()).items():
            line = self.measures.lines[place]
            _paint_number(painter, theme, place, line.state, QRect(0, top, ring, ring))
            is_out = line.state is StepState.DOES_NOT_APPLY
            painter.setPen(theme.color("text-muted" if is_out else "text"))
            room = QRect(theme.px(LEFT), top, self.width() - theme.px(LEFT), height)
            if height < whole[place]:
                painter.setFont(theme.font())
                TwoLines(line.words, painter.font(), room.width()).paint(painter, room)
            else:
                self.measures.wrapped(line, self.width()).paint(painter, room)
            top += height + gap
        painter.setPen(theme.color("text-muted"))
        painter.setFont(theme.font("small"))
        foot = QRect(theme.px(LEFT), top, self.width() - theme.px(LEFT), ring)
        painter.drawText(foot, Qt.AlignmentFlag.AlignVCenter, self._folded_words())

    def _folded_words(self) -> str:
        if self.measures.is_unfolded or not self.measures.folded():
            return ""
        words = self.tr("%n step(s) not needed here", "", self.measures.folded())
        return f"{words} · {key_text('F')}"

    def _step_at(self, y: int) -> int | None:
        """Return the place of the step at this height; None for the line of the folded ones."""
        top, gap = 0, self.measures.gap(self.measures.density(self.width()))
        for place, height in self.heights(self.width()).items():
            if top <= y < top + height + gap:
                return place
            top += height + gap
        return None

    def _measure_anew(self) -> None:
        self.measures.forget()
        self.updateGeometry()
        self.update()

    def _tell(self) -> None:
        whole = "\n".join(said_step(line, at) for at, line in enumerate(self.measures.lines))
        self.setAccessibleName(whole)
        # Over a step, only that one is shown; this is for the line of the folded ones.
        set_tip(self, whole)


def _paint_number(
    painter: QPainter, theme: Theme, place: int, state: StepState, box: QRect
) -> None:
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


def said_step(line: StepLine, place: int) -> str:
    """Return the step at that place, from 0, for screen readers."""
    translate = QCoreApplication.translate
    said = {
        StepState.APPLIES: translate("RemedySteps", "applies"),
        StepState.OPEN: translate("RemedySteps", "may apply"),
        StepState.DOES_NOT_APPLY: translate("RemedySteps", "does not apply"),
    }
    return f"{place + 1}, {said[line.state]}: {line.words}"
