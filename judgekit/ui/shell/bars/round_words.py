"""Texts of the strip for a tournament: its clocks, deck checks and open calls."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from judgekit.domain.clock.draft_call import draft_call
from judgekit.domain.clock.snapshot import (
    ClockState,
    clock_state,
    ends_at,
)
from judgekit.domain.clock.state import Round
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
    clock_title_elsewhere,
    duration_text,
    reading_text,
    round_words,
    stopwatch_text,
    time_with_seconds,
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
    if current.draft and state in (ClockState.RUNNING, ClockState.PAUSED):
        # As on its card: the time left of the step.
        remaining = draft_call(current, now).left
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
            else translate("Strip", "ends {time}").format(time=time_with_seconds(end))
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
        clock if clock == MAIN_CLOCK else clock_title_elsewhere(clock, name) for clock, _ in going
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
    """Return the stopwatch of the longest open call, and the number of others; None without any.

    While the call's clock is paused the extension due stands in place of the stopwatch, which goes
    on although the table loses nothing.
    """
    calls = state.calls.open_calls()
    if not calls:
        return None
    longest = calls[0]
    words = translate("Strip", "Call, table {table}").format(table=longest.table)
    others = len(calls) - 1
    if others:
        words = translate("Strip", "{words} +{others}").format(words=words, others=others)
    caption = (Piece(PieceKind.SMALL, words, "text-muted"),)
    owed = due_if_closed(state, longest, now)
    if owed > 0:
        icon, token, due = "extension", "attention", translate("Strip", "extension due")
    else:
        icon, token, due = "none-due", "text-muted", translate("Strip", "none due")
    current = state.round_of(longest)
    is_paused = current is not None and current.paused_since is not None
    watch = (
        Piece(PieceKind.ICON, icon, token),
        Piece(PieceKind.DIGITS, stopwatch_text(owed if is_paused else now - longest.opened), gap=8),
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
    """Return the text that no call is open, and the key that opens one, in full and in short."""
    caption = (Piece(PieceKind.SMALL, translate("Strip", "No open call"), "text-muted"),)
    hints = translate("Strip", "C + table number opens one"), translate("Strip", "C + table number")
    return CellWords(
        caption, tuple((Piece(PieceKind.SMALL, each, "text-muted"),) for each in hints)
    )


def _caption(name: str, what: str) -> Line:
    caption = Piece(PieceKind.SMALL, name, "text-muted", elides=True)
    if name.lower() == what:
        return (caption,)
    return (
        caption,
        Piece(PieceKind.SMALL, f", {what}", "text-muted", elides=True),
    )
