"""What every public display shows, computed from the state: clocks, tables, drafts.

The program's own window and the page for other screens show the same.

Never a player, judge, penalty, note or reason: of a table, only number, deadline and turns.
"""

from __future__ import annotations

from collections.abc import Iterable
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
from judgekit.domain.setup.state import TournamentSetup
from judgekit.domain.shared.moment import Moment
from judgekit.domain.shared.round_clock import MAIN_CLOCK
from judgekit.domain.tournament import Tournament
from judgekit.views.clock.draft_words import draft_lines
from judgekit.views.clock.shown_tables import has_extension, shown_snapshots
from judgekit.views.words.clocks import clock_state_name, clock_title, round_title
from judgekit.views.words.instants import time_of_day, time_with_seconds
from judgekit.views.words.readings import reading_text, stopwatch_text
from judgekit.views.words.words import Words


class CountForm(StrEnum):
    """How a time that counts is written: as a clock's reading, as a stopwatch's, or in seconds."""

    READING = "reading"
    STOPWATCH = "stopwatch"
    SECONDS = "seconds"


class Count(msgspec.Struct, frozen=True):
    """A time in milliseconds, and by how much it grows with each that passes: 1, −1, or 0."""

    value: int
    rate: int
    form: CountForm = CountForm.READING


class TableLine(msgspec.Struct, frozen=True):
    """A table: its number, what it does, and the time of day at which that ends."""

    table: str
    words: str
    time: str = ""


class ClockFace(msgspec.Struct, frozen=True):
    """What the display shows of one clock.

    `state_words` is empty where the state isn't shown, `note` is beside it; `ending` and `time` are
    at the lower left, `more` at the lower right; `playing` and `turns` are the tables after time.
    `is_match` for a clock by which matches are played. `count` is what the reading says, None for a
    time of day.
    """

    title: str
    subtitle: str
    state: ClockState
    reading: str
    state_words: str = ""
    note: str = ""
    ending: str = ""
    time: str = ""
    more: str = ""
    playing: tuple[TableLine, ...] = ()
    turns: tuple[TableLine, ...] = ()
    is_match: bool = False
    count: Count | None = None


def display_faces(
    state: Tournament, now: Moment, words: Words, rounding: int = 1
) -> tuple[ClockFace, ...]:
    """Return the clocks in progress, the first one with matches first; if there are none, the time
    of day and the last round.

    Extensions are rounded up to a multiple of `rounding` milliseconds.
    """
    faces = [
        clock_face(state.setup, name, clock.round, now, words, rounding=rounding)
        for name, clock in state.clocks.by_name.items()
        if clock.round.ended is None
    ]
    first = next((face for face in faces if face.is_match), None)
    faces.sort(key=lambda face: face is not first)
    return tuple(faces) or (idle_face(state, now, words),)


def clock_face(  # noqa: PLR0913  (a round, and how it is said)
    entry: TournamentSetup,
    name: str,
    current: Round,
    now: Moment,
    words: Words,
    *,
    rounding: int = 1,
) -> ClockFace:
    """Return the face of a clock in progress; see `display_faces`."""
    title = clock_title(name, _tournament_name(entry), words)
    subtitle = _subtitle(entry, name, current, words)
    state = clock_state(current, now)
    if current.draft:
        return _draft_face((title, subtitle), state, current, now, words)
    remaining = current.remaining(now)
    runs = int(current.paused_since is None)
    if remaining is None:
        elapsed = current.elapsed(now)
        return ClockFace(
            title,
            subtitle,
            state,
            stopwatch_text(elapsed),
            state_words=_shown_state(state, words),
            ending=words.say("no time limit"),
            is_match=current.kind == RoundKind.ROUND,
            count=Count(elapsed, runs, CountForm.STOPWATCH),
        )
    snapshots = shown_snapshots(current, now, rounding)
    playing, turns = _after_time(snapshots, words) if remaining <= 0 else ((), ())
    ending, time = _ending(current, state, ends_at(current, now), words)
    return ClockFace(
        title=title,
        subtitle=subtitle,
        state=state,
        reading=reading_text(remaining),
        state_words=_shown_state(state, words),
        note=_note(current, state, ends_at(current, now), words),
        ending=ending,
        time=time,
        more=_longer(snapshots, words) if remaining > 0 else "",
        playing=playing,
        turns=turns,
        is_match=current.kind == RoundKind.ROUND,
        count=Count(remaining, -runs),
    )


