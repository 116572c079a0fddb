"""The paragraph of the rules in one language, or in two: side by side where there is width for
both, else one above the other where there is height."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QWidget

from judgekit.domain.rules.document import Document
from judgekit.domain.rules.library import Library
from judgekit.domain.shared.rule_reference import RuleReference
from judgekit.ui.infractions.entry.rule_paragraph import RuleParagraph
from judgekit.ui.look import Look
from judgekit.ui.widgets.hairline import Hairline

LEAST_BESIDE, LEAST_ABOVE = 616, 380
"""Least width in design pixels for two texts side by side, and least height for one above the
other."""


class TwoParagraphs(QWidget):
    """What is `below` the first text scrolls with it; `turned` is emitted when there is room for
    the second, or no more."""

    turned = Signal()

    def __init__(self, look: Look, below: Sequence[QWidget] = ()) -> None:
        super().__init__()
        self._look = look
        self._two: tuple[Library, RuleReference, Document] | None = None
        """What the second text shows where there is room for it."""
        self.first = RuleParagraph(look, below)
        self.second = RuleParagraph(look)
        self._upright = Hairline(look, Qt.Orientation.Vertical)
        self._level = Hairline(look, Qt.Orientation.Horizontal)
        self._texts = QBoxLayout(QBoxLayout.Direction.TopToBottom, self)
        for part in (self.first, self._upright, self._level, self.second):
            self._texts.addWidget(part)
        self._texts.setContentsMargins(0, 0, 0, 0)
        self.second.hide()
        look.changed.connect(self._stand)
        self._stand()

    @property
    def shows_two(self) -> bool:
        """Whether there are two texts, and room for them."""
        is_high = self.height() >= self._look.theme.px(LEAST_ABOVE)
        return self._two is not None and (self._is_wide or is_high)

    def show_rule(
        self, library: Library, here: RuleReference, documents: Sequence[Document]
    ) -> None:
        """Show a section as these one or two documents have it."""
        self._two = (library, here, documents[1]) if len(documents) > 1 else None
        self.first.show_rule(library, here, documents[0])
        self.second.hide()
        self._stand()

    def show_nothing(self) -> None:
        """Say what stands here once an infraction is chosen."""
        self._two = None
        self.first.show_nothing()
        self._stand()

    def minimumSizeHint(self) -> QSize:
        return QSize(0, 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._stand()

    # -- internals

    @property
    def _is_wide(self) -> bool:
        return self.width() >= self._look.theme.px(LEAST_BESIDE)

    def _stand(self) -> None:
        has_two, is_wide = self.shows_two, self._is_wide
        has_turned = has_two == self.second.isHidden()
        if has_turned and has_two and self._two is not None:
            self.second.show_rule(*self._two)
        self.second.setVisible(has_two)
        across, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self._texts.setDirection(across if is_wide else down)
        self._texts.setSpacing(self._look.theme.px(16 if is_wide else 8))
        self._upright.setVisible(has_two and is_wide)
        self._level.setVisible(has_two and not is_wide)
        texts = (self.first, self.second)
        for text in texts:
            text.stand_close(is_close=has_two and not is_wide)
        shares = (1, 1)
        if has_two and not is_wide:
            needs = (each.needed_height(self.width()) for each in texts)
            shares = heights_of_two(self.height(), *needs)
        for text, share in zip(texts, shares, strict=True):
            self._texts.setStretchFactor(text, max(1, share))
        if has_turned:
            self.turned.emit()


def heights_of_two(room: int, first: int, second: int) -> tuple[int, int]:
    """Divide a height between two texts that need these heights: each has what it needs, or half
    and what the other leaves; what both leave is the second's."""
    upper = min(first, max(room // 2, room - second))
    return upper, room - upper
