"""The frame of the Deck checks page: its three views, and the day's coverage."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QHideEvent, QPainter, QPaintEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from judgekit.ui.deck_checks.wording import translate
from judgekit.ui.look import Look
from judgekit.ui.widgets.actions import key_text
from judgekit.ui.widgets.choices.segmented_buttons import SegmentedButtons
from judgekit.ui.widgets.hairline import Hairline
from judgekit.ui.widgets.labels import ElidedLabel
from judgekit.ui.widgets.painting.strokes import fill
from judgekit.ui.widgets.scaled_layouts import ScaledLayouts

CHOOSE, CHECK, LISTS, FINISHED = "choose", "check", "lists", "finished"
KEYS = ((CHOOSE, "F2"), (CHECK, "F3"), (LISTS, "F4"), (FINISHED, "F10"))


class DeckChecksBody(QWidget):
    """The page's head is hidden while a check is shown, which has its own."""

    shown = Signal()
    hidden = Signal()
    language_changed = Signal()
    view_wanted = Signal(str)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.views = SegmentedButtons(look, [(name, "") for name, _ in KEYS], "")
        self._coverage = ElidedLabel(look, token="text-muted")
        self._coverage.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self._head = QWidget()
        self._stack = QStackedWidget()
        scaled = ScaledLayouts(look, self)
        row, column = QHBoxLayout(self._head), QVBoxLayout(self)
        row.addWidget(self.views)
        row.addWidget(self._coverage, 1)
        column.addWidget(self._head)
        self._line = Hairline(look)
        column.addWidget(self._line)
        column.addWidget(self._stack, 1)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        scaled.keep(row, (24, 12, 24, 12), 16)
        self.views.chosen.connect(self.view_wanted)
        self.retranslate()

    def take(self, *widgets: QWidget) -> None:
        """Add all widgets that may be shown here."""
        for widget in widgets:
            self._stack.addWidget(widget)

    def show_view(self, name: str, widget: QWidget, *, with_head: bool) -> None:
        """Show this widget, one of those given to `take`."""
        self._stack.setCurrentWidget(widget)
        self.views.choose(name)
        self._head.setVisible(with_head)
        self._line.setVisible(with_head)

    def show_coverage(self, words: str) -> None:
        """Show the day's coverage."""
        self._coverage.setText(words)

    def retranslate(self) -> None:
        """Set all texts in the current interface language."""
        self.views.set_choices(
            [
                (CHOOSE, translate("Decks", "Choose")),
                (CHECK, translate("Decks", "Check")),
                (LISTS, translate("Decks", "Lists")),
                (FINISHED, translate("Decks", "Finished")),
            ],
            keys={name: key_text(key) for name, key in KEYS},
        )
        self.views.setAccessibleName(translate("Decks", "What is shown"))

    def minimumSizeHint(self) -> QSize:
        return QSize(0, 0)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.shown.emit()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.hidden.emit()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
            self.language_changed.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        fill(QPainter(self), self.rect(), self._look.theme.color("surface"))
