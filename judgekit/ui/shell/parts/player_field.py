"""Field for a player's name, completed from all known names, with a list of suggestions."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QWidget

from judgekit.domain.players.name_completion import KnownNames
from judgekit.ui.look import Look
from judgekit.ui.widgets.actions import ENTER, claim_key
from judgekit.ui.widgets.fields.offered_names import OfferedNames
from judgekit.ui.widgets.fields.text_field import TextField

MOST_NAMES = 6
ARROWS = (Qt.Key.Key_Up, Qt.Key.Key_Down)


class PlayerField(TextField):
    """Enter takes the chosen name, else the typed one, and emits `named`. Losing the focus does so
    too, unless the name must be `confirmed`. Esc leaves."""

    named = Signal(str)
    left = Signal()

    def __init__(
        self,
        look: Look,
        *,
        width: int = 0,
        confirmed: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(look, width=width, parent=parent)
        self._is_confirmed = confirmed
        self.known = KnownNames()
        """The names offered for completion."""
        self._names: OfferedNames | None = None
        self.textEdited.connect(lambda _: self._suggest())

    @property
    def is_offering(self) -> bool:
        """Whether names are offered now."""
        return self._names is not None and self._names.isVisible()

    def suggestions(self) -> tuple[str, ...]:
        """Return the current suggestions, best first."""
        return self.known.complete(self.text(), MOST_NAMES)

    def take_typed(self) -> None:
        """Take the name as it stands in the field, not the one offered: what Ctrl+Enter does."""
        self._hide_names()
        if self.text().strip():
            self.named.emit(self.text().strip())

    def event(self, event: QEvent) -> bool:
        return claim_key(event, Qt.Key.Key_Escape) or super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        plain = not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if event.key() in ENTER and plain:
            self._take()
        elif event.key() == Qt.Key.Key_Escape:
            self._hide_names()
            self.left.emit()
        elif event.key() in ARROWS and self._names is not None and self.is_offering:
            self._names.list.keyPressEvent(event)
        else:
            super().keyPressEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        if self._is_confirmed:
            self._hide_names()
        else:
            self.take_typed()

    def _take(self) -> None:
        names = self._names
        offered = names.list.value() if names is not None and self.is_offering else ""
        name = offered or self.text().strip()
        if offered:
            self.setText(offered)
        self._hide_names()
        self.named.emit(name)

    def _suggest(self) -> None:
        found = self.suggestions()
        if not found:
            self._hide_names()
            return
        names = self._list()
        names.offer(self.accessibleName(), found)
        names.list.choose(found[0])
        self._place(names)
        names.show()
        names.raise_()

    def _list(self) -> OfferedNames:
        if self._names is None:
            self._names = OfferedNames(self._look, self.window())
            self._names.list.clicked.connect(self._clicked)
        return self._names

    def _clicked(self, name: str) -> None:
        """Take a name clicked with the mouse; arrow keys only move through the list."""
        self.setText(name)
        self._take()

    def _place(self, names: OfferedNames) -> None:
        height = names.sizeHint().height()
        width = max(self.width(), self._look.theme.px(240))
        corner = self.mapTo(self.window(), QPoint(0, 0))
        top = corner.y() - height
        if top < 0:
            top = corner.y() + self.height()
        names.setGeometry(corner.x(), top, width, height)

    def _hide_names(self) -> None:
        if self._names is not None:
            self._names.hide()
