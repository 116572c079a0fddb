"""Infractions to consider for what a deck check found, with reasons.

Nothing is decided here: each answer names its reason, and what only the judge can know (where the
missing cards are, whether list or deck is what the player meant) gives separate answers. The
criteria are those of IPG 3.4, 3.5 and 3.8 in the tournament's edition, and of Judging at Regular.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from enum import StrEnum

import msgspec

from judgekit.domain.decklists.comparison import Comparison, PartTotals, totals
from judgekit.domain.decklists.decklist import Decklist
from judgekit.domain.decklists.part import Part
from judgekit.domain.formats.deck_sizes import (
    COMMANDER_DECK,
    FEWEST_CONSTRUCTED,
    FEWEST_LIMITED,
    MOST_SIDEBOARD,
)
from judgekit.domain.formats.format_rules import DeckFormat
from judgekit.domain.infractions.policy import NONE, Catalogue, Edition, PolicyLevel
from judgekit.domain.infractions.state import Penalty
from judgekit.domain.infractions.upgrade import DECKLIST_PROBLEM, Prior, Ruling, rule

DECK_PROBLEM, MARKED_CARDS, ILLEGAL_DECK = "ipg-3.5", "ipg-3.8", "jar-illegal-deck"


class FindingReason(StrEnum):
    """Reasons to consider something; `views/words/considerations.py` words them."""

    ONLY_SIDEBOARD_MISSING = "only-sideboard-missing"
    DECK_DIFFERS = "deck-differs"
    DECK_TOO_SMALL = "deck-too-small"
    DECK_TOO_LARGE = "deck-too-large"
    """More cards than registered, before sideboarding: an invalid number in 2021."""
    SIDEBOARD_TOO_LARGE = "sideboard-too-large"
    CARDS_WITH_OPPONENT = "cards-with-opponent"
    """The missing cards are in the opponent's deck."""
    EXTRA_COPY_SEEN = "extra-copy-seen"
    """Not all copies are still in the random part of the library."""
    SIDEBOARD_CARD_NOTICED = "sideboard-card-noticed"
    LIST_NOT_AS_MEANT = "list-not-as-meant"
    CARDS_LOST = "cards-lost"
    LIST_TOO_SMALL = "list-too-small"
    """The list is below the format's minimum."""
    LIST_SIDEBOARD_TOO_LARGE = "list-sideboard-too-large"
    LIST_NOT_LEGAL = "list-not-legal"
    """The list has cards, or more copies of one, than the format allows."""
    LIST_MAY_BE_ILLEGAL = "list-may-be-illegal"
    """So by a banned list that may have changed since."""
    CARDS_MARKED = "cards-marked"
    PATTERN_HELPS = "pattern-helps"
    """Whoever noticed the pattern of the marks would gain from it."""
    NO_REPLACEMENT = "no-replacement"
    """Neither replacement nor proxy is to be had, so that basic lands go in."""


OF_THE_LIST = frozenset(
    {
        FindingReason.LIST_TOO_SMALL,
        FindingReason.LIST_SIDEBOARD_TOO_LARGE,
        FindingReason.LIST_NOT_LEGAL,
        FindingReason.LIST_MAY_BE_ILLEGAL,
    }
)
"""Reasons that are in the list itself, whatever deck is presented."""


class DeckLimits(msgspec.Struct, frozen=True):
    """Size limits of a format: minimum deck, maximum sideboard (None: no limit)."""

    fewest_main: int = FEWEST_CONSTRUCTED
    most_sideboard: int | None = MOST_SIDEBOARD


CONSTRUCTED, LIMITED = DeckLimits(), DeckLimits(FEWEST_LIMITED, None)
LIMITS: Mapping[DeckFormat, DeckLimits] = {
    DeckFormat.LIMITED: LIMITED,
    DeckFormat.COMMANDER: DeckLimits(COMMANDER_DECK, None),
    DeckFormat.TWO_HEADED_GIANT: DeckLimits(FEWEST_CONSTRUCTED, 0),
}
"""Formats whose limits differ from Constructed (MTR 6.1, 7.1, 9.5). In Limited everything not
played is the sideboard."""


