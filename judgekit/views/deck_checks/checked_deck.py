"""A deck while it is checked: whose it is, its list, what has been ticked, what is found."""

from __future__ import annotations

import msgspec

from judgekit.domain.cards.card_key import card_key
from judgekit.domain.deck_checks.tick_entry import Candidate, KnownCards, Line, candidates
from judgekit.domain.deck_checks.tick_off import TickOff, begin, standing
from judgekit.domain.decklists.comparison import Comparison, PartTotals
from judgekit.domain.decklists.decklist import Decklist
from judgekit.views.deck_checks.deck_rows import DeckRow, rows_of


class CheckedDeck(msgspec.Struct):
    """Changed while the check goes on. `list_of` is None where the player's list isn't known;
    `is_closed`: the judge said that nothing more comes."""

    player: str
    judge: str
    registered: Decklist | None
    line: Line
    is_closed: bool = False
    seen: tuple[TickOff, Comparison] | None = None
    """The ticks that were last held against the list, with what came of it."""
    listed: tuple[TickOff, bool, tuple[DeckRow, ...]] | None = None
    """The ticks that were last put into rows, whether all had come, and the rows."""

    @property
    def now(self) -> Comparison:
        """How it stands: what is missing is what has not come yet."""
        off = self.line.off
        if self.seen is None or self.seen[0] is not off:
            self.seen = off, standing(off)
        return self.seen[1]

    @property
    def rows(self) -> tuple[DeckRow, ...]:
        """All cards with what is to be said of them."""
        off, is_counted = self.line.off, self.is_counted
        if self.listed is None or self.listed[0] is not off or self.listed[1] != is_counted:
            self.listed = off, is_counted, rows_of(off, self.now, is_counted=is_counted)
        return self.listed[2]

    @property
    def totals(self) -> tuple[PartTotals, PartTotals]:
        """How many cards are registered and how many have come."""
        return self.now.registered, self.now.counted

    @property
    def knows_parts(self) -> bool:
        """Whether a list says which cards are played; without one there may be a pool."""
        list_ = self.registered
        return list_ is not None and bool(list_.main or list_.commander)

    @property
    def is_counted(self) -> bool:
        """Whether nothing more comes: the judge said so, or all that is registered has come."""
        if self.is_closed:
            return True
        if self.registered is None:
            return False
        wanted, counted = self.totals
        if self.line.off.sideboarded:
            is_enough = counted.main + counted.sideboard >= wanted.main + wanted.sideboard
            # Lands that anybody may add can make up for none of the others.
            return is_enough and all(each.free or each.surplus >= 0 for each in self.now.tallies)
        return counted.main >= wanted.main and counted.sideboard >= wanted.sideboard

    @property
    def is_begun(self) -> bool:
        """Whether any card has come."""
        return bool(self.line.off.ticks)


def deck_of(
    player: str,
    judge: str,
    registered: Decklist | None,
    *,
    sideboarded: bool,
    free: frozenset[str] = frozenset(),
) -> CheckedDeck:
    """A deck of which nothing has come yet."""
    off = begin(registered or Decklist(), sideboarded=sideboarded, free=free)
    return CheckedDeck(player, judge, registered, Line(off))


def marked_card(line: Line, known: KnownCards | None) -> Candidate | None:
    """What Enter would tick; None where nothing is typed."""
    if line.row is not None or not line.typed.strip():
        return None
    found = candidates(line.off, line.typed, known)
    return found[min(line.chosen, len(found) - 1)] if found else None


def completion(typed: str, marked: Candidate | None) -> str:
    """What stands behind the typed letters: the rest of the name, or all of it apart."""
    if marked is None:
        return ""
    if card_key(marked.name).startswith(card_key(typed)) and marked.name.casefold().startswith(
        typed.casefold()
    ):
        return marked.name[len(typed) :]
    return f"  {marked.name}"


def found_so_far(deck: CheckedDeck) -> Comparison:
    """What differs; as long as cards are to come, none is missing."""
    now = deck.now
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
