"""Banners, stacked above the page."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget

from judgekit.ui.look import Look
from judgekit.ui.runtime.engine_bridge import EngineBridge
from judgekit.ui.runtime.messages import Banner, Messages
from judgekit.ui.runtime.pending_queue import PENDING_BANNER

if TYPE_CHECKING:
    from judgekit.ui.shell.bars.pending_list import PendingList
    from judgekit.ui.widgets.notice import Notice


class Banners(QWidget):
    """Displays the banners of `Messages`, then the unrecorded commands; hidden without any.

    `focus_page` gives the page the focus when a banner that has it goes.
    """

    def __init__(
        self,
        look: Look,
        messages: Messages,
        bridge: EngineBridge,
        focus_page: Callable[[], None] = lambda: None,
    ) -> None:
        super().__init__()
        self._look = look
        self._messages = messages
        self._bridge = bridge
        self._focus_page = focus_page
        self._notices: dict[str, Notice] = {}
        self._pending: PendingList | None = None
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)
        messages.banners_changed.connect(self.refresh)
        self.refresh()

    def refresh(self) -> None:
        """Update the banners; a changed one keeps its widget, so that its button keeps the
        focus."""
        banner = self._messages.banners()
        for key in [key for key in self._notices if key not in banner]:
            notice = self._notices.pop(key)
            focused = QApplication.focusWidget()
            had_focus = focused is not None and notice.isAncestorOf(focused)
            self._column.removeWidget(notice)
            notice.hide()
            notice.deleteLater()
            if had_focus:
                self._focus_page()
        pending = banner.pop(PENDING_BANNER, None)
        for at, (key, each) in enumerate(banner.items()):
            self._show(key, each, at)
        if pending is not None:
            self._show(PENDING_BANNER, pending, len(banner))
            self._list_pending()
        self.setVisible(bool(self._notices))

    def _show(self, key: str, banner: Banner, at: int) -> None:
        notice = self._notices.get(key)
        if notice is None:
            from judgekit.ui.widgets.notice import Notice  # noqa: PLC0415  (seldom needed)

            notice = Notice(self._look, "")
            notice.closed.connect(lambda: self._messages.withdraw(key))
            notice.retried.connect(lambda: self._retry(key))
            notice.settled.connect(lambda: self._settle(key))
            self._notices[key] = notice
        action = banner.action() if banner.action else self.tr("Try again")
        close = self.tr("Dismiss")
        notice.say(banner.text, icon=banner.icon, token=banner.token)
        notice.offer_retry(action if banner.retry is not None else "")
        notice.offer_settle(banner.settled() if banner.settled else "")
        notice.offer_close(close if banner.can_be_closed else "")
        if self._column.indexOf(notice) != at:
            self._column.insertWidget(at, notice)

    def _retry(self, key: str) -> None:
        banner = self._messages.banners().get(key)
        if banner is not None and banner.retry is not None:
            banner.retry()

    def _settle(self, key: str) -> None:
        banner = self._messages.banners().get(key)
        if banner is not None and banner.settle is not None:
            banner.settle()

    def _list_pending(self) -> None:
        """Show the list of unrecorded commands below their banner."""
        self._notices[PENDING_BANNER].go_on_below()
        if self._pending is None:
            from judgekit.ui.shell.bars.pending_list import PendingList  # noqa: PLC0415  (seldom needed)

            self._pending = PendingList(self._look, self._bridge, self)
            self._column.addWidget(self._pending)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.refresh()
        super().changeEvent(event)
