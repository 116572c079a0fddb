"""Rows of the board: which tables it shows, in which order and under which heads; no texts.

Before time these are the tables that play longer; after time all known open tables: those that are
not reported and have an extension, those that need a judge, those with a judge, all others.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence, Set
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
from judgekit.views.clock.hall_line import tables_ahead
from judgekit.views.clock.outstanding import is_known, is_reported, likely_to_play
from judgekit.views.clock.shown_tables import has_extension, shown_snapshots

SOON = 2 * MINUTE
"""Remaining time from which a table needs attention."""


class RowKind(StrEnum):
    """A table, or the head of a group of tables."""

    TABLE = "table"
    PLAY_ON = "play-on"
    EXTENDED = "extended"
    WITHOUT_JUDGE = "without-judge"
    WITH_JUDGE = "with-judge"
    UNREPORTED = "unreported"
    NUMBERS = "numbers"
    """The numbers of the tables that are not reported, in one row."""
    DONE = "done"


FOLDING = frozenset((RowKind.UNREPORTED, RowKind.DONE))
"""Heads of groups that can be folded away."""


class BoardRow(msgspec.Struct, frozen=True, gc=False):
    """A row of the board.

    A head has `count` and no `snapshot`; `judge` sits at the table or takes its call.
    `is_waited_for` marks the table for which the hall waits; `outdated` is what it was told and no
    longer holds. `is_known` for a table that is known to play on after time; `tables` are those of
    a row of numbers.
    """

    kind: RowKind
    snapshot: TableSnapshot | None = None
    judge: str = ""
    more_turns: bool = False
    is_waited_for: bool = False
    count: int = 0
    is_open: bool = False
    outdated: OutdatedTelling | None = None
    is_known: bool = False
    tables: tuple[int, ...] = ()

    @property
    def table(self) -> int | None:
        """The table's number; None for a head."""
        return self.snapshot.table if self.snapshot else None

    def is_urgent(self) -> bool:
        """Whether the table is known to play on after time, and has no judge."""
        return self.is_known and not self.judge


class Board(msgspec.Struct, frozen=True):
    """All rows of the board.

    `longer` tables have extensions; the time of the `others` (None if the tables aren't known) ends
    at `ends_at`, None without a limit. `is_of_tables` is False for rounds without matches, such as
    deck construction. `is_asking` while it is asked which tables still play: the rows then show
    what the answer does.
    """

    rows: tuple[BoardRow, ...] = ()
    state: ClockState = ClockState.NOT_STARTED
    is_of_tables: bool = True
    is_after_time: bool = False
    is_asking: bool = False
    longer: int = 0
    others: int | None = None
    ends_at: Moment | None = None

    @property
    def shows_judges(self) -> bool:
        """Whether the last column has the judges, and not why a table plays longer."""
        return self.is_after_time and not self.is_asking

    def open_tables(self) -> tuple[int, ...]:
        """The tables that aren't done, in the order of the rows."""
        shown = (row.snapshot for row in self.rows)
        return tuple(
            each.table for each in shown if each is not None and each.state is not TableState.DONE
        )


def board_of(  # noqa: PLR0913  (a round, and how it is looked at)
    current: Round,
    now: Moment,
    *,
    judges: Mapping[int, str],
    is_paired: bool,
    unfolded: Set[RowKind] = frozenset(),
    named: Sequence[int] | None = None,
    rounding: int = 1,
) -> Board:
    """The board of a round at an instant.

    `judges` are those who take a call, by table; they count as sitting there. `is_paired` means
    that all tables of the round are known. `unfolded` are the groups whose tables are shown.
    `named` are the tables that play on by an answer not given yet, None if it isn't asked.
    Extensions are rounded up to a multiple of `rounding` milliseconds.
    """
    state, is_round = clock_state(current, now), current.kind == RoundKind.ROUND
    if state is ClockState.ENDED:
        return Board(state=state, is_of_tables=is_round, ends_at=current.ended)
    standings = shown_snapshots(current, now, rounding)
    end = ends_at(current, now)
    hall = next((each.table for each in tables_ahead(standings)), None)
    remaining = current.remaining(now)
    added = {number for number, table in current.tables.items() if table.added_turns}
    outdated = {each.table: each for each in outdated_in_round(current)}
    is_after = remaining is not None and remaining <= 0
    if is_after:
        opened = _opened(standings, judges, hall, outdated, added)
        is_asking = named is not None
        asked = _asking(opened, named or (), unfolded)
        rows = asked if is_asking else _after_time(opened, unfolded)
        return Board(rows, state, is_round, is_after_time=True, is_asking=is_asking, ends_at=end)
    shown = outdated.keys() | added
    longer = [each for each in standings if _plays_longer(each, shown)]
    count = sum(map(has_extension, longer))
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


