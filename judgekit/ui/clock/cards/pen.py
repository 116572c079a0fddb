"""Painting helpers shared by all sizes of a clock's card."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter

from judgekit.domain.clock.snapshot import ClockState
from judgekit.ui.clock.cards.facts import CardFacts
from judgekit.ui.look import Look
from judgekit.ui.widgets.letter_badge import SIDE, paint_letter_badge
from judgekit.ui.words.signs import CLOCK_SIGNS
from judgekit.ui.words.wording import clock_state_words

LINE = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft


class CardPen(NamedTuple):
    """Paints one card: `inset` is the left edge of the content, `width` the card's, in pixels.

    `cut` takes the texts that had no room to be written whole.
    """

    look: Look
    painter: QPainter
    facts: CardFacts
    inset: int
    width: int
    cut: list[str]

    def ink(self, token: str = "text") -> str:
        """Return the token to write with: a filled card has only one."""
        return "overtime-digits" if self.facts.state is ClockState.OVERTIME else token

    def badge(self, middle: int) -> int:
        """Paint the letter on its colour; return where the names begin."""
        theme = self.look.theme
        side = theme.px(SIDE)
        paint_letter_badge(self.painter, theme, self.inset, middle - side // 2, self.facts.place)
        return self.inset + side + theme.px(10)

    def state(self, left: int, middle: int, *, size: str = "text") -> int:
        """Paint icon and name of the clock's state; return the right edge."""
        theme = self.look.theme
        side = 18 if size == "text" else 24
        self.state_icon(left, middle, side)
        words = clock_state_words(self.facts.state)
        token = self.ink(CLOCK_SIGNS[self.facts.state].token)
        place = (left + theme.px(side + 5), middle)
        return self.write(words, place, theme.font(size, bold=True), token)

    def state_icon(self, left: int, middle: int, side: int = 18) -> None:
        """Paint the icon of the clock's state alone."""
        sign = CLOCK_SIGNS[self.facts.state]
        self.icon(sign.icon, left, middle, self.ink(sign.token), side)

    def icon(self, name: str, left: int, middle: int, token: str, side: int) -> None:
        """Paint an icon centred vertically on `middle`."""
        top = middle - self.look.theme.px(side) // 2
        self.look.paint_icon(self.painter, name, left, top, token=token, size=side)

    def write(
        self,
        words: str,
        place: tuple[int, int],
        font: QFont,
        token: str,
        *,
        right: int | None = None,
    ) -> int:
        """Write one vertically centred line at `place`, elided before `right`; return its end."""
        theme = self.look.theme
        left, middle = place
        end = self.width - theme.px(8) if right is None else right
        metrics = QFontMetrics(font)
        shown = metrics.elidedText(words, Qt.TextElideMode.ElideRight, max(0, end - left))
        if shown != words:
            self.cut.append(words)
        self.painter.setFont(font)
        self.painter.setPen(theme.color(token))
        room = QRect(left, middle - metrics.height(), max(0, end - left), 2 * metrics.height())
        self.painter.drawText(room, LINE, shown)
        return left + metrics.horizontalAdvance(shown)

    def write_right(self, words: str, right: int, middle: int, token: str) -> int:
        """Write one small line that ends at `right`; return where it begins."""
        font = self.look.theme.font("small")
        width = QFontMetrics(font).horizontalAdvance(words)
        self.write(words, (right - width, middle), font, token, right=right + 2)
        return right - width
