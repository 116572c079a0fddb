"""Illegal cards in the list itself, before the comparison."""

from __future__ import annotations

from judgekit.cli.context import Context
from judgekit.cli.decks.dated_rules import rules_on
from judgekit.domain.deck_finding import CONSTRUCTED, DeckLimits
from judgekit.domain.decklists.decklist import Decklist
from judgekit.domain.formats.deck_sizes import COPIES_IN_CONSTRUCTED
from judgekit.domain.formats.findings import FindingCode, LegalityFinding
from judgekit.domain.formats.format_rules import DeckFormat, NoSuchFormat
from judgekit.domain.formats.identified_card import CardsReadBy
from judgekit.domain.formats.legality import check_legality
from judgekit.storage.library.format_provider import LibraryFormatProvider
from judgekit.system.resources import resources_folder

_OF_CARDS = frozenset(
    {
        FindingCode.TOO_MANY_COPIES,
        FindingCode.BANNED,
        FindingCode.RESTRICTED,
        FindingCode.NOT_LEGAL,
        FindingCode.NOT_SINGLETON,
    }
)
"""Codes that concern single cards; the comparison checks sizes."""


def illegal_cards(
    registered: Decklist, asked: DeckFormat | None, limits: DeckLimits, context: Context
) -> tuple[LegalityFinding, ...]:
    """Cards that the format doesn't allow in the list, or not in that number.

    If no format was named, only the copies are checked, by Constructed's rule and only if the list
    seems to be made for Constructed.
    """
    if asked is None and (limits != CONSTRUCTED or not _has_many_of_one(registered)):
        return ()
    format_provider = LibraryFormatProvider(
        context.library, resources_folder(), context.folders.facts
    )
    rules = rules_on(format_provider, asked or DeckFormat.LEGACY, None, "")
    if isinstance(rules, NoSuchFormat):
        return ()
    cards = CardsReadBy(context.make_cards(), context.reader_language)
    codes = _OF_CARDS if asked else {FindingCode.TOO_MANY_COPIES}
    findings = check_legality(registered, rules, cards).findings
    return tuple(each for each in findings if each.code in codes)


def _has_many_of_one(registered: Decklist) -> bool:
    copies: dict[str, int] = {}
    for card in (*registered.main, *registered.sideboard):
        key = card.name.casefold()
        copies[key] = copies.get(key, 0) + card.count
    return any(count > COPIES_IN_CONSTRUCTED for count in copies.values())
