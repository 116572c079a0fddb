"""A control below its label, as forms are laid out."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QVBoxLayout, QWidget

from judgekit.ui.look import Look
from judgekit.ui.widgets.choices.segmented_buttons import SegmentedButtons
from judgekit.ui.widgets.labels import Label


class Labelled(QWidget):
    """A label, a control, and optionally a line below it."""

    def __init__(
        self, look: Look, control: QWidget, below: QWidget | None = None, *, fills: bool = True
    ) -> None:
        super().__init__()
        self._look = look
        self._label = Label(look, bold=True)
        self.control = control
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.addWidget(self._label)
        if fills:
            self._column.addWidget(control)
        else:
            self._column.addWidget(control, 0, Qt.AlignmentFlag.AlignLeft)
        if below is not None:
            self._column.addWidget(below)
        self._column.addStretch(1)
        self.setFocusProxy(control)
        look.changed.connect(self._redress)
        self._redress()

    @property
    def is_choice(self) -> bool:
        """Whether there are choices in words, which are not to be cut."""
        return self.findChild(SegmentedButtons) is not None

    def set_name(self, name: str) -> None:
        """Set the label, which is also the control's accessible name."""
        self._label.setText(name)
        self.control.setAccessibleName(name)

    def _redress(self) -> None:
        self._column.setSpacing(self._look.theme.px(6))
