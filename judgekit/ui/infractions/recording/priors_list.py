"""A player's earlier penalties, a line each: round, table, time, penalty."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from judgekit.domain.infractions.policy import Catalogue
from judgekit.domain.infractions.state import WrittenPenalty
from judgekit.ui.look import Look
from judgekit.ui.spoken.spoken import Role, Spoken, rows_below_each_other
from judgekit.ui.words.penalty_wording import penalty_name, place_words, short_title, sign_of

ROW = 26
COLUMNS = (84, 84, 72)
"""Minimum widths of round, table and time."""
MOST = 2
"""Most penalties of the same infraction shown, the newest."""
MOST_OF_ALL = 6


class PriorLine(msgspec.Struct, frozen=True):
    """An earlier penalty in words."""

    columns: tuple[str, str, str]
    penalty: str
    icon: str
    token: str


def prior_lines(
    penalties: Sequence[WrittenPenalty], catalogue: Catalogue, language: str, *, named: bool
) -> tuple[PriorLine, ...]:
    """Return penalties as lines, oldest first; if `named`, with the infraction's number."""
    lines = []
    for written in penalties:
        sign = sign_of(written.issued.penalty)
        penalty = penalty_name(written.issued.penalty)
        if named:
            short = short_title(catalogue, written.issued.infraction, language)
            penalty = f"{penalty} · {short}"
        lines.append(PriorLine(place_words(written), penalty, sign.icon, sign.token))
    return tuple(lines)


class PriorsList(QWidget):
    """Shows the newest penalties; the last line counts the others."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._lines: tuple[PriorLine, ...] = ()
        self._more = 0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        look.changed.connect(self.updateGeometry)

    def show_lines(self, lines: Sequence[PriorLine], most: int = MOST) -> None:
        """Show the newest of these, at most `most`."""
        shown = tuple(lines[-most:])
        more = len(lines) - len(shown)
        if (shown, more) == (self._lines, self._more):
            return
        self._lines, self._more = shown, more
        said = [", ".join((*line.columns, line.penalty)) for line in shown]
        self.setAccessibleName("\n".join([*said, self._more_words()]).strip())
        self.updateGeometry()
        self.update()

    def as_spoken(self) -> Spoken:
        """Return what it is for screen readers."""
        said = [", ".join((*line.columns, line.penalty)) for line in self._lines]
        said += filter(None, [self._more_words()])
        height = self._look.theme.px(ROW)
        return Spoken(Role.List, rows=rows_below_each_other(tuple(said), self, height))

    def sizeHint(self) -> QSize:
        rows = len(self._lines) + bool(self._more)
        return QSize(self._look.theme.px(320), rows * self._look.theme.px(ROW))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._look.theme.px(120), self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._look.theme
        painter = QPainter(self)
        painter.setFont(theme.font())
        painter.setPen(theme.color("text-muted"))
        middle = Qt.AlignmentFlag.AlignVCenter
        height = theme.px(ROW)
        widths = self._widths()
        for at, line in enumerate(self._lines):
            left = 0
            for words, width in zip(line.columns, widths, strict=True):
                painter.drawText(QRect(left, at * height, width, height), middle, words)
                left += width
            size = theme.px(14)
            top = at * height + (height - size) // 2
            self._look.paint_icon(painter, line.icon, left, top, token=line.token, size=14)
            left += size + theme.px(7)
            room = QRect(left, at * height, self.width() - left, height)
            painter.drawText(room, middle, line.penalty)
        if self._more:
            room = QRect(0, len(self._lines) * height, self.width(), height)
            painter.setFont(theme.font("small"))
            painter.drawText(room, middle, self._more_words())

    def _widths(self) -> list[int]:
        theme = self._look.theme
        metrics = QFontMetrics(theme.font())
        widths = []
        for column, least in enumerate(COLUMNS):
            widest = max(
                (metrics.horizontalAdvance(line.columns[column]) for line in self._lines), default=0
            )
            widths.append(max(theme.px(least), widest + theme.px(12)))
        return widths

    def _more_words(self) -> str:
        return self.tr("and %n more", "", self._more) if self._more else ""
