"""The appeals in the report on screen: what each was about, and what the head judge ruled."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from PySide6.QtCore import QRect, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from judgekit.ui.interface_words import interface_words
from judgekit.ui.look import Look
from judgekit.ui.spoken.spoken import Role, Spoken, SpokenRow
from judgekit.ui.widgets.painting.wrapped_words import WrappedWords
from judgekit.views.report.heard_appeals import HeardAppeal
from judgekit.views.words.instants import time_of_day
from judgekit.views.words.reports import OUTCOMES

SIDE, ABOVE, LINE, WIDTH, LEAST = 12, 8, 20, 240, 200
"""Margins, line height and widths in design pixels."""
MOST_WIDTHS = 4
"""At which a day's appeals are kept: the layouts ask for more than one before they decide."""

Lines = tuple[str, ...]


class _Block(NamedTuple):
    """One appeal as it is painted: its lines, the first one bold."""

    wraps: tuple[WrappedWords, ...]

    @property
    def height(self) -> int:
        return sum(each.height for each in self.wraps)


class AppealsText(QWidget):
    """The appeals in full, painted; hidden without any.

    What a day's appeals take is kept by width: a label for each line held up the window for a third
    of a second.
    """

    def __init__(self, look: Look, name_of: Callable[[str], str]) -> None:
        super().__init__()
        self._look, self._name_of = look, name_of
        self._appeals: tuple[Lines, ...] = ()
        self._blocks: dict[int, dict[Lines, _Block]] = {}
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        look.changed.connect(self._measure_anew)
        self.hide()

    def show_appeals(self, appeals: Sequence[HeardAppeal]) -> None:
        """Show these, in the current language."""
        shown = tuple(map(self._lines, appeals))
        if shown != self._appeals:
            self._appeals = shown
            for kept in self._blocks.values():
                for gone in kept.keys() - set(shown):
                    del kept[gone]
            self.updateGeometry()
            self.update()
        self.setVisible(bool(appeals))

    def as_spoken(self) -> Spoken:
        """Return what it is for screen readers."""
        rows = (SpokenRow(", ".join(lines), room) for lines, _, room in self._placed())
        return Spoken(Role.List, rows=tuple(rows))

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        above = self._look.theme.px(ABOVE)
        return sum(above + block.height for _, block in self._all(width))

    def sizeHint(self) -> QSize:
        width = self._look.theme.px(WIDTH)
        return QSize(width, self.heightForWidth(max(self.width(), width)))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._look.theme.px(LEAST), 0)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setPen(self._look.theme.color("text"))
        for _, block, room in self._placed():
            top = room.top()
            if not room.intersects(event.rect()):
                continue
            for wrapped in block.wraps:
                wrapped.paint(painter, QRect(room.left(), top, room.width(), wrapped.height))
                top += wrapped.height

    def _placed(self) -> Iterator[tuple[Lines, _Block, QRect]]:
        """Yield each appeal with its place, in pixels."""
        theme = self._look.theme
        left, top = theme.px(SIDE), theme.px(ABOVE)
        for lines, block in self._all(self.width()):
            yield lines, block, QRect(left, top, self._room(self.width()), block.height)
            top += block.height + theme.px(ABOVE)

    def _all(self, width: int) -> Iterator[tuple[Lines, _Block]]:
        if len(self._blocks) >= MOST_WIDTHS and width not in self._blocks:
            self._blocks.clear()
        kept = self._blocks.setdefault(width, {})
        for lines in self._appeals:
            if lines not in kept:
                kept[lines] = self._block(lines, self._room(width))
            yield lines, kept[lines]

    def _block(self, lines: Lines, room: int) -> _Block:
        theme = self._look.theme
        fonts = (theme.font(bold=True), *[theme.font()] * (len(lines) - 1))
        pairs = zip(lines, fonts, strict=True)
        return _Block(tuple(WrappedWords(line, font, room, theme.px(LINE)) for line, font in pairs))

    def _room(self, width: int) -> int:
        return max(1, width - 2 * self._look.theme.px(SIDE))

    def _measure_anew(self) -> None:
        self._blocks.clear()
        self.updateGeometry()
        self.update()

    def _lines(self, appeal: HeardAppeal) -> Lines:
        words = interface_words()
        outcome = words.say_known(OUTCOMES, appeal.outcome)
        if appeal.outcome:
            by = appeal.ruled_by(words)
            said = self.tr("{outcome} (head judge: {judge})")
            outcome = said.format(outcome=outcome, judge=by)
        table = words.say("table {table}", table=appeal.table)
        heard = " · ".join((time_of_day(appeal.opened), table, outcome))
        about = self._name_of(appeal.infraction) if appeal.infraction else appeal.about
        texts = (about, *appeal.ruled(words))
        return (heard, *(line for text in texts for line in text.splitlines() if line))
