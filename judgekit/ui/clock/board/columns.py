"""Widths of the board's columns: those of the design, wider where the text needs it."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtGui import QFontMetrics

from judgekit.domain.clock.snapshot import TableState
from judgekit.ui.clock.board.model import BoardColumn, BoardModel
from judgekit.ui.theme import Theme
from judgekit.ui.words.board_words import send_words, turns_word
from judgekit.ui.words.wording import table_state_words

WHY_BELOW = 960
"""Width in design pixels below which the reason moves to a second line, before time."""
WITH_PLAYERS = 1040
"""Width from which the players have a column of their own, after time."""
WHY, LEAST_WHY = 240, 100
"""Width of the reason while it is asked who plays on, and the least where there is little room."""
WIDEST = 1200
LEAST_STATE = 96
"""Minimum width of the state column where a panel covers the board."""
SQUARES = 96
"""Width of seven turn squares."""
GAP = 24


def column_widths(
    theme: Theme, model: BoardModel, width: int, covered: int = 0
) -> Mapping[BoardColumn, int]:
    """Return the width in pixels of each column; 0 hides it.

    The widths add up to `width`. Where a panel covers `covered` pixels at the right, the first
    columns stay clear of it as far as possible; none is covered in part, since half a time of day
    would be read as another.
    """
    least = _least_widths(theme, model, width)
    clear = width - covered
    if sum(least.values()) > width:
        least = _least_widths(theme, model, width, lines=2)
        _give_way(least, width, theme)
    if covered:
        bold = QFontMetrics(theme.font("title", bold=True))
        _squeeze(least, clear, theme, bold.horizontalAdvance("−00:00") + theme.px(GAP))
        _keep_whole(least, clear)
    widths = _stretched(least, clear, theme)
    last = max((column for column in least if least[column]), default=BoardColumn.TIME)
    widths[last] += max(0, width - sum(widths.values()))
    return widths


def head_width(metrics: QFontMetrics, words: str, lines: int) -> int:
    """Return the least width of a header in one line or in two, in pixels."""
    parts = words.split()
    widths = [metrics.horizontalAdvance(words)]
    if lines > 1:
        for at in range(1, len(parts)):
            halves = " ".join(parts[:at]), " ".join(parts[at:])
            widths.append(max(metrics.horizontalAdvance(half) for half in halves))
    return min(widths)


def _least_widths(
    theme: Theme, model: BoardModel, width: int, lines: int = 1
) -> dict[BoardColumn, int]:
    """Return what each column needs with headers in this many lines."""
    is_after = model.board.is_after_time
    small, bold = QFontMetrics(theme.font("small")), QFontMetrics(theme.font("title", bold=True))
    text = QFontMetrics(theme.font())
    gap = theme.px(GAP)

    def head(column: BoardColumn) -> int:
        return head_width(small, model.head(column), lines)

    states = (
        TableState.EXTENSION,
        TableState.INTERRUPTED,
        TableState.PLAYING,
        TableState.DONE,
    )
    words = max(
        QFontMetrics(theme.font(bold=True)).horizontalAdvance(table_state_words(state))
        for state in states
    ) + theme.px(23)
    turns = text.horizontalAdvance(table_state_words(TableState.TURNS, 3, 7)) + theme.px(SQUARES)
    least = {
        BoardColumn.TABLE: max(head(BoardColumn.TABLE), bold.horizontalAdvance("0000")) + gap,
        BoardColumn.STATE: max(words, turns if is_after else 0) + gap,
        BoardColumn.LEFT: 0,
        BoardColumn.UNTIL: max(head(BoardColumn.UNTIL), bold.horizontalAdvance("−00:00")) + gap,
        BoardColumn.TIME: max(head(BoardColumn.TIME), text.horizontalAdvance("00:00:00")) + gap,
        BoardColumn.LAST: 0,
        BoardColumn.PLAYERS: 0,
    }
    if is_after:
        left = max(bold.horizontalAdvance("−00:00"), text.horizontalAdvance(turns_word()))
        least[BoardColumn.LEFT] = max(left, head(BoardColumn.LEFT)) + theme.px(8)
        send = QFontMetrics(theme.font(bold=True)).horizontalAdvance(send_words())
        is_asking = model.board.is_asking
        if width >= theme.px(WITH_PLAYERS):
            least[BoardColumn.PLAYERS] = theme.px(220 if is_asking else 300)
        least[BoardColumn.LAST] = send + theme.px(60)
        if is_asking:
            _make_room_for_why(least, width, theme)
    elif is_why_below(theme, model, width):
        least[BoardColumn.LAST] = theme.px(12)
    else:
        least[BoardColumn.LAST] = theme.px(280)
    return least


def _give_way(least: dict[BoardColumn, int], width: int, theme: Theme) -> None:
    """Leave the time of day out first; then shorten judge and state; where the time left is shown,
    leave out the reading at which it ends if that isn't enough."""
    if sum(least.values()) > width:
        least[BoardColumn.TIME] = 0
    floors = {BoardColumn.LAST: theme.px(LEAST_WHY), BoardColumn.STATE: theme.px(LEAST_STATE)}
    spare = sum(max(0, least[column] - floor) for column, floor in floors.items())
    if sum(least.values()) - spare > width and least[BoardColumn.LEFT]:
        least[BoardColumn.UNTIL] = 0
    for column, floor in floors.items():
        over = max(0, sum(least.values()) - width)
        least[column] -= min(over, max(0, least[column] - floor))


