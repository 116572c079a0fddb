"""Check of a list against a format: sizes, copies, banned and restricted cards, teams."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence

import msgspec

from judgekit.domain.cards.card_match import NONE_OF_ITS_OWN
from judgekit.domain.cards.file_days import DayOfMost, day_of_most
from judgekit.domain.decklists.decklist import Decklist, total
from judgekit.domain.formats.card_legality import LEGAL, CardLegality, CardLegalityCheck
from judgekit.domain.formats.commander_check import check_commander
from judgekit.domain.formats.deck_sizes import MOST_COMMANDERS
from judgekit.domain.formats.findings import (
    Assumption,
    CardsOfNoFormat,
    FindingCode,
    LaterCard,
    Legality,
    LegalityFinding,
)
from judgekit.domain.formats.format_rules import FormatRules, ListSource
from judgekit.domain.formats.identified_card import CardKnowledge, IdentifiedCard, identified_cards
from judgekit.domain.formats.pool import PoolFindings, hold_against_pool, is_free
from judgekit.domain.formats.team import TeamFindings, hold_against_team
from judgekit.domain.shared.rule_reference import RuleReference

A_FEW = 2
"""This many copies above the limit are too many for any card."""

PERMITTED = frozenset({LEGAL, FindingCode.RESTRICTED.value})
"""What card files call a card of a format in which it may be played."""


class Beside(msgspec.Struct, frozen=True):
    """Other lists that affect the check.

    `teammates` are the other lists of a team under Unified Deck Construction, by name; `own_name`
    is this list's name among them. `pool` is the player's registered pool, None if unknown; it
    matters in Limited alone. With teammates it is the pool of the whole team.
    """

    own_name: str = ""
    teammates: Mapping[str, Decklist] = {}
    pool: Decklist | None = None


ALONE = Beside()


def check_legality(
    decklist: Decklist,
    rules: FormatRules,
    cards: CardKnowledge,
    beside: Beside = ALONE,
    *,
    day: str = "",
) -> Legality:
    """Check a list. Findings are sorted by code and card; the rest is what is left open.

    Cards released after the `day` (ISO 8601) are told; none without one.
    """
    checked, assumptions = _as_format_reads_it(decklist, rules)
    known = identified_cards(checked, cards)
    check = CardLegalityCheck(rules)
    judged = [(card, check.legality_of(card)) for card in known]
    copies = list(_copy_findings(judged, rules))
    commander = check_commander(known, rules)
    team = _team(known, rules, cards, beside)
    pool = beside.pool if rules.pool_rule else None
    has_file = cards.source() is not None
    in_pool = _in_pool(known, rules, cards, beside)
    listed, changed = _by_lists(judged)
    findings = [
        *_size_findings(checked, rules),
        *commander.findings,
        *listed,
        *(finding for finding, sure in copies if sure),
        *in_pool.findings,
        *team.findings,
    ]
    return Legality(
        _in_order(findings),
        tuple(_unverified(judged, commander.unknown)),
        in_pool.asked or tuple(_doubtful(known, rules, pool, has_file=has_file)),
        tuple(card for card in known if card.misspelled),
        tuple(legality.disagreement for _, legality in judged if legality.disagreement),
        assumptions,
        sum(each.uncounted_lines for each in _all_lists(decklist, beside.teammates, pool)),
        (*_not_checked(rules, beside.teammates, pool), *commander.left_open),
        (
            *changed,
            *(finding for finding, sure in copies if not sure),
            *in_pool.perhaps,
            *commander.perhaps,
            *team.perhaps,
        ),
        tuple(card.name for card, legality in judged if legality.other_day),
        _only_from_pool(known, rules, pool),
        lists=_lists(judged, rules),
        card_files=_card_files(judged),
        commander_open=bool(commander.left_open),
        unplayed=in_pool.unplayed,
        unsure_of_team=team.unsure,
        later=tuple(_later(known, day)),
        of_no_format=tuple(_of_no_format(known)) if rules.any_card else (),
        not_in_file=tuple(_not_in_file(known)) if rules.any_card and has_file else (),
        by_other_face=tuple(card for card in known if card.other_faces),
    )


def _unverified(
    judged: Sequence[tuple[IdentifiedCard, CardLegality]], unknown_to_commander: Collection[str]
) -> Iterator[str]:
    for card, legality in judged:
        if not legality.verified or card.name in unknown_to_commander:
            yield card.name


def _doubtful(
    known: Sequence[IdentifiedCard], rules: FormatRules, pool: Decklist | None, *, has_file: bool
) -> Iterator[IdentifiedCard]:
    """Names to be asked about. A Limited list needs no answer beside its pool, nor without a card
    file, by which alone something is told of its cards."""
    if not rules.any_card or (has_file and pool is None):
        yield from (card for card in known if card.candidates)


def _not_in_file(known: Sequence[IdentifiedCard]) -> Iterator[str]:
    """Names of Limited that no card of the card file has; elsewhere they are unverified."""
    return (card.name for card in known if not (card.sure or card.candidates))


def _in_pool(
    known: Sequence[IdentifiedCard], rules: FormatRules, cards: CardKnowledge, beside: Beside
) -> PoolFindings:
    if beside.pool is None or rules.pool_rule is None:
        return PoolFindings()
    return hold_against_pool(known, beside.pool, rules.pool_rule, cards, beside.teammates)


def _in_order(findings: Sequence[LegalityFinding]) -> tuple[LegalityFinding, ...]:
    order = list(FindingCode)
    return tuple(sorted(findings, key=lambda each: (order.index(each.code), each.card)))


def _only_from_pool(
    known: Sequence[IdentifiedCard], rules: FormatRules, pool: Decklist | None
) -> tuple[str, ...]:
    """Lands that a Limited deck may take only from a pool, while that isn't known."""
    if not rules.any_card or pool is not None:
        return ()
    return tuple(card.name for card in known if card.basic_land and not is_free(card))


