"""The line below the head of a check: what returning now would give, and what is still open."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QSpacerItem, QWidget

from judgekit.domain.check_snapshot import CheckSnapshot
from judgekit.ui.deck_checks.check.deck.marked_line import MarkedLine
from judgekit.ui.deck_checks.wording import returned_words, unpenalized_words
from judgekit.ui.look import Look
from judgekit.ui.widgets.button import Button, ButtonKind
from judgekit.ui.widgets.icon_label import IconLabel
from judgekit.ui.widgets.labels import Label
from judgekit.ui.widgets.painting.strokes import fill
from judgekit.ui.widgets.scaled_layouts import ScaledLayouts

SIDES, SIGN, GAP, BEFORE_OPEN = 24 + 12, 16, 7, 12
"""Margins, width of a sign, and the gaps, in design pixels."""
ABOVE, UNDER, LOW_UNDER = 2, 6, 4
"""Above the line and below it, usually and where height is scarce."""
BESIDE, BELOW = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom


class DueLine(QWidget):
    """The extension at the left, findings without a penalty or the day's coverage at the right.

    It is one line at any width, in shorter words where the sentence lacks room: it stays in sight
    beside the button that returns the decks.
    """

    coverage_wanted = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._forms: tuple[str, ...] = ("",)
        """What is told of the time due, longest first."""
        self._is_low = self._is_over = False
        self._sign = IconLabel(look, "extension", token="text-muted", size=16)
        self._returned = MarkedLine(look)
        self._unpenalized_sign = IconLabel(look, "warning", token="attention", size=16)
        self._gap = QSpacerItem(0, 0)
        self._unpenalized = Label(look, bold=True, token="attention")
        self.coverage = Button(look, kind=ButtonKind.QUIET)
        self._lay_out()
        look.changed.connect(self._fit)
        self.coverage.clicked.connect(self.coverage_wanted)

    def show_coverage(self, words: str, key: str) -> None:
        """Show the day's coverage."""
        self.coverage.set_words(words, key=key)

    def show_unpenalized(self, count: int) -> None:
        """Show how many findings have no penalty yet."""
        self._unpenalized.say(unpenalized_words(count) if count else "")
        self._unpenalized_sign.setVisible(bool(count))
        self._fit()

    def show_time(self, snapshot: CheckSnapshot) -> None:
        """Show the current state."""
        forms = returned_words(snapshot)
        if forms != self._forms:
            self._forms = forms
            self._fit()
        due = snapshot.no_time_due is None
        self._sign.show_icon("extension" if due else "none-due", "text-muted")

    def show_low(self, *, is_low: bool) -> None:
        """Set whether height is scarce: then the day's coverage goes, and no button has a place."""
        if is_low != self._is_low:
            self._is_low = is_low
            self._fit()

    def stand_over(self, *, is_over: bool) -> None:
        """Set whether what is below it is scrolled away under it: then an edge is drawn."""
        self._is_over = is_over
        self.update()

    def spared(self) -> int:
        """Height that is spared where it is scarce, in pixels."""
        theme = self._look.theme
        words = QFontMetrics(theme.font()).height()
        return max(0, theme.measure("button") - words) + theme.px(UNDER) - theme.px(LOW_UNDER)

    def words(self) -> str:
        """Return the text on the time due."""
        return self._returned.words()

    def minimumSizeHint(self) -> QSize:
        return QSize(0, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, theme = QPainter(self), self._look.theme
        fill(painter, self.rect(), theme.color("surface"))
        if self._is_over:
            painter.fillRect(0, self.height() - 1, self.width(), 1, theme.color("line"))

    def _fit(self) -> None:
        """Show the longest words that fit into one line beside what is open, then those in small
        letters; only what is too long even so goes on below. Keep the height where what stands at
        the right changes: nothing may move for it."""
        theme = self._look.theme
        has_open = bool(self._unpenalized.text())
        room = self.width() - theme.px(SIDES + SIGN + GAP)
        with_coverage = 0 if has_open or self._is_low else self.coverage.sizeHint().width()
        offers = [
            (form, "text", with_coverage + theme.px(BEFORE_OPEN))
            for form in self._forms[:-1]
            if with_coverage
        ]
        offers += [
            (form, size, self._open_width(size))
            for size in ("text", "small")
            for form in self._forms
        ]
        fitting = (offer for offer in offers if _width(self._look, *offer[:2]) + offer[2] <= room)
        form, size, beside = next(fitting, offers[-1])
        self.coverage.setVisible(bool(with_coverage) and beside > 0 and not has_open)
        for label in (self._returned, self._unpenalized):
            label.set_size(size)
        self._returned.say_marked(form)
        self._returned.setAccessibleName(self._forms[0].replace("\0", ""))
        is_tight = has_open and _width(self._look, form, size) + beside > room
        self._line.setDirection(BELOW if is_tight else BESIDE)
        height = 0 if is_tight or self._is_low else theme.measure("button")
        self._gap.changeSize(theme.px(BEFORE_OPEN) if has_open else 0, height)
        under = theme.px(LOW_UNDER if self._is_low else UNDER)
        self._line.setContentsMargins(theme.px(24), theme.px(ABOVE), theme.px(12), under)
        self._line.setSpacing(theme.px(GAP))
        self._line.invalidate()
        self.updateGeometry()

    def _open_width(self, size: str) -> int:
        """Width of what is open with the gaps around it; 0 where nothing is."""
        theme, words = self._look.theme, self._unpenalized.text()
        if not words:
            return 0
        metrics = QFontMetrics(theme.font(size, bold=True))
        return metrics.horizontalAdvance(words) + 2 + theme.px(SIGN + 3 * GAP + BEFORE_OPEN)

    def _lay_out(self) -> None:
        scaled = ScaledLayouts(self._look, self)
        self._line = line = QBoxLayout(BESIDE, self)
        told, left_open = QHBoxLayout(), QHBoxLayout()
        middle = Qt.AlignmentFlag.AlignVCenter
        told.addWidget(self._sign, 0, middle)
        told.addWidget(self._returned, 1, middle)
        left_open.addWidget(self._unpenalized_sign, 0, middle)
        left_open.addWidget(self._unpenalized, 1, middle)
        left_open.addSpacerItem(self._gap)
        left_open.addWidget(self.coverage, 0, middle)
        line.addLayout(told, 1)
        line.addLayout(left_open)
        for part in (told, left_open):
            scaled.keep(part, (0, 0, 0, 0), GAP)


def _width(look: Look, form: str, size: str) -> int:
    """Width of a sentence with its bold parts, in pixels; at most a little more than it takes."""
    metrics = QFontMetrics(look.theme.font(size, bold=True))
    return metrics.horizontalAdvance(form.replace("\0", "")) + 2
