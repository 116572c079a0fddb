"""The way back from a card's whole page to where it was opened."""

from __future__ import annotations

import shiboken6
from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtWidgets import QApplication, QWidget

from judgekit.ui.shell.navigation import RULES, Navigation


class WayBack(QObject):
    """Keeps the focus of the page that was left, until that page is shown again or another one."""

    def __init__(self, navigation: Navigation, parent: QObject) -> None:
        super().__init__(parent)
        self._navigation = navigation
        self._page = ""
        self._focused: QWidget | None = None
        navigation.changed.connect(self._page_changed)

    def keep(self) -> None:
        """Remember where one is."""
        self._page, self._focused = self._navigation.here, QApplication.focusWidget()

    def forget(self) -> None:
        """Forget it, as in another event."""
        self._page, self._focused = "", None

    def _page_changed(self, place: str) -> None:
        if not self._page or place == RULES:
            return
        focused, is_back = self._focused, place == self._page
        self.forget()
        if is_back:
            # After the page has taken the focus for itself.
            QTimer.singleShot(0, self, lambda: _focus_again(focused))


def _focus_again(widget: QWidget | None) -> None:
    if widget is not None and shiboken6.isValid(widget) and widget.isVisible():
        widget.setFocus(Qt.FocusReason.OtherFocusReason)
