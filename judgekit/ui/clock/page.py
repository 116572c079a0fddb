"""The Clock page: the clocks of the event, the tables that play longer, and what is done there."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtWidgets import QWidget

from judgekit.ui.clock.board_model import BoardModel
from judgekit.ui.clock.card_facts import subtitle_of
from judgekit.ui.clock.clock_desk import ClockDesk
from judgekit.ui.clock.page_body import ClockBody
from judgekit.ui.shell.actions import Action
from judgekit.ui.shell.page import PageState, Services

translate = QCoreApplication.translate


class ClockPage(QObject):
    """Implements `Page`."""

    def __init__(self, services: Services) -> None:
        super().__init__()
        self._services = services
        self._desk = ClockDesk(services.bridge, services.messages, self)
        self._model = BoardModel(self)
        self._body = ClockBody(services.look, self._model)
        self._connect()
        self.refresh()

    # -- the contract of a page

    def widget(self) -> QWidget:
        """See `Page`."""
        return self._body

    def actions(self) -> Sequence[Action]:
        """See `Page`."""
        desk = self._desk
        return (
            Action(
                "clock.go",
                lambda: translate("ClockPage", "Start, pause or resume the clock"),
                "Space",
                self._go_on,
            ),
            Action(
                "clock.go-second",
                lambda: translate("ClockPage", "Pause or resume the clock beside it"),
                "Shift+Space",
                self._go_on_second,
            ),
            Action(
                "clock.next",
                lambda: translate("ClockPage", "Choose the next clock"),
                "K",
                desk.choose_next,
            ),
            Action(
                "clock.mute",
                lambda: translate("ClockPage", "Mute the alarms, or let them be heard"),
                "M",
                self._mute,
            ),
        )

    def state(self) -> PageState:
        """Which clock was looked at."""
        return {"clock": self._desk.clock}

    def restore(self, state: Mapping[str, object]) -> None:
        """Look at that clock again, if it is there."""
        clock = state.get("clock")
        if isinstance(clock, str):
            self._desk.choose(clock)

    def focus(self) -> None:
        """See `Page`."""
        self.refresh()
        self._body.take_focus()

    # -- showing

    def refresh(self) -> None:
        """Show how everything stands now."""
        bridge = self._services.bridge
        if bridge.engine is None:
            self._body.show_cards(())
            return
        now = bridge.now()
        desk = self._desk
        self._body.show_cards(desk.cards(now))
        self._body.cards.main.show_muted(self._services.preferences.now.muted)
        current = desk.round()
        entry = bridge.state.entry
        self._body.board.say_round(subtitle_of(entry, desk.clock, current) if current else "")
        self._model.show(bridge.state, desk.clock, now)

    def _connect(self) -> None:
        bridge = self._services.bridge
        bridge.changed.connect(lambda _: self.refresh())
        bridge.switched.connect(self.refresh)
        bridge.second.connect(lambda _: self._tick())
        self._services.preferences.changed.connect(self.refresh)
        self._desk.chosen_changed.connect(self.refresh)
        self._model.modelReset.connect(self._body.board.refresh)
        body, main = self._body, self._body.cards.main
        body.new_event_wanted.connect(lambda: self._services.go("event"))
        body.cards.chosen.connect(self._desk.choose)
        body.cards.go_wanted.connect(self._desk.go_on)
        body.board.view.folded.connect(self._model.toggle_done)
        main.go_wanted.connect(self._go_on)
        main.end_wanted.connect(self._desk.end)
        main.mute_wanted.connect(self._mute)

    def _tick(self) -> None:
        if self._body.isVisible():
            self.refresh()

    # -- doing

    def _go_on(self) -> None:
        if self._services.bridge.engine is not None:
            self._desk.go_on()

    def _go_on_second(self) -> None:
        other = self._desk.other_clock()
        if other:
            self._desk.go_on(other)

    def _mute(self) -> None:
        preferences = self._services.preferences
        preferences.change(muted=not preferences.now.muted)
