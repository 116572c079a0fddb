"""Words on a page: plain, elided, in a badge, and the solid tag of a language."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from judgekit.ui.look import Look
from judgekit.ui.widgets.painting.strokes import (
    badge_size,
    language_tag_size,
    paint_badge,
    paint_language_tag,
)
from judgekit.ui.widgets.tool_tip import set_tip


class Label(QLabel):
    """Words in a size and colour of the tokens, plain text unless told otherwise."""

    def __init__(  # noqa: PLR0913  (how words can look)
        self,
        look: Look,
        text: str = "",
        *,
        size: str = "text",
        bold: bool = False,
        token: str = "text",
        wraps: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._look = look
        self._size = size
        self._bold = bold
        self._token = token
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setText(text)
        self.setWordWrap(wraps)
        look.changed.connect(self.redress)
        self.redress()

    def set_token(self, token: str) -> None:
        """Show the words in the colour of another token."""
        if token != self._token:
            self._token = token
            self.redress()

    def set_size(self, size: str) -> None:
        """Show the words in another size. Not before the window has the label: style sheets would
        give it the font back that it had at first."""
        if size != self._size:
            self._size = size
            self.redress()

    def say(self, words: str) -> None:
        """Say this from now on; without words it takes no room."""
        if words != self.text():
            self.setText(words)
        self.setVisible(bool(words))

    def redress(self) -> None:
        """Take size and colour from the theme of the moment."""
        theme = self._look.theme
        self.setFont(theme.font(self._size, bold=self._bold))
        palette = QPalette(self.palette())
        # On a ground of the role Base, Qt takes Text for what it else takes WindowText for.
        for role in (QPalette.ColorRole.WindowText, QPalette.ColorRole.Text):
            palette.setColor(role, theme.color(self._token))
        self.setPalette(palette)


class ElidedLabel(Label):
    """One line that ends in `…` where it lacks room; the tool tip then has the whole."""

    def minimumSizeHint(self) -> QSize:
        return QSize(self._look.theme.px(24), super().sizeHint().height())

    def sizeHint(self) -> QSize:
        metrics = QFontMetrics(self.font())
        return QSize(metrics.horizontalAdvance(self.text()) + 2, metrics.height())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        metrics = QFontMetrics(self.font())
        words = metrics.elidedText(self.text(), Qt.TextElideMode.ElideRight, self.width())
        painter.setPen(self.palette().color(QPalette.ColorRole.WindowText))
        painter.drawText(self.rect(), self.alignment(), words)
        whole = "" if words == self.text() else self.text()
        set_tip(self, whole)


class Badge(QLabel):
    """A short statement in a thin frame: shape, word and colour together."""

    def __init__(
        self,
        look: Look,
        text: str = "",
        *,
        icon: str = "",
        token: str = "text",
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._look = look
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.show_state(text, icon=icon, token=token)

    def show_state(self, text: str, *, icon: str = "", token: str = "text") -> None:
        """Say something else."""
        self._icon = icon
        self._token = token
        self.setText(text)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return badge_size(self._look.theme, self.text(), icon=bool(self._icon))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._look.theme.px(40), self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        room = self.rect()
        room.setWidth(min(room.width(), self.sizeHint().width()))
        paint_badge(painter, self._look, room, self.text(), icon=self._icon, token=self._token)


class LanguageTag(QLabel):
    """The solid tag of a language; `points` is its size where it isn't the small one."""

    def __init__(
        self, look: Look, language: str = "", *, points: float = 9, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._look = look
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setText(language.upper())
        self._points = points
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def set_language(self, language: str, name: str = "") -> None:
        """Show another language by its code; `name` is what a screen reader says."""
        self.setText(language.upper())
        self.setAccessibleName(name)
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        return language_tag_size(self._look.theme, self.text(), self._points)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        paint_language_tag(painter, self._look.theme, self.rect(), self.text(), self._points)
