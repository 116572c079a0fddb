"""A Limited list held against the pool that its player registered (MTR 7.2)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence

import msgspec

from judgekit.domain.cards.card_key import card_key
from judgekit.domain.decklists.comparison import FREE_BASICS
from judgekit.domain.decklists.decklist import CardCount, Decklist
from judgekit.domain.formats.findings import FindingCode, LegalityFinding
from judgekit.domain.formats.identified_card import CardKnowledge, IdentifiedCard, identified_cards
from judgekit.domain.shared.rule_reference import RuleReference


class PoolFindings(msgspec.Struct, frozen=True):
    """What is not in the pool, and what of it is not played. The `decks` of a finding are the other
    lists that share the pool and have the card.

    `perhaps` are cards that the pool may have under another name, `asked` the names in list and
    pool that leave that open. `unplayed` are in neither deck nor sideboard of the list: in Limited
    they are sideboard all the same (MTR 7.1).
    """

    findings: tuple[LegalityFinding, ...] = ()
    perhaps: tuple[LegalityFinding, ...] = ()
    asked: tuple[IdentifiedCard, ...] = ()
    unplayed: tuple[CardCount, ...] = ()


def is_free(card: IdentifiedCard) -> bool:
    """One of the five lands that anybody may add."""
    return card_key(card.name) in FREE_BASICS


def hold_against_pool(
    listed: Sequence[IdentifiedCard],
    pool: Decklist,
    rule: RuleReference,
    cards: CardKnowledge,
    sharing: Mapping[str, Decklist] = {},
) -> PoolFindings:
    """All cards of the list but the five free lands against all parts of the pool together.

    `sharing` are the lists of teammates whose pool it is too, by name: what they have counts.
    """
    opened = {card.key: card for card in identified_cards(pool, cards)}
    decks = {name: identified_cards(each, cards) for name, each in sharing.items()}
    played = Counter({card.key: card.copies for card in listed})
    for deck in decks.values():
        played.update({card.key: card.copies for card in deck})
    left = [card for key, card in opened.items() if card.copies > played[key]]
    # Whoever writes a card in the list as in the pool has not given it another name there.
    unclear = [card for card in left if not card.sure and not played[card.key]]
    findings: list[LegalityFinding] = []
    perhaps: list[LegalityFinding] = []
    asked: dict[str, IdentifiedCard] = {}
    for card in listed:
        in_pool = opened[card.key].copies if card.key in opened else 0
        if is_free(card) or played[card.key] <= in_pool:
            continue
        meant = _perhaps_it(card, unclear, in_pool)
        others = [
            name for name, deck in decks.items() if any(each.key == card.key for each in deck)
        ]
        finding = LegalityFinding(
            FindingCode.NOT_IN_POOL,
            played[card.key],
            in_pool,
            rule,
            card.name,
            card.written,
            decks=tuple(others),
        )
        if card.candidates or meant or pool.uncounted_lines:
            perhaps.append(finding)
            asked.update((each.key, each) for each in (card, *meant) if each.candidates)
        else:
            findings.append(finding)
    return PoolFindings(
        tuple(findings), tuple(perhaps), tuple(asked.values()), tuple(_unplayed(left, played))
    )


def _perhaps_it(
    card: IdentifiedCard, unclear: Collection[IdentifiedCard], in_pool: int
) -> tuple[IdentifiedCard, ...]:
    """Cards of the pool that nobody can name and that may be this one. Where the pool has the very
    name too, only a name that comes near it is taken for another way to write it."""
    return tuple(
        each for each in unclear if card.name in each.candidates or not (each.candidates or in_pool)
    )


def _unplayed(left: Collection[IdentifiedCard], played: Mapping[str, int]) -> Iterator[CardCount]:
    for card in left:
        if not is_free(card):
            yield CardCount(card.copies - played.get(card.key, 0), card.name)
