"""Each round of the day: when it started, when time was up, who finished last and how long after.

E is the end of a round, T the deadline of a table. Durations are in milliseconds.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

import msgspec

from judgekit.domain.clock.playing_time import owed_for_each
from judgekit.domain.clock.snapshot import ends_at
from judgekit.domain.clock.state import Round, RoundKind
from judgekit.domain.shared.moment import Moment
from judgekit.views.report.witness import Day, GivenByHand, WitnessedRound

TURNS = "turns"
"""The cause of what is left after a table's extensions."""


class RoundFigures(msgspec.Struct, frozen=True):
    """One round of matches.

    `time` is E, None without a limit; `called` is as in `time_called`. `last_finished` is the last
    instant at which a table became done: the end of the round, if a table still played then; None
    while no table is done.
    `after_time` is from E to it, 0 if it was before. `turnaround` is from it to the next round's
    start on this clock, None for the last one. `tables_after_time` counts the tables that are known
    to have played after E, as in `played_until`. `last_table` is the table that finished last, the
    lowest number of several.
    """

    id: str
    clock: str
    round: int
    start: Moment
    time: Moment | None
    called: Moment | None
    last_finished: Moment | None
    after_time: int
    turnaround: int | None
    tables_after_time: int
    last_table: int | None
    tables: int


class CauseOfTime(msgspec.Struct, frozen=True):
    """How much time a cause took, and in how many rounds, or at how many tables."""

    cause: str
    time: int
    count: int


class Extension(msgspec.Struct, frozen=True):
    """A part of T - E of one table."""

    cause: str
    by: int


def rounds_of(day: Day) -> tuple[Round, ...]:
    """The day's rounds of matches, in the order of their starts; drafts and the like are none."""
    rounds = day.state.clocks.rounds.values()
    return tuple(
        sorted(
            (each for each in rounds if each.kind == RoundKind.ROUND),
            key=lambda each: each.started,
        )
    )


def round_figures(day: Day) -> tuple[RoundFigures, ...]:
    """The figures of all rounds of matches, in the order of their starts."""
    rounds = rounds_of(day)
    following: dict[str, Round] = {}
    latest: dict[str, Round] = {}
    for each in rounds:
        if each.clock in latest:
            following[latest[each.clock].id] = each
        latest[each.clock] = each
    return tuple(_figures(each, following.get(each.id), day) for each in rounds)


def witnessed(current: Round, day: Day) -> WitnessedRound:
    """What was witnessed of the round."""
    return day.rounds.get(current.id) or WitnessedRound()


def finishes(current: Round, day: Day) -> dict[int, Moment]:
    """When each table finished: became done, or still played as the round ended; not the others."""
    finished = witnessed(current, day).done_at()
    found: dict[int, Moment] = {}
    for number, table in current.tables.items():
        if table.done:
            found[number] = finished.get(number, current.instant(day.now))
        elif current.ended is not None:
            found[number] = current.ended
    return found


def played_until(current: Round, day: Day) -> dict[int, Moment]:
    """Until when each table is known to have played: as in `finishes`, but no longer than E, if it
    became done after E only because others were named as playing on."""
    found, end = finishes(current, day), ends_at(current, day.now)
    if end is None:
        return found
    unnamed = witnessed(current, day).unnamed()
    return {number: min(at, end) if number in unnamed else at for number, at in found.items()}


def time_called(current: Round, day: Day) -> Moment | None:
    """E; None without a limit, or if the round was ended before it."""
    end, ended = ends_at(current, day.now), current.ended
    return None if end is not None and ended is not None and ended < end else end


