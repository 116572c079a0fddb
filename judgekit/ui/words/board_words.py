"""Texts of the board: cells, heads and columns."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from judgekit.domain.clock.playing_time import Reason
from judgekit.domain.clock.snapshot import Cause, ClockState, TableSnapshot, TableState
from judgekit.domain.shared.moment import SECOND
from judgekit.ui.words.telling_words import tell_again_short
from judgekit.ui.words.wording import (
    duration_text,
    reading_text,
    reason_words,
    table_state_words,
    time_of_day,
    time_with_seconds,
)
from judgekit.views.clock.board_rows import Board, BoardRow, RowKind
from judgekit.views.clock.rounding import rounded_up

translate = QCoreApplication.translate


def title_words(board: Board, title: str) -> tuple[str, str]:
    """Return the board's heading and the muted text beside it; `title` is the round's."""
    if board.state is ClockState.ENDED:
        return translate("Board", "{round} is over").format(round=title), ""
    if not board.rows and (board.state is ClockState.NOT_STARTED or not board.is_of_tables):
        return "", ""
    if board.is_after_time:
        return translate("Board", "No outstanding tables known"), ""
    if not board.longer:
        return translate("Board", "No extensions yet"), _others(board, alone=True)
    words = translate("Board", "%n table(s) with extensions", "", board.longer)
    return words, _others(board, alone=False)


def _others(board: Board, *, alone: bool) -> str:
    if board.ends_at is None:
        return ""
    time = time_with_seconds(board.ends_at)
    if alone:
        return translate("Board", "all end at {time}").format(time=time)
    if board.others is None:
        return translate("Board", "the others end at {time}").format(time=time)
    if not board.others:
        return ""
    return translate("Board", "the other %n end at {time}", "", board.others).format(time=time)


def head_words(row: BoardRow) -> str:
    """Return the head of a group, or the numbers of the tables in one row."""
    count = row.count
    match row.kind:
        case RowKind.PLAY_ON:
            words = translate("Board", "Play on: %n table(s)", "", count)
        case RowKind.EXTENDED:
            words = translate("Board", "Extension or call, not reported: %n table(s)", "", count)
        case RowKind.WITHOUT_JUDGE:
            words = translate("Board", "No judge: %n table(s)", "", count)
        case RowKind.WITH_JUDGE:
            words = translate("Board", "With a judge: %n table(s)", "", count)
        case RowKind.UNREPORTED:
            words = translate("Board", "Not reported: %n table(s)", "", count)
        case RowKind.DONE:
            words = translate("Board", "Done: %n table(s)", "", count)
        case _:
            words = ", ".join(map(str, row.tables))
    return words


def beside_head_words(row: BoardRow, *, is_asking: bool) -> str:
    """Return the small words beside the head of a group."""
    if row.kind is RowKind.PLAY_ON:
        return translate("Board", "extensions first, then as typed")
    if row.kind is not RowKind.UNREPORTED:
        return ""
    if is_asking:
        return translate("Board", "done with Enter")
    return translate("Board", "O: which still play?")


def goes_to_turns(row: BoardRow, board: Board) -> bool:
    """Whether the answer that is being given says that the table goes to its turns now."""
    snapshot = row.snapshot
    if not board.is_asking or snapshot is None or snapshot.left is None or snapshot.left > 0:
        return False
    return snapshot.state in (TableState.PLAYING, TableState.EXTENSION)


def no_extension_words() -> str:
    """Return the reason of a table without an extension."""
    return translate("Board", "no extension")


def state_words(row: BoardRow, *, is_after_time: bool, is_asking: bool = False) -> str:
    """Return the state of the table; while it is asked who plays on, what the answer makes it."""
    snapshot = row.snapshot
    if snapshot is None:
        return ""
    if is_asking and goes_to_turns(row, Board(is_asking=True)):
        return translate("Board", "Turns now")
    if row.more_turns and not is_after_time:
        return translate("Board", "More turns")
    if snapshot.state is TableState.EXTENSION and not is_after_time:
        return translate("Board", "Extension")
    if snapshot.is_interrupted:
        return table_state_words(TableState.INTERRUPTED)
    return table_state_words(snapshot.state, snapshot.turn, snapshot.turns_total)


def second_words(row: BoardRow) -> str:
    """Return the line below the state after time: what the table has to be told again, that turns
    are due, that they are more than usual, or that the hall waits."""
    if row.outdated is not None:
        return tell_again_short(row.outdated)
    snapshot = row.snapshot
    turns = snapshot.turns_total if snapshot is not None and row.more_turns else 0
    if row.is_known and is_turns_due(snapshot):
        if turns:
            return translate("Board", "time is up: start %n turn(s)", "", turns)
        return translate("Board", "time is up: start turns")
    if turns and row.is_open:
        return translate("Board", "then %n turn(s)", "", turns)
    return translate("Board", "last to finish") if row.is_waited_for else ""


def is_turns_due(snapshot: TableSnapshot | None) -> bool:
    """Whether the table's time is over and its additional turns haven't begun."""
    if snapshot is None or snapshot.left is None or snapshot.is_interrupted:
        return False
    going = (TableState.PLAYING, TableState.EXTENSION)
    return snapshot.left <= 0 and snapshot.state in going


def waited_words() -> str:
    """Return the badge of the table that the hall waits for."""
    return translate("Board", "last to finish")


def send_words() -> str:
    """Return the text shown instead of a judge."""
    return translate("Board", "No judge yet")


def judge_words(row: BoardRow) -> str:
    """Return who sits at the table after time, or that somebody is needed there."""
    return row.judge or (send_words() if row.is_urgent() else "")


def turns_word() -> str:
    """Return the text for the remaining time when turns count instead of minutes."""
    return translate("Board", "turns")


def left_words(snapshot: TableSnapshot) -> str:
    """Return the time remaining until the table's deadline."""
    if snapshot.state is TableState.TURNS:
        return turns_word()
    if snapshot.left is None or snapshot.state is TableState.DONE:
        return "—"
    return reading_text(snapshot.left).removeprefix("0")


