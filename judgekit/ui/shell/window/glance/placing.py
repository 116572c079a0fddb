"""Where a card stands over the page: at its lower edge, beside what it is about, clear of
alarms."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QPoint, QRect, QTimer
from PySide6.QtGui import QCursor
from PySide6.QtWidgets import QApplication

from judgekit.ui.look import Look
from judgekit.ui.runtime.messages import Messages
from judgekit.ui.shell.window.glance.view import CardGlance
from judgekit.ui.shell.window.page_stack import PageArea

WIDTH, MARGIN, LEAST_BESIDE, LEAST_HEIGHT = 420, 12, 560, 160
"""Width of the card, its distance from the edges, the width of the pages below which it takes all
of theirs, and its least height; in design pixels."""


class GlancePlacing(QObject):
    """`covered` returns the height in pixels over the lower edge of the pages that alarms and
    notices take: the card leaves it to them."""

    def __init__(
        self,
        look: Look,
        messages: Messages,
        area: PageArea,
        covered: Callable[[], int],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._look, self._area, self._covered = look, area, covered
        self._view: CardGlance | None = None
        self.rests_on: QRect | None = None
        """Where the mouse rests on the name; None for a card that stays until Esc."""
        area.resized.connect(self.place)
        messages.banners_changed.connect(self._place_soon)
        look.changed.connect(self._place_soon)

    def take(self, view: CardGlance) -> None:
        """Place this card from now on."""
        self._view = view
        view.spoken_anew.connect(self._place_soon)

    def place(self) -> None:
        """Put the card where it belongs."""
        view = self._view
        if view is None:
            return
        px = self._look.theme.px
        margin, area = px(MARGIN), self._area.pages.geometry()
        room = area.adjusted(margin, margin, -margin, -margin - self._covered())
        width = room.width() if area.width() < px(LEAST_BESIDE) else min(px(WIDTH), room.width())
        left = room.left() if self._stands_right() else room.right() + 1 - width
        view.setGeometry(left, room.top(), width, room.height())
        view.lay_out()
        # As high as it needs to be: what wraps decides that once it has its width.
        height = min(room.height(), max(px(LEAST_HEIGHT), room.height() + view.hidden_height()))
        view.setGeometry(left, room.bottom() + 1 - height, width, height)
        view.lay_out()

    def is_left(self) -> bool:
        """Whether the mouse has gone from the name that it rested on."""
        return self.rests_on is not None and not self.rests_on.contains(QCursor.pos())

    def _stands_right(self) -> bool:
        """Whether what the card is about is in the right half of the pages."""
        focused = QApplication.focusWidget()
        if self.rests_on is not None:
            at = self.rests_on.center()
        elif focused is not None and self._area.isAncestorOf(focused):
            at = focused.mapToGlobal(focused.rect().center())
        else:
            return False
        return at.x() > self._area.mapToGlobal(QPoint(self._area.width() // 2, 0)).x()

    def _place_soon(self) -> None:
        # What lies over the pages is laid out after this.
        QTimer.singleShot(0, self, self.place)
