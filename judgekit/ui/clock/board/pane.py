"""The board with its heading and column headers, or a sentence where there are no rows."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QRect, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from judgekit.domain.clock.snapshot import ClockState, TableSnapshot, TableState
from judgekit.ui.clock.board.head import BoardHead
from judgekit.ui.clock.board.heading import BoardHeading
from judgekit.ui.clock.board.judge_field import JudgeField
from judgekit.ui.clock.board.model import BoardColumn, BoardModel
from judgekit.ui.clock.board.view import BoardView
from judgekit.ui.look import Look
from judgekit.ui.widgets.actions import key_text
from judgekit.ui.widgets.notice import EmptyState
from judgekit.ui.words.board_words import empty_words, title_words


class BoardPane(QWidget):
    """Heading, column headers and rows, or a sentence where there are no rows."""

    extension_wanted = Signal()
    judges_wanted = Signal()

    def __init__(self, look: Look, model: BoardModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._model = model
        self._heading = BoardHeading(look)
        self._heading.extension.clicked.connect(self.extension_wanted)
        self._heading.judges.clicked.connect(self.judges_wanted)
        self.view = BoardView(look, model)
        self._head = BoardHead(look, self.view, model, lambda: self.view.is_why_below)
        self._head.judges.clicked.connect(self.judges_wanted)
        self._empty = EmptyState(look)
        self.judge = JudgeField(look, self.view.viewport())
        self.judge.left.connect(self.view.setFocus)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self._heading)
        column.addWidget(self._head)
        column.addWidget(self.view, 1)
        column.addWidget(self._empty, 1)
        self._round = ""
        model.modelReset.connect(self.refresh)
        model.modelReset.connect(self._follow_judge)
        look.changed.connect(self.redress)
        self.redress()
        self.retranslate()

    def say_round(self, title: str) -> None:
        """Set the round named in the heading."""
        self._round = title
        self.refresh()

    def set_small(self, is_small: bool) -> None:
        """Use the measures of a small page, or those of a large one."""
        if is_small != self.view.is_small:
            self.view.is_small = is_small
            self.redress()

    def set_covered(self, pixels: int) -> None:
        """Set the width covered by a panel at the right; the heading, the empty text and the main
        columns stay clear of it.
        """
        self._heading.keep_clear(pixels)
        self._empty.setContentsMargins(0, 0, pixels, 0)
        if pixels != self.view.covered:
            self.view.covered = pixels
            self.redress()

    def ask_judge(self, table: int, judge: str, staff: Sequence[tuple[str, str]]) -> None:
        """Ask for the table's judge in its row."""
        at = self._model.row_of(table)
        if at >= 0:
            self.view.scrollTo(self._model.index(at, 0))
            self.judge.ask(table, judge, staff, self._judge_place(at))

    def finish(self, table: int, finish: Callable[[int], None]) -> None:
        """Finish the table, or ask about one with time left; the second time it is finished."""
        snapshot = self._model.board.rows[self._model.row_of(table)].snapshot
        was_asked = self.view.keys.asked == table
        self.view.keys.leave()
        if was_asked or snapshot is None or not _has_time(snapshot):
            finish(table)
        else:
            self.view.keys.ask(snapshot)
            self.view.redress()
            self.view.reveal()

    def take_focus(self) -> None:
        """Give the focus to the rows, or keep it for them where there are none."""
        (self.view if self._model.board.rows else self._empty).setFocus()

    def _follow_judge(self) -> None:
        """Keep the field with its table after the rows changed."""
        if self.judge.isHidden():
            return
        at = self._model.row_of(self.judge.table)
        if at < 0:
            self.judge.leave()
        else:
            self.judge.stand_at(self._judge_place(at))

    def _judge_place(self, at: int) -> QRect:
        """Return the rectangle of the field in that row."""
        row = self.view.visualRect(self._model.index(at, BoardColumn.STATE))
        row.adjust(0, 0, 0, -self.view.keys_room(at))
        left = self.view.columnViewportPosition(BoardColumn.LAST)
        width = self._look.theme.px(300)
        right = self.view.viewport().width()
        if not self._model.board.is_after_time:
            left = right - width
        left = min(left + self._look.theme.px(16), right - width)
        return QRect(left, row.top(), width, row.height())

    def refresh(self) -> None:
        """Update the heading and the empty state from the model."""
        board = self._model.board
        title, beside = title_words(board, self._round)
        # After time the group heads say it, and the first rows matter most.
        self._heading.setHidden(board.is_after_time and bool(board.rows))
        has_rows = bool(board.rows)
        had_focus = self.view.hasFocus() or self._empty.hasFocus()
        self._head.setVisible(has_rows)
        self.view.setVisible(has_rows)
        self._empty.setVisible(not has_rows)
        if had_focus:
            # Keep the focus on the board while it is empty, and return it with the first row.
            (self.view if has_rows else self._empty).setFocus()
        is_open = bool(title) and board.state is not ClockState.ENDED
        self._heading.extension.setVisible(is_open)
        self._heading.judges.setVisible(bool(title))
        self._heading.say(title, beside)
        self._head.keep_clear(self.view.covered)
        self._empty.set_words("", empty_words(board))
        self._head.update()

    def redress(self) -> None:
        """Apply the measures of the current theme."""
        theme = self._look.theme
        above, below = (0, 0) if self.view.is_small else (theme.px(8), theme.px(4))
        self._heading.redress(above, below)
        self.view.redress()
        self._head.updateGeometry()
        self._head.keep_clear(self.view.covered)

    def retranslate(self) -> None:
        """Set the texts in the current language."""
        self._heading.name(self.tr("Judges"), self.tr("Extension"))
        self._head.judges.set_words(self.tr("Judges"), key=key_text("Shift+J"))
        self.view.setAccessibleName(self.tr("Tables"))
        self.view.redress()
        self.refresh()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)


def _has_time(snapshot: TableSnapshot) -> bool:
    """Whether the table still plays towards its deadline."""
    is_going = snapshot.state not in (TableState.TURNS, TableState.DONE)
    return is_going and snapshot.left is not None and snapshot.left > 0
