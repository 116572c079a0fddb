"""The board of tables: heading, column headers and the view, whose rows a delegate paints."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QModelIndex, QPersistentModelIndex, QRect, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QKeyEvent,
    QRegion,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHeaderView,
    QVBoxLayout,
    QWidget,
)

from judgekit.domain.clock.snapshot import ClockState, TableSnapshot, TableState
from judgekit.ui.clock.board.columns import column_widths, is_why_below
from judgekit.ui.clock.board.delegate import BoardDelegate, RowMeasures
from judgekit.ui.clock.board.head import BoardHead
from judgekit.ui.clock.board.heading import BoardHeading
from judgekit.ui.clock.board.judge_field import JudgeField
from judgekit.ui.clock.board.model import BoardColumn, BoardModel
from judgekit.ui.clock.board.number_grid import NumberClicks, number_grid
from judgekit.ui.clock.board.pressed_rows import PressedRows
from judgekit.ui.clock.board.row_keys import RowKeys
from judgekit.ui.look import Look
from judgekit.ui.widgets.actions import ENTER, key_text
from judgekit.ui.widgets.notice import EmptyState
from judgekit.ui.words.board_words import empty_words, title_words
from judgekit.views.clock.board_rows import FOLDING, BoardRow, RowKind


class BoardView(PressedRows):
    """Table view of the board.

    Arrow keys choose a table, Enter opens it; group heads are skipped, except the one that folds.
    """

    opened = Signal(int)
    """Enter or a double click; carries the table's number."""
    folded = Signal(str)
    """The kind of the group to expand or collapse."""
    judge_wanted = Signal()
    """A click in the judge column."""

    def __init__(self, look: Look, model: BoardModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._board = model
        self.is_small = False
        self.covered = 0
        """Width in pixels covered by a panel at the right."""
        self.is_why_below = False
        """Whether the reason is on a line below the row instead of in a column of its own."""
        self._chosen: int | None = None
        self.is_arriving = False  # whether what changes now comes from another laptop
        self._place = 0
        """The row chosen last; the arrow keys continue from it once it is gone."""
        self._heads: tuple[int, ...] = ()
        self._was_open: tuple[int, ...] = ()
        self.keys = RowKeys(look, self.viewport())
        self.keys.belong_to(self)
        self._has_keys = True
        self._keyed = -1
        """The row that is taller for its keys."""
        self.numbers = NumberClicks(look, self, lambda: self._board.board.rows, self.clear_width)
        self.setModel(model)
        self.setItemDelegate(
            BoardDelegate(
                look,
                self,
                model,
                RowMeasures(lambda: self.is_why_below, self.clear_width, self.keys_room),
            )
        )
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setShowGrid(False)
        self.setTabKeyNavigation(False)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setAutoScroll(False)
        self.verticalHeader().hide()
        self.horizontalHeader().hide()
        self.horizontalHeader().setMinimumSectionSize(0)
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        model.modelAboutToBeReset.connect(self._remember)
        model.modelReset.connect(self._reset)
        # Qt changes the current row before the selection or after it.
        self.selectionModel().currentChanged.connect(self._chosen_changed)
        self.selectionModel().selectionChanged.connect(self._chosen_changed)
        self.clicked.connect(self._clicked)
        self.verticalScrollBar().valueChanged.connect(self._place_keys)
        self.released.connect(self.keys.begin_anew)
        self.released.connect(self.show_keys)
        for twice in (self.pressed_twice, self.keys.pressed_twice):
            twice.connect(lambda: self._touch(self.currentIndex().row()))

    def clear_width(self) -> int:
        """Return the width of the rows that no panel covers, in pixels."""
        # The panel covers the scroll bar too, where there is one.
        return self.width() - self.covered if self.covered else self.viewport().width()

    def chosen_table(self) -> int | None:
        """Return the table of the chosen row."""
        row = self._chosen_row()
        return row.table if row else None

    def _chosen_row(self) -> BoardRow | None:
        """Return the row that is painted as chosen: the current one may not be, after a reset."""
        index = self.currentIndex()
        return self._board.row(index) if self.selectionModel().isSelected(index) else None

    def choose(self, table: int) -> None:
        """Choose a table's row, if it has one, and show it."""
        at = self._board.row_of(table)
        if at >= 0:
            self.selectRow(at)
            self.reveal()

    def reveal(self) -> bool:
        """Scroll to the chosen row; return whether all of it could be seen before."""
        index = self.currentIndex().siblingAtColumn(BoardColumn.TABLE)
        if not index.isValid():
            return False
        row = QRegion(self.visualRect(index))
        if row.subtracted(self.viewport().visibleRegion()).isEmpty():
            return True
        self.scrollTo(index)
        _keep_top(self)
        return False

    def choose_nearest(self) -> None:
        """Choose the table at or below the last chosen row, or else the last table."""
        rows = self._board.board.rows
        tables = [at for at, row in enumerate(rows) if row.kind is RowKind.TABLE]
        if tables:
            self.selectRow(next((at for at in tables if at >= self._place), tables[-1]))

    def redress(self) -> None:
        """Set heights and widths from the theme and the space available."""
        theme = self._look.theme
        width = self.viewport().width()
        covered = width - self.clear_width()
        for column, wide in column_widths(theme, self._board, width, covered).items():
            self.setColumnHidden(column, wide == 0)
            self.setColumnWidth(column, wide)
        self.is_why_below = is_why_below(theme, self._board, width)
        row = theme.measure("row-two-lines" if self.is_why_below else "row-board")
        if self.is_small and not self.is_why_below:
            row = theme.px(42)
        self.verticalHeader().setDefaultSectionSize(row)
        self.clearSpans()
        for at in self._heads:
            # A row height that was set stays with its row number after a reset.
            self.setRowHeight(at, row)
        if self._keyed >= 0:
            self.setRowHeight(self._keyed, row)
        self._keyed = -1
        self._heads = tuple(
            at for at, each in enumerate(self._board.board.rows) if each.kind is not RowKind.TABLE
        )
        for at in self._heads:
            each = self._board.board.rows[at]
            height = theme.px(32 if self.is_small else 36)
            if each.kind is RowKind.NUMBERS:
                grid = number_grid(theme, each, self.clear_width())
                height = grid.lines * grid.height
            self.setRowHeight(at, height)
            self.setSpan(at, 0, 1, len(BoardColumn))
        self.show_keys()

    def show_keys(self, *, has_keys: bool | None = None) -> None:
        """Show the keys of the chosen table under its row, which grows by their height.

        `has_keys` sets whether they act on it: not while a panel has the focus.
        """
        if has_keys is not None:
            self._has_keys = has_keys
        row = self._chosen_row()
        is_table = row is not None and row.snapshot is not None
        if self.is_held:
            return
        at = self.currentIndex().row() if is_table and self._has_keys else -1
        if at != self._keyed:
            if 0 <= self._keyed < len(self._board.board.rows):
                self.setRowHeight(self._keyed, self.verticalHeader().defaultSectionSize())
            self._keyed = at
            if at >= 0:
                height = self.verticalHeader().defaultSectionSize()
                self.setRowHeight(at, height + self.keys_room(at))
        if row is not None and row.snapshot is not None:
            is_called = row.snapshot.table in self._board.called
            self.keys.show_row(row, row.snapshot, is_called=is_called)
        self._place_keys()

    def keys_room(self, at: int) -> int:
        """Return the height at the bottom of this row that its keys take, in pixels."""
        return (
            self.keys.height_wanted(_keys_place(self, self._look.theme.px(8)).width())
            if at == self._keyed
            else 0
        )

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.redress()
        _keep_top(self)

    def dataChanged(
        self,
        top_left: QModelIndex | QPersistentModelIndex,
        bottom_right: QModelIndex | QPersistentModelIndex,
        roles: Sequence[int] = (),
    ) -> None:
        # Qt repaints the whole view where a change extends beyond the visible part.
        last = len(self._board.board.rows) - 1
        lowest = self.rowAt(self.viewport().height() - 1)
        top = max(top_left.row(), self.rowAt(0))
        bottom = min(bottom_right.row(), last if lowest < 0 else lowest)
        columns = range(top_left.column(), bottom_right.column() + 1)
        shown = [column for column in columns if not self.isColumnHidden(column)]
        if top <= bottom and shown:
            left, right = shown[0], shown[-1]
            model = self._board
            super().dataChanged(model.index(top, left), model.index(bottom, right), list(roles))
        if top_left.row() <= self._keyed <= bottom_right.row():
            self.show_keys()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        plain = event.modifiers() in (
            Qt.KeyboardModifier.NoModifier,
            Qt.KeyboardModifier.KeypadModifier,
        )
        if plain and event.key() in ENTER and self.keys.asked is not None:
            self.keys.confirmed.emit()
        elif plain and event.key() in ENTER:
            self._touch(self.currentIndex().row())
        elif event.text() and event.text().isprintable():
            event.ignore()
        elif event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down) and not _can_be_chosen(
            self._board.row(self.currentIndex())
        ):
            self.choose_nearest()
            self.reveal()
        else:
            super().keyPressEvent(event)
            self.reveal()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if event.reason() is Qt.FocusReason.MouseFocusReason:
            # The click chooses: what is under the mouse must not move away.
            self._has_keys = True
            return
        self.show_keys(has_keys=True)
        if not _can_be_chosen(self._chosen_row()):
            self.choose_nearest()

    def _clicked(self, index: QModelIndex) -> None:
        row = self._board.row(index)
        if row is not None and row.kind in FOLDING:
            self.folded.emit(row.kind)
        elif row is not None and row.is_urgent() and index.column() == BoardColumn.LAST:
            self.judge_wanted.emit()

    def _touch(self, at: int) -> None:
        if at < 0 or at >= len(self._board.board.rows):
            return
        row = self._board.board.rows[at]
        if row.kind in FOLDING:
            self.folded.emit(row.kind)
        elif row.table is not None:
            self.opened.emit(row.table)

    def _chosen_changed(self) -> None:
        self.keys.leave()
        self.show_keys()

    def _remember(self) -> None:
        self._chosen = self.chosen_table()
        if self._chosen is not None:
            self._place = self.currentIndex().row()
        self._was_open = self._board.board.open_tables()

    def _reset(self) -> None:
        chosen = self._chosen
        if chosen in self._was_open and chosen in self._board.done:
            # It was finished just now: the next one stands where it stood. Where a colleague did
            # that, no other is chosen: the judge's next key is meant for the one that is gone.
            still_open = self._board.board.open_tables()
            chosen = None if self.is_arriving else _next_of(self._was_open, chosen, still_open)
        self.redress()
        if chosen is not None:
            self.choose(chosen)
        elif self.is_arriving and self._chosen is not None:
            self.clearSelection()
        self.show_keys()

    def _place_keys(self) -> None:
        """Put the keys under their row, clear of a panel."""
        self.keys.setVisible(self._keyed >= 0)
        if self._keyed < 0:
            return
        row = self.visualRect(self._board.index(self._keyed, BoardColumn.TABLE))
        place, height = _keys_place(self, self._look.theme.px(8)), self.keys_room(self._keyed)
        self.keys.setGeometry(place.left(), row.bottom() + 1 - height, place.width(), height - 1)
        self.keys.arrange()


