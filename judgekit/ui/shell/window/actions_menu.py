"""The menu of the top bar: all that the page in front and the window can do, with the keys."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, QPoint, Qt
from PySide6.QtWidgets import QAbstractButton, QMenu

from judgekit.ui.shell.navigation import Navigation
from judgekit.ui.widgets.actions import Action, key_text


class ActionsMenu(QObject):
    """Opens below its button. What doesn't apply in the view shown is left out, and so are the
    pages, which the rail has."""

    def __init__(
        self,
        button: QAbstractButton,
        navigation: Navigation,
        everywhere: Callable[[], Sequence[Action]],
    ) -> None:
        super().__init__(button)
        self._button, self._navigation, self._everywhere = button, navigation, everywhere
        button.clicked.connect(self.open)

    def open(self) -> None:
        """Show the menu."""
        menu = QMenu(self._button)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        here = self._navigation.here
        of_page = self._navigation.page(here).actions() if self._navigation.has_page(here) else ()
        for actions in (of_page, self._everywhere()):
            for action in actions:
                if action.applies() and not action.id.startswith("go-"):
                    keyed = f"{action.words()}\t{key_text(action.key)}"
                    menu.addAction(keyed.replace("&", "&&"), action.run)
            menu.addSeparator()
        right = menu.sizeHint().width() - self._button.width()
        menu.popup(self._button.mapToGlobal(QPoint(-right, self._button.height())))