def extensions(current: Round, number: int, day: Day) -> tuple[Extension, ...]:
    """What a table's extension is made of, in the order in which it was given.

    An interruption is given its time as it ends, one that lasts still comes last. What overlaps
    with one that ended earlier was given with that. What was taken back is taken from what was
    given last before it.
    """
    table = current.tables[number]
    if current.limit is None:
        return ()
    by_key = {each.key: each for each in table.interruptions}
    given = witnessed(current, day).given.get(number, [])
    if not given and not by_key:
        return ()
    ended = [each for each in given if isinstance(each, str)]
    order = (*ended, *(key for key in by_key if key not in ended))
    elapsed = current.elapsed(day.now)
    ordered = [by_key[key] for key in order if key in by_key]
    owed = {each.key: (each.reason, by) for each, by in owed_for_each(ordered, elapsed)}
    found: list[Extension] = []
    for each in (*given, *(key for key in by_key if key not in ended)):
        if isinstance(each, GivenByHand):
            found.append(Extension(each.cause, each.by))
        elif each in owed:
            found.append(Extension(*owed[each]))
    return tuple(found)


def extension_causes(day: Day) -> tuple[CauseOfTime, ...]:
    """All extensions of the day by cause, longest first; a table counts once a round."""
    time: dict[str, int] = {}
    tables: dict[str, set[tuple[str, int]]] = {}
    for current in rounds_of(day):
        given = witnessed(current, day).given
        for number, table in current.tables.items():
            if not table.interruptions and number not in given:
                continue  # most tables of most rounds
            for each in extensions(current, number, day):
                if each.by:
                    time[each.cause] = time.get(each.cause, 0) + each.by
                    tables.setdefault(each.cause, set()).add((current.id, number))
    return _longest_first(time, {cause: len(found) for cause, found in tables.items()})


def after_time_causes(day: Day, figures: Sequence[RoundFigures]) -> tuple[CauseOfTime, ...]:
    """What the time after E was spent on: of each round by the table that finished last.

    Its extensions take it up in the order in which they were given; what is left are its turns.
    """
    time: dict[str, int] = {}
    rounds: dict[str, int] = {}
    for each in figures:
        taken: dict[str, int] = {}
        for part in after_time_parts(each, day):
            taken[part.cause] = taken.get(part.cause, 0) + part.by
        for cause, by in taken.items():
            time[cause] = time.get(cause, 0) + by
            rounds[cause] = rounds.get(cause, 0) + 1
    return _longest_first(time, rounds)


def after_time_parts(figures: RoundFigures, day: Day) -> Iterator[Extension]:
    """Yield what one round's time after E was spent on, in its order."""
    left = figures.after_time
    if not left or figures.last_table is None:
        return
    current = day.state.clocks.rounds[figures.id]
    for each in _without_what_was_taken_back(extensions(current, figures.last_table, day)):
        taken = min(left, each.by)
        if taken:
            yield Extension(each.cause, taken)
        left -= taken
    if left:
        yield Extension(TURNS, left)


def _figures(current: Round, following: Round | None, day: Day) -> RoundFigures:
    ended = finishes(current, day)
    end = ends_at(current, day.now)
    unnamed = witnessed(current, day).unnamed()
    last = max(ended.values(), default=None)
    after = 0 if last is None or end is None else max(0, last - end)
    return RoundFigures(
        id=current.id,
        clock=current.clock,
        round=current.number,
        start=current.started,
        time=end,
        called=time_called(current, day),
        last_finished=last,
        after_time=after,
        turnaround=None if following is None or last is None else following.started - last,
        tables_after_time=0
        if end is None
        else sum(at > end and number not in unnamed for number, at in ended.items()),
        last_table=min((n for n, at in ended.items() if at == last), default=None),
        tables=len(current.tables),
    )


def _without_what_was_taken_back(given: Sequence[Extension]) -> list[Extension]:
    """The extensions without those below zero, which shorten what was given before them."""
    kept: list[Extension] = []
    for each in given:
        back = max(0, -each.by)
        if each.by > 0:
            kept.append(each)
        while back and kept:
            last = kept.pop()
            if last.by > back:
                kept.append(Extension(last.cause, last.by - back))
            back = max(0, back - last.by)
    return kept


def _longest_first(time: Mapping[str, int], count: Mapping[str, int]) -> tuple[CauseOfTime, ...]:
    causes = sorted(time, key=lambda cause: (-time[cause], cause))
    return tuple(CauseOfTime(each, time[each], count[each]) for each in causes)
