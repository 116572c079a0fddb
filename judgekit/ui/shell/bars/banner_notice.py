"""A banner of `Messages`: whole in the list of all, or on one line whose height never changes."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from PySide6.QtCore import QCoreApplication, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent, QPalette, QResizeEvent
from PySide6.QtWidgets import QSizePolicy

from judgekit.ui.look import Look
from judgekit.ui.runtime.messages import Banner, Messages
from judgekit.ui.widgets.labels import Label
from judgekit.ui.widgets.notice import Notice
from judgekit.ui.widgets.painting.two_lines import TwoLines
from judgekit.ui.widgets.tool_tip import set_tip

LEAST_WORDS = 320
"""Design pixels of words beside which "Try again" stands, even if they are cut."""


class BannerNotice(Notice):
    """Shows the banner of a key, as `refresh` finds it; its buttons do what the banner has then."""

    def __init__(self, look: Look, messages: Messages, key: str) -> None:
        super().__init__(look, "")
        self.key = key
        self._messages = messages
        self.closed.connect(lambda: messages.withdraw(key))
        self.retried.connect(lambda: self._do(lambda banner: banner.retry))
        self.settled.connect(lambda: self._do(lambda banner: banner.settle))
        self.refresh()

    def refresh(self) -> None:
        """Take the words anew."""
        banner = self._messages.banners()[self.key]
        translate = QCoreApplication.translate
        action = banner.action() if banner.action else translate("Banners", "Try again")
        close = banner.closing() if banner.closing else translate("Banners", "Dismiss")
        self.say(banner.text, icon=banner.icon, token=banner.token)
        self.offer_retry(action if banner.retry is not None else "")
        self.offer_settle(banner.settled() if banner.settled else "")
        self.offer_close(close if banner.can_be_closed else "")

    def _do(self, what: Callable[[Banner], Callable[[], object] | None]) -> None:
        banner = self._messages.banners().get(self.key)
        wanted = what(banner) if banner is not None else None
        if wanted is not None:
            wanted()


class BannerLine(BannerNotice):
    """As high as a button: its words stand on one line, or on two of small letters. Buttons beside
    which they lack room are left to the list, but for one that only tries again."""

    fitted = Signal()
    """Another width, or other words: `is_whole` may have changed."""

    is_whole = True
    """Whether all words and all buttons are seen."""
    _only_tries = False
    """Whether its button decides nothing: it needs no words that are read to their end."""

    def refresh(self) -> None:
        """Take the words anew."""
        super().refresh()
        banner = self._messages.banners()[self.key]
        self._only_tries = banner.action is None and banner.settle is None
        self._share()

    def take_presses(self, *, takes: bool) -> None:
        """Let the mouse press its buttons, or nothing at all, as these show; keys always do."""
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, not takes)
        for each in (self._retry, self._settle, self._close):
            each.is_waiting = not takes
            each.update()

    def redress(self) -> None:
        """Update the margins from the current theme."""
        px = self._look.theme.px
        self._row.setContentsMargins(px(48), 0, px(4), 0)
        self._row.setSpacing(px(12))
        self._buttons.setSpacing(px(8))
        self._share()

    def _made_label(self, text: str) -> Label:
        self._has_line = False
        return _LineWords(self._look, text)

    def _share(self) -> None:
        """Leave the buttons out where the words lack room beside them."""
        words, px = cast("_LineWords", self._label), self._look.theme.px
        offered = [each for each in (self._retry, self._settle) if each.text()]
        close = [] if self._close.isHidden() else [self._close]
        left = self.width() - px(48 + 4)
        taken = [each.sizeHint().width() + px(12) for each in (*offered, *close)]
        room = left - sum(taken)
        has_room = words.fits(room)
        stay = has_room or (self._only_tries and room >= px(LEAST_WORDS))
        for each in offered:
            each.setVisible(stay)
        words.tell_whole()
        self.is_whole = has_room
        self.fitted.emit()


class _LineWords(Label):
    """Takes what width there is; the tool tip has what is cut."""

    def __init__(self, look: Look, text: str) -> None:
        super().__init__(look, text)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)

    def fits(self, width: int) -> bool:
        """Whether the words are whole at this width."""
        return self._is_one_line(width) or self._two_lines(width).is_whole

    def tell_whole(self) -> None:
        """Let the tool tip say the words where they are cut."""
        set_tip(self, "" if self.fits(self.width()) else self.text())

    def minimumSizeHint(self) -> QSize:
        return QSize(0, self.fontMetrics().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.tell_whole()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setPen(self.palette().color(QPalette.ColorRole.WindowText))
        if self._is_one_line(self.width()):
            painter.setFont(self.font())
            painter.drawText(self.rect(), self.alignment(), self.text())
        else:
            self._two_lines(self.width()).paint(painter, self.rect())

    def _is_one_line(self, width: int) -> bool:
        return QFontMetrics(self.font()).horizontalAdvance(self.text()) <= width

    def _two_lines(self, width: int) -> TwoLines:
        return TwoLines(self.text(), self._look.theme.font("small"), width)
