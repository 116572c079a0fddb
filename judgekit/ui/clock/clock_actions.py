"""What the keys and buttons of the Clock page do."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject

from judgekit.ui.clock.board.table_actions import TableActions
from judgekit.ui.clock.controller import ClockController
from judgekit.ui.clock.page_body import ClockBody
from judgekit.ui.clock.panels.panel_stack import ClockPanels
from judgekit.ui.clock.pasting import paste_copied
from judgekit.ui.shell.page import ProgramDependencies
from judgekit.ui.shell.parts.printing.preview import say_nothing_to_print
from judgekit.views.clock.rounding import rounding_of
from judgekit.views.clock.slip import slip_of
from judgekit.views.clock.still_open import still_open
from judgekit.views.players_language import players_language

if TYPE_CHECKING:
    from judgekit.ui.clock.display.window import PublicDisplay

translate = QCoreApplication.translate


class ClockActions(QObject):
    """Actions of the page; all need a tournament, some report that no table is chosen."""

    def __init__(
        self,
        dependencies: ProgramDependencies,
        controller: ClockController,
        body: ClockBody,
        panels: ClockPanels,
    ) -> None:
        super().__init__(body)
        self._dependencies = dependencies
        self._controller = controller
        self._body = body
        self._panels = panels
        self.tables = TableActions(controller)
        self.paste = partial(paste_copied, dependencies, body)
        self.display: PublicDisplay | None = None
        """The public display's window, once it was opened."""

    def end(self) -> None:
        """End the round of the chosen clock; what is still open is listed first."""
        current = self._controller.round(self._controller.chosen)
        if current is None or current.ended is not None:
            return
        if still_open(self._dependencies.bridge.state, current):
            self._panels.end()
        else:
            self._controller.end()

    def start_other(self) -> None:
        """Open the form for starting a clock."""
        if self._has_tournament():
            self._panels.start()

    def open_other(self) -> None:
        """Open the caller of a draft in progress on the chosen clock, else the start form."""
        current = self._controller.round()
        if current is not None and current.draft and current.ended is None:
            self.call_draft()
        else:
            self.start_other()

    def call_draft(self) -> None:
        """Open the draft caller."""
        if self._has_tournament():
            self._panels.draft()

    def correct(self, *, less: bool = False) -> None:
        """Correct the chosen clock, with more time or less as the default."""
        self._panels.correct(less=less)

    def address_hall(self, what: str = "") -> None:
        """Pause all clocks with a reason or resume them, or put a line on the public display."""
        if self._has_tournament():
            self._panels.hall(what)

    def extend(self) -> None:
        """Give an extension to the chosen table, or to one that is typed."""
        view = self._body.board.view
        if self._has_tournament():
            # The panel names the table; one that isn't seen is only asked for.
            self._panels.extend(view.chosen_table() if view.reveal() else None)

    def mute(self) -> None:
        """Mute the alarms, or unmute them."""
        preferences = self._dependencies.preferences
        preferences.change(muted=not preferences.now.muted)

    def round_up(self) -> None:
        """Show extensions to the second, or rounded up to the next minute."""
        preferences = self._dependencies.preferences
        is_rounded = not preferences.now.round_up_extensions
        preferences.change(round_up_extensions=is_rounded)
        self._dependencies.messages.say(
            translate("PageOrders", "Extensions are shown up to the next minute.")
            if is_rounded
            else translate("PageOrders", "Extensions are shown to the second.")
        )

    def show_display(self) -> None:
        """Show or close the public display."""
        if self.display is None:
            from judgekit.ui.clock.display.window import PublicDisplay  # noqa: PLC0415

            self.display = PublicDisplay(self._dependencies)
            # It has no parent, so that it is a window beside the program's.
            self._body.destroyed.connect(self.display.deleteLater)
        self.display.toggle()

    def seat_judge(self) -> None:
        """Ask for the judge of the chosen table."""
        self.at_table(
            lambda table: self._body.board.ask_judge(
                table, self.tables.judge_at(table), self.tables.staff()
            )
        )

    def seat(self, table: int, judge: str) -> None:
        """Assign this judge to the table; an empty name removes the judge."""
        if judge != self.tables.judge_at(table):
            self.tables.seat(table, judge)

    def finish_table(self) -> None:
        """Record that the match at the chosen table is over; one with time left is asked about."""
        self.at_table(lambda table: self._body.board.finish(table, self.tables.finish))

    def call(self) -> None:
        """Open a call at the chosen table, or close the one that is open."""
        self.at_table(self.tables.call)

    def show_slip(self, *, on_paper: bool = False) -> None:
        """Show the slip of the chosen table, large, or its preview `on_paper` too."""
        self.at_table(self.open_slip)
        if on_paper and self._body.slip.isVisible():
            self._body.slip.print()
        elif on_paper:
            say_nothing_to_print(self._dependencies.messages)

    def open_slip(self, table: int) -> None:
        """Show the slip of this table of the chosen clock, large."""
        bridge = self._dependencies.bridge
        slip = slip_of(bridge.state, self._controller.clock, table, bridge.now())
        if slip is None:
            self._dependencies.messages.say(
                translate("PageOrders", "A round without a time limit has no slip.")
            )
            return
        rounds_up = self._dependencies.preferences.now.round_up_extensions
        spoken = players_language(bridge.state, self._dependencies.preferences.language())
        self._body.open_slip(slip, rounding_of(rounds_up=rounds_up), spoken)

    def close(self) -> None:
        """Close the slip, the question under a row, the panel, or the question which tables still
        play (Esc)."""
        if self._body.close_slip() or self._body.board.view.keys.leave():
            return
        if self._body.panel is not None:
            self._body.close_side()
        else:
            self._body.outstanding.put_off.emit()

    def at_table(self, do: Callable[[int], None]) -> None:
        """Do something at the chosen table if it is seen, or say that none is chosen.

        One that was scrolled away is shown first: the key then has to be pressed again.
        """
        view = self._body.board.view
        table = view.chosen_table()
        if table is not None and view.reveal():
            do(table)
        elif table is not None:
            words = translate("PageOrders", "Table {table} is chosen: press the key again")
            self._dependencies.messages.say(words.format(table=table))
        elif self._has_tournament():
            self._dependencies.messages.say(
                translate("PageOrders", "Choose a table on the board first.")
            )

    # -- inside

    def _has_tournament(self) -> bool:
        return self._dependencies.bridge.engine is not None
