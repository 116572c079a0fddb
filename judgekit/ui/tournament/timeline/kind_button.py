"""A button that filters the timeline by one kind of step."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication, QPoint, Qt, Signal
from PySide6.QtGui import QActionGroup
from PySide6.QtWidgets import QMenu, QWidget

from judgekit.ui.look import Look
from judgekit.ui.tournament.timeline.rows import StepKind
from judgekit.ui.widgets.button import Button

translate = QCoreApplication.translate


class KindButton(Button):
    """Opens a menu of kinds; `chosen` is emitted on a choice."""

    chosen = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, opens_menu=True, parent=parent)
        self.kind = StepKind.ALL
        self.clicked.connect(self._open)
        self.retranslate()

    def retranslate(self) -> None:
        """Set the text in the current language."""
        words = kind_words()[self.kind]
        name = translate("KindButton", "What is shown: {kind}").format(kind=words)
        self.set_words(words, name=name)

    def show_kind(self, kind: StepKind) -> None:
        """Filter by this kind."""
        self.kind = kind
        self.retranslate()
        self.chosen.emit()

    def _open(self) -> None:
        menu = QMenu(self)
        group = QActionGroup(menu)
        for kind, words in kind_words().items():
            action = menu.addAction(words)
            action.setCheckable(True)
            action.setChecked(kind is self.kind)
            action.triggered.connect(lambda _=False, one=kind: self.show_kind(one))
            group.addAction(action)
            if kind is self.kind:
                menu.setActiveAction(action)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.popup(self.mapToGlobal(QPoint(0, self.height())))


def kind_words() -> Mapping[StepKind, str]:
    """Return the name of each kind, in the order offered."""
    return {
        StepKind.ALL: translate("KindButton", "Everything"),
        StepKind.CLOCK: translate("KindButton", "Clock"),
        StepKind.CALLS: translate("KindButton", "Calls"),
        StepKind.APPEALS: translate("KindButton", "Appeals"),
        StepKind.DECK_CHECKS: translate("KindButton", "Deck checks"),
        StepKind.INFRACTIONS: translate("KindButton", "Penalties"),
        StepKind.TOURNAMENT: translate("KindButton", "Event and pairings"),
        StepKind.NOTES: translate("KindButton", "Notes"),
        StepKind.UNDONE: translate("KindButton", "Undone"),
    }
