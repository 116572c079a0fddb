"""A row of two counterparts at the same height, or of one beside a gap."""

from __future__ import annotations

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QMenu, QVBoxLayout, QWidget

from judgekit.domain.shared.rule_reference import RuleReference
from judgekit.ui.look import Look
from judgekit.ui.rules.reading.note_view import reading_html
from judgekit.ui.rules.reading.section_row import RowContent, RowFrame, SectionRow
from judgekit.ui.theme import Theme
from judgekit.ui.widgets.labels import Label

LEFT_FRAME = RowFrame(left=24, right=32, top=16, bottom=24, number_token="accent")
RIGHT_FRAME = RowFrame(left=32, right=12, top=16, bottom=24, number_token="accent")
NARROW = 520
"""Width of both columns, in design pixels, below which margins and titles are smaller."""
NARROW_FRAMES = (
    RowFrame(left=14, right=12, top=12, bottom=16, number_token="accent", title="text"),
    RowFrame(left=12, right=6, top=12, bottom=16, number_token="accent", title="text"),
)


def frames_for(theme: Theme, width: int) -> tuple[RowFrame, RowFrame]:
    """Return the frames of both sides, where both columns have that width in pixels: long words of
    titles need what room there is."""
    return NARROW_FRAMES if width < theme.px(NARROW) else (LEFT_FRAME, RIGHT_FRAME)


class GapCell(QWidget):
    """A dashed bar and a note on why the edition has no counterpart."""

    def __init__(
        self, look: Look, frame: RowFrame, note: str, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._look = look
        self._frame = frame
        theme = look.theme
        words = self.tr("No counterpart in this edition")
        column = QVBoxLayout(self)
        left, right = theme.px(frame.left + 20), theme.px(frame.right)
        column.setContentsMargins(left, theme.px(18), right, theme.px(22))
        column.setSpacing(theme.px(2))
        column.addWidget(Label(look, words, bold=True, wraps=True))
        if note:
            told = Label(look, token="text-muted", wraps=True)
            told.setTextFormat(Qt.TextFormat.RichText)
            told.setText(reading_html(note))
            column.addWidget(told)
        column.addStretch(1)
        self.setAccessibleName(f"{words}. {note}" if note else words)

    def heightForWidth(self, width: int) -> int:
        layout = self.layout()
        return layout.heightForWidth(width) if layout is not None else 0

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._look.theme
        bar = theme.measure("bar-chosen")
        pen = QPen(theme.color("line-strong"), bar)
        pen.setDashPattern([2.5, 1.5])
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        painter = QPainter(self)
        painter.setPen(pen)
        x = theme.px(self._frame.left) + bar // 2
        height = self.heightForWidth(self.width())
        painter.drawLine(x, theme.px(14), x, height - theme.px(14))


class ParallelRow(QWidget):
    """Both sides, a line between them and one below; the alignment's note is at the foot.

    Signals carry the side where something happened: 0 left, 1 right.
    """

    reference_followed = Signal(RuleReference)
    changes_wanted = Signal(RuleReference)
    paragraph_chosen = Signal(int, int)
    note_written = Signal(int, str)
    note_wanted = Signal(int)
    grew = Signal()
    place_shown = Signal(QRect)
    menu_opening = Signal(QMenu)

    def __init__(
        self,
        look: Look,
        sides: tuple[RowContent | None, RowContent | None],
        note: str,
        parent: QWidget | None = None,
        frames: tuple[RowFrame, RowFrame] = (LEFT_FRAME, RIGHT_FRAME),
    ) -> None:
        super().__init__(parent)
        self._look = look
        self._left = frames[0].left
        self.cells: list[SectionRow | GapCell] = []
        gap_note = note if None in sides else ""
        for side, (content, frame) in enumerate(zip(sides, frames, strict=True)):
            if content is None:
                self.cells.append(GapCell(look, frame, gap_note, self))
            else:
                self.cells.append(self._section(side, content, frame))
        self._foot: Label | None = None
        if note and not gap_note:
            self._foot = Label(
                look, note, size="small", token="text-muted", wraps=True, parent=self
            )

    def section_cell(self, side: int) -> SectionRow | None:
        """Return the section at a side, None for a gap."""
        cell = self.cells[side]
        return cell if isinstance(cell, SectionRow) else None

    def keep_gap_in_view(self, scrolled: int) -> None:
        """Keep the text of a gap visible while its counterpart is scrolled."""
        for cell in self.cells:
            if isinstance(cell, GapCell):
                needed = cell.heightForWidth(cell.width())
                room = self.height() - self._foot_height(self.width()) - 1 - needed
                cell.move(cell.x(), max(0, min(scrolled, room)))

    def heightForWidth(self, width: int) -> int:
        left, right = self._columns(width)
        height = max(
            self.cells[0].heightForWidth(left.width()), self.cells[1].heightForWidth(right.width())
        )
        return height + self._foot_height(width) + 1

    def hasHeightForWidth(self) -> bool:
        return True

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        theme = self._look.theme
        foot = self._foot_height(self.width())
        left, right = self._columns(self.width())
        height = self.height() - foot - 1
        self.cells[0].setGeometry(left.left(), 0, left.width(), height)
        self.cells[1].setGeometry(right.left(), 0, right.width(), height)
        if self._foot is not None:
            inset = theme.px(self._left)
            room = self.width() - 2 * inset - theme.px(20)
            self._foot.setGeometry(inset + theme.px(20), height, room, foot - theme.px(12))

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._look.theme
        painter = QPainter(self)
        left, _ = self._columns(self.width())
        foot = self._foot_height(self.width())
        painter.fillRect(left.right() + 1, 0, 1, self.height() - foot, theme.color("line"))
        painter.fillRect(0, self.height() - 1, self.width(), 1, theme.color("line"))
        if foot:
            top = self.height() - foot
            icon = theme.px(14)
            at = top + (foot - theme.px(12) - icon) // 2
            left_edge = theme.px(self._left)
            self._look.paint_icon(painter, "info", left_edge, at, token="text-muted", size=14)

    def _section(self, side: int, content: RowContent, frame: RowFrame) -> SectionRow:
        cell = SectionRow(self._look, content, frame, self)
        cell.reference_followed.connect(self.reference_followed)
        cell.changes_wanted.connect(self.changes_wanted)
        cell.paragraph_chosen.connect(lambda block: self.paragraph_chosen.emit(side, block))
        cell.note_written.connect(lambda text: self.note_written.emit(side, text))
        cell.note_wanted.connect(lambda: self.note_wanted.emit(side))
        cell.grew.connect(self.grew)
        cell.menu_opening.connect(self.menu_opening)
        cell.place_shown.connect(lambda place: self.place_shown.emit(place.translated(cell.pos())))
        return cell

    def _columns(self, width: int) -> tuple[QRect, QRect]:
        """Return the rectangle of each side; the right one is narrower by the scroll bar."""
        left = (width + self._look.theme.px(12)) // 2
        return QRect(0, 0, left, 1), QRect(left + 1, 0, width - left - 1, 1)

    def _foot_height(self, width: int) -> int:
        if self._foot is None:
            return 0
        theme = self._look.theme
        room = width - 2 * theme.px(self._left) - theme.px(20)
        return self._foot.heightForWidth(room) + theme.px(16)
