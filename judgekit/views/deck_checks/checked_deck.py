"""A deck during its check: the player, the list, the ticks and the findings."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from judgekit.domain.cards.card_key import card_key
from judgekit.domain.deck_checks.tick_entry import (
    Candidate,
    KnownCards,
    Line,
    candidates,
    count_and_name,
)
from judgekit.domain.deck_checks.tick_off import (
    NO_OTHERS,
    OtherNames,
    TickOff,
    begin,
    compared,
    compared_at_best,
)
from judgekit.domain.decklists.comparison import Comparison, PartTotals
from judgekit.domain.decklists.decklist import Decklist
from judgekit.views.deck_checks.deck_rows import DeckRow, rows_of


class CheckedDeck(msgspec.Struct):
    """A deck as far as it has been checked; its fields change during the check.

    `registered` is None if the player's list isn't known; `is_closed` means that the judge finished
    counting.
    """

    player: str
    judge: str
    registered: Decklist | None
    line: Line
    is_closed: bool = False
    seen: tuple[TickOff, Comparison] | None = None
    """The last compared ticks, with the result."""
    listed: tuple[TickOff, bool, tuple[DeckRow, ...]] | None = None
    """The ticks last converted to rows, whether counting was complete, and the rows."""

    @property
    def now(self) -> Comparison:
        """Comparison of the ticks with the list; missing cards are those still to come."""
        off = self.line.off
        if self.seen is None or self.seen[0] is not off:
            self.seen = off, compared(off)
        return self.seen[1]

    @property
    def rows(self) -> tuple[DeckRow, ...]:
        """All cards with their state."""
        off, is_counted = self.line.off, self.is_counted
        if self.listed is None or self.listed[0] is not off or self.listed[1] != is_counted:
            self.listed = off, is_counted, rows_of(off, self.now, is_counted=is_counted)
        return self.listed[2]

    @property
    def totals(self) -> tuple[PartTotals, PartTotals]:
        """Number of registered and of counted cards."""
        return self.now.registered, self.now.counted

    @property
    def knows_parts(self) -> bool:
        """Whether the list says which cards are played; otherwise there may only be a pool."""
        list_ = self.registered
        return list_ is not None and bool(list_.main or list_.commander)

    @property
    def is_counted(self) -> bool:
        """Whether counting is complete: the judge said so, or all registered cards were counted."""
        if self.is_closed:
            return True
        if self.registered is None:
            return False
        wanted, counted = self.totals
        if self.line.off.sideboarded:
            is_enough = counted.main + counted.sideboard >= wanted.main + wanted.sideboard
            # Lands that anybody may add can't compensate for other cards.
            return is_enough and all(each.free or each.surplus >= 0 for each in self.now.tallies)
        return counted.main >= wanted.main and counted.sideboard >= wanted.sideboard

    @property
    def is_short(self) -> bool:
        """Whether fewer cards were counted than are registered, in a part or, once cards may have
        been exchanged, in all."""
        wanted, counted = self.totals
        if self.line.off.sideboarded:
            return counted.main + counted.sideboard < wanted.main + wanted.sideboard
        return counted.main < wanted.main or counted.sideboard < wanted.sideboard

    @property
    def is_begun(self) -> bool:
        """Whether any card has been ticked."""
        return bool(self.line.off.ticks)


def deck_of(
    player: str,
    registered: Decklist | None,
    *,
    sideboarded: bool,
    free: frozenset[str] = frozenset(),
    others: Mapping[str, OtherNames] = NO_OTHERS,
) -> CheckedDeck:
    """A deck with nothing ticked yet and no judge named; `others` as of `begin`."""
    off = begin(registered or Decklist(), sideboarded=sideboarded, free=free, others=others)
    return CheckedDeck(player, "", registered, Line(off))


def marked_card(line: Line, known: KnownCards | None) -> Candidate | None:
    """The card that Enter would tick; None if no name is typed."""
    if line.row is not None or not count_and_name(line.typed)[1].strip():
        return None
    found = candidates(line.off, line.typed, known)
    return found[min(line.chosen, len(found) - 1)] if found else None


def completion(typed: str, marked: Candidate | None) -> str:
    """Text displayed after the typed letters: the rest of the name, or the whole name set apart."""
    if marked is None:
        return ""
    _, typed = count_and_name(typed)
    if card_key(marked.name).startswith(card_key(typed)) and marked.name.casefold().startswith(
        typed.casefold()
    ):
        return marked.name[len(typed) :]
    return f"  {marked.name}"


def found_so_far(deck: CheckedDeck, *, at_best: bool = False) -> Comparison:
    """Differences so far; no card counts as missing while counting is incomplete.

    `at_best` leaves out what only differs by which card a doubtful name of the list means.
    """
    now = compared_at_best(deck.line.off) if at_best else deck.now
    if deck.is_counted:
        return now
    registered, counted = now.registered, now.counted
    return msgspec.structs.replace(
        now,
        missing=(),
        counted=PartTotals(
            max(registered.main, counted.main), max(registered.sideboard, counted.sideboard)
        ),
    )
