"""Matching of names in two lists that may be in different languages or have typing errors."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Mapping

import msgspec

from judgekit.domain.cards.card_key import card_key
from judgekit.domain.cards.card_match import CardMatch
from judgekit.domain.decklists.decklist import Decklist
from judgekit.domain.decklists.renaming import one_of_each, renamed


class NamesAlike(msgspec.Struct, frozen=True):
    """Both lists with matched names, and what was done to the names.

    `corrected` maps misspelled names to their card, and doubtful ones to the only card of the other
    list that they may be; `by_other_face` those of the registered list that are the name of another
    face than the front alone; `doubtful` maps names that the judge has to be asked about, which
    stay unchanged, to their likeliest cards. `known` are the keys of all names that certainly mean
    a card.
    """

    registered: Decklist
    counted: Decklist
    corrected: Mapping[str, str]
    doubtful: Mapping[str, tuple[str, ...]]
    by_other_face: Mapping[str, str] = {}
    known: frozenset[str] = frozenset()

    @property
    def at_best(self) -> tuple[Decklist, Decklist]:
        """Both lists with each doubtful name and all that it may be under one name: what differs
        then differs whichever card is meant."""
        one_of = one_of_each(
            tuple(map(card_key, (name, *cards))) for name, cards in self.doubtful.items()
        )
        return renamed(self.registered, one_of), renamed(self.counted, one_of)


MOST_CANDIDATES = 5

Matching = Callable[[Collection[str]], Mapping[str, CardMatch]]
"""The cards that the names of one list refer to."""

ErrorsBetween = Callable[[str, str], int | None]
"""Number of typing errors between two keys; None if too many for one name."""

SURE_FROM = 8
"""Minimum letters at which a name with one typing error is sure; without a card file, other cards
may be close to it unnoticed."""
_SHORTEST_WORD = 4
"""In letters; names that differ in a shorter word, or in one with a digit, are different."""


def never_near(first: str, second: str) -> None:
    """Match nothing: names are only compared with known cards."""


def named_alike(
    registered: Decklist,
    counted: Decklist,
    matching: Matching,
    errors_between: ErrorsBetween = never_near,
) -> NamesAlike:
    """Replace names found in only one list by the card's English name if it is sure, and all names
    of a card that has several in the two lists.

    Names that no known card has are then compared with those of the other list.
    """
    first, second = _names(registered), _names(counted)
    written = {**second, **first}
    of_lists = {**matching(tuple(second.values())), **matching(tuple(first.values()))}
    matches = {key: of_lists[name] for key, name in written.items()}
    sure = {key: card.name for key, card in matches.items() if card.sure}
    keys_of: dict[str, set[str]] = {}
    for key, card_name in sure.items():
        keys_of.setdefault(card_name, set()).add(key)
    apart = first.keys() ^ second.keys()
    settled = _settled(first, second, matches) | _settled(second, first, matches)
    asked_of = _may_be(matches[key] for key in written if key not in settled)
    english = {
        key: name
        for key, name in sure.items()
        if key in apart or len(keys_of[name]) > 1 or name in asked_of
    }
    touched = {
        key for key, card in matches.items() if not keys_of.keys().isdisjoint(_may_be([card]))
    }
    found = {written[key]: matches[key] for key in written if key in {*apart, *english, *touched}}
    registered, counted = (
        renamed(registered, english | settled),
        renamed(counted, english | settled),
    )
    unsure = {card_key(name) for name, card in found.items() if not card.sure} - settled.keys()
    near = _near(_names(registered), _names(counted), unsure, errors_between)
    asked = {name: card.candidates for name, card in found.items() if card.doubtful}
    mended = {name: cards[0] for name, (cards, sure) in near.items() if sure}
    mended |= {written[key]: card for key, card in settled.items()}
    asked = {name: cards for name, cards in asked.items() if name not in mended} | {
        name: tuple(dict.fromkeys((*cards, *asked.get(name, ()))))[:MOST_CANDIDATES]
        for name, (cards, sure) in near.items()
        if not sure
    }
    by_key = {card_key(name): card for name, card in mended.items()}
    return NamesAlike(
        renamed(registered, by_key),
        renamed(counted, by_key),
        {name: card.name for name, card in found.items() if card.sure and card.corrected} | mended,
        asked,
        {
            name: sure[key]
            for key, name in first.items()
            if matches[key].by_other_face and not matches[key].corrected
        },
        frozenset({*sure, *map(card_key, sure.values())}),
    )


def _settled(
    own: Mapping[str, str], other: Mapping[str, str], matches: Mapping[str, CardMatch]
) -> dict[str, str]:
    """Return the card of each doubtful name of one list that may be just one of the other list's,
    which no other name of its own list is or may be."""
    cards = {matches[key].name for key in other if matches[key].sure}
    taken = {matches[key].name for key in own if matches[key].sure}
    there = {key: cards & _may_be([matches[key]]) for key in own}
    times = Counter(card for may_be in there.values() for card in may_be)
    taken |= {card for card, names in times.items() if names > 1}
    return {
        key: card
        for key, may_be in there.items()
        if key not in other and len(may_be) == 1
        for card in may_be - taken
    }


def _may_be(matches: Iterable[CardMatch]) -> set[str]:
    """Return all cards of which the judge would be asked."""
    return {card for match in matches if match.doubtful for card in match.candidates}


def _near(
    first: Mapping[str, str],
    second: Mapping[str, str],
    unsure: Collection[str],
    errors_between: ErrorsBetween,
) -> dict[str, tuple[tuple[str, ...], bool]]:
    """Match unknown names of one list with similar names of the other.

    Each has its matches, likeliest first, and whether the first is sure.
    """
    found: dict[str, tuple[tuple[str, ...], bool]] = {}
    meant: set[str] = set()
    for own, other in ((second, first), (first, second)):
        for key in sorted(own.keys() & unsure - other.keys() - meant):
            reckoned = (
                (errors_between(key, known), known)
                for known in other
                if _may_be_one_name(key, known)
            )
            near = sorted((errors, known) for errors, known in reckoned if errors is not None)
            if not near:
                continue
            errors, known = near[0]
            alone = len(near) == 1 and known not in own and known not in meant
            sure = alone and errors == 1 and len(key) >= SURE_FROM
            meant.add(known)
            found[own[key]] = tuple(other[each] for _, each in near[:MOST_CANDIDATES]), sure
    return found


def _may_be_one_name(first: str, second: str) -> bool:
    """Whether two keys differ in nothing that distinguishes cards: a number or a short word."""
    own, other = first.split(), second.split()
    if len(own) != len(other):
        return not any(map(str.isdigit, f"{first}{second}"))
    differing = [pair for pair in zip(own, other, strict=True) if pair[0] != pair[1]]
    return all(
        len(word) >= _SHORTEST_WORD and word.isalpha() for pair in differing for word in pair
    )


def _names(decklist: Decklist) -> dict[str, str]:
    return {card_key(card.name): card.name for card in decklist.cards}
