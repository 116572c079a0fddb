"""The Calls page: a list of calls or of appeals at the left, the chosen one at the right."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtWidgets import QWidget

from judgekit.domain.calls.state import Call
from judgekit.domain.shared.topic import Topic
from judgekit.ui.calls.appeals.list_view import AppealsList
from judgekit.ui.calls.call.list_view import CallsList
from judgekit.ui.calls.chosen_view import CallView
from judgekit.ui.calls.corrections import CallCorrections
from judgekit.ui.calls.feedback.view import FeedbackView
from judgekit.ui.calls.infraction_titles import InfractionTitles
from judgekit.ui.calls.list_switch import APPEALS, CALLS
from judgekit.ui.calls.page_actions import page_actions
from judgekit.ui.calls.page_body import CallsBody
from judgekit.ui.calls.wording import translate
from judgekit.ui.shell.corrections.view import CorrectionView
from judgekit.ui.shell.page import PageState, ProgramDependencies
from judgekit.ui.shell.parts.no_event import NoEvent, creating
from judgekit.ui.widgets.actions import Action, key_text
from judgekit.ui.widgets.notice import EmptyState
from judgekit.views.cards.cards_here import CardsHere

SHOWN = frozenset((Topic.CALLS, Topic.CLOCK, Topic.SETUP))


class CallsPage:
    """The Calls page; while hidden it is not updated."""

    def __init__(self, dependencies: ProgramDependencies) -> None:
        self._dependencies = dependencies
        self._bridge = dependencies.bridge
        look = dependencies.look
        titles = InfractionTitles(dependencies)
        self._list, self._appeals = CallsList(look), AppealsList(look, titles)
        self._view = CallView(dependencies, titles)
        self.manual_page = lambda: "calls" if self._shows_calls() else "appeal"
        self.open_table = lambda: call.table if (call := self._chosen()) is not None else None
        self._nothing, self._no_event = EmptyState(look), NoEvent(look)
        self._no_event.lead(dependencies)
        self._nothing.wanted.connect(self.open_call)
        self._feedback = FeedbackView(dependencies, titles)
        form = CorrectionView(look)
        lists = (self._list, self._appeals)
        sides = (self._nothing, self._no_event, self._feedback, form)
        self._widget = CallsBody(look, lists, self._view, sides)
        self._corrections = CallCorrections(
            dependencies, self._widget, self._view, form, self._appeals
        )
        self._widget.shown.connect(self.refresh)
        self._widget.language_changed.connect(self.retranslate)
        for each in lists:
            each.head.wanted.connect(self.show_list)
            each.chosen.connect(self._corrections.leave_for)
            self._corrections.kept.connect(each.choose)
            each.chosen.connect(lambda _: self._show_chosen())
        self._list.new_wanted.connect(self.open_call)
        self._list.earlier_wanted.connect(self._corrections.enter_earlier)
        self._corrections.left.connect(self.refresh)
        self._corrections.left.connect(self.focus)
        self._list.scope_changed.connect(self.refresh)
        self._appeals.filter_changed.connect(self.refresh)
        self._appeals.feedback_wanted.connect(self.show_feedback)
        self._feedback.left.connect(self.show_feedback)
        self._view.left.connect(self.focus)
        self._view.appeal_wanted.connect(self.open_appeal)
        self.cards_named = lambda: (
            CardsHere(text=call.note) if (call := self._view.call) is not None else CardsHere()
        )
        self._bridge.changed.connect(self._changed)
        self._bridge.switched.connect(self._switched)
        self._bridge.second.connect(self._second)
        self._list.begin(self._bridge.state)
        self.retranslate()

    # -- the Page protocol

    def widget(self) -> QWidget:
        """See the protocol."""
        return self._widget

    def actions(self) -> Sequence[Action]:
        """See the protocol."""
        actions = page_actions(self, self._view, self._feedback, self._corrections)
        return (*actions, creating(self._dependencies))

    def state(self) -> PageState:
        """See the protocol."""
        return {}

    def restore(self, state: Mapping[str, object]) -> None:
        """See the protocol; the choice of call is not stored."""

    def focus(self) -> None:
        """See the protocol."""
        if self._corrections.is_shown:
            self._corrections.take_focus()
        elif self._widget.side is self._feedback:
            self._feedback.take_focus()
        else:
            (self._list if self._shows_calls() else self._appeals).view.setFocus()

    # -- actions

    def open_call(self) -> None:
        """Ask for the table of a new call in the command bar."""
        self._dependencies.ask("c ")

    def close_or_open(self) -> None:
        """Close the chosen call; if it isn't open, open a new one."""
        call = self._view.call
        if self._widget.side is self._view and call is not None and call.is_open:
            self._view.pane.close_now()
        else:
            self.open_call()

    def begin_appeal(self) -> None:
        """Begin the appeal from the open call: the chosen one, else the one open longest; without
        an open call, from the chosen one."""
        if self._corrections.holds():
            return
        call, opened = self._view.call, self._bridge.state.calls.open_calls()
        is_chosen = self._widget.side is self._view and call is not None and call.is_open
        if opened and not is_chosen:
            self.show_list(CALLS)
            self._list.choose(opened[0].id)
            self._show_chosen()
        self._view.begin_appeal()

    def show_list(self, which: str = "") -> None:
        """Show the calls or the appeals; without `which`, the other list.

        What is shown stays chosen where both lists have it.
        """
        if self._corrections.holds():
            return
        other = APPEALS if self._shows_calls() else CALLS
        call, appeal = self._view.call, self._view.controller.appeal
        self._widget.show_list(self._list if (which or other) == CALLS else self._appeals)
        self._widget.show_side(self._view)
        self.refresh()
        if not self._shows_calls() and appeal is not None:
            self._appeals.choose(appeal.id)
        elif self._shows_calls() and call is not None:
            self._list.choose(call.id)
        self.focus()

    def open_appeal(self, appeal: str) -> None:
        """Show the appeal of that id in the list of appeals."""
        self.show_list(APPEALS)
        self._appeals.choose(appeal)

    def show_feedback(self) -> None:
        """Show the feedback for floor judges, or return to the chosen appeal."""
        if self._corrections.holds():
            return
        is_there = self._widget.side is self._feedback
        self._widget.show_list(self._appeals)
        self._widget.show_side(self._view if is_there else self._feedback)
        self.refresh()
        self.focus()

    def refresh(self) -> None:
        """Show the current state."""
        if not self._widget.isVisible():
            return
        if self._shows_calls():
            state, now = self._bridge.state, self._bridge.now()
            self._list.show_calls(state, now, stays=self._corrections.is_typed)
        else:
            self._appeals.show_appeals(self._bridge.state)
        self._show_chosen()

    def retranslate(self) -> None:
        """Set the texts in the current language."""
        self._list.retranslate(new_key="N")
        self.refresh()

    # -- inside

    def _shows_calls(self) -> bool:
        return self._widget.list is self._list

    def _show_chosen(self) -> None:
        is_open = self._bridge.engine is not None
        self._list.new.setEnabled(is_open)
        self._list.earlier.setEnabled(is_open)
        if self._corrections.is_shown:
            return
        if self._widget.side is self._feedback:
            self._feedback.refresh()
            return
        chosen = self._appeals.current()
        appeal = self._bridge.state.appeals.entered.by_id.get(chosen or "")
        call = self._chosen()
        if not self._shows_calls() and appeal is not None:
            self._view.show_appeal(appeal)
        elif self._shows_calls() and call is not None:
            self._view.show_call(call)
        elif not is_open:
            self._widget.show_side(self._no_event)
            return
        else:
            self._nothing.set_words(*_words_for_nothing(shows_calls=self._shows_calls()))
            offered = translate("Calls", "Open a call") if self._shows_calls() else ""
            self._nothing.offer(offered, key=key_text("N") if offered else "")
            self._widget.show_side(self._nothing)
            return
        self._widget.show_side(self._view)

    def _chosen(self) -> Call | None:
        chosen = self._list.current()
        return None if chosen is None else self._bridge.state.calls.entered.by_id.get(chosen)

    def _changed(self, topics: frozenset[Topic]) -> None:
        if topics & SHOWN:
            self.refresh()

    def _switched(self) -> None:
        self._view.forget()
        self._list.begin(self._bridge.state)
        self._widget.show_list(self._list)
        self._widget.show_side(self._nothing)
        self.refresh()

    def _second(self, now: int) -> None:
        if not self._widget.isVisible():
            return
        state = self._bridge.state
        if state.calls.opened and self._shows_calls():
            self._list.model.refresh_open(state, now)
        if self._widget.side is self._view:
            self._view.show_time(now)


def _words_for_nothing(*, shows_calls: bool) -> tuple[str, str]:
    """Return title and hint of an empty page."""
    if not shows_calls:
        return (
            translate("Calls", "No appeals"),
            translate("Calls", "Press A on a call to open its appeal."),
        )
    return (
        translate("Calls", "No calls yet"),
        translate("Calls", "C and a table number in the command bar open one: c 14."),
    )
