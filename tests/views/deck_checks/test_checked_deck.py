"""What a deck's ticks and its list have found so far."""

from __future__ import annotations

import msgspec

from judgekit.domain.deck_checks.tick_off import OtherNames, tick
from judgekit.views.deck_checks.checked_deck import CheckedDeck, deck_of, found_so_far
from tests.domain.formats.listed import decklist

OTHERS = {
    "Rayo": OtherNames(perhaps=("Lightning Bolt", "Thunderbolt")),
    "Lightning Bolt": OtherNames(("Lightning Bolt", "Blitzschlag")),
}


def ticked(listed: str, *names: str) -> CheckedDeck:
    deck = deck_of("A. Rossi", decklist(listed), sideboarded=False, others=OTHERS)
    for name in names:
        deck.line = msgspec.structs.replace(deck.line, off=tick(deck.line.off, name))
    return deck


def test_at_best_a_doubtful_name_is_the_card_that_is_too_many():
    deck = ticked("1 Rayo, 1 Lightning Bolt", "Lightning Bolt", "Blitzschlag")
    assert deck.is_counted
    assert [row.name for row in found_so_far(deck).missing] == ["Rayo"]
    assert [row.name for row in found_so_far(deck).extra] == ["Lightning Bolt"]
    assert found_so_far(deck, at_best=True).agrees


def test_at_best_what_is_missing_whichever_card_is_meant_stays_missing():
    deck = ticked("1 Rayo, 1 Lightning Bolt", "Lightning Bolt")
    deck.is_closed = True
    assert [row.count for row in found_so_far(deck, at_best=True).missing] == [1]


def test_while_counting_nothing_is_missing_at_best_either():
    deck = ticked("1 Rayo, 1 Lightning Bolt", "Lightning Bolt")
    assert found_so_far(deck, at_best=True).missing == ()
    assert found_so_far(deck, at_best=True).counted == found_so_far(deck).registered
