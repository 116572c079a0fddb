"""The Clock page: the tournament's clocks, the tables that play longer, and their actions."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from judgekit.domain.rules.figures import FiguresInForce
from judgekit.ui.clock.board.model import BoardModel
from judgekit.ui.clock.board.row_keys import CALL, DONE, EXTENSION, JUDGE, SLIP, TOLD, TURNS
from judgekit.ui.clock.cards.facts import subtitle_of
from judgekit.ui.clock.clock_actions import ClockActions
from judgekit.ui.clock.controller import ClockController
from judgekit.ui.clock.outstanding.question import OutstandingQuestion
from judgekit.ui.clock.page_actions import page_actions
from judgekit.ui.clock.page_body import ClockBody
from judgekit.ui.clock.panels.panel_stack import ClockPanels
from judgekit.ui.shell.page import PageState, ProgramDependencies
from judgekit.ui.shell.parts.no_event import creating
from judgekit.ui.widgets.actions import Action
from judgekit.views.clock.board_rows import RowKind
from judgekit.views.rules.figures import figures_of
from judgekit.views.sharing.unconfirmed import unconfirmed


class ClockPage(QObject):
    """The Clock page; implements `Page`."""

    def __init__(self, dependencies: ProgramDependencies) -> None:
        super().__init__()
        self._dependencies = dependencies
        self.controller = ClockController(
            dependencies.bridge,
            dependencies.messages,
            self._figures,
            self,
        )
        self._model = BoardModel(self)
        self._body = ClockBody(dependencies.look, dependencies.messages, self._model)
        self.panels = ClockPanels(dependencies, self.controller, self._body)
        self.outstanding = OutstandingQuestion(self.controller, self._model, self._body)
        self.clock_actions = ClockActions(dependencies, self.controller, self._body, self.panels)
        self._actions = page_actions(
            self.clock_actions, self.controller, self.panels, self.outstanding
        )
        self._connect()
        # Qt disconnects the slots of a deleted object: the page is deleted with its widget.
        self.setParent(self._body)
        self.refresh()

    def _figures(self) -> FiguresInForce:
        known = self._dependencies.rules_provider.library().figures
        return figures_of(known, self._dependencies.bridge.state.setup.details)

    # -- the Page protocol

    def widget(self) -> QWidget:
        """See `Page`."""
        return self._body

    def actions(self) -> Sequence[Action]:
        """See `Page`."""
        return (*self._actions, creating(self._dependencies))

    def state(self) -> PageState:
        """Return which clock's board was asked for, and the language of the last slip."""
        slip = self._body.slip
        return {"clock": self.controller.wanted, "slip": slip.language if slip.is_chosen else ""}

    def restore(self, state: Mapping[str, object]) -> None:
        """Show that clock again, if it exists."""
        clock, language = state.get("clock"), state.get("slip")
        if isinstance(clock, str) and clock:
            self.controller.show(clock)
        if isinstance(language, str):
            self._body.slip.speak(language)

    def focus(self) -> None:
        """See `Page`."""
        self.refresh()
        self._body.take_focus()

    def manual_page(self) -> str:
        """See `DescribedPage`."""
        return "turns" if self.panels.is_tracking() else "clock"

    def open_turns(self, table: int) -> None:
        """Show this table in the tracker, in the round where it plays (see `TurnsPage`)."""
        bridge = self._dependencies.bridge
        if bridge.engine is None:
            return
        clock = bridge.state.clocks.find(table)
        if clock and clock != self.controller.clock:
            self.controller.show(clock)
        self._body.board.view.choose(table)
        self.panels.track(table)

    def show_table(self, clock: str, table: int) -> None:
        """Choose this table of the clock on the board (see `BoardPage`)."""
        if clock != self.controller.clock:
            self.controller.show(clock)
        self.focus()
        self._body.board.view.choose(table)

    def open_table(self) -> int | None:
        """See `TablePage`."""
        return self._body.board.view.chosen_table()

    def show_slip(self, clock: str, table: int) -> None:
        """Show this table's slip, large (see `SlipPage`)."""
        self.show_table(clock, table)
        self.clock_actions.open_slip(table)

    # -- display

    def refresh(self) -> None:
        """Show the current state."""
        bridge = self._dependencies.bridge
        if bridge.engine is None:
            self._body.show_cards(())
            self._model.show(None, "", 0)
            return
        now = bridge.now()
        controller, preferences = self.controller, self._dependencies.preferences.now
        self._body.show_cards(controller.cards(now))
        has_sound = self._dependencies.alarms.sound_absence() is None
        self._body.cards.main.show_sound(is_muted=preferences.muted, has_sound=has_sound)
        current = controller.round()
        entry = bridge.state.setup
        self._body.board.say_round(subtitle_of(entry, controller.clock, current) if current else "")
        self._model.round_up(preferences.round_up_extensions)
        self._body.board.view.is_arriving = bridge.is_arriving
        waiting = unconfirmed(bridge.engine).tables
        self._model.show(bridge.state, controller.clock, now, waiting)
        self.outstanding.follow(now)
        self.panels.follow()

    def _connect(self) -> None:
        bridge = self._dependencies.bridge
        bridge.changed.connect(self._tick)
        bridge.switched.connect(self._switched)
        bridge.second.connect(self._tick)
        self._dependencies.preferences.changed.connect(self._tick)
        self._dependencies.alarms.absence_changed.connect(self._tick)
        self.controller.chosen_changed.connect(self.refresh)
        body, main, board = self._body, self._body.cards.main, self._body.board
        body.shown.connect(self.refresh)
        body.no_event.lead(self._dependencies)
        body.cards.chosen.connect(self.controller.choose)
        body.cards.board_wanted.connect(self.controller.show)
        main.chosen.connect(self.controller.choose)
        body.cards.go_wanted.connect(self.controller.go_on)
        board.view.folded.connect(lambda kind: self._model.toggle(RowKind(kind)))
        board.view.opened.connect(self.panels.track)
        board.view.numbers.clicked.connect(self.outstanding.name_table)
        actions = self.clock_actions
        board.view.judge_wanted.connect(actions.seat_judge)
        board.judge.seated.connect(actions.seat)
        board.view.keys.wanted.connect(self._at_row)
        board.view.keys.confirmed.connect(actions.finish_table)
        board.view.keys.left.connect(actions.close)
        board.extension_wanted.connect(actions.extend)
        board.judges_wanted.connect(self.panels.judges)
        main.go_wanted.connect(lambda: self.controller.go_on(self.controller.clock))
        main.end_wanted.connect(lambda: self._on_main(actions.end))
        main.mute_wanted.connect(actions.mute)
        main.correct_wanted.connect(lambda: self._on_main(actions.correct))
        main.hall_wanted.connect(actions.address_hall)
        main.display_wanted.connect(actions.show_display)
        main.other_wanted.connect(actions.open_other)

    def _at_row(self, name: str) -> None:
        """Do what a button under the chosen row says."""
        actions = self.clock_actions
        runs: Mapping[str, Callable[[], None]] = {
            TURNS: lambda: actions.at_table(self.panels.track),
            JUDGE: actions.seat_judge,
            CALL: actions.call,
            EXTENSION: actions.extend,
            SLIP: actions.show_slip,
            DONE: actions.finish_table,
            TOLD: lambda: actions.at_table(actions.tables.mark_told),
        }
        runs[name]()

    def _on_main(self, do: Callable[[], None]) -> None:
        """Do something with the clock on the main card, whichever was chosen."""
        self.controller.choose(self.controller.clock)
        do()

    def _tick(self, _: object = None) -> None:
        if self._body.isVisible():
            self.refresh()

    def _switched(self) -> None:
        """Close what was open for the previous tournament."""
        self._body.close_side()
        self._body.close_slip()
        self.controller.show("")
        self.refresh()
