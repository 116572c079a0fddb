"""Rows of a deck being counted: registered and counted copies, and what is wrong."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum

import msgspec

from judgekit.domain.cards.card_key import card_key
from judgekit.domain.deck_checks.tick_entry import Candidate, Line, cards_of_part
from judgekit.domain.deck_checks.tick_off import ListCard, TickOff
from judgekit.domain.decklists.comparison import Comparison
from judgekit.domain.decklists.part import Part


class RowState(StrEnum):
    """State of a card."""

    TO_COME = "to-come"
    IN_PLACE = "in-place"
    MISSING = "missing"
    EXTRA = "extra"
    MISPLACED = "misplaced"


class DeckRow(msgspec.Struct, frozen=True):
    """A row of the list; a heading has a part and no name.

    `count` copies were counted of `wanted` registered ones; `elsewhere` are in the other part, and
    `over` exceed the whole list. `part` is None if both parts count together; `is_commander` if the
    list has the card as a commander.
    """

    part: Part | None
    name: str = ""
    count: int = 0
    wanted: int = 0
    state: RowState = RowState.TO_COME
    elsewhere: int = 0
    over: int = 0
    letter: str = ""
    on_list: bool = True
    is_commander: bool = False

    @property
    def is_heading(self) -> bool:
        """Whether it only names the rows below."""
        return not self.name


def rows_of(off: TickOff, now: Comparison, *, is_counted: bool) -> tuple[DeckRow, ...]:
    """Rows for all cards: the list's by part, in the order of count mode, then those not on it.

    `now` is the comparison so far; `is_counted` means that counting is complete, so cards not yet
    counted are missing.
    """
    if off.sideboarded:
        return _with_heading(off, tuple(_together(off, now, is_counted=is_counted)))
    rows = []
    for part in Part:
        of_part = list(_of_part(off, now, part, is_counted=is_counted))
        if of_part:
            rows += [DeckRow(part), *of_part]
    return tuple(rows[1:] if rows and rows[0].part is Part.MAIN else rows)


def place_of(
    rows: tuple[DeckRow, ...], line: Line, marked: Candidate | None
) -> tuple[int, DeckRow] | None:
    """Position and row that Enter would tick; None if the list has no such row."""
    name = marked.name if marked is not None else ""
    if line.row is not None:
        cards = cards_of_part(line.off)
        name = cards[line.row].name if line.row < len(cards) else ""
    found = ((at, row) for at, row in enumerate(rows) if name and row.name == name)
    return next((each for each in found if each[1].part in (line.off.part, None)), None)


def _of_part(off: TickOff, now: Comparison, part: Part, *, is_counted: bool) -> Iterator[DeckRow]:
    letters = {card.name: card for card in off.cards}
    leaders = {card_key(card.name) for card in off.registered.commander}
    misplaced = {(row.name, row.found): row.count for row in now.misplaced}
    for each in now.tallies:
        wanted, count = each.registered.of(part), each.counted.of(part)
        if not wanted and not count:
            continue
        elsewhere = misplaced.get((each.name, part.other), 0)
        strays = misplaced.get((each.name, part), 0)
        over = max(0, count - wanted - strays)
        yield DeckRow(
            part,
            each.name,
            count,
            wanted,
            _state(count, wanted, bool(elsewhere or strays), over, is_counted=is_counted),
            elsewhere or strays,
            over,
            _letter(letters.get(each.name), off.part),
            each.name in letters,
            card_key(each.name) in leaders,
        )


def _together(off: TickOff, now: Comparison, *, is_counted: bool) -> Iterator[DeckRow]:
    """Rows after sideboarding, when a card may be in either part."""
    letters = {card.name: card for card in off.cards}
    leaders = {card_key(card.name) for card in off.registered.commander}
    for each in now.tallies:
        wanted = each.registered.main + each.registered.sideboard
        count = each.counted.main + each.counted.sideboard
        over = 0 if each.free else max(0, each.surplus)
        yield DeckRow(
            None,
            each.name,
            count,
            wanted,
            _state(count, wanted, False, over, is_counted=is_counted and not each.free),
            0,
            over,
            _letter(letters.get(each.name), off.part),
            each.name in letters,
            card_key(each.name) in leaders,
        )


def _with_heading(off: TickOff, rows: tuple[DeckRow, ...]) -> tuple[DeckRow, ...]:
    """Put the cards that only the sideboard has last, below a heading; a pool has no parts."""
    side = {card.name for card in off.cards if not card.registered.main}
    first = tuple(row for row in rows if row.name not in side)
    last = tuple(row for row in rows if row.name in side)
    return (*first, DeckRow(Part.SIDEBOARD), *last) if first and last else rows


def _letter(card: ListCard | None, part: Part) -> str:
    return card.letters[part] if card is not None else ""


def _state(count: int, wanted: int, is_astray: bool, over: int, *, is_counted: bool) -> RowState:
    if over:
        return RowState.EXTRA
    if is_astray:
        return RowState.MISPLACED
    if count >= wanted:
        return RowState.IN_PLACE
    return RowState.MISSING if is_counted else RowState.TO_COME
