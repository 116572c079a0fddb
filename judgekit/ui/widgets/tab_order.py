"""Where Tab comes to what was made late."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget


def keep_tab_order(parent: QWidget, inside: Sequence[QWidget]) -> None:
    """Let Tab come to what is inside `parent`, in this order, when it comes to `parent`.

    Qt puts a widget that is made late after all others of the window.
    """
    before = parent.previousInFocusChain()
    while before is not parent and (
        before.focusPolicy() == Qt.FocusPolicy.NoFocus or parent.isAncestorOf(before)
    ):
        before = before.previousInFocusChain()
    for widget in inside:
        if before is not parent:
            QWidget.setTabOrder(before, widget)
        before = widget
