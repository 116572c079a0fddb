"""The deck of a Limited player: what the list plays, and the rest of the pool."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from judgekit.domain.cards.card_match import CardMatch
from judgekit.domain.decklists.decklist import CardCount, Decklist, ListRemark, RemarkedLine, total
from judgekit.domain.decklists.pool_deck import deck_of_pool
from tests.domain.formats.listed import decklist

ENGLISH = {"Optar": "Opt"}


def match(name: str) -> CardMatch:
    return CardMatch(ENGLISH.get(name, ""), sure=name in ENGLISH)


def matching(names):
    return {name: match(name) for name in names}


def deck(listed: str, pool: str) -> Decklist:
    return deck_of_pool(decklist(listed), decklist(pool), matching)


def test_what_is_not_played_is_the_sideboard():
    assert deck("1 Opt, 17 Swamp | 1 Shock", "2 Opt | 1 Shock, 1 Duress") == decklist(
        "1 Opt, 17 Swamp | 1 Opt, 1 Shock, 1 Duress"
    )


def test_lands_are_where_the_list_has_them():
    assert deck("17 Swamp | 2 Island", "3 Swamp, 1 Plains, 1 Opt") == decklist(
        "17 Swamp | 1 Opt, 2 Island"
    )


def test_other_names_of_a_card_are_the_same_card():
    assert deck("1 Optar, 1 Fire", "2 Opt, 1 Fire // Ice").sideboard == (CardCount(1, "Opt"),)


def test_a_card_that_the_pool_lacks_stays_on_the_list():
    assert deck("2 Opt", "1 Opt, 1 Shock") == decklist("2 Opt | 1 Shock")


def test_without_a_list_all_is_sideboard_and_unread_lines_are_told():
    line = RemarkedLine(3, "??", ListRemark.NOT_UNDERSTOOD)
    pool = Decklist((CardCount(1, "Opt"),), (CardCount(1, "Shock"),), remarks=(line,))
    alone = deck_of_pool(None, pool, matching)
    assert (alone.main, total(alone.sideboard), alone.unread_lines) == ((), 2, 1)
    assert deck_of_pool(decklist("1 Opt"), pool, matching).unread_lines == 1


names = st.sampled_from(("Opt", "Shock", "Duress"))
cards = st.dictionaries(names, st.integers(1, 4), min_size=1)


@given(cards, st.data())
def test_list_and_rest_are_the_pool(pool, data):
    played = {name: data.draw(st.integers(0, count)) for name, count in pool.items()}
    whole, main = (
        Decklist(tuple(CardCount(count, name) for name, count in part.items() if count))
        for part in (pool, played)
    )
    found = deck_of_pool(main, whole, matching)
    assert found.main == main.main
    assert total(found.main) + total(found.sideboard) == total(whole.main)
