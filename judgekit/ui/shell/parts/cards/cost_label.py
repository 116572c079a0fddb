"""A card's cost as drawn symbols."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from judgekit.ui.interface_words import interface_words
from judgekit.ui.look import Look
from judgekit.ui.spoken.spoken import Role, Spoken
from judgekit.ui.widgets.painting.symbols import cost_width, paint_cost
from judgekit.views.cards.symbol_words import spoken_cost


class CostLabel(QWidget):
    """As wide as its symbols, which are `size` high in design pixels; hidden without any."""

    def __init__(self, look: Look, size: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._size = look, size
        self._cost = ""
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        look.changed.connect(self.updateGeometry)

    def show_cost(self, cost: str) -> None:
        """Show this cost, as a card file writes it: `{2}{W}{B}`."""
        self._cost = cost
        self.setVisible(bool(cost))
        self.updateGeometry()
        self.update()

    def as_spoken(self) -> Spoken:
        """Return what it is for screen readers."""
        return Spoken(Role.StaticText, name=spoken_cost(self._cost, interface_words()))

    def sizeHint(self) -> QSize:
        height = self._look.theme.px(self._size)
        return QSize(cost_width(self._cost, height), height)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        look, height = self._look, self._look.theme.px(self._size)
        painter = QPainter(self)
        paint_cost(painter, look, self._cost, self.rect(), height=height)
