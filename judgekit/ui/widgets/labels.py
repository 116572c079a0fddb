"""Text labels: plain, elided, badge, and language tag."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent, QPalette, QResizeEvent
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
    """Text in a token's size and colour, plain unless set otherwise."""

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
        self._is_cut = False
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setText(text)
        self.setWordWrap(wraps)
        look.changed.connect(self.redress)
        self.redress()

    def set_token(self, token: str) -> None:
        """Set the colour token."""
        if token != self._token:
            self._token = token
            self.redress()

    def set_size(self, size: str) -> None:
        """Set the size token."""
        if size != self._size:
            self._size = size
            self.redress()

    def say(self, words: str) -> None:
        """Set the text; an empty label is hidden."""
        if words != self.text():
            self.setText(words)
        self.setVisible(bool(words))

    def focusNextPrevChild(self, forward: bool) -> bool:
        before = self.selectionStart()
        went_on = super().focusNextPrevChild(forward)
        here = self.selectionStart()
        if went_on and self.hasFocus() and before >= 0 and here == before:
            # Going back, Qt stays at the first link for good.
            return QWidget.focusNextPrevChild(self, forward)
        return went_on

    def paintEvent(self, event: QPaintEvent) -> None:
        is_cut = self._can_elide() and super().sizeHint().width() > self.width() + 1
        if is_cut != self._is_cut:
            self._is_cut = is_cut
            set_tip(self, self.text() if is_cut else "")
        if not is_cut:
            super().paintEvent(event)
            return
        painter = QPainter(self)
        painter.setPen(self.palette().color(self.foregroundRole()))
        room = self.contentsRect()
        right = Qt.TextElideMode.ElideRight
        words = self.fontMetrics().elidedText(self.text(), right, room.width())
        painter.drawText(room, self.alignment(), words)

    def _can_elide(self) -> bool:
        is_plain = self.textFormat() is Qt.TextFormat.PlainText
        return is_plain and not self.wordWrap() and "\n" not in self.text()

    def redress(self) -> None:
        """Update size and colour from the current theme."""
        theme = self._look.theme
        self.setFont(theme.font(self._size, bold=self._bold))
        # Otherwise a label without text keeps the height of the old font.
        self.setIndent(self.indent())
        palette = QPalette(self.palette())
        # On a background of the role Base, Qt uses Text instead of WindowText.
        for role in (QPalette.ColorRole.WindowText, QPalette.ColorRole.Text):
            palette.setColor(role, theme.color(self._token))
        self.setPalette(palette)


class Title(Label):
    """A title that wraps, in the size of text where its longest word is wider than the room."""

    def __init__(self, look: Look, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(look, text, size="title", bold=True, wraps=True, parent=parent)

    def setText(self, text: str) -> None:
        super().setText(text)
        self._fit()

    def redress(self) -> None:
        """Update size and colour from the current theme."""
        super().redress()
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        self.set_size("text" if self.needs_small() else "title")

    def needs_small(self) -> bool:
        """Return whether the words have to be in the size of text."""
        metrics = QFontMetrics(self._look.theme.font("title", bold=True))
        longest = max(map(metrics.horizontalAdvance, self.text().split()), default=0)
        return longest > self.contentsRect().width()


class ElidedLabel(Label):
    """One line elided with `…` if necessary; the tool tip then has the whole text."""

    elided = Qt.TextElideMode.ElideRight
    """Which end gives way."""
    whole = ""
    """What the tool tip has, if the text is only a part of it."""

    def shown(self) -> str:
        """Return what there is room for."""
        return QFontMetrics(self.font()).elidedText(self.text(), self.elided, self.width())

    def minimumSizeHint(self) -> QSize:
        return QSize(self._look.theme.px(24), super().sizeHint().height())

    def sizeHint(self) -> QSize:
        metrics = QFontMetrics(self.font())
        return QSize(metrics.horizontalAdvance(self.text()) + 2, metrics.height())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        words = self.shown()
        painter.setPen(self.palette().color(QPalette.ColorRole.WindowText))
        painter.drawText(self.rect(), self.alignment(), words)
        whole = self.whole or self.text()
        set_tip(self, "" if words == whole else whole)


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
        """Change the statement."""
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
        set_tip(self, self.text() if room.width() < self.sizeHint().width() else "")
        paint_badge(painter, self._look, room, self.text(), icon=self._icon, token=self._token)


class LanguageTag(QLabel):
    """Solid tag of a language."""

    def __init__(self, look: Look, language: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setText(language.upper())
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def set_language(self, language: str, name: str = "") -> None:
        """Set the language by its code; `name` is for screen readers."""
        self.setText(language.upper())
        self.setAccessibleName(name)
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        return language_tag_size(self._look.theme, self.text())

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        paint_language_tag(painter, self._look.theme, self.rect(), self.text())
