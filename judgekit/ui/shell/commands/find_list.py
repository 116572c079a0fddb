"""List below the command field of everything that was found: kind, title, detail and key."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QRect, Qt, Signal
from PySide6.QtGui import QFontMetrics, QMouseEvent, QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QFrame, QWidget

from judgekit.ui.look import Look
from judgekit.ui.shell.commands.proposal_details import paint_verb
from judgekit.ui.spoken.spoken import Role, Spoken, SpokenRow
from judgekit.ui.widgets.actions import key_text
from judgekit.ui.widgets.painting.marked_words import paint_marked_words
from judgekit.ui.widgets.painting.strokes import (
    fill,
    language_tag_size,
    paint_chosen,
    paint_frame,
    paint_language_tag,
    paint_sunken_bar,
    paint_words,
)

if TYPE_CHECKING:
    from judgekit.ui.shell.commands.find_rows import FindRow

MOST_ROWS = 7
ROW, FIRST, FOOT = 60, 80, 36
"""Heights of a row, of the chosen one, and of the foot, in design pixels."""
KIND, TEXT, KEY = 40, 128, 64
"""Left edges of the kind's name and of the text, and the width of the key."""
COST = 18
"""Height of the symbols of a card's cost."""
_RIGHT = Qt.AlignmentFlag.AlignRight


