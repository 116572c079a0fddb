"""Buttons for more: all penalties of the player, another penalty, details."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from judgekit.ui.look import Look
from judgekit.ui.widgets.button import Button, ButtonKind
from judgekit.ui.widgets.scaled_layouts import ScaledLayouts

ALL, DEVIATION, FIELDS = "all", "deviation", "fields"


class RecordHead(QWidget):
    """`toggled` carries the name of the pressed button."""

    toggled = Signal(str)
    changed = Signal()
    """It shows another selection."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.is_cramped = False
        """Whether the page lacks room for what happened, which is among the details then."""
        self._buttons = {
            ALL: Button(look, icon="history", kind=ButtonKind.QUIET),
            DEVIATION: Button(look, icon="pencil", kind=ButtonKind.QUIET),
            FIELDS: Button(look, icon="note", kind=ButtonKind.QUIET),
        }
        row = QHBoxLayout(self)
        ScaledLayouts(look, self).keep(row, (0, 0, 0, 0), 4)
        for name, button in self._buttons.items():
            button.setCheckable(True)
            button.clicked.connect(lambda _=False, wanted=name: self.toggled.emit(wanted))
            row.addWidget(button)
        self.retranslate()

    def show_open(self, *names: str) -> None:
        """Check the buttons of the open parts."""
        for name, button in self._buttons.items():
            button.setChecked(name in names)

    def stand_cramped(self, cramped: bool) -> None:
        """Set whether the page lacks room for what happened."""
        self.is_cramped = cramped
        self.retranslate()
        self.changed.emit()

    def show_possible(self, *, possible: bool) -> None:
        """Set whether there is a penalty to deviate from."""
        self._buttons[DEVIATION].setEnabled(possible)

    def retranslate(self) -> None:
        """Set all texts in the current interface language."""
        self._buttons[ALL].set_words("", key="L", name=self.tr("All penalties of the player"))
        self._buttons[DEVIATION].set_words("", key="D", name=self.tr("Another penalty"))
        fields = self.tr("Round and judge")
        if self.is_cramped:
            fields = self.tr("What happened, round and judge")
        self._buttons[FIELDS].set_words("", key="M", name=fields)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
