"""A short list with one chosen row, changed with the arrow keys: presets, reasons. Words that don't
fit on a line take two."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QFontMetrics,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from judgekit.ui.look import Look
from judgekit.ui.spoken.announcing import tell_chosen_row
from judgekit.ui.spoken.spoken import Role, Spoken, SpokenRow
from judgekit.ui.widgets.painting.strokes import paint_chosen, paint_ring
from judgekit.ui.widgets.painting.two_lines import TwoLines
from judgekit.ui.widgets.tool_tip import set_tip

EDGE = 12


class Choice(NamedTuple):
    """A row: its value, its words, and optional text at the right."""

    value: str
    words: str
    beside: str = ""


class ChoiceList(QWidget):
    """One tab stop; Up and Down choose. `chosen` is emitted for the user's choice only."""

    chosen = Signal(str)
    clicked = Signal(str)
    """Also if it was chosen before."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._choices: tuple[Choice, ...] = ()
        self._at = -1
        self._name = ""
        self._cut: list[str] = []
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        look.changed.connect(self.updateGeometry)

    def set_choices(self, name: str, choices: Sequence[Choice]) -> None:
        """Set the choices; the chosen value is kept if it is still available."""
        value = self.value()
        self._name = name
        self._choices = tuple(choices)
        self._at = -1
        self.choose(value)
        self.updateGeometry()
        self.update()

    @property
    def choices(self) -> tuple[Choice, ...]:
        """The choices from top to bottom."""
        return self._choices

    def choose(self, value: str) -> None:
        """Show this value as chosen; none if it isn't available."""
        self._at = next((at for at, row in enumerate(self._choices) if row.value == value), -1)
        self._tell()

    def value(self) -> str:
        """Return the chosen value; empty if none is."""
        return self._choices[self._at].value if self._at >= 0 else ""

    def chosen_place(self) -> QRect:
        """Return where the chosen row stands; nowhere if none is."""
        return self._rows()[self._at] if self._at >= 0 else QRect()

    def as_spoken(self) -> Spoken:
        """Return what it is for screen readers."""
        rows = tuple(
            SpokenRow(", ".join(filter(None, (each.words, each.beside))), row, at == self._at)
            for at, (each, row) in enumerate(zip(self._choices, self._rows(), strict=True))
        )
        return Spoken(Role.List, rows=rows)

    def sizeHint(self) -> QSize:
        theme = self._look.theme
        return QSize(theme.px(200), sum(row.height() for row in self._rows()))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._look.theme.px(120), self.sizeHint().height())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        steps = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}
        step = steps.get(Qt.Key(event.key()), 0)
        if step:
            self._take(min(max(self._at + step, 0), len(self._choices) - 1))
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        y = int(event.position().y())
        for at, row in enumerate(self._rows()):
            if row.top() <= y <= row.bottom():
                self._take(at)
                self.clicked.emit(self.value())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._look.theme
        painter = QPainter(self)
        self._cut = []
        for at, (choice, row) in enumerate(zip(self._choices, self._rows(), strict=True)):
            is_chosen = at == self._at
            if is_chosen:
                paint_chosen(painter, theme, row)
            self._paint_row(painter, row, choice, is_chosen=is_chosen)
            if self.hasFocus() and (is_chosen or (self._at < 0 and at == 0)):
                paint_ring(painter, theme, row)
        set_tip(self, "\n".join(self._cut))

    def _paint_row(self, painter: QPainter, row: QRect, choice: Choice, *, is_chosen: bool) -> None:
        theme = self._look.theme
        inner = row.adjusted(theme.px(EDGE), 0, -theme.px(EDGE), 0)
        middle = Qt.AlignmentFlag.AlignVCenter
        painter.setFont(theme.font("small"))
        painter.setPen(theme.color("text-muted"))
        painter.drawText(inner, middle | Qt.AlignmentFlag.AlignRight, choice.beside)
        painter.setPen(theme.color("text"))
        words = self._words(choice, is_bold=is_chosen)
        if not words.is_whole:
            self._cut.append(choice.words)
        words.paint(painter, inner)

    def _words(self, choice: Choice, *, is_bold: bool) -> TwoLines:
        theme = self._look.theme
        beside = QFontMetrics(theme.font("small")).horizontalAdvance(choice.beside)
        room = self.width() - 2 * theme.px(EDGE) - (beside + theme.px(8) if beside else 0)
        return TwoLines(choice.words, theme.font(bold=is_bold), room)

    def _rows(self) -> tuple[QRect, ...]:
        """Return where the rows stand."""
        theme = self._look.theme
        height, top = theme.measure("row-list"), 0
        more = QFontMetrics(theme.font()).height()
        rows: list[QRect] = []
        for choice in self._choices:
            # Measured in bold, so that the rows stay where they are when the choice moves.
            lines = len(self._words(choice, is_bold=True).lines)
            rows.append(QRect(0, top, self.width(), height + more * (lines - 1)))
            top += rows[-1].height()
        return tuple(rows)

    def _take(self, at: int) -> None:
        if self._choices and at != self._at:
            self._at = at
            self._tell()
            self.chosen.emit(self.value())

    def _tell(self) -> None:
        chosen = self._choices[self._at] if self._at >= 0 else None
        said = f"{self._name}: {chosen.words}, {chosen.beside}" if chosen else self._name
        self.setAccessibleName(said.rstrip(", "))
        tell_chosen_row(self, self._at)
        self.update()
