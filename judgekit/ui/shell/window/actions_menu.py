"""The menu of the top bar: all that the page in front and the window can do, with the keys."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, QPoint, Qt
from PySide6.QtWidgets import QMenu

from judgekit.ui.shell.bars.top_bar import TopBar
from judgekit.ui.shell.navigation import Navigation
from judgekit.ui.widgets.actions import Action, key_text

HAVE_BUTTONS = ("command-bar", "phrases", "help")
"""What always stands beside the menu in the top bar; the pages stand in the rail."""
SCROLLS = "QMenu { menu-scrollable: 1; }"
"""Instead of a second column, whose keys Qt cuts, where the screen is low."""


class ActionsMenu(QObject):
    """Opens below its button. Left out is what doesn't apply in the view shown, and what has its
    button on every page. Undo says what it would undo."""

    def __init__(
        self,
        bar: TopBar,
        navigation: Navigation,
        everywhere: Callable[[], Sequence[Action]],
    ) -> None:
        super().__init__(bar.menu)
        self._bar, self._button = bar, bar.menu
        self._navigation, self._everywhere = navigation, everywhere
        self._button.clicked.connect(self.open)

    def open(self) -> None:
        """Show the menu."""
        menu = QMenu(self._button)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.setStyleSheet(SCROLLS)
        here = self._navigation.here
        of_page = self._navigation.page(here).actions() if self._navigation.has_page(here) else ()
        for actions in (of_page, self._everywhere()):
            for action in actions:
                has_button = action.id in HAVE_BUTTONS or action.id.startswith("go-")
                if action.applies() and not has_button:
                    undo = self._bar.undo_sentence() if action.id == "undo" else ""
                    key = f"\t{key_text(action.key)}" if action.key else ""
                    said = f"{undo or action.words()}{key}"
                    menu.addAction(said.replace("&", "&&"), action.run)
            menu.addSeparator()
        right = menu.sizeHint().width() - self._button.width()
        menu.popup(self._button.mapToGlobal(QPoint(-right, self._button.height())))
