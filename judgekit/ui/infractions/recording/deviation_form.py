"""Form for a deviation: another penalty than policy gives, and why."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QSize, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from judgekit.domain.infractions.state import Penalty
from judgekit.ui.look import Look
from judgekit.ui.widgets.choices.segmented_buttons import SegmentedButtons
from judgekit.ui.widgets.fields.text_field import TextField
from judgekit.ui.widgets.scaled_layouts import ScaledLayouts
from judgekit.ui.words.penalty_wording import penalty_name


class DeviationForm(QWidget):
    """`changed` is emitted for another penalty; the reason is required when it is written."""

    changed = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._possible: Sequence[Penalty] = tuple(Penalty)
        self.penalties = SegmentedButtons(look, [(each.value, "") for each in Penalty], "")
        self.reason = TextField(look)
        column = QVBoxLayout(self)
        ScaledLayouts(look, self).keep(column, (0, 0, 0, 0), 8)
        column.addWidget(self.penalties)
        column.addWidget(self.reason)
        self.penalties.chosen.connect(lambda _: self.changed.emit())
        self.reason.textEdited.connect(lambda _: self.reason.show_wrong(is_wrong=False))
        self.retranslate()

    def begin(self, penalty: str, possible: Sequence[Penalty]) -> None:
        """Start from the penalty of policy, offer those that are possible, and focus the form."""
        self._possible = possible
        self._name_penalties()
        self.penalties.choose(penalty)
        self.reason.clear()
        self.reason.show_wrong(is_wrong=False)
        self.penalties.take_focus()

    def penalty(self) -> str:
        """Return the chosen `Penalty`'s value."""
        return self.penalties.value()

    def retranslate(self) -> None:
        """Set all texts in the current interface language."""
        self.penalties.setAccessibleName(self.tr("Deviation"))
        self._name_penalties()
        self.reason.setPlaceholderText(self.tr("Reason for deviation"))
        self.reason.setAccessibleName(self.tr("Reason for deviation"))

    def _name_penalties(self) -> None:
        self.penalties.set_choices([(each.value, penalty_name(each)) for each in self._possible])
        self.penalties.break_to_fit(self.width())

    def minimumSizeHint(self) -> QSize:
        return QSize(0, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.penalties.break_to_fit(self.width())

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
