"""Findings of a deck as rows below one another, with what is recommended for them."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
from PySide6.QtCore import Signal
from PySide6.QtWidgets import QApplication, QSizePolicy, QVBoxLayout, QWidget

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
from judgekit.ui.widgets.hairline import Hairline
from judgekit.ui.widgets.labels import Label
from judgekit.ui.widgets.scaled_layouts import ScaledLayouts
from judgekit.ui.words.signs import Sign

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


class FindingLines(QWidget):
    """`written` carries the index of the consideration for which to record a penalty; `changed` is
    emitted after something was folded or unfolded."""

    written = Signal(int)
    rule_wanted = Signal(str)
    changed = Signal()

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._shown: PanelFacts | None = None
        self._form = 0, False
        """Width of the panel in pixels, and whether it is narrow."""
        self._unfolded: set[str] = set()
        """Sentences whose folded part is shown."""
        self._rows = QVBoxLayout(self)
        self._made: list[QWidget] = []
        self._rule = "", ""
        """The rule that is offered below the lines, and the query for it."""
        ScaledLayouts(look, self).keep(self._rows, (24, 0, 24, 0), 4)

    def begin(self) -> None:
        """Show nothing, and all folded next, as for another deck."""
        self._unfolded.clear()
        self._shown = None
        self._clear()

    def forget(self) -> None:
        """Make all rows anew when they are shown next, as in another language."""
        self._shown = None

    def show_lines(self, facts: PanelFacts) -> bool:
        """Show these: findings first, then what is said of the list. Return whether they differ
        from those shown."""
        if facts == self._shown:
            return False
        self._shown = facts
        self._clear()
        keys = iter(facts.keys)
        for at, group in enumerate(facts.groups):
            if at:
                self._add(Hairline(self._look))
            self._show_group(group, keys)
        if facts.summary:
            summary = Label(self._look, facts.summary, size="small", token="text-muted", wraps=True)
            self._add(summary)
        for line in facts.notes:
            self._add(self._finding(line))
        if facts.to_verify and self._folds(facts.verify_words, icon="unverified"):
            for line in facts.to_verify:
                self._add(self._finding(line))
        rule, asked = self._rule
        if rule:
            link = Button(self._look, rule, kind=ButtonKind.QUIET)
            link.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
            link.clicked.connect(lambda _=False: self.rule_wanted.emit(asked))
            self._add(link)
        self._rows.addStretch(1)
        return True

    def offer_rule(self, words: str, asked: str) -> None:
        """Offer a rule below the lines, with the query for it; empty for none."""
        if (words, asked) != self._rule:
            self._rule = words, asked
            self._show_anew()

    def fit(self, width: int, *, is_narrow: bool) -> None:
        """Arrange the rows for a panel of this width in pixels."""
        before, self._form = self._form, (width, is_narrow)
        # In a wide panel the width decides nothing.
        if before != self._form and (is_narrow or before[1]):
            self._show_anew()

    def words(self) -> list[str]:
        """Return all visible texts, from top to bottom."""
        labels = [label for row in self._made for label in _labels_of(row)]
        return [each.text() for each in labels if each.text()]

    def take_height(self, width: int) -> None:
        """Give every line its full height at this width: what doesn't fit is scrolled, never
        compressed."""
        whole = self._rows.totalSizeHint().height()
        if self._rows.hasHeightForWidth():
            whole = self._rows.totalHeightForWidth(width)
        self.setMinimumHeight(whole)

    # -- internals

    def _show_anew(self) -> None:
        said, self._shown = self._shown, None
        if said is not None:
            self.show_lines(said)
            self.changed.emit()

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
        for at, each in enumerate(group.considered):
            if at == 0:
                self._add(self._consideration(each, next(keys, "") if group.needs_penalty else ""))
            elif self._folds(each.folded):
                self._add(self._consideration(each, ""))

    def _folds(self, words: str, *, icon: str = "") -> bool:
        """Add a sentence that unfolds; return whether it is unfolded."""
        is_open = words in self._unfolded
        row = FoldedRow(self._look, words, is_open=is_open, icon=icon, parent=self)
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
        row = FindingRow(self._look, line, self)
        row.rule_wanted.connect(self.rule_wanted)
        return row

    def _consideration(self, line: ConsiderLine, key: str) -> ConsiderRow:
        width, is_narrow = self._form
        room = width - self._look.theme.px(2 * 24 + 16)
        row = ConsiderRow(self._look, line, key, room, is_narrow=is_narrow)
        row.recorded.connect(lambda: self.written.emit(line.place))
        return row


def _labels_of(row: QWidget) -> list[Label]:
    """Labels of a row, which may be a label itself."""
    return [row] if isinstance(row, Label) else row.findChildren(Label)
