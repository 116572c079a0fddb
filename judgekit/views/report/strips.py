"""The round as a picture: a strip per table, of what it did from when to when."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import StrEnum
from itertools import pairwise

import msgspec

from judgekit.domain.clock.state import Round, Table
from judgekit.domain.shared.moment import Moment
from judgekit.views.report.rounds import played_until, time_called, witnessed
from judgekit.views.report.witness import Day


class Doing(StrEnum):
    """What a table did."""

    PLAYED = "played"
    PAUSED = "paused"
    EXTENDED = "extended"
    TURNS = "turns"


class Stretch(msgspec.Struct, frozen=True):
    """One thing done, from when to when."""

    doing: Doing
    begin: Moment
    end: Moment


class Strip(msgspec.Struct, frozen=True):
    """A table's round; `finished` is None while it plays, `is_late` whether it is known to have
    played after E, `was_held_up` whether it had an extension, a pause of its own or turns."""

    table: int
    stretches: tuple[Stretch, ...]
    finished: Moment | None
    is_late: bool
    was_held_up: bool


class RoundStrips(msgspec.Struct, frozen=True):
    """All tables of a round, the last to finish first; `end` is as in `time_called`, and `until`
    the last instant in the picture."""

    clock: str
    round: int
    start: Moment
    end: Moment | None
    until: Moment
    strips: tuple[Strip, ...]

    def telling(self, most: int, others: int = 2) -> tuple[Strip, ...]:
        """Those that finished after E, those that were held up, and a few of the `others`; at
        `most` so many, those that come first here."""
        late = [each for each in self.strips if each.is_late]
        held_up = [each for each in self.strips if each.was_held_up and not each.is_late]
        rest = [each for each in self.strips if not each.was_held_up and not each.is_late]
        kept = {each.table for each in [*late, *held_up, *rest[:others]][:most]}
        return tuple(each for each in self.strips if each.table in kept)

    def untold(self, told: Sequence[Strip]) -> tuple[int, bool]:
        """How many tables are not among these, and whether they all ended before E."""
        kept = {each.table for each in told}
        left = [each for each in self.strips if each.table not in kept]
        in_time = all(each.finished is not None and not each.is_late for each in left)
        return len(left), in_time and self.end is not None


def round_strips(day: Day, round_id: str) -> RoundStrips:
    """The picture of the round with this id."""
    current = day.state.clocks.rounds[round_id]
    end = time_called(current, day)
    finished = played_until(current, day)
    strips = [_strip(current, number, finished.get(number), end, day) for number in current.tables]
    playing_on = [each for each in strips if each.finished is None]
    done = [each for each in strips if each.finished is not None]
    done.sort(key=lambda each: (-(each.finished or 0), each.table))
    playing_on.sort(key=lambda each: each.table)
    started = current.started
    ends = [each.stretches[-1].end for each in strips if each.stretches]
    until = max((started, *ends, *([] if end is None else [end])))
    return RoundStrips(current.clock, current.number, started, end, until, (*playing_on, *done))


def _strip(
    current: Round, number: int, finished: Moment | None, end: Moment | None, day: Day
) -> Strip:
    until = current.instant(day.now) if finished is None else finished
    table = current.tables[number]
    deadline = None if end is None else end + table.extension(current.elapsed(day.now))
    stood = _stood(current, table, until, day)
    marks = {current.started, until, *(at for span in stood for at in span)}
    marks |= {at for at in (end, deadline) if at is not None}
    cuts = sorted(at for at in marks if current.started <= at <= until)
    stretches: list[Stretch] = []
    for begin, cut in pairwise(cuts):
        doing = _doing(begin, stood, end, deadline)
        goes_on = bool(stretches) and stretches[-1].doing is doing
        since = stretches.pop().begin if goes_on else begin
        stretches.append(Stretch(doing, since, cut))
    is_late = end is not None and until > end
    was_held_up = bool(table.grants or table.interruptions or table.turns)
    return Strip(number, tuple(stretches), finished, is_late, was_held_up)


def _stood(
    current: Round, table: Table, until: Moment, day: Day
) -> Sequence[tuple[Moment, Moment]]:
    """From when to when the table could not play: by itself, or as the whole clock stood."""
    own = (
        (each.opened, each.closed if each.until is not None else until)
        for each in table.interruptions
    )
    pauses = witnessed(current, day).pauses
    of_all = ((begin, until if end is None else end) for begin, end in pauses)
    return [(begin, min(end, until)) for begin, end in (*own, *of_all) if begin < until]


def _doing(
    at: Moment,
    stood: Iterable[tuple[Moment, Moment]],
    end: Moment | None,
    deadline: Moment | None,
) -> Doing:
    if any(begin <= at < until for begin, until in stood):
        return Doing.PAUSED
    if end is None or deadline is None or at < end:
        return Doing.PLAYED
    return Doing.EXTENDED if at < deadline else Doing.TURNS
