"""Banners on a page, and the message of an empty page."""

from __future__ import annotations

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from judgekit.ui.look import Look
from judgekit.ui.spoken.spoken import Role, spoken_as
from judgekit.ui.widgets.button import Button, ButtonKind
from judgekit.ui.widgets.form_scroll import FormScroll, ScrolledPage
from judgekit.ui.widgets.labels import Label, Title
from judgekit.ui.widgets.scaled_layouts import ScaledLayouts

LEAST_WORDS = 320
"""Width in design pixels that the words of a banner keep beside its buttons."""


class Notice(QWidget):
    """A banner: an icon, a sentence, and optional buttons to retry, to settle or to close it."""

    as_spoken = spoken_as(Role.AlertMessage)

    retried = Signal()
    settled = Signal()
    closed = Signal()

    def __init__(
        self,
        look: Look,
        text: str,
        *,
        icon: str = "warning",
        token: str = "attention",
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._look = look
        self._icon = icon
        self._token = token
        self._has_line = True
        self._label = self._made_label(text)
        self._retry = Button(look)
        self._settle = Button(look)
        self._close = Button(look, kind=ButtonKind.QUIET, icon="close")
        self._retry.clicked.connect(self.retried)
        self._settle.clicked.connect(self.settled)
        self._close.clicked.connect(self.closed)
        self._retry.hide()
        self._settle.hide()
        self._close.hide()
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._row.addWidget(self._label, 1)
        self._buttons = QHBoxLayout()
        for button in (self._retry, self._settle, self._close):
            self._buttons.addWidget(button)
        self._row.addLayout(self._buttons)
        self.setAccessibleName(text)
        look.changed.connect(self.redress)
        self.redress()

    def say(self, text: str, *, icon: str = "warning", token: str = "attention") -> None:
        """Change the message."""
        self._icon, self._token = icon, token
        self._label.setText(text)
        self.setAccessibleName(text)
        self.update()

    def go_on_below(self) -> None:
        """Omit the line below, because what follows belongs to it."""
        self._has_line = False
        self.update()

    def offer_retry(self, text: str) -> None:
        """Show the retry button, hidden without a text; `retried` is emitted when it is pressed."""
        self._retry.set_words(text)
        self._retry.setVisible(bool(text))

    def offer_settle(self, text: str, *, key: str = "") -> None:
        """Show the button that settles the matter, hidden without a text; `settled` is emitted when
        it is pressed. `key` is shown as given."""
        self._settle.set_words(text, key=key)
        self._settle.setVisible(bool(text))

    def offer_close(self, name: str) -> None:
        """Show the close button, hidden without a name; `closed` is emitted when it is pressed."""
        self._close.set_words("", name=name)
        self._close.setVisible(bool(name))

    def redress(self) -> None:
        """Update the margins from the current theme."""
        theme = self._look.theme
        self._row.setContentsMargins(theme.px(48), theme.px(8), theme.px(16), theme.px(8))
        self._row.setSpacing(theme.px(12))
        self._buttons.setSpacing(theme.px(12))
        self.setMinimumHeight(theme.px(48))
        self._share()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share()

    def _made_label(self, text: str) -> Label:
        return Label(self._look, text, wraps=True)

    def _share(self) -> None:
        """Put the buttons below the words where these would be squeezed beside them."""
        theme = self._look.theme
        left = self.width() - self._buttons.sizeHint().width() - theme.px(76)
        words = self._label.fontMetrics().horizontalAdvance(self._label.text())
        is_tight = left < min(words, theme.px(LEAST_WORDS))
        down, across = QBoxLayout.Direction.TopToBottom, QBoxLayout.Direction.LeftToRight
        self._row.setDirection(down if is_tight else across)
        align = Qt.AlignmentFlag.AlignLeft if is_tight else Qt.AlignmentFlag(0)
        self._row.setAlignment(self._buttons, align)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._look.theme
        painter = QPainter(self)
        painter.fillRect(self.rect(), theme.color("surface-sunken"))
        painter.fillRect(
            QRect(0, 0, theme.measure("bar-chosen"), self.height()), theme.color(self._token)
        )
        if self._has_line:
            painter.fillRect(0, self.height() - 1, self.width(), 1, theme.color("line"))
        size = theme.px(18)
        self._look.paint_icon(
            painter, self._icon, theme.px(18), (self.height() - size) // 2, token=self._token
        )


class EmptyState(QWidget):
    """Message in the middle of an empty page or list, with a hint what to do, and optionally the
    button that does it."""

    wanted = Signal()
    """The button was pressed."""

    def __init__(
        self, look: Look, title: str = "", hint: str = "", parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._title = Title(look, title)
        self._hint = Label(look, hint, token="text-muted", wraps=True)
        self.button = Button(look, kind=ButtonKind.FILLED)
        self.button.hide()
        self.button.clicked.connect(self.wanted)
        for label in (self._title, self._hint):
            label.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        content, whole = ScrolledPage(), QVBoxLayout(self)
        whole.addWidget(FormScroll(look, content))
        whole.setContentsMargins(0, 0, 0, 0)
        column = QVBoxLayout(content)
        ScaledLayouts(look, self).keep(column, (24, 24, 24, 24), 12)
        column.addStretch(2)
        column.addWidget(self._title)
        column.addWidget(self._hint)
        column.addWidget(self.button, 0, Qt.AlignmentFlag.AlignHCenter)
        self._more = QHBoxLayout()
        ScaledLayouts(look, self).keep(self._more, (0, 0, 0, 0), 12)
        column.addLayout(self._more)
        column.addStretch(3)

    def set_words(self, title: str, hint: str) -> None:
        """Change the message."""
        self._title.setText(title)
        self._hint.say(hint)
        if not self.button.text():
            # Hidden, but a screen reader may list it.
            self.button.set_words("", name=title)

    def add_buttons(self, *buttons: Button) -> None:
        """Add other ways, in a row below the button."""
        self._more.addStretch(1)
        for each in buttons:
            self._more.addWidget(each)
        self._more.addStretch(1)

    def offer(self, words: str, *, key: str = "") -> None:
        """Show the button, hidden without words; `wanted` is emitted when it is pressed."""
        self.button.set_words(words, key=key)
        self.button.setVisible(bool(words))
