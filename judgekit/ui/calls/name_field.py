"""A name or title among a few that are known: all of them are offered before anything is typed."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent

from judgekit.domain.players.name_completion import KnownNames
from judgekit.ui.look import Look
from judgekit.ui.shell.parts.player_field import ENTER, PlayerField

MOST_NAMES = 6
BY_KEYS = (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason)


class NameField(PlayerField):
    """Enter takes the chosen name and moves on, Tab only moves on; `done` is Ctrl+Enter."""

    done = Signal()

    def __init__(self, look: Look, *, width: int = 0) -> None:
        super().__init__(look, width=width)
        self._offered: tuple[str, ...] = ()

    def know(self, names: Sequence[str]) -> None:
        """Offer and complete these."""
        if tuple(names) != self._offered:
            self._offered = tuple(names)
            self.known = KnownNames(names)

    def show_words(self, words: str) -> None:
        """Let this stand here."""
        if self.words() != words.strip():
            self.setText(words)
            self.setCursorPosition(0)

    def words(self) -> str:
        """What stands here, without what is blank around it."""
        return self.text().strip()

    def suggestions(self) -> tuple[str, ...]:
        """Who is offered now, best first."""
        return super().suggestions() if self.words() else self._offered[:MOST_NAMES]

    def keyPressEvent(self, event: QKeyEvent) -> None:
        is_enter = event.key() in ENTER
        if is_enter and event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.done.emit()
            return
        super().keyPressEvent(event)
        if is_enter:
            self.focusNextChild()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if event.reason() in BY_KEYS and not self.words():
            self._suggest()
