"""The board on a judge's phone: clocks, tables by who has to go there, and the open calls."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from judgekit.domain.clock.state import Round
from judgekit.domain.shared.moment import Moment
from judgekit.domain.tournament import Tournament
from judgekit.views.browser.hall_screen import ScreenFace, hall_screen
from judgekit.views.browser.phone_calls import PhoneCall, phone_call
from judgekit.views.browser.table_lines import PhoneTable, Place, phone_table
from judgekit.views.clock.board_rows import Board, BoardRow, RowKind, board_of
from judgekit.views.clock.outstanding import judges_at_calls
from judgekit.views.clock.shown_clock import shown_clock
from judgekit.views.words.clocks import clock_title
from judgekit.views.words.words import Words


class TableGroup(msgspec.Struct, frozen=True):
    """Tables under a head; `numbers` are those that are named by their number alone."""

    kind: str
    head: str
    tables: tuple[PhoneTable, ...] = ()
    numbers: tuple[int, ...] = ()


class PhoneBoard(msgspec.Struct, frozen=True):
    """The tables of one clock; `title` is empty where there is no other clock with matches."""

    clock: str
    round: str
    title: str
    groups: tuple[TableGroup, ...]
    empty: str = ""


class JudgeBoard(msgspec.Struct, frozen=True):
    """All that a judge's phone shows of the event. The first face is that of the first board."""

    event: str = ""
    faces: tuple[ScreenFace, ...] = ()
    boards: tuple[PhoneBoard, ...] = ()
    calls: tuple[PhoneCall, ...] = ()
    empty: str = ""


def judge_board(
    state: Tournament | None, now: Moment, words: Words, rounding: int = 1
) -> JudgeBoard:
    """The board now; extensions are rounded up to a multiple of `rounding` milliseconds."""
    screen = hall_screen(state, now, words, rounding)
    if state is None:
        return JudgeBoard(empty=screen.empty)
    going = _with_matches(state, now)
    boards = [
        _board(Place(state, name, current, now, rounding, words), is_alone=len(going) == 1)
        for name, current in going
    ]
    calls = state.calls.open_calls()
    details = state.setup.details
    return JudgeBoard(
        details.name if details else "",
        _faces(screen.faces, going, state, words),
        tuple(boards),
        tuple(phone_call(state, call, now, words, rounding) for call in calls),
    )


def _with_matches(state: Tournament, now: Moment) -> list[tuple[str, Round]]:
    """The clocks with matches and their rounds, the one that every board shows first."""
    first = shown_clock(state.clocks, now)
    return sorted(state.clocks.with_matches().items(), key=lambda each: each[0] != first)


def _faces(
    faces: Sequence[ScreenFace],
    going: Sequence[tuple[str, Round]],
    state: Tournament,
    words: Words,
) -> tuple[ScreenFace, ...]:
    """The clocks, that of the first board first."""
    if not going:
        return tuple(faces)
    details = state.setup.details
    title = clock_title(going[0][0], details.name if details else "", words)
    return tuple(sorted(faces, key=lambda face: face.title != title))


def _board(place: Place, *, is_alone: bool) -> PhoneBoard:
    state, current, words = place.state, place.current, place.words
    board = board_of(
        current,
        place.now,
        judges=judges_at_calls(state, place.clock),
        is_paired=(place.clock, current.number) in state.setup.pairings,
        rounding=place.rounding,
    )
    details = state.setup.details
    title = "" if is_alone else clock_title(place.clock, details.name if details else "", words)
    groups = tuple(_groups(place, board))
    if board.is_after_time:
        nothing = words.say("No outstanding tables known")
    else:
        nothing = words.say("No extensions yet")
    return PhoneBoard(place.clock, current.id, title, groups, "" if groups else nothing)


def _groups(place: Place, board: Board) -> Iterator[TableGroup]:
    """The rows under their heads; before time all are under one."""
    if not board.is_after_time:
        if board.rows:
            tables = tuple(phone_table(place, row) for row in board.rows)
            yield TableGroup("longer", _head(RowKind.TABLE, len(tables), place.words), tables)
        return
    heads = [at for at, row in enumerate(board.rows) if row.count]
    for at, end in zip(heads, [*heads[1:], len(board.rows)], strict=True):
        head, rows = board.rows[at], board.rows[at + 1 : end]
        yield TableGroup(
            head.kind.value,
            _head(head.kind, head.count, place.words),
            tuple(phone_table(place, row) for row in rows if row.snapshot is not None),
            tuple(number for row in rows for number in _numbers(row)),
        )


def _numbers(row: BoardRow) -> tuple[int, ...]:
    return row.tables if row.kind is RowKind.NUMBERS else ()


def _head(kind: RowKind, count: int, words: Words) -> str:
    match kind:
        case RowKind.TABLE:
            return words.say_count(
                "{count} table with extensions", "{count} tables with extensions", count
            )
        case RowKind.WITHOUT_JUDGE:
            return words.say_count("No judge: {count} table", "No judge: {count} tables", count)
        case RowKind.WITH_JUDGE:
            return words.say_count(
                "With a judge: {count} table", "With a judge: {count} tables", count
            )
        case RowKind.UNREPORTED:
            return words.say_count(
                "Not reported: {count} table", "Not reported: {count} tables", count
            )
        case RowKind.DONE:
            return words.say_count("Done: {count} table", "Done: {count} tables", count)
        case _:
            return words.say_count(
                "Extension or call, not reported: {count} table",
                "Extension or call, not reported: {count} tables",
                count,
            )
