"""The messages that stand, one below the other over the page."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from judgekit.ui.look import Look
from judgekit.ui.runtime.messages import Messages

if TYPE_CHECKING:
    from judgekit.ui.widgets.notice import Notice


class Banners(QWidget):
    """Shows what stands in `Messages`; takes no room while nothing does."""

    def __init__(self, look: Look, messages: Messages, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._messages = messages
        self._notices: list[Notice] = []
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)
        messages.standing_changed.connect(self.refresh)
        self.refresh()

    def refresh(self) -> None:
        """Show what stands now."""
        for notice in self._notices:
            self._column.removeWidget(notice)
            notice.hide()
            notice.deleteLater()
        self._notices = []
        for key, standing in self._messages.banners().items():
            from judgekit.ui.widgets.notice import Notice  # noqa: PLC0415  (seldom needed)

            notice = Notice(self._look, standing.text, icon=standing.icon, token=standing.token)
            notice.offer_close(self.tr("Put this message away"))
            notice.closed.connect(lambda key=key: self._messages.withdraw(key))
            if standing.retry is not None:
                action = standing.action() if standing.action else self.tr("Try again")
                notice.offer_retry(action)
                notice.retried.connect(standing.retry)
            self._column.addWidget(notice)
            self._notices.append(notice)
        self.setVisible(bool(self._notices))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.refresh()
        super().changeEvent(event)
