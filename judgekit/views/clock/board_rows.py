"""Rows of the board: which tables it shows, in which order and under which heads; no texts.

Before time these are the tables that play longer; after time all known open tables, those without a
judge first.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Set
from enum import StrEnum

import msgspec

from judgekit.domain.clock.snapshot import (
    ClockState,
    TableSnapshot,
    TableState,
    clock_state,
    ends_at,
)
from judgekit.domain.clock.state import Round, RoundKind
from judgekit.domain.clock.telling import OutdatedTelling, outdated_in_round
from judgekit.domain.shared.moment import MINUTE, Moment
from judgekit.views.clock.hall_line import hall_line
from judgekit.views.clock.shown_tables import shown_snapshots

SOON = 2 * MINUTE
"""Remaining time from which a table needs attention."""


class RowKind(StrEnum):
    """A table, or the head of a group of tables."""

    TABLE = "table"
    WITHOUT_JUDGE = "without-judge"
    WITH_JUDGE = "with-judge"
    DONE = "done"


class BoardRow(msgspec.Struct, frozen=True, gc=False):
    """A row of the board.

    A head has `count` and no `snapshot`; `judge` sits at the table or takes its call.
    `is_waited_for` marks the table for which the hall waits; `outdated` is what it was told and no
    longer holds.
    """

    kind: RowKind
    snapshot: TableSnapshot | None = None
    judge: str = ""
    more_turns: bool = False
    is_waited_for: bool = False
    count: int = 0
    is_open: bool = False
    outdated: OutdatedTelling | None = None

    @property
    def table(self) -> int | None:
        """The table's number; None for a head."""
        return self.snapshot.table if self.snapshot else None

    def is_urgent(self) -> bool:
        """Whether the table, open after time, still needs a judge."""
        is_open = self.snapshot is not None and self.snapshot.state is not TableState.DONE
        return is_open and self.kind is RowKind.TABLE and not self.judge and self.is_open


class Board(msgspec.Struct, frozen=True):
    """All rows of the board.

    `longer` tables play longer than the `others` (None if the tables aren't known); they end at
    `ends_at`, None without a limit. `is_of_tables` is False for rounds without matches, such as
    deck construction.
    """

    rows: tuple[BoardRow, ...] = ()
    state: ClockState = ClockState.NOT_STARTED
    is_of_tables: bool = True
    is_after_time: bool = False
    longer: int = 0
    others: int | None = None
    ends_at: Moment | None = None

    def open_tables(self) -> tuple[int, ...]:
        """The tables that aren't done, in the order of the rows."""
        shown = (row.snapshot for row in self.rows)
        return tuple(
            each.table for each in shown if each is not None and each.state is not TableState.DONE
        )


def board_of(  # noqa: PLR0913  (a round, an instant, and how to show them)
    current: Round,
    now: Moment,
    *,
    judges: Mapping[int, str],
    is_paired: bool,
    shows_done: bool,
    rounding: int = 1,
) -> Board:
    """The board of a round at an instant.

    `judges` are those who take a call, by table; they count as sitting there. `is_paired` means
    that all tables of the round are known. Extensions are rounded up to a multiple of `rounding`
    milliseconds.
    """
    state, is_round = clock_state(current, now), current.kind == RoundKind.ROUND
    if state is ClockState.ENDED:
        return Board(state=state, is_of_tables=is_round, ends_at=current.ended)
    standings = shown_snapshots(current, now, rounding)
    end = ends_at(current, now)
    hall = hall_line(current, now, rounding).table
    remaining = current.remaining(now)
    outdated = {each.table: each for each in outdated_in_round(current)}
    is_after = remaining is not None and remaining <= 0
    if is_after:
        rows = _after_time(standings, judges, hall, outdated, shows_done=shows_done)
        return Board(rows, state, is_round, is_after_time=True, ends_at=end)
    added = {number for number, table in current.tables.items() if table.added_turns}
    shown = outdated.keys() | added
    longer = [each for each in standings if _plays_longer(each, shown)]
    count = sum(_plays_longer(each, added) for each in longer)
    rows = tuple(
        BoardRow(
            RowKind.TABLE,
            each,
            each.judge or judges.get(each.table, ""),
            more_turns=each.table in added and each.extension <= 0,
            is_waited_for=each.table == hall,
            outdated=outdated.get(each.table),
        )
        for each in sorted(longer, key=_by_deadline)
    )
    open_tables = sum(each.state is not TableState.DONE for each in standings)
    others = open_tables - count if is_paired else None
    return Board(rows, state, is_round, longer=count, others=others, ends_at=end)


def _plays_longer(snapshot: TableSnapshot, others: Set[int]) -> bool:
    """Whether the table plays longer, or is one of the others to be shown with those."""
    if snapshot.state is TableState.DONE:
        return False
    # A call of a minute or less brings nothing yet, and isn't listed for it.
    is_untimed_call = snapshot.is_interrupted and snapshot.left is None
    return snapshot.extension > 0 or is_untimed_call or snapshot.table in others


def _by_deadline(snapshot: TableSnapshot) -> tuple[int, int]:
    return snapshot.extension, snapshot.table


def _after_time(
    standings: Iterable[TableSnapshot],
    judges: Mapping[int, str],
    hall: int | None,
    outdated: Mapping[int, OutdatedTelling],
    *,
    shows_done: bool,
) -> tuple[BoardRow, ...]:
    without: list[BoardRow] = []
    with_judge: list[BoardRow] = []
    done: list[BoardRow] = []
    for each in sorted(standings, key=_by_deadline):
        if each.state is TableState.DONE:
            done.append(BoardRow(RowKind.TABLE, each, each.judge))
            continue
        judge = each.judge or judges.get(each.table, "")
        group = with_judge if judge else without
        group.append(
            BoardRow(
                RowKind.TABLE,
                each,
                judge,
                is_waited_for=each.table == hall,
                is_open=True,
                outdated=outdated.get(each.table),
            )
        )
    rows: list[BoardRow] = []
    if without:
        rows += [BoardRow(RowKind.WITHOUT_JUDGE, count=len(without)), *without]
    if with_judge:
        rows += [BoardRow(RowKind.WITH_JUDGE, count=len(with_judge)), *with_judge]
    if done:
        rows.append(BoardRow(RowKind.DONE, count=len(done), is_open=shows_done))
        rows += sorted(done, key=lambda row: row.table or 0) if shows_done else ()
    return tuple(rows)
