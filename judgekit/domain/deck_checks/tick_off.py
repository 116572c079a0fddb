"""Ticking the cards of a deck off against its list, in the order in which they come.

Values are immutable: every tick returns a new one, and the last ticks can be undone.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from types import MappingProxyType
from typing import NamedTuple

import msgspec

from judgekit.domain.cards.card_key import FACES, card_key, faces
from judgekit.domain.deck_checks.quick_letters import NamedCopies, quick_letters
from judgekit.domain.decklists.comparison import CardRow, Comparison, PartTotals, compare, tally
from judgekit.domain.decklists.decklist import CardCount, Decklist
from judgekit.domain.decklists.part import Part
from judgekit.domain.decklists.renaming import one_of_each, renamed
from judgekit.domain.shared.rule_reference import RuleReference

SIDEBOARD_RULES = (
    RuleReference("mtr-en-2019-05-03", "3.15"),
    RuleReference("mtr-es-2021-07-23", "3.16"),
)
"""Cards needn't be swapped one for one in any edition: the number that came in must equal the
number that went out only as far as the sizes of deck and sideboard require it."""


class OtherNames(NamedTuple):
    """Names of a card besides the one that the list has, in any language.

    `same` certainly mean it; `parts`, as a back face, are only typed for it: another card may have
    such a name. `perhaps` are the names of all cards that a doubtful name may be.
    """

    same: tuple[str, ...] = ()
    parts: tuple[str, ...] = ()
    perhaps: tuple[str, ...] = ()


class ListCard(msgspec.Struct, frozen=True):
    """A card of the list, with its registered copies and its quick letter by part.

    The letter is empty if it has none. `same` are keys of other names that certainly mean it,
    `parts` those of its faces that may be another card's, `perhaps` those of the cards that it may
    be; `typed_as` has all, each between line breaks.
    """

    name: str
    key: str
    registered: PartTotals
    letters: Mapping[Part, str]
    same: frozenset[str] = frozenset()
    parts: frozenset[str] = frozenset()
    perhaps: frozenset[str] = frozenset()
    typed_as: str = ""


NO_OTHERS: Mapping[str, OtherNames] = MappingProxyType({})


class Tick(msgspec.Struct, frozen=True):
    """Copies of a card found in a part; `name` is the list's own spelling if it has the card.

    A negative `count` takes copies away again. `is_pointed_at` if the card was chosen on the list
    and not typed: the part that typed cards go to is then another matter.
    """

    name: str
    part: Part
    count: int
    is_pointed_at: bool = False


class TickOff(msgspec.Struct, frozen=True):
    """A count in progress: the list, the current part and the ticks.

    `sideboarded` means that cards may have been exchanged, so both parts are compared with the list
    together. `free` are keys of cards allowed in any number then (`FREE_BASICS` in Limited).
    """

    registered: Decklist
    cards: tuple[ListCard, ...]
    part: Part = Part.MAIN
    sideboarded: bool = False
    free: frozenset[str] = frozenset()
    ticks: tuple[Tick, ...] = ()

    @property
    def last(self) -> Tick | None:
        """The last tick, if any."""
        return self.ticks[-1] if self.ticks else None


class Swaps(msgspec.Struct, frozen=True):
    """Cards exchanged between sideboard and deck."""

    came_in: tuple[CardRow, ...]
    went_out: tuple[CardRow, ...]


def begin(
    registered: Decklist,
    *,
    sideboarded: bool = False,
    free: Collection[str] = frozenset(),
    others: Mapping[str, OtherNames] = NO_OTHERS,
) -> TickOff:
    """Start counting a deck. In Limited the list is the deck with the rest of the pool.

    `others` has the other names of the list's cards, by the name as written there. A card that the
    list writes in two ways is counted as the first.
    """
    same, parts_of, perhaps = (
        {name: frozenset(map(card_key, names[kind])) for name, names in others.items()}
        for kind in range(len(OtherNames._fields))
    )
    registered = _in_one_spelling(registered, same)
    rows = [
        (each.name, card_key(each.name) or each.name, each.registered)
        for each in tally(registered, Decklist())
    ]
    letters = {
        part: quick_letters(
            [NamedCopies(key, copies.of(part)) for _, key, copies in rows if copies.of(part)],
            guests=[key for _, key, copies in rows if not copies.of(part)],
        )
        for part in Part
    }
    cards = tuple(
        ListCard(
            name,
            key,
            copies,
            {part: letters[part].get(key, "") for part in Part},
            same.get(name, frozenset()),
            parts_of.get(name, frozenset()),
            perhaps.get(name, frozenset()),
            _typed_as(others.get(name, OtherNames())),
        )
        for name, key, copies in rows
    )
    lands = {card.key for card in cards if not card.same.isdisjoint(free)}
    return TickOff(registered, cards, sideboarded=sideboarded, free=frozenset(free) | lands)


def _in_one_spelling(registered: Decklist, same: Mapping[str, frozenset[str]]) -> Decklist:
    """Write each card of the list as where it stands first."""
    first: dict[str, str] = {}
    written: dict[str, str] = {}
    for card in registered.cards:
        key = card_key(card.name) or card.name
        if key not in written:
            keys = (key, *same.get(card.name, ()))
            written[key] = next((first[each] for each in keys if each in first), card.name)
            for each in keys:
                first.setdefault(each, card.name)

    return renamed(registered, written)


def _typed_as(names: OtherNames) -> str:
    keys = dict.fromkeys(filter(None, map(card_key, (*names.same, *names.parts, *names.perhaps))))
    return "".join(f"\n{key}" for key in keys) + "\n" if keys else ""


def take_over(off: TickOff, before: TickOff) -> TickOff:
    """Return the count with the ticks made for another list, named as this one writes them."""
    perhaps = {card.name: card.perhaps for card in before.cards}

    def named(name: str) -> str:
        listed = on_list(off, name)
        if any(card.name == listed for card in off.cards):
            return listed
        may_be = perhaps.get(name, frozenset())
        there = [card.name for card in off.cards if may_be & {card.key, *card.same}]
        return there[0] if len(there) == 1 else listed

    kept = tuple(msgspec.structs.replace(each, name=named(each.name)) for each in before.ticks)
    return msgspec.structs.replace(off, ticks=kept, part=before.part)


def resume(off: TickOff, counted: Decklist, part: Part = Part.MAIN) -> TickOff:
    """Restore earlier counts; each card is one step that can be undone."""
    found = ((Part.MAIN, counted.main), (Part.SIDEBOARD, counted.sideboard))
    for lies, cards in found:
        off = look_at(off, lies)
        for card in cards:
            off = tick(off, card.name, card.count)
    return look_at(off, part)


def tick(off: TickOff, name: str, count: int = 1) -> TickOff:
    """Tick `count` copies of a card in the current part."""
    if count < 1 or not name.strip():
        return off
    ticked = Tick(on_list(off, name.strip()), off.part, count)
    return msgspec.structs.replace(off, ticks=(*off.ticks, ticked))


def point_at(off: TickOff, name: str, part: Part | None, count: int) -> TickOff:
    """Add copies of a card of the list to a part, or take them away with a negative `count`.

    `part` is None if both parts count together: copies are then added to the current part, and
    taken from it first. No more are taken than were counted.
    """
    parts = (off.part, off.part.other) if part is None else (part,)
    if count < 0:
        there = [(each, _counted_in(off, name, each)) for each in parts]
        found = next(((each, copies) for each, copies in there if copies > 0), None)
        if found is None:
            return off
        ticked = Tick(name, found[0], max(count, -found[1]), is_pointed_at=True)
    else:
        ticked = Tick(name, parts[0], count, is_pointed_at=True)
    return msgspec.structs.replace(off, ticks=(*off.ticks, ticked))


def _counted_in(off: TickOff, name: str, part: Part) -> int:
    return sum(each.count for each in off.ticks if (each.name, each.part) == (name, part))


def on_list(off: TickOff, name: str) -> str:
    """Return the card's name as the list spells it; unknown names are unchanged."""
    if any(card.name == name for card in off.cards):
        return name
    key = card_key(name)
    same = [card.name for card in off.cards if card.key == key]
    same += [card.name for card in off.cards if key in card.same]
    several = [card for card in off.cards if FACES in card.key and key not in card.parts]
    front = [card.name for card in several if faces(card.key)[0] == key]
    halves = [card.name for card in several if key in faces(card.key)]
    half = halves if len(halves) == 1 else []
    doubtful = [card.name for card in off.cards if key in card.perhaps]
    meant = doubtful if len(doubtful) == 1 else []
    return (*same, *front, *half, *meant, name)[0]