def _later(known: Sequence[IdentifiedCard], day: str) -> Iterator[LaterCard]:
    for card in known:
        if day and card.sure and not card.basic_land and card.released > day:
            yield LaterCard(card.name, card.released)


def _of_no_format(known: Sequence[IdentifiedCard]) -> Iterator[CardsOfNoFormat]:
    """Cards of Limited that no format permits, by the day of their card file; not those that came
    out since that day: the file can't know of them yet."""
    by_day: dict[str, list[str]] = {}
    for card in known:
        if not card.sure or card.basic_land or not card.legalities:
            continue
        day = card.legality_date
        if card.released <= day and PERMITTED.isdisjoint(card.legalities.values()):
            by_day.setdefault(day, []).append(card.name)
    for day, names in by_day.items():
        yield CardsOfNoFormat(tuple(names), day)


def _all_lists(
    own: Decklist, teammates: Mapping[str, Decklist], pool: Decklist | None
) -> Iterator[Decklist]:
    yield own
    yield from teammates.values()
    if pool is not None:
        yield pool


def _not_checked(
    rules: FormatRules, teammates: Mapping[str, Decklist], pool: Decklist | None
) -> tuple[RuleReference, ...]:
    """Rules not checked, including those that need a pool or a team's lists."""
    left_open = list(rules.not_checked)
    if rules.pool_rule and pool is None:
        left_open.append(rules.pool_rule)
    if rules.always_unified and rules.unified_rule and not teammates:
        left_open.append(rules.unified_rule)
    return tuple(left_open)


def _as_format_reads_it(
    decklist: Decklist, rules: FormatRules
) -> tuple[Decklist, tuple[Assumption, ...]]:
    """Move commanders to the part where the format expects them, and report the assumptions."""
    replace = msgspec.structs.replace
    if rules.commander_rule is None:
        if not decklist.commander:
            return decklist, ()
        main = (*decklist.main, *decklist.commander)
        return replace(decklist, main=main, commander=()), (Assumption.COMMANDER_IN_DECK,)
    beside = total(decklist.sideboard)
    completes = total(decklist.main) + beside == rules.deck.fewest
    if not decklist.commander and 1 <= beside <= MOST_COMMANDERS and completes:
        named = replace(decklist, commander=decklist.sideboard, sideboard=())
        return named, (Assumption.COMMANDER_IN_SIDEBOARD,)
    assumed = rules.sideboard.optional and bool(decklist.sideboard)
    return decklist, (Assumption.OPTIONAL_SIDEBOARD,) if assumed else ()


