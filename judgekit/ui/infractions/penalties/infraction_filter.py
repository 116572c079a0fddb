"""The button that filters the list of penalties by infraction."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtWidgets import QWidget

from judgekit.ui.look import Look
from judgekit.ui.widgets.button import Button
from judgekit.ui.widgets.choices.choice_menu import ChoiceMenu

MOST_LETTERS = 28


class InfractionFilter(Button):
    """Opens a menu of the recorded infractions; `chosen` is emitted when another one is chosen."""

    chosen = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, opens_menu=True, icon="filter", parent=parent)
        self.infraction = ""
        """Id of the infraction shown; empty for all."""
        self._offered: tuple[tuple[str, str, int], ...] = ()
        self.clicked.connect(self._open)
        self.retranslate()

    def offer(self, infractions: Sequence[tuple[str, str, int]]) -> None:
        """Set the recorded infractions: id, title, count."""
        self._offered = tuple(infractions)
        if self.infraction not in [name for name, _, _ in infractions]:
            self.infraction = ""
        self.retranslate()

    def take(self, infraction: str) -> None:
        """Show this infraction, or all for an empty id."""
        self.infraction = infraction
        self.retranslate()
        self.chosen.emit()

    def retranslate(self) -> None:
        """Show the choice in the current interface language."""
        title = next((title for name, title, _ in self._offered if name == self.infraction), "")
        words = title or self.tr("All infractions")
        shown = words if len(words) <= MOST_LETTERS else f"{words[:MOST_LETTERS]}…"
        self.set_words(shown, name=self.tr("Infraction that is shown: {title}").format(title=words))

    def _open(self) -> None:
        menu = ChoiceMenu(self)
        every = menu.add_choice(self.tr("All infractions"), chosen=not self.infraction)
        every.triggered.connect(lambda _=False: self.take(""))
        for name, title, count in self._offered:
            action = menu.add_choice(f"{title}: {count}", chosen=name == self.infraction)
            action.triggered.connect(lambda _=False, wanted=name: self.take(wanted))
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.popup(self.mapToGlobal(QPoint(0, self.height())))
