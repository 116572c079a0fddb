"""The check that goes on, and the slip of the table once its decks are back."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from judgekit.domain.deck_checks.state import DeckCheck
from judgekit.ui.deck_checks.check.current_check import CurrentCheck
from judgekit.ui.deck_checks.check.deck.keeper import DeckKeeper
from judgekit.ui.deck_checks.check.deck.ticking import Ticking
from judgekit.ui.deck_checks.check.orders import CheckOrders
from judgekit.ui.deck_checks.check.returning import Returning
from judgekit.ui.deck_checks.check.showing import CheckShowing
from judgekit.ui.deck_checks.check.view import CheckView
from judgekit.ui.shell.page import ProgramDependencies


class CheckController(QObject):
    """`placed` tells that something else is to be shown: another check, the slip, nothing."""

    placed = Signal()

    def __init__(self, dependencies: ProgramDependencies) -> None:
        super().__init__()
        self.view = CheckView(dependencies.look)
        self.keeper = DeckKeeper(dependencies, self)
        self.current = CurrentCheck(dependencies, self.keeper, self)
        self.ticking = Ticking(dependencies, self.keeper, self)
        self.showing = CheckShowing(dependencies, self.current, self.view, self.ticking)
        self.returning = Returning(dependencies, self.current, self)
        self.orders = CheckOrders(
            dependencies, self.current, self.view, self.ticking, self.returning
        )
        self._shows_slip = False
        self.view.head.return_wanted.connect(self.return_now)
        self.orders.turned.connect(self._turned)
        self.orders.focus_moved.connect(self.showing.show_decks)
        self.returning.returned.connect(self._returned)
        self.returning.slip.closed.connect(self.leave_slip)

    def shown(self) -> QWidget | None:
        """The slip of the decks that have just returned, the check that goes on, or nothing."""
        if self._shows_slip:
            return self.returning.slip
        self.current.choose_longest()
        return self.view if self.current.check is not None else None

    def show_check(self, check: DeckCheck) -> None:
        """Show this one, its first deck before the judge."""
        self._shows_slip = False
        self.current.choose(check)
        self.refresh()

    def take_focus(self) -> None:
        """The keyboard comes to the deck that is typed into, or to the slip."""
        if self._shows_slip:
            self.returning.slip.setFocus()
        else:
            self.orders.take_focus()

    def refresh(self) -> None:
        """Show the check as it stands now, or what its table is told where it ended elsewhere."""
        ended = self.returning.ended_with_penalty()
        if ended is not None:
            self.returning.show_slip_of(ended)
            return
        if self._shows_slip and self.returning.was_taken_back():
            self.leave_slip()
            return
        self.current.choose_longest()
        self.showing.show_all()

    def second(self) -> None:
        """A second has gone by."""
        if self.current.check is not None and not self._shows_slip:
            self.showing.show_time()

    def keep_due(self) -> None:
        """The record has what was ticked some seconds ago, of every check that goes on."""
        for check in self.current.going():
            for at in range(check.decks):
                self.keeper.keep(check, at)

    def remind(self) -> None:
        """Something was recorded: the last tick is what Ctrl+Z takes back first all the same."""
        check = self.current.check
        if check is not None and not self._shows_slip:
            self.ticking.remind(check, self.current.active)

    def player_without_list(self) -> str:
        """Whose deck is typed into, where that player's list isn't known; else empty."""
        deck = self.current.deck(self.current.active)
        return deck.player if deck is not None and not deck.knows_parts else ""

    def keep(self) -> None:
        """Nobody looks any more: the record has all ticks from now on."""
        for check in self.current.going():
            self.keeper.keep_all(check)

    def know_other_cards(self) -> None:
        """A card file was loaded."""
        self.keeper.know_other_cards()
        self.current.legality.forget()

    def forget(self) -> None:
        """Another tournament is open."""
        self._shows_slip = False
        self.keeper.forget()
        self.current.forget()
        self.showing.forget()
        self.returning.forget()

    def turn_check(self) -> None:
        """The next of the checks that go on."""
        self._shows_slip = False
        self.current.turn()
        self.refresh()
        self.placed.emit()

    def return_now(self) -> None:
        """The decks are back, gone through or not."""
        check = self.current.check
        if check is not None and not self._shows_slip:
            self.keeper.keep_all(check)
            self.returning.return_now()

    def leave_slip(self) -> None:
        """The table was told."""
        if self._shows_slip:
            self._shows_slip = False
            self.refresh()
            self.placed.emit()

    def _turned(self) -> None:
        self.showing.show_all()
        self.take_focus()

    def _returned(self) -> None:
        self._shows_slip = self.returning.has_slip
        self.refresh()
        self.placed.emit()
