"""The Clock page: the clocks of the event, the tables that play longer, and what is done there."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtWidgets import QWidget

from judgekit.domain.shared.moment import MINUTE
from judgekit.ui.clock.board_model import BoardModel
from judgekit.ui.clock.card_facts import subtitle_of
from judgekit.ui.clock.clock_desk import ClockDesk
from judgekit.ui.clock.clock_panels import ClockPanels
from judgekit.ui.clock.page_actions import page_actions
from judgekit.ui.clock.page_body import ClockBody
from judgekit.ui.clock.slip import slip_of
from judgekit.ui.clock.table_orders import TableOrders
from judgekit.ui.shell.actions import Action
from judgekit.ui.shell.page import PageState, Services

if TYPE_CHECKING:
    from judgekit.ui.clock.public_display import PublicDisplay

translate = QCoreApplication.translate


class ClockPage(QObject):
    """Implements `Page`."""

    def __init__(self, services: Services) -> None:
        super().__init__()
        self._services = services
        self.desk = ClockDesk(services.bridge, services.messages, self)
        self._orders = TableOrders(self.desk)
        self._model = BoardModel(self)
        self._body = ClockBody(services.look, services.messages, self._model)
        self.panels = ClockPanels(services, self.desk, self._body)
        self._display: PublicDisplay | None = None
        self._actions = page_actions(self)
        self._connect()
        self.refresh()

    # -- the contract of a page

    def widget(self) -> QWidget:
        """See `Page`."""
        return self._body

    def actions(self) -> Sequence[Action]:
        """See `Page`."""
        return self._actions

    def state(self) -> PageState:
        """Which clock was looked at, and the language of the last slip."""
        return {"clock": self.desk.clock, "slip": self._body.slip.language}

    def restore(self, state: Mapping[str, object]) -> None:
        """Look at that clock again, if it is there."""
        clock, language = state.get("clock"), state.get("slip")
        if isinstance(clock, str):
            self.desk.choose(clock)
        if isinstance(language, str):
            self._body.slip.speak(language)

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
            self._model.show(None, "", 0)
            return
        now = bridge.now()
        desk, preferences = self.desk, self._services.preferences.now
        self._body.show_cards(desk.cards(now))
        has_sound = self._services.alarms.sound_absence() is None
        self._body.cards.main.show_sound(is_muted=preferences.muted, has_sound=has_sound)
        current = desk.round()
        entry = bridge.state.entry
        self._body.board.say_round(subtitle_of(entry, desk.clock, current) if current else "")
        self._model.round_up(preferences.round_up_extensions)
        self._model.show(bridge.state, desk.clock, now)
        self.panels.follow()

    def _connect(self) -> None:
        bridge = self._services.bridge
        bridge.changed.connect(lambda _: self._tick())
        bridge.switched.connect(self._switched)
        bridge.second.connect(lambda _: self._tick())
        self._services.preferences.changed.connect(self._tick)
        self._services.alarms.absence_changed.connect(self._tick)
        self.desk.chosen_changed.connect(self.refresh)
        body, main, board = self._body, self._body.cards.main, self._body.board
        body.shown.connect(self.refresh)
        body.new_event_wanted.connect(lambda: self._services.go("event"))
        body.cards.chosen.connect(self.desk.choose)
        body.cards.go_wanted.connect(self.desk.go_on)
        board.view.folded.connect(self._model.toggle_done)
        board.view.opened.connect(self.panels.track)
        board.view.judge_wanted.connect(self.seat_judge)
        board.judge.seated.connect(self._orders.seat)
        board.extension_wanted.connect(self.extend)
        main.go_wanted.connect(self.go_on)
        main.end_wanted.connect(self.desk.end)
        main.mute_wanted.connect(self.mute)
        main.correct_wanted.connect(self.panels.correct)
        main.display_wanted.connect(self.show_display)
        main.other_wanted.connect(self.panels.start)

    def _tick(self) -> None:
        if self._body.isVisible():
            self.refresh()

    def _switched(self) -> None:
        """Another tournament: what was open was about the last one."""
        self._body.close_side()
        self._body.close_slip()
        self.refresh()

    # -- doing

    def has_event(self) -> bool:
        """Whether a tournament is open at all."""
        return self._services.bridge.engine is not None

    def go_on(self) -> None:
        """Start, pause or resume the chosen clock."""
        if self.has_event():
            self.desk.go_on()

    def go_on_second(self) -> None:
        """The same with the clock beside it."""
        other = self.desk.other_clock()
        if other:
            self.desk.go_on(other)

    def start_other(self) -> None:
        """Choose what to start."""
        if self.has_event():
            self.panels.start()

    def extend(self) -> None:
        """Give time to the chosen table, or to one that is typed."""
        if self.has_event():
            self.panels.extend(self._body.board.view.chosen_table())

    def mute(self) -> None:
        """Alarms are only seen, or heard again."""
        preferences = self._services.preferences
        preferences.change(muted=not preferences.now.muted)

    def round_up(self) -> None:
        """Show extensions to the second, or up to the next minute."""
        preferences = self._services.preferences
        is_rounded = not preferences.now.round_up_extensions
        preferences.change(round_up_extensions=is_rounded)
        self._services.messages.say(
            translate("ClockPage", "Extensions are shown up to the next minute.")
            if is_rounded
            else translate("ClockPage", "Extensions are shown to the second.")
        )

    def seat_judge(self) -> None:
        """Ask who goes to the chosen table."""
        self._at_table(
            lambda table: self._body.board.ask_judge(
                table, self._orders.judge_at(table), self._orders.staff()
            )
        )

    def open_turns(self, table: int) -> None:
        """Show this table in the tracker, in the round where it plays (see `TurnsPage`)."""
        if not self.has_event():
            return
        clock = self._services.bridge.state.clocks.find(table)
        if clock:
            self.desk.choose(clock)
        self._body.board.view.choose(table)
        self.panels.track(table)

    def show_display(self) -> None:
        """Show the projector's window, or put it away."""
        if self._display is None:
            from judgekit.ui.clock.public_display import PublicDisplay  # noqa: PLC0415

            self._display = PublicDisplay(self._services)
        self._display.toggle()

    def finish_table(self) -> None:
        """The match at the chosen table is over."""
        self._at_table(self._orders.finish)

    def call(self) -> None:
        """Open a call at the chosen table, or close the one that is open."""
        self._at_table(self._orders.call)

    def show_slip(self) -> None:
        """The slip of the chosen table, large."""
        self._at_table(self._show_slip)

    def close(self) -> None:
        """Esc: put away what lies over the page or beside the board."""
        if not self._body.close_slip():
            self._body.close_side()

    def _at_table(self, do: Callable[[int], None]) -> None:
        table = self._body.board.view.chosen_table()
        if table is None:
            if self.has_event():
                self._services.messages.say(
                    translate("ClockPage", "Choose a table on the board first.")
                )
            return
        do(table)

    def _show_slip(self, table: int) -> None:
        bridge = self._services.bridge
        slip = slip_of(bridge.state, self.desk.clock, table, bridge.now())
        if slip is None:
            words = translate("ClockPage", "A round without a time limit has no slip.")
            self._services.messages.say(words)
            return
        is_rounded = self._services.preferences.now.round_up_extensions
        self._body.open_slip(slip, MINUTE if is_rounded else 1)
