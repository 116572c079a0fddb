"""A side panel that handles its own keys while it has the focus."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from judgekit.ui.look import Look
from judgekit.ui.spoken.spoken import Role, spoken_as
from judgekit.ui.widgets.actions import Action, action_for
from judgekit.ui.widgets.hairline import Ground
from judgekit.ui.widgets.painting.strokes import fill


class KeyPanel(QWidget):
    """The page may use the same keys: the focus decides, shown by a line at the panel's left."""

    as_spoken = spoken_as(Role.Grouping)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._actions: Sequence[Action] = ()
        self._edge = _Edge(look, self)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        look.changed.connect(self._show_edge)

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
        self._show_edge()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._show_edge()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._show_edge()

    def paintEvent(self, event: QPaintEvent) -> None:
        fill(QPainter(self), self.rect(), self._look.theme.color("surface-sunken"))

    def _show_edge(self) -> None:
        has_focus = self.hasFocus()
        self._edge.ground = "focus" if has_focus else "line"
        self._edge.setGeometry(0, 0, self._look.theme.ring if has_focus else 1, self.height())


class _Edge(Ground):
    """The line at the panel's left; like its ground it goes on to the strip."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look

    def paintEvent(self, event: QPaintEvent) -> None:
        fill(QPainter(self), self.rect(), self._look.theme.color(self.ground))
