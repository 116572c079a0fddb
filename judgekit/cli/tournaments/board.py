"""Text output of a tournament's clocks, tables and calls."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from judgekit.domain.calls.state import Call
from judgekit.domain.clock.snapshot import ClockSnapshot, TableSnapshot, TableState
from judgekit.domain.clock.telling import OutdatedTelling, outdated_tellings
from judgekit.domain.shared.moment import SECOND, Moment, format_moment
from judgekit.domain.tournament import Tournament
from judgekit.views.deck_checks.deck_coverage import required_decks
from judgekit.views.words.clocks import clock_state_name, clock_title, reason_name, table_state_name
from judgekit.views.words.readings import reading_text
from judgekit.views.words.words import Words, message

HEADS = (
    message("table"),
    message("state"),
    message("until the clock reads"),
    message("time of day"),
    message("turns"),
    message("judge"),
)


def board_lines(
    state: Tournament, clocks: Sequence[ClockSnapshot], now: Moment, wording: Words
) -> list[str]:
    """Lines for every clock with its tables, the open calls and the deck checks; times are UTC."""
    lines: list[str] = []
    for clock in clocks:
        lines += _clock_lines(clock, wording)
    if state.setup.message:
        text = _printable(state.setup.message)
        lines.append(wording.say("on the public display: {text}", text=text))
    lines += [_telling_line(each, wording) for each in outdated_tellings(state.clocks)]
    lines += [_call_line(call, now, wording) for call in state.calls.open_calls()]
    checked, required = state.deck_checks.decks_checked, required_decks(state)
    if checked or required:
        lines.append(
            wording.say(
                "decks checked: {checked} · required: {required}",
                checked=checked,
                required=required,
            )
        )
    return lines or [wording.say("No round has been started.")]


def _clock_lines(clock: ClockSnapshot, wording: Words) -> Iterator[str]:
    values = {
        "clock": _printable(clock_title(clock.clock, "", wording)),
        "round": clock.round,
        "state": clock_state_name(clock.state, wording).lower(),
    }
    if clock.remaining is None or clock.ends_at is None or clock.hall.until is None:
        yield wording.say("{clock} · round {round} · {state} · no time limit", **values)
    else:
        reading, end = reading_text(clock.remaining), _time(clock.ends_at)
        yield wording.say(
            "{clock} · round {round} · {state} · {reading} · ends at {end}",
            **values,
            reading=reading,
            end=end,
        )
        if clock.hall.table is not None:
            yield "  " + wording.say(
                "last to finish: table {table}, at {until}; without it {without}",
                table=clock.hall.table,
                until=_time(clock.hall.until),
                without=_time(clock.hall.without or clock.ends_at),
            )
    if clock.tables:
        rows = [
            tuple(wording.say(head) for head in HEADS),
            *(_table_row(table, wording) for table in clock.tables),
        ]
        yield from _aligned(rows)


def _table_row(table: TableSnapshot, wording: Words) -> tuple[str, ...]:
    is_timed = table.deadline is not None
    state = table_state_name(table.state, wording).lower()
    if table.state is not TableState.INTERRUPTED and table.is_interrupted:
        state = f"{state}, {table_state_name(TableState.INTERRUPTED, wording).lower()}"
    turn = "" if table.turn is None else f"{table.turn} / "
    return (
        str(table.table),
        state,
        reading_text(-table.extension) if is_timed else "–",
        _time(table.deadline) if table.deadline is not None else "–",
        f"{turn}{table.turns_total}",
        _printable(table.judge),
    )


def _telling_line(outdated: OutdatedTelling, wording: Words) -> str:
    return wording.say(
        "tell table {table} again · told {told} at {time} · now {reading}",
        table=outdated.table,
        told=reading_text(outdated.told.reading),
        time=_time(outdated.told.at),
        reading=reading_text(outdated.reading),
    )


def _call_line(call: Call, now: Moment, wording: Words) -> str:
    return wording.say(
        "call at table {table} · {reason} · since {since} · {reading}",
        table=call.table,
        reason=reason_name(call.reason, wording).lower(),
        since=_time(call.opened),
        reading=reading_text((now - call.opened) // SECOND * SECOND),
    )


def _aligned(rows: Iterable[Sequence[str]]) -> Iterator[str]:
    """Align the cells in columns, with table numbers to the right."""
    rows = tuple(rows)
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    for first, *others in rows:
        cells = [
            first.rjust(widths[0]),
            *(cell.ljust(width) for cell, width in zip(others, widths[1:], strict=True)),
        ]
        yield f"  {'  '.join(cells)}".rstrip()


def _time(moment: Moment) -> str:
    """`15:47:00Z`, without the day."""
    return format_moment(moment).partition("T")[2]


def _printable(text: str) -> str:
    """Drop unprintable characters, which could break the line."""
    return "".join(each for each in text if each.isprintable())
