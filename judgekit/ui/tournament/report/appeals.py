"""The appeals in the report on screen: what each was about, and what the head judge ruled."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtWidgets import QVBoxLayout, QWidget

from judgekit.ui.interface_words import interface_words
from judgekit.ui.look import Look
from judgekit.ui.widgets.labels import Label
from judgekit.ui.widgets.scaled_layouts import ScaledLayouts
from judgekit.views.report.heard_appeals import HeardAppeal
from judgekit.views.words.instants import time_of_day
from judgekit.views.words.reports import OUTCOMES


class AppealsText(QWidget):
    """A block for each appeal, in full; hidden without any."""

    def __init__(self, look: Look, name_of: Callable[[str], str]) -> None:
        super().__init__()
        self._look, self._name_of = look, name_of
        self._column = QVBoxLayout(self)
        ScaledLayouts(look, self).keep(self._column, (12, 8, 12, 0), 2)
        self.hide()

    def show_appeals(self, appeals: Sequence[HeardAppeal]) -> None:
        """Show these, in the current language."""
        while (item := self._column.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        for each in appeals:
            self._put(each)
        self.setVisible(bool(appeals))

    def _put(self, appeal: HeardAppeal) -> None:
        words = interface_words()
        outcome = words.say_known(OUTCOMES, appeal.outcome)
        if appeal.outcome:
            by = appeal.ruled_by(words)
            said = self.tr("{outcome} (head judge: {judge})")
            outcome = said.format(outcome=outcome, judge=by)
        table = words.say("table {table}", table=appeal.table)
        heard = (time_of_day(appeal.opened), table, outcome)
        about = self._name_of(appeal.infraction) if appeal.infraction else appeal.about
        self._column.addWidget(Label(self._look, " · ".join(heard), bold=True, wraps=True))
        for line in filter(None, (about, *appeal.ruled(words))):
            self._column.addWidget(Label(self._look, line, wraps=True))
        self._column.addSpacing(self._look.theme.px(6))
