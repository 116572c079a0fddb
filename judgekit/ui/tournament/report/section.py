"""A part of the report: its title with a detail at the right, and below it what it shows."""

from __future__ import annotations

from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from judgekit.ui.look import Look
from judgekit.ui.widgets.hairline import Hairline
from judgekit.ui.widgets.labels import ElidedLabel, Label


class Section(QWidget):
    """Says instead that there is nothing to show, if there isn't."""

    def __init__(self, look: Look, *parts: QWidget, has_line: bool = False) -> None:
        super().__init__()
        self._look = look
        self._title = Label(look, bold=True, wraps=True)
        self._detail = ElidedLabel(look, size="small", token="text-muted")
        self._nothing = Label(look, token="text-muted", wraps=True)
        self._head = QHBoxLayout()
        self._head.addWidget(self._title, 1)
        self._head.addWidget(self._detail)
        self._detail.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Preferred)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(self._head)
        column.addSpacing(look.theme.px(6))
        if has_line:
            column.addWidget(Hairline(look, token="line-strong"))
        column.addWidget(self._nothing)
        for part in parts:
            column.addWidget(part)
        self._nothing.hide()
        look.changed.connect(self._redress)
        self._redress()

    def say(self, title: str, detail: str = "", nothing: str = "") -> None:
        """Set title and detail; `nothing` is said if there is nothing to show."""
        self._title.setText(title)
        self._detail.say(detail)
        self._nothing.say(nothing)

    def _redress(self) -> None:
        theme = self._look.theme
        self._head.setSpacing(theme.px(12))
        self._nothing.setContentsMargins(0, theme.px(6), 0, 0)
