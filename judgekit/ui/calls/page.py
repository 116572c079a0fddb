"""The Calls page: a list at the left, the chosen call at the right."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QScrollArea, QStackedWidget, QWidget

from judgekit.domain.call_standing import call_standing
from judgekit.domain.calls.commands import ChangeCall, CloseCall
from judgekit.domain.calls.state import Call
from judgekit.domain.shared.command import Command
from judgekit.domain.shared.refusal import Refusal
from judgekit.engine.publisher import Topic
from judgekit.ui.calls.call_pane import CallPane
from judgekit.ui.calls.calls_list import CallsList
from judgekit.ui.calls.wording import translate
from judgekit.ui.shell.actions import Action
from judgekit.ui.shell.page import PageState, Services
from judgekit.ui.widgets.hairline import Hairline
from judgekit.ui.widgets.notice import EmptyState
from judgekit.ui.wording import refusal_sentence

LEAST_SIDE_BY_SIDE = 760
"""Width in pixels of the pictures from which list and call stand beside each other."""
SHOWN = frozenset((Topic.CALLS, Topic.CLOCK, Topic.ENTRY))


class _Body(QWidget):
    """The page's widget; it tells the page when it is shown and when the language changes."""

    def __init__(self, page: CallsPage) -> None:
        super().__init__()
        self._page = page

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._page.share(self.width())

    def showEvent(self, event: QShowEvent) -> None:
        self._page.refresh()
        super().showEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self._page.retranslate()
        super().changeEvent(event)


def _scrolling(pane: QWidget) -> QScrollArea:
    """What large text makes taller than the page can still be reached."""
    area = QScrollArea()
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setWidgetResizable(True)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    area.setWidget(pane)
    return area


class CallsPage:
    """Follows the open tournament; a hidden page waits until it is shown."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._bridge = services.bridge
        look = services.look
        self._list = CallsList(look)
        self._pane = CallPane(look)
        self._nothing = EmptyState(look)
        self._right = QStackedWidget()
        self._right.addWidget(_scrolling(self._pane))
        self._right.addWidget(self._nothing)
        self._widget = _Body(self)
        self._halves = QBoxLayout(QBoxLayout.Direction.LeftToRight, self._widget)
        self._halves.setContentsMargins(0, 0, 0, 0)
        self._halves.setSpacing(0)
        self._line = Hairline(look, Qt.Orientation.Vertical)
        self._halves.addWidget(self._list, 2)
        self._halves.addWidget(self._line)
        self._halves.addWidget(self._right, 3)
        self._list.chosen.connect(self._show_chosen)
        self._list.new_wanted.connect(self.open_call)
        self._list.scope_changed.connect(self.refresh)
        self._pane.changed.connect(self._change)
        self._pane.close_wanted.connect(self._close)
        self._pane.left.connect(self.focus)
        self._bridge.changed.connect(self._changed)
        self._bridge.switched.connect(self.refresh)
        self._bridge.second.connect(self._second)
        self.retranslate()

    # -- what the window asks of a page

    def widget(self) -> QWidget:
        """See the protocol."""
        return self._widget

    def actions(self) -> Sequence[Action]:
        """See the protocol."""
        return (
            Action(
                "close-call",
                lambda: translate("Calls", "Close the chosen call"),
                "C",
                self.close_or_open,
            ),
            Action("open-call", lambda: translate("Calls", "Open a call"), "N", self.open_call),
        )

    def state(self) -> PageState:
        """See the protocol."""
        return {}

    def restore(self, state: Mapping[str, object]) -> None:
        """See the protocol; which call was chosen is not kept."""

    def focus(self) -> None:
        """See the protocol."""
        self._list.view.setFocus()

    # -- what can be done

    def open_call(self) -> None:
        """The command bar asks for the table."""
        self._services.ask("c ")

    def close_or_open(self) -> None:
        """One key closes the chosen call; where none is open it opens one."""
        call = self._chosen()
        if call is not None and call.is_open:
            self._pane.close_now()
        else:
            self.open_call()

    def refresh(self) -> None:
        """Show everything as it stands now."""
        if not self._widget.isVisible():
            return
        self._list.show_calls(self._bridge.state, self._bridge.now())
        self._show_chosen(self._list.current())

    def share(self, width: int) -> None:
        """Large text in a small window puts the list over the chosen call."""
        narrow = width < self._services.look.theme.px(LEAST_SIDE_BY_SIDE)
        side, below = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        if (self._halves.direction() == below) != narrow:
            self._halves.setDirection(below if narrow else side)
            self._line.setVisible(not narrow)
            self._list.stand(on_top=narrow)

    def retranslate(self) -> None:
        """Say everything in the language of the moment."""
        self._list.retranslate(new_key="N")
        if self._bridge.engine is None:
            self._nothing.set_words(
                translate("Calls", "No tournament is open"),
                translate("Calls", "Begin or open one on the Event page."),
            )
        else:
            self._nothing.set_words(
                translate("Calls", "No calls yet"),
                translate("Calls", "C and a table number in the command bar open one: c 14."),
            )
        self.refresh()

    def _show_chosen(self, number: int | None) -> None:
        state = self._bridge.state
        call = state.calls.by_number.get(number) if number is not None else None
        self._list.new.setEnabled(self._bridge.engine is not None)
        if call is None:
            self._right.setCurrentWidget(self._nothing)
            return
        self._right.setCurrentIndex(0)
        players = state.entry.players_at(call.clock, call.round, call.table)
        details = state.entry.details
        staff = [member.name for member in details.staff] if details else []
        turns = state.entry.extra_turns()
        current = state.round_of(call)
        if current is not None and call.table in current.tables:
            turns = current.tables[call.table].turns_total
        standing = call_standing(state, call, self._bridge.now())
        self._pane.show_call(standing, " – ".join(players), staff, turns)

    def _chosen(self) -> Call | None:
        number = self._list.current()
        return None if number is None else self._bridge.state.calls.by_number.get(number)

    def _changed(self, topics: frozenset[Topic]) -> None:
        if topics & SHOWN:
            self.refresh()

    def _second(self, now: int) -> None:
        if not self._widget.isVisible() or not self._bridge.state.calls.opened:
            return
        self._list.model.refresh_open(self._bridge.state, now)
        call = self._chosen()
        if call is not None and call.is_open:
            self._pane.show_time(call_standing(self._bridge.state, call, now))

    def _change(self, fields: dict[str, str]) -> None:
        call = self._chosen()
        if call is not None:
            self._submit(ChangeCall(call.table, number=call.number, **fields))

    def _close(self, seconds: int | None) -> None:
        call = self._chosen()
        if call is not None:
            command = CloseCall(call.table, clock=call.clock, reason=call.reason, seconds=seconds)
            self._submit(command)
            self.focus()

    def _submit(self, command: Command) -> None:
        outcome = self._bridge.submit(command)
        self._pane.refuse(refusal_sentence(outcome) if isinstance(outcome, Refusal) else "")
