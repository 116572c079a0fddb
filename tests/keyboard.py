"""Keys as a keyboard sends them: to the window, where shortcuts precede widgets.

`qtbot.keyClicks` aborts the interpreter on letters beyond ASCII; these functions don't.
"""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget


def press(widget: QWidget, key: str) -> None:
    """Press a key with its modifiers in Qt's portable form (`Ctrl+K`), at the focused widget; an
    open menu or list of proposals comes first."""
    combination = QKeySequence(key)[0]
    target = QApplication.activePopupWidget() or QApplication.focusWidget() or widget
    QTest.keyClick(target, combination.key(), combination.keyboardModifiers())


def type_text(widget: QWidget, text: str) -> None:
    """Type letters of any alphabet, one by one, into the widget."""
    for letter in text:
        for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
            event = QKeyEvent(kind, Qt.Key(0), Qt.KeyboardModifier.NoModifier, letter)
            QCoreApplication.sendEvent(widget, event)
