"""Controller of the list of tournaments: lists them as they are now, with their clocks."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject

from judgekit.engine.stored import StoredTournament
from judgekit.ui.runtime.engine_bridge import EngineBridge
from judgekit.ui.runtime.messages import Messages
from judgekit.ui.runtime.preference_keeper import PreferenceKeeper
from judgekit.ui.tournament.kept.carrying import CarryingEvents
from judgekit.ui.tournament.kept.model import KnownTournament
from judgekit.ui.tournament.kept.view import TournamentsView
from judgekit.views.kept_events import outlived


class KeptController(QObject):
    """While the list is visible, its clocks are updated every second."""

    def __init__(
        self,
        bridge: EngineBridge,
        messages: Messages,
        preferences: PreferenceKeeper,
        view: TournamentsView,
    ) -> None:
        super().__init__(view)
        self._bridge, self._sessions = bridge, bridge.sessions
        self._preferences = preferences
        self._view = view
        self._carrying = CarryingEvents(bridge, messages, view, self.show_tournaments)
        view.retention.months_chosen.connect(self._keep_for)
        self._listed: Sequence[StoredTournament] = ()
        bridge.second.connect(self.refresh)
        bridge.changed.connect(lambda _: self._count_entries())

    def show_tournaments(self) -> None:
        """List all tournaments."""
        self._listed = self._bridge.tournaments()
        self._count_entries()
        known = [self._known(each) for each in self._listed]
        self._view.show_tournaments(known, rehearses=self._sessions.is_rehearsing)
        self._show_retention()

    def refresh(self, _: object = None) -> None:
        """Update the words of the visible list: a second has passed, or the language is another."""
        if self._view.isVisible():
            self._view.model.show_tournaments([self._known(each) for each in self._listed])

    def _count_entries(self) -> None:
        engine = self._bridge.engine
        self._view.entries = len(engine.timeline.steps) if engine else 0

    def _keep_for(self, months: int) -> None:
        self._preferences.change(keep_events_months=months)
        self._show_retention()

    def _show_retention(self) -> None:
        months = self._preferences.now.keep_events_months
        own = self._sessions.own()
        old = outlived(self._listed, own.clock.system_now(), months, own.current)
        self._view.show_retention(months, [(each.id, each.name) for each in old])

    def _known(self, stored: StoredTournament) -> KnownTournament:
        bridge, others = self._bridge, self._bridge.others
        if stored.id == bridge.current:
            return KnownTournament(stored, bridge.state, bridge.now(), goes_on=True, is_open=True)
        other = others.glance(stored)
        if other is None:
            return KnownTournament(stored)
        return KnownTournament(
            *(stored, other.state, others.now(other), others.goes_on(other)),
            is_aside=self._sessions.is_rehearsing and stored.id == self._sessions.own().current,
        )
