"""The players at a table, both of them, or another one, as segments with digits; and the chosen one
alone, in a single row."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QWidget

from judgekit.ui.look import Look
from judgekit.ui.widgets.actions import ENTER
from judgekit.ui.widgets.button import Button
from judgekit.ui.widgets.choices.segmented_buttons import SegmentedButtons

OTHER, BOTH = "", "\0both"
"""Values of the segments for a player from elsewhere, and for both players."""
OPPONENTS = 2
KEY = "P"


class SeatedPlayers(SegmentedButtons):
    """While it has the focus, digits choose, and Enter chooses the focused one."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, [], "", parent)
        self.players: tuple[str, ...] = ()
        self.hide()

    def show_players(self, players: Sequence[str]) -> None:
        """Show these players; nothing without any."""
        self.players = tuple(players)
        self.retranslate()

    def opponent_of(self, player: str) -> str:
        """Return the other one of two players; empty if it isn't known who that is."""
        if player not in self.players or len(self.players) != OPPONENTS:
            return ""
        return next(each for each in self.players if each != player)

    def retranslate(self) -> None:
        """Set all texts in the current interface language."""
        names = {BOTH: self.tr("Both"), OTHER: self.tr("Other")}
        values = self._values()
        keys = {value: str(at) for at, value in enumerate(values, start=1)}
        self.set_choices([(value, names.get(value, value)) for value in values], keys=keys)
        self.setAccessibleName(self.tr("Player"))
        self.setVisible(bool(values))

    def event(self, event: QEvent) -> bool:
        # Elsewhere on the page, digits answer the questions.
        is_override = event.type() is QEvent.Type.ShortcutOverride
        if is_override and isinstance(event, QKeyEvent) and self._meant(event) is not None:
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        value = self._meant(event)
        if value is None:
            super().keyPressEvent(event)
            return
        self.choose(value)
        self.take_focus()
        self.chosen.emit(value)

    def _meant(self, event: QKeyEvent) -> str | None:
        """Return the choice that a key means, if any."""
        if event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            return None
        if event.key() in ENTER:
            focused = self.focused_value()
            return focused if focused != self.value() else None
        values, at = self._values(), event.key() - Qt.Key.Key_1
        return values[at] if 0 <= at < len(values) else None

    def _values(self) -> list[str]:
        both = [BOTH] if len(self.players) == OPPONENTS else []
        return [*self.players, *both, OTHER] if self.players else []


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
