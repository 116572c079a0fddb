"""Comparison of a counted deck with its list: missing, extra and misplaced cards."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping

import msgspec

from judgekit.domain.cards.card_key import FACES, card_key, faces
from judgekit.domain.decklists.decklist import CardCount, Decklist, total
from judgekit.domain.decklists.part import Part

FREE_BASICS = frozenset({"plains", "island", "swamp", "mountain", "forest"})
"""Keys of the cards that a Limited player may add to deck and sideboard freely (MTR 7.2)."""


class CardRow(msgspec.Struct, frozen=True):
    """Copies of a card missing from the listed part, or in a part without being on the list."""

    count: int
    name: str
    part: Part


class MisplacedRow(msgspec.Struct, frozen=True):
    """Copies found in the other part than the listed one."""

    count: int
    name: str
    found: Part

    @property
    def belongs(self) -> Part:
        """The part in which the list has them."""
        return self.found.other


class PartTotals(msgspec.Struct, frozen=True):
    """Number of cards in main deck and sideboard."""

    main: int = 0
    sideboard: int = 0

    def of(self, part: Part) -> int:
        """The number for one part."""
        return self.main if part is Part.MAIN else self.sideboard


class CardTally(msgspec.Struct, frozen=True):
    """One card's registered and counted copies, by part."""

    name: str
    registered: PartTotals
    counted: PartTotals
    free: bool = False
    """Any number of copies is allowed."""

    @property
    def surplus(self) -> int:
        """Copies counted beyond those registered in deck and sideboard together."""
        pool = self.registered.main + self.registered.sideboard
        return self.counted.main + self.counted.sideboard - pool


class Comparison(msgspec.Struct, frozen=True):
    """Differences in list order, with cards not on the list last.

    `sideboarded` means that both parts were compared together, since cards may have been exchanged.
    `unread_lines` counts lines of list and count whose cards are in neither: the result is then
    uncertain.
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
        """Whether any readable card is not where the list has it."""
        return bool(self.missing or self.extra or self.misplaced)

    @property
    def agrees(self) -> bool:
        """Whether all lines were read and all cards are where the list allows them."""
        return not (self.differs or self.unread_lines)

    @property
    def lacks_only_sideboard(self) -> bool:
        """Whether the only difference is missing sideboard cards."""
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
        """Whether a sideboard card is in the main deck."""
        return any(row.found is Part.MAIN for row in self.misplaced)

    def misses_in(self, part: Part) -> int:
        """Number of cards missing from a part that were found nowhere."""
        return sum(row.count for row in self.missing if row.part is part)


def compare(
    registered: Decklist,
    counted: Decklist,
    *,
    sideboarded: bool = False,
    free: Collection[str] = frozenset(),
    known: Collection[str] = frozenset(),
) -> Comparison:
    """Compare a counted deck with its list.

    Before sideboarding each part must be as registered, afterwards only both together: cards may
    then be exchanged, and not only one for one (MTR 3.15 of 2019, 3.16 of 2021). `free` are the
    keys of cards allowed in any number then, `FREE_BASICS` in Limited; `known` as in `tally`.
    """
    allowed_freely = free if sideboarded else frozenset()
    tallies = tuple(
        msgspec.structs.replace(each, free=card_key(each.name) in allowed_freely)
        for each in tally(registered, counted, known)
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
    """Number of cards of a list or a count in each part."""
    return PartTotals(total(decklist.main) + total(decklist.commander), total(decklist.sideboard))


def tally(
    registered: Decklist, counted: Decklist, known: Collection[str] = frozenset()
) -> tuple[CardTally, ...]:
    """Registered and counted copies by card, in list order; unlisted cards come last.

    A card of several faces may be written by one of them in the other list, unless that name is
    among the keys that are `known` to be a card's.
    """
    whole = _written_by_a_face(registered, counted, known)
    first, second = _by_key(registered, whole), _by_key(counted, whole)
    nothing = "", PartTotals()
    rows = [
        CardTally(name, listed, second.get(key, nothing)[1])
        for key, (name, listed) in first.items()
    ]
    rows += [
        CardTally(name, PartTotals(), found)
        for key, (name, found) in second.items()
        if key not in first
    ]
    return tuple(rows)


def _by_key(decklist: Decklist, whole: Mapping[str, str]) -> dict[str, tuple[str, PartTotals]]:
    """Copies of each card by its whole key, with the name as first written."""
    found: dict[str, tuple[str, PartTotals]] = {}
    for part, card in _cards(decklist):
        key = _key(card)
        key = whole.get(key, key)
        name, before = found.get(key, (card.name, PartTotals()))
        more = card.count
        now = (
            PartTotals(before.main + more, before.sideboard)
            if part is Part.MAIN
            else PartTotals(before.main, before.sideboard + more)
        )
        found[key] = name, now
    return found


def _key(card: CardCount) -> str:
    return card_key(card.name) or card.name


def _cards(decklist: Decklist) -> Iterable[tuple[Part, CardCount]]:
    for card in (*decklist.commander, *decklist.main):
        yield Part.MAIN, card
    for card in decklist.sideboard:
        yield Part.SIDEBOARD, card


def _written_by_a_face(
    registered: Decklist, counted: Decklist, known: Collection[str]
) -> Mapping[str, str]:
    """Map the keys of faces to that of their card: only one list has the face, only the other one
    the whole name, and no other card there has such a face."""
    lists = [{_key(card) for _, card in _cards(each)} for each in (registered, counted)]
    wholes: dict[str, set[str]] = {}
    for own, other in (lists, reversed(lists)):
        for key in own - other:
            for face in faces(key) if FACES in key else ():
                if face in other - own and face not in known:
                    wholes.setdefault(face, set()).add(key)
    return {face: next(iter(keys)) for face, keys in wholes.items() if len(keys) == 1}


def _as_registered(
    card: CardTally,
    missing: list[CardRow],
    extra: list[CardRow],
    misplaced: list[MisplacedRow],
) -> None:
    """Compare each part separately; a surplus in one that the other lacks is misplaced."""
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
    """Compare both parts together.

    Missing copies are assigned to the sideboard as far as it had any, since the main deck can then
    be completed. Extra copies are those beyond all registered ones.
    """
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