def idle_face(state: Tournament, now: Moment, words: Words) -> ClockFace:
    """Return the face between rounds: the time of day."""
    last = [
        (name, clock.round)
        for name, clock in state.clocks.by_name.items()
        if clock.round.ended is not None
    ]
    name, current = max(last, key=lambda each: each[1].ended or 0, default=(MAIN_CLOCK, None))
    title = _tournament_name(state.setup) or clock_title(name, "", words)
    if current is None:
        note = words.say("The first round has not begun")
    else:
        last_round = _subtitle(state.setup, name, current, words)
        note = words.say("{round} is over", round=last_round)
    what = words.say("Time of day")
    return ClockFace(title, what, ClockState.NOT_STARTED, time_of_day(now), ending=note)


def _draft_face(
    titles: tuple[str, str], state: ClockState, current: Round, now: Moment, words: Words
) -> ClockFace:
    title, subtitle = titles
    lines = draft_lines(current, now, words)
    call = " · ".join(part for part in (lines.call, lines.cards) if part)
    where = " · ".join(part for part in (lines.booster, lines.passing) if part)
    is_paused = state is ClockState.PAUSED
    return ClockFace(
        title=title,
        subtitle=where or subtitle,
        state=state,
        reading=lines.seconds,
        state_words=clock_state_name(state, words) if is_paused else call,
        note=call if is_paused else "",
        ending=lines.following,
        count=Count(lines.left, 0 if is_paused else -1, CountForm.SECONDS),
    )


def _tournament_name(entry: TournamentSetup) -> str:
    return entry.details.name if entry.details else ""


def _subtitle(entry: TournamentSetup, name: str, current: Round, words: Words) -> str:
    total = entry.details.rounds if entry.details and name == MAIN_CLOCK else None
    return round_title(current.kind, current.number, total, words)


def _shown_state(state: ClockState, words: Words) -> str:
    """Return the state to name; a running clock is evident from its end time."""
    return "" if state is ClockState.RUNNING else clock_state_name(state, words)


def _note(current: Round, state: ClockState, end: Moment | None, words: Words) -> str:
    if state is ClockState.OVERTIME and end is not None:
        return words.say("time was called at {time}", time=time_of_day(end))
    if state is ClockState.PAUSED and current.paused_since is not None:
        return words.say("since {time}", time=time_of_day(current.paused_since))
    return ""


def _ending(current: Round, state: ClockState, end: Moment | None, words: Words) -> tuple[str, str]:
    """Return the label of the clock's end and the time of day of it."""
    if end is None or state is ClockState.OVERTIME:
        return "", ""
    if state is ClockState.PAUSED:
        return words.say("If resumed now, ends at"), time_with_seconds(end)
    if current.kind == RoundKind.ROUND:
        return words.say("Round ends at"), time_with_seconds(end)
    return words.say("Ends at"), time_with_seconds(end)


def _longer(snapshots: Iterable[TableSnapshot], words: Words) -> str:
    count = sum(map(has_extension, snapshots))
    if not count:
        return ""
    return words.say_count("{count} table with extensions", "{count} tables with extensions", count)


def _after_time(
    snapshots: Iterable[TableSnapshot], words: Words
) -> tuple[tuple[TableLine, ...], tuple[TableLine, ...]]:
    """Return the tables still playing, by deadline, and those in turns, most turns first.

    A table whose extension is over and whose turns haven't been counted yet is with the latter: its
    time is over.
    """
    playing, turns, over = [], [], []
    for each in snapshots:
        if each.state is TableState.TURNS:
            turns.append(each)
        elif not _is_shown(each) or each.left is None:
            continue
        elif each.left > 0:
            playing.append(each)
        else:
            over.append(each)
    playing.sort(key=lambda each: (each.extension, each.table))
    turns.sort(key=lambda each: (-(each.turn or 0), each.table))
    over.sort(key=lambda each: (each.extension, each.table))
    finished = [TableLine(str(each.table), words.say("time is up")) for each in over]
    return (
        tuple(_playing_line(each, words) for each in playing),
        (*(_turn_line(each, words) for each in turns), *finished),
    )


def _is_shown(snapshot: TableSnapshot) -> bool:
    """Whether the table is known to play on after time."""
    is_open = snapshot.state is not TableState.DONE
    return is_open and (snapshot.extension > 0 or snapshot.plays_on)


def _playing_line(snapshot: TableSnapshot, words: Words) -> TableLine:
    until = words.say("until {reading}", reading=reading_text(-snapshot.extension))
    time = "" if snapshot.deadline is None else time_with_seconds(snapshot.deadline)
    return TableLine(str(snapshot.table), until, time)


def _turn_line(snapshot: TableSnapshot, words: Words) -> TableLine:
    turn, total = snapshot.turn or 0, snapshot.turns_total
    said = words.say("turn {turn} of {turns}", turn=turn, turns=total)
    return TableLine(str(snapshot.table), said)