def undo(off: TickOff, steps: int = 1) -> TickOff:
    """Undo the last ticks, as many as there are, and return to the part of those typed."""
    kept = off.ticks[: max(0, len(off.ticks) - max(0, steps))]
    typed = (each.part for each in off.ticks[len(kept) :] if not each.is_pointed_at)
    return msgspec.structs.replace(off, ticks=kept, part=next(typed, off.part))


def look_at(off: TickOff, part: Part) -> TickOff:
    """Switch to this part."""
    return msgspec.structs.replace(off, part=part)


def counted(off: TickOff) -> Decklist:
    """Everything ticked, as a decklist; each card once per part, in order of its first tick."""
    found: dict[Part, dict[str, int]] = {part: {} for part in Part}
    for each in off.ticks:
        copies = found[each.part]
        copies[each.name] = copies.get(each.name, 0) + each.count
    main, sideboard = (
        tuple(CardCount(count, name) for name, count in found[part].items() if count > 0)
        for part in Part
    )
    return Decklist(main=main, sideboard=sideboard)


def compared(off: TickOff) -> Comparison:
    """Compare the ticked cards with the list; missing cards are those still to come."""
    return _compared(off, off.registered, counted(off))


def compared_at_best(off: TickOff) -> Comparison:
    """Compare as `compared`, with each doubtful name of the list and all that it may be as one
    card: what differs then differs whichever card is meant."""
    if not any(card.perhaps for card in off.cards):
        return compared(off)
    one_of = one_of_each((card.key, *sorted(card.perhaps)) for card in off.cards if card.perhaps)
    one_of |= {card.key: one_of[key] for card in off.cards for key in card.same if key in one_of}
    registered, ticked = renamed(off.registered, one_of), renamed(counted(off), one_of)
    return _compared(off, registered, ticked)


