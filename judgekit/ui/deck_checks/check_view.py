"""A check that goes on: the time box over the two decks."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from judgekit.ui.deck_checks.deck_pane import DeckPane
from judgekit.ui.deck_checks.people_form import PeopleForm
from judgekit.ui.deck_checks.time_head import TimeHead
from judgekit.ui.look import Look
from judgekit.ui.widgets.hairline import Hairline


class CheckView(QWidget):
    """As many panes as decks are looked at side by side: two."""

    pressed = Signal(int, str)
    """A key for the deck at that place."""
    focused = Signal(int)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.head = TimeHead(look)
        self.people = PeopleForm(look)
        self.panes = (DeckPane(look), DeckPane(look))
        self._line = Hairline(look, Qt.Orientation.Vertical)
        row, column = QHBoxLayout(), QVBoxLayout(self)
        row.addWidget(self.panes[0], 1)
        row.addWidget(self._line)
        row.addWidget(self.panes[1], 1)
        column.addWidget(self.head)
        column.addWidget(self.people)
        column.addLayout(row, 1)
        for layout in (row, column):
            layout.setContentsMargins(0, 0, 0, 0)
            layout.setSpacing(0)
        for place, pane in enumerate(self.panes):
            pane.pressed.connect(self._key_of(place))
            pane.focused.connect(self._focus_of(place))
            pane.left.connect(self.head.return_now.setFocus)

    def show_second(self, *, shown: bool) -> None:
        """Whether there is a second deck."""
        self.panes[1].setVisible(shown)
        self._line.setVisible(shown)

    def minimumSizeHint(self) -> QSize:
        return QSize(0, 0)

    def _key_of(self, place: int) -> Callable[[str], None]:
        return lambda key: self.pressed.emit(place, key)

    def _focus_of(self, place: int) -> Callable[[], None]:
        return lambda: self.focused.emit(place)
