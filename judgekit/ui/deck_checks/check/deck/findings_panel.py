"""The panel below a deck: findings of the deck and its list, and what to consider."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QVBoxLayout, QWidget

from judgekit.ui.deck_checks.check.deck.finding_lines import FindingLines, PanelFacts
from judgekit.ui.look import Look
from judgekit.ui.widgets.button import Button, ButtonKind
from judgekit.ui.widgets.hairline import Ground
from judgekit.ui.widgets.labels import Label
from judgekit.ui.widgets.painting.strokes import fill
from judgekit.ui.widgets.scaled_layouts import ScaledLayouts
from judgekit.ui.widgets.scrolling.whole_lines import WholeLinesScroll

HEIGHT, LOWEST, LEAST_LINES, NARROW = 134, 84, 40, 480
"""Usual and minimum height (the rest scrolls), that of the lines alone, and the width below which a
penalty is above its infraction; in design pixels."""


class _Form(NamedTuple):
    """Form of the first line: whether the button that ends the counting has its key, whether the
    rule stands beside it or below the findings, whether the title has two lines, whether the button
    has its verb alone, and whether it has a line of its own."""

    has_key: bool = True
    has_rule: bool = True
    is_broken: bool = False
    is_short: bool = False
    is_below: bool = False


FORMS = (
    _Form(),
    _Form(has_key=False),
    _Form(has_key=False, has_rule=False),
    _Form(has_key=False, has_rule=False, is_broken=True),
    _Form(has_key=False, has_rule=False, is_broken=True, is_short=True),
    _Form(has_key=False, has_rule=False, is_below=True),
)
"""The first form that fits is used: nothing is cut off, and the mouse finds it at every size."""
BESIDE, BELOW = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom


class FindingsPanel(Ground):
    """All lines scroll together; `written` carries the index of the consideration for which to
    record a penalty."""

    ground = "surface-sunken"
    written = Signal(int)
    closing_wanted = Signal()
    """The judge marks that nothing more comes of this deck, or takes that back."""
    rule_wanted = Signal(str)
    measured = Signal()
    """Emitted when the height of the lines changes."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._is_offered = False
        self._said = self._key = ""
        """The title, and the key of the button that ends the counting."""
        self._closing = "", ""
        """That button's words, and its verb alone."""
        self._title = Label(look, bold=True)
        self._rule = Button(look, kind=ButtonKind.QUIET)
        self._rule.hide()
        self._rule_asked = ""
        self.nothing_more = Button(look, kind=ButtonKind.QUIET)
        self.nothing_more.setCheckable(True)
        self.nothing_more.hide()
        self._lines = FindingLines(look)
        scaled = ScaledLayouts(look, self)
        self._head = QBoxLayout(BESIDE)
        head, column = self._head, QVBoxLayout(self)
        head.addWidget(self._title, 1)
        head.addWidget(self.nothing_more, 0, Qt.AlignmentFlag.AlignLeft)
        head.addWidget(self._rule)
        column.addLayout(head)
        self._scroll = WholeLinesScroll(look, self._lines)
        column.addWidget(self._scroll, 1)
        scaled.keep(head, (24, 0, 12, 0), 8)
        scaled.keep(column, (0, 6, 0, 2), 2)
        self.nothing_more.clicked.connect(self.closing_wanted)
        self._rule.clicked.connect(lambda: self.rule_wanted.emit(self._rule_asked))
        self._lines.written.connect(self.written)
        self._lines.rule_wanted.connect(self.rule_wanted)
        self._lines.changed.connect(self._measure)
        look.changed.connect(self._redress)
        self._redress()

    def begin(self) -> None:
        """Show nothing, and all folded next, as for another deck."""
        self._said = ""
        self._lines.begin()
        self._offer()

    def show_findings(self, facts: PanelFacts) -> None:
        """Show these."""
        self._said = facts.title
        self._offer()
        if self._lines.show_lines(facts):
            self._measure()

    def show_rule(self, words: str, asked: str) -> None:
        """Show the rule that applies to the deck; hidden if `words` is empty."""
        self._rule_asked = asked
        self._rule.set_words(words, name=words)
        self._offer()

    def show_closing(self, *, is_offered: bool, is_closed: bool, key: str) -> None:
        """Show whether "nothing more comes" can be marked, and whether it is."""
        self._is_offered = is_offered
        self._closing = self.tr("Finish counting"), self.tr("Finish")
        if is_closed:
            self._closing = self.tr("Counting finished"), self.tr("Finished")
        self._key = key
        self.nothing_more.setChecked(is_closed)
        self._offer()

    def words(self) -> list[str]:
        """Return all visible texts, from top to bottom."""
        return [self._said, *self._lines.words()]

    def whole_height(self) -> int:
        """Height of all lines, in pixels."""
        parts = self._head.sizeHint().height() + self._lines.minimumHeight()
        # With room below, which lines take where there is none.
        return parts + self._look.theme.px(6 + 8 + 2 * 2)

    def usual_height(self) -> int:
        """Height without anything to scroll for."""
        return self._look.theme.px(HEIGHT)

    def sizeHint(self) -> QSize:
        return QSize(self._look.theme.px(300), self.usual_height())

    def minimumSizeHint(self) -> QSize:
        px = self._look.theme.px
        least = self._head.sizeHint().height() + px(6 + 8 + 2) + px(LEAST_LINES)
        return QSize(0, max(least, px(LOWEST)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        is_narrow = self.width() < self._look.theme.px(NARROW)
        self._lines.fit(self.width(), is_narrow=is_narrow)
        self._offer()
        self._measure()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self._lines.forget()
        super().changeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._look.theme
        painter = QPainter(self)
        fill(painter, self.rect(), theme.color(self.ground))
        painter.fillRect(0, 0, self.width(), 1, theme.color("line"))

    def _redress(self) -> None:
        # The rule button comes and goes; nothing may move for it.
        self._title.setMinimumHeight(self._look.theme.measure("button"))
        self._offer()
        self.updateGeometry()

    def _offer(self) -> None:
        """Arrange the first line, or the first two, by the room there is."""
        px = self._look.theme.px
        room = self.width() - px(24 + 12)
        for form in FORMS:
            self._title.setText(_broken(self._said) if form.is_broken else self._said)
            whole, short = self._closing
            shown, key = short if form.is_short else whole, self._key if form.has_key else ""
            self.nothing_more.set_words(shown, key=key, name=whole)
            beside = [self._rule] if self._rule.text() and form.has_rule else []
            beside += [self.nothing_more] if self._is_offered else []
            title = self._title.sizeHint().width()
            widths = [px(8) + each.sizeHint().width() for each in beside]
            if max(title, *widths, 0) <= room if form.is_below else title + sum(widths) <= room:
                break
        is_below = form.is_below and self._is_offered
        self._head.setDirection(BELOW if is_below else BESIDE)
        self.nothing_more.setVisible(self._is_offered)
        self._rule.setVisible(bool(self._rule.text()) and form.has_rule)
        self._lines.offer_rule("" if form.has_rule else self._rule.text(), self._rule_asked)

    def _measure(self) -> None:
        self._lines.take_height(self._scroll.viewport().width())
        self.measured.emit()


def _broken(words: str) -> str:
    """Return words on two lines of as equal a length as can be; a number stays beside its word."""
    spaces = [at for at, letter in enumerate(words) if letter == " "]
    if len(spaces) < 2:
        return words
    middle = min(spaces, key=lambda at: abs(2 * at + 1 - len(words)))
    return f"{words[:middle]}\n{words[middle + 1 :]}"
