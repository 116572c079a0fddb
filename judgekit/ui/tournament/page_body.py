"""Layout of the Event page: the tournament's name, the choice of views, and the view."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum

from PySide6.QtCore import QEvent, QSize, Signal
from PySide6.QtGui import QFontMetrics, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QHBoxLayout,
    QLayout,
    QSpacerItem,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from judgekit.ui.look import Look
from judgekit.ui.widgets.choices.segmented_buttons import SegmentedButtons
from judgekit.ui.widgets.hairline import Hairline
from judgekit.ui.widgets.labels import ElidedLabel

NAME_WIDTH = 200
"""Least width of the tournament's name beside the choice of views."""
CLOSER = 12
"""How much narrower than usual one of the views may be."""
LEAST_HEIGHT = 400
"""Height of the page from which the name may have a line of its own."""


class View(StrEnum):
    """The views of the page."""

    FORM = "form"
    PAIRINGS = "pairings"
    TIMELINE = "timeline"
    TOURNAMENTS = "events"
    PLAYERS = "players"
    REPORT = "report"
    TEAM = "laptops"


VIEW_KEYS: Mapping[View, str] = {
    View.FORM: "F2",
    View.PAIRINGS: "F3",
    View.TIMELINE: "F4",
    View.TOURNAMENTS: "F5",
    View.PLAYERS: "F6",
    View.REPORT: "F7",
    View.TEAM: "F8",
}


class TournamentBody(QWidget):
    """The page's layout; it knows nothing of tournaments."""

    view_wanted = Signal(str)
    shown = Signal()
    """The page became visible."""
    language_changed = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._title = ElidedLabel(look, size="title", bold=True)
        self._facts = ElidedLabel(look, size="small", token="text-muted")
        self.views = SegmentedButtons(look, [], "")
        self.views.chosen.connect(self.view_wanted)
        self._stack = QStackedWidget()
        self._words = QVBoxLayout()
        self._words.addWidget(self._title)
        self._words.addWidget(self._facts)
        self._room = QSpacerItem(0, 0)
        self._named = QWidget()
        named = QHBoxLayout(self._named)
        named.setContentsMargins(0, 0, 0, 0)
        named.addSpacerItem(self._room)
        named.addLayout(self._words, 1)
        self._head = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._head.addWidget(self._named, 1)
        self._head.addWidget(self.views)
        self._column = column = QVBoxLayout(self)
        column.setSizeConstraint(QLayout.SizeConstraint.SetNoConstraint)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(self._head)
        column.addWidget(Hairline(look))
        column.addWidget(self._stack, 1)
        look.changed.connect(self._redress)
        self._redress()
        self.retranslate()

    def stand_above(self, notice: QWidget) -> None:
        """Put a notice between the head and the view."""
        self._column.insertWidget(self._column.count() - 1, notice)

    def add(self, view: QWidget) -> None:
        """Add a view."""
        self._stack.addWidget(view)

    def show_view(self, name: View, view: QWidget) -> None:
        """Show this view."""
        self.views.choose(name)
        self._stack.setCurrentWidget(view)

    def say_tournament(self, name: str, facts: str) -> None:
        """Show the open tournament above all views; without a name only the facts are shown."""
        self._title.setText(name)
        self._title.setVisible(bool(name))
        self._facts.setText(facts)
        self._facts.setAccessibleName(facts)

    def retranslate(self) -> None:
        """Set the texts in the current language."""
        self.views.setAccessibleName(self.tr("What is shown of the event"))
        self._name_views(with_keys=True)
        self._arrange()

    def minimumSizeHint(self) -> QSize:
        theme = self._look.theme
        return QSize(theme.px(320), theme.px(320))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.shown.emit()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
            self.language_changed.emit()
        super().changeEvent(event)

    def _name_views(self, *, with_keys: bool) -> None:
        words = {
            View.FORM: self.tr("Event"),
            View.PAIRINGS: self.tr("Pairings"),
            View.TIMELINE: self.tr("Timeline"),
            View.TOURNAMENTS: self.tr("All events"),
            View.PLAYERS: self.tr("Players"),
            View.REPORT: self.tr("Report"),
            View.TEAM: self.tr("Laptops"),
        }
        chosen = self.views.value()
        keys = {view.value: VIEW_KEYS[view] for view in View} if with_keys else {}
        self.views.set_choices([(view.value, words[view]) for view in View], keys=keys)
        self.views.choose(chosen)

    def _arrange(self) -> None:
        """Put the choice of views beside the name, without keys if needed, or else below it, in
        two rows where one would cut their words."""
        theme = self._look.theme
        across_page = self.width() - 2 * theme.measure("page-margin")
        room = across_page - theme.px(16)
        for with_keys in (True, False):
            self._name_views(with_keys=with_keys)
            if self.views.width_in_one_row() + theme.px(NAME_WIDTH) <= room:
                break
        beside = self.views.width_in_one_row() + theme.px(NAME_WIDTH) <= room
        # Before they break, the words may stand closer to their edges.
        self.views.break_to_fit(across_page + len(View) * theme.px(CLOSER))
        across, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self._head.setDirection(across if beside else down)
        # The top bar shows the name too.
        self._named.setVisible(beside or self.height() >= theme.px(LEAST_HEIGHT))

    def _redress(self) -> None:
        theme = self._look.theme
        margin = theme.measure("page-margin")
        self._head.setContentsMargins(margin, theme.px(8), margin, theme.px(8))
        self._head.setSpacing(theme.px(8))
        self._words.setSpacing(theme.px(2))
        # Keep the same height with and without a tournament.
        lines = [QFontMetrics(theme.font(size)).height() for size in ("title", "small")]
        self._room.changeSize(0, sum(lines) + theme.px(2))
        self._arrange()
