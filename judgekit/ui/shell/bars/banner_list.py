"""All banners in full, over the lower edge of the page, until a person closes them."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from judgekit.ui.look import Look
from judgekit.ui.runtime.engine_bridge import EngineBridge
from judgekit.ui.runtime.messages import Messages
from judgekit.ui.runtime.pending_queue import PENDING_BANNER
from judgekit.ui.shell.bars.banner_notice import BannerNotice
from judgekit.ui.shell.bars.pending_list import PendingList
from judgekit.ui.widgets.form_scroll import FormScroll, ScrolledPage
from judgekit.ui.widgets.painting.strokes import fill

PASSED_THROUGH = 1_500
"""Milliseconds for which the mouse reaches the page below a list that came by itself: a click that
was aimed at the page discards nothing."""


class BannerList(QWidget):
    """Follows `Messages` while it is shown; below what waits to be recorded stands each entry."""

    left = Signal()
    """Esc was pressed, or the last banner has gone."""

    def __init__(self, look: Look, messages: Messages, bridge: EngineBridge) -> None:
        super().__init__()
        self._look, self._messages = look, messages
        self._notices: dict[str, BannerNotice] = {}
        self._foot = 0
        self._pending = PendingList(look, bridge)
        self._content = ScrolledPage()
        self._column = QVBoxLayout(self._content)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)
        self._column.addWidget(self._pending)
        self._content.installEventFilter(self)
        # In no layout: that would be asked for the height, and a scrolled area has none.
        self._scroll = FormScroll(look, self._content, self)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        # Esc reaches it wherever the focus is in it, and where nothing in it can be focused.
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self._aimed = QTimer(self, singleShot=True, interval=PASSED_THROUGH)
        self._aimed.timeout.connect(lambda: self._let_through(is_through=False))
        self.hide()
        messages.banners_changed.connect(self.refresh)

    def refresh(self) -> None:
        """Show what stands now, most urgent first; a banner that stays keeps its widget."""
        if self.isHidden():
            return
        keys = self._messages.by_urgency()
        for key in [key for key in self._notices if key not in keys]:
            notice = self._notices.pop(key)
            self._column.removeWidget(notice)
            notice.hide()
            notice.deleteLater()
        for at, key in enumerate(keys):
            self._show(key, at)
        at = keys.index(PENDING_BANNER) + 1 if PENDING_BANNER in keys else len(keys)
        self._column.insertWidget(at, self._pending)
        self.setAccessibleName(self.tr("Notices"))
        if not keys:
            self.left.emit()

    def open(self, *, is_wanted: bool) -> None:
        """Show the list; one that a person wanted takes the focus."""
        self.show()
        self.refresh()
        if is_wanted:
            self.setFocus()
        else:
            self._aimed.start()
        self._let_through(is_through=not is_wanted)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return self._content.heightForWidth(width) + 1 + self._foot

    def sizeHint(self) -> QSize:
        return QSize(0, self.heightForWidth(self.width()))

    def leave_room(self, foot: int) -> None:
        """Leave so many pixels free at the lower edge."""
        self._foot = foot
        self.updateGeometry()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._scroll.setGeometry(self.rect().adjusted(0, 1, 0, -self._foot))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def event(self, event: QEvent) -> bool:
        # Esc closes the list before it does anything on the page.
        is_override = event.type() is QEvent.Type.ShortcutOverride
        if is_override and isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Escape:
            event.accept()
            return True
        return super().event(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.LayoutRequest:
            # A scrolled area keeps to itself that what is in it has become higher.
            self.updateGeometry()
        return super().eventFilter(watched, event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.refresh()
        super().changeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, painter = self._look.theme, QPainter(self)
        fill(painter, self.rect(), theme.color("surface-sunken"))
        painter.fillRect(0, 0, self.width(), 1, theme.color("line-strong"))

    def _let_through(self, *, is_through: bool) -> None:
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, is_through)

    def _show(self, key: str, at: int) -> None:
        notice = self._notices.get(key)
        if notice is None:
            notice = self._notices[key] = BannerNotice(self._look, self._messages, key)
            if key == PENDING_BANNER:
                notice.go_on_below()
        else:
            notice.refresh()
        if self._column.indexOf(notice) != at:
            self._column.insertWidget(at, notice)
            notice.show()
