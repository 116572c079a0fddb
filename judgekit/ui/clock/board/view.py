"""The rows of the board of tables, which a delegate paints."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, Qt, Signal
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
    QWidget,
)

from judgekit.ui.clock.board.columns import column_widths, is_why_below
from judgekit.ui.clock.board.delegate import BoardDelegate, RowMeasures
from judgekit.ui.clock.board.model import BoardColumn, BoardModel
from judgekit.ui.clock.board.number_grid import NumberClicks, number_grid
from judgekit.ui.clock.board.pressed_rows import PressedRows
from judgekit.ui.clock.board.row_keys import RowKeys
from judgekit.ui.look import Look
from judgekit.ui.widgets.actions import ENTER
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
    revealed = Signal()
    """The chosen row was scrolled to; the page may have to scroll, too."""

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
        """Scroll to the chosen row; return whether its table could be seen before.

        In large letters the row may be higher than the view: its keys don't count.
        """
        row = self.visualRect(self.currentIndex().siblingAtColumn(BoardColumn.TABLE))
        if not row.isValid():
            return False
        could_be_seen = not _is_hidden(self, row.adjusted(0, 0, 0, -self.keys_room(self._keyed)))
        if _is_hidden(self, row):
            _keep_in_sight(self)
            self.revealed.emit()
        return could_be_seen

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
        _keep_in_sight(self)

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
        _keep_in_sight(self)

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
        at = -1 if chosen is None else self._board.row_of(chosen)
        if at >= 0:
            # Without the page: nobody has asked for the row now.
            self.selectRow(at)
            _keep_in_sight(self)
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


def _keep_in_sight(view: BoardView) -> None:
    """Scroll so that the chosen row, or its beginning, can be seen; to the top if it can be seen
    there."""
    index = view.currentIndex().siblingAtColumn(BoardColumn.TABLE)
    if view.is_held or not view.selectionModel().isSelected(index):
        return
    # Qt puts off how far it can scroll after rows have got another height.
    view.updateGeometries()
    height = view.rowHeight(index.row())
    if view.visualRect(index).bottom() + view.verticalOffset() < view.viewport().height():
        view.scrollToTop()
    elif height > view.viewport().height():
        view.scrollTo(index, QAbstractItemView.ScrollHint.PositionAtTop)
    else:
        view.scrollTo(index)


def _is_hidden(view: BoardView, part: QRect) -> bool:
    """Whether any of this part of the viewport can't be seen."""
    return not QRegion(part).subtracted(view.viewport().visibleRegion()).isEmpty()


def _next_of(before: Sequence[int], table: int, still: Sequence[int]) -> int | None:
    """Return the table that followed in `before` and is among `still`, else the one ahead of it."""
    at = before.index(table)
    after = (each for each in before[at + 1 :] if each in still)
    ahead = (each for each in reversed(before[:at]) if each in still)
    return next(after, next(ahead, None))


def _can_be_chosen(row: BoardRow | None) -> bool:
    """Whether this is a table or the folding head."""
    return row is not None and (row.kind is RowKind.TABLE or row.kind in FOLDING)
