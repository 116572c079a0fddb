"""Expected deck of a Limited player: the list's main deck, and the rest of the pool."""

from __future__ import annotations

from collections.abc import Collection, Iterator

import msgspec

from judgekit.domain.cards.card_key import card_key
from judgekit.domain.decklists.comparison import FREE_BASICS, tally
from judgekit.domain.decklists.decklist import LEFT_OUT, CardCount, Decklist
from judgekit.domain.decklists.names_alike import Matching, named_alike


def deck_of_pool(listed: Decklist | None, pool: Decklist, matching: Matching) -> Decklist:
    """The main deck of the list, with the rest of the pool as sideboard (MTR 7.1).

    Lands that anybody may add are in the sideboard as far as the list has them there. Names that
    list and pool spell differently are unified where sure. Without a list the whole pool is
    sideboard.
    """
    whole = Decklist(main=pool.cards)
    unread = tuple(each for each in pool.remarks if each.remark in LEFT_OUT)
    if listed is None:
        return Decklist(sideboard=whole.main, remarks=unread)
    alike = named_alike(whole, listed, matching)
    main = msgspec.structs.replace(alike.counted, sideboard=())
    lands = (each for each in alike.counted.sideboard if _is_free(each.name))
    return msgspec.structs.replace(
        main,
        sideboard=(*_rest(alike.registered, main, alike.known), *lands),
        remarks=(*listed.remarks, *unread),
    )


def _rest(pool: Decklist, main: Decklist, known: Collection[str]) -> Iterator[CardCount]:
    """Cards of the pool that aren't in the main deck."""
    for each in tally(pool, main, known):
        left = each.registered.main - each.counted.main
        if left > 0 and not _is_free(each.name):
            yield CardCount(left, each.name)


def _is_free(name: str) -> bool:
    return card_key(name) in FREE_BASICS
