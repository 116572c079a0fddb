"""Check of a Limited list against the player's registered pool (MTR 7.2)."""

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
    """Cards missing from the pool, and pool cards that aren't played.

    The `decks` of a finding are the other lists that share the pool and have the card. `perhaps`
    are cards that the pool may have under another name, `asked` the names in list and pool that
    leave this open. `unplayed` are in neither deck nor sideboard of the list, and can't be any of
    `perhaps`; in Limited they are sideboard all the same (MTR 7.1).
    """

    findings: tuple[LegalityFinding, ...] = ()
    perhaps: tuple[LegalityFinding, ...] = ()
    asked: tuple[IdentifiedCard, ...] = ()
    unplayed: tuple[CardCount, ...] = ()


def is_free(card: IdentifiedCard) -> bool:
    """Whether the card is one of the five lands that anybody may add."""
    return card_key(card.name) in FREE_BASICS


def hold_against_pool(
    listed: Sequence[IdentifiedCard],
    pool: Decklist,
    rule: RuleReference,
    cards: CardKnowledge,
    sharing: Mapping[str, Decklist] = {},
) -> PoolFindings:
    """Compare all cards but the five free lands with all parts of the pool together.

    `sharing` are the lists of teammates who share the pool, by name; their cards count too.
    """
    opened = {card.key: card for card in identified_cards(pool, cards)}
    decks = {name: identified_cards(each, cards) for name, each in sharing.items()}
    played = Counter({card.key: card.copies for card in listed})
    for deck in decks.values():
        played.update({card.key: card.copies for card in deck})
    left = [card for key, card in opened.items() if card.copies > played[key]]
    # A card spelled the same in list and pool has no other name there.
    unclear = [card for card in left if not card.sure and not played[card.key]]
    findings: list[LegalityFinding] = []
    perhaps: list[LegalityFinding] = []
    asked: dict[str, IdentifiedCard] = {}
    maybe_played: set[str] = set()
    for card in listed:
        in_pool = opened[card.key].copies if card.key in opened else 0
        if is_free(card) or played[card.key] <= in_pool:
            continue
        meant = _perhaps_it(card, unclear, in_pool)
        likely = [each for each in left if each.sure and each.name in card.candidates]
        likely += [each for each in meant if each.candidates]
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
            perhaps_as=tuple(each.name for each in likely),
        )
        if card.candidates or meant or pool.uncounted_lines:
            perhaps.append(finding)
            maybe_played.update(each.key for each in (*likely, *meant))
            asked.update((each.key, each) for each in (card, *meant) if each.candidates)
        else:
            findings.append(finding)
    unplayed = [each for each in left if each.key not in maybe_played]
    return PoolFindings(
        tuple(findings), tuple(perhaps), tuple(asked.values()), tuple(_unplayed(unplayed, played))
    )


def _perhaps_it(
    card: IdentifiedCard, unclear: Collection[IdentifiedCard], in_pool: int
) -> tuple[IdentifiedCard, ...]:
    """Unidentified cards of the pool that may be this one.

    If the pool also has the exact name, only cards with it among their candidates match.
    """
    return tuple(
        each for each in unclear if card.name in each.candidates or not (each.candidates or in_pool)
    )


def _unplayed(left: Collection[IdentifiedCard], played: Mapping[str, int]) -> Iterator[CardCount]:
    for card in left:
        if not is_free(card):
            yield CardCount(card.copies - played.get(card.key, 0), card.name)
