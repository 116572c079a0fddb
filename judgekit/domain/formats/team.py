"""Check of a team's decks under Unified Deck Construction (MTR 8.4)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

import msgspec

from judgekit.domain.formats.findings import FindingCode, LegalityFinding
from judgekit.domain.formats.identified_card import IdentifiedCard
from judgekit.domain.shared.rule_reference import RuleReference

MOST_OF_A_SPELL = 4
"""In copies; a non-Latin name of which a deck has more may be a basic land."""


class TeamFindings(msgspec.Struct, frozen=True):
    """Cards that several decks have; those in `perhaps` may be basic lands.

    `unsure` are names in the teammates' lists that may be a card of another deck of the team.
    """

    findings: tuple[LegalityFinding, ...] = ()
    perhaps: tuple[LegalityFinding, ...] = ()
    unsure: tuple[str, ...] = ()


def hold_against_team(
    decks: Sequence[tuple[str, Sequence[IdentifiedCard]]], rule: RuleReference
) -> TeamFindings:
    """Find cards that two decks share, except basic lands.

    `decks` are all decks with their names, one's own first. Cards allowed in any number count too.
    """
    having: dict[str, list[tuple[str, IdentifiedCard]]] = {}
    for deck, known in decks:
        for card in _spells(known):
            having.setdefault(card.key, []).append((deck, card))
    found: list[LegalityFinding] = []
    perhaps: list[LegalityFinding] = []
    for shared in having.values():
        if len(shared) > 1:
            maybe_land = any(
                each.may_have_any_number and each.copies > MOST_OF_A_SPELL for _, each in shared
            )
            (perhaps if maybe_land else found).append(_conflict(shared, rule))
    return TeamFindings(tuple(found), tuple(perhaps), tuple(sorted(set(_unsure(decks, having)))))


def _spells(known: Sequence[IdentifiedCard]) -> Iterator[IdentifiedCard]:
    """All cards but basic lands and names that may be one."""
    return (card for card in known if not (card.basic_land or card.may_be_basic))


def _conflict(shared: Sequence[tuple[str, IdentifiedCard]], rule: RuleReference) -> LegalityFinding:
    card = min((card for _, card in shared), key=lambda each: each.name)
    return LegalityFinding(
        FindingCode.UNIFIED_CONFLICT,
        len(shared),
        1,
        rule,
        card.name,
        tuple(sorted({name for _, each in shared for name in each.written})),
        decks=tuple(deck for deck, _ in shared),
    )


def _unsure(
    decks: Sequence[tuple[str, Sequence[IdentifiedCard]]],
    having: Mapping[str, Sequence[tuple[str, IdentifiedCard]]],
) -> Iterator[str]:
    """Names that may be a card of another deck.

    If the other decks are only basic lands, there are none; names found in two decks already have a
    finding.
    """
    for place, (_, known) in enumerate(decks):
        others = (each for at, (_, each) in enumerate(decks) if at != place)
        if place and any(any(_spells(each)) for each in others):
            for card in known:
                if not card.sure and len(having.get(card.key, ())) < 2:
                    yield card.name
