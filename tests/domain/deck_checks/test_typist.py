"""A check of 60 and 15 cards takes at most 160 key strokes, in the order in which cards come."""

from __future__ import annotations

import pytest

from judgekit.domain.cards.card_key import card_key
from judgekit.domain.deck_checks.tick_off import compared, counted
from judgekit.domain.decklists.comparison import compare
from tests.domain.deck_checks.registered_lists import REGISTERED
from tests.domain.deck_checks.typist import Typist, pile, shuffled

MOST_STROKES, MOST_WITH_ONE_KEY = 160, 105
NAMES = sorted(
    {card.name for each in REGISTERED.values() for card in (*each.main, *each.sideboard)}
)
EVERY_LIST = pytest.mark.parametrize("kind", REGISTERED)
SEEDS = range(3)


def known(typed: str) -> list[str]:
    """Names as a card file would give them."""
    return [name for name in NAMES if card_key(name).startswith(card_key(typed))]


def rows(found):
    return found.missing, found.extra, found.misplaced


@EVERY_LIST
def test_a_shuffled_deck_as_registered(kind):
    registered = REGISTERED[kind]
    for seed in SEEDS:
        typist = Typist(registered, known)
        typist.check(
            shuffled(pile(registered.main), seed), shuffled(pile(registered.sideboard), seed)
        )
        assert compared(typist.line.off).agrees
        assert typist.strokes <= MOST_STROKES


@EVERY_LIST
@pytest.mark.parametrize(("one_key", "most"), [(False, MOST_STROKES), (True, MOST_WITH_ONE_KEY)])
def test_three_planted_faults_are_found_within_the_same_strokes(kind, one_key, most):
    """One card is a stranger, one is an extra copy for another that is missing, and one main-deck
    card has changed places with one of the sideboard."""
    registered = REGISTERED[kind]
    foreign = next(name for name in reversed(NAMES) if name not in str(registered))
    for seed in SEEDS:
        names = shuffled([card.name for card in registered.main], seed)
        main, sideboard = pile(registered.main), pile(registered.sideboard)
        shared = {card.name for card in registered.sideboard}
        stranger, lost, moved = [name for name in names if name not in shared][:3]
        doubled = next(name for name in names if name not in (stranger, lost, moved, *shared))
        brought = next(name for name in shuffled(shared, seed) if name not in names)
        main[main.index(stranger)] = foreign
        main[main.index(lost)] = doubled
        main[main.index(moved)] = brought
        sideboard[sideboard.index(brought)] = moved
        typist = Typist(registered, known, one_key=one_key)
        typist.check(shuffled(main, seed), shuffled(sideboard, seed))
        found = compared(typist.line.off)
        assert typist.strokes <= most
        assert {(row.count, row.name) for row in found.missing} == {(1, stranger), (1, lost)}
        assert {(row.count, row.name) for row in found.extra} == {(1, foreign), (1, doubled)}
        assert {row.name for row in found.misplaced} == {moved, brought}


@EVERY_LIST
def test_a_sorted_deck_takes_far_fewer(kind):
    registered = REGISTERED[kind]
    typist = Typist(registered, known)
    typist.check(pile(registered.main), pile(registered.sideboard))
    assert compared(typist.line.off).agrees
    assert typist.strokes <= MOST_STROKES / 2


@EVERY_LIST
def test_after_sideboarding_the_swaps_are_followed(kind):
    registered = REGISTERED[kind]
    main, sideboard = pile(registered.main), pile(registered.sideboard)
    main[:3], sideboard[:3] = sideboard[:3], main[:3]
    typist = Typist(registered, known, sideboarded=True)
    typist.check(shuffled(main, 1), shuffled(sideboard, 1))
    assert compared(typist.line.off).agrees
    again = compare(registered, counted(typist.line.off), sideboarded=True)
    assert rows(again) == ((), (), ())
    assert typist.strokes <= MOST_STROKES
