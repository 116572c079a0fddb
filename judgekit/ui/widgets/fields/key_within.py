"""A button's key that does something else while the focus is elsewhere."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication, QWidget

from judgekit.ui.widgets.button import Button


class KeyWithin(QObject):
    """Has the button show its key only while the focus is within the `owner`."""

    def __init__(self, button: Button, owner: QWidget) -> None:
        super().__init__(button)
        self._button, self._owner = button, owner
        button.key_applies = self.holds
        app = QApplication.instance()
        if isinstance(app, QApplication):
            app.focusChanged.connect(self._follow)

    def holds(self) -> bool:
        """Whether the focus is there now."""
        focused = QApplication.focusWidget()
        return focused is not None and (focused is self._owner or self._owner.isAncestorOf(focused))

    def _follow(self, _: QWidget | None, now: QWidget | None) -> None:
        del now
        self._button.update()
