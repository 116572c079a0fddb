"""A window with two small pages: one that answers to the command bar, one that doesn't."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest
from PySide6.QtWidgets import QLineEdit, QListWidget

from judgekit.domain.shared.rule_reference import RuleReference
from judgekit.engine.failures import EnvironmentFailure, FailureReason
from judgekit.ui.pages import PAGES, make_orders
from judgekit.ui.shell.main_window import MainWindow
from judgekit.ui.shell.navigation import PageEntry
from judgekit.ui.shell.page import PageState
from judgekit.ui.widgets.actions import Action


class MemoryFile:
    """A small file in memory."""

    def __init__(self, content: bytes | None = None) -> None:
        self.content = content
        self.is_broken = False

    def read(self) -> bytes | None:
        if self.is_broken:
            raise EnvironmentFailure(FailureReason.FILE_UNREADABLE, "window.json")
        return self.content

    def replace(self, content: bytes) -> None:
        if self.is_broken:
            raise EnvironmentFailure(FailureReason.FOLDER_UNWRITABLE, "window.json")
        self.content = content


class FieldPage:
    """A page with only a field."""

    def __init__(self) -> None:
        self.field = QLineEdit()
        self.kept: Mapping[str, object] | None = None

    def widget(self) -> QLineEdit:
        return self.field

    def actions(self) -> Sequence[Action]:
        return ()

    def state(self) -> PageState:
        return {"text": self.field.text()}

    def restore(self, state: Mapping[str, object]) -> None:
        self.kept = state

    def focus(self) -> None:
        self.field.setFocus()


class AnsweringListPage:
    """A page that searches with the text, and records what it is told."""

    def __init__(self) -> None:
        self.list = QListWidget()
        self.texts: list[str] = []
        self.done: list[str] = []
        self.marked = 0
        self.kept: Mapping[str, object] | None = None

    def widget(self) -> QListWidget:
        return self.list

    def actions(self) -> Sequence[Action]:
        return (Action("mark", lambda: "Mark", "B", self.mark),)

    def mark(self) -> None:
        self.marked += 1

    def state(self) -> PageState:
        return {"last": self.texts[-1] if self.texts else ""}

    def restore(self, state: Mapping[str, object]) -> None:
        self.kept = state

    def focus(self) -> None:
        self.list.setFocus()

    def typed(self, text: str) -> bool:
        self.texts.append(text)
        return False

    def restore_place(self) -> None:
        self.done.append("restored")

    def show_found(self, text: str, reference: RuleReference, block: int) -> None:
        self.done.append(f"{text}: {reference.ref}")
        self.list.setFocus()

    def show_term(self, term: str) -> None:
        self.done.append(term)

    def enter_results(self) -> None:
        self.done.append("entered")
        self.list.setFocus()


@pytest.fixture
def answering() -> AnsweringListPage:
    return AnsweringListPage()


@pytest.fixture
def plain() -> FieldPage:
    return FieldPage()


@pytest.fixture
def kept() -> MemoryFile:
    return MemoryFile()


@pytest.fixture
def places(answering: AnsweringListPage, plain: FieldPage) -> tuple[PageEntry, ...]:
    own = (
        PageEntry(
            "rules",
            "book",
            lambda: "Rules",
            "Ctrl+1",
            lambda dependencies: answering,
            needs_library=True,
        ),
        PageEntry("plain", "note", lambda: "Plain", "Ctrl+2", lambda dependencies: plain),
    )
    return (*own, *(place for place in PAGES if place.id in ("settings", "help")))


@pytest.fixture
def window(with_services, kept: MemoryFile, places, qtbot) -> MainWindow:
    made: list[MainWindow] = []

    def leave() -> None:
        made[0].leave()

    def action_groups():
        return made[0].action_groups()

    dependencies = with_services(leave=leave, action_groups=action_groups)
    window = MainWindow(dependencies, kept, places, make_orders)
    made.append(window)
    qtbot.addWidget(window)
    with qtbot.waitActive(window):
        window.open()
        window.activateWindow()
    return window
