"""Content of a time slip for a table: until when it plays, and why. Values, no texts."""

from __future__ import annotations

import msgspec

from judgekit.domain.clock.snapshot import Cause, causes
from judgekit.domain.clock.state import Round, Table
from judgekit.domain.shared.moment import Moment
from judgekit.domain.tournament import Tournament
from judgekit.views.clock.shown_tables import shown_snapshot


class Slip(msgspec.Struct, frozen=True):
    """A table's time slip.

    `extension` is T − E in milliseconds, `deadline` is T. `turns` is the number of additional
    turns, `added_turns` how many of them Slow Play added. `is_open` means that the table has an
    open call or check, so its deadline isn't fixed yet.
    """

    table: int
    round: int
    clock: str
    extension: int
    deadline: Moment
    turns: int
    added_turns: int
    causes: tuple[Cause, ...]
    single_elimination: bool
    is_open: bool


def slip_of(state: Tournament, clock: str, table: int, now: Moment) -> Slip | None:
    """The slip of a table at `now`; None if its round has no limit or is over."""
    current: Round | None = state.clocks.in_progress(clock)
    if current is None or current.limit is None:
        return None
    seated = current.tables.get(table) or Table(turns_total=state.setup.extra_turns())
    snapshot = shown_snapshot(current, table, seated, now)
    return Slip(
        table=table,
        round=current.number,
        clock=clock,
        extension=snapshot.extension,
        deadline=snapshot.deadline or now,
        turns=seated.turns_total,
        added_turns=seated.added_turns,
        causes=causes(seated, current.elapsed(now)),
        single_elimination=current.single_elimination,
        is_open=snapshot.is_interrupted,
    )
