"""A deck as it was counted against its list: what is missing, what is too much, what lies in the
wrong part."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping

import msgspec

from judgekit.domain.cards.card_key import FACES, card_key, faces
from judgekit.domain.decklists.decklist import CardCount, Decklist, total
from judgekit.domain.decklists.part import Part

FREE_BASICS = frozenset({"plains", "island", "swamp", "mountain", "forest"})
"""Keys of the cards that a Limited player may add to deck and sideboard at will (MTR 7.2)."""


class CardRow(msgspec.Struct, frozen=True):
    """So many copies of a card: missing from the part where the list has them, or lying in that
    part without being on the list."""

    count: int
    name: str
    part: Part


class MisplacedRow(msgspec.Struct, frozen=True):
    """So many copies that lie in the other part than the one where the list has them."""

    count: int
    name: str
    found: Part

    @property
    def belongs(self) -> Part:
        """Where the list has them."""
        return self.found.other


class PartTotals(msgspec.Struct, frozen=True):
    """How many cards the main deck and the sideboard have."""

    main: int = 0
    sideboard: int = 0

    def of(self, part: Part) -> int:
        """Those of one part."""
        return self.main if part is Part.MAIN else self.sideboard


class CardTally(msgspec.Struct, frozen=True):
    """One card: how many copies are registered and how many were counted, by part."""

    name: str
    registered: PartTotals
    counted: PartTotals
    free: bool = False
    """Any number of it may be there."""

    @property
    def surplus(self) -> int:
        """Copies counted over all that are registered in deck and sideboard together."""
        pool = self.registered.main + self.registered.sideboard
        return self.counted.main + self.counted.sideboard - pool


class Comparison(msgspec.Struct, frozen=True):
    """What differs, in the order of the list, cards that it lacks last.

    `sideboarded`: the two parts were compared together, for cards may have been exchanged.
    `unread_lines` of list and count name cards that are in neither: nothing is sure then.
    """

    missing: tuple[CardRow, ...]
    extra: tuple[CardRow, ...]
    misplaced: tuple[MisplacedRow, ...]
    registered: PartTotals
    counted: PartTotals
    tallies: tuple[CardTally, ...]
    sideboarded: bool = False
    unread_lines: int = 0

    @property
    def differs(self) -> bool:
        """Whether any card that could be read is not where the list has it."""
        return bool(self.missing or self.extra or self.misplaced)

    @property
    def agrees(self) -> bool:
        """Whether the cards are those of the list, where they may be, and all could be read."""
        return not (self.differs or self.unread_lines)

    @property
    def lacks_only_sideboard(self) -> bool:
        """Whether nothing is wrong but that cards of the sideboard are missing."""
        missing_there = all(row.part is Part.SIDEBOARD for row in self.missing)
        return bool(self.missing) and missing_there and not (self.extra or self.misplaced)

    @property
    def over_in_main(self) -> tuple[CardRow, ...]:
        """Copies of main-deck cards in the main deck beyond what the list allows there."""
        rows = []
        for each in self.tallies:
            allowed = each.registered.main
            if self.sideboarded:
                allowed += each.registered.sideboard
            if each.registered.main and each.counted.main > allowed and not each.free:
                rows.append(CardRow(each.counted.main - allowed, each.name, Part.MAIN))
        return tuple(rows)

    @property
    def sideboard_in_main(self) -> bool:
        """Whether a card that is to be in the sideboard lies in the main deck."""
        return any(row.found is Part.MAIN for row in self.misplaced)

    def misses_in(self, part: Part) -> int:
        """How many cards are missing from a part and lie nowhere."""
        return sum(row.count for row in self.missing if row.part is part)


def compare(
    registered: Decklist,
    counted: Decklist,
    *,
    sideboarded: bool = False,
    free: Collection[str] = frozenset(),
) -> Comparison:
    """The counted deck against its list.

    Before sideboarding each part must be as registered, afterwards both together: cards may then
    be exchanged, and not only one for one (MTR 3.15 of 2019, 3.16 of 2021). `free` are the keys of
    cards of which there may be any number then, `FREE_BASICS` in Limited.
    """
    allowed_freely = free if sideboarded else frozenset()
    tallies = tuple(
        msgspec.structs.replace(each, free=card_key(each.name) in allowed_freely)
        for each in tally(registered, counted)
    )
    missing: list[CardRow] = []
    extra: list[CardRow] = []
    misplaced: list[MisplacedRow] = []
    for each in tallies:
        if each.free:
            continue
        if sideboarded:
            _exchanged(each, missing, extra)
        else:
            _as_registered(each, missing, extra, misplaced)
    return Comparison(
        tuple(missing),
        tuple(extra),
        tuple(misplaced),
        totals(registered),
        totals(counted),
        tallies,
        sideboarded,
        registered.unread_lines + counted.unread_lines,
    )


def totals(decklist: Decklist) -> PartTotals:
    """How many cards a list or a count has in each part."""
    return PartTotals(total(decklist.main) + total(decklist.commander), total(decklist.sideboard))


def tally(registered: Decklist, counted: Decklist) -> tuple[CardTally, ...]:
    """Card by card, in the order of the list, cards that it lacks last."""
    first, second = _by_key(registered), _by_key(counted)
    same = _same_cards(first, second)
    nothing = "", PartTotals()
    rows = []
    for key, (name, listed) in first.items():
        rows.append(CardTally(name, listed, second.get(same.get(key, key), nothing)[1]))
    known = {same.get(key, key) for key in first}
    rows += [
        CardTally(name, PartTotals(), found)
        for key, (name, found) in second.items()
        if key not in known
    ]
    return tuple(rows)


def _by_key(decklist: Decklist) -> dict[str, tuple[str, PartTotals]]:
    """Each card by what counts of its name, as it was first written, with its copies."""
    found: dict[str, tuple[str, PartTotals]] = {}
    for part, card in _cards(decklist):
        key = card_key(card.name) or card.name
        name, before = found.get(key, (card.name, PartTotals()))
        more = card.count
        now = (
            PartTotals(before.main + more, before.sideboard)
            if part is Part.MAIN
            else PartTotals(before.main, before.sideboard + more)
        )
        found[key] = name, now
    return found


def _cards(decklist: Decklist) -> Iterable[tuple[Part, CardCount]]:
    for card in (*decklist.commander, *decklist.main):
        yield Part.MAIN, card
    for card in decklist.sideboard:
        yield Part.SIDEBOARD, card


def _same_cards(first: Collection[str], second: Collection[str]) -> Mapping[str, str]:
    """Keys of the first that are another in the second: a card of two faces by its front alone."""
    same: dict[str, str] = {}
    whole = {faces(key)[0]: key for key in second if FACES in key and key not in first}
    fronts = {key for key in second if FACES not in key and key not in first}
    for key in first:
        if key in second:
            continue
        front = faces(key)[0]
        if FACES in key and front in fronts:
            same[key] = front
        elif FACES not in key and key in whole:
            same[key] = whole[key]
    return same


def _as_registered(
    card: CardTally,
    missing: list[CardRow],
    extra: list[CardRow],
    misplaced: list[MisplacedRow],
) -> None:
    """Each part by itself: what one has too many of and the other too few lies in the wrong one."""
    surplus = {part: card.counted.of(part) - card.registered.of(part) for part in Part}
    for part in Part:
        moved = min(surplus[part], -surplus[part.other])
        if moved > 0:
            misplaced.append(MisplacedRow(moved, card.name, part))
            surplus[part] -= moved
            surplus[part.other] += moved
    for part, count in surplus.items():
        if count:
            (extra if count > 0 else missing).append(CardRow(abs(count), card.name, part))


def _exchanged(card: CardTally, missing: list[CardRow], extra: list[CardRow]) -> None:
    """Both parts together. Missing copies are those of the sideboard as far as it had any: the
    main deck can then be made whole. Extra ones are where more lie than are registered in all."""
    pool = card.registered.main + card.registered.sideboard
    if card.surplus > 0:
        in_main = min(card.surplus, max(0, card.counted.main - pool))
        for part, count in ((Part.MAIN, in_main), (Part.SIDEBOARD, card.surplus - in_main)):
            if count:
                extra.append(CardRow(count, card.name, part))
    elif card.surplus < 0:
        from_side = min(-card.surplus, card.registered.sideboard)
        for part, count in ((Part.MAIN, -card.surplus - from_side), (Part.SIDEBOARD, from_side)):
            if count:
                missing.append(CardRow(count, card.name, part))
