"""What tables were told about their time, and where it no longer holds.

A table is told a reading of its round clock. Pauses and corrections of the clock move the clock and
the table's deadline together, so such a reading holds through them; it stops holding when the
table's extension changes.
"""

from __future__ import annotations

import msgspec

from judgekit.domain.clock.state import Clocks, Round, Table, Told
from judgekit.domain.shared.moment import Moment


class OutdatedTelling(msgspec.Struct, frozen=True):
    """A table in a round in progress that plays until another reading than it was last told.

    `round` is the number of the round known by `round_id`, `reading` the one that holds now, in
    milliseconds, `turns` the additional turns that follow.
    """

    clock: str
    round: int
    round_id: str
    table: int
    told: Told
    reading: int
    turns: int


def reading_to_tell(current: Round | None, table: int, by: int = 0) -> int | None:
    """The reading at which the table goes to turns, in milliseconds, if its extension is `by` more.

    None where there is nothing to tell: without a round in progress or a time limit, and while the
    table's deadline is held.
    """
    if current is None or current.ended is not None or current.limit is None:
        return None
    seated = current.tables.get(table)
    if seated is None:
        return -by
    return None if seated.is_interrupted() else -(_extension(seated) + by)


def reading_after(current: Round, table: Table, key: str, at: Moment, by: int = 0) -> int | None:
    """As `reading_to_tell`, once the table's interruption `key` has ended at this instant."""
    elapsed = current.elapsed(at)
    ended = tuple(
        msgspec.structs.replace(each, until=elapsed, closed=at)
        if each.key == key and each.until is None
        else each
        for each in table.interruptions
    )
    if current.ended is not None or current.limit is None or any(e.until is None for e in ended):
        return None
    return -(_extension(msgspec.structs.replace(table, interruptions=ended)) + by)


def outdated_tellings(clocks: Clocks) -> tuple[OutdatedTelling, ...]:
    """The tables that must be told again, by clock and number.

    A table drops out with its last telling repeated, once it is done or in its turns, and with its
    round; while it is interrupted it waits for what it is told at the end of that.
    """
    return tuple(
        each for clock in clocks.by_name.values() for each in outdated_in_round(clock.round)
    )


def outdated_in_round(current: Round) -> tuple[OutdatedTelling, ...]:
    """The tables of the round that must be told again, by number; see `outdated_tellings`."""
    found = []
    for number in sorted(current.tables):
        table = current.tables[number]
        told = table.told
        if told is None or table.done or table.turns:
            continue
        reading = reading_to_tell(current, number)
        if reading is not None and reading != told.reading:
            place = current.clock, current.number, current.id, number
            found.append(OutdatedTelling(*place, told, reading, table.turns_total))
    return tuple(found)


def _extension(table: Table) -> int:
    """T − E of a table without open interruptions, which is the same at any instant."""
    return table.extension(0)