def _compared(off: TickOff, registered: Decklist, ticked: Decklist) -> Comparison:
    named = {card_key(card.name) for card in ticked.cards}  # as the list names them, or on none
    return compare(registered, ticked, sideboarded=off.sideboarded, free=off.free, known=named)


def to_come(off: TickOff) -> dict[str, int]:
    """Copies still to come of each card of the list, by name.

    They are counted in the current part or, once sideboards are in use, in either part.
    """
    seen: dict[str, int] = {}
    for each in off.ticks:
        if off.sideboarded or each.part is off.part:
            seen[each.name] = seen.get(each.name, 0) + each.count
    return {
        card.name: max(0, _expected(off, card.registered) - seen.get(card.name, 0))
        for card in off.cards
    }


def _expected(off: TickOff, registered: PartTotals) -> int:
    return registered.main + registered.sideboard if off.sideboarded else registered.of(off.part)


def swaps(off: TickOff) -> Swaps:
    """The player's exchanges according to the ticks; meaningful once both parts are counted."""
    more: list[CardRow] = []
    fewer: list[CardRow] = []
    for each in compared(off).tallies:
        change = each.counted.main - each.registered.main
        if change:
            (more if change > 0 else fewer).append(CardRow(abs(change), each.name, Part.MAIN))
    return Swaps(tuple(more), tuple(fewer))
