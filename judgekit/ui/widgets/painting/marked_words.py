"""One line of text with its matches marked."""

from __future__ import annotations

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QFontMetrics, QPainter

from judgekit.domain.rules.search_answer import MARK_END, MARK_START
from judgekit.ui.theme import Theme
from judgekit.ui.widgets.painting.strokes import paint_frame, paint_words

BEFORE_MARK = 36
"""Letters kept before the first match, so that it is in sight."""
ELLIPSIS = "\u2026"


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
        width = min(QFontMetrics(font).horizontalAdvance(words), room.right() - left)
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
        if left + width >= room.right():
            paint_words(painter, words, piece, font=font, color=color)
            return
        painter.drawText(piece, Qt.AlignmentFlag.AlignVCenter, words)
        left += width


def two_lines(text: str, metrics: QFontMetrics, width: int) -> tuple[str, ...]:
    """Return a text with marks as one line, or broken between words into two where it is wider; a
    mark that goes on is in both."""
    words = text.split(" ")
    for count in range(len(words), 0, -1):
        first = " ".join(words[:count])
        plain = first.replace(MARK_START, "").replace(MARK_END, "")
        if count == 1 or metrics.horizontalAdvance(plain) <= width:
            break
    rest = " ".join(words[count:])
    if not rest:
        return (first,)
    is_open = first.count(MARK_START) > first.count(MARK_END)
    return (f"{first}{MARK_END}", f"{MARK_START}{rest}") if is_open else (first, rest)


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
