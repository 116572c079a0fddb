"""Legality of a single card in a format, by the edition's lists and by a card file."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from judgekit.domain.cards.card_key import card_key
from judgekit.domain.formats.findings import Disagreement, FindingCode
from judgekit.domain.formats.format_rules import (
    FormatRules,
    ListedCard,
    ListSource,
    beside_card_file,
)
from judgekit.domain.formats.identified_card import IdentifiedCard
from judgekit.domain.shared.rule_reference import RuleReference

LEGAL, NOT_LEGAL = "legal", "not_legal"
CODES_OF_FILE: Mapping[str, FindingCode | None] = {
    LEGAL: None,
    "banned": FindingCode.BANNED,
    "restricted": FindingCode.RESTRICTED,
    NOT_LEGAL: FindingCode.NOT_LEGAL,
}
"""Finding codes for the legality values of card files."""


class CardLegality(msgspec.Struct, frozen=True):
    """Legality of a card; `code` is None if nothing is against it, `verified` False if unknown."""

    rule: RuleReference
    code: FindingCode | None = None
    verified: bool = True
    note: str = ""
    listed_in: RuleReference | None = None
    by_card_file: bool = False
    disagreement: Disagreement | None = None
    by_history: bool = False
    other_day: bool = False
    """Not verified because the card file's day is not the edition's, or far from the one asked
    for."""
    file_date: str = ""
    """Day (ISO 8601) of the card file that the card's legality is from; empty if it isn't known."""
    lists: ListSource | None = None
    """Where the lists that hold for this card are from; None if the format has none."""


class CardLegalityCheck:
    """Determines the legality of cards under one set of rules.

    If the edition's lists hold, a card file is used only for sets: that a set is not permitted
    holds for earlier days too, unless sets rotate out of the format. Otherwise the card file holds,
    being the later of the two, unless the dated lists have changed the card since its day. If the
    two differ, the result reports the disagreement. Each card's legality is of the day of its own
    file.

    For a day that is over, whose lists are known, those hold before the word of a later file. Of a
    format whose sets leave, a file that is far from the day proves nothing.
    """

    def __init__(self, rules: FormatRules) -> None:
        self._plain = rules
        self._beside: dict[str, FormatRules] = {}
        self._listed: dict[str, tuple[FindingCode, ListedCard]] = {}
        lists = ((FindingCode.RESTRICTED, rules.restricted), (FindingCode.BANNED, rules.banned))
        for code, listed in lists:
            for card in listed:
                self._listed.update((key, (code, card)) for key in card.keys)

    def legality_of(self, card: IdentifiedCard) -> CardLegality:
        """The legality of this card."""
        rules = self._rules_for(card)
        lists = (self._plain if _is_of_dated_lists(card, rules) else rules).source
        return msgspec.structs.replace(
            self._legality(card, rules), file_date=rules.file_date, lists=lists
        )

    def _rules_for(self, card: IdentifiedCard) -> FormatRules:
        """The rules beside the file that the card's legality is from."""
        day = card.legality_date
        if not day:
            return self._plain
        if day not in self._beside:
            self._beside[day] = beside_card_file(self._plain, day)
        return self._beside[day]

    def _legality(self, card: IdentifiedCard, rules: FormatRules) -> CardLegality:
        if card.basic_land:
            return CardLegality(rules.legality_rule)
        by_text, by_file = self._by_text(card), _by_file(card, rules)
        if by_text is not None and by_text.rule != rules.legality_rule:
            return by_text  # a ban from outside the format's own lists, unknown to card files
        if by_file is None:
            exists = _exists(card, rules)
            said_then = rules.file_is_older and rules.file_format in (card.legalities or {})
            unknown = CardLegality(rules.legality_rule, verified=exists, other_day=said_then)
            return by_text or unknown
        if rules.lists_hold:
            return _by_edition(card, rules, by_text, by_file)
        return self._by_file_and_day(card, rules, by_text, by_file)

    def _by_file_and_day(
        self,
        card: IdentifiedCard,
        rules: FormatRules,
        by_text: CardLegality | None,
        by_file: CardLegality,
    ) -> CardLegality:
        """The legality where no edition was chosen: of file and dated lists the later holds."""
        if rules.rotating and rules.file_is_far:
            return by_text or CardLegality(rules.legality_rule, verified=False, other_day=True)
        if by_file.code is not FindingCode.NOT_LEGAL and _is_of_dated_lists(card, rules):
            by_lists = by_text or _listed_nowhere(self._plain)
            return _with_disagreement(card, by_lists, by_file, of_card_file=True)
        return _with_disagreement(card, by_file, by_text, of_card_file=False)

    def _by_text(self, card: IdentifiedCard) -> CardLegality | None:
        found = next(
            (self._listed[key] for key in sorted(card.keys()) if key in self._listed), None
        )
        if found is None:
            return None
        code, listed = found
        return CardLegality(
            listed.rule,
            code,
            note=listed.note,
            listed_in=listed.listed_in,
            by_history=listed.by_history,
        )


