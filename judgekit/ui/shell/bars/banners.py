"""The line of notices between page and strip, always there: nothing moves when one comes."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt, QTimer
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QHBoxLayout, QSizePolicy, QWidget

from judgekit.ui.look import Look
from judgekit.ui.runtime.engine_bridge import EngineBridge
from judgekit.ui.runtime.messages import Messages
from judgekit.ui.runtime.pending_queue import PENDING_BANNER
from judgekit.ui.shell.window.page_stack import PageArea
from judgekit.ui.widgets.button import Button, ButtonKind
from judgekit.ui.widgets.painting.strokes import fill

if TYPE_CHECKING:
    from judgekit.ui.shell.bars.banner_list import BannerList
    from judgekit.ui.shell.bars.banner_notice import BannerLine

LEAST_HEIGHT = 440
"""Design pixels of a window in which the line has room of its own; in a lower one, as at 1024x700
and 160 per cent, it lies over the lower edge of the page while there is a notice."""
HELD_FOR = 1_500
"""Milliseconds for which the mouse over the line keeps another notice from taking its place: a
button that is about to be pressed doesn't become another one."""


class Banners(QWidget):
    """Shows the most urgent banner of `Messages` on one line (decision 31). All of them, in full
    and with what waits to be recorded, open over the lower edge of the `area` of the pages, instead
    of the line: on a press, and by themselves once something begins to wait.

    `focus_page` gives the page the focus when what has it here goes.
    """

    def __init__(
        self,
        look: Look,
        messages: Messages,
        bridge: EngineBridge,
        area: PageArea,
        focus_page: Callable[[], None] = lambda: None,
    ) -> None:
        super().__init__()
        self._look, self._messages, self._bridge = look, messages, bridge
        self._area, self._focus_page = area, focus_page
        self._line: BannerLine | None = None
        self._list: BannerList | None = None
        self._is_over: bool | None = None
        """Whether it lies over the page; None until it has a place."""
        self._has_queue = False
        self._due = ""
        """The banner that waits for the mouse to go."""
        self._held = QTimer(self, singleShot=True, interval=HELD_FOR)
        self._held.timeout.connect(self.refresh)
        self._settling = QTimer(self, singleShot=True, interval=HELD_FOR)
        """Runs from when a notice took another's place: it takes no press yet."""
        self._settling.timeout.connect(self._take_presses)
        self._aimed = QTimer(self, singleShot=True, interval=HELD_FOR)
        self._aimed.timeout.connect(lambda: self._let_through(is_through=False))
        self._more = Button(look, kind=ButtonKind.QUIET, icon="chevron-up")
        self._more.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._more.clicked.connect(self._toggle)
        self._more.hide()
        self._row = QHBoxLayout(self)
        self._row.addStretch(1)
        self._row.addWidget(self._more)
        messages.banners_changed.connect(self.refresh)
        look.changed.connect(self._redress)
        area.resized.connect(self._place)
        app = QApplication.instance()
        if isinstance(app, QApplication):
            app.focusChanged.connect(self._focus_moved)
        self._redress()
        self.refresh()
        self.height_over_pages = lambda: max(
            self.height() if self._is_over and self.isVisible() else 0,
            self._list.height() if self._list is not None and self.is_open else 0,
        )
        """Height in pixels of what lies over the lower edge of the pages now."""

    @property
    def shown(self) -> str:
        """The key of the banner on the line; empty if there is none."""
        return self._line.key if self._line is not None else ""

    @property
    def is_open(self) -> bool:
        """Whether the list of all is shown."""
        return self._list is not None and not self._list.isHidden()

    def refresh(self) -> None:
        """Show what is most urgent; a changed banner keeps its widget, so that its button keeps the
        focus."""
        self._open_for_queue()
        first = "" if self.is_open else next(iter(self._messages.by_urgency()), "")
        if first != self.shown and self._waits(first):
            first = self.shown if self.shown in self._messages.banners() else ""
        self._show(first)
        self._offer_more()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.refresh()
        super().changeEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._held.stop()
        self.refresh()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._line is not None or self.is_open:
            theme, painter = self._look.theme, QPainter(self)
            fill(painter, self.rect(), theme.color("surface-sunken"))
            painter.fillRect(0, 0, self.width(), 1, theme.color("line"))

    def _waits(self, first: str) -> bool:
        """Whether another banner may not yet take the place: a button of the line has the focus, or
        the mouse is over it."""
        if self._has_focus(self._line) and self.shown in self._messages.banners():
            return True
        if self._held.isActive():
            return True
        if not first or not self.shown or self._due == first or not self.underMouse():
            return False
        self._due = first
        self._held.start()
        return True

    def _show(self, key: str) -> None:
        if self._line is not None and self._line.key == key:
            self._line.refresh()
            return
        # No longer the line when it is hidden: the focus leaves it then, which is heeded, too.
        gone, self._line = self._line, None
        if gone is not None:
            had_focus = self._has_focus(gone)
            self._row.removeWidget(gone)
            gone.hide()
            gone.deleteLater()
            if had_focus:
                self._focus_page()
        if key:
            from judgekit.ui.shell.bars.banner_notice import BannerLine  # noqa: PLC0415  (seldom needed)

            self._due = ""
            self._line = BannerLine(self._look, self._messages, key)
            self._line.fitted.connect(self._offer_more)
            self._row.insertWidget(0, self._line, 1_000)
            if gone is not None:
                self._settling.start()
            self._line.take_presses(takes=gone is None)
            self._line.show()
            if self._is_over and not self.isVisible():
                # A click that was aimed at the page reaches it.
                self._let_through(is_through=True)
                self._aimed.start()
        self.update()

    def _take_presses(self) -> None:
        if self._line is not None:
            self._line.take_presses(takes=True)

    def _let_through(self, *, is_through: bool) -> None:
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, is_through)

    def _offer_more(self) -> None:
        """Offer the list where it tells more than the line, or to close it."""
        others = len(self._messages.banners()) - 1
        is_cut = self._line is not None and not self._line.is_whole
        self._more.setVisible(self.is_open or others > 0 or is_cut or self._has_queue)
        self._more.set_icon("chevron-down" if self.is_open else "chevron-up")
        self.setVisible(not self._is_over or self.is_open or self._line is not None)
        name = self.tr("Close the notices") if self.is_open else self.tr("Show all notices")
        self._more.set_words(f"+{others}" if others > 0 and not self.is_open else "", name=name)

    def _open_for_queue(self) -> None:
        """Open the list as something begins to wait, and close it when nothing does any more."""
        had_queue, self._has_queue = self._has_queue, PENDING_BANNER in self._messages.banners()
        if self._has_queue and not had_queue and not self.is_open:
            self._made_list().open(is_wanted=False)
        elif had_queue and not self._has_queue and self.is_open:
            self._close_list()

    def _toggle(self) -> None:
        if self.is_open:
            self._close_list()
        else:
            self._made_list().open(is_wanted=True)
            self.refresh()

    def _close_list(self) -> None:
        had_focus = self._has_focus(self._list)
        if self._list is not None:
            self._list.hide()
        if had_focus:
            self._focus_page()
        self.refresh()

    def _made_list(self) -> BannerList:
        if self._list is None:
            from judgekit.ui.shell.bars.banner_list import BannerList  # noqa: PLC0415  (seldom needed)

            self._list = BannerList(self._look, self._messages, self._bridge)
            self._list.left.connect(self._close_list)
            self._area.lay_over(self._list, Qt.AlignmentFlag.AlignBottom)
            self._list.leave_room(self.height() if self._is_over else 0)
            self.raise_()
        return self._list

    def _focus_moved(self, before: QWidget | None, now: QWidget | None) -> None:
        line = self._line
        if line is None or before is None or not line.isAncestorOf(before):
            return
        if now is None or not line.isAncestorOf(now):
            self.refresh()

    @staticmethod
    def _has_focus(part: QWidget | None) -> bool:
        focused = QApplication.focusWidget()
        return (
            part is not None
            and focused is not None
            and (focused is part or part.isAncestorOf(focused))
        )

    def _redress(self) -> None:
        theme = self._look.theme
        self.setFixedHeight(theme.measure("notices"))
        self._row.setContentsMargins(0, 1, theme.px(12), 0)
        self._row.setSpacing(theme.px(4))
        # Its room is kept where it isn't needed: the buttons beside it stay where they are.
        policy = self._more.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        self._more.setSizePolicy(policy)
        self._more.setFixedWidth(theme.px(80))
        self._place()

    def _place(self) -> None:
        """Take room from the page or lie over it, as the window's height allows."""
        is_over = self._area.window().height() < self._look.theme.px(LEAST_HEIGHT)
        if is_over != self._is_over:
            self._is_over = is_over
            if is_over:
                self._area.lay_over(self, Qt.AlignmentFlag.AlignBottom)
            else:
                self._area.lay_below(self)
            self._offer_more()
        if self._list is not None:
            self._list.leave_room(self.height() if is_over else 0)
