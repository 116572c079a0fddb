"""The penalty that policy gives if nothing changes it, and the family of the infraction."""

from __future__ import annotations

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from judgekit.domain.infractions.policy import Entry
from judgekit.ui.look import Look
from judgekit.ui.widgets.icon_label import IconLabel
from judgekit.ui.widgets.labels import ElidedLabel, Label
from judgekit.ui.widgets.scaled_layouts import ScaledLayouts
from judgekit.ui.words.penalty_wording import category_name, penalty_name, sign_of


class StandardPenalty(QWidget):
    """On a low page the family is left out; the list and the number show it too."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._entry: Entry | None = None
        self._is_low = self._is_verdict_given = False
        self._sign = IconLabel(look, "warning")
        self._penalty = Label(look, bold=True)
        self._standard = ElidedLabel(look, token="text-muted")
        row = QHBoxLayout(self)
        ScaledLayouts(look, self).keep(row, (0, 4, 0, 4), 8)
        row.addWidget(self._sign)
        row.addWidget(self._penalty)
        row.addWidget(self._standard, 1)

    def show_entry(self, entry: Entry) -> None:
        """Show an infraction's."""
        self._entry = entry
        self._say(penalty_name(entry.penalty), *sign_of(entry.penalty))

    def show_none(self) -> None:
        """Say that there is no infraction."""
        self._entry = None
        self._say(self.tr("No infraction"), "none-due", "text-muted")

    def stand_low(self, low: bool) -> None:
        """Set whether the page is low."""
        self._is_low = low
        self._name_family()
        self._give_way()

    def stand_above_verdict(self, *, is_given: bool) -> None:
        """Set whether the player's penalty stands below."""
        self._is_verdict_given = is_given
        self._give_way()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self._name_family()
        super().changeEvent(event)

    def _say(self, words: str, icon: str, token: str) -> None:
        self._sign.show_icon(icon, token)
        self._penalty.set_token(token)
        self._penalty.setText(words)
        self._name_family()
        self.show()
        self._give_way()

    def _give_way(self) -> None:
        """Leave the room of a low page to the remedy, where the verdict says the penalty."""
        if self._entry is not None:
            self.setVisible(not (self._is_low and self._is_verdict_given))

    def _name_family(self) -> None:
        standard = self.tr("standard penalty")
        if self._entry is None:
            standard = ""
        elif not self._is_low:
            standard = f"{standard} · {category_name(self._entry.category)}"
        self._standard.setText(standard)
