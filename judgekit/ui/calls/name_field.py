"""A field for one of a few known names or titles; all are offered before anything is typed."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent

from judgekit.domain.players.name_completion import KnownNames
from judgekit.ui.look import Look
from judgekit.ui.shell.parts.player_field import PlayerField
from judgekit.ui.widgets.actions import ENTER

MOST_NAMES = 6
ENTERING = (
    Qt.FocusReason.TabFocusReason,
    Qt.FocusReason.BacktabFocusReason,
    Qt.FocusReason.MouseFocusReason,
)


class NameField(PlayerField):
    """Field for a known name; Enter takes the chosen one and moves on, Tab only moves on.

    Ctrl+Enter takes what stands in the field, then `done` is emitted. Entered by Tab or a click, or
    with the arrow down, an empty field offers all names.
    """

    done = Signal()

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self._offered: tuple[str, ...] = ()

    def know(self, names: Sequence[str]) -> None:
        """Set the names to offer and complete."""
        if tuple(names) != self._offered:
            self._offered = tuple(names)
            self.known = KnownNames(names)

    def show_words(self, words: str) -> None:
        """Replace the text, if it differs."""
        if self.words() != words.strip():
            self.setText(words)
            self.setCursorPosition(0)

    def words(self) -> str:
        """Return the text without surrounding whitespace."""
        return self.text().strip()

    def suggestions(self) -> tuple[str, ...]:
        """Return the names offered now, best first."""
        return super().suggestions() if self.words() else self._offered[:MOST_NAMES]

    def keyPressEvent(self, event: QKeyEvent) -> None:
        is_enter = event.key() in ENTER
        if is_enter and event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.take_typed()
            self.done.emit()
            return
        if event.key() == Qt.Key.Key_Down and not self.is_offering and self._is_empty():
            self._suggest()
            return
        super().keyPressEvent(event)
        if is_enter:
            self.focusNextChild()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if event.reason() in ENTERING and self._is_empty():
            self._suggest()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        super().mousePressEvent(event)
        if self._is_empty() and not self.is_offering:
            self._suggest()

    def _is_empty(self) -> bool:
        return not self.words() and not self.isReadOnly()
