"""Delegate of the board: large number and readings, the state with its icon."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QTableView

from judgekit.domain.clock.snapshot import TableSnapshot, TableState
from judgekit.ui.clock.board.model import BoardColumn, BoardModel
from judgekit.ui.clock.board.number_grid import number_grid
from judgekit.ui.look import Look
from judgekit.ui.theme import ThemeName
from judgekit.ui.widgets.painting.strokes import badge_size, paint_badge, paint_chosen, paint_frame
from judgekit.ui.widgets.rows.rows_model import Index
from judgekit.ui.words.board_words import (
    beside_head_words,
    goes_to_turns,
    is_turns_due,
    left_words,
    second_words,
    send_words,
    state_words,
    waited_words,
)
from judgekit.ui.words.signs import TELL_SIGN
from judgekit.views.clock.board_rows import FOLDING, SOON, BoardRow, RowKind

MARGIN, GAP, ICON = 12, 8, 16
_UNCLIPPED = Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextDontClip
LEFT = _UNCLIPPED | Qt.AlignmentFlag.AlignLeft
RIGHT = _UNCLIPPED | Qt.AlignmentFlag.AlignRight
MOST_FITTED = 2_000
"""Maximum size of the cache of elided texts."""
STATE_ICONS: Mapping[TableState, str] = {
    TableState.PLAYING: "not-started",
    TableState.INTERRUPTED: "call-open",
    TableState.EXTENSION: "extension",
    TableState.TURNS: "more-turns",
    TableState.DONE: "tick",
}
HEAD_ICONS: Mapping[RowKind, str] = {
    RowKind.PLAY_ON: "not-started",
    RowKind.EXTENDED: "extension",
    RowKind.WITHOUT_JUDGE: "no-judge",
    RowKind.WITH_JUDGE: "judge",
    RowKind.UNREPORTED: "unverified",
    RowKind.DONE: "tick",
}
HEAD_TOKENS: Mapping[RowKind, str] = {
    RowKind.PLAY_ON: "text",
    RowKind.EXTENDED: "text",
    RowKind.UNREPORTED: "text-muted",
    RowKind.WITHOUT_JUDGE: "urgent",
    RowKind.WITH_JUDGE: "text",
    RowKind.DONE: "text-muted",
}


class RowMeasures(NamedTuple):
    """What the view measures of its rows, in pixels.

    `is_why_below` tells whether the reason is on a second line, `clear_width` how much of a row no
    panel covers, `keys_room` which height at the bottom of a row its keys take.
    """

    is_why_below: Callable[[], bool]
    clear_width: Callable[[], int]
    keys_room: Callable[[int], int]


class BoardDelegate(QStyledItemDelegate):
    """Paints the cells of a `BoardModel`; each cell paints its part of what spans the row."""

    def __init__(
        self, look: Look, view: QTableView, model: BoardModel, measures: RowMeasures
    ) -> None:
        super().__init__(view)
        self._is_why_below, self._clear_width, self._keys_room = measures
        self._look = look
        self._view = view
        self._model = model
        self._fitted: dict[tuple[str, int, bool, int], str] = {}
        """Elided texts by text, font size, boldness and width in pixels."""
        look.changed.connect(self._fitted.clear)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        row = self._model.board.rows[index.row()]
        painter.save()
        cell: QRect = option.rect
        painter.setClipRect(cell)
        whole = QRect(0, cell.top(), self._view.viewport().width(), cell.height())
        state: QStyle.StateFlag = option.state
        is_chosen = bool(state & QStyle.StateFlag.State_Selected)
        self._paint_ground(painter, whole, row, is_chosen=is_chosen)
        if row.kind is RowKind.NUMBERS:
            self._paint_numbers(painter, whole, row)
        elif row.snapshot is None:
            self._paint_head(painter, whole, row)
        else:
            cell = cell.adjusted(0, 0, 0, -self._keys_room(index.row()))
            self._paint_cell(painter, cell, index, row, row.snapshot, is_chosen=is_chosen)
        if is_chosen and self._view.hasFocus():
            theme = self._look.theme
            paint_frame(painter, whole, 0, line=theme.color("focus"), width=theme.ring)
        painter.restore()

    # -- the row

    def _paint_ground(
        self, painter: QPainter, whole: QRect, row: BoardRow, *, is_chosen: bool
    ) -> None:
        theme = self._look.theme
        line = QRect(whole.left(), whole.bottom(), whole.width(), 1)
        if is_chosen:
            paint_chosen(painter, theme, whole)
        elif row.is_urgent():
            painter.fillRect(whole, theme.color("urgent-row"))
        if row.is_urgent() and not is_chosen and theme.name is not ThemeName.DARK:
            bar = QRect(whole.left(), whole.top(), theme.px(6), whole.height())
            painter.fillRect(bar, theme.color("urgent"))
        if row.snapshot is not None:
            painter.fillRect(line, theme.color("line"))

    def _paint_head(self, painter: QPainter, whole: QRect, row: BoardRow) -> None:
        theme = self._look.theme
        token = HEAD_TOKENS[row.kind]
        left = whole.left() + theme.px(MARGIN)
        size = theme.px(18)
        top = whole.top() + (whole.height() - size) // 2
        self._look.paint_icon(painter, HEAD_ICONS[row.kind], left, top, token=token, size=18)
        left += size + theme.px(GAP)
        font = theme.font(bold=row.kind not in FOLDING)
        room = QRect(left, whole.top(), whole.width() - left, whole.height())
        words = self._model.words(row, BoardColumn.TABLE)
        self._write(painter, room, words, font, token)
        beside = self._model.words(row, BoardColumn.LAST) or beside_head_words(
            row, is_asking=self._model.board.is_asking
        )
        if beside:
            left += QFontMetrics(font).horizontalAdvance(words) + theme.px(MARGIN)
            self._write(painter, _from(room, left), beside, theme.font("small"), "text-muted")
        if row.kind in FOLDING:
            icon = "chevron-down" if row.is_open else "chevron-right"
            right = whole.right() - theme.px(28)
            self._look.paint_icon(painter, icon, right, top, token=token, size=16)

    def _paint_numbers(self, painter: QPainter, whole: QRect, row: BoardRow) -> None:
        theme = self._look.theme
        grid = number_grid(theme, row, self._clear_width())
        left = whole.left() + theme.px(MARGIN + 18 + GAP)
        painter.setFont(theme.font())
        painter.setPen(theme.color("text-muted"))
        for at, table in enumerate(row.tables):
            line, column = divmod(at, grid.columns)
            room = QRect(
                left + column * grid.width,
                whole.top() + line * grid.height,
                grid.width - theme.px(GAP),
                grid.height,
            )
            painter.drawText(room, LEFT, str(table))

    # -- the cells

    def _paint_cell(  # noqa: PLR0913  (a painter, a rectangle and its content)
        self,
        painter: QPainter,
        cell: QRect,
        index: Index,
        row: BoardRow,
        snapshot: TableSnapshot,
        *,
        is_chosen: bool,
    ) -> None:
        theme = self._look.theme
        column = BoardColumn(index.column())
        words = self._model.words(row, column)
        if self._is_why_below():
            cell = self._paint_why_below(painter, cell, row, column)
            if column is BoardColumn.LAST:
                return
        goes = goes_to_turns(row, self._model.board)
        is_over = goes or snapshot.state in (TableState.TURNS, TableState.DONE)
        token = "text-muted" if is_over else "text"
        match column:
            case BoardColumn.TABLE:
                room = cell.adjusted(theme.px(MARGIN), 0, 0, 0)
                token = "text-muted" if snapshot.state is TableState.DONE else "text"
                self._write(painter, room, words, theme.font("title", bold=True), token)
                if snapshot.table in self._model.waiting:
                    _paint_waiting(painter, self._look, room, words)
            case BoardColumn.STATE:
                self._paint_state(painter, cell, row, snapshot, is_chosen=is_chosen)
            case BoardColumn.LEFT:
                self._paint_left(painter, cell, row, snapshot, words)
                self._paint_second(painter, cell, row, snapshot, is_chosen=is_chosen)
            case BoardColumn.UNTIL:
                token = token if row.outdated is None else "attention"
                font = theme.font("title", bold=True)
                self._write(painter, cell, words, font, token, align=RIGHT)
            case BoardColumn.TIME:
                self._write(painter, cell, words, theme.font(), token, align=RIGHT)
            case BoardColumn.LAST if self._model.board.shows_judges:
                self._paint_judge(painter, cell, row, words)
            case BoardColumn.LAST:
                self._paint_why(painter, cell, row, words, is_chosen=is_chosen)
            case BoardColumn.PLAYERS:
                self._write(painter, self._inner(cell), words, theme.font(), "text-muted")

    def _inner(self, cell: QRect) -> QRect:
        theme = self._look.theme
        return cell.adjusted(theme.px(24), 0, -theme.px(MARGIN), 0)

    def _paint_state(
        self,
        painter: QPainter,
        cell: QRect,
        row: BoardRow,
        snapshot: TableSnapshot,
        *,
        is_chosen: bool,
    ) -> None:
        theme = self._look.theme
        board = self._model.board
        goes = goes_to_turns(row, board)
        words = state_words(row, is_after_time=board.is_after_time, is_asking=board.is_asking)
        left = cell.left() + theme.px(4)
        second = self._second(row, is_chosen=is_chosen)
        upper = cell.adjusted(0, 0, 0, -theme.px(14)) if second else cell
        if snapshot.turn is not None and snapshot.state is TableState.TURNS:
            self._paint_squares(painter, upper, left, snapshot)
            left += self._squares_width(snapshot) + theme.px(7)
            self._write(painter, _from(upper, left), words, theme.font(), "text")
        else:
            token = self._state_token(snapshot)
            more = row.more_turns or goes
            icon = "more-turns" if more else STATE_ICONS[snapshot.state]
            top = upper.top() + (upper.height() - theme.px(ICON)) // 2
            self._look.paint_icon(painter, icon, left, top, token=token, size=ICON)
            left += theme.px(ICON + 7)
            bold = snapshot.state is TableState.INTERRUPTED or _is_soon(snapshot)
            self._write(painter, _from(upper, left), words, theme.font(bold=bold), token)
        self._paint_second(painter, cell, row, snapshot, is_chosen=is_chosen)

    def _second(self, row: BoardRow, *, is_chosen: bool) -> str:
        """Return the text below the state after time: what to do, and the chosen players."""
        if not self._model.board.is_after_time:
            return ""
        names = ""
        if is_chosen and self._view.isColumnHidden(BoardColumn.PLAYERS):
            names = self._model.players(row)
        return " · ".join(words for words in (second_words(row), names) if words)

    def _paint_second(
        self,
        painter: QPainter,
        cell: QRect,
        row: BoardRow,
        snapshot: TableSnapshot,
        *,
        is_chosen: bool,
    ) -> None:
        """Paint the line below the state and the time left; each cell paints its part."""
        words = self._second(row, is_chosen=is_chosen)
        if not words:
            return
        theme = self._look.theme
        left = self._view.columnViewportPosition(BoardColumn.STATE) + theme.px(4 + ICON + 7)
        right = self._view.columnViewportPosition(BoardColumn.UNTIL) - theme.px(GAP)
        right -= QFontMetrics(theme.font("title", bold=True)).horizontalAdvance(
            left_words(snapshot)
        )
        top = cell.bottom() - theme.px(18)
        token = "urgent" if row.is_known and is_turns_due(snapshot) else "text-muted"
        if row.outdated is not None:
            token = "attention"
        room = QRect(left, top, right - left, theme.px(14))
        self._write(painter, room, words, theme.font("small"), token)

    def _state_token(self, snapshot: TableSnapshot) -> str:
        if snapshot.state is TableState.DONE:
            return "text-muted"
        if snapshot.is_interrupted:
            return "attention"
        soon = snapshot.state is TableState.EXTENSION and _is_soon(snapshot)
        return "attention" if soon else "text"

    def _paint_squares(
        self, painter: QPainter, cell: QRect, left: int, snapshot: TableSnapshot
    ) -> None:
        theme = self._look.theme
        side, step = theme.px(10), theme.px(13)
        top = cell.top() + (cell.height() - side) // 2
        for turn in range(1, snapshot.turns_total + 1):
            box = QRect(left, top, side, side)
            is_taken = turn <= (snapshot.turn or 0)
            ink = theme.color("text")
            fill = ink if is_taken else None
            paint_frame(painter, box, theme.px(2), fill=fill, line=ink)
            left += step

    def _squares_width(self, snapshot: TableSnapshot) -> int:
        return self._look.theme.px(13) * snapshot.turns_total - self._look.theme.px(3)

    def _paint_left(
        self, painter: QPainter, cell: QRect, row: BoardRow, snapshot: TableSnapshot, words: str
    ) -> None:
        theme = self._look.theme
        is_over = snapshot.state in (TableState.TURNS, TableState.DONE) or snapshot.left is None
        if is_over or snapshot.left is None or goes_to_turns(row, self._model.board):
            self._write(painter, cell, words, theme.font(), "text-muted", align=RIGHT)
            return
        token = "attention" if snapshot.left <= SOON else "text"
        if snapshot.left <= 0 and not snapshot.is_interrupted:
            token = "urgent" if row.is_known else "text-muted"
        self._write(painter, cell, words, theme.font("title", bold=True), token, align=RIGHT)

    def _paint_judge(self, painter: QPainter, cell: QRect, row: BoardRow, words: str) -> None:
        if not words:
            return
        theme = self._look.theme
        upper = self._inner(cell)
        is_missing = words == send_words() and row.is_urgent()
        token = "urgent" if is_missing else "text"
        icon = "no-judge" if is_missing else "judge"
        top = upper.top() + (upper.height() - theme.px(ICON)) // 2
        self._look.paint_icon(painter, icon, upper.left(), top, token=token, size=ICON)
        left = upper.left() + theme.px(ICON + 7)
        self._write(painter, _from(upper, left), words, theme.font(bold=is_missing), token)

    def _paint_why(
        self, painter: QPainter, cell: QRect, row: BoardRow, words: str, *, is_chosen: bool
    ) -> None:
        theme = self._look.theme
        inner = self._inner(cell).adjusted(theme.px(8), 0, 0, 0)
        names = self._model.players(row) if is_chosen else ""
        upper = inner.adjusted(0, 0, 0, -theme.px(14)) if names else inner
        self._paint_why_words(painter, upper, row, words)
        if names:
            lower = QRect(inner.left(), upper.bottom() - theme.px(4), inner.width(), theme.px(14))
            self._write(painter, lower, names, theme.font("small"), "text-muted")

    def _paint_why_words(
        self, painter: QPainter, room: QRect, row: BoardRow, words: str, size: str = "text"
    ) -> None:
        theme = self._look.theme
        font, token = theme.font(size), "text" if size == "text" else "text-muted"
        if row.outdated is not None:
            token = TELL_SIGN.token
            top = room.top() + (room.height() - theme.px(ICON)) // 2
            self._look.paint_icon(painter, TELL_SIGN.icon, room.left(), top, token=token, size=ICON)
            room = _from(room, room.left() + theme.px(ICON + 7))
        badge = badge_size(theme, waited_words(), icon=False)
        if not row.is_waited_for or self._model.board.is_asking:
            self._write(painter, room, words, font, token)
            return
        end = room.right() - badge.width() - theme.px(MARGIN)
        shown = QRect(room.left(), room.top(), max(0, end - room.left()), room.height())
        width = min(QFontMetrics(font).horizontalAdvance(words), shown.width())
        self._write(painter, shown, words, font, token)
        top = room.top() + (room.height() - badge.height()) // 2
        place = QRect(room.left() + width + theme.px(MARGIN), top, badge.width(), badge.height())
        paint_badge(painter, self._look, place, waited_words())

    def _paint_why_below(
        self, painter: QPainter, cell: QRect, row: BoardRow, column: BoardColumn
    ) -> QRect:
        """Paint the reason on a second line across the row; return the rectangle above it."""
        theme = self._look.theme
        upper = cell.adjusted(0, 0, 0, -theme.px(20))
        if column is not BoardColumn.TABLE:
            state = self._view.columnViewportPosition(BoardColumn.STATE) + theme.px(ICON + 11)
            width = self._view.viewport().width() - state - theme.px(MARGIN)
            lower = QRect(state, upper.bottom() - theme.px(4), width, theme.px(20))
            self._paint_why_words(painter, lower, row, self._model.why(row), "small")
        return upper

    def _write(  # noqa: PLR0913  (a painter, a rectangle and a style)
        self,
        painter: QPainter,
        room: QRect,
        words: str,
        font: QFont,
        token: str,
        *,
        align: int = LEFT,
    ) -> None:
        painter.setFont(font)
        painter.setPen(self._look.theme.color(token))
        painter.drawText(room, align, self._fitted_words(words, font, room.width()))

    def _fitted_words(self, words: str, font: QFont, width: int) -> str:
        """Return the text elided to `width`; cached, because Qt shapes a text to measure it."""
        key = words, font.pixelSize(), font.bold(), width
        fitted = self._fitted.get(key)
        if fitted is None:
            if len(self._fitted) >= MOST_FITTED:
                self._fitted.clear()
            metrics = QFontMetrics(font)
            is_longer = metrics.horizontalAdvance(words) > width
            elided = metrics.elidedText(words, Qt.TextElideMode.ElideRight, width)
            fitted = self._fitted[key] = elided if is_longer else words
        return fitted


def _paint_waiting(painter: QPainter, look: Look, room: QRect, number: str) -> None:
    """Paint behind the number of a table that an entry about it isn't confirmed yet."""
    theme = look.theme
    metrics = QFontMetrics(theme.font("title", bold=True))
    left = room.left() + metrics.horizontalAdvance(number) + theme.px(GAP)
    top = room.top() + (room.height() - theme.px(ICON)) // 2
    look.paint_icon(painter, "pending", left, top, token="attention", size=ICON)


def _from(room: QRect, left: int) -> QRect:
    """Return `room` with its left edge moved to `left`."""
    return QRect(left, room.top(), max(0, room.right() - left), room.height())


def _is_soon(snapshot: TableSnapshot) -> bool:
    """Whether a table that plays has little time left: its state is bold then."""
    plays = snapshot.state in (TableState.PLAYING, TableState.EXTENSION)
    return plays and snapshot.left is not None and snapshot.left <= SOON
