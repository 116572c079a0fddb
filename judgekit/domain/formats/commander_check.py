"""Check of a Commander list: eligibility of the commanders, and colour identity."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from judgekit.domain.cards.card_key import card_key
from judgekit.domain.cards.commanding import COLOURS, CommandAbility, Commanding, MayCommand
from judgekit.domain.formats.deck_sizes import MOST_COMMANDERS
from judgekit.domain.formats.findings import FindingCode, LegalityFinding
from judgekit.domain.formats.format_rules import FormatRules
from judgekit.domain.formats.identified_card import IdentifiedCard
from judgekit.domain.shared.rule_reference import RuleReference

Leader = tuple[IdentifiedCard, Commanding]


class CommanderCheck(msgspec.Struct, frozen=True):
    """Findings on a Commander list.

    `perhaps` are findings that hold under these rules but not under later ones. `left_open` are the
    rules that could not be checked, and `unknown` the cards about which too little is known.
    """

    findings: tuple[LegalityFinding, ...] = ()
    perhaps: tuple[LegalityFinding, ...] = ()
    left_open: tuple[RuleReference, ...] = ()
    unknown: frozenset[str] = frozenset()


def check_commander(cards: Sequence[IdentifiedCard], rules: FormatRules) -> CommanderCheck:
    """Check commanders and colour identities; empty for formats without a commander."""
    choosing, colours = rules.commander_rule, rules.colour_rule
    if choosing is None:
        return CommanderCheck()
    named = [card for card in cards if card.commander]
    leaders = _leaders(named)
    everyone = bool(named) and len(leaders) == len(named)
    findings = [*_number(named, leaders, choosing)]
    doubted: list[LegalityFinding] = []
    for leader in leaders if everyone else ():
        verdict = _may_command(leader, leaders)
        finding = _against(leader, FindingCode.NOT_A_COMMANDER, choosing, leader[0].commander)
        if verdict is not MayCommand.YES:
            (findings if verdict is MayCommand.NO else doubted).append(finding)
    in_deck = [card for card in cards if card.main or card.commander]
    if everyone and colours is not None:
        findings += _outside(_leaders(in_deck), leaders, colours)
    unknown = frozenset(
        card.name for card in (in_deck if everyone else named) if card.commanding is None
    )
    left_open = (None if everyone else choosing, None if everyone and not unknown else colours)
    return CommanderCheck(
        tuple(findings),
        tuple(doubted),
        tuple(rule for rule in left_open if rule is not None),
        unknown,
    )


def _leaders(cards: Sequence[IdentifiedCard]) -> list[Leader]:
    """The cards for which a card file has data."""
    return [(card, card.commanding) for card in cards if card.commanding is not None]


def _number(
    named: Sequence[IdentifiedCard], leaders: Sequence[Leader], rule: RuleReference
) -> Iterator[LegalityFinding]:
    """Findings for no commander, too many, or two that can't be paired."""
    count = sum(card.commander for card in named)
    if not count:
        yield LegalityFinding(FindingCode.NO_COMMANDER, 0, 1, rule)
    elif count > MOST_COMMANDERS:
        yield LegalityFinding(FindingCode.TOO_MANY_COMMANDERS, count, MOST_COMMANDERS, rule)
    elif count == MOST_COMMANDERS and len(leaders) == len(named):
        one, other = leaders[0], leaders[-1]
        if not (_pairs(one, other) or _pairs(other, one)):
            names = " / ".join(card.name for card in named)
            code = FindingCode.TOO_MANY_COMMANDERS
            yield LegalityFinding(code, count, 1, rule, note=names, by_card_file=True)


def _pairs(one: Leader, other: Leader) -> bool:
    """Whether the text of `one` allows `other` as a second commander."""
    (_, own), (beside, its) = one, other
    has = own.abilities.__contains__
    return (
        (bool(own.partner_name) and card_key(own.partner_name) == card_key(beside.name))
        or (bool(own.partner_group) and own.partner_group == its.partner_group)
        or (has(CommandAbility.PARTNER) and CommandAbility.PARTNER in its.abilities)
        or (has(CommandAbility.CHOOSES_BACKGROUND) and its.is_background)
        or (has(CommandAbility.DOCTORS_COMPANION) and its.is_the_doctor)
    )


def _may_command(leader: Leader, leaders: Sequence[Leader]) -> MayCommand:
    """Whether a card can command here; a Background can if the other commander chooses one."""
    card, commanding = leader
    if commanding.is_background and any(
        other is not card and CommandAbility.CHOOSES_BACKGROUND in its.abilities
        for other, its in leaders
    ):
        return MayCommand.YES
    return commanding.may_command()


def _outside(
    cards: Sequence[Leader], leaders: Sequence[Leader], rule: RuleReference
) -> Iterator[LegalityFinding]:
    """Cards with a colour that no commander has, allowing for colours that may be chosen."""
    allowed = {colour for _, leader in leaders for colour in leader.colours}
    chosen = sum(CommandAbility.CHOOSES_COLOUR in leader.abilities for _, leader in leaders)
    outside = {colour for _, its in cards for colour in its.colours} - allowed
    if len(outside) <= chosen:
        return
    for card, its in cards:
        if not allowed.issuperset(its.colours):
            copies = card.main + card.commander
            finding = _against((card, its), FindingCode.OUTSIDE_COLOUR_IDENTITY, rule, copies)
            beyond = ", ".join(each for each in COLOURS if each in its.colours and each in outside)
            yield msgspec.structs.replace(finding, note=beyond)


def _against(leader: Leader, code: FindingCode, rule: RuleReference, count: int) -> LegalityFinding:
    card, commanding = leader
    return LegalityFinding(
        code,
        count,
        0,
        rule,
        card.name,
        card.written,
        commanding.type_line,
        by_card_file=not (card.basic_land and code is FindingCode.NOT_A_COMMANDER),
    )
