"""What is seen and reached in a window: its parts by kind, its controls by name, its words."""

from __future__ import annotations

from typing import TypeVar

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QMenu, QWidget

Part = TypeVar("Part", bound=QWidget)


def part(within: QWidget, kind: type[Part]) -> Part:
    """The only part of that kind, shown or not."""
    (found,) = within.findChildren(kind)
    return found


def shows(within: QWidget, kind: type[QWidget]) -> bool:
    """Whether a part of that kind is to be seen."""
    return any(each.isVisible() for each in within.findChildren(kind))


def called(within: QWidget, name: str, kind: type[Part]) -> Part:
    """The only part of that kind which accessible technology calls so, shown or not."""
    (found,) = [each for each in within.findChildren(kind) if each.accessibleName() == name]
    return found


def button(within: QWidget, name: str) -> QAbstractButton:
    """The button that is called so, or in which that stands; of several the visible one."""
    buttons = within.findChildren(QAbstractButton)
    named = [each for each in buttons if name in (each.accessibleName(), each.text())]
    found = [each for each in named if each.isVisible()] or named
    assert len(found) == 1, f"{len(found)} buttons are called {name}"
    return found[0]


def text_of(within: QWidget, name: str) -> str:
    """What the label of that object name says, shown or not."""
    label = within.findChild(QLabel, name)
    assert label is not None, f"no label is named {name}"
    return label.text()


def words_of(within: QWidget) -> list[str]:
    """What the visible labels say, in the order in which they were made."""
    labels = [each for each in within.findChildren(QLabel) if each.isVisible()]
    return [each.text() for each in labels if each.text()]


def choose(opener: QAbstractButton, words: str) -> None:
    """Press what opens a menu, and choose there."""
    opener.click()
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    (wanted,) = [each for each in menu.actions() if says(each) == words]
    menu.setActiveAction(wanted)
    QTest.keyClick(menu, Qt.Key.Key_Return)


def says(entry: QAction) -> str:
    """The words of an entry as they are read."""
    return entry.text().replace("&&", "&")