def _keys_place(view: BoardView, outdent: int) -> QRect:
    """Return left edge and width of the keys; a question takes the whole row."""
    left = max(0, view.columnViewportPosition(BoardColumn.STATE) - outdent)
    if view.keys.asked is not None:
        left = 0
    return QRect(left, 0, max(0, view.clear_width() - left), 0)


def _keep_top(view: BoardView) -> None:
    """Scroll to the top if the chosen row can be seen there."""
    row = view.visualRect(view.currentIndex().siblingAtColumn(BoardColumn.TABLE))
    if row.isValid() and row.bottom() + view.verticalOffset() < view.viewport().height():
        view.scrollToTop()


def _next_of(before: Sequence[int], table: int, still: Sequence[int]) -> int | None:
    """Return the table that followed in `before` and is among `still`, else the one ahead of it."""
    at = before.index(table)
    after = (each for each in before[at + 1 :] if each in still)
    ahead = (each for each in reversed(before[:at]) if each in still)
    return next(after, next(ahead, None))


def _can_be_chosen(row: BoardRow | None) -> bool:
    """Whether this is a table or the folding head."""
    return row is not None and (row.kind is RowKind.TABLE or row.kind in FOLDING)


def _has_time(snapshot: TableSnapshot) -> bool:
    """Whether the table still plays towards its deadline."""
    is_going = snapshot.state not in (TableState.TURNS, TableState.DONE)
    return is_going and snapshot.left is not None and snapshot.left > 0


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
