"""Keys that tick cards, and undoing ticks."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
from PySide6.QtCore import QObject, Signal

from judgekit.domain.deck_checks.state import DeckCheck
from judgekit.domain.deck_checks.tick_entry import (
    Key,
    Line,
    in_count_mode,
    in_one_key_mode,
    press,
)
from judgekit.domain.deck_checks.tick_off import point_at
from judgekit.ui.deck_checks.check.deck.keeper import DeckKeeper
from judgekit.ui.shell.page import ProgramDependencies
from judgekit.views.deck_checks.checked_deck import CheckedDeck
from judgekit.views.deck_checks.deck_rows import DeckRow

MOST_NAMES = 8


class Ticking(QObject):
    """`ticked` is emitted when a deck's ticks have changed, `typed` when only the line has in which
    cards are typed."""

    ticked = Signal(int)
    typed = Signal(int)

    def __init__(
        self, dependencies: ProgramDependencies, keeper: DeckKeeper, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._dependencies = dependencies
        self._keeper = keeper
        self._offered = 0
        """Number of ticks that Ctrl+Z undoes before anything else."""

    def press(self, check: DeckCheck, at: int, key: str) -> None:
        """Handle a key for that deck."""
        self._go_on(check, at, press(self._keeper.deck(check, at).line, key, self.known))

    def point(self, check: DeckCheck, at: int, row: DeckRow, count: int) -> None:
        """Add copies of a row's card, or take some away if `count` is negative."""
        line = self._keeper.deck(check, at).line
        off = point_at(line.off, row.name, row.part, count)
        if off is not line.off:
            self._go_on(check, at, msgspec.structs.replace(line, off=off, fresh=False))

    def _go_on(self, check: DeckCheck, at: int, line: Line) -> None:
        """Take over the deck's line after a key or a click."""
        deck = self._keeper.deck(check, at)
        before, was_counted = deck.line, deck.is_counted
        deck.line = line
        if len(deck.line.off.ticks) < len(before.off.ticks):
            deck.is_closed = False
        self._tell_undo(check, at, before.off.ticks, deck)
        if deck.is_counted and not was_counted:
            # Otherwise it waits for the next second: no key should wait for the disk.
            self._keeper.keep(check, at)
        if deck.line.off is before.off:
            self.typed.emit(at)
        else:
            self.ticked.emit(at)

    def turn_mode(self, check: DeckCheck, at: int) -> None:
        """Switch the mode: letters and Enter, one key per card, the list from top to bottom."""
        deck = self._keeper.deck(check, at)
        line = deck.line
        if line.row is not None:
            deck.line = Line(line.off)
        else:
            deck.line = in_count_mode(line) if line.one_key else in_one_key_mode(line)
        self.typed.emit(at)

    def close_deck(self, check: DeckCheck, at: int) -> None:
        """Mark that nothing more comes, or take that back."""
        deck = self._keeper.deck(check, at)
        deck.is_closed = not deck.is_closed
        self._keeper.keep(check, at, at_once=True)
        self.ticked.emit(at)

    def known(self, typed: str) -> tuple[str, ...]:
        """Known cards with a similar name, best first; none for one or two letters."""
        if len(typed) <= 2:
            return ()
        match = self._dependencies.decks().cards.match(typed)
        return (match.name,) if match.sure else match.candidates[:MOST_NAMES]

    def remind(self, check: DeckCheck, first: int) -> None:
        """Offer the last tick to Ctrl+Z again after another step was recorded. `first` is the deck
        whose ticks are undone first."""
        self._offered = 0
        for at in (first, *range(check.decks)):
            last = self._keeper.deck(check, at).line.off.last if at < check.decks else None
            if last is not None:
                self._offer_undo(check, at, last.name)
                return

    def _tell_undo(
        self, check: DeckCheck, at: int, before: tuple[object, ...], deck: CheckedDeck
    ) -> None:
        ticks = deck.line.off.ticks
        if len(ticks) > len(before):
            self._offer_undo(check, at, ticks[-1].name)

    def _offer_undo(self, check: DeckCheck, at: int, name: str) -> None:
        self._offered += 1
        self._dependencies.messages.say(name, self._undo_of(check.id, at), quietly=True)

    def _undo_of(self, id_: str, at: int) -> Callable[[], None]:
        """Refers to the check by id: a replay rebuilds its state."""

        def undo() -> None:
            check = self._dependencies.bridge.state.deck_checks.entered.by_id.get(id_)
            if check is None or not check.is_open:
                return
            self._offered -= 1
            self.press(check, at, Key.UNDO)
            if self._offered <= 0:
                self.remind(check, at)

        return undo
