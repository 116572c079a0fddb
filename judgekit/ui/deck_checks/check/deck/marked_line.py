"""A sentence on a page with its values in bold."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QWidget

from judgekit.ui.look import Look
from judgekit.ui.widgets.labels import Label
from judgekit.views.markup import escape


class MarkedLine(Label):
    """Text between NUL characters is bold, the rest muted. It wraps if it lacks room."""

    def __init__(self, look: Look, *, size: str = "text", parent: QWidget | None = None) -> None:
        super().__init__(look, size=size, token="text-muted", wraps=True, parent=parent)
        self.setTextFormat(Qt.TextFormat.RichText)
        self._marked = ""
        look.changed.connect(self._dress)

    def say_marked(self, marked: str) -> None:
        """Show this text."""
        if marked != self._marked:
            self._marked = marked
            self._dress()

    def words(self) -> str:
        """Return the text, without marks."""
        return self._marked.replace("\0", "")

    def leaves(self, room: int, said: str) -> bool:
        """Whether so many pixels hold this text in one line and these bold words beside it."""
        metrics = QFontMetrics(self._look.theme.font("small", bold=True))
        return metrics.horizontalAdvance(said) + metrics.horizontalAdvance(self.words()) <= room

    def _dress(self) -> None:
        ink = self._look.theme.hex("text")
        parts = [
            f'<b style="color:{ink}">{escape(part)}</b>' if at % 2 else escape(part)
            for at, part in enumerate(self._marked.split("\0"))
        ]
        self.setText("".join(parts))
        self.setAccessibleName(self.words())
