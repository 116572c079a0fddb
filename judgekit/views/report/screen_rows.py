"""The report's rows on screen: words and figures, with what each of them counts."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from judgekit.domain.infractions.state import Penalty
from judgekit.views.report.report import Report
from judgekit.views.report.rounds import CauseOfTime, RoundFigures
from judgekit.views.report.strips import Doing, RoundStrips, Strip, round_strips
from judgekit.views.words.clocks import clock_title
from judgekit.views.words.instants import time_of_day
from judgekit.views.words.penalties import penalty_name
from judgekit.views.words.reports import (
    cause_minutes,
    cause_name,
    minutes,
    others_words,
    round_minutes,
)
from judgekit.views.words.words import Words

NONE = "–"
OTHERS = 2
"""How many tables that ended in time stand below those that did not."""


class RoundRow(msgspec.Struct, frozen=True):
    """A round; `share` is its time after E as a part of the worst round's."""

    id: str
    name: str
    start: str
    time: str
    last: str
    after: str
    share: float
    turnaround: str
    spoken: str


class BarRow(msgspec.Struct, frozen=True):
    """Something counted, with a bar; `key` is what it is called in the record."""

    key: str
    name: str
    value: str
    share: float
    detail: str
    spoken: str


class StripRow(msgspec.Struct, frozen=True):
    """A table's strip: stretches from 0 to 1 of the picture's width, and where E is, if it has one;
    `finished` is empty for a table that ended in time."""

    table: int
    stretches: tuple[tuple[Doing, float, float], ...]
    time: float | None
    finished: str
    spoken: str


class StripPicture(msgspec.Struct, frozen=True):
    """A round table by table; `others` says how many tables are not shown."""

    title: str
    others: str
    start: str
    end: str
    time: float | None
    rows: tuple[StripRow, ...]


def round_rows(report: Report, words: Words) -> tuple[RoundRow, ...]:
    """All rounds, in the order of their starts."""
    most = max((each.after_time for each in report.rounds), default=0)
    several = len({each.clock for each in report.rounds}) > 1
    return tuple(_round(each, report, words, most, several) for each in report.rounds)


def _round(each: RoundFigures, report: Report, words: Words, most: int, several: bool) -> RoundRow:
    name = report.details.name if report.details else ""
    number = str(each.round)
    called = f"{clock_title(each.clock, name, words)} {number}" if several else number
    time = NONE if each.called is None else time_of_day(each.called)
    last = NONE if each.last_finished is None else time_of_day(each.last_finished)
    after = minutes(each.after_time)
    turnaround = NONE if each.turnaround is None else minutes(each.turnaround)
    spoken = words.say(
        "round {round}: start {start}, time {time}, last table {last}, {after} minutes after time",
        round=called,
        start=time_of_day(each.start),
        time=time,
        last=last,
        after=after,
    )
    share = each.after_time / most if most else 0
    start = time_of_day(each.start)
    return RoundRow(each.id, called, start, time, last, after, share, turnaround, spoken)


def after_time_rows(report: Report, words: Words) -> tuple[BarRow, ...]:
    """Where the minutes after time went."""
    return _cause_rows(
        report.after_time_by_cause,
        cause_minutes(report),
        lambda count: words.say_count("{count} round", "{count} rounds", count),
        words,
    )


def extension_rows(report: Report, words: Words) -> tuple[BarRow, ...]:
    """What tables were given more time for."""
    return _cause_rows(
        report.extensions_by_cause,
        [round_minutes(each.time) for each in report.extensions_by_cause],
        lambda count: words.say_count("{count} table", "{count} tables", count),
        words,
    )


def penalty_rows(report: Report, words: Words, name_of: Callable[[str], str]) -> tuple[BarRow, ...]:
    """The penalties by infraction, as the record has them, with how many of which."""
    totals: dict[str, int] = {}
    for each in report.penalties:
        totals[each.infraction] = totals.get(each.infraction, 0) + each.count
    most = max(totals.values(), default=1)
    rows = []
    for infraction, total in totals.items():
        given = [each for each in report.penalties if each.infraction == infraction]
        given.sort(key=lambda each: Penalty(each.penalty).weight)
        detail = ", ".join(f"{penalty_name(e.penalty, words)} {e.count}" for e in given)
        name = name_of(infraction)
        spoken = f"{name}: {total}, {detail}"
        rows.append(BarRow(infraction, name, str(total), total / most, detail, spoken))
    return tuple(rows)


def strip_picture(report: Report, round_id: str, words: Words) -> StripPicture:
    """The round with this id, those tables that were done after time first."""
    strips = round_strips(report.day, round_id)
    shown = strips.telling(len(strips.strips), OTHERS)
    end = "" if strips.end is None else time_of_day(strips.end)
    return StripPicture(
        title=words.say("Round {number}, table by table", number=strips.round),
        others=others_words(strips, shown, words),
        start=time_of_day(strips.start),
        end=words.say("{time} time", time=end) if end else "",
        time=None if strips.end is None else _share(strips.end, strips),
        rows=tuple(_strip_row(strips, each, words) for each in shown),
    )


def _strip_row(strips: RoundStrips, strip: Strip, words: Words) -> StripRow:
    stretches = tuple(
        (each.doing, _share(each.begin, strips), _share(each.end, strips))
        for each in strip.stretches
    )
    done = "" if strip.finished is None else time_of_day(strip.finished)
    if done:
        spoken = words.say("table {table}, done {time}", table=strip.table, time=done)
    else:
        spoken = words.say("table {table}, still playing", table=strip.table)
    time = None if strips.end is None else _share(strips.end, strips)
    return StripRow(strip.table, stretches, time, done if strip.is_late else "", spoken)


def _share(at: int, strips: RoundStrips) -> float:
    return (at - strips.start) / max(1, strips.until - strips.start)


def _cause_rows(
    causes: Sequence[CauseOfTime],
    shown: Sequence[int],
    count_words: Callable[[int], str],
    words: Words,
) -> tuple[BarRow, ...]:
    most = max((each.time for each in causes), default=0)
    rows = []
    for each, whole in zip(causes, shown, strict=True):
        name, value = cause_name(each.cause, words), str(whole)
        detail = count_words(each.count)
        spoken = words.say(
            "{cause}: {minutes} minutes, {detail}", cause=name, minutes=value, detail=detail
        )
        share = max(0, each.time) / most if most > 0 else 0
        rows.append(BarRow(each.cause, name, value, share, detail, spoken))
    return tuple(rows)
