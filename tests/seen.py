"""What is to be seen and reached in a window: its parts by kind, its buttons by name, its words."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QMenu, QWidget

Part = TypeVar("Part", bound=QWidget)


def part(within: QWidget, kind: type[Part]) -> Part:
    """The only part of that kind, shown or not."""
    (found,) = within.findChildren(kind)
    return found


def shows(within: QWidget, kind: type[QWidget]) -> bool:
    """Whether a part of that kind is to be seen."""
    return any(each.isVisible() for each in within.findChildren(kind))


def button(within: QWidget, name: str) -> QAbstractButton:
    """The button that accessible technology calls so, or that says so; the visible one of many."""
    named = [each for each in within.findChildren(QAbstractButton) if name in names_of(each)]
    found = [each for each in named if each.isVisible()] or named
    assert len(found) == 1, f"{len(found)} buttons are called {name}"
    return found[0]


def names_of(control: QAbstractButton) -> tuple[str, str]:
    """What it is called, and what stands in it."""
    return control.accessibleName(), control.text()


def words_of(within: QWidget) -> list[str]:
    """What the visible labels say, in the order in which they were made."""
    labels = [each for each in within.findChildren(QLabel) if each.isVisible()]
    return [each.text() for each in labels if each.text()]


def label(within: QWidget, is_meant: Callable[[str], bool]) -> QLabel:
    """The visible label whose words are meant."""
    labels = [each for each in within.findChildren(QLabel) if each.isVisible()]
    (found,) = [each for each in labels if is_meant(each.text())]
    return found


def choose(opener: QAbstractButton, words: str) -> None:
    """Press what opens a menu, and choose there."""
    opener.click()
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    (chosen,) = [each for each in menu.actions() if says(each) == words]
    menu.setActiveAction(chosen)
    menu.close()
    chosen.trigger()


def says(entry: QAction) -> str:
    """The words of an entry as they are read."""
    return entry.text().replace("&&", "&")
