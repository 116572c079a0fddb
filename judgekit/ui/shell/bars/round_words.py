"""Texts of the strip for a tournament: its clocks, open calls, and what the hall waits for."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from judgekit.domain.clock.snapshot import (
    ClockState,
    HallWait,
    clock_state,
    ends_at,
    hall_wait,
    table_snapshot,
)
from judgekit.domain.clock.state import Round, RoundKind
from judgekit.domain.deck_checks.time_box import TimeBox, TimeBoxState
from judgekit.domain.interrupted_tables import due_if_closed
from judgekit.domain.shared.moment import Moment
from judgekit.domain.shared.round_clock import MAIN_CLOCK
from judgekit.domain.tournament import Tournament
from judgekit.engine.elsewhere import Elsewhere
from judgekit.ui.shell.bars.pieces import Line, Piece, PieceKind
from judgekit.ui.words.signs import CLOCK_SIGNS
from judgekit.ui.words.wording import (
    clock_state_words,
    clock_title,
    duration_text,
    reading_text,
    round_words,
    stopwatch_text,
    time_of_day,
    until_time,
)

translate = QCoreApplication.translate


class CellWords(NamedTuple):
    """The caption of a cell, and its lower line in forms from longest to shortest: a cell without
    space uses a later one, and then the short caption if there is one."""

    caption: Line
    lines: tuple[Line, ...]
    short: Line = ()


def clocks_shown(state: Tournament) -> list[tuple[int, str, Round]]:
    """Return the clocks with their index among all and their rounds: those in progress, or else the
    one that ended last."""
    clocks = state.clocks.by_name.items()
    known = [(place, name, clock.round) for place, (name, clock) in enumerate(clocks)]
    going = [each for each in known if each[2].ended is None]
    if going or not known:
        return going
    return [max(known, key=lambda each: each[2].ended or 0)]


def clock_words(place: int, name: str, current: Round, now: Moment, tournament: str) -> CellWords:
    """Return the texts of a clock: whole, without its end, and as letter, icon and digits."""
    state = clock_state(current, now)
    icon, token = CLOCK_SIGNS[state]
    what = round_words(current.kind, current.number).lower()
    caption = _caption(clock_title(name, tournament), what)
    remaining = current.remaining(now)
    reading = stopwatch_text(current.elapsed(now)) if remaining is None else reading_text(remaining)
    ink = "overtime" if state is ClockState.OVERTIME else "text"
    if state is ClockState.ENDED:
        ink = "text-muted"
    letter = Piece(PieceKind.LETTER, str(place))
    shape = Piece(PieceKind.ICON, icon, token, gap=8)
    digits = Piece(PieceKind.DIGITS, reading, ink, gap=9)
    said = Piece(PieceKind.TEXT, clock_state_words(state).lower(), ink, gap=7)
    without_end = (letter, shape, said, digits)
    whole: Line = without_end
    end = ends_at(current, now)
    if state is ClockState.RUNNING:
        words = (
            translate("Strip", "no time limit")
            if end is None
            else translate("Strip", "ends {time}").format(time=time_of_day(end))
        )
        whole = (*without_end, Piece(PieceKind.SMALL, words, "text-muted", gap=8))
    return CellWords(caption, (whole, without_end, (letter, shape, digits._replace(gap=6))))


def other_clocks(event: Elsewhere, now: Moment, first: int) -> list[CellWords]:
    """Return the texts of the clocks in progress in an event that isn't open, numbered from
    `first`; their captions name the event."""
    details = event.state.setup.details
    name = details.name if details else ""
    clocks = event.state.clocks.by_name.items()
    going = [(clock, each.round) for clock, each in clocks if each.round.ended is None]
    named = [
        clock if clock == MAIN_CLOCK else f"{name}: {clock_title(clock, name)}"
        for clock, _ in going
    ]
    return [
        clock_words(first + at, clock, current, now, name)
        for at, (clock, (_, current)) in enumerate(zip(named, going, strict=True))
    ]


def no_clock_words(tournament: str) -> CellWords:
    """Return the texts of a tournament before its first round."""
    icon, token = CLOCK_SIGNS[ClockState.NOT_STARTED]
    caption = (Piece(PieceKind.SMALL, clock_title("main", tournament), "text-muted", elides=True),)
    shape = Piece(PieceKind.ICON, icon, token)
    said = clock_state_words(ClockState.NOT_STARTED).lower()
    return CellWords(caption, ((shape, Piece(PieceKind.TEXT, said, "text-muted", gap=7)),))


def call_words(state: Tournament, now: Moment) -> CellWords | None:
    """Return the stopwatch of the longest open call, and the number of others; None without any."""
    calls = state.calls.open_calls()
    if not calls:
        return None
    longest = calls[0]
    words = translate("Strip", "Call, table {table}").format(table=longest.table)
    others = len(calls) - 1
    if others:
        words = translate("Strip", "{words} +{others}").format(words=words, others=others)
    caption = (Piece(PieceKind.SMALL, words, "text-muted"),)
    if due_if_closed(state, longest, now) > 0:
        icon, token, due = "extension", "attention", translate("Strip", "extension due")
    else:
        icon, token, due = "none-due", "text-muted", translate("Strip", "none due")
    watch = (
        Piece(PieceKind.ICON, icon, token),
        Piece(PieceKind.DIGITS, stopwatch_text(now - longest.opened), gap=8),
    )
    number = f"{longest.table} +{others}" if others else f"{longest.table}"
    short = (Piece(PieceKind.SMALL, number, "text-muted"),)
    return CellWords(caption, ((*watch, Piece(PieceKind.SMALL, due, token, gap=8)), watch), short)


def check_words(state: Tournament, now: Moment, box: TimeBox) -> CellWords | None:
    """Return the time box of the longest open deck check, with the number of others, and its target
    or what has passed; None without any."""
    checks = state.deck_checks.open_checks()
    if not checks:
        return None
    longest = checks[0]
    words = translate("Strip", "Deck check, table {table}").format(table=longest.table)
    others = len(checks) - 1
    if others:
        words = translate("Strip", "{words} +{others}").format(words=words, others=others)
    elapsed = now - longest.opened
    stands = box.state(elapsed)
    digits, token, of = {
        TimeBoxState.WITHIN: ("text", "attention", translate("Strip", "of {time}")),
        TimeBoxState.PAST_TARGET: (
            *("attention", "attention"),
            translate("Strip", "past the target"),
        ),
        TimeBoxState.PAST_STOP: ("urgent", "urgent", translate("Strip", "past the stop")),
    }[stands]
    watch = (
        Piece(PieceKind.ICON, "call-open", "attention"),
        Piece(PieceKind.DIGITS, stopwatch_text(elapsed), digits, gap=8),
    )
    small = Piece(PieceKind.SMALL, of.format(time=duration_text(box.target)), token, gap=8)
    number = f"{longest.table} +{others}" if others else f"{longest.table}"
    return CellWords(
        (Piece(PieceKind.SMALL, words, "text-muted"),),
        ((*watch, small), watch),
        (Piece(PieceKind.SMALL, number, "text-muted"),),
    )


def no_call_words() -> CellWords:
    """Return the text that no call is open, and the key that opens one."""
    caption = (Piece(PieceKind.SMALL, translate("Strip", "No open call"), "text-muted"),)
    hint = translate("Strip", "C + table number opens one")
    small = Piece(PieceKind.SMALL, hint, "text-muted")
    return CellWords(caption, ((small,), (small._replace(text="—"),)))


def hall_words(state: Tournament, now: Moment) -> tuple[Line, Line]:
    """Return what the hall waits for, in two lines: that of the clock it waits for longest."""
    going = [each for _, _, each in clocks_shown(state) if each.ended is None]
    if not going:
        return (
            _plain(translate("Strip", "No round is in progress")),
            _plain(translate("Strip", "the Clock page starts one")),
        )
    waits = [(current, hall_of(current, now)) for current in going]
    longer = [each for each in waits if each[1].table is not None]
    if longer:
        _, wait = max(longer, key=lambda each: each[1].until or 0)
        return _waiting(wait)
    rounds = [each for each in waits if each[0].kind == RoundKind.ROUND]
    return _with_the_round(*(rounds or waits)[0], now)


def hall_of(current: Round, now: Moment) -> HallWait:
    """Return what the hall waits for in this round; only tables with extra time are considered."""
    elapsed, remaining, end = current.elapsed(now), current.remaining(now), ends_at(current, now)
    longer = [
        table_snapshot(number, table, elapsed, remaining, end)
        for number, table in current.tables.items()
        if table.grants or table.interruptions
    ]
    return hall_wait(current, longer, now)


def _waiting(wait: HallWait) -> tuple[Line, Line]:
    first = translate("Strip", "The hall waits for table {table} until {time};")
    second = translate("Strip", "without it until {time}")
    return (
        _with_values(first, table=str(wait.table), time=until_time(wait.until or 0)),
        _with_values(second, time=until_time(wait.without or 0)),
    )


def _with_the_round(current: Round, wait: HallWait, now: Moment) -> tuple[Line, Line]:
    tables = current.tables.values()
    nobody = _plain(translate("Strip", "The hall waits for nobody"))
    if tables and all(table.done for table in tables):
        return nobody, _plain(translate("Strip", "all tables are done"))
    if wait.until is None:
        return (
            _plain(translate("Strip", "The round has no time limit")),
            _plain(translate("Strip", "it goes on until it is ended")),
        )
    if wait.until > now:
        ends = translate("Strip", "ends {time} with the round")
        if current.kind != RoundKind.ROUND:
            ends = translate("Strip", "ends {time}")
        return nobody, _with_values(ends, time=time_of_day(wait.until))
    in_turns = sum(bool(table.turns) and not table.done for table in tables)
    if in_turns:
        words = translate("Strip", "turns are played at %n table(s)", "", in_turns)
        return nobody, _plain(words)
    called = translate("Strip", "time was called at {time}")
    return nobody, _with_values(called, time=time_of_day(wait.until))


def _caption(name: str, what: str) -> Line:
    caption = Piece(PieceKind.SMALL, name, "text-muted", elides=True)
    if name.lower() == what:
        return (caption,)
    return (
        caption,
        Piece(PieceKind.SMALL, f", {what}", "text-muted", elides=True),
    )


def _plain(text: str) -> Line:
    return (Piece(PieceKind.TEXT, text),)


def _with_values(text: str, **values: str) -> Line:
    """Format the sentence with its values in bold, each in place of its name in braces."""
    marked = text.format(**{name: f"\0{value}\0" for name, value in values.items()})
    return tuple(
        Piece(PieceKind.BOLD if at % 2 else PieceKind.TEXT, part)
        for at, part in enumerate(marked.split("\0"))
        if part
    )
