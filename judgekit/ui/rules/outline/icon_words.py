"""Few small words after a small icon, both in one colour."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QWidget

from judgekit.ui.look import Look
from judgekit.ui.widgets.icon_label import IconLabel
from judgekit.ui.widgets.labels import Label
from judgekit.ui.widgets.scaled_layouts import ScaledLayouts

ICON = 14


class IconWords(QWidget):
    """Hidden without words."""

    def __init__(self, look: Look, icon: str, token: str = "attention") -> None:
        super().__init__()
        self._words = Label(look, size="small", token=token)
        row = QHBoxLayout(self)
        ScaledLayouts(look, self).keep(row, (0, 0, 0, 0), 5)
        row.addWidget(IconLabel(look, icon, token=token, size=ICON))
        row.addWidget(self._words, 1, Qt.AlignmentFlag.AlignLeft)

    def say(self, words: str) -> None:
        """Show these words."""
        self._words.setText(words)
        self.setVisible(bool(words))
