"""Lines of text with their matches marked."""

from __future__ import annotations

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QFontMetrics, QPainter

from judgekit.domain.rules.search_answer import MARK_END, MARK_START
from judgekit.ui.theme import Theme
from judgekit.ui.widgets.painting.strokes import paint_frame, paint_words

BEFORE_MARK = 36
"""Letters kept before the first match, so that it is in sight."""
ELLIPSIS = "\u2026"
MARKS = (MARK_START, MARK_END, " ")
MOST_LINES = 6
"""Lines that a name may take in a list."""


def paint_marked_words(  # noqa: PLR0913  (a painter, a place and how the words look)
    painter: QPainter,
    theme: Theme,
    text: str,
    room: QRect,
    *,
    token: str = "text-muted",
    size: str = "small",
    bold: bool = False,
) -> None:
    """Draw the text on one line, elided; what stands between U+E000 and U+E001 is marked."""
    left = room.left()
    for words, is_marked in _pieces(_from_near_mark(text)):
        font = theme.font(size, bold=bold or is_marked)
        whole, left_over = QFontMetrics(font).horizontalAdvance(words), room.right() + 1 - left
        width = min(whole, left_over)
        if width <= 0:
            return
        piece = QRect(left, room.top(), width + 1, room.height())
        if is_marked:
            height = QFontMetrics(font).height()
            top = room.top() + (room.height() - height) // 2
            box = QRect(left - 1, top, width + 2, height)
            paint_frame(painter, box, theme.px(2), fill=theme.color("mark"))
        color = theme.color("mark-text" if is_marked else token)
        painter.setFont(font)
        painter.setPen(color)
        if whole > left_over:
            paint_words(painter, words, piece, font=font, color=color)
            return
        painter.drawText(piece, Qt.AlignmentFlag.AlignVCenter, words)
        left += width


def whole_lines(text: str, metrics: QFontMetrics, width: int) -> tuple[str, ...]:
    """Return a text with marks as the lines that it needs, broken between words, or between letters
    where one word is wider; the last that it may take has all its rest. A mark that goes on is in
    each."""
    lines: list[str] = []
    rest = text
    while len(lines) < MOST_LINES - 1:
        end = _end_of_line(rest, metrics, width)
        line, rest = rest[:end], rest[end:].lstrip(" ")
        if not rest:
            return (*lines, line)
        if line.count(MARK_START) > line.count(MARK_END):
            line, rest = f"{line}{MARK_END}", f"{MARK_START}{rest}"
        lines.append(line)
    return (*lines, rest)


def _end_of_line(text: str, metrics: QFontMetrics, width: int) -> int:
    """Return where the first line of a text ends; it has one letter at least."""

    def fits(end: int) -> bool:
        return metrics.horizontalAdvance(_plain(text[:end])) <= width

    if fits(len(text)):
        return len(text)
    spaces = (at for at in range(len(text) - 1, 0, -1) if text[at] == " ")
    end = next((at for at in spaces if _plain(text[:at]).strip() and fits(at)), 0)
    if not end:
        letters = (at + 1 for at, letter in enumerate(text) if letter not in MARKS)
        end = next(letters, len(text))
        while end < len(text) and fits(end + 1):
            end += 1
    while end < len(text) and text[end] == MARK_END:
        end += 1
    return end


def _plain(text: str) -> str:
    return text.replace(MARK_START, "").replace(MARK_END, "")


def _from_near_mark(text: str) -> str:
    """Cut a text that begins far before its first match, between words."""
    first = text.find(MARK_START)
    if first <= BEFORE_MARK:
        return text
    cut = text.find(" ", first - BEFORE_MARK)
    return ELLIPSIS + text[cut:] if 0 <= cut < first else text


def _pieces(text: str) -> list[tuple[str, bool]]:
    """Return the text in order, with what is marked."""
    pieces: list[tuple[str, bool]] = []
    for at, part in enumerate(text.split(MARK_START)):
        marked, end, rest = part.partition(MARK_END) if at else ("", "", part)
        if at and not end:
            marked, rest = part, ""
        pieces += [(marked, True), (rest, False)]
    return [(words, is_marked) for words, is_marked in pieces if words]