class FindList(QFrame):
    """A child of the window that never takes the focus; measures are in design pixels."""

    run = Signal()
    """A row was chosen with the mouse and is to be followed."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self._rows: tuple[FindRow, ...] = ()
        self._total = 0
        self._back = ""
        self._chosen = 0
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setMouseTracking(True)
        self.hide()

    def show_rows(self, rows: tuple[FindRow, ...], total: int, back: str) -> None:
        """Show these rows of so many answers, the first chosen; `back` is where Esc leads."""
        self._rows, self._total, self._back = rows, total, back
        self._choose(0)

    def count(self) -> int:
        """Return the number of rows."""
        return len(self._rows)

    def chosen(self) -> FindRow:
        """Return the row that Enter follows."""
        return self._rows[self._chosen]

    def completed(self) -> str:
        """Return what Tab fills in: the number or the name of the chosen row."""
        return self.chosen().number or self.chosen().title

    def rows(self) -> tuple[FindRow, ...]:
        """Return all rows, best first."""
        return self._rows

    def step(self, steps: int) -> None:
        """Move the choice; it wraps around."""
        self._choose((self._chosen + steps) % len(self._rows))

    def choose(self, index: int) -> bool:
        """Choose the row at this place, from 0; return whether there is one."""
        if not 0 <= index < len(self._rows):
            return False
        self._choose(index)
        return True

    def as_spoken(self) -> Spoken:
        """Return what it is for screen readers."""
        rows = (
            SpokenRow(row.spoken_whole, self.place(at), is_chosen=at == self._chosen)
            for at, row in enumerate(self._rows)
        )
        return Spoken(Role.List, rows=tuple(rows))

    def fit(self, width: int, most: int) -> int:
        """Return the height for a width, at most so high."""
        del width
        self._rows = self._rows[: rows_in(self._look, most)]
        theme = self._look.theme
        return theme.px(FIRST + FOOT) + theme.px(ROW) * max(0, len(self._rows) - 1)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        row = self._row_at(event.position().toPoint())
        if row is not None:
            self._choose(row)
            self.run.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._look.theme
        painter = QPainter(self)
        radius = theme.measure("radius-card")
        outline = QPainterPath()
        outline.addRoundedRect(self.rect(), radius, radius)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setClipPath(outline)
        fill(painter, self.rect(), theme.color("surface-raised"))
        for at, row in enumerate(self._rows):
            self._paint_row(painter, row, self.place(at), at)
        self._paint_foot(painter)
        painter.setClipping(False)
        paint_frame(painter, self.rect(), radius, line=theme.color("focus"), width=theme.ring)

    def _choose(self, index: int) -> None:
        self._chosen = index
        if self._rows:
            self.setAccessibleName(self.chosen().spoken)
        self.update()

    def place(self, at: int) -> QRect:
        """Return where a row stands."""
        theme = self._look.theme
        height = theme.px(FIRST if at == self._chosen else ROW)
        top = at * theme.px(ROW) + (theme.px(FIRST - ROW) if at > self._chosen else 0)
        return QRect(0, top, self.width(), height)

    def _row_at(self, point: QPoint) -> int | None:
        return next((at for at in range(self.count()) if self.place(at).contains(point)), None)

    def _paint_row(self, painter: QPainter, row: FindRow, place: QRect, at: int) -> None:
        theme = self._look.theme
        is_chosen = at == self._chosen
        if is_chosen:
            paint_chosen(painter, theme, place)
        line = QRect(place.left(), place.bottom(), place.width(), 1)
        fill(painter, line, theme.color("line"))
        line_height = theme.px(24)
        top = place.top() + theme.px(14 if is_chosen else 8)
        if not row.detail:
            top += theme.px(10)
        left, right = theme.px(TEXT), place.right() - theme.px(16)
        muted, small = theme.color("text-muted"), theme.font("small")
        icon_top = top + (line_height - theme.px(16)) // 2
        self._look.paint_icon(
            painter, row.icon, theme.px(17), icon_top, token="text-muted", size=16
        )
        kind = QRect(theme.px(KIND), top, left - theme.px(KIND + 6), line_height)
        paint_words(painter, row.kind, kind, font=small, color=muted)
        room = QRect(left, top, right - left - theme.px(8), line_height)
        if is_chosen and row.can_run and self._has_room_for_button(row, right - left):
            box = QRect(left, top, right - left, theme.px(32))
            verb = self.tr("Open"), self.tr("Enter")
            room.setRight(paint_verb(painter, theme, box, verb).left() - theme.px(12))
        elif row.can_run:
            key = QRect(right - theme.px(KEY), top, theme.px(KEY), line_height)
            words = self.tr("Enter") if is_chosen else key_text(f"Alt+{at + 1}")
            paint_words(painter, words, key, font=small, color=muted, align=_RIGHT)
            room.setRight(key.left() - theme.px(8))
        self._paint_title(painter, row, room, is_chosen=is_chosen)
        detail = QRect(left, room.bottom() + theme.px(6 if is_chosen else 0), 0, theme.px(20))
        detail.setRight(right if is_chosen else room.right())
        self._paint_detail(painter, row, detail)

    def _paint_title(
        self, painter: QPainter, row: FindRow, room: QRect, *, is_chosen: bool
    ) -> None:
        theme = self._look.theme
        font = theme.font("title" if is_chosen else "text", bold=True)
        metrics = QFontMetrics(font)
        left = room.left()
        if row.number:
            color = theme.color("text" if is_chosen else "accent")
            paint_words(painter, row.number, room, font=font, color=color)
            left += metrics.horizontalAdvance(f"{row.number}  ")
        tag = language_tag_size(theme, row.tag) if row.tag else None
        width = room.right() - left - (tag.width() + theme.px(8) if tag else 0)
        if is_chosen and metrics.horizontalAdvance(row.title) > width:
            font = theme.font(bold=True)
            metrics = QFontMetrics(font)
        title = QRect(left, room.top(), max(0, width), room.height())
        paint_words(painter, row.title, title, font=font, color=theme.color("text"))
        if tag is not None:
            left += min(width, metrics.horizontalAdvance(row.title)) + theme.px(8)
            top = room.top() + (room.height() - tag.height()) // 2
            paint_language_tag(painter, theme, QRect(QPoint(left, top), tag), row.tag)

    def _paint_detail(self, painter: QPainter, row: FindRow, room: QRect) -> None:
        theme = self._look.theme
        left = room.left()
        if row.lead:
            top = room.top() + (room.height() - theme.px(16)) // 2
            icon, token = row.lead_icon, row.lead_token
            self._look.paint_icon(painter, icon, left, top, token=token, size=16)
            left += theme.px(22)
            font = theme.font("small", bold=True)
            lead = QRect(left, room.top(), room.right() - left, room.height())
            paint_words(painter, row.lead, lead, font=font, color=theme.color(token))
            left += QFontMetrics(font).horizontalAdvance(row.lead) + theme.px(10)
        if row.cost:
            from judgekit.ui.widgets.painting.symbols import (  # noqa: PLC0415  (only for cards)
                cost_width,
                paint_cost,
            )

            height = theme.px(COST)
            width = cost_width(row.cost, height)
            place = QRect(left, room.top(), width, room.height())
            paint_cost(painter, self._look, row.cost, place, height=height)
            left += width + theme.px(10)
        rest = QRect(left, room.top(), max(0, room.right() - left), room.height())
        token = "text-muted" if row.can_run else "attention"
        paint_marked_words(painter, theme, row.detail, rest, token=token)

    def _has_room_for_button(self, row: FindRow, width: int) -> bool:
        """Whether the title stays whole beside the button."""
        theme = self._look.theme
        title = f"{row.number}  {row.title}" if row.number else row.title
        words = QFontMetrics(theme.font("title", bold=True)).horizontalAdvance(title)
        bold, small = QFontMetrics(theme.font(bold=True)), QFontMetrics(theme.font("small"))
        button = bold.horizontalAdvance(self.tr("Open")) + small.horizontalAdvance(self.tr("Enter"))
        return words + button + theme.px(90) <= width

    def _paint_foot(self, painter: QPainter) -> None:
        theme = self._look.theme
        foot = QRect(0, self.height() - theme.px(FOOT), self.width(), theme.px(FOOT))
        paint_sunken_bar(painter, theme, foot)
        font, color = theme.font("small"), theme.color("text-muted")
        metrics = QFontMetrics(font)
        counted = self.tr("{shown} of {total}").format(shown=self.count(), total=self._total)
        right = foot.right() - theme.px(18)
        if self._total > self.count():
            room = QRect(foot.left(), foot.top(), right - foot.left(), foot.height())
            paint_words(painter, counted, room, font=font, color=color, align=_RIGHT)
            right -= metrics.horizontalAdvance(counted) + theme.px(20)
        parts = [
            self.tr("Esc back to {page}, nothing changes").format(page=self._back),
            self.tr("↑ ↓ choose"),
            self.tr("{key} all in Rules").format(key=key_text("Ctrl+Return")),
            self.tr("Tab fills in"),
        ]
        left = foot.left() + theme.px(18)
        for part in parts:
            width = metrics.horizontalAdvance(part)
            if left + width > right:
                break
            room = QRect(left, foot.top(), width + 2, foot.height())
            paint_words(painter, part, room, font=font, color=color)
            left += width + theme.px(20)


def rows_in(look: Look, height: int) -> int:
    """Return how many rows fit into a height, at least one."""
    theme = look.theme
    return max(1, min(MOST_ROWS, (height - theme.px(FIRST + FOOT)) // theme.px(ROW) + 1))
