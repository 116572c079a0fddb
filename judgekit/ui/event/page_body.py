"""How the Event page is laid out: what the event is, the views, and the chosen one."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from judgekit.ui.look import Look
from judgekit.ui.widgets.hairline import Hairline
from judgekit.ui.widgets.labels import ElidedLabel, Label
from judgekit.ui.widgets.segmented_buttons import SegmentedButtons

BESIDE = 1084
"""Width of the page from which the views are chosen beside the event's name."""


class View(StrEnum):
    """What the page can show."""

    FORM = "form"
    PAIRINGS = "pairings"
    TIMELINE = "timeline"
    EVENTS = "events"


VIEW_KEYS: Mapping[View, str] = {
    View.FORM: "F2",
    View.PAIRINGS: "F3",
    View.TIMELINE: "F4",
    View.EVENTS: "F5",
}


class EventBody(QWidget):
    """Knows where everything is, and nothing of events."""

    view_wanted = Signal(str)
    shown = Signal()
    """The page has come into sight."""
    language_changed = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._title = Label(look, size="title", bold=True)
        self._title.setMinimumWidth(1)
        self._facts = ElidedLabel(look, token="text-muted")
        self.views = SegmentedButtons(look, [], "")
        self.views.chosen.connect(self.view_wanted)
        self._stack = QStackedWidget()
        words = QHBoxLayout()
        words.addWidget(self._title)
        words.addWidget(self._facts, 1)
        self._words = words
        self._head = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._head.addLayout(words, 1)
        self._head.addWidget(self.views)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(self._head)
        column.addWidget(Hairline(look))
        column.addWidget(self._stack, 1)
        look.changed.connect(self._redress)
        self._redress()
        self.retranslate()

    def add(self, view: QWidget) -> None:
        """A view that can be shown from now on."""
        self._stack.addWidget(view)

    def show_view(self, name: View, view: QWidget) -> None:
        """Show this one."""
        self.views.choose(name)
        self._stack.setCurrentWidget(view)

    def say_event(self, name: str, facts: str) -> None:
        """What the open event is, above all views."""
        self._title.setText(name)
        self._facts.setText(facts)
        self._facts.setAccessibleName(facts)

    def retranslate(self) -> None:
        """Say everything in the language of the moment."""
        words = {
            View.FORM: self.tr("Event"),
            View.PAIRINGS: self.tr("Pairings"),
            View.TIMELINE: self.tr("Timeline"),
            View.EVENTS: self.tr("All events"),
        }
        chosen = self.views.value()
        self.views.set_choices(
            [(view.value, words[view]) for view in View],
            keys={view.value: VIEW_KEYS[view] for view in View},
        )
        self.views.choose(chosen)
        self.views.setAccessibleName(self.tr("What is shown of the event"))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._redress()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.shown.emit()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
            self.language_changed.emit()
        super().changeEvent(event)

    def _redress(self) -> None:
        theme = self._look.theme
        margin = theme.measure("page-margin")
        beside = self.width() >= theme.px(BESIDE)
        across, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self._head.setDirection(across if beside else down)
        self._head.setContentsMargins(margin, theme.px(12), margin, theme.px(12))
        self._head.setSpacing(theme.px(16 if beside else 8))
        self._words.setSpacing(theme.px(12))
