"""The panel below a deck: findings of the deck and its list, and what to consider."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from judgekit.ui.look import Look
from judgekit.ui.widgets.button import Button, ButtonKind
from judgekit.ui.widgets.form_scroll import FormScroll
from judgekit.ui.widgets.icon_label import IconLabel
from judgekit.ui.widgets.labels import Badge, Label
from judgekit.ui.widgets.painting.strokes import fill
from judgekit.ui.widgets.scaled_layouts import ScaledLayouts
from judgekit.ui.words.penalty_wording import penalty_name, sign_of
from judgekit.ui.words.signs import Sign

HEIGHT, LOWEST, LOW, NARROW = 134, 84, 120, 480
"""Preferred and minimum height (the rest scrolls), the height below which considerations scroll
too, and the width below which a penalty is above its infraction; in design pixels."""


class FindingLine(NamedTuple):
    """A sign and a sentence; `rule` is the query for the command bar, `rule_words` how it is
    shown."""

    sign: Sign
    words: str
    is_muted: bool = False
    rule: str = ""
    rule_words: str = ""


class ConsiderLine(NamedTuple):
    """What to consider: the penalty's value, the infraction, the reason; `place` is its index among
    all considerations, `can_write` whether a penalty can be written for it."""

    penalty: str
    infraction: str
    reason: str
    place: int
    can_write: bool = True


Shown = tuple[str, str, tuple[FindingLine, ...], tuple[ConsiderLine, ...], str]


class FindingsPanel(QWidget):
    """The likeliest consideration stays below the findings while they scroll; `written` carries the
    index of the consideration for which to write a penalty."""

    written = Signal(int)
    closing_wanted = Signal()
    """The judge marks that nothing more comes of this deck, or takes that back."""
    rule_wanted = Signal(str)
    measured = Signal()
    """Emitted when the height of the lines changes."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._shown: Shown | None = None
        self._is_offered = False
        self._form = False, False
        """Whether the panel is narrow, and whether it is low."""
        self._title = Label(look, bold=True)
        self._rule = Button(look, kind=ButtonKind.QUIET)
        self._rule_asked = ""
        self.nothing_more = Button(look, kind=ButtonKind.QUIET)
        self.nothing_more.setCheckable(True)
        self.nothing_more.hide()
        self._content = QWidget()
        self._rows = QVBoxLayout(self._content)
        self._made: list[QWidget] = []
        self._below = QVBoxLayout()
        scaled = ScaledLayouts(look, self)
        self._head = QHBoxLayout()
        head, column = self._head, QVBoxLayout(self)
        head.addWidget(self._title, 1)
        head.addWidget(self.nothing_more)
        head.addWidget(self._rule)
        column.addLayout(head)
        self._scroll = FormScroll(look, self._content)
        column.addWidget(self._scroll, 1)
        column.addLayout(self._below)
        scaled.keep(head, (24, 0, 12, 0), 8)
        scaled.keep(column, (0, 6, 0, 8), 2)
        scaled.keep(self._rows, (24, 0, 24, 0), 4)
        scaled.keep(self._below, (24, 4, 24, 0), 0)
        self.nothing_more.clicked.connect(self.closing_wanted)
        self._rule.clicked.connect(lambda: self.rule_wanted.emit(self._rule_asked))
        look.changed.connect(self._redress)
        self._redress()

    def show_findings(
        self,
        title: str,
        summary: str,
        lines: tuple[FindingLine, ...],
        considered: tuple[ConsiderLine, ...],
        write_key: str,
    ) -> None:
        """Show these, the likeliest consideration with the key that writes it."""
        shown = (title, summary, lines, considered, write_key)
        if shown == self._shown:
            return
        self._shown = shown
        self._title.setText(title)
        self._clear()
        for line in lines:
            if not line.is_muted:
                self._add(self._finding(line))
        _, is_low = self._form
        for at, each in enumerate(considered):
            row = self._consideration(each, write_key if at == 0 else "")
            self._add(row, self._rows if at or is_low else self._below)
        if summary:
            self._add(Label(self._look, summary, size="small", token="text-muted", wraps=True))
        for line in lines:
            if line.is_muted:
                self._add(self._finding(line))
        self._rows.addStretch(1)
        self._measure()

    def show_rule(self, words: str, asked: str) -> None:
        """Show the rule that applies to the deck; hidden if `words` is empty."""
        self._rule_asked = asked
        self._rule.set_words(words, name=words)
        self._rule.setVisible(bool(words))

    def show_closing(self, *, is_offered: bool, is_closed: bool, key: str) -> None:
        """Show whether "nothing more comes" can be marked, and whether it is."""
        self._is_offered = is_offered
        self.nothing_more.set_words(self.tr("Nothing more comes"), key=key)
        self.nothing_more.setChecked(is_closed)
        self._offer()

    def words(self) -> list[str]:
        """Return all visible texts, from top to bottom."""
        labels = [label for row in self._made for label in _labels_of(row)]
        return [self._title.text(), *(each.text() for each in labels if each.text())]

    def whole_height(self) -> int:
        """Height of all lines, in pixels."""
        below = self._below.heightForWidth(self.width()) if self._below.count() else 0
        parts = self._head.sizeHint().height() + below + self._content.minimumHeight()
        return parts + self._look.theme.px(6 + 8 + 2 * 2)

    def usual_height(self) -> int:
        """Fixed height while cards come, so that a finding doesn't move the list above."""
        return self._look.theme.px(HEIGHT)

    def sizeHint(self) -> QSize:
        return QSize(self._look.theme.px(300), self.usual_height())

    def minimumSizeHint(self) -> QSize:
        return QSize(0, self._look.theme.px(LOWEST))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        px = self._look.theme.px
        form = self.width() < px(NARROW), self.height() < px(LOW)
        if form != self._form:
            self._form = form
            self._show_anew()
        self._offer()
        self._measure()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self._shown = None
        super().changeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._look.theme
        painter = QPainter(self)
        fill(painter, self.rect(), theme.color("surface-sunken"))
        painter.fillRect(0, 0, self.width(), 1, theme.color("line"))

    def _show_anew(self) -> None:
        said, self._shown = self._shown, None
        if said is not None:
            self.show_findings(*said)

    def _redress(self) -> None:
        # The rule button comes and goes; nothing may move for it.
        self._title.setMinimumHeight(self._look.theme.measure("button"))
        self.updateGeometry()

    def _offer(self) -> None:
        """Hide the button for "nothing more comes" if it lacks room; its key remains."""
        px = self._look.theme.px
        shown = [self._title, self.nothing_more]
        if not self._rule.isHidden():
            shown.append(self._rule)
        needed = sum(each.sizeHint().width() + px(8) for each in shown)
        has_room = self.width() >= needed + px(24 + 12 - 8)
        self.nothing_more.setVisible(self._is_offered and has_room)

    def _measure(self) -> None:
        """Give every line its full height: what doesn't fit is scrolled, never compressed."""
        width = self._scroll.viewport().width()
        whole = self._rows.totalSizeHint().height()
        if self._rows.hasHeightForWidth():
            whole = self._rows.totalHeightForWidth(width)
        self._content.setMinimumHeight(whole)
        self.measured.emit()

    def _clear(self) -> None:
        for layout in (self._rows, self._below):
            while layout.count():
                layout.takeAt(0)
        for widget in self._made:
            widget.hide()
            widget.setParent(None)
            widget.deleteLater()
        self._made = []

    def _add(self, row: QWidget, layout: QVBoxLayout | None = None) -> None:
        self._made.append(row)
        (layout or self._rows).addWidget(row)
        row.show()

    def _finding(self, line: FindingLine) -> QWidget:
        row = QWidget(self._content)
        layout = QHBoxLayout(row)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(self._look.theme.px(8))
        top = Qt.AlignmentFlag.AlignTop
        layout.addWidget(
            IconLabel(self._look, line.sign.icon, token=line.sign.token, size=16), 0, top
        )
        size, token = ("small", "text-muted") if line.is_muted else ("text", "text")
        words = Label(self._look, line.words, size=size, token=token, wraps=True)
        layout.addWidget(words, 1)
        if line.rule:
            link = Button(self._look, line.rule_words, kind=ButtonKind.QUIET)
            link.clicked.connect(lambda _=False: self.rule_wanted.emit(line.rule))
            layout.addWidget(link, 0, top)
        return row

    def _consideration(self, line: ConsiderLine, key: str) -> QWidget:
        """Penalty, words and button in one line; the words below if the panel is narrow."""
        row = QWidget(self)
        sign = sign_of(line.penalty)
        badge = Badge(self._look, penalty_name(line.penalty), icon=sign.icon, token=sign.token)
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(Label(self._look, line.infraction, bold=True, wraps=True))
        if line.reason:
            reason = Label(self._look, line.reason, size="small", token="text-muted", wraps=True)
            words.addWidget(reason)
        first, column = QHBoxLayout(), QVBoxLayout(row)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        first.setSpacing(self._look.theme.px(8))
        column.addLayout(first)
        middle = Qt.AlignmentFlag.AlignVCenter
        first.addWidget(badge, 0, middle)
        is_narrow, _ = self._form
        if is_narrow:
            first.addStretch(1)
            column.addLayout(words)
        else:
            first.addLayout(words, 1)
        if line.can_write:
            write = Button(self._look)
            name = f"{self.tr('Write')}: {line.infraction}"
            write.set_words(self.tr("Write"), key=key, name=name)
            needed = badge.sizeHint().width() + write.sizeHint().width()
            if needed > self.width() - self._look.theme.px(2 * 24 + 8):
                write.set_words(self.tr("Write"), name=name)
            write.clicked.connect(lambda _=False: self.written.emit(line.place))
            first.addWidget(write, 0, middle)
        return row


def _labels_of(row: QWidget) -> list[Label]:
    """Labels of a row, which may be a label itself."""
    return [row] if isinstance(row, Label) else row.findChildren(Label)
