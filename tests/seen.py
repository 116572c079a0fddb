"""Finds the visible parts of a window: widgets by type, controls by name, texts."""

from __future__ import annotations

from typing import TypeVar

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QMenu, QWidget

Part = TypeVar("Part", bound=QWidget)


def part(within: QWidget, kind: type[Part]) -> Part:
    """The only widget of that type, visible or not."""
    (found,) = within.findChildren(kind)
    return found


def shows(within: QWidget, kind: type[QWidget]) -> bool:
    """Whether a widget of that type is visible."""
    return any(each.isVisible() for each in within.findChildren(kind))


def called(within: QWidget, name: str, kind: type[Part]) -> Part:
    """The only widget of that type with this accessible name, visible or not."""
    (found,) = [each for each in within.findChildren(kind) if each.accessibleName() == name]
    return found


def button(within: QWidget, name: str) -> QAbstractButton:
    """The button with this accessible name or text; the visible one of several."""
    buttons = within.findChildren(QAbstractButton)
    named = [each for each in buttons if name in (each.accessibleName(), each.text())]
    found = [each for each in named if each.isVisible()] or named
    assert len(found) == 1, f"{len(found)} buttons are called {name}"
    return found[0]


def text_of(within: QWidget, name: str) -> str:
    """Text of the label with that object name, visible or not."""
    label = within.findChild(QLabel, name)
    assert label is not None, f"no label is named {name}"
    return label.text()


def words_of(within: QWidget) -> list[str]:
    """Texts of the visible labels, in order of creation."""
    labels = [each for each in within.findChildren(QLabel) if each.isVisible()]
    return [each.text() for each in labels if each.text()]


def on_screen() -> str:
    """What the labels of each visible window say, and where the focus is: for who reads why a test
    failed."""
    shown = [each for each in QApplication.topLevelWidgets() if each.isVisible()]
    windows = (f"{type(each).__name__} {words_of(each)}" for each in shown)
    focused = QApplication.focusWidget()
    where = f"{type(focused).__name__} {focused.accessibleName()!r}" if focused else "nowhere"
    return f"{'; '.join(windows)}; focus: {where}"


def choose(opener: QAbstractButton, words: str) -> None:
    """Click the button of a menu, and choose this entry."""
    opener.click()
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    (wanted,) = [each for each in menu.actions() if says(each) == words]
    menu.setActiveAction(wanted)
    QTest.keyClick(menu, Qt.Key.Key_Return)


def entries_of(menu: QMenu) -> list[str]:
    """Texts of all entries, also of the menus that they open."""
    said: list[str] = []
    for each in menu.actions():
        inner = each.menu()
        said += entries_of(inner) if isinstance(inner, QMenu) else [says(each)]
    return [each for each in said if each]


def says(entry: QAction) -> str:
    """Text of an entry as displayed."""
    return entry.text().replace("&&", "&")
