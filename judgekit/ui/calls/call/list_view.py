"""The list of calls, with its head, scopes and figures."""

from __future__ import annotations

from collections.abc import Set

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from judgekit.domain.calls.state import Call
from judgekit.domain.tournament import Tournament
from judgekit.ui.calls.call.model import CallsModel, ordered
from judgekit.ui.calls.figures import Figures, appeal_figures, mean_call
from judgekit.ui.calls.list_delegate import CallsRows
from judgekit.ui.calls.list_head import ListHead
from judgekit.ui.calls.list_switch import CALLS
from judgekit.ui.look import Look
from judgekit.ui.widgets.button import Button
from judgekit.ui.widgets.choices.segmented_buttons import SegmentedButtons
from judgekit.ui.widgets.hairline import Hairline
from judgekit.ui.words.wording import duration_text

ROUND, DAY = "round", "day"
EARLIER_KEY = "Shift+N"


class CallsList(QWidget):
    """The list of calls.

    `chosen` carries the id of the call chosen; `new_wanted` asks for a new call,
    `scope_changed` for the calls to be shown again.
    """

    chosen = Signal(object)
    new_wanted = Signal()
    scope_changed = Signal()
    earlier_wanted = Signal()
    """A call that happened earlier is to be entered."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._scope = ROUND
        self._seen: Set[str] = frozenset()
        """Ids of the calls at the last look."""
        self.head = ListHead(look, CALLS, "plus")
        self.new = self.head.button
        self.earlier = Button(look, icon="history")
        self._scopes = SegmentedButtons(look, [(ROUND, ""), (DAY, "")], "")
        self._scopes.choose(ROUND)
        self.model = CallsModel()
        self.view = CallsRows(look, self.model)
        self._figures = Figures(look, 4)
        self._lay_out()
        self.new.clicked.connect(self.new_wanted)
        self.earlier.clicked.connect(self.earlier_wanted)
        self._scopes.chosen.connect(self._scope_chosen)
        self.view.selectionModel().currentChanged.connect(self._current_changed)
        look.changed.connect(self.redress)
        self.redress()

    def begin(self, state: Tournament) -> None:
        """Take the calls of the event that was opened as seen already."""
        self._seen = set(state.calls.entered.by_id)

    def show_calls(self, state: Tournament, now: int, *, stays: bool = False) -> None:
        """Show the calls.

        A call that was opened since the last look is chosen, unless the choice `stays`. Else the
        choice is kept; without one the first call is chosen.
        """
        chosen = self.current()
        calls = ordered(state)
        of_round = [call for call in calls if call.is_open or _is_of_this_round(state, call)]
        shown = of_round if self._scope == ROUND else calls
        self.model.show_calls(state, shown, now)
        self._name_scopes(len(of_round), len(calls))
        self._show_figures(state, calls)
        position = self.model.position_of(chosen)
        opened = None if stays and position >= 0 else self._newly_opened(state)
        if opened is not None:
            position = self.model.position_of(opened)
        if position < 0 and shown:
            position = 0
        self._seen = set(state.calls.entered.by_id)
        if position >= 0:
            self.view.go(position)
        if self.current() != chosen:
            self.chosen.emit(self.current())

    def choose(self, call: str) -> None:
        """Choose the call of that id, if it is listed."""
        position = self.model.position_of(call)
        if position >= 0:
            self.view.go(position)

    def current(self) -> str | None:
        """Return the id of the chosen call."""
        return self.model.id_at(self.view.currentIndex().row())

    def stand(self, *, on_top: bool) -> None:
        """Lay the list out above the chosen call, without figures, or beside it."""
        self._figures.setVisible(not on_top)
        (self._scope_row if on_top else self._earlier_row).addWidget(self.earlier)
        self._set_margins(0 if on_top else 8)
        self.view.leave_room(on_top=on_top)

    def redress(self) -> None:
        """Apply the measures of the current theme."""
        theme = self._look.theme
        self._scope_row.setContentsMargins(theme.px(20), 0, theme.px(20), theme.px(12))
        self._scope_row.setSpacing(theme.px(8))
        self._set_margins(8 if self._figures.isVisibleTo(self) else 0)
        self.view.doItemsLayout()

    def _set_margins(self, around: int) -> None:
        theme = self._look.theme
        self._earlier_row.setContentsMargins(
            theme.px(20), theme.px(around), theme.px(20), theme.px(around)
        )

    def retranslate(self, *, new_key: str) -> None:
        """Set the texts in the current language; `new_key` is the key that opens a call."""
        self.head.name_button(self.tr("Table"), new_key, self.tr("Open a call"))
        self.earlier.set_words(self.tr("Earlier call"), key=EARLIER_KEY)
        self.view.setAccessibleName(self.tr("Calls"))

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        self._scope_row = QHBoxLayout()
        self._scope_row.addWidget(self._scopes)
        self._scope_row.addStretch(1)
        self._earlier_row = QHBoxLayout()
        self._earlier_row.addStretch(1)
        self._earlier_row.addWidget(self.earlier)
        column.addWidget(self.head)
        column.addLayout(self._scope_row)
        column.addWidget(Hairline(self._look, token="line-strong"))
        column.addWidget(self.view, 1)
        column.addLayout(self._earlier_row)
        column.addWidget(Hairline(self._look))
        column.addWidget(self._figures)

    def _name_scopes(self, of_round: int, of_day: int) -> None:
        self._scopes.set_choices(
            [
                (ROUND, self.tr("This round: {count}").format(count=of_round)),
                (DAY, self.tr("All day: {count}").format(count=of_day)),
            ]
        )

    def _show_figures(self, state: Tournament, calls: list[Call]) -> None:
        given = (self.tr("Time given for calls"), duration_text(sum(call.due for call in calls)))
        self._figures.show_figures([*appeal_figures(state), mean_call(state), given])

    def _newly_opened(self, state: Tournament) -> str | None:
        """Return the call that was opened last since the last look; None if none was."""
        opened = [each for each in state.calls.open_calls() if each.id not in self._seen]
        return max(opened, key=lambda each: each.number).id if opened else None

    def _scope_chosen(self, scope: str) -> None:
        self._scope = scope
        self.scope_changed.emit()

    def _current_changed(self) -> None:
        self.chosen.emit(self.current())


def _is_of_this_round(state: Tournament, call: Call) -> bool:
    current = state.clocks.last_round(call.clock)
    return current is not None and call.round_id == current.id