def _size_findings(decklist: Decklist, rules: FormatRules) -> Iterator[LegalityFinding]:
    size, deck = total((*decklist.main, *decklist.commander)), rules.deck
    if deck.exactly and size != deck.fewest:
        yield LegalityFinding(FindingCode.WRONG_SIZE, size, deck.fewest, deck.rule)
    elif size < deck.fewest:
        yield LegalityFinding(FindingCode.TOO_FEW_CARDS, size, deck.fewest, deck.rule)
    beside, most = total(decklist.sideboard), rules.sideboard.most
    if most is not None and beside > most:
        code = FindingCode.SIDEBOARD_TOO_LARGE if most else FindingCode.SIDEBOARD_NOT_ALLOWED
        yield LegalityFinding(code, beside, most, rules.sideboard.rule)


def _lists(
    judged: Sequence[tuple[IdentifiedCard, CardLegality]], rules: FormatRules
) -> ListSource | None:
    """Where the lists are from that most of the card files' cards were held against."""
    told = [each for each in judged if _is_of_card_file(*each)]
    by_file = [each for each in told if each[1].lists and each[1].lists.is_card_file]
    days = _card_files(by_file)
    if rules.source is None or days is None or len(told) > 2 * len(by_file):
        return rules.source
    day, newer, older = days
    return ListSource(day, rules.source.asked, is_card_file=True, newer=newer, older=older)


def _card_files(judged: Sequence[tuple[IdentifiedCard, CardLegality]]) -> DayOfMost | None:
    days = Counter(each.file_date for card, each in judged if _is_of_card_file(card, each))
    return day_of_most(days) if days else None


def _is_of_card_file(card: IdentifiedCard, legality: CardLegality) -> bool:
    return bool(legality.file_date) and not card.basic_land


def _by_lists(
    judged: Sequence[tuple[IdentifiedCard, CardLegality]],
) -> tuple[list[LegalityFinding], list[LegalityFinding]]:
    """Findings for cards on the format's lists: those that are sure, and those by lists that may
    have changed since."""
    sure: list[LegalityFinding] = []
    changed: list[LegalityFinding] = []
    for card, legality in judged:
        may_have_changed = legality.lists is not None and legality.lists.may_have_changed
        is_sure = legality.by_card_file or not may_have_changed
        (sure if is_sure else changed).extend(_list_findings(card, legality))
    return sure, changed


def _list_findings(card: IdentifiedCard, legality: CardLegality) -> Iterator[LegalityFinding]:
    """Finding for a card on the format's lists."""
    code = legality.code
    limit = 1 if code is FindingCode.RESTRICTED else 0
    if code is not None and card.copies > limit:
        yield LegalityFinding(
            code,
            card.copies,
            limit,
            legality.rule,
            card.name,
            card.written,
            legality.note,
            legality.listed_in,
            legality.by_card_file,
            by_history=legality.by_history,
            file_date=legality.file_date if legality.by_card_file else "",
        )


def _copy_findings(
    judged: Sequence[tuple[IdentifiedCard, CardLegality]], rules: FormatRules
) -> Iterator[tuple[LegalityFinding, bool]]:
    """Findings for too many copies, each with whether it is sure.

    Cards with their own limit are known by their English names, so many copies of a name in other
    letters may be allowed. Restricted cards are skipped: they have a finding already.
    """
    if rules.copies is None:
        return
    singleton = rules.copies.most == 1
    for card, legality in judged:
        no_limit = card.basic_land or card.may_be_basic
        if no_limit or legality.code is FindingCode.RESTRICTED:
            continue
        copies = card.copies if rules.copies.with_sideboard else card.main + card.commander
        limit = rules.copies.most if card.most_copies is None else card.most_copies
        if copies > limit:
            is_second = singleton and limit > NONE_OF_ITS_OWN
            code = FindingCode.NOT_SINGLETON if is_second else FindingCode.TOO_MANY_COPIES
            too_many = LegalityFinding(
                code, copies, limit, rules.copies.rule, card.name, card.written
            )
            is_listed, is_slip = legality.code is not None, copies - limit <= A_FEW
            yield too_many, is_listed or is_slip or not card.may_have_any_number


def _team(
    own: Sequence[IdentifiedCard], rules: FormatRules, cards: CardKnowledge, beside: Beside
) -> TeamFindings:
    if rules.unified_rule is None or not beside.teammates:
        return TeamFindings()
    decks = [(beside.own_name, own)]
    decks += [(name, identified_cards(deck, cards)) for name, deck in beside.teammates.items()]
    return hold_against_team(decks, rules.unified_rule)
