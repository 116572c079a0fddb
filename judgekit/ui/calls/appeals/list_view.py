"""The list of the tournament's appeals, with its head, filters and figures."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from judgekit.domain.calls.appeal_list import AppealFilter, in_order
from judgekit.domain.calls.appeals import Appeal, Outcome
from judgekit.domain.tournament import Tournament
from judgekit.ui.calls.appeals.model import AppealsModel
from judgekit.ui.calls.figures import Figures, appeal_figures, mean_call
from judgekit.ui.calls.filter_button import FilterButton
from judgekit.ui.calls.infraction_titles import InfractionTitles
from judgekit.ui.calls.list_delegate import CallsRows
from judgekit.ui.calls.list_head import ListHead
from judgekit.ui.calls.list_switch import APPEALS
from judgekit.ui.look import Look
from judgekit.ui.widgets.hairline import Hairline
from judgekit.ui.widgets.labels import Label
from judgekit.ui.widgets.scaled_layouts import ScaledLayouts
from judgekit.ui.words.appeal_words import outcome_words


class AppealsList(QWidget):
    """The list of appeals with filters.

    `chosen` carries the id of the appeal chosen, `filter_changed` asks for the list to be shown
    again, `feedback_wanted` for the feedback on each judge's rulings.
    """

    chosen = Signal(object)
    filter_changed = Signal()
    feedback_wanted = Signal()

    def __init__(self, look: Look, titles: InfractionTitles, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._titles = titles
        self.head = ListHead(look, APPEALS, "judge")
        self.infraction, self.judge = FilterButton(look), FilterButton(look)
        self.outcome = FilterButton(look)
        self.model = AppealsModel()
        self.view = CallsRows(look, self.model)
        self._nothing = Label(look, token="text-muted", wraps=True)
        self._figures = Figures(look, 3)
        self._lay_out()
        self.head.button.clicked.connect(self.feedback_wanted)
        for button in (self.infraction, self.judge, self.outcome):
            button.chosen.connect(self.filter_changed)
        self.view.selectionModel().currentChanged.connect(lambda: self.chosen.emit(self.current()))
        look.changed.connect(self.view.doItemsLayout)
        self.retranslate()

    def show_appeals(self, state: Tournament) -> None:
        """Show the appeals that pass the filter.

        The choice is kept; without one, the first appeal is chosen.
        """
        chosen = self.current()
        appeals = in_order(state.appeals)
        self._offer_filters(appeals)
        wanted = AppealFilter(self.infraction.value, self.judge.value, self.outcome.value)
        shown = [appeal for appeal in appeals if wanted.passes(appeal)]
        self.model.show_appeals(shown, self._titles.title)
        self._nothing.setVisible(bool(appeals) and not shown)
        self._figures.show_figures([*appeal_figures(state), mean_call(state)])
        position = self.model.position_of(chosen)
        if position < 0 and shown:
            position = 0
        if position >= 0:
            self.view.go(position)
        if self.current() != chosen:
            self.chosen.emit(self.current())

    def choose(self, appeal: str) -> None:
        """Choose the appeal of that id; clear the filters if they hide it."""
        if self.model.position_of(appeal) < 0:
            for button in (self.infraction, self.judge, self.outcome):
                button.value = None
            self.filter_changed.emit()
        position = self.model.position_of(appeal)
        if position >= 0:
            self.view.go(position)

    def current(self) -> str | None:
        """Return the id of the chosen appeal."""
        return self.model.id_at(self.view.currentIndex().row())

    def stand(self, *, on_top: bool) -> None:
        """Lay the list out above the chosen appeal, wider and without figures, or beside it."""
        self._figures.setVisible(not on_top)
        across, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self._filters.setDirection(across if on_top else down)
        self.view.leave_room(on_top=on_top)

    def retranslate(self) -> None:
        """Set the texts in the current language."""
        self.head.name_button(self.tr("Judges"), "F", self.tr("Feedback for judges"))
        self.view.setAccessibleName(self.tr("Appeals"))
        self._nothing.setText(self.tr("No appeals match."))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def _lay_out(self) -> None:
        layouts = ScaledLayouts(self._look, self)
        filters, below = QBoxLayout(QBoxLayout.Direction.TopToBottom), QHBoxLayout()
        self._filters = filters
        layouts.keep(filters, (20, 0, 20, 12), 6)
        layouts.keep(below, (0, 0, 0, 0), 6)
        filters.addWidget(self.infraction, 1)
        filters.addLayout(below, 1)
        below.addWidget(self.judge, 1)
        below.addWidget(self.outcome, 1)
        layouts.keep(self._nothing, (20, 12, 20, 12))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.head)
        column.addLayout(filters)
        column.addWidget(Hairline(self._look, token="line-strong"))
        column.addWidget(self._nothing)
        column.addWidget(self.view, 1)
        column.addWidget(Hairline(self._look))
        column.addWidget(self._figures)

    def _offer_filters(self, appeals: list[Appeal]) -> None:
        """Offer the values that occur among these appeals as filters."""
        ids = {appeal.asked.infraction for appeal in appeals}
        titles = {each: self._titles.title(each) or self.tr("no infraction") for each in ids}
        by_title = dict(sorted(titles.items(), key=lambda item: (not item[0], item[1])))
        self.infraction.offer(self.tr("Infraction"), by_title)
        judges = {each.asked.floor_judge.strip().casefold(): each for each in appeals}
        names = {
            key: appeal.asked.floor_judge.strip() or self.tr("no floor judge")
            for key, appeal in sorted(judges.items(), key=lambda item: (not item[0], item[0]))
        }
        self.judge.offer(self.tr("Judge"), names)
        made = {appeal.outcome for appeal in appeals}
        outcomes = {each: outcome_words(each) for each in ("", *Outcome) if each in made}
        self.outcome.offer(self.tr("Outcome"), outcomes)
