"""Who checks the decks of the table that is chosen: a judge for each, where that is known."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QWidget

from judgekit.ui.deck_checks.wording import translate
from judgekit.ui.look import Look
from judgekit.ui.rules.scaled_layouts import ScaledLayouts
from judgekit.ui.widgets.text_field import TextField

MOST = 6
"""Two teams of three."""
BESIDE = 2


class JudgeFields(QWidget):
    """As many fields as there are decks, two beside one another; each may stay empty. `entered`
    tells of Enter in one of them."""

    entered = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._staff: Sequence[str] = ()
        self._players: Sequence[str] = ()
        self.fields = tuple(TextField(look) for _ in range(MOST))
        grid = QGridLayout(self)
        for at, field in enumerate(self.fields):
            grid.addWidget(field, at // BESIDE, at % BESIDE)
            field.returnPressed.connect(self.entered)
        ScaledLayouts(look, self).keep(grid, (0, 0, 0, 0), 8)
        self.show_decks(BESIDE, (), ())

    def show_decks(self, decks: int, players: Sequence[str], staff: Sequence[str]) -> None:
        """So many decks; of these players where each of them has one. Names of the `staff` are
        completed."""
        self._players = tuple(players) if len(players) == decks else ()
        for at, field in enumerate(self.fields):
            field.setVisible(at < decks)
        if tuple(staff) != self._staff:
            self._staff = tuple(staff)
            for field in self.fields:
                field.offer(self._staff)
        self.retranslate()

    def judges(self) -> tuple[str, ...]:
        """Who was named, deck by deck, empty for nobody; nothing at all where nobody was."""
        said = [field.text().strip() for field in self.fields if not field.isHidden()]
        return tuple(said) if any(said) else ()

    def clear(self) -> None:
        """Nobody is named."""
        for field in self.fields:
            field.clear()

    def take_focus(self) -> None:
        """The keyboard comes to the first deck's judge."""
        self.fields[0].setFocus()
        self.fields[0].selectAll()

    def retranslate(self) -> None:
        """Say everything in the language of the moment."""
        words = translate("Decks", "{what} of deck {number}")
        judge = translate("Decks", "Judge")
        for at, field in enumerate(self.fields):
            name = words.format(what=judge, number=at + 1)
            field.setPlaceholderText(name)
            whose = self._players[at] if at < len(self._players) else ""
            field.setAccessibleName(f"{name}, {whose}" if whose else name)
