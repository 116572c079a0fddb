"""What is wrong and what to do, below the fields of a form: sign, colour and words."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QWidget

from judgekit.ui.look import Look
from judgekit.ui.spoken.spoken import Role, spoken_as
from judgekit.ui.widgets.icon_label import IconLabel
from judgekit.ui.widgets.labels import Label
from judgekit.ui.widgets.scaled_layouts import ScaledLayouts


class ProblemLine(QWidget):
    """Hidden while nothing is wrong; a screen reader says what appears."""

    as_spoken = spoken_as(Role.AlertMessage)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._label = Label(look, token="urgent", wraps=True)
        row = QHBoxLayout(self)
        ScaledLayouts(look, self).keep(row, (0, 0, 0, 0), 8)
        icon = IconLabel(look, "wrong", token="urgent")
        row.addWidget(icon, 0, Qt.AlignmentFlag.AlignTop)
        row.addWidget(self._label, 1)
        self.hide()

    def say(self, words: str) -> None:
        """Say what is wrong; empty if nothing is."""
        self._label.setText(words)
        self.setAccessibleName(words)
        self.setVisible(bool(words))

    def words(self) -> str:
        """Return what is said, empty for nothing."""
        return self._label.text() if not self.isHidden() else ""