def until_words(snapshot: TableSnapshot, rounding: int) -> str:
    """Return the clock's reading at the table's deadline."""
    if snapshot.deadline is None:
        return "—"
    return reading_text(-rounded_up(snapshot.extension, rounding))


def spoken_until(snapshot: TableSnapshot, rounding: int) -> str:
    """Return the reading for a screen reader: `minus 6 minutes, 30 seconds`."""
    if snapshot.deadline is None:
        return ""
    minutes, seconds = divmod(rounded_up(snapshot.extension, rounding) // SECOND, 60)
    words = translate("Board", "%n minute(s)", "", minutes)
    if seconds:
        words = f"{words}, {translate('Board', '%n second(s)', '', seconds)}"
    if not minutes and not seconds:
        return words
    return translate("Board", "minus {time}").format(time=words)


def deadline_words(snapshot: TableSnapshot, rounding: int) -> str:
    """Return the deadline as a time of day."""
    if snapshot.deadline is None:
        return "—"
    more = rounded_up(snapshot.extension, rounding) - snapshot.extension
    return time_with_seconds(snapshot.deadline + more)


def cause_words(causes: Sequence[Cause], added_turns: int, turns_total: int, judge: str) -> str:
    """Return why a table plays longer, joined by semicolons: `Deck check, 9:00 and 3:00 more`."""
    parts = [_cause(each, judge) for each in causes]
    if added_turns:
        words = translate("Board", "Slow Play: {turns} turns instead of {usual}")
        parts.append(words.format(turns=turns_total, usual=turns_total - added_turns))
    return "; ".join(parts)


def _cause(cause: Cause, judge: str) -> str:
    reason = reason_words(cause.reason)
    if cause.is_open and cause.reason == Reason.DECK_CHECK:
        return translate("Board", "Deck check; the deadline is held, 3:00 more")
    if cause.is_open:
        by = translate("Board", "{reason} by {judge}").format(reason=reason, judge=judge)
        words = translate("Board", "{reason}; the deadline is held while the call is open")
        return words.format(reason=by if judge else reason)
    if cause.bonus:
        words = translate("Board", "{reason}, {time} and {bonus} more")
        time, bonus = duration_text(cause.length), duration_text(cause.bonus)
        return words.format(reason=reason, time=time, bonus=bonus)
    if cause.by_hand and cause.author:
        words = translate("Board", "{reason}, {time} by {judge}")
        return words.format(reason=reason, time=duration_text(cause.length), judge=cause.author)
    return translate("Board", "{reason}, {time}").format(
        reason=reason, time=duration_text(cause.length)
    )


def empty_words(board: Board) -> str:
    """Return the message of an empty board."""
    if board.state is ClockState.ENDED and board.ends_at is not None:
        return translate("Board", "It ended at {time}.").format(time=time_of_day(board.ends_at))
    if board.state is ClockState.NOT_STARTED:
        return translate("Board", "Tables with extensions appear here once a round runs.")
    if not board.is_of_tables:
        return translate("Board", "No matches are played by this clock.")
    if board.is_after_time:
        return translate(
            "Board", "All tables with pairings; without pairings, those that had a call."
        )
    return translate("Board", "Tables with a call, a deck check or an extension appear here.")
