"""The Choose view: the day's coverage, and which decks to check next."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from judgekit.ui.deck_checks.choosing.body import CONTENTION, UNCHECKED, ChoosingBody
from judgekit.ui.deck_checks.choosing.controller import ChoosingController
from judgekit.ui.deck_checks.choosing.judges import KEY as JUDGES_KEY
from judgekit.ui.deck_checks.wording import translate
from judgekit.ui.shell.page import ProgramDependencies
from judgekit.ui.widgets.actions import Action, action_for


class ChoosingView(QWidget):
    """Shows the open tournament; call `refresh` after a change.

    It handles its keys only while the focus is within it, so that elsewhere on the page they may
    mean something else; its actions do nothing while it is hidden.
    """

    check_wanted = Signal(object)
    """A `StartDeckCheck` that the engine accepts."""

    def __init__(self, dependencies: ProgramDependencies, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.body = ChoosingBody(dependencies.look)
        self.controller = ChoosingController(dependencies.bridge, self.body)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.body)
        self._keys = self.actions()
        self.controller.check_wanted.connect(self.check_wanted)
        self.body.head.rule_wanted.connect(dependencies.ask)
        self.refresh()

    def refresh(self) -> None:
        """Show the current state of the tournament."""
        self.controller.refresh()

    def take_focus(self) -> None:
        """Focus the pane in which a table is chosen."""
        self.controller.take_focus()

    def actions(self) -> Sequence[Action]:  # type: ignore[override]
        """Actions of this view."""
        return (
            self._action("draw", "R", self.controller.draw),
            self._action("target", "T", self.controller.target),
            self._action("judges", JUDGES_KEY, self.controller.name_judges),
            self._action("unchecked", "U", partial(self.controller.show_right, UNCHECKED)),
            self._action("contention", "B", partial(self.controller.show_right, CONTENTION)),
            self._action("records", "P", self.controller.paste),
            self._action("filter", "Ctrl+F", self.controller.filter),
        )

    def event(self, event: QEvent) -> bool:
        is_override = event.type() is QEvent.Type.ShortcutOverride
        if is_override and isinstance(event, QKeyEvent) and self._takes(event):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        action = action_for(self._keys, event)
        if action is not None and (action.repeats or not event.isAutoRepeat()):
            action.run()
        elif not (_is_escape(event) and self.body.contention.step_back()):
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self.body.retranslate()
            self.refresh()

    def minimumSizeHint(self) -> QSize:
        return QSize(0, 0)

    def _takes(self, event: QKeyEvent) -> bool:
        is_back = _is_escape(event) and self.body.contention.is_pasting
        return is_back or action_for(self._keys, event) is not None

    def _action(self, name: str, key: str, act: Callable[[], object]) -> Action:
        def run() -> None:
            if self.isVisible():
                act()

        return Action(name, partial(_words, name), key, run, repeats=False, applies=self.isVisible)


def _is_escape(event: QKeyEvent) -> bool:
    return event.key() == Qt.Key.Key_Escape


def _words(name: str) -> str:
    """Description of an action, in the current interface language."""
    words = {
        "draw": translate("ChooseDecks", "Draw tables with a new seed"),
        "target": translate("ChooseDecks", "Choose a table for a reason"),
        "judges": translate("ChooseDecks", "Name the judges who check the decks"),
        "unchecked": translate("ChooseDecks", "Tables not yet checked"),
        "contention": translate("ChooseDecks", "Players in contention not yet checked"),
        "records": translate("ChooseDecks", "Paste or type players' records"),
        "filter": translate("ChooseDecks", "Filter the tables not yet checked"),
    }
    return words[name]
