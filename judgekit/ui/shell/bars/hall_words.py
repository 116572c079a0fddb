"""The strip's sentence on the hall: which tables hold up the round, and until when."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from judgekit.domain.shared.moment import Moment
from judgekit.domain.tournament import Tournament
from judgekit.ui.shell.bars.pieces import Line, Piece, PieceKind
from judgekit.ui.words.wording import time_with_seconds
from judgekit.views.clock.hall_line import HallLine, hall_line
from judgekit.views.clock.outstanding import judges_at_calls

MOST_NAMED = 4
"""More tables in turns than that are counted, so that the sentence keeps its room."""
MOST_LAST = 3
"""The same for tables with the latest deadline, beside which a time stands."""

translate = QCoreApplication.translate


class HallWords(NamedTuple):
    """The sentence in two lines, the lower one in forms from longest to shortest: none is elided,
    a shorter one is shown where a longer one has no room."""

    first: Line
    forms: tuple[Line, ...]


def hall_words(state: Tournament, now: Moment, rounding: int = 1) -> HallWords:
    """Return what the hall waits for: that of the clock it waits for longest.

    Extensions are rounded up to a multiple of `rounding` milliseconds, as on the board.
    """
    waits = [
        (place, hall_line(each.round, now, rounding, judges_at_calls(state, clock)))
        for place, (clock, each) in enumerate(state.clocks.by_name.items())
        if each.round.ended is None
    ]
    if not waits:
        return _alone(
            _plain(translate("Strip", "No round is in progress")),
            _plain(translate("Strip", "the Clock page starts one")),
        )
    place, line = max(
        waits, key=lambda each: (each[1].is_waiting, each[1].until or 0, each[1].is_round)
    )
    first, forms = _words(line, now)
    if line.is_waiting and sum(each.is_round for _, each in waits) > 1:
        # Tables of two clocks may have the same number.
        letter = Piece(PieceKind.LETTER, str(place))
        first = (letter, first[0]._replace(gap=8), *first[1:])
    return HallWords(first, forms)


def withheld_words() -> HallWords:
    """Return what stands there while a rehearsal asks for it."""
    return _alone(
        _plain(translate("Strip", "What the hall waits for")),
        _plain(translate("Strip", "is being asked")),
    )


def _words(line: HallLine, now: Moment) -> HallWords:
    if line.table is not None:
        return _waiting(line, now)
    if line.is_draft:
        return _draft(line)
    return _alone(*(_in_turns(line) if line.in_turns else _with_the_round(line)))


def _waiting(line: HallLine, now: Moment) -> HallWords:
    first, until = _last_tables(line, now), _until(line, now)
    if line.in_turns:
        named = translate("Strip", "table(s) {tables} in turns", "", len(line.in_turns))
        turns = _with_values(named, tables=_listed(line.in_turns))
        if not until:
            return _alone(first, turns)
        counted = translate("Strip", "%n table(s) in turns", "", len(line.in_turns))
        both = [(*until, *_plain("; "), *each) for each in (turns, _plain(counted))]
        return HallWords(first, (*both, until))
    if until:
        return _alone(first, until)
    if line.unreported or line.playing:
        return _alone(first, _others(line))
    if len(line.last) > 1:
        return _alone(first, _plain(translate("Strip", "the round ends with them")))
    return _alone(first, _plain(translate("Strip", "the round ends with it")))


def _until(line: HallLine, now: Moment) -> Line:
    """Return until when the hall waits if the clock is resumed, or else without the last tables;
    nothing where that is over."""
    if line.is_paused:
        words = translate("Strip", "paused; if resumed now, until {time}")
        return _with_values(words, time=time_with_seconds(line.until or 0))
    without = line.without_last or 0
    if without <= now:
        return ()
    words = translate("Strip", "without it until {time}")
    if len(line.last) > 1:
        words = translate("Strip", "without them until {time}")
    return _with_values(words, time=time_with_seconds(without))


def _last_tables(line: HallLine, now: Moment) -> Line:
    until = line.until or 0
    is_known = until > now and not line.is_paused
    time, tables = time_with_seconds(until), _listed(line.last, MOST_LAST)
    if len(line.last) > 1:
        words = translate("Strip", "Waiting for tables {tables};")
        if is_known:
            words = translate("Strip", "Waiting for tables {tables} until {time};")
        return _with_values(words, tables=tables, time=time)
    words = translate("Strip", "Waiting for table {table};")
    if is_known:
        words = translate("Strip", "Waiting for table {table} until {time};")
    return _with_values(words, table=tables, time=time)


def _in_turns(line: HallLine) -> tuple[Line, Line]:
    words = translate("Strip", "In turns: table(s) {tables}", "", len(line.in_turns))
    first = _with_values(words, tables=_listed(line.in_turns))
    if line.unreported or line.playing:
        return first, _others(line)
    return first, _called(line)


def _draft(line: HallLine) -> HallWords:
    first, ends = _plain(translate("Strip", "Draft in progress")), translate("Strip", "ends {time}")
    if line.is_paused:
        ends = translate("Strip", "paused; if resumed now, ends {time}")
    elif line.is_after_time:
        first = _plain(translate("Strip", "The draft is over"))
        ends = translate("Strip", "its last step ended at {time}")
    return _alone(first, _with_values(ends, time=time_with_seconds(line.ends or 0)))


def _with_the_round(line: HallLine) -> tuple[Line, Line]:
    nobody = _plain(translate("Strip", "No table is holding up the round"))
    if line.all_done:
        return nobody, _plain(translate("Strip", "all tables are done"))
    if line.ends is None:
        return (
            _plain(translate("Strip", "The round has no time limit")),
            _plain(translate("Strip", "runs until you end it")),
        )
    if line.is_paused or not line.is_after_time:
        ends = translate("Strip", "ends {time}")
        if line.is_paused:
            ends = translate("Strip", "paused; if resumed now, ends {time}")
        elif line.is_round:
            ends = translate("Strip", "ends {time} with the round")
        return nobody, _with_values(ends, time=time_with_seconds(line.ends))
    if line.unreported and line.playing:
        return _plain(_playing(line.playing)), _plain(_unreported(line.unreported))
    if line.unreported or line.playing:
        return _others(line), _called(line)
    return nobody, _called(line)


def _called(line: HallLine) -> Line:
    if line.ends is None:
        return _plain(translate("Strip", "The round has no time limit"))
    called = translate("Strip", "time was called at {time}")
    return _with_values(called, time=time_with_seconds(line.ends))


def _others(line: HallLine) -> Line:
    """Return how many other tables are open: those known to play on, else those not reported."""
    return _plain(_playing(line.playing) if line.playing else _unreported(line.unreported))


def _playing(count: int) -> str:
    return translate("Strip", "%n table(s) still playing", "", count)


def _unreported(count: int) -> str:
    return translate("Strip", "%n table(s) not reported", "", count)


def _listed(tables: Sequence[int], most: int = MOST_NAMED) -> str:
    """`5, 12, 22`, or `5, 12, 22 +6`."""
    if len(tables) <= most:
        return ", ".join(map(str, tables))
    named = ", ".join(map(str, tables[: most - 1]))
    return f"{named} +{len(tables) - most + 1}"


def _alone(first: Line, second: Line) -> HallWords:
    """Two lines of which neither has a shorter form."""
    return HallWords(first, (second,))


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
