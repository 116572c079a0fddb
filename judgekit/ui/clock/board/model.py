"""Qt model of the board: computed once a second, it signals only the rows that changed."""

from __future__ import annotations

from collections.abc import Mapping
from enum import IntEnum
from itertools import groupby
from types import MappingProxyType
from typing import TYPE_CHECKING

import msgspec
from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, Qt

from judgekit.domain.clock.snapshot import causes
from judgekit.domain.shared.moment import Moment
from judgekit.ui.widgets.rows.rows_model import Index
from judgekit.ui.widgets.tool_tip import plain_tip
from judgekit.ui.words.board_words import (
    beside_head_words,
    cause_words,
    deadline_words,
    goes_to_turns,
    head_words,
    is_turns_due,
    judge_words,
    left_words,
    no_extension_words,
    second_words,
    spoken_until,
    state_words,
    turns_word,
    until_words,
    waited_words,
)
from judgekit.ui.words.judge_words import free_words
from judgekit.ui.words.team_wording import not_confirmed_words
from judgekit.ui.words.telling_words import tell_again_short
from judgekit.views.clock.board_rows import FOLDING, SOON, Board, BoardRow, RowKind, board_of
from judgekit.views.clock.judge_load import judge_loads
from judgekit.views.clock.outstanding import judges_at_calls
from judgekit.views.clock.rounding import rounding_of

if TYPE_CHECKING:
    from judgekit.domain.tournament import Tournament

NOWHERE = QModelIndex()
NOTHING: Mapping[int, int] = MappingProxyType({})


class BoardColumn(IntEnum):
    """Columns of the board.

    `LEFT` is hidden before time; `LAST` is the reason before time, the judge after.
    """

    TABLE = 0
    STATE = 1
    LEFT = 2
    UNTIL = 3
    TIME = 4
    LAST = 5
    PLAYERS = 6


class BoardRole(IntEnum):
    """Roles the delegate queries."""

    ROW = Qt.ItemDataRole.UserRole
    WHY = Qt.ItemDataRole.UserRole + 1
    PLAYERS = Qt.ItemDataRole.UserRole + 2


