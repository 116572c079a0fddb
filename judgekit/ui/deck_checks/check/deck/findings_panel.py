"""The panel below a deck: findings of the deck and its list, and what to consider."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
from PySide6.QtCore import QEvent, QSize, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QHBoxLayout, QVBoxLayout, QWidget

from judgekit.ui.deck_checks.check.deck.finding_rows import (
    ConsiderLine,
    ConsiderRow,
    FindingGroup,
    FindingLine,
    FindingRow,
    FoldedRow,
)
from judgekit.ui.look import Look
from judgekit.ui.widgets.button import Button, ButtonKind
from judgekit.ui.widgets.form_scroll import FormScroll
from judgekit.ui.widgets.hairline import Hairline
from judgekit.ui.widgets.labels import Label
from judgekit.ui.widgets.painting.strokes import fill
from judgekit.ui.widgets.scaled_layouts import ScaledLayouts
from judgekit.ui.words.signs import Sign

HEIGHT, LOWEST, NARROW = 134, 84, 480
"""Usual and minimum height (the rest scrolls), and the width below which a penalty is above its
infraction; in design pixels."""
RECORDED = Sign("tick", "ok")


class PanelFacts(msgspec.Struct, frozen=True):
    """What the panel shows: its title, groups of findings, the legality of the list in a sentence,
    notes that aren't findings, and what is left to verify, folded below `verify_words`. `keys`
    record the penalties recommended for the groups that still lack one, in order."""

    title: str
    groups: tuple[FindingGroup, ...] = ()
    summary: str = ""
    notes: tuple[FindingLine, ...] = ()
    to_verify: tuple[FindingLine, ...] = ()
    verify_words: str = ""
    keys: tuple[str, ...] = ()


class FindingsPanel(QWidget):
    """All lines scroll together; `written` carries the index of the consideration for which to
    record a penalty."""

    written = Signal(int)
    closing_wanted = Signal()
    """The judge marks that nothing more comes of this deck, or takes that back."""
    rule_wanted = Signal(str)
    measured = Signal()
    """Emitted when the height of the lines changes."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._shown: PanelFacts | None = None
        self._is_offered = self._is_narrow = False
        self._unfolded: set[str] = set()
        """Sentences whose folded part is shown."""
        self._title = Label(look, bold=True)
        self._rule = Button(look, kind=ButtonKind.QUIET)
        self._rule_asked = ""
        self.nothing_more = Button(look, kind=ButtonKind.QUIET)
        self.nothing_more.setCheckable(True)
        self.nothing_more.hide()
        self._content = QWidget()
        self._rows = QVBoxLayout(self._content)
        self._made: list[QWidget] = []
        scaled = ScaledLayouts(look, self)
        self._head = QHBoxLayout()
        head, column = self._head, QVBoxLayout(self)
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
        look.changed.connect(self._redress)
        self._redress()

    def begin(self) -> None:
        """Fold everything, as for another deck."""
        self._unfolded.clear()
        self._shown = None

    def show_findings(self, facts: PanelFacts) -> None:
        """Show these: findings first, then what is said of the list."""
        if facts == self._shown:
            return
        self._shown = facts
        self._title.setText(facts.title)
        self._clear()
        keys = iter(facts.keys)
        for at, group in enumerate(facts.groups):
            if at:
                self._add(Hairline(self._look))
            self._show_group(group, keys)
        if facts.summary:
            words = Label(self._look, facts.summary, size="small", token="text-muted", wraps=True)
            self._add(words)
        for line in facts.notes:
            self._add(self._finding(line))
        if facts.to_verify and self._folds(facts.verify_words, icon="unverified"):
            for line in facts.to_verify:
                self._add(self._finding(line))
        self._rows.addStretch(1)
        self._measure()

    def needing_penalty(self) -> int:
        """Number of findings shown whose recommended penalty isn't recorded."""
        groups = self._shown.groups if self._shown is not None else ()
        return sum(len(group.lines) for group in groups if group.needs_penalty)

    def show_rule(self, words: str, asked: str) -> None:
        """Show the rule that applies to the deck; hidden if `words` is empty."""
        self._rule_asked = asked
        self._rule.set_words(words, name=words)
        self._rule.setVisible(bool(words))

    def show_closing(self, *, is_offered: bool, is_closed: bool, key: str) -> None:
        """Show whether "nothing more comes" can be marked, and whether it is."""
        self._is_offered = is_offered
        words = self.tr("Counting finished") if is_closed else self.tr("Finish counting")
        self.nothing_more.set_words(words, key=key)
        self.nothing_more.setChecked(is_closed)
        self._offer()

    def words(self) -> list[str]:
        """Return all visible texts, from top to bottom."""
        labels = [label for row in self._made for label in _labels_of(row)]
        return [self._title.text(), *(each.text() for each in labels if each.text())]

    def whole_height(self) -> int:
        """Height of all lines, in pixels."""
        parts = self._head.sizeHint().height() + self._content.minimumHeight()
        return parts + self._look.theme.px(6 + 8 + 2 * 2)

    def usual_height(self) -> int:
        """Height without anything to scroll for."""
        return self._look.theme.px(HEIGHT)

    def sizeHint(self) -> QSize:
        return QSize(self._look.theme.px(300), self.usual_height())

    def minimumSizeHint(self) -> QSize:
        return QSize(0, self._look.theme.px(LOWEST))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        px = self._look.theme.px
        is_narrow = self.width() < px(NARROW)
        if is_narrow != self._is_narrow:
            self._is_narrow = is_narrow
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
            self.show_findings(said)

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

    def _show_group(self, group: FindingGroup, keys: Iterator[str]) -> None:
        """Show findings, the recommended penalty or that it was recorded, and folded the rest."""
        for line in group.lines:
            self._add(self._finding(line))
        if group.recorded:
            self._add(self._finding(FindingLine(RECORDED, group.recorded)))
            return
        for at, line in enumerate(group.considered):
            if at == 0:
                self._add(self._consideration(line, next(keys, "") if group.needs_penalty else ""))
            elif self._folds(line.folded):
                self._add(self._consideration(line, ""))

    def _folds(self, words: str, *, icon: str = "") -> bool:
        """Add a sentence that unfolds; return whether it is unfolded."""
        is_open = words in self._unfolded
        row = FoldedRow(self._look, words, is_open=is_open, icon=icon, parent=self._content)
        row.clicked.connect(lambda _=False: self._turn(words))
        self._add(row)
        return is_open

    def _turn(self, words: str) -> None:
        """Unfold a sentence, or fold it again; the focus stays on it."""
        self._unfolded ^= {words}
        had_focus = isinstance(QApplication.focusWidget(), FoldedRow)
        self._show_anew()
        if had_focus:
            rows = (row for row in self._made if isinstance(row, FoldedRow))
            same = next((row for row in rows if row.accessibleName() == words), None)
            if same is not None:
                same.setFocus()

    def _finding(self, line: FindingLine) -> FindingRow:
        row = FindingRow(self._look, line, self._content)
        row.rule_wanted.connect(self.rule_wanted)
        return row

    def _consideration(self, line: ConsiderLine, key: str) -> ConsiderRow:
        room = self.width() - self._look.theme.px(2 * 24 + 16)
        row = ConsiderRow(self._look, line, key, room, is_narrow=self._is_narrow)
        row.recorded.connect(lambda: self.written.emit(line.place))
        return row


def _labels_of(row: QWidget) -> list[Label]:
    """Labels of a row, which may be a label itself."""
    return [row] if isinstance(row, Label) else row.findChildren(Label)