def _make_room_for_why(least: dict[BoardColumn, int], width: int, theme: Theme) -> None:
    """Give the reason what is left, rather at the cost of the time of day than of its words."""
    least[BoardColumn.LAST] = 0
    if width - sum(least.values()) < theme.px(LEAST_WHY):
        least[BoardColumn.TIME] = 0
    room = width - sum(least.values())
    least[BoardColumn.LAST] = max(theme.px(LEAST_WHY), min(theme.px(WHY), room))


def is_why_below(theme: Theme, model: BoardModel, width: int) -> bool:
    """Whether each reason is on a line of its own below the row."""
    return not model.board.is_after_time and width < theme.px(WHY_BELOW)


def _squeeze(least: dict[BoardColumn, int], clear: int, theme: Theme, digits: int) -> None:
    """Shrink the state column and then the reading's column to fit the uncovered width.

    `digits` is the least width of the reading.
    """
    until = BoardColumn.LEFT if least[BoardColumn.LEFT] else BoardColumn.UNTIL
    for column, floor in ((BoardColumn.STATE, theme.px(LEAST_STATE)), (until, digits)):
        needed = sum(least[each] for each in (BoardColumn.TABLE, BoardColumn.STATE, until))
        least[column] -= min(max(0, needed - clear), max(0, least[column] - floor))


def _keep_whole(least: dict[BoardColumn, int], clear: int) -> None:
    """Widen the state column, at the cost of the covered ones, until the first column that doesn't
    fit is covered whole."""
    end = 0
    for column in sorted(least):
        if end + least[column] > clear:
            break
        end += least[column]
    else:
        return
    if column <= BoardColumn.STATE:
        return
    least[BoardColumn.STATE] += clear - end
    more = clear - end
    for covered in sorted((each for each in least if each >= column), reverse=True):
        less = min(more, least[covered])
        least[covered] -= less
        more -= less


def _stretched(least: dict[BoardColumn, int], width: int, theme: Theme) -> dict[BoardColumn, int]:
    """Distribute spare width: to state and reading first, the remainder to the last column."""
    spare = max(0, width - sum(least.values()))
    widths = dict(least)
    if 0 < least[BoardColumn.LAST] <= theme.px(12):
        widths[BoardColumn.STATE] += spare // 3
        widths[BoardColumn.UNTIL] += spare // 3
        widths[BoardColumn.TIME] += spare - 2 * (spare // 3)
        return widths
    for column, most in (
        (BoardColumn.TABLE, 14),
        (BoardColumn.STATE, 40),
        (BoardColumn.UNTIL, 40),
        (BoardColumn.TIME, 30),
    ):
        more = min(theme.px(most), spare // 4)
        widths[column] += more
        spare -= more
    return widths
