"""Keys as a keyboard sends them: to the window, where shortcuts precede widgets.

`qtbot.keyClicks` aborts the interpreter on letters beyond ASCII; these functions don't.
"""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget


def press(widget: QWidget, *keys: str) -> None:
    """Press keys with their modifiers in Qt's portable form (`Ctrl+K`), each at the focused widget,
    else at `widget`; an open menu or list of proposals comes first."""
    for key in keys:
        combination = QKeySequence(key)[0]
        target = QApplication.activePopupWidget() or QApplication.focusWidget() or widget
        QTest.keyClick(target, combination.key(), combination.keyboardModifiers())


def type_at_focus(text: str) -> None:
    """Type letters of any alphabet, each into the widget that has the focus then; an open menu or
    list of proposals comes first."""
    for letter in text:
        focused = QApplication.activePopupWidget() or QApplication.focusWidget()
        assert focused is not None
        type_text(focused, letter)


def type_text(widget: QWidget, text: str) -> None:
    """Type letters of any alphabet, one by one, into the widget."""
    for letter in text:
        for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
            event = QKeyEvent(kind, Qt.Key(0), Qt.KeyboardModifier.NoModifier, letter)
            QCoreApplication.sendEvent(widget, event)
