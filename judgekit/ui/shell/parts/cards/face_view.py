"""One face or half of a card: its name and cost, type line, text and figures."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from judgekit.ui.interface_words import interface_words
from judgekit.ui.look import Look
from judgekit.ui.shell.parts.cards.cost_label import CostLabel
from judgekit.ui.shell.parts.cards.symbol_text import SymbolText
from judgekit.ui.widgets.labels import Label
from judgekit.ui.widgets.scaled_layouts import ScaledLayouts
from judgekit.views.cards.card_text import FaceShown
from judgekit.views.cards.figures import figures_words

SMALL_COST = 18


class FaceView(QWidget):
    """A face of several has a head of its own; that of a card with one stands above it."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._name = Label(look, bold=True, wraps=True)
        self._cost = CostLabel(look, SMALL_COST)
        self._types = Label(look, token="text-muted", wraps=True)
        self._text = SymbolText(look)
        self._figures = Label(look, bold=True)
        self._head = QWidget()
        scaled = ScaledLayouts(look, self)
        head = QVBoxLayout(self._head)
        scaled.keep(head, (0, 0, 0, 0), 2)
        line = QHBoxLayout()
        scaled.keep(line, (0, 0, 0, 0), 12)
        line.addWidget(self._name, 1)
        line.addWidget(self._cost)
        head.addLayout(line)
        head.addWidget(self._types)
        column = QVBoxLayout(self)
        scaled.keep(column, (0, 0, 0, 0), 10)
        column.addWidget(self._head)
        column.addWidget(self._text)
        column.addWidget(self._figures)

    def show_face(self, face: FaceShown, *, with_head: bool) -> None:
        """Show this face."""
        self._head.setVisible(with_head)
        self._name.say(face.name)
        self._cost.show_cost(face.cost)
        self._types.say(face.types)
        self._text.show_paragraphs(face.paragraphs)
        self._text.setVisible(bool(face.paragraphs))
        self._figures.say(_corner_words(face))


def _corner_words(face: FaceShown) -> str:
    """Return what stands in the corner of a face: `Power and toughness 2/1`, `Loyalty 4`."""
    figures = face.figures.power_and_toughness
    if figures and not (face.figures.loyalty or face.figures.defense):
        words = QCoreApplication.translate("Cards", "Power and toughness {figures}")
        return words.format(figures=figures)
    return figures_words(face.figures, interface_words())
