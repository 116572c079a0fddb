"""A number field that leaves letter keys to the page."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QIntValidator, QKeyEvent
from PySide6.QtWidgets import QWidget

from judgekit.ui.look import Look
from judgekit.ui.widgets.fields.text_field import TextField

PLAIN = (
    Qt.KeyboardModifier.NoModifier,
    Qt.KeyboardModifier.ShiftModifier,
    Qt.KeyboardModifier.KeypadModifier,
)


class _Within(QIntValidator):
    """Refuses what Qt accepts: 51 where the maximum is 50, and a leading sign or comma."""

    def validate(self, text: str, at: int) -> object:
        if text and (not text.isdecimal() or int(text) > self.top()):
            return QIntValidator.State.Invalid, text, at
        return super().validate(text, at)


class NumberField(TextField):
    """Whole numbers from `least` to `most`; a bare letter triggers the page's action."""

    def __init__(
        self, look: Look, least: int, most: int, *, width: int, parent: QWidget | None = None
    ) -> None:
        super().__init__(look, width=width, parent=parent)
        self.setValidator(_Within(least, most, self))

    def number(self, otherwise: int = 0) -> int:
        """Return the number; `otherwise` if the field is empty."""
        return int(self.text()) if self.text() else otherwise

    def show_number(self, number: int | None) -> None:
        """Show a number, nothing for None; ignored while the field has the focus."""
        if not self.hasFocus():
            self.setText("" if number is None else str(number))

    def event(self, event: QEvent) -> bool:
        is_override = event.type() is QEvent.Type.ShortcutOverride
        if is_override and isinstance(event, QKeyEvent) and is_bare_letter(event):
            event.ignore()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if is_bare_letter(event):
            event.ignore()
        else:
            super().keyPressEvent(event)


def is_bare_letter(event: QKeyEvent) -> bool:
    """Whether a letter was pressed with no modifier but Shift."""
    return event.modifiers() in PLAIN and event.text().isalpha()
