"""What is illegal in a list, in words, and where the rules say so."""

from __future__ import annotations

from collections.abc import Mapping

from judgekit.domain.formats.findings import Assumption, FindingCode, LegalityFinding
from judgekit.domain.shared.rule_reference import RuleReference
from judgekit.ui.deck_checks.wording import translate

NAMES: Mapping[str, str] = {"mtr": "MTR", "commander": "Commander"}
"""How the documents that lists are judged by are called in citations."""
ALSO_OF_EDITIONS = frozenset({FindingCode.BANNED, FindingCode.NOT_LEGAL, FindingCode.RESTRICTED})
"""What an edition's lists may say as well; of all else a card file alone can tell."""


def finding_words(finding: LegalityFinding) -> str:
    """One thing that is illegal."""
    words = _sentences()[finding.code].format(
        count=finding.count,
        limit=finding.limit,
        card=finding.card,
        decks=", ".join(finding.decks),
    )
    if finding.note:
        words = f"{words} ({finding.note})"
    if finding.by_card_file and finding.code in ALSO_OF_EDITIONS:
        words = translate("Decks", "{finding}, by the card file").format(finding=words)
    return words


def unless_words(finding: LegalityFinding) -> str:
    """When what is told under `perhaps` is right after all."""
    if finding.code is FindingCode.NOT_IN_POOL:
        return translate("Decks", "unless the pool has it under another name")
    if finding.code in (FindingCode.TOO_MANY_COPIES, FindingCode.NOT_SINGLETON):
        return translate("Decks", "unless its own text allows it, or it is a basic land")
    return ""


def assumption_words(assumption: Assumption) -> str:
    """What was taken for granted of a list."""
    names = {
        Assumption.COMMANDER_IN_SIDEBOARD: translate(
            "Decks", "No commander is named; the sideboard was taken for it."
        ),
        Assumption.OPTIONAL_SIDEBOARD: translate(
            "Decks", "A sideboard is right only where the event uses the optional rule."
        ),
        Assumption.COMMANDER_IN_DECK: translate(
            "Decks", "The format has no commander; it was counted in the main deck."
        ),
    }
    return names[assumption]


def rule_shown(rule: RuleReference) -> str:
    """`MTR 6.3`; `Commander 3`."""
    return f"{_document(rule)} {rule.ref}"


def rule_asked(rule: RuleReference) -> str:
    """The same as the command bar takes it."""
    return f"{rule.document.split('-', 1)[0]} {rule.ref}"


def _document(rule: RuleReference) -> str:
    kind = rule.document.split("-", 1)[0]
    return NAMES.get(kind, kind.upper())


def _sentences() -> Mapping[FindingCode, str]:
    return {
        FindingCode.TOO_FEW_CARDS: translate("Decks", "{count} cards, at least {limit}"),
        FindingCode.WRONG_SIZE: translate(
            "Decks", "{count} cards, exactly {limit} with the commander"
        ),
        FindingCode.SIDEBOARD_TOO_LARGE: translate(
            "Decks", "Sideboard of {count} cards, at most {limit}"
        ),
        FindingCode.SIDEBOARD_NOT_ALLOWED: translate(
            "Decks", "Sideboard of {count} cards, none is allowed"
        ),
        FindingCode.NO_COMMANDER: translate("Decks", "No commander is named"),
        FindingCode.TOO_MANY_COMMANDERS: translate("Decks", "{count} commanders, at most {limit}"),
        FindingCode.NOT_A_COMMANDER: translate(
            "Decks", "No legendary creature, nor a commander by its text: {card}"
        ),
        FindingCode.OUTSIDE_COLOUR_IDENTITY: translate(
            "Decks", "Outside the commander's colours: {count} {card}"
        ),
        FindingCode.BANNED: translate("Decks", "Banned: {count} {card}"),
        FindingCode.NOT_LEGAL: translate("Decks", "From no permitted set: {count} {card}"),
        FindingCode.RESTRICTED: translate("Decks", "Restricted: {count} {card}, at most {limit}"),
        FindingCode.TOO_MANY_COPIES: translate("Decks", "{count} {card}, at most {limit}"),
        FindingCode.NOT_SINGLETON: translate("Decks", "{count} {card}, only one of each"),
        FindingCode.NOT_IN_POOL: translate("Decks", "{count} {card}, {limit} in the pool"),
        FindingCode.UNIFIED_CONFLICT: translate("Decks", "{card} in {count} decks of the team"),
    }
