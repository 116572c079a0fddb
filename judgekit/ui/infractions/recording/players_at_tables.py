"""Fills the player picker from the tournament: who sits where, and who is known."""

from __future__ import annotations

from PySide6.QtCore import QObject

from judgekit.domain.players.name_completion import KnownNames
from judgekit.domain.setup.state import Role
from judgekit.ui.infractions.recording.panel import RecordPanel
from judgekit.ui.interface_words import interface_words
from judgekit.ui.runtime.engine_bridge import EngineBridge
from judgekit.views.calls.appeal_people import judges_to_compare
from judgekit.views.deck_checks.known_players import known_players
from judgekit.views.find.unpaired_tables import unpaired_words
from judgekit.views.infractions.seats import seat_of


class PlayersAtTables(QObject):
    """Offers tables and players; the judge chooses."""

    def __init__(self, bridge: EngineBridge, panel: RecordPanel) -> None:
        super().__init__(panel)
        self._bridge = bridge
        self._panel = panel
        self._names: tuple[str, ...] = ()
        self._offered: set[str] = set()
        """Ids of the calls whose table was offered, or that were open at the last penalty."""
        self.judge = ""
        """The judge of the last penalty; empty for the one at this laptop."""
        panel.whose.table_changed.connect(self.seat)
        panel.whose.named.connect(self.find_seat)
        panel.whose.name_field.named.connect(lambda _: self._ask_at_once())
        panel.question.answered.connect(self._find_meant)

    def refresh(self) -> None:
        """Update names and seats from the current state."""
        state = self._bridge.state
        names = known_players(state)
        if names != self._names:
            self._names = names
            self._panel.whose.know(KnownNames(sorted(names)))
        self._panel.question.follow(state.players, names)
        author = self._bridge.author()
        self._panel.own_head_judge = author if author in self._staff(Role.HEAD_JUDGE) else ""
        self.seat(self._panel.whose.table)

    def seat(self, table: int | None) -> None:
        """Show the players at the table, and its round."""
        state = self._bridge.state
        players: tuple[str, ...] = ()
        clock = state.clocks.find(table)
        current = state.clocks.in_progress(clock)
        if table is not None and current is not None:
            players = state.setup.players_at(clock, current.number, table)
        self._panel.whose.seat(players)
        self._panel.unpaired.say(
            "" if table is None else unpaired_words(state, table, interface_words())
        )
        judge = self.judge or self._bridge.author()
        number = current.number if current else 0
        self._panel.fields.fill_in(number, judge, self._staff(*Role))
        judges = judges_to_compare(state)
        self._panel.fields.know(judges)
        self._panel.asking.know(judges)

    def take_call(self) -> None:
        """Offer the table of the call open longest, once, if no player or table is chosen yet."""
        whose = self._panel.whose
        if whose.table is not None or whose.player:
            return
        calls = self._bridge.state.calls.open_calls()
        offered = next((each for each in calls if each.id not in self._offered), None)
        if offered is not None:
            self._offered.add(offered.id)
            whose.offer_table(offered.table)
            self.seat(offered.table)

    def begin_anew(self) -> None:
        """Empty everything: the next penalty is about somebody else."""
        self._offered.update(each.id for each in self._bridge.state.calls.open_calls())
        self._panel.whose.clear()
        self.seat(None)

    def head_judges(self) -> tuple[str, ...]:
        """Return who may approve a penalty, the head judge first."""
        return (*self._staff(Role.HEAD_JUDGE), *self._staff(Role.APPEALS_JUDGE))

    def take_typed(self) -> None:
        """Take the name that stands in the field, if it isn't the chosen player's."""
        field = self._panel.whose.name_field
        typed = field.text().strip()
        if not field.isHidden() and typed and typed != self._panel.whose.player:
            field.take_typed()

    def find_seat(self, name: str) -> None:
        """Fill in the table of a player who was chosen by name; no table if none is known."""
        whose = self._panel.whose
        if whose.is_table_chosen or not whose.player:
            return
        seat = seat_of(self._bridge.state, name)
        if seat is None:
            if whose.table is not None:
                whose.show_seat(None, (), whose.player)
            return
        clock = self._bridge.state.clocks.find(seat.table)
        current = self._bridge.state.clocks.in_progress(clock)
        number = current.number if current else 0
        seated = self._bridge.state.setup.players_at(clock, number, seat.table)
        is_same = self._bridge.state.players.same(whose.player, seat.player)
        whose.show_seat(seat.table, seated, seat.player if is_same else whose.player)

    def _staff(self, *roles: Role) -> tuple[str, ...]:
        details = self._bridge.state.setup.details
        return tuple(each.name for each in (details.staff if details else ()) if each.role in roles)

    def _ask_at_once(self) -> None:
        """After Enter in the name, go to the question about it; the focus is not taken back from
        elsewhere."""
        if self._panel.question.is_open and self._panel.whose.name_field.hasFocus():
            self._panel.question.take_focus()

    def _find_meant(self) -> None:
        self.find_seat(next(iter(self._panel.question.meant()), ""))
