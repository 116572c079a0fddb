"""Keys as a keyboard sends them: to the window, where shortcuts precede widgets.

`qtbot.keyClicks` aborts the interpreter on letters beyond ASCII; these functions don't.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from judgekit.ui.shell.window.reading_order import step

NO_TWO_PRESSES = 600_000
"""Milliseconds within which even the slowest machine has sent both presses."""


def press(widget: QWidget, *keys: str) -> None:
    """Press keys with their modifiers in Qt's portable form (`Ctrl+K`), each at the focused widget,
    else at `widget`; an open menu or list of proposals comes first."""
    for key in keys:
        combination = QKeySequence(key)[0]
        target = QApplication.activePopupWidget() or QApplication.focusWidget() or widget
        QTest.keyClick(target, combination.key(), combination.keyboardModifiers())


def press_cyrillic(widget: QWidget, key: str) -> None:
    """Press a key of a Russian keyboard (`Shift+Ч`) at the focused widget, else at `widget`, as Qt
    tells of it: with the code of its Cyrillic letter."""
    combination = QKeySequence(key)[0]
    target = QApplication.focusWidget() or widget
    modifiers = combination.keyboardModifiers()
    is_upper = bool(modifiers & Qt.KeyboardModifier.ShiftModifier)
    letter = key[-1] if is_upper else key[-1].lower()
    QTest.sendKeyEvent(QTest.KeyAction.Click, target, combination.key(), letter, modifiers)


def tab_as_in_the_window(part: QWidget) -> QWidget:
    """Let Tab go through a part that is shown alone as it does in the main window."""
    part.focusNextPrevChild = lambda forward: step(part, forward=forward)
    return part


def hold(widget: QWidget, key: str) -> None:
    """Hold a key down until it has repeated a few times, each time at the focused widget."""
    combination = QKeySequence(key)[0]
    code, modifiers = combination.key(), combination.keyboardModifiers()
    letters = "\r" if key == "Return" else key if len(key) == 1 else ""
    press = (QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress)
    for is_repeat in (False, True, True, True):
        for kind in press:
            event = QKeyEvent(kind, code, modifiers, letters, is_repeat)
            event.ignore()
            QCoreApplication.sendEvent(QApplication.focusWidget() or widget, event)
    event = QKeyEvent(QEvent.Type.KeyRelease, code, modifiers, letters)
    QCoreApplication.sendEvent(QApplication.focusWidget() or widget, event)


def press_twice(widget: QWidget, key: str) -> None:
    """Press a key twice, as fast as hands do that mean it once."""
    with belonging_together():
        press(widget, key, key)


@contextmanager
def belonging_together() -> Iterator[None]:
    """What is pressed or clicked meanwhile is one double press or double click."""
    before = QApplication.doubleClickInterval()
    QApplication.setDoubleClickInterval(NO_TWO_PRESSES)
    yield
    QApplication.setDoubleClickInterval(before)


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
