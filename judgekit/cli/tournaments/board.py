"""The clocks, tables and calls of a tournament as lines for a person."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from judgekit.cli.tournaments.state_object import required_deck_checks
from judgekit.cli.wording import Wording
from judgekit.domain.calls.state import Call
from judgekit.domain.clock.snapshot import ClockSnapshot, TableSnapshot, TableState
from judgekit.domain.shared.clock_reading import clock_reading
from judgekit.domain.shared.moment import SECOND, Moment, format_moment
from judgekit.domain.tournament import Tournament


def board_lines(
    state: Tournament, clocks: Sequence[ClockSnapshot], now: Moment, wording: Wording
) -> list[str]:
    """Every clock with its tables, the open calls, the deck checks; times of day are UTC."""
    lines: list[str] = []
    for clock in clocks:
        lines += _clock_lines(clock, wording)
    lines += [_call_line(call, now, wording) for call in state.calls.open_calls()]
    checked, required = state.deck_checks.decks_checked, required_deck_checks(state)
    if checked or required:
        lines.append(wording.say("board.deck-checks", checked=checked, required=required))
    return lines or [wording.say("board.nothing")]


def _clock_lines(clock: ClockSnapshot, wording: Wording) -> Iterator[str]:
    values = {
        "clock": _printable(clock.clock),
        "round": clock.round,
        "state": wording.say(f"board.{clock.state.value}"),
    }
    if clock.remaining is None or clock.ends_at is None or clock.hall.until is None:
        yield wording.say("board.clock-without-limit", **values)
    else:
        reading, end = clock_reading(clock.remaining), _time(clock.ends_at)
        yield wording.say("board.clock", **values, reading=reading, end=end)
        if clock.hall.table is not None:
            yield "  " + wording.say(
                "board.hall",
                table=clock.hall.table,
                until=_time(clock.hall.until),
                without=_time(clock.hall.without or clock.ends_at),
            )
    if clock.tables:
        heads = ("table", "state", "until", "deadline", "turns", "judge")
        rows = [
            tuple(wording.say(f"board.head-{head}") for head in heads),
            *(_table_row(table, wording) for table in clock.tables),
        ]
        yield from _aligned(rows)


def _table_row(table: TableSnapshot, wording: Wording) -> tuple[str, ...]:
    is_timed = table.deadline is not None
    state = wording.say(f"board.{table.state.value}")
    if table.state is not TableState.INTERRUPTED and table.is_interrupted:
        state = f"{state}, {wording.say('board.interrupted')}"
    turn = "" if table.turn is None else f"{table.turn} / "
    return (
        str(table.table),
        state,
        clock_reading(-table.extension) if is_timed else "–",
        _time(table.deadline) if table.deadline is not None else "–",
        f"{turn}{table.turns_total}",
        _printable(table.judge),
    )


def _call_line(call: Call, now: Moment, wording: Wording) -> str:
    return wording.say(
        "board.call",
        table=call.table,
        reason=wording.say(f"reason.{call.reason}"),
        since=_time(call.opened),
        reading=clock_reading((now - call.opened) // SECOND * SECOND),
    )


def _aligned(rows: Iterable[Sequence[str]]) -> Iterator[str]:
    """The cells below each other, numbers of tables to the right."""
    rows = tuple(rows)
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    for first, *others in rows:
        cells = [
            first.rjust(widths[0]),
            *(cell.ljust(width) for cell, width in zip(others, widths[1:], strict=True)),
        ]
        yield f"  {'  '.join(cells)}".rstrip()


def _time(moment: Moment) -> str:
    """`15:47:00Z`, the day left out."""
    return format_moment(moment).partition("T")[2]


def _printable(text: str) -> str:
    """A name as it can stand in a line: what would turn or break it is left out."""
    return "".join(each for each in text if each.isprintable())
