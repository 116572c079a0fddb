"""Keys that tick cards, and taking ticks back."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from judgekit.domain.deck_checks.state import DeckCheck
from judgekit.domain.deck_checks.tick_entry import (
    Key,
    Line,
    in_count_mode,
    in_one_key_mode,
    press,
)
from judgekit.ui.deck_checks.check.deck.keeper import DeckKeeper
from judgekit.ui.shell.page import ProgramDependencies
from judgekit.views.deck_checks.checked_deck import CheckedDeck

MOST_NAMES = 8


class Ticking(QObject):
    """`ticked` tells that this deck is another now, `typed` that only the line of it is in which
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
        """How many ticks Ctrl+Z takes back before anything else."""

    def press(self, check: DeckCheck, at: int, key: str) -> None:
        """A key for that deck."""
        deck = self._keeper.deck(check, at)
        before, was_counted = deck.line, deck.is_counted
        deck.line = press(deck.line, key, self.known)
        if len(deck.line.off.ticks) < len(before.off.ticks):
            deck.is_closed = False
        self._tell_undo(check, at, before.off.ticks, deck)
        if deck.is_counted and not was_counted:
            # Else it waits for the next second: no key is to wait for the disk.
            self._keeper.keep(check, at)
        if deck.line.off is before.off:
            self.typed.emit(at)
        else:
            self.ticked.emit(at)

    def turn_mode(self, check: DeckCheck, at: int) -> None:
        """Letters and Enter, then one key a card, then the list from top to bottom."""
        deck = self._keeper.deck(check, at)
        line = deck.line
        if line.row is not None:
            deck.line = Line(line.off)
        else:
            deck.line = in_count_mode(line) if line.one_key else in_one_key_mode(line)
        self.typed.emit(at)

    def close_deck(self, check: DeckCheck, at: int) -> None:
        """Nothing more comes, or something does after all."""
        deck = self._keeper.deck(check, at)
        deck.is_closed = not deck.is_closed
        self._keeper.keep(check, at, at_once=True)
        self.ticked.emit(at)

    def known(self, typed: str) -> tuple[str, ...]:
        """Cards that are known by a name like this, best first; nothing for a letter or two."""
        if len(typed) <= 2:
            return ()
        match = self._dependencies.decks().cards.match(typed)
        return (match.name,) if match.sure else match.candidates[:MOST_NAMES]

    def remind(self, check: DeckCheck, first: int) -> None:
        """Something was recorded, and Ctrl+Z would take that back: the last tick goes before it.
        `first` is the deck whose ticks are taken back first."""
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
        self._dependencies.messages.say(name, self._undo_of(check.number, at), quietly=True)

    def _undo_of(self, number: int, at: int) -> Callable[[], None]:
        """By the check's number: a replay makes its state anew."""

        def undo() -> None:
            check = self._dependencies.bridge.state.deck_checks.by_number.get(number)
            if check is None or not check.is_open:
                return
            self._offered -= 1
            self.press(check, at, Key.UNDO)
            if self._offered <= 0:
                self.remind(check, at)

        return undo
