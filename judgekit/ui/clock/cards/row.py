"""The row of cards: the chosen clock large, the others beside it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from judgekit.ui.clock.cards.facts import CardFacts
from judgekit.ui.clock.cards.main_card import MainCard
from judgekit.ui.clock.cards.second_card import SecondCard
from judgekit.ui.look import Look

GAP = 16
LEAST, LINE = 480, 52
"""In design pixels: the least width of the chosen card, and the height of one line."""
SECOND_WIDTHS = ((1000, 336), (860, 248), (0, 232))
"""Least width of the row and the second card's width there, in design pixels."""


class CardsRow(QWidget):
    """Passes the facts to its cards once a second."""

    chosen = Signal(str)
    go_wanted = Signal(str)
    board_wanted = Signal(str)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.main = MainCard(look, self)
        self.main.height_changed.connect(self._place)
        self.others: list[SecondCard] = []
        self._is_small = False
        self._covered = 0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        look.changed.connect(self._place)

    def show_cards(self, cards: Sequence[CardFacts]) -> None:
        """Show these cards, the first one large."""
        if not cards:
            return
        while len(self.others) < len(cards) - 1:
            self._add_card()
        before = [card.isHidden() for card in self.others], self.main.sizeHint()
        self.main.show_facts(cards[0])
        for at, card in enumerate(self.others):
            card.setVisible(at < len(cards) - 1)
            if at < len(cards) - 1:
                card.show_facts(cards[at + 1])
        if before != ([card.isHidden() for card in self.others], self.main.sizeHint()):
            self._place()

    def set_small(self, is_small: bool) -> None:
        """Use the measures of a small page, or those of a large one."""
        self._is_small = is_small
        self.main.set_small(is_small)
        for card in self.others:
            card.set_small(is_small)
        self._place()

    def set_covered(self, pixels: int) -> None:
        """Set the width covered by a panel at the right.

        All cards stay clear of it: the others stand below in lines where the room is short, and the
        digits become smaller.
        """
        if pixels != self._covered:
            self._covered = pixels
            self._place()

    def sizeHint(self) -> QSize:
        return QSize(self._look.theme.px(600), self._height())

    def minimumSizeHint(self) -> QSize:
        return QSize(self._look.theme.px(360), self._height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def _place(self) -> None:
        theme = self._look.theme
        shown = self._shown()
        clear = self._clear()
        between = theme.px(8)
        is_stacked = self._is_stacked()
        beside = self._side_width() + theme.px(GAP) if shown and not is_stacked else 0
        # A narrower card may need more height.
        self.main.setGeometry(0, 0, clear - beside, self.main.sizeHint().height())
        height = self.main.sizeHint().height()
        self.main.resize(clear - beside, height)
        self.updateGeometry()
        if is_stacked:
            line = theme.px(LINE)
            for at, card in enumerate(shown):
                card.setGeometry(0, height + between + at * (line + between), clear, line)
            return
        width = self._side_width()
        left = clear - width
        each = (height - between * (len(shown) - 1)) // max(1, len(shown))
        for at, card in enumerate(shown):
            card.setGeometry(left, at * (each + between), width, each)

    def _clear(self) -> int:
        """Return the width that no panel covers."""
        return max(1, self.width() - self._covered)

    def _shown(self) -> list[SecondCard]:
        return [card for card in self.others if not card.isHidden()]

    def _side_width(self) -> int:
        """Return the width of the other cards beside the chosen one."""
        shown = self._shown()
        if not shown:
            return 0
        theme = self._look.theme
        side = next(width for least, width in SECOND_WIDTHS if self._clear() >= theme.px(least))
        return theme.px(side if len(shown) == 1 else max(side, 300))

    def _is_stacked(self) -> bool:
        """Whether the text is so large that the other cards go below, one line each."""
        theme = self._look.theme
        is_alone = not self._shown()
        left = self._clear() - self._side_width() - theme.px(GAP)
        return not is_alone and left < theme.px(LEAST)

    def _height(self) -> int:
        theme = self._look.theme
        below = len(self._shown()) * theme.px(LINE + 8) if self._is_stacked() else 0
        return self.main.sizeHint().height() + below

    def _add_card(self) -> None:
        card = SecondCard(self._look, self)
        card.set_small(self._is_small)
        card.chosen.connect(self.chosen)
        card.go_wanted.connect(self.go_wanted)
        card.board_wanted.connect(self.board_wanted)
        self.others.append(card)
