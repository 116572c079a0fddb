"""What the hall waits for: tables with time left, tables in turns, tables not reported."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import msgspec

from judgekit.domain.clock.snapshot import TableSnapshot, TableState, ends_at
from judgekit.domain.clock.state import Round, RoundKind
from judgekit.domain.shared.moment import Moment
from judgekit.views.clock.outstanding import is_known
from judgekit.views.clock.shown_tables import shown_snapshots


class HallLine(msgspec.Struct, frozen=True):
    """What the hall waits for on one clock.

    `table` plays longest, until `until`, and `without` is the end but for it; `table` is None where
    no table plays longer than the round, which ends at `ends`. `last` are all tables that play
    until `until`, `without_last` is the end but for them. `in_turns` are the tables in their
    additional turns. Of the other tables that are open although their time is up, `playing` counts
    those known to play on and `unreported` the rest, which the board has under heads that say so.
    The instants are None without a limit; where the clock `is_paused`, as if it were resumed now.
    A draft (`is_draft`) has no tables to wait for.
    """

    is_round: bool
    is_after_time: bool
    ends: Moment | None
    table: int | None = None
    until: Moment | None = None
    without: Moment | None = None
    last: tuple[int, ...] = ()
    without_last: Moment | None = None
    in_turns: tuple[int, ...] = ()
    playing: int = 0
    unreported: int = 0
    all_done: bool = False
    is_paused: bool = False
    is_draft: bool = False

    @property
    def is_waiting(self) -> bool:
        """Whether a known table holds up the round."""
        return self.table is not None or bool(self.in_turns) or self.playing + self.unreported > 0


def hall_line(
    current: Round, now: Moment, rounding: int = 1, judges: Mapping[int, str] = {}
) -> HallLine:
    """Return what the hall waits for in this round.

    Extensions are rounded up to a multiple of `rounding` milliseconds, as on the board; `judges`
    take a call, by table.
    """
    end, remaining = ends_at(current, now), current.remaining(now)
    is_after = remaining is not None and remaining <= 0
    is_round, is_paused = current.kind == RoundKind.ROUND, current.paused_since is not None
    tables = current.tables
    in_turns = tuple(sorted(n for n, each in tables.items() if each.turns and not each.done))
    all_done = bool(tables) and all(each.done for each in tables.values())
    if end is None:
        return HallLine(
            is_round, is_after, None, in_turns=in_turns, all_done=all_done, is_paused=is_paused
        )
    # Only these can play longer: the others needn't be computed every second.
    extended = [
        number
        for number, each in tables.items()
        if (each.grants or each.interruptions) and not each.turns and not each.done
    ]
    shown = shown_snapshots(current, now, rounding, extended)
    ahead = tables_ahead(shown)
    playing = unreported = 0
    if is_after:
        named = {each.table for each in ahead}.union(in_turns)
        others = [n for n, each in tables.items() if not each.done and n not in named]
        is_said = any(each.plays_on for each in tables.values())
        playing = sum(
            is_known(each, judges.get(each.table, ""), is_reported=is_said)
            for each in shown_snapshots(current, now, rounding, others)
        )
        unreported = len(others) - playing
    line = HallLine(
        is_round,
        is_after,
        end,
        in_turns=in_turns,
        playing=playing,
        unreported=unreported,
        all_done=all_done,
        is_paused=is_paused,
        is_draft=bool(current.draft),
    )
    if not ahead:
        return line
    untils = [end + each.extension for each in ahead]
    return msgspec.structs.replace(
        line,
        table=ahead[0].table,
        until=untils[0],
        without=untils[1] if untils[1:] else end,
        last=tuple(each.table for each in ahead if each.extension == ahead[0].extension),
        without_last=next((until for until in untils if until < untils[0]), end),
    )


def tables_ahead(tables: Iterable[TableSnapshot]) -> list[TableSnapshot]:
    """The tables, as they are shown, for whose extensions the hall waits; the longest first."""
    ahead = [each for each in tables if each.extension > 0 and _is_ahead(each)]
    return sorted(ahead, key=lambda each: (-each.extension, each.table))


def _is_ahead(snapshot: TableSnapshot) -> bool:
    """Whether the table has begun no turns and still has time, or a judge is at it."""
    if snapshot.state is TableState.DONE or snapshot.turn is not None:
        return False
    is_held = snapshot.state is TableState.INTERRUPTED
    return is_held or (snapshot.left is not None and snapshot.left > 0)
