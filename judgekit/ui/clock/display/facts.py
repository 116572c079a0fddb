"""Facts shown on the public display, computed from the state: clocks, tables, drafts.

Never a player, judge, penalty, note or reason: of a table, only number, deadline and turns.
"""

from __future__ import annotations

from collections.abc import Iterable

import msgspec
from PySide6.QtCore import QCoreApplication

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
from judgekit.ui.clock.draft.words import draft_lines
from judgekit.ui.words.wording import (
    clock_state_words,
    clock_title,
    reading_text,
    round_words,
    stopwatch_text,
    time_of_day,
    time_with_seconds,
)
from judgekit.views.clock.shown_tables import shown_snapshots

translate = QCoreApplication.translate


class TableLine(msgspec.Struct, frozen=True):
    """A table: its number, what it does, and the time of day at which that ends."""

    table: str
    words: str
    time: str = ""


class ClockFace(msgspec.Struct, frozen=True):
    """What the display shows of one clock.

    `state_words` is empty where the state isn't shown, `note` is beside it; `ending` and `time` are
    at the lower left, `more` at the lower right; `playing` and `turns` are the tables after time.
    `is_match` for a clock by which matches are played.
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


def display_faces(state: Tournament, now: Moment, rounding: int = 1) -> tuple[ClockFace, ...]:
    """Return the clocks in progress, the first one with matches first; if there are none, the time
    of day and the last round.

    Extensions are rounded up to a multiple of `rounding` milliseconds.
    """
    faces = [
        clock_face(state.setup, name, clock.round, now, rounding)
        for name, clock in state.clocks.by_name.items()
        if clock.round.ended is None
    ]
    first = next((face for face in faces if face.is_match), None)
    faces.sort(key=lambda face: face is not first)
    return tuple(faces) or (idle_face(state, now),)


def clock_face(
    entry: TournamentSetup, name: str, current: Round, now: Moment, rounding: int = 1
) -> ClockFace:
    """Return the face of a clock in progress; see `display_faces`."""
    title = clock_title(name, _tournament_name(entry))
    subtitle = _subtitle(entry, name, current)
    state = clock_state(current, now)
    if current.draft:
        return _draft_face(title, subtitle, state, current, now)
    remaining = current.remaining(now)
    if remaining is None:
        note = translate("Display", "no time limit")
        reading = stopwatch_text(current.elapsed(now))
        shown = _shown_state(state)
        is_match = current.kind == RoundKind.ROUND
        return ClockFace(
            title, subtitle, state, reading, state_words=shown, ending=note, is_match=is_match
        )
    snapshots = shown_snapshots(current, now, rounding)
    playing, turns = _after_time(snapshots) if remaining <= 0 else ((), ())
    ending, time = _ending(current, state, ends_at(current, now))
    return ClockFace(
        title=title,
        subtitle=subtitle,
        state=state,
        reading=reading_text(remaining),
        state_words=_shown_state(state),
        note=_note(current, state, ends_at(current, now)),
        ending=ending,
        time=time,
        more=_longer(snapshots) if remaining > 0 else "",
        playing=playing,
        turns=turns,
        is_match=current.kind == RoundKind.ROUND,
    )


def idle_face(state: Tournament, now: Moment) -> ClockFace:
    """Return the face between rounds: the time of day."""
    last = [
        (name, clock.round)
        for name, clock in state.clocks.by_name.items()
        if clock.round.ended is not None
    ]
    name, current = max(last, key=lambda each: each[1].ended or 0, default=(MAIN_CLOCK, None))
    title = _tournament_name(state.setup) or clock_title(name, "")
    if current is None:
        note = translate("Display", "The first round has not begun")
    else:
        words = translate("Display", "{round} is over")
        note = words.format(round=_subtitle(state.setup, name, current))
    what = translate("Display", "Time of day")
    return ClockFace(title, what, ClockState.NOT_STARTED, time_of_day(now), ending=note)


def _draft_face(
    title: str, subtitle: str, state: ClockState, current: Round, now: Moment
) -> ClockFace:
    lines = draft_lines(current, now)
    call = " · ".join(part for part in (lines.call, lines.cards) if part)
    where = " · ".join(part for part in (lines.booster, lines.passing) if part)
    is_paused = state is ClockState.PAUSED
    return ClockFace(
        title=title,
        subtitle=where or subtitle,
        state=state,
        reading=lines.seconds,
        state_words=clock_state_words(state) if is_paused else call,
        note=call if is_paused else "",
        ending=lines.following,
    )


def _tournament_name(entry: TournamentSetup) -> str:
    return entry.details.name if entry.details else ""


def _subtitle(entry: TournamentSetup, name: str, current: Round) -> str:
    total = entry.details.rounds if entry.details and name == MAIN_CLOCK else None
    return round_words(current.kind, current.number, total)


def _shown_state(state: ClockState) -> str:
    """Return the state to name; a running clock is evident from its end time."""
    return "" if state is ClockState.RUNNING else clock_state_words(state)


def _note(current: Round, state: ClockState, end: Moment | None) -> str:
    if state is ClockState.OVERTIME and end is not None:
        return translate("Display", "time was called at {time}").format(time=time_of_day(end))
    if state is ClockState.PAUSED and current.paused_since is not None:
        since = time_of_day(current.paused_since)
        return translate("Display", "since {time}").format(time=since)
    return ""


def _ending(current: Round, state: ClockState, end: Moment | None) -> tuple[str, str]:
    """Return the label of the clock's end and the time of day of it."""
    if end is None or state is ClockState.OVERTIME:
        return "", ""
    if state is ClockState.PAUSED:
        return translate("Display", "If resumed now, ends at"), time_with_seconds(end)
    if current.kind == RoundKind.ROUND:
        return translate("Display", "Round ends at"), time_with_seconds(end)
    return translate("Display", "Ends at"), time_with_seconds(end)


def _longer(snapshots: Iterable[TableSnapshot]) -> str:
    count = sum(each.extension > 0 and each.state is not TableState.DONE for each in snapshots)
    return translate("Display", "%n table(s) with extensions", "", count) if count else ""


def _after_time(
    snapshots: Iterable[TableSnapshot],
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
    finished = [TableLine(str(each.table), translate("Display", "time is up")) for each in over]
    return tuple(map(_playing_line, playing)), (*map(_turn_line, turns), *finished)


def _is_shown(snapshot: TableSnapshot) -> bool:
    """Whether the table is known to play on after time."""
    is_open = snapshot.state is not TableState.DONE
    return is_open and (snapshot.extension > 0 or snapshot.plays_on)


def _playing_line(snapshot: TableSnapshot) -> TableLine:
    until = translate("Display", "until {reading}")
    words = until.format(reading=reading_text(-snapshot.extension))
    time = "" if snapshot.deadline is None else time_with_seconds(snapshot.deadline)
    return TableLine(str(snapshot.table), words, time)


def _turn_line(snapshot: TableSnapshot) -> TableLine:
    words = translate("Display", "turn {turn} of {turns}")
    turn, total = snapshot.turn or 0, snapshot.turns_total
    return TableLine(str(snapshot.table), words.format(turn=turn, turns=total))