def limits_for(registered: Decklist, format_: DeckFormat | None) -> DeckLimits:
    """The format's limits; if it is unknown, those that the list appears to be made for."""
    if format_ is not None:
        return LIMITS.get(format_, CONSTRUCTED)
    listed = totals(registered)
    if registered.commander:
        return LIMITS[DeckFormat.COMMANDER]
    most = CONSTRUCTED.most_sideboard or 0
    is_pool = listed.sideboard > most or listed.main < LIMITED.fewest_main + 6
    if LIMITED.fewest_main <= listed.main < CONSTRUCTED.fewest_main and is_pool:
        return LIMITED
    return CONSTRUCTED


class PartOutsideLimits(msgspec.Struct, frozen=True):
    """A part with fewer or more cards than the format allows: those counted, and the limit."""

    part: Part
    count: int
    limit: int


def parts_outside_limits(found: Comparison, limits: DeckLimits) -> tuple[PartOutsideLimits, ...]:
    """Parts whose size breaks a limit, once cards may have been exchanged (IPG 3.5).

    Before that, the cards missing or extra in a part say it themselves.
    """
    return tuple(_outside(found.counted, limits)) if found.sideboarded else ()


class Situation(msgspec.Struct, frozen=True):
    """When and where the problem was found.

    `at_check` means while the deck was presented or in a deck check, otherwise later, in the game.
    The facts that only the judge can find out are None while unknown: whether the missing cards are
    in the opponent's deck, whether every copy of the extra card is still in the random part of the
    library, whether the opponent may have made a decision because of a sideboard card.
    """

    edition: Edition = Edition.OF_2024
    level: PolicyLevel = PolicyLevel.COMPETITIVE
    at_check: bool = True
    limits: DeckLimits = DeckLimits()
    list_is_illegal: bool = False
    """The list has cards, or more copies of one, than the format allows; sizes are checked here."""
    list_may_be_illegal: bool = False
    """So by a banned list that may have changed since."""
    with_opponent: bool | None = None
    still_random: bool | None = None
    card_noticed: bool | None = None


class Consideration(msgspec.Struct, frozen=True):
    """One infraction to consider, and why.

    `id` is an entry's id (or `none`); `circumstances` are the entry's circumstances that then hold,
    a start for the penalty form; `ruling` is what policy gives.
    """

    id: str
    reason: FindingReason
    circumstances: tuple[str, ...] = ()
    if_so: bool = False
    """Applies only if the judge confirms the reason; the count can't tell."""
    ruling: Ruling | None = None

    @property
    def penalty(self) -> Penalty:
        """The penalty that policy gives."""
        return self.ruling.penalty if self.ruling else Penalty.NONE


def consider(
    catalogue: Catalogue,
    found: Comparison,
    situation: Situation,
    priors: Iterable[Prior] = (),
    day: str = "",
) -> tuple[Consideration, ...]:
    """Infractions to consider, likeliest first; empty if deck and list agree and sizes are legal.

    If lines could not be read, the judge has to confirm every answer. `priors` is the player's
    penalty history, which `rule` takes into account on the ISO day `day`.
    """
    if situation.level is PolicyLevel.REGULAR:
        answers = _at_regular(found, situation)
    else:
        answers = _by_the_guide(found, situation)
    if found.unread_lines:
        answers = (msgspec.structs.replace(answer, if_so=True) for answer in answers)
    return _ruled(catalogue, answers, situation.edition, priors, day)


def consider_marks(
    catalogue: Catalogue, situation: Situation, priors: Iterable[Prior] = (), day: str = ""
) -> tuple[Consideration, ...]:
    """Infractions to consider for marked cards or sleeves (IPG 3.8), likeliest first.

    None at Regular, where marks are put right without an item of their own.
    """
    if situation.level is PolicyLevel.REGULAR:
        return ()
    answers = (
        Consideration(MARKED_CARDS, FindingReason.CARDS_MARKED),
        Consideration(
            MARKED_CARDS, FindingReason.PATTERN_HELPS, ("pattern-gives-advantage",), if_so=True
        ),
        Consideration(MARKED_CARDS, FindingReason.NO_REPLACEMENT, ("basics-instead",), if_so=True),
    )
    return _ruled(catalogue, answers, situation.edition, priors, day)


