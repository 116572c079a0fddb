"""Draw values before and after a command: one line each, in three columns."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QFontMetrics, QPainter

from judgekit.ui.look import Look
from judgekit.ui.shell.page import Detail

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
    before = room.left() + max(theme.px(LABEL), labels) + theme.px(16)
    arrow = before + max(theme.px(BEFORE), now) + theme.px(16)
    row = QRect(room.left(), room.top(), room.width(), theme.px(DETAIL))
    largest = next((detail for detail in details if detail.after), None)
    for detail in details:
        painter.setFont(theme.font())
        painter.setPen(theme.color("text-muted"))
        painter.drawText(row, _LEFT, detail.label)
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
