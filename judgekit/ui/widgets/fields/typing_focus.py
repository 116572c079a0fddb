"""Whether letters are being typed: bare keys then enter text instead of triggering actions."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QApplication, QWidget

NAME = "typing-focus"


class TypingFocus(QObject):
    """Repaints the windows whenever typing begins or ends, for what is painted by it."""

    def __init__(self, app: QApplication) -> None:
        super().__init__(app)
        self.setObjectName(NAME)
        self.is_typing = _takes_text(app.focusWidget())
        app.focusChanged.connect(self._follow)

    def _follow(self, _: QWidget | None, now: QWidget | None) -> None:
        if _takes_text(now) == self.is_typing:
            return
        self.is_typing = not self.is_typing
        for window in QApplication.topLevelWidgets():
            window.update()


def is_typing() -> bool:
    """Return whether a field that takes text has the focus."""
    app = QApplication.instance()
    if not isinstance(app, QApplication):
        return False
    known = app.findChild(TypingFocus, NAME, Qt.FindChildOption.FindDirectChildrenOnly)
    return (known or TypingFocus(app)).is_typing


def _takes_text(widget: QWidget | None) -> bool:
    return widget is not None and widget.testAttribute(Qt.WidgetAttribute.WA_InputMethodEnabled)


def shown_key(key: str) -> str:
    """Return the key as painted: no bare letter while letters are being typed."""
    return "" if len(key) == 1 and is_typing() else key
