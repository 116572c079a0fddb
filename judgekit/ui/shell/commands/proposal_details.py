"""Draw the parts of a proposal: title, warning, values before and after, other forms."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QFontMetrics, QPainter

from judgekit.ui.look import Look
from judgekit.ui.shell.page import Detail
from judgekit.ui.theme import Theme
from judgekit.ui.widgets.painting.strokes import paint_frame, paint_words

DETAIL = 30
"""Height of a line, in design pixels."""
LABEL, BEFORE = 188, 80
"""Minimum widths of the first two columns, in design pixels."""
_LEFT = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft


def paint_details(painter: QPainter, look: Look, room: QRect, details: Sequence[Detail]) -> None:
    """Draw the details; the first outcome is largest, columns fit their longest words."""
    theme = look.theme
    plain = QFontMetrics(theme.font())
    labels = max((plain.horizontalAdvance(each.label) for each in details), default=0)
    now = max((plain.horizontalAdvance(each.before) for each in details if each.after), default=0)
    large = QFontMetrics(theme.font("title", bold=True))
    then = max((large.horizontalAdvance(each.after) for each in details if each.after), default=0)
    beside = max(theme.px(BEFORE), now) + theme.px(56) + then if then else 0
    labels = max(0, min(max(theme.px(LABEL), labels), room.width() - theme.px(16) - beside))
    before = room.left() + labels + theme.px(16)
    arrow = before + max(theme.px(BEFORE), now) + theme.px(16)
    row = QRect(room.left(), room.top(), room.width(), theme.px(DETAIL))
    largest = next((detail for detail in details if detail.after), None)
    for detail in details:
        label = QRect(row.left(), row.top(), labels, row.height())
        muted = theme.color("text-muted")
        paint_words(painter, detail.label, label, font=theme.font(), color=muted)
        painter.setPen(theme.color("text"))
        painter.setFont(theme.font(bold=not detail.after))
        painter.drawText(row.adjusted(before - row.left(), 0, 0, 0), _LEFT, detail.before)
        if detail.after:
            middle = row.center().y() - theme.px(8)
            look.paint_icon(painter, "arrow-right", arrow, middle, token="text-muted", size=16)
            size = "title" if detail is largest else "text"
            painter.setFont(theme.font(size, bold=True))
            after = row.adjusted(arrow + theme.px(24) - row.left(), 0, 0, 0)
            painter.drawText(after, _LEFT, detail.after)
        row.translate(0, theme.px(DETAIL))


def paint_title(painter: QPainter, look: Look, line: QRect, title: str) -> None:
    """Draw one line in title size, or else two of text size, as a refusal may need."""
    theme = look.theme
    font = theme.font("title", bold=True)
    flags = int(_LEFT)
    if QFontMetrics(font).horizontalAdvance(title) > line.width():
        font = theme.font(bold=True)
        flags |= Qt.TextFlag.TextWordWrap
        line = line.adjusted(0, -theme.px(8), 0, theme.px(8))
    painter.setFont(font)
    painter.setPen(theme.color("text"))
    painter.drawText(line, flags, title)


def paint_verb(painter: QPainter, theme: Theme, line: QRect, words: tuple[str, str]) -> QRect:
    """Draw a verb and its key as a filled button at the right of the line; return its rectangle.

    It is no widget: a click anywhere in the row presses it.
    """
    verb, key = words
    bold, small = theme.font(bold=True), theme.font("small")
    width = QFontMetrics(bold).horizontalAdvance(verb)
    width += QFontMetrics(small).horizontalAdvance(key) + theme.px(34)
    box = QRect(line.right() - width, line.top(), width, line.height())
    paint_frame(painter, box, theme.measure("radius-control"), fill=theme.color("accent"))
    inner = box.adjusted(theme.px(13), 0, -theme.px(13), 0)
    color = theme.color("on-accent")
    paint_words(painter, verb, inner, font=bold, color=color)
    right = Qt.AlignmentFlag.AlignRight
    paint_words(painter, key, inner, font=small, color=color, align=right)
    return box


def paint_amber(painter: QPainter, look: Look, line: QRect, words: str) -> None:
    """Draw what is to be noticed before Enter, with its sign."""
    theme = look.theme
    top = line.center().y() - theme.px(8)
    look.paint_icon(painter, "warning", line.left(), top, token="attention", size=16)
    room = line.adjusted(theme.px(24), 0, 0, 0)
    color = theme.color("attention")
    paint_words(painter, words, room, font=theme.font(bold=True), color=color)


def note_height(look: Look, width: int, words: str) -> int:
    """Return the height of a note in a list of this width, in pixels."""
    theme = look.theme
    room = QRect(0, 0, width - theme.px(64), theme.px(400))
    metrics = QFontMetrics(theme.font("small"))
    return metrics.boundingRect(room, Qt.TextFlag.TextWordWrap, words).height()


def paint_form(  # noqa: PLR0913  (a painter, a place and what it says)
    painter: QPainter, look: Look, row: QRect, *, form: str, meaning: str, indent: int
) -> None:
    """Draw what can be typed and, beside it, what it means."""
    theme = look.theme
    color = theme.color("text")
    paint_words(painter, form, row, font=theme.font(bold=True), color=color)
    room = row.adjusted(max(theme.px(116), indent), 0, 0, 0)
    paint_words(painter, meaning, room, font=theme.font(), color=color)