def _ruled(
    catalogue: Catalogue,
    answers: Iterable[Consideration],
    edition: Edition,
    priors: Iterable[Prior],
    day: str,
) -> tuple[Consideration, ...]:
    """Each answer once, with what policy gives."""
    earlier = tuple(priors)
    ruled: dict[tuple[str, FindingReason], Consideration] = {}
    for answer in answers:
        entry = catalogue.entry(answer.id)
        ruling = None
        if entry is not None:
            ruling = rule(entry, earlier, day, answer.circumstances, edition)
        ruled.setdefault((answer.id, answer.reason), msgspec.structs.replace(answer, ruling=ruling))
    return tuple(ruled.values())


def _by_the_guide(found: Comparison, situation: Situation) -> Iterator[Consideration]:
    """Apply IPG 3.5, and 3.4 if the list may be wrong."""
    limits = situation.limits
    yield from _wrong_list(found, situation, DECKLIST_PROBLEM)
    fits = not parts_outside_limits(found, limits)
    if found.lacks_only_sideboard and fits:
        yield Consideration(NONE, FindingReason.ONLY_SIDEBOARD_MISSING)
    if fits and (not found.differs or found.lacks_only_sideboard):
        return
    yield from _deck_problem(found, situation)
    if found.misses_in(Part.MAIN):
        yield Consideration(DECKLIST_PROBLEM, FindingReason.CARDS_LOST, if_so=True)
    completed = found.registered.main < limits.fewest_main <= found.counted.main
    if found.extra and (found.missing or completed):
        yield Consideration(DECKLIST_PROBLEM, FindingReason.LIST_NOT_AS_MEANT, if_so=True)


def _at_regular(found: Comparison, situation: Situation) -> Iterator[Consideration]:
    """Apply the JAR item on illegal decks: what it fixes, without a penalty."""
    limits = situation.limits
    yield from _wrong_list(found, situation, ILLEGAL_DECK)
    small = found.counted.main < limits.fewest_main
    if found.lacks_only_sideboard and not small:
        yield Consideration(NONE, FindingReason.ONLY_SIDEBOARD_MISSING)
        return
    if not found.differs and not (found.sideboarded and small):
        return
    away = any(row.belongs is Part.MAIN for row in found.misplaced)
    holding = (
        ("wrong-cards", bool(found.extra) or found.sideboard_in_main),
        ("missing-cards", away or bool(found.misses_in(Part.MAIN))),
        ("below-minimum", small),
        ("game-running", not situation.at_check),
    )
    circumstances = tuple(name for name, holds in holding if holds)
    yield Consideration(ILLEGAL_DECK, FindingReason.DECK_DIFFERS, circumstances)


def _wrong_list(
    found: Comparison, situation: Situation, infraction: str
) -> Iterator[Consideration]:
    """Answers for a list that itself breaks a limit of the format."""
    limits = situation.limits
    is_guide = infraction == DECKLIST_PROBLEM
    if situation.list_is_illegal:
        yield Consideration(infraction, FindingReason.LIST_NOT_LEGAL)
    elif situation.list_may_be_illegal:
        yield Consideration(infraction, FindingReason.LIST_MAY_BE_ILLEGAL, if_so=True)
    if found.registered.main < limits.fewest_main:
        is_small = found.counted.main < limits.fewest_main
        name = ("too-few-cards" if is_guide else "below-minimum",) if is_small else ()
        yield Consideration(infraction, FindingReason.LIST_TOO_SMALL, name)
    most = limits.most_sideboard
    if most is not None and found.registered.sideboard > most:
        both = ("over-maximum",) if is_guide and found.counted.sideboard > most else ()
        yield Consideration(infraction, FindingReason.LIST_SIDEBOARD_TOO_LARGE, both)


