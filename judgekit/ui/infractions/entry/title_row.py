"""The name of what is shown, and the way to its official wording where that stands below."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QFontMetrics, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from judgekit.ui.look import Look
from judgekit.ui.widgets.button import Button, ButtonKind
from judgekit.ui.widgets.labels import Title
from judgekit.ui.widgets.scaled_layouts import ScaledLayouts


class TitleRow(QWidget):
    """The button takes no row from what is to be done: where the name needs the room, it has only
    its sign and key. On a cramped page a name of two lines is no larger than text."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.title = _Name(look)
        self.title.setObjectName("title")
        self.official = Button(look, icon="book", kind=ButtonKind.QUIET)
        self.official.hide()
        self._row = QHBoxLayout(self)
        ScaledLayouts(look, self).keep(self._row, (0, 0, 0, 0), 8)
        self._row.addWidget(self.title, 1)
        self._row.addWidget(self.official, 0, Qt.AlignmentFlag.AlignTop)
        look.changed.connect(self._fit)
        self._fit()

    def show_name(self, words: str) -> None:
        """Show this name."""
        self.title.setText(words)
        self._fit()

    def stand_cramped(self, *, cramped: bool) -> None:
        """Set whether the page lacks room for a large name of two lines."""
        self.title.is_cramped = cramped
        self.title.redress()

    def minimumSizeHint(self) -> QSize:
        return QSize(0, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self._fit()
        super().changeEvent(event)

    def _fit(self) -> None:
        words = self.tr("Official wording")
        self.official.set_words(words, key="G")
        metrics = QFontMetrics(self._look.theme.font("title", bold=True))
        name = metrics.horizontalAdvance(self.title.text())
        if name + self._row.spacing() + self.official.sizeHint().width() > self.width():
            self.official.set_words("", key="G", name=words)


class _Name(Title):
    """A title that may have to give way."""

    is_cramped = False

    def needs_small(self) -> bool:
        """Return whether the words have to be in the size of text."""
        if not self.is_cramped:
            return super().needs_small()
        metrics = QFontMetrics(self._look.theme.font("title", bold=True))
        return metrics.horizontalAdvance(self.text()) > self.contentsRect().width()
