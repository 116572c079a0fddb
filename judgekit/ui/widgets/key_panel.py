"""A side panel that handles its own keys while it has the focus."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from judgekit.ui.look import Look
from judgekit.ui.spoken.spoken import Role, spoken_as
from judgekit.ui.widgets.actions import Action, action_for


class KeyPanel(QWidget):
    """The page may use the same keys: the focus decides, shown by a line at the panel's left."""

    as_spoken = spoken_as(Role.Grouping)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._actions: Sequence[Action] = ()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def obey(self, actions: Sequence[Action]) -> None:
        """Set the panel's actions."""
        self._actions = actions

    def event(self, event: QEvent) -> bool:
        is_override = event.type() is QEvent.Type.ShortcutOverride
        if is_override and isinstance(event, QKeyEvent) and action_for(self._actions, event):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        action = action_for(self._actions, event)
        if action is None:
            super().keyPressEvent(event)
        elif not event.isAutoRepeat():
            action.run()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._look.theme
        painter = QPainter(self)
        painter.fillRect(self.rect(), theme.color("surface-sunken"))
        width, token = (theme.ring, "focus") if self.hasFocus() else (1, "line")
        painter.fillRect(0, 0, width, self.height(), theme.color(token))
