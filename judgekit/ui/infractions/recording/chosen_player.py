"""The chosen player in one row, in place of all who may be chosen."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QApplication, QWidget

from judgekit.ui.look import Look
from judgekit.ui.widgets.button import Button

KEY = "P"


class ChosenPlayer(Button):
    """Unfolded, all may be chosen again: by a press, and as long as the `picker` has the focus."""

    turned = Signal()
    """`is_unfolded` has changed."""

    def __init__(self, look: Look, picker: QWidget) -> None:
        super().__init__(look, icon="pencil")
        self._picker = picker
        self.is_unfolded = False
        self.hide()
        app = QApplication.instance()
        if isinstance(app, QApplication):
            app.focusChanged.connect(self._focus_moved)

    def show_player(self, player: str) -> None:
        """Name the player."""
        name = self.tr("Another player than {player}").format(player=player)
        self.set_words(player, key=KEY, name=name)

    def _focus_moved(self, _: QWidget | None, now: QWidget | None) -> None:
        is_here = now is not None and self._picker.isAncestorOf(now)
        if is_here != self.is_unfolded:
            self.is_unfolded = is_here
            self.turned.emit()
