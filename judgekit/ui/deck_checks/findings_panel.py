"""Below a deck: what was found in it and in its list, and what to consider."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from judgekit.ui.infractions.wording import Sign, penalty_name, sign_of
from judgekit.ui.look import Look
from judgekit.ui.rules.scaled_layouts import ScaledLayouts
from judgekit.ui.widgets.button import Button, ButtonKind
from judgekit.ui.widgets.form_scroll import FormScroll
from judgekit.ui.widgets.icon_label import IconLabel
from judgekit.ui.widgets.labels import Badge, Label
from judgekit.ui.widgets.painting import fill

HEIGHT, LOWEST, NARROW, LEAST_WITH_CLOSING = 134, 84, 480, 400
"""What the panel takes and what it can do with (what is more scrolls), the width below which a
penalty stands above its infraction, and that below which its key alone says that nothing more
comes; in pixels of the pictures."""


class FindingLine(NamedTuple):
    """A sign and a sentence; `rule` is what to ask the command bar for, `rule_words` how it is
    shown."""

    sign: Sign
    words: str
    is_muted: bool = False
    rule: str = ""
    rule_words: str = ""


class ConsiderLine(NamedTuple):
    """What to consider: the penalty's value, the infraction, the reason; `place` is among all that
    is considered, `can_write` whether a penalty can be written of it."""

    penalty: str
    infraction: str
    reason: str
    place: int
    can_write: bool = True


Shown = tuple[str, str, tuple[FindingLine, ...], tuple[ConsiderLine, ...], str]


class FindingsPanel(QWidget):
    """`written` has the place of the consideration of which a penalty is to be written."""

    written = Signal(int)
    closing_wanted = Signal()
    """Nothing more comes of this deck, or something does after all."""
    rule_wanted = Signal(str)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._shown: Shown | None = None
        self._is_narrow = self._is_offered = False
        self._title = Label(look, bold=True)
        self._rule = Button(look, kind=ButtonKind.QUIET)
        self._rule_asked = ""
        self.nothing_more = Button(look, kind=ButtonKind.QUIET)
        self.nothing_more.setCheckable(True)
        self.nothing_more.hide()
        policy = self._rule.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        self._rule.setSizePolicy(policy)
        self._content = QWidget()
        self._rows = QVBoxLayout(self._content)
        self._made: list[QWidget] = []
        scaled = ScaledLayouts(look, self)
        head, column = QHBoxLayout(), QVBoxLayout(self)
        head.addWidget(self._title, 1)
        head.addWidget(self.nothing_more)
        head.addWidget(self._rule)
        column.addLayout(head)
        self._scroll = FormScroll(look, self._content)
        column.addWidget(self._scroll, 1)
        scaled.keep(head, (24, 0, 12, 0), 8)
        scaled.keep(column, (0, 6, 0, 8), 2)
        scaled.keep(self._rows, (24, 0, 24, 0), 4)
        self.nothing_more.clicked.connect(self.closing_wanted)
        self._rule.clicked.connect(lambda: self.rule_wanted.emit(self._rule_asked))
        look.changed.connect(self.updateGeometry)

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
        for at, each in enumerate(considered):
            self._add(self._consideration(each, write_key if at == 0 else ""))
        if summary:
            self._add(Label(self._look, summary, size="small", token="text-muted", wraps=True))
        for line in lines:
            if line.is_muted:
                self._add(self._finding(line))
        self._rows.addStretch(1)
        self._measure()

    def show_rule(self, words: str, asked: str) -> None:
        """The rule by which the deck is judged; without words none is shown."""
        self._rule_asked = asked
        self._rule.set_words(words, name=words)
        self._rule.setVisible(bool(words))

    def show_closing(self, *, is_offered: bool, is_closed: bool, key: str) -> None:
        """Whether the judge may say that nothing more comes, and whether that was said."""
        self._is_offered = is_offered
        self.nothing_more.set_words(self.tr("Nothing more comes"), key=key)
        self.nothing_more.setChecked(is_closed)
        self._offer()

    def words(self) -> list[str]:
        """All that is to be read, from top to bottom."""
        labels = self._content.findChildren(Label)
        return [self._title.text(), *(each.text() for each in labels if each.text())]

    def sizeHint(self) -> QSize:
        return QSize(self._look.theme.px(300), self._look.theme.px(HEIGHT))

    def minimumSizeHint(self) -> QSize:
        return QSize(0, self._look.theme.px(LOWEST))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        is_narrow = self.width() < self._look.theme.px(NARROW)
        if is_narrow != self._is_narrow and self._shown is not None:
            said, self._shown, self._is_narrow = self._shown, None, is_narrow
            self.show_findings(*said)
        self._is_narrow = is_narrow
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

    def _offer(self) -> None:
        has_room = self.width() >= self._look.theme.px(LEAST_WITH_CLOSING)
        self.nothing_more.setVisible(self._is_offered and has_room)

    def _measure(self) -> None:
        """Every line whole: what has no room is scrolled to, and never pressed together."""
        width = self._scroll.viewport().width()
        whole = self._rows.totalSizeHint().height()
        if self._rows.hasHeightForWidth():
            whole = self._rows.totalHeightForWidth(width)
        self._content.setMinimumHeight(whole)

    def _clear(self) -> None:
        while self._rows.count():
            self._rows.takeAt(0)
        for widget in self._made:
            widget.hide()
            widget.setParent(None)
            widget.deleteLater()
        self._made = []

    def _add(self, row: QWidget) -> None:
        self._made.append(row)
        self._rows.addWidget(row)
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
        row = QWidget(self._content)
        layout = QHBoxLayout(row)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(self._look.theme.px(8))
        sign = sign_of(line.penalty)
        badge = Badge(self._look, penalty_name(line.penalty), icon=sign.icon, token=sign.token)
        names = QVBoxLayout()
        names.setSpacing(0)
        if self._is_narrow:
            names.addWidget(badge, 0, Qt.AlignmentFlag.AlignLeft)
            names.addSpacing(self._look.theme.px(4))
        else:
            layout.addWidget(badge, 0, Qt.AlignmentFlag.AlignVCenter)
        names.addWidget(Label(self._look, line.infraction, bold=True, wraps=True))
        if line.reason:
            reason = Label(self._look, line.reason, size="small", token="text-muted", wraps=True)
            names.addWidget(reason)
        layout.addLayout(names, 1)
        if line.can_write:
            write = Button(self._look)
            write.set_words(
                self.tr("Write"), key=key, name=f"{self.tr('Write')}: {line.infraction}"
            )
            write.clicked.connect(lambda _=False: self.written.emit(line.place))
            layout.addWidget(write, 0, Qt.AlignmentFlag.AlignVCenter)
        return row
