"""Progress of the day towards ten per cent, at a glance."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from judgekit.domain.deck_checks.selection import COVERAGE_RULES, Coverage, Duty
from judgekit.ui.deck_checks.choosing.wording import (
    checked_words,
    duty_words,
    of_words,
    pace_words,
    round_words,
    to_do_words,
)
from judgekit.ui.look import Look
from judgekit.ui.shell.parts.rule_link import RuleLink
from judgekit.ui.widgets.labels import ElidedLabel, Label
from judgekit.ui.widgets.painting.clock_reading import Reading
from judgekit.ui.widgets.scaled_layouts import ScaledLayouts
from judgekit.views.deck_checks.choosing_facts import ChoosingFacts

THICK = 12
SPACE, MARGIN = 16, 24
WIDE = 760
"""Width in design pixels from which the bar is between the texts."""


class CoverageBar(QWidget):
    """Full at ten per cent; each round's decks are one segment."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._parts: tuple[int, ...] = ()
        self._required = 0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        look.changed.connect(self.updateGeometry)

    def show_parts(self, parts: Sequence[int], required: int) -> None:
        """Show the decks of each round, of the number that ten per cent requires."""
        self._parts, self._required = tuple(parts), required
        self.update()

    def ends(self) -> list[float]:
        """End of each segment, from 0 to 1 of the width."""
        whole = max(self._required, sum(self._parts), 1)
        return [end / whole for end in accumulate(self._parts)]

    @property
    def token(self) -> str:
        """Colour token of the filled part."""
        return "ok" if sum(self._parts) >= self._required else "accent"

    def sizeHint(self) -> QSize:
        return QSize(self._look.theme.px(300), self._look.theme.px(THICK))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._look.theme.px(120), self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._look.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        track = QRectF(self.rect())
        shape = QPainterPath()
        shape.addRoundedRect(track, track.height() / 2, track.height() / 2)
        painter.fillPath(shape, theme.color("line"))
        painter.setClipPath(shape)
        left = 0.0
        for end in self.ends():
            right = end * track.width()
            painter.fillRect(QRectF(left, 0, right - left, track.height()), theme.color(self.token))
            if end < 1:
                line = QRectF(right - theme.px(2), 0, theme.px(2), track.height())
                painter.fillRect(line, theme.color("surface"))
            left = right


class CoverageHead(QWidget):
    """The count, the bar by rounds, what remains, and whether the rules require it."""

    rule_wanted = Signal(str)
    """Query for the command bar."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.count = Reading(look, 27)
        self._of = Label(look)
        self._all = ElidedLabel(look, size="small", token="text-muted")
        self.bar = CoverageBar(look)
        self.rounds = ElidedLabel(look, size="small", token="text-muted")
        self.to_do = ElidedLabel(look, size="title", bold=True)
        self.pace = ElidedLabel(look, size="small", token="text-muted")
        self.duty = Label(look, size="small", token="text-muted")
        self.link = RuleLink(look)
        self._middle, self._end = QWidget(), QWidget()
        self._row, self._below = QGridLayout(), QHBoxLayout()
        self._shared: tuple[bool, bool] | None = None
        self._lay_out()
        self.link.wanted.connect(self.rule_wanted)

    def show_facts(self, facts: ChoosingFacts) -> None:
        """Show the current state."""
        covered: Coverage = facts.coverage
        self.count.show_reading(str(covered.checked))
        self._of.setText(of_words(covered))
        self._all.setText(checked_words(covered))
        self.bar.setVisible(covered.required is not None)
        self.bar.show_parts(tuple(covered.by_round.values()), covered.required or 0)
        self.rounds.say(round_words(covered))
        self.to_do.say(to_do_words(facts))
        left = covered.left
        asked = "text-muted" if covered.duty is Duty.HEAD_JUDGES_CHOICE else "text"
        self.to_do.set_token("ok" if left == 0 else asked)
        self.pace.say(pace_words(facts))
        self.duty.setText(duty_words(covered))
        self.link.show_rule(COVERAGE_RULES[0])
        said = f"{covered.checked} {of_words(covered)}. {to_do_words(facts)}"
        self._share()
        self.setAccessibleName(said)
        self.bar.setAccessibleName(f"{said} {round_words(covered)}".strip())

    def minimumSizeHint(self) -> QSize:
        return QSize(0, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share()

    def _share(self) -> None:
        """Lay out for the width: the bar goes below the texts if there is no room between them, and
        what remains goes below that if there is none beside the count."""
        theme = self._look.theme
        is_wide = self.width() >= theme.px(WIDE)
        is_beside = is_wide or self._words_width() <= self.width() - 2 * theme.px(MARGIN)
        if (is_wide, is_beside) == self._shared:
            return
        self._shared = is_wide, is_beside
        for part in (self._middle, self._end):
            self._row.removeWidget(part)
        self._row.addWidget(self._middle, *((0, 2) if is_wide else (1, 0, 1, 4)))
        self._row.addWidget(self._end, *((0, 3) if is_beside else (2, 0, 1, 4)))
        side = Qt.AlignmentFlag.AlignRight if is_beside else Qt.AlignmentFlag.AlignLeft
        for label in (self.to_do, self.pace):
            label.setAlignment(side | Qt.AlignmentFlag.AlignVCenter)
        self.duty.setWordWrap(not is_wide)
        for place, share in enumerate((0, 0, 1) if is_wide else (1, 0, 0)):
            self._below.setStretch(place, share)

    def _words_width(self) -> int:
        """Width of the count and all texts beside it."""
        names = max(label.sizeHint().width() for label in (self._of, self._all))
        to_do = max(label.sizeHint().width() for label in (self.to_do, self.pace))
        return self.count.sizeHint().width() + names + to_do + 3 * self._look.theme.px(SPACE)

    def _lay_out(self) -> None:
        scaled = ScaledLayouts(self._look, self)
        names, middle, right = QVBoxLayout(), QVBoxLayout(self._middle), QVBoxLayout(self._end)
        below, column = self._below, QVBoxLayout(self)
        for part, widgets in (
            (names, (self._of, self._all)),
            (middle, (self.bar, self.rounds)),
            (right, (self.to_do, self.pace)),
        ):
            part.addStretch(1)
            for widget in widgets:
                part.addWidget(widget)
            part.addStretch(1)
        self._row.addWidget(self.count, 0, 0, Qt.AlignmentFlag.AlignVCenter)
        self._row.addLayout(names, 0, 1)
        self._row.setColumnStretch(2, 1)
        below.addWidget(self.duty)
        below.addWidget(self.link)
        below.addStretch(1)
        column.addLayout(self._row)
        column.addLayout(below)
        for part in (names, right):
            scaled.keep(part, (0, 0, 0, 0), 2)
        scaled.keep(middle, (0, 0, 0, 0), 6)
        scaled.keep(below, (0, 0, 0, 0), 4)
        scaled.keep(self._row, (0, 0, 0, 0), SPACE)
        scaled.keep(column, (MARGIN, 12, MARGIN, 8), 4)
        self._share()
