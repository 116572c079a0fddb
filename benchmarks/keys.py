"""Keys as pressed by a user, each measured from the key to the painted window."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import partial

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from benchmarks.measuring import Act
from benchmarks.plain_widgets import let_paint


def press(field: QWidget, letter: str) -> None:
    """Press a letter, or Enter."""
    key = Qt.Key.Key_Return if letter == "\r" else Qt.Key(0)
    for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
        stroke = QKeyEvent(kind, key, Qt.KeyboardModifier.NoModifier, letter)
        QApplication.sendEvent(field, stroke)
    let_paint()


def order(widget: QWidget, key: str) -> None:
    """Press the key of a command."""
    QTest.keySequence(widget, key)
    let_paint()


def clear(field: QWidget) -> None:
    """Clear the field."""
    field.setFocus()
    QTest.keySequence(field, "Ctrl+A")
    QTest.keyClick(field, Qt.Key.Key_Delete)
    let_paint()


def typed(field: QWidget, texts: Iterable[str]) -> Iterator[Act]:
    """Type the letters of each text, clearing the field before each."""
    for text in texts:
        clear(field)
        for letter in text:
            yield partial(press, field, letter)
