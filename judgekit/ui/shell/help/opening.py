"""Opens the help at the page for the place where one is."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject

from judgekit.ui.shell.bars.top_bar import TopBar
from judgekit.ui.shell.navigation import HELP, Navigation
from judgekit.ui.shell.page import DescribedPage, ManualReader

FIELD = "field"
"""The page about the command bar."""
FIRST = "first-event"
"""The page for who comes from nowhere."""
NOTES = "whats-new"
"""The release notes."""


class HelpOpener(QObject):
    """Opens the help by its button or `toggle`, and leaves it again."""

    def __init__(self, navigation: Navigation, bar: TopBar, leave: Callable[[], None]) -> None:
        super().__init__(bar)
        self._navigation, self._bar, self._leave = navigation, bar, leave
        bar.help.clicked.connect(self.toggle)

    def toggle(self) -> None:
        """Open the help; leave it if it is open."""
        if self._navigation.here == HELP:
            self._leave()
        elif self._bar.field.hasFocus():
            open_manual(self._navigation, FIELD)
        else:
            open_manual(self._navigation)


def open_manual(navigation: Navigation, name: str = "") -> None:
    """Show this page of the manual and focus it, by default that of the place shown."""
    wanted = name or page_of_place(navigation)
    navigation.go(HELP)
    page = navigation.page(HELP)
    if isinstance(page, ManualReader):
        page.show_manual(wanted)
    page.focus()


def page_of_place(navigation: Navigation) -> str:
    """Return the name of the manual's page about what is shown, or was before the help."""
    place = navigation.here if navigation.here != HELP else navigation.before
    page = navigation.page(place) if place and navigation.has_page(place) else None
    if isinstance(page, DescribedPage):
        return page.manual_page()
    return place or FIRST