def _opened(
    standings: Sequence[TableSnapshot],
    judges: Mapping[int, str],
    hall: int | None,
    outdated: Mapping[int, OutdatedTelling],
    added: Set[int],
) -> list[BoardRow]:
    """The rows of all tables after time, by deadline."""
    reported = is_reported(standings)
    return [
        BoardRow(
            RowKind.TABLE,
            each,
            each.judge or judges.get(each.table, ""),
            more_turns=each.table in added and each.turn is None,
            is_waited_for=each.table == hall,
            is_open=each.state is not TableState.DONE,
            outdated=None if each.state is TableState.DONE else outdated.get(each.table),
            is_known=is_known(each, judges.get(each.table, ""), is_reported=reported),
        )
        for each in sorted(standings, key=_by_deadline)
    ]


def _plays_longer(snapshot: TableSnapshot, others: Set[int]) -> bool:
    """Whether the table plays longer, or is one of the others to be shown with those."""
    if snapshot.state is TableState.DONE:
        return False
    # A call of a minute or less brings nothing yet, and isn't listed for it.
    is_untimed_call = snapshot.is_interrupted and snapshot.left is None
    return snapshot.extension > 0 or is_untimed_call or snapshot.table in others


def _by_deadline(snapshot: TableSnapshot) -> tuple[int, int]:
    return snapshot.extension, snapshot.table


def _after_time(tables: Sequence[BoardRow], unfolded: Set[RowKind]) -> tuple[BoardRow, ...]:
    """The rows after time: nothing needs a judge before it is known to play."""
    going = [row for row in tables if row.is_open]
    known = [row for row in going if row.is_known]
    others = [row for row in going if not row.is_known]
    likely = [row for row in others if row.snapshot and likely_to_play(row.snapshot, row.judge)]
    unreported = [row for row in others if row not in likely]
    return (
        *_group(RowKind.EXTENDED, likely),
        *_group(RowKind.WITHOUT_JUDGE, [row for row in known if not row.judge]),
        *_group(RowKind.WITH_JUDGE, [row for row in known if row.judge]),
        *_unreported(unreported, unfolded),
        *_done(tables, unfolded),
    )


def _asking(
    tables: Sequence[BoardRow], named: Sequence[int], unfolded: Set[RowKind]
) -> tuple[BoardRow, ...]:
    """The rows while it is asked who plays on: extensions first, then as named."""
    going = {row.table: row for row in tables if row.is_open}
    said = [going[number] for number in dict.fromkeys(named) if number in going]
    extended = [row for row in going.values() if row in said and _has_time(row)]
    playing = [*extended, *(row for row in said if row not in extended)]
    return (
        *_group(RowKind.PLAY_ON, playing),
        *_unreported([row for row in going.values() if row not in said], unfolded),
        *_done(tables, unfolded),
    )


def _has_time(row: BoardRow) -> bool:
    return row.snapshot is not None and row.snapshot.left is not None and row.snapshot.left > 0


def _group(kind: RowKind, rows: Sequence[BoardRow]) -> tuple[BoardRow, ...]:
    return (BoardRow(kind, count=len(rows)), *rows) if rows else ()


def _unreported(rows: Sequence[BoardRow], unfolded: Set[RowKind]) -> tuple[BoardRow, ...]:
    if not rows:
        return ()
    is_open = RowKind.UNREPORTED in unfolded
    head = BoardRow(RowKind.UNREPORTED, count=len(rows), is_open=is_open)
    ordered = _by_number(rows)
    if is_open:
        return head, *ordered
    numbers = tuple(row.table for row in ordered if row.table is not None)
    return head, BoardRow(RowKind.NUMBERS, tables=numbers)


def _done(tables: Iterable[BoardRow], unfolded: Set[RowKind]) -> tuple[BoardRow, ...]:
    rows = [row for row in tables if not row.is_open]
    if not rows:
        return ()
    is_open = RowKind.DONE in unfolded
    head = BoardRow(RowKind.DONE, count=len(rows), is_open=is_open)
    return head, *(_by_number(rows) if is_open else ())


def _by_number(rows: Iterable[BoardRow]) -> list[BoardRow]:
    return sorted(rows, key=lambda row: row.table or 0)
