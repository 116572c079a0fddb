"""The painted track of additional turns: done, current, to come, and those from Slow Play."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRect, QSize, Qt
from PySide6.QtGui import (
    QFontMetrics,
    QHelpEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from judgekit.ui.clock.turns.words import cell_words, player_letters, track_words
from judgekit.ui.look import Look
from judgekit.ui.spoken.announcing import announce
from judgekit.ui.spoken.spoken import Role, Spoken, SpokenRow
from judgekit.ui.theme import ThemeName
from judgekit.ui.widgets.painting.strokes import paint_frame
from judgekit.ui.widgets.tool_tip import hide_tip, show_tip
from judgekit.views.clock.turn_facts import CellKind, TurnCell, TurnFacts

CELL, HEIGHT, GAP, LETTER = 30, 36, 6, 22
"""A cell's width and height, the gap between two, and the height of the letter below."""


class TurnTrack(QWidget):
    """A row of numbered cells with the player's letter below each; it wraps to more rows."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._facts: TurnFacts | None = None
        self._cells: tuple[TurnCell, ...] = ()
        self._letters = ("", "")
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        look.changed.connect(self.updateGeometry)

    def show_turns(self, facts: TurnFacts) -> None:
        """Show these turns; repaint only what differs."""
        cells, letters = facts.cells(), player_letters(facts)
        said = track_words(facts)
        self._facts = facts
        if said != self.accessibleName():
            self.setAccessibleName(said)
            if self.isVisible():
                announce(self, said)
        if (cells, letters) != (self._cells, self._letters):
            self._cells, self._letters = cells, letters
            self.updateGeometry()
            self.update()

    def as_spoken(self) -> Spoken:
        """Return what it is for screen readers."""
        rows = tuple(
            SpokenRow(cell_words(self._facts, cell), self._room(place))
            for place, cell in enumerate(self._cells)
            if self._facts is not None
        )
        return Spoken(Role.List, rows=rows)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        theme = self._look.theme
        rows = -(-len(self._cells) // self._per_row(width))
        return max(1, rows) * theme.px(HEIGHT + LETTER)

    def sizeHint(self) -> QSize:
        width = self._look.theme.px(8 * (CELL + GAP) - GAP)
        return QSize(width, self.heightForWidth(max(width, self.width())))

    def minimumSizeHint(self) -> QSize:
        theme = self._look.theme
        return QSize(theme.px(CELL), self.heightForWidth(max(self.width(), theme.px(CELL))))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.updateGeometry()

    def event(self, event: QEvent) -> bool:
        if event.type() is QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            self._tell(event)
            return True
        return super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        for place, cell in enumerate(self._cells):
            self._paint_cell(painter, self._room(place), cell)

    # -- inside

    def _per_row(self, width: int) -> int:
        theme = self._look.theme
        step = theme.px(CELL) + theme.px(GAP)
        return max(1, (width + theme.px(GAP)) // step)

    def _room(self, place: int) -> QRect:
        theme = self._look.theme
        row, column = divmod(place, self._per_row(self.width()))
        left = column * (theme.px(CELL) + theme.px(GAP))
        return QRect(left, row * theme.px(HEIGHT + LETTER), theme.px(CELL), theme.px(HEIGHT))

    def _paint_cell(self, painter: QPainter, room: QRect, cell: TurnCell) -> None:
        theme = self._look.theme
        is_now = cell.kind is CellKind.NOW
        is_done = cell.kind is CellKind.DONE
        if is_now or is_done:
            fill = theme.color("accent" if is_now else "line")
            if is_done and theme.name is ThemeName.HIGH_CONTRAST:
                fill = theme.color("surface")
            paint_frame(painter, room, theme.px(4), fill=fill)
        else:
            dashed = cell.kind is CellKind.FROM_SLOW_PLAY
            line = theme.color("line-strong")
            paint_frame(painter, room, theme.px(4), line=line, dashed=dashed)
        ink = {CellKind.NOW: "on-accent", CellKind.DONE: "text"}.get(cell.kind, "text")
        if is_done and theme.name is ThemeName.HIGH_CONTRAST:
            self._paint_tick(painter, room, cell)
        else:
            painter.setFont(theme.font(bold=is_now))
            painter.setPen(theme.color(ink))
            painter.drawText(room, Qt.AlignmentFlag.AlignCenter, str(cell.number))
        font = theme.font("small", bold=is_now)
        metrics = QFontMetrics(font)
        below = QRect(room.left(), room.bottom() + theme.px(5), room.width(), metrics.height())
        painter.setFont(font)
        painter.setPen(theme.color("text" if is_now else "text-muted"))
        painter.drawText(below, Qt.AlignmentFlag.AlignCenter, self._letters[cell.seat])

    def _paint_tick(self, painter: QPainter, room: QRect, cell: TurnCell) -> None:
        """In high contrast, which has no grey fill, mark a turn as done with a tick."""
        theme = self._look.theme
        paint_frame(painter, room, theme.px(4), line=theme.color("line"))
        half = room.height() // 2
        number = QRect(room.left(), room.top() + theme.px(2), room.width(), half)
        painter.setFont(theme.font("small"))
        painter.setPen(theme.color("text-muted"))
        painter.drawText(number, Qt.AlignmentFlag.AlignCenter, str(cell.number))
        left = room.left() + (room.width() - theme.px(14)) // 2
        top = room.top() + half + theme.px(1)
        self._look.paint_icon(painter, "tick", left, top, token="text-muted", size=14)

    def _tell(self, event: QHelpEvent) -> None:
        for place, cell in enumerate(self._cells):
            if self._facts is not None and self._room(place).contains(event.pos()):
                show_tip(event.globalPos(), cell_words(self._facts, cell), self)
                return
        hide_tip()
