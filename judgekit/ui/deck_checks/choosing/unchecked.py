"""The round's unchecked tables and players."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from judgekit.ui.deck_checks.choosing.list_view import ChoosingList
from judgekit.ui.deck_checks.choosing.rows import ChoosingRow, UncheckedRows, folded_names, narrowed
from judgekit.ui.deck_checks.choosing.wording import unchecked_words
from judgekit.ui.look import Look
from judgekit.ui.widgets.actions import key_text
from judgekit.ui.widgets.fields.list_search_field import ListSearchField
from judgekit.ui.widgets.hairline import Hairline
from judgekit.ui.widgets.labels import ElidedLabel
from judgekit.ui.widgets.scaled_layouts import ScaledLayouts
from judgekit.views.deck_checks.choosing_facts import ChoosingFacts


class UncheckedPane(QWidget):
    """`chosen` carries the row on which Enter was pressed, `pointed` one that was clicked."""

    chosen = Signal(object)
    pointed = Signal(object)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._facts: ChoosingFacts | None = None
        self._is_stale = False
        self._tables = UncheckedRows()
        self._rows: Sequence[ChoosingRow] = ()
        self._folded: Sequence[str] = ()
        """Folded from the rows when a filter is typed."""
        self._names: dict[str, str] = {}
        """Folded names, by the words of their row."""
        self.field = ListSearchField(look, key_outside=key_text("Ctrl+F"), icon="filter")
        self.count = ElidedLabel(look, size="small", token="text-muted")
        self.list = ChoosingList(look)
        column = QVBoxLayout(self)
        column.addWidget(self.field)
        column.addWidget(self.count)
        column.addWidget(Hairline(look, token="line-strong"))
        column.addWidget(self.list, 1)
        ScaledLayouts(look, self).keep(column, (0, 0, 0, 0), 8)
        self.field.textEdited.connect(lambda _: self._narrow())
        self.field.stepped.connect(self.list.step)
        self.field.entered.connect(self._enter)
        self.field.left.connect(self.list.setFocus)
        self.list.wanted.connect(self.chosen)
        self.list.pointed.connect(self.pointed)
        self.retranslate()

    def show_facts(self, facts: ChoosingFacts) -> None:
        """Show the current state."""
        self._facts, self._is_stale = facts, True
        if self.isVisible():
            self._show()

    def begin_anew(self) -> None:
        """Reset for another tournament."""
        self._tables.forget()
        self._names.clear()
        self.field.clear()

    def take_focus(self) -> None:
        """Focus the list."""
        self.list.setFocus()

    def retranslate(self) -> None:
        """Set all texts in the current interface language."""
        self._tables.forget()
        self.field.set_words(
            self.tr("Table or player"), self.tr("Show only tables with this number or player")
        )
        self.list.setAccessibleName(self.tr("Not yet checked"))

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._show()

    # -- internals

    def _show(self) -> None:
        if self._facts is None or not self._is_stale:
            return
        self._is_stale = False
        self._rows, self._folded = tuple(self._tables.rows(self._facts)), ()
        self._narrow()

    def _narrow(self) -> None:
        typed = self.field.text()
        if typed and not self._folded:
            self._folded = [self._fold(row.words) for row in self._rows]
        rows = narrowed(self._rows, self._folded, typed)
        self.list.show_rows(rows)
        if typed and not rows:
            self.count.setText(self.tr("No results"))
        elif self._facts is not None:
            self.count.setText(unchecked_words(self._facts))

    def _fold(self, words: str) -> str:
        folded = self._names.get(words)
        if folded is None:
            folded = self._names[words] = folded_names(words)
        return folded

    def _enter(self) -> None:
        row = self.list.row()
        if row is not None:
            self.chosen.emit(row)
