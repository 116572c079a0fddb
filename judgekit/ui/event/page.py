"""The Event page: what the event is, its pairings, all that was done, and the other events."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtWidgets import QWidget

from judgekit.ui.event.page_body import VIEW_KEYS, EventBody, View
from judgekit.ui.event.pairings_pane import PairingsPane
from judgekit.ui.event.wording import facts_words
from judgekit.ui.shell.actions import Action
from judgekit.ui.shell.page import PageState, Services

translate = QCoreApplication.translate


class EventPage(QObject):
    """Implements `Page`."""

    def __init__(self, services: Services) -> None:
        super().__init__()
        self._services = services
        self._body = EventBody(services.look)
        self._views: dict[View, QWidget] = {View.PAIRINGS: PairingsPane(services.look)}
        for view in self._views.values():
            self._body.add(view)
        self._view = View.PAIRINGS
        self._body.view_wanted.connect(lambda name: self.show_view(View(name)))
        self.refresh()

    def widget(self) -> QWidget:
        """See `Page`."""
        return self._body

    def actions(self) -> Sequence[Action]:
        """See `Page`."""
        words = {
            View.FORM: lambda: translate("EventPage", "What the event is"),
            View.PAIRINGS: lambda: translate("EventPage", "Pairings"),
            View.TIMELINE: lambda: translate("EventPage", "Timeline of everything"),
            View.EVENTS: lambda: translate("EventPage", "All events on this computer"),
        }
        return tuple(
            Action(f"event.{view}", words[view], VIEW_KEYS[view], partial(self.show_view, view))
            for view in View
        )

    def state(self) -> PageState:
        """Which view was shown."""
        return {"view": self._view.value}

    def restore(self, state: Mapping[str, object]) -> None:
        """Show that view again."""
        wanted = state.get("view")
        if wanted in list(View):
            self.show_view(View(str(wanted)))

    def focus(self) -> None:
        """See `Page`."""
        self._views[self._view].setFocus()

    def show_view(self, view: View) -> None:
        """Show this one; the keyboard comes along."""
        if view in self._views:
            self._view = view
            self._body.show_view(view, self._views[view])
            self.focus()

    def refresh(self) -> None:
        """Show how everything stands now."""
        details = self._services.bridge.state.entry.details
        if details is None:
            self._body.say_event(translate("EventPage", "No event is open"), "")
        else:
            self._body.say_event(details.name, facts_words(details))
