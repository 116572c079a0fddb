"""The Event page, and a judge who uses it."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtWidgets import QApplication, QWidget

from judgekit.ui.tournament.page import TournamentPage
from judgekit.ui.widgets.actions import bind
from tests.keyboard import press, tab_as_in_the_window, type_at_focus


class Judge:
    """Presses keys at the focused widget."""

    def __init__(self, page: TournamentPage) -> None:
        self.page = page

    def press(self, *keys: str) -> None:
        press(self.page.widget(), *keys)

    def type(self, text: str) -> None:
        type_at_focus(text)

    def tab_to(self, wanted: QWidget) -> None:
        """Press Tab until the widget has focus."""
        for _ in range(60):
            focused = QApplication.focusWidget()
            if focused is wanted or (focused and wanted.isAncestorOf(focused)):
                return
            self.press("Tab")
        raise AssertionError(f"Tab does not reach {wanted}")

    def begin(self, name: str = "Spring Modern Open") -> None:
        """Create a tournament with this name, by keyboard."""
        if self.page.form.changes_tournament:
            self.press("Ctrl+N")
        self.type(name)
        self.press("Ctrl+Return")


@pytest.fixture
def asked() -> list[str]:
    """The texts put into the command bar."""
    return []


@pytest.fixture
def show(with_services, asked, qtbot) -> Callable[[], TournamentPage]:
    """Creates the page and shows it, as the window does."""

    def shown() -> TournamentPage:
        page = TournamentPage(with_services(ask=asked.append))
        qtbot.addWidget(page.widget())
        page.widget().resize(1184, 688)
        bind(page.widget(), page.actions())
        with qtbot.waitExposed(page.widget()):
            tab_as_in_the_window(page.widget()).show()
        page.widget().activateWindow()
        page.focus()
        return page

    return shown


@pytest.fixture
def page(show) -> TournamentPage:
    return show()


@pytest.fixture
def judge(page: TournamentPage) -> Judge:
    return Judge(page)