def _by_file(card: IdentifiedCard, rules: FormatRules) -> CardLegality | None:
    said = (card.legalities or {}).get(rules.file_format, "")
    if said not in CODES_OF_FILE or (said == NOT_LEGAL and rules.file_is_older):
        return None
    return CardLegality(rules.legality_rule, CODES_OF_FILE[said], by_card_file=True)


def _by_edition(
    card: IdentifiedCard, rules: FormatRules, by_text: CardLegality | None, by_file: CardLegality
) -> CardLegality:
    if by_text is not None:
        return _with_disagreement(card, by_text, by_file, of_card_file=True)
    if rules.rotating:
        return CardLegality(rules.legality_rule, verified=False, other_day=True)
    is_legal = by_file.code is None or rules.lists_complete
    if by_file.code is FindingCode.NOT_LEGAL or not is_legal:
        return by_file
    if rules.file_is_newer and not _was_permitted(card, rules):
        return CardLegality(rules.legality_rule, verified=False, other_day=True)
    if not rules.lists_complete:
        return by_file
    legal = CardLegality(rules.legality_rule, by_card_file=True)
    return _with_disagreement(card, legal, by_file, of_card_file=True)


def _is_of_dated_lists(card: IdentifiedCard, rules: FormatRules) -> bool:
    """Whether the dated lists hold for a card before its card file: they have changed it since, or
    their day is before that file's and they know it."""
    changed = rules.changed.get(card_key(card.name), "")
    return rules.file_is_after_lists or (bool(rules.file_date) and changed > rules.file_date)


def _listed_nowhere(rules: FormatRules) -> CardLegality:
    """The legality of a card that is on no list of its day; open where that isn't known."""
    is_open = rules.source is not None and rules.source.may_have_changed
    return CardLegality(
        rules.legality_rule, verified=not is_open, by_history=True, other_day=is_open
    )


def _was_permitted(card: IdentifiedCard, rules: FormatRules) -> bool:
    """Whether a printing shows that the card was in a permitted set on the edition's day."""
    printed = card.in_core_sets if rules.first_core_set else card.released
    return bool(printed) and rules.first_core_set <= printed <= rules.edition_date


def _exists(card: IdentifiedCard, rules: FormatRules) -> bool:
    """Whether the card is known to exist, which suffices where all sets are permitted."""
    named = rules.all_sets and not rules.named.isdisjoint(card.keys())
    return rules.any_card or (named and rules.lists_complete)


def _with_disagreement(
    card: IdentifiedCard, followed: CardLegality, other: CardLegality | None, *, of_card_file: bool
) -> CardLegality:
    if other is None or other.code is followed.code:
        return followed
    said = Disagreement(card.name, other.code.value if other.code else LEGAL, of_card_file)
    return msgspec.structs.replace(followed, disagreement=said)
