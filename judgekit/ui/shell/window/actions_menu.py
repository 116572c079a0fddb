"""The menu of the top bar: all that the page in front and the window can do, with the keys."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, QPoint, Qt
from PySide6.QtWidgets import QMenu

from judgekit.ui.look import Look
from judgekit.ui.shell.bars.top_bar import TopBar
from judgekit.ui.shell.navigation import Navigation
from judgekit.ui.widgets.actions import Action, key_text

HAVE_BUTTONS = ("command-bar", "phrases", "help")
"""What always stands beside the menu in the top bar; the pages stand in the rail."""
SIZES = ("larger", "smaller", "normal")
BELOW = 16
"""Room that is left below the menu, in design pixels."""
FEWEST = 3
"""Entries of a page that stand in the menu itself however low the window is."""


class ActionsMenu(QObject):
    """Opens below its button, and is never higher than the window: what has no room stands in
    another menu, whose entry says so. Left out is what doesn't apply in the view shown, and what
    has its button on every page. Undo says what it would undo."""

    def __init__(
        self,
        look: Look,
        bar: TopBar,
        navigation: Navigation,
        everywhere: Callable[[], Sequence[Action]],
    ) -> None:
        super().__init__(bar.menu)
        self._look = look
        self._bar, self._button = bar, bar.menu
        self._navigation, self._everywhere = navigation, everywhere
        self._button.clicked.connect(self.open)

    def open(self) -> None:
        """Show the menu."""
        menu = QMenu(self._button)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        here = self._navigation.here
        of_page = self._navigation.page(here).actions() if self._navigation.has_page(here) else ()
        everywhere = [each for each in self._everywhere() if _is_listed(each)]
        others = [each for each in everywhere if each.id not in SIZES]
        self._put(menu, [each for each in of_page if _is_listed(each)], len(others) + 1)
        menu.addSeparator()
        for action in others:
            self._add(menu, action)
        sizes = menu.addMenu(self.tr("Size of the text"))
        for action in everywhere:
            if action.id in SIZES:
                self._add(sizes, action)
        right = menu.sizeHint().width() - self._button.width()
        menu.popup(self._button.mapToGlobal(QPoint(-right, self._button.height())))

    def _put(self, menu: QMenu, actions: Sequence[Action], beside: int = 0) -> None:
        """Put these into the menu as long as there is room with so many others, the rest into one
        of its own."""
        room = max(self._rows() - beside, FEWEST)
        is_whole = len(actions) <= room
        for action in actions if is_whole else actions[: room - 1]:
            self._add(menu, action)
        if not is_whole:
            more = menu.addMenu(self.tr("More on this page"))
            self._put(more, actions[room - 1 :])

    def _rows(self) -> int:
        """Return how many entries have room below the button."""
        window = self._button.window()
        top = self._button.mapTo(window, QPoint(0, self._button.height())).y()
        room = window.height() - top - self._look.theme.px(BELOW)
        one, two = QMenu(), QMenu()
        for menu, count in ((one, 1), (two, 2)):
            for _ in range(count):
                menu.addAction("—\tF1")
        row = two.sizeHint().height() - one.sizeHint().height()
        return (room - one.sizeHint().height()) // max(1, row)

    def _add(self, menu: QMenu, action: Action) -> None:
        undo = self._bar.undo_sentence() if action.id == "undo" else ""
        key = f"\t{key_text(action.key)}" if action.key else ""
        said = f"{undo or action.words()}{key}"
        menu.addAction(said.replace("&", "&&"), action.run)


def _is_listed(action: Action) -> bool:
    has_button = action.id in HAVE_BUTTONS or action.id.startswith("go-")
    return action.applies() and not has_button
