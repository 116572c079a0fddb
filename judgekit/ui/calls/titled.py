"""A field below its name, which is elided if the field is narrow."""

from __future__ import annotations

from PySide6.QtWidgets import QVBoxLayout, QWidget

from judgekit.ui.look import Look
from judgekit.ui.widgets.labels import ElidedLabel
from judgekit.ui.widgets.scaled_layouts import ScaledLayouts


class Titled(QWidget):
    """A field with its name above it, which is also its accessible name."""

    def __init__(self, look: Look, field: QWidget) -> None:
        super().__init__()
        self._name = ElidedLabel(look, bold=True)
        self._field = field
        column = QVBoxLayout(self)
        ScaledLayouts(look, self).keep(column, (0, 0, 0, 0), 6)
        column.addWidget(self._name)
        column.addWidget(field)
        column.addStretch(1)
        self.setFocusProxy(field)

    def set_name(self, name: str) -> None:
        """Set the field's name."""
        self._name.setText(name)
        self._field.setAccessibleName(name)