class BoardModel(QAbstractTableModel):
    """The tables of one clock at one instant."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._state: Tournament | None = None
        self._clock = ""
        self._now = 0
        self.board = Board()
        self._places: list[tuple[RowKind, int | tuple[int, ...]]] = []
        """Kind and table or tables of each row: its identity between two updates."""
        self._unfolded: frozenset[RowKind] = frozenset()
        """The groups whose tables are shown."""
        self._named: tuple[int, ...] | None = None
        self._free = ""
        """Which judges are free."""
        self.done: frozenset[int] = frozenset()
        """The tables whose match is over, shown or folded away."""
        self.called: frozenset[int] = frozenset()
        """The tables at which a call is open."""
        self.rounding = 1
        """In milliseconds; extensions are rounded up to a multiple of it."""
        self.waiting: Mapping[int, int] = NOTHING
        """By table, how many entries other laptops haven't confirmed."""

    def show(
        self,
        state: Tournament | None,
        clock: str,
        now: Moment,
        waiting: Mapping[int, int] = NOTHING,
    ) -> None:
        """Show this clock's tables at that instant; none for an unknown clock. By table, so many
        entries are `waiting` to be confirmed by other laptops."""
        self._state, self._clock, self._now = state, clock, now
        before, self._free = self._free, ""
        if state is not None:
            self._free = free_words(judge_loads(state, now))
        self._take(self._computed())
        if before != self._free:
            heads = (row.kind is RowKind.WITHOUT_JUDGE for row in self.board.rows)
            for at in (at for at, is_head in enumerate(heads) if is_head):
                self._tell(at, at)
        marked, self.waiting = self.waiting, waiting
        for table in {**marked, **waiting}:
            at = self.row_of(table)
            if marked.get(table) != waiting.get(table) and at >= 0:
                self._tell(at, at)

    def toggle(self, kind: RowKind) -> None:
        """Expand or collapse a group of tables."""
        self._unfolded ^= {kind}
        self._take(self._computed())

    def ask(self, named: tuple[int, ...] | None) -> None:
        """Show what it does to say that these tables play on; None if it isn't asked."""
        if named != self._named:
            self._named = named
            self._take(self._computed())

    def round_up(self, is_rounded: bool) -> None:
        """Show extensions to the second, or rounded up to the next minute."""
        rounding = rounding_of(rounds_up=is_rounded)
        if rounding != self.rounding:
            self.rounding = rounding
            self._take(self._computed())

    def row_of(self, table: int) -> int:
        """Return the row of a table, -1 if it has none."""
        rows = enumerate(self.board.rows)
        return next((at for at, row in rows if row.table == table), -1)

    def row(self, index: Index) -> BoardRow | None:
        """Return the row at an index."""
        return self.board.rows[index.row()] if index.isValid() else None

    def why(self, row: BoardRow) -> str:
        """Return why a table plays longer, after what it has to be told again."""
        if self._state is None or row.snapshot is None:
            return ""
        current = self._state.clocks.by_name[self._clock].round
        table = current.tables.get(row.snapshot.table)
        if table is None:
            return ""
        found = causes(table, current.elapsed(self._now))
        why = cause_words(found, table.added_turns, table.turns_total, row.judge)
        told = tell_again_short(row.outdated) if row.outdated is not None else ""
        return "; ".join(words for words in (told, why) if words)

    def players(self, row: BoardRow) -> str:
        """Return who plays at the table, if pairings are known."""
        if self._state is None or row.table is None:
            return ""
        number = self._state.clocks.by_name[self._clock].round.number
        return " – ".join(self._state.setup.players_at(self._clock, number, row.table))

    def words(self, row: BoardRow, column: BoardColumn) -> str:  # noqa: PLR0911  (one a column)
        """Return the text of a cell."""
        snapshot = row.snapshot
        if snapshot is None:
            if column is BoardColumn.LAST and row.kind is RowKind.WITHOUT_JUDGE:
                return self._free
            return head_words(row) if column is BoardColumn.TABLE else ""
        is_after, is_asking = self.board.is_after_time, self.board.is_asking
        match column:
            case BoardColumn.TABLE:
                return str(snapshot.table)
            case BoardColumn.STATE:
                return state_words(row, is_after_time=is_after, is_asking=is_asking)
            case BoardColumn.LEFT:
                return turns_word() if goes_to_turns(row, self.board) else left_words(snapshot)
            case BoardColumn.UNTIL:
                return until_words(snapshot, self.rounding)
            case BoardColumn.TIME:
                return deadline_words(snapshot, self.rounding)
            case BoardColumn.LAST:
                if is_asking:
                    return self.why(row) or no_extension_words()
                return judge_words(row) if is_after else self.why(row)
            case BoardColumn.PLAYERS:
                return self.players(row)

    # -- the Qt model interface

    def rowCount(self, parent: Index = NOWHERE) -> int:
        return 0 if parent.isValid() else len(self.board.rows)

    def columnCount(self, parent: Index = NOWHERE) -> int:
        return 0 if parent.isValid() else len(BoardColumn)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        row = self.row(index)
        if row is None:
            return None
        if role == BoardRole.ROW:
            return row
        if role == Qt.ItemDataRole.DisplayRole:
            return self.words(row, BoardColumn(index.column()))
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return self._spoken(row, BoardColumn(index.column()))
        if role in (BoardRole.PLAYERS, Qt.ItemDataRole.ToolTipRole):
            players = self.players(row)
            waiting = _waiting_words(self.waiting, row)
            tip = plain_tip("\n".join(filter(None, (waiting, players, self.why(row)))))
            return players if role == BoardRole.PLAYERS else tip
        return self.why(row) if role == BoardRole.WHY else None

    def headerData(
        self,
        section: int,
        orientation: Qt.Orientation,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> object:
        if role != Qt.ItemDataRole.DisplayRole or orientation is Qt.Orientation.Vertical:
            return None
        return self.head(BoardColumn(section))

    def head(self, column: BoardColumn) -> str:
        """Return the header of a column."""
        is_after = self.board.is_after_time
        until = self.tr("Until clock reads") if is_after else self.tr("Plays until clock reads")
        heads = {
            BoardColumn.TABLE: self.tr("Table"),
            BoardColumn.STATE: self.tr("State"),
            BoardColumn.LEFT: self.tr("Left"),
            BoardColumn.UNTIL: until,
            BoardColumn.TIME: self.tr("Time of day"),
            BoardColumn.LAST: self.tr("Judge") if self.board.shows_judges else self.tr("Why"),
            BoardColumn.PLAYERS: self.tr("Players"),
        }
        return heads[column]

    def flags(self, index: Index) -> Qt.ItemFlag:
        row = self.row(index)
        if row is None:
            return Qt.ItemFlag.NoItemFlags
        if row.kind is not RowKind.TABLE and row.kind not in FOLDING:
            return Qt.ItemFlag.NoItemFlags
        return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable

    # -- inside

    def _spoken(self, row: BoardRow, column: BoardColumn) -> str:
        if column is BoardColumn.UNTIL and row.snapshot is not None:
            return spoken_until(row.snapshot, self.rounding)
        if column is BoardColumn.TABLE and row.snapshot is None:
            beside = beside_head_words(row, is_asking=self.board.is_asking)
            return ", ".join(filter(None, (self.words(row, column), beside)))
        if column is BoardColumn.STATE and row.snapshot is not None:
            waited = waited_words() if row.is_waited_for else ""
            below = second_words(row) if self.board.is_after_time else waited
            return ", ".join(filter(None, (self.words(row, column), below)))
        if column is BoardColumn.TABLE:
            said = (self.words(row, column), _waiting_words(self.waiting, row), self.players(row))
            return ", ".join(filter(None, said))
        return self.words(row, column)

    def _computed(self) -> Board:
        state = self._state
        clock = state.clocks.by_name.get(self._clock) if state else None
        if state is None or clock is None:
            return Board()
        current = clock.round
        self.done = frozenset(number for number, table in current.tables.items() if table.done)
        calls = [each for each in state.calls.open_calls() if each.clock == self._clock]
        self.called = frozenset(each.table for each in calls)
        return board_of(
            current,
            self._now,
            judges=judges_at_calls(state, self._clock),
            is_paired=(self._clock, current.number) in state.setup.pairings,
            unfolded=self._unfolded,
            named=self._named,
            rounding=self.rounding,
        )

    def _take(self, board: Board) -> None:
        before, was_after = self.board.rows, self.board.is_after_time
        was_asking = self.board.is_asking
        places = [(row.kind, row.table or row.tables) for row in board.rows]
        is_other = was_asking != board.is_asking or was_after != board.is_after_time
        if is_other or places != self._places:
            self.beginResetModel()
            self.board, self._places = board, places
            self.endResetModel()
            return
        self.board = board
        changed = (
            (at, *_changed_columns(old, new))
            for at, (old, new) in enumerate(zip(before, board.rows, strict=True))
            if old != new
        )
        for (_, first, last), run in groupby(
            enumerate(changed), key=lambda each: (each[1][0] - each[0], *each[1][1:])
        ):
            rows = [at for _, (at, *_) in run]
            self._tell(rows[0], rows[-1], first, last)

    def _tell(
        self,
        top: int,
        bottom: int,
        first: BoardColumn = BoardColumn.TABLE,
        last: BoardColumn = BoardColumn.PLAYERS,
    ) -> None:
        if bottom >= top:
            self.dataChanged.emit(self.index(top, first), self.index(bottom, last))


def _waiting_words(waiting: Mapping[int, int], row: BoardRow) -> str:
    """Return how many entries about the row's table aren't confirmed; empty for none."""
    count = waiting.get(row.table or 0, 0)
    return not_confirmed_words(count) if count else ""


def _changed_columns(old: BoardRow, new: BoardRow) -> tuple[BoardColumn, BoardColumn]:
    """Return the first and last column of a row that look different now.

    As time passes, only the time left changes, and the state when its colour changes or turns
    become due.
    """
    whole = BoardColumn.TABLE, BoardColumn.PLAYERS
    was, now = old.snapshot, new.snapshot
    if was is None or now is None or was.left is None or now.left is None:
        return whole
    replace = msgspec.structs.replace
    if replace(old, snapshot=replace(was, left=now.left)) != new:
        return whole
    is_soon_now = (was.left <= SOON) != (now.left <= SOON)
    is_due_now = is_turns_due(was) != is_turns_due(now)
    first = BoardColumn.STATE if is_soon_now or is_due_now else BoardColumn.LEFT
    return first, BoardColumn.LEFT