def _deck_problem(found: Comparison, situation: Situation) -> Iterator[Consideration]:
    """Answers for a Deck Problem: first by what is known, then by what the judge may still find."""
    grounds = dict(_upgrades(found, situation))
    unknown = {
        FindingReason.DECK_TOO_SMALL: situation.with_opponent,
        FindingReason.EXTRA_COPY_SEEN: situation.still_random,
        FindingReason.SIDEBOARD_CARD_NOTICED: situation.card_noticed,
    }
    asked = {FindingReason.EXTRA_COPY_SEEN, FindingReason.SIDEBOARD_CARD_NOTICED}
    open_ = {why for why in asked & grounds.keys() if unknown[why] is None}
    known = {why: name for why, name in grounds.items() if why not in open_}
    for why, name in known.items():
        yield _problem(why, found, situation, name)
    with_opponent = situation.with_opponent if _too_small(found, situation) else False
    only_small = list(known) == [FindingReason.DECK_TOO_SMALL] and bool(found.missing)
    if with_opponent or (only_small and with_opponent is None):
        asks = with_opponent is None
        yield _problem(FindingReason.CARDS_WITH_OPPONENT, found, situation, if_so=asks)
    elif not known:
        yield _problem(FindingReason.DECK_DIFFERS, found, situation)
    for why in sorted(open_):
        yield _problem(why, found, situation, grounds[why], if_so=True)


def _problem(
    reason: FindingReason,
    found: Comparison,
    situation: Situation,
    *more: str,
    if_so: bool = False,
) -> Consideration:
    always = (
        ("found-later", not situation.at_check),
        ("after-sideboarding", found.sideboarded),
    )
    held = tuple(name for name, holds in always if holds)
    return Consideration(DECK_PROBLEM, reason, (*held, *more), if_so)


def _upgrades(found: Comparison, situation: Situation) -> Iterator[tuple[FindingReason, str]]:
    """Upgrades of a Deck Problem to a Game Loss, unless the judge knows better (IPG 3.5).

    Each comes with the name of its circumstance in the edition.
    """
    of_2024 = situation.edition is Edition.OF_2024
    size = "invalid-number"
    if of_2024:
        size = "outside-format-limits" if found.sideboarded else "differs-from-registered"
    if _too_small(found, situation) and not situation.with_opponent:
        yield FindingReason.DECK_TOO_SMALL, size
    if _too_many(found, situation):
        yield FindingReason.DECK_TOO_LARGE, size
    if _too_large(found, situation):
        yield FindingReason.SIDEBOARD_TOO_LARGE, size
    # In 2021 this applies once the game has begun: not at presentation or in a check
    in_time = of_2024 or not situation.at_check
    if found.over_in_main and in_time and not situation.still_random:
        copy = "extra-copy" if of_2024 else "extra-copy-in-game"
        yield FindingReason.EXTRA_COPY_SEEN, copy
    may_be_seen = situation.card_noticed or not situation.at_check
    if found.sideboard_in_main and may_be_seen and situation.card_noticed is not False:
        yield FindingReason.SIDEBOARD_CARD_NOTICED, "sideboard-card-noticed"


def _too_small(found: Comparison, situation: Situation) -> bool:
    """Whether the main deck is too small, at presentation or in a check.

    The limit is the format's minimum or, in 2024 before sideboarding, the registered size.
    """
    by_list = situation.edition is Edition.OF_2024 and not found.sideboarded
    fewest = found.registered.main if by_list else situation.limits.fewest_main
    return situation.at_check and found.counted.main < fewest


def _too_many(found: Comparison, situation: Situation) -> bool:
    """Whether the main deck has more cards than a complete list, at presentation or in a check.

    By itself this is an upgrade in 2021 only.
    """
    listed = found.registered.main
    counts = situation.at_check and situation.edition is Edition.OF_2021 and not found.sideboarded
    return counts and situation.limits.fewest_main <= listed < found.counted.main


def _too_large(found: Comparison, situation: Situation) -> bool:
    """Whether the sideboard is too large, by the same criteria."""
    by_list = situation.edition is Edition.OF_2024 and not found.sideboarded
    most = found.registered.sideboard if by_list else situation.limits.most_sideboard
    return situation.at_check and most is not None and found.counted.sideboard > most


def _outside(counted: PartTotals, limits: DeckLimits) -> Iterator[PartOutsideLimits]:
    most = limits.most_sideboard
    if counted.main < limits.fewest_main:
        yield PartOutsideLimits(Part.MAIN, counted.main, limits.fewest_main)
    if most is not None and counted.sideboard > most:
        yield PartOutsideLimits(Part.SIDEBOARD, counted.sideboard, most)
