"""What happened, in words: filled from the case, and the judge's to change."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize
from PySide6.QtWidgets import QHBoxLayout, QWidget

from judgekit.ui.look import Look
from judgekit.ui.shell.parts.cards.named_at import CardsNamedAt
from judgekit.ui.widgets.fields.text_field import TextField
from judgekit.ui.widgets.labels import Label
from judgekit.ui.widgets.scaled_layouts import ScaledLayouts


class HappenedRow(QWidget):
    """What was typed here stays until the next penalty. On a cramped page, what is filled in shows
    only once it is wanted: it stands in the field of the finder too."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._label = Label(look, token="text-muted")
        self._is_cramped = self._is_wanted = self._is_needed = False
        self.field = TextField(look)
        CardsNamedAt(self.field)
        row = QHBoxLayout(self)
        ScaledLayouts(look, self).keep(row, (0, 0, 0, 0), 8)
        row.addWidget(self._label)
        row.addWidget(self.field, 1)
        self.retranslate()

    def fill(self, words: str) -> None:
        """Fill in what the case tells, unless the judge has written something."""
        if not self.field.isModified() and words != self.field.text():
            self.field.setText(words)
            self.field.setCursorPosition(0)

    def begin_anew(self) -> None:
        """Empty the field for the next penalty."""
        self.field.clear()
        self.field.setModified(False)
        self.want(wanted=False)

    def stand_cramped(self, cramped: bool) -> None:
        """Set whether the page lacks room for it."""
        self._is_cramped = cramped
        self._show()

    def want(self, *, wanted: bool) -> None:
        """Show it on a cramped page, too, until the next penalty."""
        self._is_wanted = wanted
        self._show()

    def need(self, *, needed: bool) -> None:
        """Set whether it belongs to what is shown besides it."""
        self._is_needed = needed
        self._show()

    def words(self) -> str:
        """Return what the field says."""
        return self.field.text().strip()

    def take_focus(self) -> None:
        """Focus the field, behind its text."""
        self.want(wanted=True)
        self.field.setFocus()
        self.field.setCursorPosition(len(self.field.text()))

    def retranslate(self) -> None:
        """Set all texts in the current interface language."""
        self._label.setText(self.tr("What happened"))
        self.field.setAccessibleName(self.tr("What happened"))
        self.field.setPlaceholderText(self.tr("Cards, counts, who said what"))

    def minimumSizeHint(self) -> QSize:
        return QSize(0, super().minimumSizeHint().height())

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def _show(self) -> None:
        is_shown = not self._is_cramped or self._is_needed or self._is_wanted
        self.setVisible(is_shown or self.field.isModified())
