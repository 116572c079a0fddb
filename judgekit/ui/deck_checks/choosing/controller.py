"""Controller of the Choose view."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from judgekit.domain.deck_checks.commands import KeepStandings, StartDeckCheck
from judgekit.domain.deck_checks.selection import TARGETED, TargetReason
from judgekit.domain.shared.refusal import Refusal
from judgekit.reading.standings.reader import ParsedStandings
from judgekit.ui.deck_checks.choosing.body import CONTENTION, DRAW, TARGET, UNCHECKED, ChoosingBody
from judgekit.ui.deck_checks.choosing.rows import ChoosingRow
from judgekit.ui.deck_checks.choosing.start import Chosen, drawn_check, targeted_check
from judgekit.ui.runtime.engine_bridge import EngineBridge
from judgekit.ui.words.wording import refusal_sentence
from judgekit.views.deck_checks.choosing_facts import SeatBook, choose_facts, tables_of


class ChoosingController(QObject):
    """Computes the facts once per change and passes them to the panes."""

    check_wanted = Signal(object)
    """A `StartDeckCheck` that the engine accepts."""

    def __init__(self, bridge: EngineBridge, body: ChoosingBody) -> None:
        super().__init__(body)
        self._bridge = bridge
        self._body = body
        self._tournament = bridge.current
        self._clock = ""
        """Clock whose rounds tables are chosen from, until changed by the user: another clock that
        starts meanwhile discards no draw."""
        self._tables: int | None = None
        self._book = SeatBook()
        self.facts = choose_facts(bridge.state)
        self._connect()

    def refresh(self) -> None:
        """Show the current state of the tournament."""
        if self._tournament != self._bridge.current:
            self._begin_tournament()
        state, body = self._bridge.state, self._body
        self.facts = facts = choose_facts(state, self._clock, self._tables, self._book)
        self._clock = facts.place.clock if facts.place is not None else ""
        tables = self._tables if self._tables is not None else tables_of(state.setup)
        body.head.show_facts(facts)
        body.show_places(facts.places, facts.place)
        body.draw.show_facts(facts, tables)
        body.target.show_facts(facts)
        body.unchecked.show_facts(facts)
        body.contention.show_facts(facts)
        body.refuse("")

    def take_focus(self) -> None:
        """Focus the pane in which a table is chosen."""
        pane = self._body.draw if self._body.left.value() == DRAW else self._body.target
        pane.take_focus()

    # -- actions by key

    def draw(self) -> None:
        """Draw with a new seed."""
        self._body.show_left(DRAW)
        self._body.draw.draw_anew()

    def target(self) -> None:
        """Ask for a table and a reason."""
        self.show_left(TARGET)

    def show_left(self, name: str) -> None:
        """Show how tables are chosen, and focus that pane."""
        self._body.show_left(name)
        self.take_focus()

    def show_right(self, name: str) -> None:
        """Show who is unchecked, and focus that pane."""
        self._body.show_right(name)
        pane = self._body.unchecked if name == UNCHECKED else self._body.contention
        pane.take_focus()

    def paste(self) -> None:
        """Ask for the players' standings."""
        self._body.show_right(CONTENTION)
        self._body.contention.paste_standings()

    def name_judges(self) -> None:
        """Focus the names of the judges for the check."""
        pane = self._body.draw if self._body.left.value() == DRAW else self._body.target
        if pane.judges.isVisible():
            pane.judges.take_focus()

    def filter(self) -> None:
        """Focus the filter of the unchecked tables."""
        self._body.show_right(UNCHECKED)
        self._body.unchecked.field.setFocus()

    # -- internals

    def _connect(self) -> None:
        body = self._body
        body.left_chosen.connect(self.show_left)
        body.right_chosen.connect(self.show_right)
        body.place_chosen.connect(self._show_place)
        body.draw.take_wanted.connect(self._take_drawn)
        body.draw.tables_said.connect(self._say_tables)
        body.target.take_wanted.connect(self._take_targeted)
        body.unchecked.chosen.connect(self._aim_at)
        in_contention = TargetReason.UNCHECKED_IN_CONTENTION
        body.contention.chosen.connect(lambda row: self._aim_at(row, in_contention))
        body.unchecked.pointed.connect(self._take_over)
        body.contention.pointed.connect(lambda row: self._take_over(row, in_contention))
        body.contention.taken.connect(self._keep_standings)

    def _begin_tournament(self) -> None:
        self._tournament = self._bridge.current
        self._clock, self._tables = "", None
        self._book = SeatBook()
        body = self._body
        for pane in (body.draw, body.target, body.unchecked, body.contention):
            pane.begin_anew()
        body.show_left(DRAW)
        body.show_right(UNCHECKED)

    def _show_place(self, at: int) -> None:
        self._clock = self.facts.places[at].clock
        self.refresh()

    def _say_tables(self, tables: int) -> None:
        self._tables = tables
        self.refresh()

    def _aim_at(self, row: ChoosingRow, reason: str = "") -> None:
        """Ask for what is missing of the targeted check; who is in contention may have no table."""
        if row.table or reason:
            self._body.show_left(TARGET)
            self._body.target.stand_at(row.table, reason)

    def _take_over(self, row: ChoosingRow, reason: str = "") -> None:
        """Take the table that was clicked into the targeted check, if that is shown; a reason that
        was chosen stays."""
        target = self._body.target
        if row.table and self._body.left.value() == TARGET:
            target.take_over(row.table, target.reasons.value() or reason)

    def _keep_standings(self, read: ParsedStandings) -> None:
        outcome = self._bridge.submit(KeepStandings(read.players, self.facts.round), "standings")
        if isinstance(outcome, Refusal):
            self._body.refuse(refusal_sentence(outcome))
        elif outcome is not None:
            self._body.contention.standings.keep()
            if self.facts.standings is not self._bridge.state.deck_checks.standings:
                self.refresh()
            self._body.contention.show_found()

    def _take_drawn(self, table: int, judges: tuple[str, ...]) -> None:
        state, lots, now = self._bridge.state, self._body.draw.lots, self._bridge.now()
        self._want(drawn_check(state, self.facts, Chosen(table, judges), lots, now))

    def _take_targeted(self, table: int, reason: str, judges: tuple[str, ...]) -> None:
        state, now = self._bridge.state, self._bridge.now()
        self._want(targeted_check(state, self.facts, Chosen(table, judges), reason, now))

    def _want(self, command: StartDeckCheck) -> None:
        engine = self._bridge.pending.foreseen()
        refusal = engine.refusal(command) if engine is not None else None
        if refusal is not None:
            self._body.refuse(refusal_sentence(refusal))
            return
        self._body.refuse("")
        if command.kind == TARGETED:
            self._body.target.begin_anew()
        else:
            self._body.draw.judges.clear()
        self.check_wanted.emit(command)
